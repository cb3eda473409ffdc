//! The rules of a game: keys and their values, files, and what makes no game.

mod builtin;
mod conflict;
mod fault;
mod key;
mod rules;
mod rules_file;
pub mod sections;
mod value;
#[allow(clippy::module_inception)] // the main type of the floor
mod variant;

pub use builtin::UnknownVariant;
pub(crate) use builtin::nearest;
pub use conflict::Conflict;
pub use fault::{Fault, Faults};
pub use key::Key;
pub use rules::{Rules, RulesError, TableRules};
pub use variant::{Difference, Fingerprint, KEYS, Variant};
