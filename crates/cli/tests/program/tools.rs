//! Games played out, and what `check`, `rules`, `variants` and `perft` print.

use std::fs;

use domino_rules::Variant;

use crate::run::{fails, ones, run, run_in, with_file, without_numbers};

#[test]
fn every_game_is_played_out_from_a_pipe_checked_and_told_again() {
    for game in Variant::builtin_names() {
        let directory = tempfile::tempdir().unwrap();
        let here = directory.path();
        let args = ["play", game, "--seed", "7", "--record", "r.domino"];
        let first = run_in(here, &args, &ones());
        assert_eq!(first.code, 0, "{}", first.err);
        assert!(first.out.contains("The match is over after"), "{game}");
        let record = fs::read(here.join("r.domino")).unwrap();

        let again = run_in(here, &args, &ones());
        assert_eq!((&again.out, fs::read(here.join("r.domino")).unwrap()), (&first.out, record));

        let check = run_in(here, &["check", "r.domino"], b"");
        assert_eq!(check.code, 0);
        assert!(check.out.ends_with("the match is over\n"), "{}", check.out);
        // What is broken into lines has no room for numbers.
        let wide = ["--width", "1000"];
        let first = run_in(here, &[&args[..], &wide].concat(), &ones()).out;
        let told = run_in(here, &[&["replay", "r.domino"][..], &wide].concat(), b"").out;
        assert_eq!(without_numbers(&told), without_numbers(&first), "{game}");
    }
}

#[test]
fn check_tells_each_file_and_gives_the_worst_code() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "good"], b"1\n");
    let good = fs::read_to_string(here.join("good")).unwrap();
    fs::write(here.join("bad"), good.replacen("hand A ", "hand A 6-6 6-6 ", 1)).unwrap();
    let check = |files: &[&str]| run_in(here, &[&["check"], files].concat(), b"");
    assert_eq!(check(&["good", "good"]).out.lines().count(), 2);
    let bad = check(&["good", "bad", "good"]);
    assert_eq!((bad.code, bad.out.lines().count(), bad.err.lines().count()), (1, 2, 1));
    assert!(bad.err.starts_with("error: bad: line "), "{}", bad.err);
    assert_eq!(check(&["none", "bad"]).code, 2);
    assert_eq!(check(&[]).code, 2);
}

#[test]
fn rules_are_told_compared_and_checked() {
    let sheet = run(&["rules", "hungarian"], b"");
    assert_eq!(sheet.code, 0);
    assert!(sheet.out.contains("100 points"), "{}", sheet.out);
    assert!(sheet.out.lines().all(|line| line.len() <= 80), "{}", sheet.out);

    let toml = run(&["rules", "boxed", "--toml"], b"").out;
    let (directory, path) = with_file("boxed.toml", &toml);
    let path = path.to_str().unwrap();
    assert_eq!(run(&["rules", path, "--toml"], b"").out, toml);
    assert_eq!(
        run(&["rules", "diff", "boxed", path, "--toml"], b"").out,
        "the rules are the same\n"
    );
    assert!(run(&["rules", "check", path], b"").out.contains(": valid, rules "));

    let house = directory.path().join("house.toml");
    fs::write(&house, "based-on = \"boxed\"\ntarget = 50\n").unwrap();
    let house_path = house.to_str().unwrap();
    let words = run(&["rules", "diff", "boxed", house_path], b"");
    assert_eq!(words.code, 0);
    assert!(words.out.contains("100 points") && words.out.contains("50 points"), "{}", words.out);
    for args in [["rules", "diff", "--toml"], ["rules", "--toml", "diff"]] {
        let diff = run(&[&args[..], &["boxed", house_path]].concat(), b"");
        assert_eq!((diff.code, diff.out.as_str()), (0, "- target = 100\n+ target = 50\n"));
    }

    fs::write(&house, "based-on = \"boxd\"\ntarget = 0\nhend = 7\n").unwrap();
    let found = fails(&["rules", "check", house.to_str().unwrap()], 1, "line 1, column 12");
    assert_eq!(found.err.lines().count(), 3, "every fault is told: {}", found.err);
}

#[test]
fn variants_are_listed_one_a_line() {
    let found = run(&["variants"], b"");
    let listed = found.out.lines().map(|line| line.split(' ').next().unwrap_or_default());
    assert!(listed.eq(Variant::builtin_names()), "{}", found.out);
    assert_eq!(found.code, 0);
}

/// C54: action sequences of the deal of C45, ply by ply; a tile that fits at two ends gives two.
#[test]
fn c54_perft() {
    let deal =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/perft/block-two-hands.domino");
    let found = run(&["perft", deal, "--depth", "16"], b"");
    assert_eq!(found.code, 0, "{}", found.err);
    let rows: Vec<Vec<u64>> = found
        .out
        .lines()
        .skip(1)
        .map(|row| row.split(' ').map(|number| number.parse().unwrap()).collect())
        .collect();
    let sequences: Vec<u64> = rows.iter().map(|row| row[1]).collect();
    let expected =
        [7, 23, 60, 160, 312, 665, 1069, 1756, 2325, 2946, 3053, 2601, 1461, 650, 96, 49];
    assert_eq!(sequences, expected);
    assert_eq!(rows.iter().map(|row| row[2]).sum::<u64>(), 3843);
}
