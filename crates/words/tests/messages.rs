//! The words of every language and the messages fit each other.
#![allow(clippy::disallowed_methods)] // a test may read files
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use domino_words::{Catalog, Lang, Message};

/// The words of a language as they are written.
fn written(lang: Lang) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    fs::read_to_string(folder.join(format!("{lang}.ftl"))).unwrap()
}

/// The messages of a file with all that is written for them.
fn entries(lang: Lang) -> BTreeMap<String, String> {
    let mut entries: BTreeMap<String, String> = BTreeMap::new();
    let text = written(lang);
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let (id, rest) = line.split_once(" =").unwrap();
            let before = entries.insert(id.to_owned(), rest.to_owned());
            assert_eq!(before, None, "{lang}: `{id}` is written twice");
            current = Some(id.to_owned());
        } else if let Some(id) = &current {
            let entry = entries.get_mut(id).unwrap();
            entry.push('\n');
            entry.push_str(line);
        }
    }
    entries
}

#[test]
fn every_language_has_a_file_and_every_file_a_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(files, Lang::ALL.iter().map(|lang| format!("{lang}.ftl")).collect());
}

#[test]
fn every_message_formats_without_a_fault() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        for message in Message::samples() {
            let (text, faults) = catalog.format(&message);
            assert_eq!(faults, [""; 0], "{lang}: {message:?}");
            assert!(!text.trim().is_empty(), "{lang}: {message:?}");
            assert!(!text.contains(['{', '}']), "{lang}: {text}");
        }
    }
}

#[test]
fn every_catalog_has_the_messages_and_no_others() {
    for lang in Lang::ALL {
        let written: BTreeSet<String> = entries(lang).into_keys().collect();
        let ids = Message::IDS.iter().map(|id| (*id).to_owned()).collect();
        let missing: Vec<_> = written.symmetric_difference(&ids).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

/// Messages with an argument that only chooses among texts.
const CHOOSING: [&str; 7] =
    ["game-title", "game-summary", "score-line", "score-sum", "charge-line", "charge-sum", "won"];

#[test]
fn every_argument_of_a_message_is_shown() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let samples = Message::samples();
        for message in samples.iter().filter(|message| !CHOOSING.contains(&message.id())) {
            let (text, given) = (catalog.format(message).0, format!("{message:?}"));
            // Of the samples, 21 is a number that every plural writes out.
            for sample in ["word-21", ": 21"] {
                let shown = text.matches(sample.trim_start_matches(": ")).count();
                assert!(given.matches(sample).count() <= shown, "{lang}: {message:?}: {text}");
            }
        }
    }
}

/// A translation that was forgotten is still English.
#[test]
fn no_english_is_left_in_another_language() {
    let english = entries(Lang::En);
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (id, text) in entries(lang) {
            let is_same = english.get(&id) == Some(&text);
            // A few short words are the same in two languages, such as `double`.
            assert!(!is_same || letters(&bare(&text)) <= 12, "{lang}: `{id}` is English: {text}");
        }
    }
}

/// A text without arguments and without what is typed, which is the same everywhere.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let (mut depth, mut is_typed) = (0, false);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            '`' => is_typed = !is_typed,
            _ if depth == 0 && !is_typed => bare.push(letter),
            _ => {}
        }
    }
    bare
}

#[test]
fn c71_every_english_message_is_plain_ascii() {
    assert!(written(Lang::En).is_ascii());
}
