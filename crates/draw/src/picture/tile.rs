//! Tiles with their pips.

use domino_layout::Rect;
use domino_tiles::{Pips, Tile};

use super::UNIT;
use super::svg::{OWN, Svg, escaped};

/// The user units of a half's side.
const HALF: i32 = 2 * UNIT;

/// The user units from the middle of a half to its outer pips: as far from one another as from the rim,
/// also where that is thick.
const STEP: i32 = 10;

/// The user units from the middle of a pip to its edge.
const RADIUS: &str = "3.5";

/// The height of the ground on which the number of a tile stands, in user units: what the pips of both
/// halves leave free.
const NUMBER: i32 = 12;

/// The user units that a letter of such a number takes.
const DIGIT: i32 = 10;

/// The most pips that are drawn; above it stands a number.
const MAX_PIPS: u8 = 9;

/// Which way a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lie {
    /// Its long side goes from west to east.
    Flat,
    /// Its long side goes from north to south.
    Upright,
}

/// A rectangle in user units, by its corner in the north-west and its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Frame {
    /// A rectangle of the layout.
    pub(super) fn of(rect: Rect) -> Frame {
        let units = |units: i16| i32::from(units) * UNIT;
        let (x, y) = (units(rect.west), units(rect.north));
        Frame { x, y, width: units(rect.east) - x, height: units(rect.south) - y }
    }

    /// A tile that stands upright.
    pub(super) fn upright(x: i32, y: i32) -> Frame {
        Frame { x, y, width: HALF, height: 2 * HALF }
    }

    /// As much more on each side.
    pub(super) fn grown(self, by: i32) -> Frame {
        let Frame { x, y, width, height } = self;
        Frame { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
    }

    pub(super) fn middle(self) -> (i32, i32) {
        (self.x + self.width / 2, self.y + self.height / 2)
    }

    /// Where a word can stand in a tile: in its middle, or in that of a half.
    pub(super) fn spots(self) -> [(i32, i32); 3] {
        let (x, y) = self.middle();
        let (dx, dy) = match self.lie() {
            Lie::Flat => (UNIT, 0),
            Lie::Upright => (0, UNIT),
        };
        [(x, y), (x - dx, y - dy), (x + dx, y + dy)]
    }

    /// Whether a point lies in it or on its edge.
    pub(super) fn contains(self, (x, y): (i32, i32)) -> bool {
        let Frame { x: left, y: top, width, height } = self;
        (left..=left + width).contains(&x) && (top..=top + height).contains(&y)
    }

    fn lie(self) -> Lie {
        if self.width > self.height { Lie::Flat } else { Lie::Upright }
    }

    /// It as the part of the plane that a picture shows.
    pub(super) fn view_box(self) -> String {
        let Frame { x, y, width, height } = self;
        format!("{x} {y} {width} {height}")
    }

    /// Its attributes.
    pub(super) fn attributes(self) -> String {
        let Frame { x, y, width, height } = self;
        format!(r#"x="{x}" y="{y}" width="{width}" height="{height}""#)
    }
}

/// A tile face up.
pub(super) struct Face<'a> {
    pub(super) frame: Frame,
    /// The halves with the middle of each.
    pub(super) halves: [(Pips, (i32, i32)); 2],
    pub(super) title: String,
    /// What stands in its middle; nothing if it is empty.
    pub(super) number: &'a str,
    /// Its classes.
    pub(super) class: &'static str,
}

impl Face<'_> {
    /// A tile of a hand, the larger half on top.
    pub(super) fn in_hand(tile: Tile, x: i32, y: i32) -> Face<'static> {
        let middle = x + UNIT;
        Face {
            frame: Frame::upright(x, y),
            halves: [(tile.high(), (middle, y + UNIT)), (tile.low(), (middle, y + 3 * UNIT))],
            title: tile.to_string(),
            number: "",
            class: "tile",
        }
    }

    pub(super) fn draw(&self, svg: &mut Svg) {
        let Face { frame, halves, title, number, class } = self;
        let (title, attributes) = (escaped(title), frame.attributes());
        svg.put(format_args!(r#"<g class="{class}"><title>{title}</title>"#));
        let (x, y) = frame.middle();
        let bar = match frame.lie() {
            Lie::Flat => format!("M{x} {}v24", y - 12),
            Lie::Upright => format!("M{} {y}h24", x - 12),
        };
        svg.put(format_args!(r#"<rect {attributes} rx="6"/><path d="{bar}"/>"#));
        for (pips, (x, y)) in halves {
            match pips.get() {
                0 => {}
                n @ 1..=MAX_PIPS => {
                    let id = id(n, frame.lie());
                    svg.put(format_args!(r##"<use href="#{id}" x="{x}" y="{y}"/>"##));
                }
                n => svg.put(format_args!(r#"<text x="{x}" y="{}">{n}</text>"#, y + 9)),
            }
        }
        if !number.is_empty() {
            svg.put(format_args!("{}", numbered(number, frame.middle())));
        }
        svg.line(format_args!("</g>"));
    }

    /// The pips that the tile needs, by the name under which they are defined.
    pub(super) fn symbols(&self) -> impl Iterator<Item = (String, String)> {
        let lie = self.frame.lie();
        let drawn = self.halves.iter().map(|(pips, _)| pips.get());
        drawn.filter(|n| (1..=MAX_PIPS).contains(n)).map(move |n| (id(n, lie), symbol(n, lie)))
    }
}

/// A number around a point, on a ground of its own.
fn numbered(number: &str, (x, y): (i32, i32)) -> String {
    let n_letters = i32::try_from(number.chars().count()).unwrap_or(i32::MAX);
    let (width, number) = (n_letters.saturating_mul(DIGIT).saturating_add(2), escaped(number));
    let ground = Frame { x: x - width / 2, y: y - NUMBER / 2, width, height: NUMBER }.attributes();
    let baseline = y + 5;
    format!(
        r#"<g class="number"><rect {ground} rx="4"/><text x="{x}" y="{baseline}">{number}</text></g>"#
    )
}

/// The name under which the pips of a half are defined.
fn id(n: u8, lie: Lie) -> String {
    match lie {
        Lie::Flat => format!("{OWN}-f{n}"),
        Lie::Upright => format!("{OWN}-u{n}"),
    }
}

/// The pips of a half around its middle.
fn symbol(n: u8, lie: Lie) -> String {
    let pips = (0..9).filter(|place| is_pip(n, *place)).map(|place| {
        let (column, row) = (place % 3 - 1, place / 3 - 1);
        // A tile that lies flat is one that stands upright after a quarter turn.
        let (x, y) = match lie {
            Lie::Upright => (column, row),
            Lie::Flat => (-row, column),
        };
        format!(r#"<circle cx="{}" cy="{}" r="{RADIUS}"/>"#, x * STEP, y * STEP)
    });
    format!(r#"<g id="{}">{}</g>"#, id(n, lie), pips.collect::<String>())
}

/// Whether a half of so many pips has one at a place of the three rows of three.
fn is_pip(n: u8, place: i32) -> bool {
    match place {
        // The middle.
        4 => n % 2 == 1,
        // One diagonal, then the other, then the middle of the columns, then that of the rows.
        0 | 8 => n >= 2,
        2 | 6 => n >= 4,
        3 | 5 => n >= 6,
        _ => n >= 8,
    }
}

/// Draws a tile face down.
pub(super) fn draw_back(svg: &mut Svg, x: i32, y: i32) {
    let frame = Frame::upright(x, y).attributes();
    svg.line(format_args!(r#"<rect class="back" {frame} rx="6"/>"#));
}
