//! A place where a tile can be laid.

use domino_tiles::{Pips, Tile};

use crate::End;

/// A place of the layout where a tile can be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
pub struct OpenEnd {
    /// The name of the end.
    pub name: End,
    /// The number that is open.
    pub pips: Pips,
    /// The tile whose half is open.
    pub tile: Tile,
}
