//! The arithmetic of a score.

use crate::seats::Team;

/// One step in the arithmetic of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreTerm {
    /// The side that it counts for.
    pub team: Team,
    /// What it stands for.
    pub kind: TermKind,
    /// What it is worth, in points.
    pub points: i32,
}

/// What a step in the arithmetic of a score stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermKind {
    /// The pips in the hands of another side, or of the own.
    Hand {
        /// The side that holds them.
        of: Team,
        /// Its pips.
        pips: i32,
        /// The winner's pips that are taken off them, at most as many; 0 where none are.
        less: i32,
    },
    /// The winner's own pips, which are taken off once.
    LessOwn,
    /// What is paid to a winner.
    Paid {
        /// The winner.
        to: Team,
    },
    /// The bonus for going out.
    OutBonus,
}
