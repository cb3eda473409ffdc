//! How a match ended.

use crate::seats::TeamList;

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// These sides won it.
    Won(TeamList),
    /// Nobody won it.
    Drawn,
}
