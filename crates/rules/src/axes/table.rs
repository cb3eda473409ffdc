//! Who sits together and which way the turn goes.

use serde::{Deserialize, Serialize};

/// Which way the turn goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left: A, B, C, …
    Clockwise,
    /// To the right: A, then the last seat, …
    CounterClockwise,
}

/// Who plays together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teams {
    /// Everybody alone.
    None,
    /// Four players, those who sit opposite together: A and C against B and D.
    Pairs,
}
