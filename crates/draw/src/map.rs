//! A table drawn in characters: as it lies, or a line as a snake where nothing tells how it lies.

mod canvas;
mod plan;
mod scale;
mod sketch;

use domino_layout::{Drawing, Opening};

use self::plan::{Part, Plan};
use self::scale::Scale;
use crate::TileStyle;

pub use sketch::{Row, Sketch, Span, Tone};

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

/// A table as it lies, as large as goes into so many columns; `None` where it is too wide.
///
/// Numbers above 6 need [`TileStyle::for_set_up_to`].
pub fn map_of_table(
    drawing: &Drawing,
    labels: &[Label],
    n_columns: usize,
    extent: Extent,
    style: TileStyle,
) -> Option<Sketch> {
    let ways = extent.ways().into_iter();
    let ways = ways.filter(|(scale, _)| style == TileStyle::Glyph || *scale != Scale::Glyph);
    let mut plans = ways.map(|(scale, part)| Plan::new(scale, drawing, labels, part));
    plans.find(|plan| plan.n_columns() <= n_columns).map(|plan| plan.sketch(style))
}

/// The units that [`map_of_line`] has for a line in so many columns.
pub fn n_units_of_line(n_columns: usize, style: TileStyle) -> i16 {
    scale_of_line(style).n_units(n_columns)
}

/// A line that is drawn for [`n_units_of_line`] units, as a snake.
///
/// # Examples
///
/// ```
/// use domino_draw::{TileStyle, map_of_line, n_units_of_line};
/// use domino_layout::{Drawing, End, Layout};
///
/// let mut layout = Layout::new();
/// layout.start("6-4".parse()?, &[End::Left, End::Right])?;
/// let drawing = Drawing::of_line(&layout, n_units_of_line(80, TileStyle::Ascii));
///
/// let sketch = map_of_line(&drawing, &[], TileStyle::Ascii);
/// let lines = sketch.rows.iter().map(|row| row.iter().map(|span| &*span.text).collect());
/// let text = lines.collect::<Vec<String>>().join("\n");
/// assert_eq!(text, "+-----+\n| 6: 4|\n+-----+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn map_of_line(drawing: &Drawing, labels: &[Label], style: TileStyle) -> Sketch {
    Plan::new(scale_of_line(style), drawing, labels, Part::Whole).sketch(style)
}

fn scale_of_line(style: TileStyle) -> Scale {
    match style {
        TileStyle::Glyph => Scale::Glyph,
        TileStyle::Ascii | TileStyle::Box => Scale::Wide,
    }
}
