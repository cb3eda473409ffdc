//! Games by name or by rules file.

use std::ffi::OsStr;
use std::path::Path;

use domino_repl::{Catalog, Message};
use domino_rules::{UnknownVariant, Variant};
use domino_words::typed_list;

use crate::failure::{CONTENT, Failure, Words};
use crate::files;
use crate::house;
use crate::remark::Remark;

/// Reads a rules file.
pub(crate) fn read_rules(path: &Path) -> Result<Variant, Failure> {
    let bytes = files::read(path)?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        Failure::of_one(Some(path), Words::Own(Remark::NotUtf8 { line, column }), CONTENT)
    })?;
    Variant::from_toml(text).map_err(|faults| Failure::of_rules_file(path, faults))
}

/// The game that is built in under a name or is one of the house, or that of a rules file.
pub(crate) fn find_game(name: &OsStr, catalog: &Catalog) -> Result<Variant, Failure> {
    match find_named(name, catalog) {
        Err(_) if looks_like_a_file(name) => read_rules(name.as_ref()),
        found => found.map_err(no_game),
    }
}

/// The game that is built in under a name, or is one of the house.
pub(crate) fn find_own(name: &OsStr, catalog: &Catalog) -> Result<Variant, Failure> {
    find_named(name, catalog).map_err(|unknown| {
        let failure = no_game(unknown);
        if looks_like_a_file(name) {
            return failure.with_hint(Remark::HintGameFile { path: files::shown(name.as_ref()) });
        }
        failure
    })
}

/// The game of a name; the files of the house are read only where none is built in.
fn find_named(name: &OsStr, catalog: &Catalog) -> Result<Variant, UnknownVariant> {
    let name = name.to_string_lossy();
    Variant::builtin(&name)
        .cloned()
        .or_else(|unknown| house::of_user(catalog).find(&name).cloned().ok_or(unknown))
}

/// Says that there is no such game, and which is meant, or which there are.
fn no_game(unknown: UnknownVariant) -> Failure {
    let UnknownVariant { name: text, nearest } = unknown;
    Failure::of_words(match nearest {
        Some(near) => Message::NoGameNear { text, near },
        None => Message::NoGame { text, games: typed_list(Variant::builtin_names()) },
    })
}

fn looks_like_a_file(name: &OsStr) -> bool {
    name.to_string_lossy().contains(['.', '/', '\\']) || Path::new(name).exists()
}
