//! A table drawn in characters: as it lies, or a line as a snake where nothing tells how it lies.

mod canvas;
mod plan;
mod scale;
mod sketch;

use domino_layout::{Drawing, Opening};
use domino_tiles::{Pips, Tile};

use self::plan::{Part, Plan};
use self::scale::Scale;
use crate::TileStyle;

pub use sketch::{Row, Sketch, Span, Tone};

/// The highest number that is one digit.
const HIGHEST_DIGIT: u8 = 9;

/// What stands at a place where a tile can come next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub opening: Opening,
    /// What stands there, in one line without control characters.
    pub text: String,
}

/// How much of a table is drawn where that has room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// The rows where tiles lie or can come next.
    Used,
    /// All of it, with its edges.
    Whole,
}

impl Extent {
    /// What is drawn of a table in which way, the best first; glyphs only where there are some.
    fn ways(self) -> [(Scale, Part); 8] {
        use Part::{Rows, Used, Whole};
        use Scale::{Glyph, Narrow, Tiny, Wide};
        match self {
            Extent::Used => [
                (Glyph, Rows),
                (Glyph, Used),
                (Wide, Rows),
                (Narrow, Rows),
                (Wide, Used),
                (Narrow, Used),
                (Tiny, Rows),
                (Tiny, Used),
            ],
            Extent::Whole => [
                (Glyph, Whole),
                (Glyph, Used),
                (Wide, Whole),
                (Narrow, Whole),
                (Tiny, Whole),
                (Wide, Used),
                (Narrow, Used),
                (Tiny, Used),
            ],
        }
    }
}

/// Whether anything can be drawn in so many columns.
pub fn has_room_for_a_map(n_columns: usize) -> bool {
    Scale::Wide.n_units(n_columns) >= Drawing::MIN_WIDTH
}

/// What a map shows.
#[derive(Clone, Copy, Debug)]
pub struct MapContent<'a> {
    /// Where the tiles lie.
    pub drawing: &'a Drawing,
    /// What stands at its openings.
    pub labels: &'a [Label],
    /// The tiles that are marked as news.
    pub marked: &'a [Tile],
}

/// The room for a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MapRoom {
    /// The most columns.
    pub n_columns: usize,
    /// The most rows; `usize::MAX` where they can be scrolled.
    pub n_rows: usize,
}

impl MapRoom {
    fn holds(self, plan: &Plan<'_>) -> bool {
        plan.n_columns() <= self.n_columns && plan.n_rows() <= self.n_rows
    }
}

/// A table as it lies, as large as there is room; `None` where it is too wide or too high.
///
/// Numbers above 6 need [`TileStyle::for_set_up_to`].
pub fn map_of_table(
    map: MapContent<'_>,
    room: MapRoom,
    extent: Extent,
    style: TileStyle,
) -> Option<Sketch> {
    let ways = extent.ways().into_iter();
    let ways = ways.filter(|(scale, _)| style == TileStyle::Glyph || *scale != Scale::Glyph);
    let mut plans = ways.map(|(scale, part)| Plan::new(scale, map, part));
    plans.find(|plan| room.holds(plan)).map(|plan| plan.sketch(style))
}

/// A line as a snake, as large as there is room; `None` where it is too high.
///
/// `draw` gives the line for so many units ([`Drawing::of_line`]) and its labels; `highest` is the highest
/// number of the set.
///
/// # Examples
///
/// ```
/// use domino_draw::{MapRoom, TileStyle, map_of_line};
/// use domino_layout::{Drawing, End, Layout};
/// use domino_tiles::Pips;
///
/// let mut layout = Layout::new();
/// layout.start("6-4".parse()?, &[End::Left, End::Right])?;
/// let draw = |n_units| (Drawing::of_line(&layout, n_units), Vec::new());
///
/// let room = MapRoom { n_columns: 40, n_rows: 24 };
/// let sketch = map_of_line(draw, &[], Pips::new(6)?, room, TileStyle::Ascii).ok_or("too high")?;
/// let lines = sketch.rows.iter().map(|row| row.iter().map(|span| &*span.text).collect());
/// let text = lines.collect::<Vec<String>>().join("\n");
/// let [edge, tile] = ["+-----+", "| 6: 4|"].map(|row| " ".repeat(15) + row);
/// assert_eq!(text, format!("{edge}\n{tile}\n{edge}"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn map_of_line(
    draw: impl Fn(i16) -> (Drawing, Vec<Label>),
    marked: &[Tile],
    highest: Pips,
    room: MapRoom,
    style: TileStyle,
) -> Option<Sketch> {
    let scales: &[Scale] = match style {
        TileStyle::Glyph => &[Scale::Glyph],
        _ if highest.get() > HIGHEST_DIGIT => &[Scale::Wide],
        TileStyle::Ascii | TileStyle::Box => &[Scale::Wide, Scale::Narrow, Scale::Tiny],
    };
    scales.iter().find_map(|&scale| {
        let (drawing, labels) = draw(scale.n_units(room.n_columns));
        let plan = Plan::new(
            scale,
            MapContent { drawing: &drawing, labels: &labels, marked },
            Part::Whole,
        );
        room.holds(&plan).then(|| plan.sketch(style))
    })
}
