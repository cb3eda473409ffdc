//! How the text of the program looks: language, colour, form, width.

use std::fs;

use domino_repl::{Catalog, Lang, rule_sheet};
use domino_rules::Variant;

use crate::run::{Run, fails, program, run, run_command, run_in};

/// Runs the program with variables of the environment.
fn run_with(variables: &[(&str, &str)], args: &[&str]) -> Run {
    run_command(program(args).envs(variables.iter().copied()), b"")
}

#[test]
fn every_language_is_chosen_by_the_flag_the_variable_or_the_locale() {
    for lang in Lang::ALL {
        let code = lang.code();
        let expected = rule_sheet(Variant::builtin("boxed").unwrap(), &Catalog::new(lang), 80);
        let locale = format!("{code}_XX.UTF-8");
        let sheets = [
            run(&["rules", "boxed", "--lang", code], b""),
            run(&["--lang", code, "rules", "boxed"], b""),
            run_with(&[("DOMINO_LANG", code), ("LC_ALL", "en")], &["rules", "boxed"]),
            run_with(&[("LANG", &locale)], &["rules", "boxed"]),
            run_with(&[("DOMINO_LANG", "en")], &["rules", "boxed", "--lang", lang.name()]),
        ];
        for sheet in sheets {
            assert_eq!((sheet.code, sheet.out), (0, expected.clone()), "{code}: {}", sheet.err);
        }
    }
}

#[test]
fn a_language_that_nobody_speaks_is_an_error_unless_it_is_the_locale() {
    fails(&["variants", "--lang", "tlh"], 2, "none of the languages en");
    // It is told in the language of the locale.
    let found = run_with(&[("DOMINO_LANG", "tlh"), ("LANG", "de_DE.UTF-8")], &["variants"]);
    assert_eq!((found.code, found.out.as_str()), (2, ""));
    let told =
        "Fehler: DOMINO_LANG: `tlh` ist keine Sprache dieses Programms. Zur Auswahl: en, de, ";
    assert!(found.err.starts_with(told), "{}", found.err);
    assert_eq!(run_with(&[("LC_ALL", "tlh")], &["variants"]).out, run(&["variants"], b"").out);
}

/// What people meet every day is told in their language, also before there is a game.
#[test]
fn errors_of_the_command_line_speak_every_language() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let english: [&[&str]; 7] = [
        &["rules", "nix"],
        &["rules", "boxd"],
        &["play", "blok"],
        &["play", "--resume", "missing"],
        &["check", "."],
        &["man", "nothing"],
        &["rules", "boxed", "check", "x"],
    ];
    for args in english {
        let told = |lang: Lang| run_in(here, &[args, &["--lang", lang.code()]].concat(), b"");
        let in_english = told(Lang::En).err;
        let words: Vec<&str> = in_english.split_once(' ').unwrap().1.split(['`', ';']).collect();
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let found = told(lang);
            assert_eq!((found.code, found.out.as_str()), (2, ""), "{args:?}: {}", found.err);
            let phrases = words.iter().filter(|phrase| phrase.trim().contains(' '));
            for phrase in phrases {
                assert!(!found.err.contains(phrase.trim()), "{lang}: {}", found.err);
            }
        }
    }
}

/// A whole match, which has everything that could have colour.
fn told(variables: &[(&str, &str)], args: &[&str]) -> String {
    let all = ["play", "block", "--seats", "steady,heavy", "--seed", "7", "--rounds", "2"];
    let found = run_with(variables, &[&all, args].concat());
    assert_eq!(found.code, 0, "{}", found.err);
    found.out
}

#[test]
fn colour_is_for_terminals_unless_it_is_asked_for() {
    let plain = told(&[], &[]);
    assert!(!plain.contains('\x1b'));
    assert_eq!(told(&[], &["--color", "never"]), plain);
    let colored = told(&[], &["--color", "always"]);
    assert!(colored.contains('\x1b'));
    // A flag is stronger than the environment.
    assert_eq!(told(&[("NO_COLOR", "1")], &["--color", "always"]), colored);
    assert_eq!(told(&[("NO_COLOR", "1")], &[]), plain);
}

#[test]
fn colour_says_nothing_that_is_not_in_the_words() {
    let mut words = told(&[], &["--color", "always"]);
    while let Some(start) = words.find('\x1b') {
        let end = words[start..].find('m').unwrap();
        words.replace_range(start..=start + end, "");
    }
    assert_eq!(words, told(&[], &[]));
}

#[test]
fn plain_text_has_no_colour_and_breaks_no_lines() {
    let plain = told(&[], &["--plain", "--color", "always"]);
    assert!(!plain.contains('\x1b'));
    assert_eq!(told(&[], &["--plain", "--width", "40"]), plain);
    assert_ne!(told(&[], &["--width", "40"]), told(&[], &[]), "drawn text does break lines");
}

#[test]
fn a_replay_looks_as_it_is_asked_to() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let args = ["play", "block", "--seats", "steady,heavy", "--seed", "7", "--record", "r"];
    for look in [&[][..], &["--plain"], &["--width", "40"], &["--color", "always"]] {
        let played = run_in(here, &[&args, look].concat(), b"");
        let replayed = run_in(here, &[&["replay", "r"], look].concat(), b"");
        assert_eq!((replayed.code, replayed.out), (0, played.out), "{look:?}");
    }
}

/// A record names the game of a rules file, and nothing in it is in another language.
#[test]
fn a_game_of_a_rules_file_is_told_by_its_name_in_every_language() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    fs::write(here.join("t10x8.toml"), "name = \"t10x8\"\nbased-on = \"table\"").unwrap();
    let args = ["play", "--rules", "t10x8.toml", "--seats", "steady,heavy", "--record", "r"];
    assert_eq!(run_in(here, &[&args[..], &["--rounds", "1", "--seed", "1"]].concat(), b"").code, 0);
    for lang in ["en", "de", "fr", "it", "hu", "pl"] {
        for command in ["replay", "draw"] {
            let told = run_in(here, &[command, "r", "--lang", lang], b"").out;
            assert!(told.contains("t10x8") && !told.contains("Custom"), "{lang}: {told}");
        }
    }
}
