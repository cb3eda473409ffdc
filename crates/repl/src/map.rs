//! The table drawn in characters: as it lies, or as a snake where nothing tells how it lies.

mod canvas;
mod grid;
mod places;

use domino_layout::{Drawing, Opening, Rect};
use domino_rules::Table;

use self::canvas::Canvas;
use self::grid::{Cells, Grid, Scale};
use crate::ink::{Ink, columns};
use crate::narrator::Narrator;
use crate::page::glued;
use crate::{Message, TileStyle};

pub(crate) use places::{lying, snake};

/// The highest number of a set whose halves have one digit.
const MAX_DIGIT: u8 = 9;

/// A place where a tile can come next, and what stands there.
type Label = (Opening, String);

/// How much of a table is drawn where that has room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The rows where tiles lie or can come next.
    Used,
    /// All of it, with its edges.
    Whole,
}

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// All of it.
    Whole,
    /// Its whole width, but no more rows than are used.
    Rows,
    /// What is used.
    Used,
}

impl Extent {
    /// What is drawn of a table in which way: the first that is not too wide.
    fn ways(self) -> [(Scale, Part); 6] {
        let used = |scale| (scale, Part::Used);
        let [wide, narrow, tiny] = [Scale::Wide, Scale::Narrow, Scale::Tiny];
        match self {
            Extent::Used => [
                (wide, Part::Rows),
                (narrow, Part::Rows),
                used(wide),
                used(narrow),
                (tiny, Part::Rows),
                used(tiny),
            ],
            Extent::Whole => [
                (wide, Part::Whole),
                (narrow, Part::Whole),
                (tiny, Part::Whole),
                used(wide),
                used(narrow),
                used(tiny),
            ],
        }
    }
}

impl Narrator {
    /// Draws the table, or tells the line in words where nothing is drawn.
    pub(crate) fn map(&mut self, table: &Table, extent: Extent) {
        let width = self.page.width();
        let is_wide_enough = Grid::n_units(Scale::Wide, width) >= Drawing::MIN_WIDTH;
        if self.page.is_plain() || table.layout().is_empty() || !is_wide_enough {
            return self.one_line(table);
        }
        let Some(lying) = lying(table) else { return self.snake(table) };
        let labels =
            self.labels(table, &lying, |narrator, opening| narrator.heading_name(opening.heading));
        let ways = self.ways(extent);
        let mut plans = ways.iter().map(|(scale, part)| Plan::new(*scale, &lying, &labels, *part));
        let Some(plan) = plans.find(|plan| plan.window.n_columns() <= width) else {
            self.snake(table);
            self.say(&Message::TooWideForMap);
            return self.directions(table, &lying.openings);
        };
        let hidden = self.draw(&plan);
        self.directions(table, &hidden);
    }

    /// Draws the line as a snake.
    fn snake(&mut self, table: &Table) {
        let scale = if self.has_glyphs() { Scale::Glyph } else { Scale::Wide };
        let drawing = snake(table, Grid::n_units(scale, self.page.width()));
        let labels = self.labels(table, &drawing, |_, _| String::new());
        self.draw(&Plan::new(scale, &drawing, &labels, Part::Whole));
    }

    /// Shows a drawing, and gives the openings whose labels found no room.
    fn draw(&mut self, plan: &Plan<'_>) -> Vec<Opening> {
        let (canvas, hidden) = plan.draw();
        self.page.drawing(&canvas.rows(self.style.tiles));
        hidden
    }

    /// Whether tiles are drawn as Unicode's domino tiles.
    fn has_glyphs(&self) -> bool {
        let highest = self.rules.set().highest().get();
        self.style.tiles == TileStyle::Glyph && highest <= canvas::HIGHEST_GLYPH
    }

    /// What can be drawn of a table in which way, the best first.
    fn ways(&self, extent: Extent) -> Vec<(Scale, Part)> {
        let glyphs = extent.ways().into_iter().filter(|(scale, _)| *scale == Scale::Wide);
        let glyphs = glyphs.map(|(_, part)| (Scale::Glyph, part)).filter(|_| self.has_glyphs());
        let has_room =
            |scale| scale == Scale::Wide || self.rules.set().highest().get() <= MAX_DIGIT;
        glyphs.chain(extent.ways().into_iter().filter(|(scale, _)| has_room(*scale))).collect()
    }

    /// What stands at each opening: the key of its end, and its heading where that can be typed.
    fn labels(
        &self,
        table: &Table,
        drawing: &Drawing,
        heading: impl Fn(&Narrator, &Opening) -> String,
    ) -> Vec<Label> {
        let label = |opening: &Opening| {
            (*opening, self.end_key(table, opening.end) + &heading(self, opening))
        };
        drawing.openings.iter().map(label).collect()
    }

    /// Tells in which directions the ends of some openings can go on.
    pub(crate) fn directions(&mut self, table: &Table, openings: &[Opening]) {
        let ends = table.layout().ends().iter().filter_map(|open| {
            let own = openings.iter().filter(|opening| opening.end == open.name);
            let headings: Vec<String> =
                own.map(|opening| self.heading_name(opening.heading)).collect();
            if headings.is_empty() {
                return None;
            }
            let key = Ink::Key.mark(&self.end_key(table, open.name));
            let (end, headings) = (open.name.to_string(), headings.join(", "));
            Some(glued(&self.words(&Message::EndDirections { end, key, headings })))
        });
        let join = |first, last| self.words(&Message::DirectionsAnd { first, last });
        if let Some(ends) = ends.reduce(join) {
            self.say(&Message::Directions { ends });
        }
    }
}

/// A drawing at a scale, and the part of it that is shown.
struct Plan<'a> {
    grid: Grid,
    drawing: &'a Drawing,
    labels: &'a [Label],
    window: Cells,
}

impl<'a> Plan<'a> {
    fn new(scale: Scale, drawing: &'a Drawing, labels: &'a [Label], part: Part) -> Plan<'a> {
        let grid = Grid::new(scale, drawing);
        let words = labels.iter().filter_map(|(opening, text)| {
            let n_letters = n_columns(text);
            let (west, row) = grid.spots(opening, n_letters).next()?;
            Some(Cells { west, east: west + n_letters - 1, north: row, south: row })
        });
        let tiles = drawing.pieces.iter().map(|piece| grid.frame(piece.rect));
        let used = tiles.chain(words).reduce(Cells::with);
        let used = used.unwrap_or(Cells { west: 0, east: 0, north: 0, south: 0 });
        let window = match drawing.table {
            None => used,
            Some(table) => window(grid, drawing, table, used, part),
        };
        Plan { grid, drawing, labels, window }
    }

    /// Draws it, and gives the openings whose labels found no room.
    fn draw(&self) -> (Canvas, Vec<Opening>) {
        let mut canvas = Canvas::new(self.grid, self.window);
        if let Some(table) = self.drawing.table {
            canvas.edge(table);
        }
        let last = self.drawing.pieces.len().checked_sub(1).filter(|last| *last > 0);
        for (place, piece) in self.drawing.pieces.iter().enumerate() {
            canvas.tile(piece, last == Some(place));
        }
        let mut hidden = Vec::new();
        for (opening, text) in self.labels {
            let mut spots = self.grid.spots(opening, n_columns(text));
            if !spots.any(|spot| canvas.label(spot, text)) {
                hidden.push(*opening);
            }
        }
        (canvas, hidden)
    }
}

/// The columns of a label.
fn n_columns(text: &str) -> i32 {
    i32::try_from(columns(text)).unwrap_or(i32::MAX)
}

/// The cells of a part of the table: what is used, up to the edges that are less than a half away, or
/// all from edge to edge.
fn window(grid: Grid, drawing: &Drawing, table: Rect, used: Cells, part: Part) -> Cells {
    let edge = grid.frame(table).grown(1);
    let is_near = |side: fn(&Rect) -> i16| {
        let is_near = |rect: &Rect| (side(rect) - side(&table)).abs() < Rect::HALF;
        drawing.pieces.iter().any(|piece| is_near(&piece.rect))
    };
    let has_rows = part == Part::Whole;
    let has_columns = has_rows || part == Part::Rows;
    let side = |is_shown: bool, edge: i32, used: i32| if is_shown { edge } else { used };
    Cells {
        west: side(has_columns || is_near(|rect| rect.west), edge.west, used.west),
        east: side(has_columns || is_near(|rect| rect.east), edge.east, used.east),
        north: side(has_rows || is_near(|rect| rect.north), edge.north, used.north),
        south: side(has_rows || is_near(|rect| rect.south), edge.south, used.south),
    }
}
