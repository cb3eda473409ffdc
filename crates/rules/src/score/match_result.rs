//! How a match ended.

use crate::seats::{PerTeam, TeamList};

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum MatchResult {
    /// These sides won it.
    Won(TeamList),
    /// Nobody won it.
    Drawn,
}

/// What a match came to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct MatchOutcome {
    /// How it ended.
    pub result: MatchResult,
    /// The rounds that were begun.
    pub n_rounds: u32,
    /// What each side has, in points.
    pub totals: PerTeam<i32>,
    /// The rounds that each side has won; one that sides share counts for each of them.
    pub rounds_won: PerTeam<u32>,
}
