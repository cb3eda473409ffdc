//! Wrong use, and input of any kind.

use std::path::Path;

use domino_players::Builtin;
use domino_rules::Variant;

use crate::run::{fails, run, run_in, spawn_in, with_file};

#[test]
fn domino_alone_plays_a_game_and_ends_with_its_input() {
    let found = run(&[], b"");
    assert_eq!(found.code, 0);
    assert!(found.out.starts_with("Welcome to dominoes!\n"), "{}", found.out);
    assert!(found.out.contains("Round 1\n"), "{}", found.out);
    assert!(found.err.contains("left unfinished"), "{}", found.err);
}

#[test]
fn help_names_every_player_that_is_built_in() {
    let help = run(&["play", "--help"], b"").out.split_whitespace().collect::<Vec<_>>().join(" ");
    for player in Builtin::ALL {
        assert!(help.contains(&format!("`{player}`")), "{player}: {help}");
    }
}

/// C68: wherever the input ends, the program ends, with exit code 0 and a whole record.
#[test]
fn c68_the_end_of_input_anywhere() {
    for input in ["", "1", "1\n", "1\n1\nhel", "quit", "6-", "\n", "1\nsave"] {
        let directory = tempfile::tempdir().unwrap();
        let here = directory.path();
        let args = ["play", "block", "--seed", "3", "--record", "r.domino"];
        let found = run_in(here, &args, input.as_bytes());
        assert_eq!(found.code, 0, "{input:?}: {}", found.err);
        assert!(found.err.contains("domino play --resume r.domino"), "{input:?}: {}", found.err);
        assert!(!found.out.contains("A human>"), "no prompt from a pipe: {}", found.out);
        let check = run_in(here, &["check", "r.domino"], b"");
        assert!(check.out.ends_with("the match is not over\n"), "{input:?}: {}", check.err);
    }
}

/// C69: bytes that are no text are answered, and the session goes on.
#[test]
fn c69_bytes_that_are_not_utf8() {
    let found = run(
        &["play", "block", "--seed", "3"],
        b"\xff\xfe6-6\n\0\n6\0-6\nJos\xe9\r\nhand\n\x1b[2J\nhand",
    );
    assert_eq!(found.code, 0);
    assert_eq!(found.out.matches("A human holds").count(), 2, "{}", found.out);
    assert_eq!(found.out.matches("is neither an action nor a command").count(), 5);
    assert!(!found.out.contains(['\0', '\u{1b}']));
}

#[test]
fn c69_bytes_that_are_not_utf8_in_files() {
    let (_directory, path) = with_file("x", b"target = 50\n# \xff\n");
    let path = path.to_str().unwrap();
    fails(&["check", path], 1, &format!("{path}: line 1, column 1: "));
    let expected = format!("{path}: line 2, column 3: this is not UTF-8");
    fails(&["rules", "check", path], 1, &expected);
    fails(&["play", "--rules", path], 1, &expected);
}

/// C70: nobody reads the output any more.
#[test]
fn c70_a_closed_pipe_is_no_error() {
    let all = ["play", "block", "--seats", "random,heavy", "--target", "100000", "--seed", "1"];
    for args in [&all[..], &["variants"], &["rules", "boxed"], &["--help"]] {
        let mut child = spawn_in(Path::new("."), args);
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
}

/// C73: a line of megabytes is one line that is too long.
#[test]
fn c73_a_line_of_megabytes() {
    let mut input = vec![b'6'; 3 << 20];
    input.extend(b"\nhand\n");
    let found = run(&["play", "block", "--seed", "3"], &input);
    assert_eq!(found.out.matches("The line is too long").count(), 1);
    assert_eq!(found.out.matches("A human holds").count(), 1);
}

/// C75: seeds are the decimal numbers of 64 bits, and different ones give different deals.
#[test]
fn c75_seeds() {
    let deal = |seed| {
        let found = run(&["play", "block", "--seed", seed], b"hand\n");
        assert_eq!(found.code, 0, "{seed}: {}", found.err);
        assert!(found.out.contains(&format!("Seed {seed}.")), "{}", found.out);
        found.out.replace(&format!("Seed {seed}."), "")
    };
    let seeds = ["0", "1", "4294967296", "4294967297", "18446744073709551615"];
    let mut deals: Vec<String> = seeds.iter().map(|seed| deal(seed)).collect();
    deals.sort();
    deals.dedup();
    assert_eq!(deals.len(), seeds.len());
    for seed in ["18446744073709551616", "-1", "+1", "", "0x10", "1_000", "1.0", " 1"] {
        fails(&["play", "--seed", seed], 2, "a seed is a decimal number");
    }
}

#[test]
fn a_random_seed_is_shown_and_repeats_the_game() {
    let first = run(&["play", "block"], b"");
    let seed = first.out.split("Seed ").nth(1).unwrap().split('.').next().unwrap();
    assert_eq!(run(&["play", "block", "--seed", seed], b"").out, first.out);
}

#[test]
fn wrong_use_is_told_in_one_clause() {
    fails(&["play", "blok"], 2, "There is no game `blok`. Did you mean `block`?");
    fails(&["rules", "bloxed"], 2, "Did you mean `boxed`?");
    fails(&["rules", "diff", "boxed", "nix"], 2, "There is no game `nix`. Choices: `boxed`, ");
    fails(&["play", "--seats", "human,stedy"], 2, "did you mean `steady`?");
    let players = Builtin::ALL.map(|builtin| format!("`{builtin}`")).join(", ");
    let all = format!("{players}; a human is `human`");
    fails(&["play", "--seats", "human,robot"], 2, &all);
    fails(&["play", "--seats", "human:A B,steady"], 2, "none of them blank");
    fails(&["play", "--target", "0"], 2, "a decimal number from 1 to 1000000");
    fails(&["play", "--rounds", "-1"], 2, "a decimal number from 1 to 1000000");
    fails(&["play", "--set", "19"], 2, "from 0 to 18");
    for width in ["0", "-1", "39", "1001", "wide"] {
        let told = "a width is a decimal number from 40 to 1000";
        fails(&["rules", "boxed", "--width", width], 2, told);
    }
    fails(&["perft", "r", "--depth", "deep"], 2, "expected a decimal number from 0");
    fails(&["play", "--target", "5", "--rounds", "2"], 2, "cannot be used with");
    fails(&["play", "block", "--rules", "x.toml"], 2, "cannot be used with");
    fails(&["play", "--salvage"], 2, "--resume");
    fails(&["rules", "boxed", "check", "x"], 2, "`boxed` does not go before a command");
    fails(&["man", "nothing"], 2, "there is no command `nothing`");
    fails(&["completions", "abacus"], 2, "possible values");
    fails(&["--color", "sometimes"], 2, "possible values");
    fails(&["play", "penalty", "--target", "50"], 2, "never reach a target");
    fails(&["play", "boxed", "--set", "5"], 2, "has no number of players");
    let file = fails(&["play", "house/rules.toml"], 2, "There is no game");
    assert!(file.err.contains("hint: ") && file.err.contains("--rules house/rules.toml"));
}

/// C37: a table too big for the game names what would work.
#[test]
fn c37_too_many_players() {
    let five = "human,steady,steady,steady,steady";
    let found = fails(&["play", "boxed", "--seats", five], 2, "is for 2 to 4 players, not 5");
    assert!(found.err.contains("with the double-nine set it works"), "{}", found.err);
    assert!(found.err.ends_with("hint: choose it with `--set 9`\n"), "{}", found.err);
    assert_eq!(run(&["play", "boxed", "--set", "9", "--seats", five], b"").code, 0);
    fails(&["play", "boxed", "--seats", "human"], 2, "is for 2 to 4 players, not 1");
    fails(&["play", "penalty", "--seats", "human,steady,steady"], 2, "is for 2 players, not 3");

    let (_directory, path) = with_file("x", "players = \"2-8\"\nset = 9\nhand = 7\n");
    let words =
        "line 3, column 1: hand: the deal takes 56 tiles; the double-nine set has 55; double-10";
    fails(&["rules", "check", path.to_str().unwrap()], 1, words);
}

/// C71: what is read from a pipe needs no terminal: ASCII only, no escape codes, no bell.
#[test]
fn c71_a_pipe_gets_plain_ascii() {
    for game in Variant::builtin_names() {
        let found = run(&["play", game, "--seats", "steady,heavy", "--seed", "7"], b"");
        assert!(found.out.contains("The match is over"), "{game}");
        let is_plain = |byte: u8| byte == b'\n' || byte == b' ' || byte.is_ascii_graphic();
        assert!(found.out.bytes().all(is_plain), "{game}");
    }
}
