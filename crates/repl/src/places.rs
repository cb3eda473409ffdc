//! Where tiles lie, and where the next can come.

use domino_layout::{Drawing, Posture};
use domino_rules::Table;
use domino_tiles::TileSet;

/// The table as it lies, with the places where one of the tiles that are left has room; `None` in a game
/// without a table.
pub(crate) fn lying(table: &Table) -> Option<Drawing> {
    let plane = table.plane()?;
    let is_over = table.ending().is_some();
    Some(Drawing::of_plane(table.layout(), plane, |end, posture| {
        let left = table.remaining(end);
        let fitting = match posture {
            Posture::Along => left - TileSet::DOUBLES,
            Posture::Across => left & TileSet::DOUBLES,
        };
        !is_over && !fitting.is_empty()
    }))
}

/// The line as a snake of at most so many units, with the lead in its middle and the ends where one of the tiles that are left can
/// come.
pub(crate) fn snake(table: &Table, width: i16) -> Drawing {
    let mut drawing = Drawing::of_line(table.layout(), width);
    let is_over = table.ending().is_some();
    drawing.openings.retain(|opening| !is_over && !table.remaining(opening.end).is_empty());
    drawing
}
