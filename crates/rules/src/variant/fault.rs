//! Faults of a rules file.

use std::fmt;

use thiserror::Error;

use crate::variant::form::Forms;
use crate::variant::{Conflict, Form, UnknownVariant};

/// Something wrong in a rules file, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RulesFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The key, where the fault concerns one.
    pub key: Option<String>,
    /// What is wrong, and what is allowed.
    pub kind: RulesFaultKind,
}

/// What is wrong in a rules file. Texts of the file are one line of a bearable length.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RulesFaultKind {
    /// The text is no TOML.
    #[error("{0}")]
    Toml(
        /// What the reader of TOML says, in English.
        String,
    ),
    /// No game has this key.
    #[error("there is no key `{found}`{}", meant(*.nearest))]
    UnknownKey {
        /// What the file has.
        found: String,
        /// The key that is most like it, if one is near.
        nearest: Option<&'static str>,
    },
    /// The value has none of the forms that it may have.
    #[error("expected {}, found `{found}`", Forms(.expected))]
    Value {
        /// What the file has.
        found: String,
        /// The forms of which it may have one.
        expected: &'static [Form],
    },
    /// The table has no option of this name.
    #[error("there is no option `{found}`; there are {}", names(.options))]
    UnknownOption {
        /// What the file has.
        found: String,
        /// The options that there are.
        options: &'static [&'static str],
    },
    /// The table must have an option.
    #[error("the option `{option}` is missing")]
    MissingOption {
        /// The option.
        option: &'static str,
    },
    /// The file is based on a game that there is not.
    #[error(transparent)]
    UnknownBase(UnknownVariant),
    /// The file names a base where it has one already.
    #[error("these lines have their base already")]
    SecondBase,
    /// The name of the game has other letters than a name can have.
    #[error("a name has only the letters a to z, digits and hyphens")]
    Name,
    /// The title or the summary is not one line of text.
    #[error("this is one line of text, without control characters")]
    NotOneLine,
    /// Sources are given for a key that there is not.
    #[error("there is no key `{found}`")]
    UnknownSource {
        /// What the file has.
        found: String,
    },
    /// Values that make no game together.
    #[error("{}", .0.clash)]
    Conflict(Conflict),
}

fn meant(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"))
}

fn names(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Written `line 3, column 8: target: expected …`.
impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if let Some(key) = &self.key {
            write!(f, "{key}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

/// Everything wrong in a rules file, in the order of its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFaults(pub Vec<RulesFault>);

/// One fault a line.
impl fmt::Display for RulesFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            let gap = if place == 0 { "" } else { "\n" };
            write!(f, "{gap}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RulesFaults {}
