//! What a round and a match come to.

mod finale;
mod match_result;
mod outcome;
mod scored;
mod term;

pub(crate) use finale::Final;
pub use match_result::{MatchOutcome, MatchResult};
pub use outcome::{Decided, RoundResult};
pub use scored::{EarnedBy, Scored};
pub use term::{ScoreTerm, TermKind};
