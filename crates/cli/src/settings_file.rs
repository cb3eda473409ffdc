//! The settings file: what a user prefers, one key a line, with the user's comments.

use std::fmt::Display;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use domino_keep::KeepError;
use domino_repl::{Preference, Preferences};
use toml_edit::{Document, DocumentMut, Item, Value};

use crate::failure::Words;
use crate::files::shown;
use crate::house;
use crate::remark::Remark;

/// What stands above the settings in a new file.
const HEAD: &str = "# Settings of domino. `domino settings` tells and changes them.\n\n";

/// A user's settings file.
#[derive(Clone, Debug)]
pub(crate) struct SettingsFile(PathBuf);

/// What a settings file says, as far as it holds.
#[derive(Debug, Default)]
pub(crate) struct Read {
    pub(crate) preferences: Preferences,
    /// What is wrong in it.
    pub(crate) faults: Vec<Remark>,
}

impl SettingsFile {
    /// That of the user, or none for a user without a home.
    pub(crate) fn of_user() -> Option<SettingsFile> {
        Some(SettingsFile(house::config()?.join("settings.toml")))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Whether it is there.
    pub(crate) fn exists(&self) -> bool {
        self.0.exists()
    }

    /// Reads it; what does not hold is left out and told. A file that is not there says nothing.
    pub(crate) fn read(&self) -> Read {
        let path = || shown(&self.0);
        let text = match domino_keep::read(&self.0) {
            Ok(bytes) => bytes,
            Err(KeepError::System(error)) if error.kind() == ErrorKind::NotFound => {
                return Read::default();
            }
            Err(error) => return damaged(path(), error),
        };
        match String::from_utf8(text) {
            Ok(text) => read(&text, &path()),
            Err(error) => damaged(path(), error.utf8_error()),
        }
    }

    /// Writes one preference down, and leaves everything else as it is.
    ///
    /// # Errors
    ///
    /// Why it cannot be written; the file is then as it was.
    pub(crate) fn write(&self, of: Preference, value: Option<&str>) -> Result<(), Words> {
        let before = match domino_keep::read(&self.0) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| Words::Own(Remark::NotAFile))?,
            Err(KeepError::System(error)) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err((&error).into()),
        };
        let mut after = with(&before, of, value).map_err(|why| Words::Others(first_line(&why)))?;
        if before.is_empty() {
            after.insert_str(0, HEAD);
        }
        if let Some(folder) = self.0.parent() {
            domino_keep::make_own_directory(folder).map_err(|error| Words::from(&error))?;
        }
        domino_keep::write(&self.0, after.as_bytes()).map_err(|error| (&error).into())
    }
}

fn damaged(path: String, why: impl Display) -> Read {
    let faults = vec![Remark::SettingsDamaged { path, why: first_line(&why) }];
    Read { faults, ..Read::default() }
}

fn first_line(why: &impl Display) -> String {
    why.to_string().lines().next().unwrap_or_default().to_owned()
}

/// Reads the text of a settings file.
fn read(text: &str, path: &str) -> Read {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => return damaged(path.to_owned(), error),
    };
    let mut found = Read::default();
    for (key, item) in document.iter() {
        let place = document.key(key).and_then(toml_edit::Key::span).or_else(|| item.span());
        let line = place.map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        let path = path.to_owned();
        let Some(of) = Preference::named(key) else {
            found.faults.push(unknown(path, line, key));
            continue;
        };
        let set = typed(item).map(|value| found.preferences.set(of, Some(&value)));
        if !matches!(set, Some(Ok(()))) {
            let (key, text) = (key.to_owned(), item.to_string().trim().to_owned());
            found.faults.push(Remark::SettingBad { path, line, key, text });
        }
    }
    found
}

/// A value as it is typed, if it is one that settings have.
fn typed(item: &Item) -> Option<String> {
    match item.as_value()? {
        Value::String(text) => Some(text.value().clone()),
        Value::Boolean(is_on) => Some(if *is_on.value() { "on" } else { "off" }.to_owned()),
        Value::Array(list) => {
            let words: Option<Vec<&str>> = list.iter().map(Value::as_str).collect();
            words.map(|words| words.join(","))
        }
        _ => None,
    }
}

fn unknown(path: String, line: usize, key: &str) -> Remark {
    let text = key.to_owned();
    match domino_repl::nearest(key, Preference::ALL.map(|of| of.name().to_owned())) {
        Some(near) => Remark::SettingUnknownNear { path, line, text, near },
        None => Remark::SettingUnknown { path, line, text },
    }
}

/// The text of a settings file with a preference changed.
fn with(text: &str, of: Preference, value: Option<&str>) -> Result<String, toml_edit::TomlError> {
    let mut document: DocumentMut = text.parse()?;
    let Some(value) = value else {
        remove(&mut document, of.name());
        return Ok(document.to_string());
    };
    let mut value: Value =
        if of.is_switch() { (value == "on").into() } else { value.to_owned().into() };
    let item = document.entry(of.name()).or_insert(Item::None);
    if let Some(before) = item.as_value() {
        // A comment behind the value stays.
        *value.decor_mut() = before.decor().clone();
    }
    *item = Item::Value(value);
    Ok(document.to_string())
}

/// Removes a key; the comment above it stays, for it can be about more than the key.
fn remove(document: &mut DocumentMut, key: &str) {
    let above = |document: &DocumentMut, key: &str| {
        let decor = document.key(key).map(|key| key.leaf_decor().clone()).unwrap_or_default();
        decor.prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default().to_owned()
    };
    let kept = above(document, key);
    let next =
        document.iter().map(|(name, _)| name.to_owned()).skip_while(|name| name != key).nth(1);
    document.remove(key);
    if let Some(next) = next {
        let prefix = kept + &above(document, &next);
        if let Some(mut next) = document.key_mut(&next) {
            next.leaf_decor_mut().set_prefix(prefix);
        }
    } else {
        let trailing = kept + document.trailing().as_str().unwrap_or_default();
        document.set_trailing(trailing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_d15_comments_and_all_else_stay_when_a_setting_changes() {
        let text = "# mine\nlang = \"de\" # at home\n\nauto = true\nnew-key = [1, 2]\n";
        let after = with(text, Preference::Lang, Some("fr")).unwrap();
        assert_eq!(after, text.replace("\"de\"", "\"fr\""));
        let after = with(&after, Preference::Auto, Some("off")).unwrap();
        assert!(after.contains("\nauto = false\nnew-key = [1, 2]\n"), "{after}");
        let after = with(&after, Preference::Lang, None).unwrap();
        assert_eq!(after, "# mine\n\nauto = false\nnew-key = [1, 2]\n");
        let after = with("# mine\nlang = \"de\"\n", Preference::Lang, None).unwrap();
        assert_eq!(after, "# mine\n");
        let after = with(HEAD, Preference::Name, Some("Ada \"Countess\"")).unwrap();
        let Read { preferences, faults } = read(&after, "settings.toml");
        assert_eq!(preferences.name.as_deref(), Some("Ada \"Countess\""));
        assert!(faults.is_empty(), "{faults:?}");
    }

    #[test]
    fn what_does_not_hold_is_told_with_its_line_and_the_rest_holds() {
        let text =
            "lagn = \"de\"\ntiles = \"box\"\n# later\nauto = \"perhaps\"\nfuture = { a = 1 }\n";
        let Read { preferences, faults } = read(text, "s.toml");
        assert_eq!(preferences.get(Preference::Tiles).as_deref(), Some("box"));
        assert_eq!(preferences.get(Preference::Auto), None);
        let told: Vec<String> =
            faults.iter().map(|fault| fault.say(domino_repl::Lang::En)).collect();
        assert_eq!(
            told,
            [
                "s.toml, line 1: there is no setting `lagn`; did you mean `lang`?",
                "s.toml, line 4: `auto` cannot be `\"perhaps\"`",
                "s.toml, line 5: there is no setting `future`",
            ]
        );
    }

    #[test]
    fn a_file_that_is_no_toml_is_damaged_as_a_whole() {
        for text in ["lang = ", "= 1", "[", "\u{0}"] {
            let Read { preferences, faults } = read(text, "s.toml");
            assert_eq!(preferences, Preferences::default());
            assert!(matches!(faults.as_slice(), [Remark::SettingsDamaged { .. }]), "{text:?}");
        }
    }
}
