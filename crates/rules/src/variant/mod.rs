//! The rules of a game: keys and their values, files, and what makes no game.

#[cfg(feature = "serde")]
pub(crate) mod as_written;
mod builtin;
mod conflict;
mod fault;
mod fingerprint;
mod form;
mod games;
mod key;
mod node;
mod number;
mod rules;
mod rules_file;
pub mod sections;
#[cfg(feature = "toml")]
mod toml_file;
mod value;
#[allow(clippy::module_inception)] // the main type of the floor
mod variant;
mod written;

pub use builtin::UnknownVariant;
pub(crate) use builtin::nearest;
pub(crate) use conflict::Conflicts;
pub use conflict::{Clash, Conflict};
pub use fault::{RulesFault, RulesFaultKind, RulesFaults};
pub use fingerprint::Fingerprint;
pub use form::Form;
pub use key::Key;
pub(crate) use node::Node;
pub use number::Number;
pub use rules::{Rules, RulesError, TableRules};
pub use variant::{Difference, KEYS, Variant};
pub(crate) use written::{Entry, Written};
