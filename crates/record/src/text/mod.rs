//! The words of the notation: lines and their words, actions, seats, and what is wrong with them.

mod action_text;
mod fault;
mod line;
mod record_part;
mod seat_info;

pub use action_text::{ActionText, NotationError, ResolveError};
pub use fault::{Fault, FaultKind};
pub(crate) use fault::{MAX_QUOTED, cut};
pub(crate) use line::{Line, Place, Word, Words, action, compare, lines, lines_from, tiles};
pub use record_part::RecordPart;
pub use seat_info::{ParseSeatInfoError, SeatInfo};
