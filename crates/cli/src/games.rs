//! Games by name or by rules file.

use std::ffi::OsStr;
use std::path::Path;

use domino_repl::Message;
use domino_rules::{UnknownVariant, Variant};
use domino_words::typed_list;

use crate::failure::{CONTENT, Failure, Words};
use crate::files;
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

/// The game that is built in under a name, or that of a rules file.
pub(crate) fn find_game(name: &OsStr) -> Result<Variant, Failure> {
    match Variant::builtin(&name.to_string_lossy()) {
        Ok(variant) => Ok(variant.clone()),
        Err(_) if looks_like_a_file(name) => read_rules(name.as_ref()),
        Err(unknown) => Err(no_game(unknown)),
    }
}

/// The game that is built in under a name.
pub(crate) fn find_builtin(name: &OsStr) -> Result<Variant, Failure> {
    Variant::builtin(&name.to_string_lossy()).cloned().map_err(|unknown| {
        let failure = no_game(unknown);
        if looks_like_a_file(name) {
            return failure.with_hint(Remark::HintGameFile { path: files::shown(name.as_ref()) });
        }
        failure
    })
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
