//! How a round ended.

use crate::seats::Seat;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This seat laid its last tile.
    Out(Seat),
    /// Nobody could go on.
    Blocked,
}
