//! Why an action is not legal.

use domino_layout::{End, Heading, PlaneError};
use domino_tiles::{Pips, Tile};
use thiserror::Error;

use crate::play::Way;
use crate::seats::Seat;

/// Why an action is not legal here. The round is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The round has ended.
    #[error("the round is over")]
    RoundOver,
    /// Another seat is on turn.
    #[error("seat {mover} is on turn, not seat {seat}")]
    OutOfTurn {
        /// The seat that acted.
        seat: Seat,
        /// The seat on turn.
        mover: Seat,
    },
    /// Nobody acts who only watches.
    #[error("who only watches does not play")]
    Watches,
    /// The tile lies on the table.
    #[error("{tile} lies on the table already")]
    OnTable {
        /// The tile.
        tile: Tile,
    },
    /// The seat does not hold the tile.
    #[error("{tile} is not in the hand")]
    NotInHand {
        /// The tile.
        tile: Tile,
    },
    /// Another tile must be led.
    #[error("{tile} must be led")]
    MustLead {
        /// The tile that must be led.
        tile: Tile,
    },
    /// The table is not empty, so a tile needs an end.
    #[error("there are tiles on the table, so name the end to play at")]
    NotALead,
    /// The table is empty and has no ends.
    #[error("nothing is on the table yet, so {tile} is led without `{end}`")]
    NothingLaid {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
    },
    /// No open end has this name.
    #[error("there is no open end `{end}`")]
    NoSuchEnd {
        /// The end.
        end: End,
    },
    /// The run of this turn is at another end.
    #[error("this turn goes on at end `{end}`")]
    RunGoesOnAt {
        /// The end of the run.
        end: End,
    },
    /// The tile does not fit at the end.
    #[error("{tile} does not fit end `{end}`, which shows {pips}")]
    DoesNotMatch {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
        /// The number that the end shows.
        pips: Pips,
    },
    /// The table has no room for the tile there.
    #[error("{tile} cannot lie at end `{}`: {why}", Way { end: *.end, heading: *.heading })]
    NoRoom {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
        /// The direction in which it was to lie; `None` if it can lie in none.
        heading: Option<Heading>,
        /// Why there is none.
        why: PlaneError,
    },
    /// Another tile is in the way.
    #[error(
        "{tile} cannot lie at end `{}`: {other} is in the way",
        Way { end: *.end, heading: *.heading }
    )]
    InTheWay {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
        /// The direction in which it was to lie; `None` if it can lie in none.
        heading: Option<Heading>,
        /// The tile that is in the way.
        other: Tile,
    },
    /// The table decides in which directions a tile can lie, and the action says none.
    #[error("say in which direction {tile} is to lie at end `{end}`")]
    NeedsHeading {
        /// The tile.
        tile: Tile,
        /// The end.
        end: End,
    },
    /// Here directions mean nothing.
    #[error("there is no table here on which {tile} could be laid toward `{heading}`")]
    NoTable {
        /// The tile.
        tile: Tile,
        /// The direction.
        heading: Heading,
    },
    /// The seat may not draw.
    #[error("no draw: {0}")]
    CannotDraw(CannotDraw),
    /// The seat may not pass.
    #[error("no pass: {0}")]
    CannotPass(CannotPass),
}

/// Why a seat may not draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CannotDraw {
    /// Nobody draws in this game.
    #[error("nobody draws in this game")]
    Never,
    /// A tile can be laid, so one must be.
    #[error("a tile can be laid")]
    MustPlay,
    /// The boneyard is down to its reserve.
    #[error("the boneyard is down to its reserve of {reserve}")]
    BoneyardClosed {
        /// Tiles that are never drawn.
        reserve: usize,
    },
    /// The seat has drawn the most that one turn allows.
    #[error("{drawn} drawn are the most for one turn")]
    DrawnEnough {
        /// Tiles drawn in this turn.
        drawn: usize,
    },
}

/// Why a seat may not pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum CannotPass {
    /// A tile can be laid: one must be, or where it may be kept back, a tile must be drawn first.
    #[error("a tile can be laid")]
    MustPlay,
    /// A tile can be drawn, so one must be.
    #[error("a tile can be drawn")]
    MustDraw,
}

impl PlayError {
    /// The key of the rules that forbids the action, if it is a matter of this game's rules.
    pub fn key(&self) -> Option<&'static str> {
        match self {
            PlayError::MustLead { .. } => Some("first-tile"),
            PlayError::DoesNotMatch { tile, .. } if tile.is_double() => Some("wild"),
            PlayError::RunGoesOnAt { .. } | PlayError::DoesNotMatch { .. } => Some("turn"),
            PlayError::NoRoom { .. }
            | PlayError::InTheWay { .. }
            | PlayError::NeedsHeading { .. }
            | PlayError::NoTable { .. } => Some("table"),
            PlayError::CannotDraw(CannotDraw::BoneyardClosed { .. }) => Some("reserve"),
            PlayError::CannotDraw(_) | PlayError::CannotPass(_) => Some("draw"),
            PlayError::RoundOver
            | PlayError::OutOfTurn { .. }
            | PlayError::Watches
            | PlayError::OnTable { .. }
            | PlayError::NotInHand { .. }
            | PlayError::NotALead
            | PlayError::NothingLaid { .. }
            | PlayError::NoSuchEnd { .. } => None,
        }
    }
}
