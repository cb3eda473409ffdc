//! What of a drawing is shown at a scale, and what stands where.

use domino_layout::{Drawing, Opening, Rect};
use unicode_width::UnicodeWidthStr;

use super::canvas::{Canvas, Margin};
use super::scale::{Cells, Scale};
use super::{Label, MapContent, Sketch};
use crate::TileStyle;

/// A part of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// All of it.
    Whole,
    /// Its whole width, but no more rows than are used.
    Rows,
    /// What is used.
    Used,
}

/// A drawing at a scale, and the part of it that is shown.
pub(super) struct Plan<'a> {
    scale: Scale,
    map: MapContent<'a>,
    /// What stands where at the openings.
    keys: Vec<(Cells, &'a str)>,
    hidden: Vec<Opening>,
    window: Cells,
}

impl<'a> Plan<'a> {
    pub(super) fn new(scale: Scale, map: MapContent<'a>, part: Part) -> Plan<'a> {
        let MapContent { drawing, labels, .. } = map;
        let nowhere = Cells { west: 0, east: 0, north: 0, south: 0 };
        let tiles: Vec<Cells> =
            drawing.pieces.iter().map(|piece| scale.taken(piece.rect)).collect();
        let inside = drawing.table.map(|table| scale.frame(table));
        let (mut keys, mut hidden): (Vec<(Cells, &str)>, _) = (Vec::new(), Vec::new());
        for Label { opening, text } in labels {
            let is_reached = |spot: &Cells| {
                inside.is_none_or(|inside| inside.with(*spot) == inside)
                    && !tiles.iter().any(|tile| tile.overlaps(*spot))
            };
            let is_apart = |spot: &Cells| {
                let beside = Cells { west: spot.west - 1, east: spot.east + 1, ..*spot };
                !keys.iter().any(|(other, _)| other.overlaps(beside))
            };
            let mut spots = scale
                .lanes(*opening, n_columns(text))
                .flat_map(|lane| lane.skip_while(|spot| !is_reached(spot)).take_while(is_reached));
            match spots.find(is_apart) {
                Some(spot) => keys.push((spot, text)),
                None => hidden.push(*opening),
            }
        }
        let used = tiles.into_iter().chain(keys.iter().map(|(spot, _)| *spot));
        let used = used.reduce(Cells::with).unwrap_or(nowhere);
        let window = match drawing.table {
            // Where the room begins, so that a line does not move as it grows.
            None => Cells { west: used.west.min(0), ..used },
            Some(table) => window(scale, drawing, table, used, part),
        };
        Plan { scale, map, keys, hidden, window }
    }

    /// How many columns it takes.
    pub(super) fn n_columns(&self) -> usize {
        self.window.n_columns()
    }

    /// How many rows it takes.
    pub(super) fn n_rows(&self) -> usize {
        self.window.n_rows()
    }

    /// It in characters.
    pub(super) fn sketch(&self, style: TileStyle) -> Sketch {
        let margin = match self.map.drawing.table {
            Some(_) => Margin::Cut,
            None => Margin::Kept,
        };
        Sketch { rows: self.draw().rows(style, margin), hidden: self.hidden.clone() }
    }

    fn draw(&self) -> Canvas {
        let MapContent { drawing, marked, .. } = self.map;
        let mut canvas = Canvas::new(self.scale, self.window);
        if let Some(table) = drawing.table {
            canvas.edge(table);
        }
        for piece in &drawing.pieces {
            canvas.tile(piece, marked.contains(&piece.tile));
        }
        for (spot, text) in &self.keys {
            canvas.key(*spot, text);
        }
        canvas
    }
}

/// The columns of a label.
fn n_columns(text: &str) -> i32 {
    i32::try_from(text.width()).unwrap_or(i32::MAX)
}

/// The cells of a part of the table: what is used, up to the edges that are less than a half away, or
/// all from edge to edge.
fn window(scale: Scale, drawing: &Drawing, table: Rect, used: Cells, part: Part) -> Cells {
    let edge = scale.frame(table).grown(1);
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
