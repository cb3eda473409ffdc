//! The catalog and the messages fit each other.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeSet;

use domino_repl::{COMMANDS, Catalog, CommandSpec, Message};

const ENGLISH: &str = include_str!("../messages/en.ftl");

#[test]
fn every_message_formats_without_a_fault() {
    let catalog = Catalog::english();
    for message in Message::samples() {
        let (text, faults) = catalog.format(&message);
        assert_eq!(faults, [""; 0], "{message:?}");
        assert!(!text.trim().is_empty(), "{message:?}");
    }
}

#[test]
fn the_catalog_has_the_messages_and_no_others() {
    let written: Vec<&str> = ENGLISH
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .map(|line| line.split(" =").next().unwrap())
        .collect();
    let unique: BTreeSet<&str> = written.iter().copied().collect();
    assert_eq!(unique.len(), written.len(), "a message is written twice");
    assert_eq!(unique, Message::IDS.iter().copied().collect());
}

#[test]
fn every_argument_of_a_message_is_shown() {
    let catalog = Catalog::english();
    for message in Message::samples() {
        let (text, given) = (catalog.format(&message).0, format!("{message:?}"));
        // Of the samples, 21 is the number that every plural writes out.
        for sample in ["word-21", ": 21"] {
            let shown = text.matches(sample.trim_start_matches(": ")).count();
            assert!(given.matches(sample).count() <= shown, "{message:?}: {text}");
        }
    }
}

#[test]
fn c71_every_message_is_plain_ascii() {
    assert!(ENGLISH.is_ascii());
}

#[test]
fn names_of_commands_are_unique_and_found_in_any_case() {
    let mut seen = BTreeSet::new();
    for spec in &COMMANDS {
        for name in [spec.name].iter().chain(spec.aliases) {
            assert!(seen.insert(*name), "{name} names two commands");
            let found = CommandSpec::named(&name.to_ascii_uppercase()).unwrap();
            assert_eq!(found.command, spec.command);
        }
    }
}

#[test]
fn a_typing_error_finds_its_command() {
    let check = |word: &str, expected: Option<&str>| {
        assert_eq!(CommandSpec::nearest(word), expected, "{word}");
    };
    check("hlep", Some("help"));
    check("movs", Some("moves"));
    check("scroe", Some("score"));
    check("QUTI", Some("quit"));
    check("drwa", Some("draw"));
    check("xyzzy", None);
    check("", None);
    check(&"help".repeat(1000), None);
}
