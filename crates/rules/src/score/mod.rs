//! What a round and a match come to.

mod finale;
mod match_result;
mod outcome;
mod term;

pub(crate) use finale::Final;
pub use match_result::MatchResult;
pub use outcome::RoundResult;
pub use term::{ScoreTerm, TermKind};
