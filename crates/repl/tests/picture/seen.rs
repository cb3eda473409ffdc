//! A picture read back.

use domino_draw::Picture;
use domino_layout::Rect;
use domino_tiles::{Tile, TileSet};
use roxmltree::{Document, Node};

/// A rectangle by its corner in the north-west and its sides, in user units.
pub(crate) type Frame = [i32; 4];

/// A point in user units.
pub(crate) type Point = (i32, i32);

/// What can be seen in a picture.
#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) view_box: Frame,
    /// The width that it asks for, in pixels.
    pub(crate) pixels: i32,
    pub(crate) style: String,
    /// The table with its edges.
    pub(crate) felt: Option<Frame>,
    /// What of it is shown, where that is not all.
    pub(crate) window: Option<Frame>,
    /// The tiles on the table.
    pub(crate) table: Vec<Face>,
    pub(crate) places: Vec<Frame>,
    /// What stands at the places, or on an empty table.
    pub(crate) keys: Vec<(Point, String)>,
    /// The numbers of pips at the places.
    pub(crate) ends: Vec<(Point, String)>,
    pub(crate) hands: Vec<Hand>,
    /// Where triangles stand.
    pub(crate) movers: Vec<Point>,
    pub(crate) head: (Point, String),
    /// The lines of text below the head and below the hands.
    pub(crate) lines: Vec<(Point, String)>,
}

/// A tile face up.
#[derive(Debug)]
pub(crate) struct Face {
    pub(crate) tile: Tile,
    /// The place that it takes, which on the table is larger than itself.
    pub(crate) frame: Frame,
    /// What stands in its middle, with the ground on which it stands.
    pub(crate) number: Option<(String, Frame)>,
    /// The halves that are not blank.
    pub(crate) halves: Vec<Half>,
    pub(crate) is_last: bool,
}

/// A half with pips or a number.
#[derive(Clone, Debug)]
pub(crate) struct Half {
    pub(crate) middle: Point,
    pub(crate) n: u8,
    /// Where its pips are, from its middle; none where a number stands.
    pub(crate) pips: Vec<Point>,
}

/// A seat with its tiles.
#[derive(Debug)]
pub(crate) struct Hand {
    /// Where the name begins, on its baseline.
    pub(crate) at: Point,
    pub(crate) name: String,
    /// The number of tiles in words, and how far behind the name.
    pub(crate) size: (String, i32),
    pub(crate) open: Vec<Face>,
    /// The tiles face down.
    pub(crate) backs: Vec<Frame>,
}

impl Hand {
    pub(crate) fn tiles(&self) -> TileSet {
        self.open.iter().map(|face| face.tile).collect()
    }

    /// All tiles.
    pub(crate) fn frames(&self) -> impl Iterator<Item = Frame> {
        self.open.iter().map(|face| face.frame).chain(self.backs.iter().copied())
    }
}

impl Face {
    /// The middles of the halves with what they show, in order.
    pub(crate) fn shown(&self) -> Vec<(Point, u8)> {
        let mut shown: Vec<_> = self.halves.iter().map(|half| (half.middle, half.n)).collect();
        shown.sort_unstable();
        shown
    }
}

impl Seen {
    pub(crate) fn read(svg: &str) -> Seen {
        let document = Document::parse(svg).unwrap();
        let root = document.root_element();
        let find =
            |class| document.descendants().find(|node| node.attribute("class") == Some(class));
        let style = root.children().find(|node| node.has_tag_name("style")).unwrap();
        let (head, felt) = (find("head").unwrap(), find("felt"));
        let mut seen = Seen {
            view_box: view_box(root),
            pixels: number(root, "width"),
            style: text(style),
            felt: felt.map(frame),
            window: felt
                .and_then(|felt| felt.parent())
                .filter(|parent| *parent != root)
                .map(window),
            table: Vec::new(),
            places: Vec::new(),
            keys: Vec::new(),
            ends: Vec::new(),
            hands: Vec::new(),
            movers: Vec::new(),
            head: (point(head), text(head)),
            lines: Vec::new(),
        };
        for node in document.descendants() {
            seen.add(node);
        }
        seen
    }

    /// Adds what one element shows: what follows a name is the hand of that seat.
    fn add(&mut self, node: Node<'_, '_>) {
        match node.attribute("class").unwrap_or_default() {
            "tile" | "tile last" => match self.hands.last_mut() {
                Some(hand) => hand.open.push(face(node)),
                None => self.table.push(on_table(face(node))),
            },
            "back" => self.hands.last_mut().unwrap().backs.push(frame(node)),
            "name" => self.hands.push(hand(node)),
            "place" => self.places.push(frame(node)),
            "end" => self.ends.push((point(node), text(node))),
            "key" => self.keys.push((point(node), text(node))),
            "line" => self.lines.push((point(node), text(node))),
            "mover" => {
                let path = node.attribute("d").unwrap().strip_prefix('M').unwrap();
                let (x, rest) = path.split_once(' ').unwrap();
                let y = rest.strip_suffix("v20l16,-10z").unwrap();
                self.movers.push((x.parse().unwrap(), y.parse().unwrap()));
            }
            _ => {}
        }
    }
}

/// A rectangle of the layout in user units.
pub(crate) fn in_picture(rect: Rect) -> Frame {
    let Rect { west, north, east, south } = rect;
    [west, north, east - west, south - north].map(|units| i32::from(units) * Picture::UNIT)
}

/// Whether one rectangle lies within another.
pub(crate) fn is_within([x, y, width, height]: Frame, outer: Frame) -> bool {
    let [left, top, w, h] = outer;
    x >= left && y >= top && x + width <= left + w && y + height <= top + h
}

fn number(node: Node<'_, '_>, name: &str) -> i32 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn text(node: Node<'_, '_>) -> String {
    node.text().unwrap_or_default().to_owned()
}

fn point(node: Node<'_, '_>) -> Point {
    (number(node, "x"), number(node, "y"))
}

fn frame(node: Node<'_, '_>) -> Frame {
    ["x", "y", "width", "height"].map(|name| number(node, name))
}

fn view_box(node: Node<'_, '_>) -> Frame {
    let numbers = node.attribute("viewBox").unwrap().split(' ');
    numbers.map(|number| number.parse().unwrap()).collect::<Vec<_>>().try_into().unwrap()
}

/// What an inner picture shows; it moves and scales nothing.
fn window(inner: Node<'_, '_>) -> Frame {
    assert!(inner.has_tag_name("svg") && view_box(inner) == frame(inner));
    frame(inner)
}

fn hand(name: Node<'_, '_>) -> Hand {
    let size = name.children().find(|node| node.has_tag_name("tspan")).unwrap();
    Hand {
        at: point(name),
        name: text(name),
        size: (text(size), number(size, "dx")),
        open: Vec::new(),
        backs: Vec::new(),
    }
}

/// A tile with the air around it.
fn on_table(face: Face) -> Face {
    let [x, y, width, height] = face.frame;
    let air = Picture::AIR;
    Face { frame: [x - air, y - air, width + 2 * air, height + 2 * air], ..face }
}

fn face(group: Node<'_, '_>) -> Face {
    let child = |name| group.children().find(|node| node.has_tag_name(name)).unwrap();
    let title = text(child("title"));
    let halves = group.children().filter(|node| matches!(node.tag_name().name(), "use" | "text"));
    Face {
        tile: title.rsplit(' ').next().unwrap().parse().unwrap(),
        frame: frame(child("rect")),
        number: group.children().find(|node| node.attribute("class") == Some("number")).map(
            |node| {
                let child = |name| node.children().find(|node| node.has_tag_name(name)).unwrap();
                (text(child("text")), frame(child("rect")))
            },
        ),
        halves: halves.map(half).collect(),
        is_last: group.attribute("class") == Some("tile last"),
    }
}

fn half(node: Node<'_, '_>) -> Half {
    let (x, y) = point(node);
    let Some(href) = node.attribute("href") else {
        // A number stands on its baseline, nine below the middle of the half.
        let n = text(node).parse().unwrap();
        assert!(n > 9, "pips are drawn up to nine");
        return Half { middle: (x, y - 9), n, pips: Vec::new() };
    };
    let pips = pips(node.document(), href.strip_prefix('#').unwrap());
    Half { middle: (x, y), n: u8::try_from(pips.len()).unwrap(), pips }
}

/// The radius of a pip, in user units.
pub(crate) const RADIUS: f64 = 3.5;

/// The pips of a half: none lies on the rim or on another.
///
/// The rim of the tile that was laid last is the thickest: five, half of it within the outline.
fn pips(document: &Document<'_>, id: &str) -> Vec<Point> {
    let group = document.descendants().find(|node| node.attribute("id") == Some(id)).unwrap();
    let pips: Vec<Point> =
        group.children().map(|circle| (number(circle, "cx"), number(circle, "cy"))).collect();
    assert!(group.children().all(|circle| circle.attribute("r") == Some(&RADIUS.to_string())));
    let rim = f64::from(Picture::UNIT - Picture::AIR) - 2.5;
    for (place, (x, y)) in pips.iter().enumerate() {
        let outermost = f64::from(x.abs().max(y.abs())) + RADIUS;
        assert!(outermost + 1.5 < rim, "{id}: {pips:?}");
        for (other_x, other_y) in &pips[..place] {
            let apart = (x - other_x).abs().max((y - other_y).abs());
            assert!(f64::from(apart) > 2.0 * RADIUS + 1.5, "{id}: {pips:?}");
        }
    }
    pips
}
