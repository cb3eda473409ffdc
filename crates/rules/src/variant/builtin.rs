//! The games that are built in.

use std::sync::OnceLock;

use thiserror::Error;

use crate::variant::Variant;

/// The rules files of the built-in games. A game stands after the one that it is based on.
const FILES: [(&str, &str); 8] = [
    ("boxed", include_str!("../../variants/boxed.toml")),
    ("snake", include_str!("../../variants/snake.toml")),
    ("penalty", include_str!("../../variants/penalty.toml")),
    ("beginners", include_str!("../../variants/beginners.toml")),
    ("hungarian", include_str!("../../variants/hungarian.toml")),
    ("table", include_str!("../../variants/table.toml")),
    ("block", include_str!("../../variants/block.toml")),
    ("draw", include_str!("../../variants/draw.toml")),
];

/// The files once they are read.
static VARIANTS: [OnceLock<Variant>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// Reads a file; a test reads each of them, so none is faulty.
fn load(idx: usize) -> Variant {
    let (name, text) = FILES[idx];
    Variant::from_toml(text).unwrap_or_else(|faults| unreachable!("{name}: {faults}"))
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
        FILES.iter().map(|(name, _)| *name)
    }

    /// The built-in game of this name.
    ///
    /// # Errors
    ///
    /// [`UnknownVariant`] with the nearest name, if there is no such game.
    pub fn builtin(name: &str) -> Result<&'static Variant, UnknownVariant> {
        match FILES.iter().position(|(builtin, _)| *builtin == name) {
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
