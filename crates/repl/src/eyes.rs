//! Whose eyes see what a record tells.

use std::borrow::Cow;
use std::str::FromStr;

use domino_record::{Checked, Record, SeatInfo};
use domino_rules::{Event, PerSeat, Seat};
use thiserror::Error;

use crate::MomentError;
use crate::seats::only_human;

/// Whose eyes see what a record tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Those of somebody who knows all that the record tells.
    #[default]
    Full,
    /// Those of the public: no hand is known before the end of the round.
    Public,
    /// Those of a seat, which knows its own hand.
    Of(Seat),
}

/// A text that says for nobody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a view is `full`, `public` or the letter of a seat, such as `A`")]
pub struct ParseEyesError;

/// Takes `full`, `public` or the letter of a seat, small or capital.
impl FromStr for Eyes {
    type Err = ParseEyesError;

    fn from_str(text: &str) -> Result<Eyes, ParseEyesError> {
        match text {
            "full" => Ok(Eyes::Full),
            "public" => Ok(Eyes::Public),
            seat => seat.to_ascii_uppercase().parse().map(Eyes::Of).map_err(|_| ParseEyesError),
        }
    }
}

impl Eyes {
    /// Those for whom a record is told when nobody says: while the match goes on, those of its only
    /// human, or of the public where several humans sit at the table; once it is over, and where
    /// nobody has a hand to hide, those that know everything.
    pub fn of_record(record: &Record) -> Eyes {
        let is_over = record.game().is_none_or(|game| game.result().is_some());
        record.seats().filter(|_| !is_over).map_or(Eyes::Full, of_players)
    }

    /// The same for a record of which only the end is known.
    pub fn of_checked(record: &Checked<'_>) -> Eyes {
        let is_over = record.game().is_none() || record.is_over();
        record.seats().filter(|_| !is_over).map_or(Eyes::Full, of_players)
    }

    /// The seat whose eyes they are, if they are those of one.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Of(seat) => Some(seat),
            Eyes::Full | Eyes::Public => None,
        }
    }

    /// The same at a table with so many seats, where it has to be one of them.
    pub(crate) fn seat_among(self, n_seats: usize) -> Result<Option<Seat>, MomentError> {
        let last = Seat::all(n_seats).next_back().unwrap_or(Seat::FIRST);
        match self.seat() {
            Some(seat) if seat > last => Err(MomentError::NoSuchSeat { seat, last }),
            seat => Ok(seat),
        }
    }

    /// What they see of an event.
    pub(crate) fn see(self, event: &Event) -> Cow<'_, Event> {
        match self {
            Eyes::Full => Cow::Borrowed(event),
            Eyes::Public | Eyes::Of(_) => Cow::Owned(event.seen_by(self.seat())),
        }
    }
}

/// The eyes of those who play, while they do.
fn of_players(sitters: &PerSeat<SeatInfo>) -> Eyes {
    match only_human(sitters) {
        Some(seat) => Eyes::Of(seat),
        None if sitters.values().any(SeatInfo::is_human) => Eyes::Public,
        None => Eyes::Full,
    }
}
