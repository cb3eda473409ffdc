//! Who sits together, and which way the turn goes.

use crate::variant::key::section;
use crate::variant::value::choice;
use crate::variant::{Clash, Conflicts, Variant};

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

impl SeatingRules {
    pub(crate) fn check(self, variant: &Variant, found: &mut Conflicts) {
        if self.teams == Teams::Pairs && variant.numbers_of_players().any(|n| n != 4) {
            found.add(&["teams", "players"], Clash::PairsAreFour);
        }
    }
}

choice! {
    /// Which way the turn goes round the table.
    #[derive(Copy)]
    pub enum Direction {
        /// To the left: A, B, C, …
        word "clockwise" => Clockwise,
        /// To the right: A, then the last seat, …
        word "counter-clockwise" => CounterClockwise,
    }
}

choice! {
    /// Who plays together.
    #[derive(Copy)]
    pub enum Teams {
        /// Everybody alone.
        word "none" => None,
        /// Four players, those who sit opposite together: A and C against B and D.
        word "pairs" => Pairs,
    }
}
