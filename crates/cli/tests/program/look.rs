//! How the text of the program looks: language, colour, form, width.

use std::fs;

use domino_repl::{Catalog, Lang, rule_sheet};
use domino_rules::Variant;

use crate::run::{Run, fails, program, run, run_command, run_in, without_numbers};

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
    fails(&["variants", "--lang", "tlh"], 2, "`tlh` is not a language of this client. Choices: en");
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

/// Every kind of wrong use that there can be, and what is said of it in English.
const WRONG: [(&[&str], &str); 16] = [
    (&["play", "--seed", "x"], "invalid value `x` for `--seed <N>`: a seed is a decimal number"),
    (&["play", "--set", "19"], "for `--set <N>`: a set is named by its highest number"),
    (&["play", "--target", "0"], "for `--target <POINTS>`: expected a decimal number from 1 to"),
    (&["play", "--seats", "human,robot"], "there is no player `robot`; there are "),
    (&["play", "--seats", "human:A B,steady"], "a name is 1 to 64 characters, none of them blank"),
    (&["rules", "boxed", "--width", "7"], "a width is a decimal number from 40 to 1000"),
    (&["draw", "--view", "Q"], "a view is `full`, `public` or the letter of a seat"),
    (&["draw", "--round", "x"], "expected a decimal number from 0"),
    (&["play", "--color", "red"], "for `--color <WHEN>`; possible values: auto,"),
    (&["play", "--seed"], "`--seed <N>` needs a value"),
    (&["play", "--plain=x"], "unexpected value `x` for `--plain`"),
    (&["play", "--sed", "3"], "unexpected argument `--sed`; did you mean `--seed`?"),
    (&["plya"], "there is no command `plya`; did you mean `play`?"),
    (&["play", "--target", "5", "--rounds", "2"], "cannot be used with `--rounds <N>`"),
    (&["play", "--seed", "1", "--seed", "2"], "`--seed <N>` can be used only once"),
    (&["check"], "missing: `<FILE>...`"),
];

/// A message of clap is never told: it is English, whatever the language.
#[test]
fn finding_d18_wrong_use_is_told_in_the_language_of_the_user() {
    for (args, english) in WRONG {
        let command = if args[0] == "plya" { "domino" } else { &format!("domino {}", args[0]) };
        let told = |lang: &str| run(&[&["--lang", lang], args].concat(), b"");
        let found = told("en");
        assert!(found.err.starts_with("error: ") && found.err.contains(english), "{}", found.err);
        let hint = format!("hint: `{command} --help` tells what can stand there\n");
        assert!(found.err.ends_with(&hint), "{args:?}: {}", found.err);
        let words = english.split('`').step_by(2).flat_map(|part| part.split([':', ';', '?']));
        let phrases: Vec<&str> = words.filter(|phrase| phrase.trim().contains(' ')).collect();
        assert!(!phrases.is_empty() || english.starts_with("missing"), "{english}");
        for lang in ["de", "fr", "it", "hu", "pl"] {
            let found = told(lang);
            assert_eq!((found.code, found.out.as_str()), (2, ""), "{args:?}: {}", found.err);
            assert!(
                !found.err.contains("error: ")
                    && found.err.contains(&format!("`{command} --help`"))
            );
            for phrase in &phrases {
                assert!(!found.err.contains(phrase.trim()), "{lang}: {}", found.err);
            }
        }
    }
    let german = run_with(&[("LANG", "de_DE.UTF-8")], &["play", "--sed=3"]).err;
    assert!(
        german.starts_with("Fehler: `--sed` passt hier nicht; meinst du `--seed`?"),
        "{german}"
    );
    let nearest = run(&["play", "--sed", "--lang=fr"], b"").err;
    assert!(nearest.starts_with("erreur"), "the line chooses: {nearest}");
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
fn finding_d18_clicolor_force_colours_a_pipe_unless_no_color_is_set() {
    let colored = told(&[], &["--color", "always"]);
    let plain = told(&[], &[]);
    assert_eq!(told(&[("CLICOLOR_FORCE", "1")], &[]), colored);
    assert_eq!(told(&[("CLICOLOR_FORCE", "0")], &[]), plain);
    assert_eq!(told(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], &[]), plain);
    assert_eq!(
        told(&[("CLICOLOR_FORCE", "1")], &["--color", "never"]),
        plain,
        "a flag is stronger"
    );
}

#[test]
fn finding_d18_columns_is_the_width_where_there_is_no_terminal() {
    let sheet = |columns: &str, args: &[&str]| {
        run_with(&[("COLUMNS", columns)], &[&["rules", "boxed"], args].concat()).out
    };
    let usual = run(&["rules", "boxed"], b"").out;
    assert_eq!(sheet("60", &[]), run(&["rules", "boxed", "--width", "60"], b"").out);
    assert_ne!(sheet("60", &[]), usual);
    assert!(sheet("30", &[]).lines().all(|line| line.chars().count() <= 30));
    assert_eq!(sheet("60", &["--width", "80"]), usual, "a flag is stronger");
    for columns in ["", "0", "-3", "wide", "80x24", "99999999999"] {
        assert_eq!(sheet(columns, &[]), usual, "{columns:?}");
    }
}

#[test]
fn finding_d18_language_is_a_list_of_which_the_first_known_is_taken() {
    let german = run(&["rules", "boxed", "--lang", "de"], b"").out;
    let variables = [("LANGUAGE", "tlh:de_AT:fr"), ("LANG", "en_US.UTF-8")];
    assert_eq!(run_with(&variables, &["rules", "boxed"]).out, german);
    assert_ne!(run_with(&[("LANGUAGE", "de"), ("LC_ALL", "C")], &["rules", "boxed"]).out, german);
}

/// Nothing but letters is beyond ASCII where the locale has other characters than UTF-8.
#[test]
fn finding_d18_a_locale_without_utf8_gets_ascii_where_words_need_no_more() {
    for lang in Lang::ALL.map(Lang::code) {
        let locale = format!("{lang}_XX.ISO-8859-1");
        let tiles = ["play", "table", "--seats", "steady,heavy", "--seed", "1", "--rounds", "1"];
        for args in [&["rules", "boxed"][..], &["rules", "table"], &tiles, &["rules", "nix"]] {
            let found = run_with(&[("LANG", &locale)], args);
            let is_fitting = |letter: char| letter.is_ascii() || letter.is_alphabetic();
            for text in [&found.out, &found.err] {
                assert!(text.chars().all(is_fitting), "{lang} {args:?}: {text}");
            }
        }
        let wide = format!("{lang}_XX.UTF-8");
        assert_eq!(
            run_with(&[("LANG", &locale)], &["rules", "boxed", "--toml"]).out,
            run_with(&[("LANG", &wide)], &["rules", "boxed", "--toml"]).out,
            "what programs read is the same"
        );
    }
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
    let wide = ["--width", "1000"];
    for look in [&wide[..], &["--plain"], &["--color", "always", "--width", "1000"]] {
        let played = run_in(here, &[&args, look].concat(), b"");
        let replayed = run_in(here, &[&["replay", "r"], look].concat(), b"");
        assert_eq!(replayed.code, 0);
        assert_eq!(without_numbers(&replayed.out), without_numbers(&played.out), "{look:?}");
    }
    let narrow = run_in(here, &["replay", "r", "--width", "40"], b"").out;
    assert!(narrow.lines().all(|line| line.len() <= 40), "{narrow}");
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
