//! The arithmetic of a score.

use crate::seats::Team;

/// One step in the arithmetic of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct ScoreTerm {
    /// The side that it counts for.
    pub team: Team,
    /// What it stands for.
    pub kind: TermKind,
    /// What it is worth, in points.
    pub points: i32,
}

/// What a step in the arithmetic of a score stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
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
    /// The winner's own pips, which are taken off once. No more is taken off than there is: with
    /// more own pips than points, the sum is 0.
    LessOwn {
        /// The own pips.
        pips: i32,
    },
    /// What is paid to a winner.
    Paid {
        /// The winner.
        to: Team,
    },
    /// The bonus for going out.
    OutBonus,
}
