//! Sides that share something.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::seats::{Seat, Team};

/// Sides that share a result, such as the winners of a round. It reads as a slice.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct TeamList(ArrayVec<Team, { Seat::MAX_SEATS }>);

impl TeamList {
    /// No side.
    pub fn new() -> TeamList {
        TeamList::default()
    }

    /// The sides as a slice.
    pub fn as_slice(&self) -> &[Team] {
        &self.0
    }

    /// Adds a side; more than a table has seats are left out.
    pub(crate) fn push(&mut self, team: Team) {
        // Whoever adds sides adds those of a table.
        let _ = self.0.try_push(team);
    }

    /// Keeps those sides of which something holds.
    pub(crate) fn retain(&mut self, mut holds: impl FnMut(Team) -> bool) {
        self.0.retain(|team| holds(*team));
    }
}

impl Deref for TeamList {
    type Target = [Team];

    fn deref(&self) -> &[Team] {
        &self.0
    }
}

/// Takes at most [`Seat::MAX_SEATS`] sides; more are left out.
impl FromIterator<Team> for TeamList {
    fn from_iter<I: IntoIterator<Item = Team>>(teams: I) -> TeamList {
        TeamList(teams.into_iter().take(Seat::MAX_SEATS).collect())
    }
}

impl IntoIterator for TeamList {
    type Item = Team;
    type IntoIter = TeamListIter;

    fn into_iter(self) -> TeamListIter {
        TeamListIter(self.0.into_iter())
    }
}

impl<'a> IntoIterator for &'a TeamList {
    type Item = &'a Team;
    type IntoIter = std::slice::Iter<'a, Team>;

    fn into_iter(self) -> std::slice::Iter<'a, Team> {
        self.0.iter()
    }
}

impl fmt::Debug for TeamList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The sides of a [`TeamList`], one after the other.
#[derive(Clone, Debug)]
pub struct TeamListIter(arrayvec::IntoIter<Team, { Seat::MAX_SEATS }>);

impl Iterator for TeamListIter {
    type Item = Team;

    fn next(&mut self) -> Option<Team> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}
