//! How a picture is put together: heading, table, hands, and what stands below them.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::letters::{HEIGHT, bold_width, fitted, fitted_bold, width};
use super::part::shown;
use super::style::style_of;
use super::svg::{HEAD, OWN, Svg, escaped, named};
use super::tile::{Face, Frame, draw_back};
use super::{Hand, Picture, Place, UNIT};

/// The user units around and between the parts.
const MARGIN: i32 = 40;

/// The user units of a line of text.
const LINE: i32 = 34;

/// The height of the heading's letters, in user units.
const HEADING: i32 = 32;

/// The user units that a column of text takes at least, and at most, on the whole.
const COLUMN: RangeInclusive<i32> = 12..=15;

/// The user units from a tile of a hand to the next.
const STRIDE: i32 = 2 * UNIT + 8;

/// The user units from a row of a hand to the next.
const ROW: i32 = 4 * UNIT + 8;

/// The tiles of a hand side by side.
const PER_ROW: usize = 9;

/// The user units of a hand's width.
const HAND: i32 = 9 * STRIDE - 8;

/// The width of the table's edge, in user units.
const EDGE: i32 = 6;

/// The user units from the left of a hand to its name, where a triangle may stand before it.
const MOVER: i32 = 24;

/// The user units from a name to the number of tiles.
const GAP: i32 = 14;

/// The widest that a picture asks to be shown, in pixels, as long as its smallest letters are 11 high.
const MAX_PIXELS: i32 = 960;

/// The user units from the middle of a place to the baseline of its key, and to that of its pips.
const BASELINES: [i32; 2] = [-3, 18];

/// Draws what is to be seen.
pub(super) fn draw(picture: &Picture<'_>) -> String {
    let mut painter = Painter::new(Frame::of(shown(picture.drawing)));
    painter.head(picture);
    painter.table(picture);
    painter.hands(picture.hands);
    painter.footing(picture.footing);
    painter.finish(picture)
}

/// A picture in the making, from top to bottom.
struct Painter {
    body: Svg,
    /// The pips that are used, by name.
    symbols: BTreeMap<String, String>,
    /// What the part of the table takes that is shown.
    area: Frame,
    /// The left edge of what stands above and below the table.
    left: i32,
    width: i32,
    top: i32,
    /// Where the next part begins.
    y: i32,
}

impl Painter {
    fn new(area: Frame) -> Painter {
        let width = area.width.max(i32::from(Picture::LINE_WIDTH) * UNIT);
        let top = area.y - 2 * MARGIN - 2 * LINE;
        Painter {
            body: Svg::default(),
            symbols: BTreeMap::new(),
            area,
            left: area.middle().0 - width / 2,
            width,
            top,
            y: top + MARGIN,
        }
    }

    fn head(&mut self, picture: &Picture<'_>) {
        let title = fitted_bold(picture.title, extent(self.width * HEIGHT / HEADING));
        self.words("head", &title);
        self.line(picture.state);
    }

    /// Adds a line of text.
    fn line(&mut self, words: &str) {
        self.words("line", &fitted(words, extent(self.width)));
    }

    fn words(&mut self, class: &str, words: &str) {
        self.y += LINE;
        self.body.words((self.left, self.y - 8), class, words);
    }

    fn table(&mut self, picture: &Picture<'_>) {
        let drawing = picture.drawing;
        if let Some(table) = drawing.table {
            self.felt(Frame::of(table));
        }
        self.places(picture);
        if drawing.pieces.is_empty() {
            self.empty(picture.empty);
        }
        for (idx, piece) in drawing.pieces.iter().enumerate() {
            let (title, class) = match drawing.last() {
                Some(last) if last == piece => (picture.last.to_owned(), "tile last"),
                _ => (piece.tile.to_string(), "tile"),
            };
            let halves = piece.halves.map(|(pips, rect)| (pips, Frame::of(rect).middle()));
            let frame = Frame::of(piece.rect).grown(-Picture::AIR);
            let number = picture.numbers.get(idx).map_or("", String::as_str);
            self.face(&Face { frame, halves, title, number, class });
        }
        self.y = self.area.y + self.area.height + MARGIN;
    }

    /// Draws the felt of a table, with the edges that are within the part that is shown.
    fn felt(&mut self, table: Frame) {
        let felt = format!(r#"<rect class="felt" {} rx="4"/>"#, table.attributes());
        if table == self.area {
            return self.body.line(format_args!("{felt}"));
        }
        // An inner picture shows what is within it and no more, at the same coordinates.
        let window = self.area.grown(EDGE / 2);
        let (attributes, view_box) = (window.attributes(), window.view_box());
        self.body.line(format_args!(r#"<svg {attributes} viewBox="{view_box}">{felt}</svg>"#));
    }

    /// Says that no tile lies on the table, if the words fit on it.
    fn empty(&mut self, words: &str) {
        if bold_width(words) <= extent(self.area.width) {
            let (x, y) = self.area.middle();
            self.body.words((x, y + 9), "key", words);
        }
    }

    /// Draws where the next tile can lie, with what plays there.
    fn places(&mut self, picture: &Picture<'_>) {
        let openings = picture.drawing.openings.iter();
        let frames: Vec<Frame> = openings.map(|opening| Frame::of(opening.rect)).collect();
        for (idx, frame) in frames.iter().enumerate() {
            let attributes = frame.attributes();
            self.body.line(format_args!(r#"<rect class="place" {attributes} rx="6"/>"#));
            let (x, y) = spot(&frames, idx);
            let Some(Place { key, pips }) = picture.places.get(idx) else { continue };
            let [above, below] = BASELINES.map(|baseline| (x, y + baseline));
            self.body.words(above, "key", key);
            self.body.words(below, "end", pips);
        }
    }

    fn face(&mut self, face: &Face<'_>) {
        face.draw(&mut self.body);
        self.symbols.extend(face.symbols());
    }

    /// Draws the hands side by side, as many as fit.
    fn hands(&mut self, hands: &[Hand]) {
        let n_beside = extent((self.width + MARGIN) / (HAND + MARGIN)).max(1);
        for row in hands.chunks(n_beside) {
            let mut bottom = self.y;
            for (column, hand) in row.iter().enumerate() {
                let x = self.left + whole(column) * (HAND + MARGIN);
                bottom = bottom.max(self.hand(hand, x));
            }
            self.y = bottom + MARGIN / 2;
        }
    }

    /// Draws a hand and gives its lower edge.
    fn hand(&mut self, hand: &Hand, x: i32) -> i32 {
        let y = self.y + LINE - 12;
        if hand.is_mover {
            self.body.line(format_args!(r#"<path class="mover" d="M{x} {}v20l16,-10z"/>"#, y - 19));
        }
        let rest = extent(HAND - MOVER - GAP).saturating_sub(width(&hand.size));
        let (name, size) = (escaped(&fitted_bold(&hand.name, rest)), escaped(&hand.size));
        let x_name = if hand.is_mover { x + MOVER } else { x };
        self.body.line(format_args!(
            r#"<text x="{x_name}" y="{y}" class="name">{name}<tspan dx="{GAP}">{size}</tspan></text>"#
        ));

        let mut shown = hand.shown.iter();
        for idx in 0..hand.n_tiles {
            let (row, column) = (whole(idx / PER_ROW), whole(idx % PER_ROW));
            let (x, y) = (x + column * STRIDE, self.y + LINE + row * ROW);
            match shown.next() {
                Some(tile) => self.face(&Face::in_hand(tile, x, y)),
                None => draw_back(&mut self.body, x, y),
            }
        }
        self.y + LINE + whole(hand.n_tiles.div_ceil(PER_ROW)) * ROW
    }

    /// Adds what stands below the hands, in the fewest lines that end before the edge; where a name is
    /// too long for any, it is cut.
    fn footing(&mut self, broken: &dyn Fn(usize) -> String) {
        let limit = extent(self.width);
        let [most, usual] =
            [COLUMN.start(), COLUMN.end()].map(|column| extent(self.width / column));
        let mut texts = (1..=most).rev().map(broken);
        let fitting = texts.find(|text| text.lines().all(|line| width(line) <= limit));
        for line in fitting.unwrap_or_else(|| broken(usual)).lines() {
            self.line(line);
        }
    }

    /// The whole picture.
    fn finish(self, picture: &Picture<'_>) -> String {
        let Painter { body, symbols, left, width, top, y, .. } = self;
        let page =
            Frame { x: left - MARGIN, y: top, width: width + 2 * MARGIN, height: y + MARGIN - top };
        let has_numbers = !picture.numbers.is_empty();
        // The numbers on the tiles are smaller than any other letters.
        let least = if has_numbers { page.width * 4 / 5 } else { page.width * 12 / 25 };
        let pixels = (page.width * 3 / 4).min(MAX_PIXELS).max(least);
        let lang = escaped(picture.lang);
        let (title, description) = (escaped(picture.title), escaped(picture.description));
        let symbols: String = symbols.into_values().collect();
        let style = style_of(OWN, has_numbers);
        let svg = format!(
            r#"{HEAD} id="{OWN}" lang="{lang}" viewBox="{view_box}" width="{pixels}" height="{pixels_high}" role="img" aria-labelledby="{OWN}-title {OWN}-desc">
<title id="{OWN}-title">{title}</title>
<desc id="{OWN}-desc">{description}</desc>
<style>
{style}</style>
<defs>{symbols}</defs>
<rect class="page" {frame} rx="16"/>
{body}</svg>
"#,
            view_box = page.view_box(),
            pixels_high = page.height * pixels / page.width,
            frame = page.attributes(),
        );
        named(&svg)
    }
}

/// Where the key of a place stands: in the middle, or in a half where another place lies over the
/// rest or, at two ends that meet, over all of it.
fn spot(places: &[Frame], idx: usize) -> (i32, i32) {
    let place = places[idx];
    let [middle, first, second] = place.spots();
    let others = || places.iter().enumerate().filter(|(other, _)| *other != idx);
    match others().find(|(_, other)| **other == place) {
        Some((other, _)) if other > idx => first,
        Some(_) => second,
        None => {
            let is_own = |spot: &(i32, i32)| others().all(|(_, other)| !other.contains(*spot));
            [middle, first, second].into_iter().find(is_own).unwrap_or(middle)
        }
    }
}

/// A length to compare with counts and with widths of words; none below 0.
fn extent(length: i32) -> usize {
    usize::try_from(length).unwrap_or(0)
}

/// A count for arithmetic with lengths.
fn whole(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
