//! Who sits together, and which way the turn goes.

use serde::{Deserialize, Serialize};

use crate::variant::key::section;

section! {
    /// Who sits together, and which way the turn goes.
    #[derive(Clone, Copy)]
    pub struct SeatingRules in seating {
        /// Who plays together: `"none"` or `"pairs"` (four players, A and C against B and D).
        "teams" teams: Teams = Teams::None;
        /// Which way the turn goes: `"clockwise"` (to the left) or `"counter-clockwise"`.
        "direction" direction: Direction = Direction::Clockwise;
    }
}

/// Which way the turn goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// To the left: A, B, C, …
    Clockwise,
    /// To the right: A, then the last seat, …
    CounterClockwise,
}

/// Who plays together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teams {
    /// Everybody alone.
    None,
    /// Four players, those who sit opposite together: A and C against B and D.
    Pairs,
}
