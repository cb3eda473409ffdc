//! The table of commands and the words of every language fit each other.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeMap;

use domino_repl::{Argument, COMMANDS, Catalog, CommandSpec, Found, Lang, Message};

/// The English names work in every language, so no other command may have them there.
#[test]
fn names_of_commands_are_unique_and_found_in_any_case() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for spec in &COMMANDS {
            let own = spec.names_in(&catalog);
            for name in own.iter().map(String::as_str).chain(spec.names.iter().copied()) {
                let first = *seen.entry(name.to_lowercase()).or_insert(spec.names[0]);
                assert_eq!(first, spec.names[0], "{lang}: `{name}` names two commands");
                assert!(!name.contains(char::is_whitespace), "{lang}: `{name}`");
                let Found::One(found) = CommandSpec::find(&name.to_uppercase(), &catalog) else {
                    panic!("{lang}: `{name}` is not found");
                };
                assert_eq!(found.command, spec.command, "{lang}: {name}");
            }
        }
    }
    let english = Catalog::new(Lang::En);
    for spec in &COMMANDS {
        assert_eq!(spec.names_in(&english), spec.names);
    }
}

#[test]
fn every_command_has_help_in_every_language() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        for spec in &COMMANDS {
            let name = spec.names[0];
            assert!(!spec.summary_in(&catalog).is_empty(), "{lang}: {name}");
            assert!(!spec.page_in(&catalog).is_empty(), "{lang}: {name}");
            let has_none = spec.argument == Argument::None;
            assert_eq!(spec.argument_in(&catalog).is_empty(), has_none, "{lang}: {name}");
        }
    }
}

/// What a page shows in backticks as typed is understood: a command by its name.
#[test]
fn words_that_follow_a_command_are_shown_as_they_are_typed() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        for spec in &COMMANDS {
            let Argument::Words(words) = spec.argument else { continue };
            let words: Vec<String> = words
                .iter()
                .map(|word| catalog.say(&Message::Word { word: (*word).to_owned() }))
                .collect();
            assert_eq!(spec.argument_in(&catalog), format!("[{}]", words.join("|")), "{lang}");
        }
    }
}

#[test]
fn a_beginning_that_one_command_has_is_enough() {
    let catalog = Catalog::new(Lang::En);
    let check = |word: &str, expected: &[&str]| {
        let names: Vec<&str> = match CommandSpec::find(word, &catalog) {
            Found::One(spec) => vec![spec.names[0]],
            Found::Several(specs) => specs.iter().map(|spec| spec.names[0]).collect(),
            Found::None => vec![],
        };
        assert_eq!(names, expected, "{word}");
    };
    check("sc", &["score"]);
    check("s", &["score"]);
    check("sa", &["save"]);
    check("rul", &["rules"]);
    check("r", &["rules", "redo", "resume"]);
    check("l", &["table", "log", "load", "lang"]);
    check("histo", &["log"]);
    check("scored", &[]);
    check("", &[]);
    check("6-4", &[]);
}

#[test]
fn a_typing_error_finds_its_command() {
    let catalog = Catalog::new(Lang::En);
    let check = |word: &str, expected: Option<&str>| {
        assert_eq!(CommandSpec::nearest(word, &catalog).as_deref(), expected, "{word}");
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
