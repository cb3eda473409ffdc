//! What one step of a driver comes to.

use domino_rules::{Action, PlayError, Seat};

/// What one step of a [`Driver`](crate::Driver) came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This seat is on turn and has no player; [`Driver::act`](crate::Driver::act) goes on.
    Asks(Seat),
    /// A player acted.
    Acted {
        /// Its seat.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// A player wanted what is not legal, and the first legal action was taken for it.
    FellBack {
        /// Its seat.
        seat: Seat,
        /// What it did.
        action: Action,
        /// What it wanted.
        wanted: Action,
        /// Why that is not legal.
        error: PlayError,
    },
    /// No round is in play; [`Driver::start_round`](crate::Driver::start_round) goes on.
    RoundOver,
    /// The match is over.
    MatchOver,
}
