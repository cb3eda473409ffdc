//! What a seat on turn can do.

use std::fmt;

use domino_layout::{End, Heading};
use domino_tiles::Tile;

use crate::play::Way;

/// What a seat on turn can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Action {
    /// Lays the first tile of the round.
    Lead {
        /// The tile.
        tile: Tile,
    },
    /// Lays a tile at an open end.
    Play {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
        /// The direction, where the table decides what is legal; else `None`.
        heading: Option<Heading>,
    },
    /// Draws from the boneyard as many tiles as one draw takes.
    Draw,
    /// Lets the turn go.
    Pass,
}

impl Action {
    /// Lays a tile at an open end, where no table decides in which direction.
    pub const fn play(tile: Tile, end: End) -> Action {
        Action::Play { tile, end, heading: None }
    }

    /// The tile that is laid, if one is.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Action::Lead { tile } | Action::Play { tile, .. } => Some(tile),
            Action::Draw | Action::Pass => None,
        }
    }
}

/// The notation of actions: `6-4`, `6-4 left`, `6-4 left n`, `draw`, `pass`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Lead { tile } => write!(f, "{tile}"),
            Action::Play { tile, end, heading } => write!(f, "{tile} {}", Way { end, heading }),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
        }
    }
}
