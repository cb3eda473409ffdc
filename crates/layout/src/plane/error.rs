//! Why a tile cannot lie somewhere.

use std::fmt;

use thiserror::Error;

use super::{Heading, MAX_OUTLETS, MAX_TILES};
use crate::End;

/// What is in the way of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// This edge of the table.
    Edge(Heading),
    /// The tile that was laid at this place of the order, counted from 0.
    Tile(usize),
}

/// Why a tile cannot lie where it was to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PlaneError {
    /// There is a tile on the table already.
    #[error("there are tiles on the table already")]
    NotEmpty,
    /// No open end has this name.
    #[error("there is no open end `{0}`")]
    NoSuchEnd(End),
    /// The line came from there.
    #[error("the line comes from `{0}`")]
    Backward(Heading),
    /// Here the line goes straight on.
    #[error("a line turns only at the half of a tile that is not a double")]
    NoCorner,
    /// A tile that lies across goes straight on.
    #[error("a tile that lies across its line goes straight on")]
    AcrossCorner,
    /// No tile at that place of the order lies across its line.
    #[error("only a tile that lies across its line has further arms")]
    NoSpinner,
    /// The end has reached this edge of the table, where ends are dead.
    #[error("the line has reached the edge of the table in the {}", .0.name())]
    AtEdge(Heading),
    /// There is something in the way.
    #[error("{0}")]
    Blocked(Obstacle),
    /// There are as many tiles as a plane holds.
    #[error("a plane holds at most {MAX_TILES} tiles")]
    Full,
    /// There are as many open ends as a plane has.
    #[error("a plane has at most {MAX_OUTLETS} open ends")]
    TooManyEnds,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Edge(side) => {
                write!(f, "the edge of the table in the {} is in the way", side.name())
            }
            Obstacle::Tile(idx) => write!(f, "the tile laid as number {} is in the way", idx + 1),
        }
    }
}
