//! A moment of a record.

use domino_rules::Seat;
use thiserror::Error;

use crate::Message;

/// A moment of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the round, from 1; the last for `None`.
    pub round: Option<u32>,
    /// How many actions of the round have been taken; all for `None`.
    pub turn: Option<usize>,
}

/// Why there is no such moment for these eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MomentError {
    /// No tile is dealt yet.
    #[error("no round has begun in the record")]
    NoRound,
    /// The record does not have this round.
    #[error("there is no round {round}: the record has rounds 1 to {last}")]
    NoSuchRound {
        /// The round that was asked for.
        round: u32,
        /// The last round of the record.
        last: u32,
    },
    /// The round does not have so many actions.
    #[error("there is no turn {turn}: the round has {last} actions")]
    NoSuchTurn {
        /// The number of actions that was asked for.
        turn: usize,
        /// The number of actions of the round.
        last: usize,
    },
    /// Nobody sits there.
    #[error("there is no seat {seat}: the seats are A to {last}")]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The last seat at the table.
        last: Seat,
    },
    /// The record is a view that does not see the hand of this seat.
    #[error("the record is a view that does not show the hand of {0}")]
    HandNotShown(Seat),
}

impl MomentError {
    /// The error as the client says it.
    pub fn message(&self) -> Message {
        let n = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        match *self {
            MomentError::NoRound => Message::NoRound,
            MomentError::NoSuchRound { round, last } => {
                Message::NoSuchRound { round: round.to_string(), n: n(last) }
            }
            MomentError::NoSuchTurn { turn, last } => {
                Message::NoSuchTurn { turn: turn.to_string(), n: last }
            }
            MomentError::NoSuchSeat { seat, last } => {
                Message::NoSuchSeat { seat: seat.to_string(), last: last.to_string() }
            }
            MomentError::HandNotShown(seat) => Message::HandNotShown { seat: seat.to_string() },
        }
    }
}
