//! The rules of a game: keys and their values, files, and what makes no game.

pub mod axes;
mod builtin;
mod conflict;
mod fault;
mod rules;
mod rules_file;
#[allow(clippy::module_inception)] // the main type of the floor
mod variant;

pub use builtin::UnknownVariant;
pub(crate) use builtin::nearest;
pub use conflict::Conflict;
pub use fault::{Fault, Faults};
pub(crate) use rules::MoverEnd;
pub use rules::{Rules, RulesError, TableRules};
pub use variant::{Difference, Fingerprint, KEYS, Key, SetKey, Variant};
