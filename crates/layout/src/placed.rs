//! A tile on the table.

use std::fmt;
use std::str::FromStr;

use domino_tiles::{ParseTileError, Pips, Tile};

use crate::{End, Heading};

/// A tile on the table, and where it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
pub struct Placed {
    /// The tile.
    pub tile: Tile,
    /// The end where it was laid; `None` for the first tile of the layout.
    pub end: Option<End>,
    /// The half that faces outward along its arm; of the first tile, the half that faces right.
    pub outer: Pips,
    /// The direction in which it was laid, on a table where that is told; `None` for the first tile.
    pub heading: Option<Heading>,
}

impl Placed {
    /// The half that faces inward; of the first tile, the half that faces left.
    pub fn inner(&self) -> Pips {
        self.tile.other(self.outer).unwrap_or(self.outer)
    }
}

/// A tile as it lies in a line, seen from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Oriented {
    /// The half on the left.
    pub left: Pips,
    /// The half on the right.
    pub right: Pips,
}

/// Reads what is written: two numbers with a hyphen between.
impl FromStr for Oriented {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Oriented, ParseTileError> {
        let (left, right) = text.split_once('-').ok_or(ParseTileError::Shape)?;
        Ok(Oriented { left: left.parse()?, right: right.parse()? })
    }
}

/// Written as it lies, left half first: `4-6` is 6-4 turned round.
impl fmt::Display for Oriented {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.left, self.right)
    }
}
