//! A picture of a table as SVG: the tiles with their pips, the hands, and words beside them.

mod letters;
mod painter;
mod part;
mod style;
mod svg;
mod tile;

use std::fmt;

use domino_layout::Drawing;
use domino_tiles::TileSet;

/// The user units of a picture in one unit of the layout.
const UNIT: i32 = Picture::UNIT;

/// What is to be seen in a picture, and the words for it.
///
/// One unit of the layout is [`Picture::UNIT`] user units, and a rectangle of the plane has the same
/// corners in both. The same picture is the same bytes. Of a side of the table that is longer than
/// 48 squares it shows what is used. Words are words and no markup, whatever is in them. The ids and
/// the style sheet of a picture are its own, so that several can stand in one page.
///
/// # Examples
///
/// ```
/// use domino_draw::{Hand, Picture, Place};
/// use domino_layout::{Drawing, End, Layout};
///
/// let mut layout = Layout::new();
/// layout.start("6-4".parse()?, &[End::Left, End::Right])?;
/// let drawing = Drawing::of_line(&layout, Picture::LINE_WIDTH);
/// let hand = Hand {
///     name: "Ada".to_owned(),
///     size: "2 tiles".to_owned(),
///     n_tiles: 2,
///     shown: ["6-6".parse()?].into_iter().collect(),
///     is_mover: true,
/// };
/// let picture = Picture {
///     lang: "en",
///     title: "A table",
///     description: "6-4 lies on the table; Ada holds 6-6 and another tile.",
///     state: "Ada is on turn.",
///     drawing: &drawing,
///     places: &[("l", "6"), ("r", "4")].map(|(key, pips)| Place { key: key.into(), pips: pips.into() }),
///     numbers: &["1".to_owned()],
///     last: "6-4, laid last",
///     empty: "No tile is on the table.",
///     hands: &[hand],
///     footing: &|_| String::new(),
/// };
/// let svg = picture.to_svg();
/// assert!(svg.contains("<title>6-6</title>"));
/// assert!(Picture::is_svg_of_one(svg.as_bytes()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// The code of the language, as in `en`.
    pub lang: &'a str,
    /// What the picture shows, in a line.
    pub title: &'a str,
    /// What it shows in full, for those who do not see it.
    pub description: &'a str,
    /// The line below the title.
    pub state: &'a str,
    /// Where the tiles lie, and where the next can come.
    pub drawing: &'a Drawing,
    /// What stands at each opening of the drawing, in their order.
    pub places: &'a [Place],
    /// What stands in the middle of each tile on the table, in the order in which they were laid;
    /// nothing where it is empty or missing.
    pub numbers: &'a [String],
    /// What the tile is called that was laid last.
    pub last: &'a str,
    /// What stands on a table without a tile.
    pub empty: &'a str,
    /// The hands.
    pub hands: &'a [Hand],
    /// What stands below the hands, broken into lines of so many columns.
    pub footing: &'a dyn Fn(usize) -> String,
}

/// What stands where a tile can come next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// What is typed to play there.
    pub key: String,
    /// The number of pips of the end.
    pub pips: String,
}

/// The tiles of somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Who holds them.
    pub name: String,
    /// The number of tiles, in words, and what else stands beside the name.
    pub size: String,
    /// The number of tiles.
    pub n_tiles: usize,
    /// Those that lie face up; the others are face down.
    pub shown: TileSet,
    /// Whether a triangle points at the name.
    pub is_mover: bool,
}

impl Picture<'_> {
    /// The user units of a picture in one unit of the layout.
    pub const UNIT: i32 = 20;

    /// The user units that are left free between a tile on the table and the edge of its place, so that
    /// tiles side by side are seen to be two.
    pub const AIR: i32 = 2;

    /// The width of a line that no table bounds, in units of the layout: twelve tiles.
    pub const LINE_WIDTH: i16 = 48;

    /// Draws the picture.
    pub fn to_svg(&self) -> String {
        painter::draw(self)
    }

    /// Whether these bytes are a picture that [`Picture::to_svg`] drew.
    pub fn is_svg_of_one(bytes: &[u8]) -> bool {
        bytes.starts_with(svg::HEAD.as_bytes())
    }
}

impl fmt::Debug for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Picture").field("title", &self.title).finish_non_exhaustive()
    }
}
