//! The size of a table.

use thiserror::Error;

use super::Rect;

/// The size of a table in squares, each as large as a half of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableSize {
    width: u8,
    height: u8,
}

/// A size that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a side of a table has {} to {} squares", TableSize::MIN, TableSize::MAX)]
pub struct TableSizeError;

impl TableSize {
    /// The fewest squares of a side: the first tile may lie either way.
    pub const MIN: u8 = 2;

    /// The most squares of a side.
    pub const MAX: u8 = 250;

    /// A table of `width` × `height` squares.
    ///
    /// # Errors
    ///
    /// [`TableSizeError`] if a side is shorter than a tile or longer than [`TableSize::MAX`].
    pub fn new(width: u8, height: u8) -> Result<TableSize, TableSizeError> {
        let is_side = |squares| (TableSize::MIN..=TableSize::MAX).contains(&squares);
        if is_side(width) && is_side(height) {
            Ok(TableSize { width, height })
        } else {
            Err(TableSizeError)
        }
    }

    /// The squares from west to east.
    pub fn width(self) -> u8 {
        self.width
    }

    /// The squares from north to south.
    pub fn height(self) -> u8 {
        self.height
    }

    /// The whole table, in units from its corner in the north-west.
    pub fn rect(self) -> Rect {
        let units = |squares: u8| i16::from(squares) * Rect::HALF;
        Rect { west: 0, north: 0, east: units(self.width), south: units(self.height) }
    }

    /// The middle of the table, in units.
    pub(super) fn center(self) -> (i16, i16) {
        (i16::from(self.width), i16::from(self.height))
    }
}
