//! The games that are built in.

use std::sync::OnceLock;

use thiserror::Error;

use crate::variant::games::GAMES;
use crate::variant::node::{Content, Name};
use crate::variant::rules_file::Reader;
use crate::variant::{Node, Variant};

/// A value that is built in.
#[derive(Debug)]
pub(crate) enum Given {
    Text(&'static str),
    Number(i64),
    List(&'static [Given]),
    Table(&'static [(&'static str, Given)]),
}

/// The games once they are read.
static VARIANTS: [OnceLock<Variant>; GAMES.len()] = [const { OnceLock::new() }; GAMES.len()];

/// Reads a game; a test reads each of them, so none is faulty.
fn load(idx: usize) -> Variant {
    let (name, given) = &GAMES[idx];
    Reader::new("")
        .read(given.node().into_entries(), None)
        .unwrap_or_else(|faults| unreachable!("{name}: {faults}"))
}

impl Given {
    /// The value as if a rules file had it, at no place.
    fn node(&self) -> Node {
        let entry = |(name, value): &(&str, Given)| (Name::nowhere(*name), value.node());
        Node::nowhere(match *self {
            Given::Text(text) => Content::Text(text.to_owned()),
            Given::Number(number) => Content::Number(number),
            Given::List(items) => Content::List(items.iter().map(Given::node).collect()),
            Given::Table(entries) => Content::Table(entries.iter().map(entry).collect()),
        })
    }
}

/// A name that no built-in game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{name}`{}", hint(.nearest.as_deref()))]
pub struct UnknownVariant {
    /// The name that was asked for.
    pub name: String,
    /// The built-in name that is most like it, if one is near.
    pub nearest: Option<String>,
}

fn hint(nearest: Option<&str>) -> String {
    if let Some(nearest) = nearest {
        return format!("; did you mean `{nearest}`?");
    }
    let names: Vec<String> = Variant::builtin_names().map(|name| format!("`{name}`")).collect();
    format!("; there are {}", names.join(", "))
}

impl Variant {
    /// The names of the built-in games.
    pub fn builtin_names() -> impl ExactSizeIterator<Item = &'static str> {
        GAMES.iter().map(|(name, _)| *name)
    }

    /// The built-in game of this name.
    ///
    /// # Errors
    ///
    /// [`UnknownVariant`] with the nearest name, if there is no such game.
    pub fn builtin(name: &str) -> Result<&'static Variant, UnknownVariant> {
        match GAMES.iter().position(|(builtin, _)| *builtin == name) {
            Some(idx) => Ok(VARIANTS[idx].get_or_init(|| load(idx))),
            None => Err(UnknownVariant {
                name: name.chars().take(40).collect(),
                nearest: nearest(name, Variant::builtin_names()).map(str::to_owned),
            }),
        }
    }
}

/// The name that is most like a text, if one is so near that it may be meant.
pub(crate) fn nearest<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // A distance takes time in proportion to both texts; a megabyte is no typing error.
    if text.len() > 40 {
        return None;
    }
    names
        .map(|name| (strsim::damerau_levenshtein(text, name), name))
        .min()
        .filter(|&(distance, name)| distance <= 1.max(name.len() / 3))
        .map(|(_, name)| name)
}
