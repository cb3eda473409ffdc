//! Points that are scored.

use crate::score::ScoreTerm;
use crate::seats::{PerTeam, TeamList};

/// Points that are scored, and the arithmetic behind them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Scored {
    /// What earned them.
    pub earned_by: EarnedBy,
    /// The sides that won the round.
    pub winners: TeamList,
    /// The arithmetic, step by step.
    pub terms: Vec<ScoreTerm>,
    /// What each side scores, in points: the sum of its terms. `None` if nobody does.
    pub points: Option<PerTeam<i32>>,
    /// What each side has in the match then, in points.
    pub totals: PerTeam<i32>,
}

/// What earns points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum EarnedBy {
    /// The end of the round, by what is left in the hands.
    RoundEnd,
}
