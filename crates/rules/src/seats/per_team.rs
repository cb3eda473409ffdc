//! Something for each side of a match.

use std::fmt;

use arrayvec::ArrayVec;

use crate::seats::{Seat, Team};

/// One value for each side, in the order of their first seats.
#[derive(PartialEq, Eq, Hash)]
pub struct PerTeam<T>(ArrayVec<(Team, T), { Seat::MAX_SEATS }>);

impl<T> PerTeam<T> {
    /// The value of a side, if the match has the side.
    pub fn get(&self, team: Team) -> Option<&T> {
        self.iter().find(|(own, _)| *own == team).map(|(_, value)| value)
    }

    /// The sides with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Team, &T)> {
        self.0.iter().map(|(team, value)| (*team, value))
    }

    /// The value of a side, to change it, if the match has the side.
    pub fn get_mut(&mut self, team: Team) -> Option<&mut T> {
        self.0.iter_mut().find(|(own, _)| *own == team).map(|(_, value)| value)
    }
}

impl<T: Clone> Clone for PerTeam<T> {
    fn clone(&self) -> PerTeam<T> {
        PerTeam(self.0.clone())
    }

    fn clone_from(&mut self, source: &PerTeam<T>) {
        self.0.clone_from(&source.0);
    }
}

/// Takes at most [`Seat::MAX_SEATS`] sides; more are left out.
impl<T> FromIterator<(Team, T)> for PerTeam<T> {
    fn from_iter<I: IntoIterator<Item = (Team, T)>>(values: I) -> PerTeam<T> {
        PerTeam(values.into_iter().take(Seat::MAX_SEATS).collect())
    }
}

impl<T: fmt::Debug> fmt::Debug for PerTeam<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
