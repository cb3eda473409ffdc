//! Seats around the table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A place at the table. Seat B sits to the left of seat A, so the letters run clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// A text that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a seat is a letter from A to P")]
pub struct ParseSeatError;

impl Seat {
    /// The most seats at a table.
    pub const MAX_SEATS: usize = 16;

    /// Seat A.
    pub const FIRST: Seat = Seat(0);

    /// The seat at an index from 0 (seat A), if a table can have it.
    pub fn new(idx: usize) -> Option<Seat> {
        u8::try_from(idx).ok().filter(|_| idx < Seat::MAX_SEATS).map(Seat)
    }

    /// The first `n_seats` seats, at most [`Seat::MAX_SEATS`].
    pub fn all(
        n_seats: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        #[allow(clippy::cast_possible_truncation)] // below MAX_SEATS
        (0..n_seats.min(Seat::MAX_SEATS)).map(|idx| Seat(idx as u8))
    }

    /// The index of the seat, from 0.
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// The letter of the seat.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            &[letter @ b'A'..=b'P'] => Ok(Seat(letter - b'A')),
            _ => Err(ParseSeatError),
        }
    }
}
