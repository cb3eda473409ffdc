//! The part of a drawing that is shown.

use domino_layout::{Drawing, Rect};

use super::Picture;

/// The longest side of a table that is shown whole, in units: 48 squares.
const LONGEST: i16 = 48 * Rect::HALF;

/// How much of a longer side is shown around what is used, in units: four squares.
const AROUND: i16 = 4 * Rect::HALF;

/// The part of a drawing that is shown: all of it, but of a long side of the table what is used. Without a
/// tile it is the middle of such a side, or room for words.
pub(super) fn shown(drawing: &Drawing) -> Rect {
    let used = drawing.used();
    let Some(table) = drawing.table else {
        return used.unwrap_or(Rect {
            west: 0,
            north: 0,
            east: Picture::LINE_WIDTH,
            south: Rect::LONG,
        });
    };
    let used = used.unwrap_or_else(|| {
        let (x, y) = (table.east / 2, table.south / 2);
        Rect { west: x, north: y, east: x, south: y }
    });
    let (west, east) = span((table.west, table.east), (used.west, used.east));
    let (north, south) = span((table.north, table.south), (used.north, used.south));
    Rect { west, north, east, south }
}

/// From where to where a side of a table is shown, given where it is used.
fn span(side: (i16, i16), used: (i16, i16)) -> (i16, i16) {
    if side.1 - side.0 <= LONGEST {
        return side;
    }
    (side.0.max(used.0 - AROUND), side.1.min(used.1 + AROUND))
}
