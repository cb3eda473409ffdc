//! The part of a drawing that is shown.

use domino_layout::{Drawing, Rect};

use super::scene::LINE_WIDTH;

/// The longest side of a table that is shown whole, in units: 48 squares.
const LONGEST: i16 = 48 * Rect::HALF;

/// How much of a longer side is shown around what is used, in units: four squares.
const AROUND: i16 = 4 * Rect::HALF;

/// The part of a drawing that is shown: all of it, but of a long side of the table what is used.
pub(super) fn shown(drawing: &Drawing) -> Rect {
    let Some(table) = drawing.table else { return line(drawing) };
    let used = used(drawing, table);
    let (west, east) = span((table.west, table.east), (used.west, used.east));
    let (north, south) = span((table.north, table.south), (used.north, used.south));
    Rect { west, north, east, south }
}

/// A line without a table; of one without a tile, room for words.
fn line(drawing: &Drawing) -> Rect {
    if drawing.pieces.is_empty() {
        return Rect { west: 0, north: 0, east: LINE_WIDTH, south: Rect::LONG };
    }
    drawing.bounds()
}

/// Where tiles lie on a table or can come next; on an empty one its middle.
fn used(drawing: &Drawing, table: Rect) -> Rect {
    if drawing.pieces.is_empty() {
        let (x, y) = (table.east / 2, table.south / 2);
        return Rect { west: x, north: y, east: x, south: y };
    }
    Drawing { table: None, ..drawing.clone() }.bounds()
}

/// From where to where a side of a table is shown, given where it is used.
fn span(side: (i16, i16), used: (i16, i16)) -> (i16, i16) {
    if side.1 - side.0 <= LONGEST {
        return side;
    }
    (side.0.max(used.0 - AROUND), side.1.min(used.1 + AROUND))
}
