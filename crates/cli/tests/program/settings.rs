//! The settings file and the rules of a house, as a user meets them.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::run::{Run, program, run_command};

/// A user with these settings and these rules files.
fn user(settings: &str, rules: &[(&str, &str)]) -> TempDir {
    let config = tempfile::tempdir().unwrap();
    let own = config.path().join("domino");
    fs::create_dir_all(own.join("rules")).unwrap();
    if !settings.is_empty() {
        fs::write(own.join("settings.toml"), settings).unwrap();
    }
    for (name, text) in rules {
        fs::write(own.join("rules").join(name), text).unwrap();
    }
    config
}

fn run_as(config: &Path, args: &[&str], input: &[u8]) -> Run {
    run_command(program(args).env("XDG_CONFIG_HOME", config), input)
}

#[test]
fn finding_d15_a_setting_is_written_read_and_forgotten() {
    let user = user("", &[]);
    let settings = |args: &[&str]| {
        let found = run_as(user.path(), &[&["settings"], args].concat(), b"");
        assert_eq!((found.code, found.err.as_str()), (0, ""), "{args:?}");
        found.out
    };
    assert!(settings(&[]).contains("\nlang   -\n"));
    settings(&["lang", "fr"]);
    settings(&["name", "Ada Maria"]);
    settings(&["auto", "off"]);
    assert_eq!(settings(&["lang"]), "fr\n");
    let file = fs::read_to_string(user.path().join("domino/settings.toml")).unwrap();
    assert!(file.ends_with("lang = \"fr\"\nname = \"Ada Maria\"\nauto = false\n"), "{file}");
    assert!(run_as(user.path(), &["variants"], b"").out.contains(" dominos"), "it speaks French");
    assert!(run_as(user.path(), &["variants", "--lang", "en"], b"").out.contains(" tiles"));
    settings(&["lang", "-"]);
    assert!(settings(&[]).contains("\nlang   -\n"));
}

#[test]
fn a_setting_that_is_wrong_is_refused_and_nothing_is_written() {
    let user = user("lang = \"de\"\n", &[]);
    for (args, words) in [
        (["settings", "lagn", "fr"], "there is no setting `lagn`; did you mean `lang`?"),
        (["settings", "lang", "tlh"], "`lang` cannot be `tlh`"),
        (["settings", "seats", "human"], "`seats` cannot be `human`"),
    ] {
        let args: Vec<&str> = args.into_iter().chain(["--lang", "en"]).collect();
        let found = run_as(user.path(), &args, b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{args:?}");
        assert!(found.err.contains(words), "{args:?}: {}", found.err);
    }
    let file = fs::read_to_string(user.path().join("domino/settings.toml")).unwrap();
    assert_eq!(file, "lang = \"de\"\n");
}

#[test]
fn a_damaged_file_is_told_and_never_written_over() {
    let user = user("lang = \n", &[]);
    let told = run_as(user.path(), &["settings"], b"");
    assert_eq!(told.code, 0);
    assert!(told.err.starts_with("note: ") && told.err.contains("settings.toml"), "{}", told.err);
    let refused = run_as(user.path(), &["settings", "lang", "de"], b"");
    assert_eq!(refused.code, 2, "{}", refused.err);
    let file = fs::read_to_string(user.path().join("domino/settings.toml")).unwrap();
    assert_eq!(file, "lang = \n");
}

/// A script gets the same text whatever its user prefers, but for the language.
#[test]
fn a_script_plays_as_ever() {
    let play = ["play", "block", "--seats", "human:Ada,steady", "--seed", "35", "--rounds", "1"];
    let plain = user("", &[]);
    let fancy = user("auto = false\nplain = true\nsort = \"pips\"\nname = \"Bo\"\n", &[]);
    let told = |user: &TempDir| run_as(user.path(), &play, b"1\n1\n1\n1\n").out;
    assert_eq!(told(&fancy), told(&plain));
}

#[test]
fn the_games_of_a_house_are_played_and_told_by_name() {
    let family = "name = \"family\"\ntitle = \"Ours\"\nbased-on = \"block\"\nhand = 6\n";
    let user = user("", &[("family.toml", family), ("bad.toml", "hand = -1\n")]);
    let found = run_as(user.path(), &["variants"], b"");
    assert!(found.out.contains("\nfamily"), "{}", found.out);
    let found = run_as(user.path(), &["rules", "family"], b"");
    assert!((found.code, found.out.contains("6 tiles")) == (0, true), "{}", found.out);
    let found = run_as(user.path(), &["play", "family", "--seed", "3"], b"quit\n");
    assert!(found.out.starts_with("Ours, "), "{}{}", found.out, found.err);
    assert!(found.out.contains("6 tiles each"), "{}", found.out);
}

#[test]
fn finding_d8_play_takes_the_number_of_players() {
    let user = user("", &[]);
    let told = run_as(user.path(), &["play", "boxed", "--players", "4", "--seed", "3"], b"quit\n");
    assert!(told.out.contains("A human, B steady, C steady, D steady"), "{}", told.out);
    for wrong in ["1", "0", "99", "x"] {
        let found = run_as(user.path(), &["play", "boxed", "--players", wrong], b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{wrong}");
    }
}
