//! Sides: the seats that win and score together.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::seats::Seat;

/// A side of a match, by the seats that belong to it. Where everybody plays alone, each seat is a
/// side of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Team(u16);

impl Team {
    /// A side of one seat.
    pub const fn alone(seat: Seat) -> Team {
        Team(1 << seat.idx())
    }

    /// The side of these seats.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Team {
        Team(seats.into_iter().fold(0, |team, seat| team | 1 << seat.idx()))
    }

    /// The seats of the side.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX_SEATS).filter(move |&seat| self.has(seat))
    }

    /// Whether a seat belongs to the side.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.idx() != 0
    }
}

/// A text that names no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a side is the letters of its seats in their order, or `-`")]
pub struct ParseTeamError;

/// Read as it is written.
impl FromStr for Team {
    type Err = ParseTeamError;

    fn from_str(text: &str) -> Result<Team, ParseTeamError> {
        let named = || Seat::all(Seat::MAX_SEATS).filter(|seat| text.contains(seat.letter()));
        match text {
            "-" => Ok(Team::of([])),
            "" => Err(ParseTeamError),
            _ if named().map(Seat::letter).eq(text.chars()) => Ok(Team::of(named())),
            _ => Err(ParseTeamError),
        }
    }
}

/// Written as the letters of its seats: `B`, or `AC` for two partners; `-` for none.
impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        self.seats().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
