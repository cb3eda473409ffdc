//! How a round ended.

use std::fmt;

use crate::seats::Seat;

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Ending {
    /// This seat laid its last tile.
    Out(Seat),
    /// Nobody could go on.
    Blocked,
}

/// The notation of records: `out B`, `blocked`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Out(seat) => write!(f, "out {seat}"),
            Ending::Blocked => f.write_str("blocked"),
        }
    }
}
