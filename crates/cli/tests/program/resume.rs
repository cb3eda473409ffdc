//! Records that are taken up.

use std::fs;

use domino_record::Writer;
use domino_rules::EventSink as _;

use crate::run::{ones, run_in, with_file};

#[test]
fn a_record_that_says_it_already_refuses_to_be_told() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n");
    for more in [&["block"][..], &["--seats", "human,steady"], &["--seed", "3"], &["--set", "6"]] {
        let args = [&["play", "--resume", "r"], more].concat();
        let found = run_in(here, &args, b"");
        assert_eq!(found.code, 2, "{more:?}");
        assert!(found.err.contains("r: the record already says what"), "{}", found.err);
    }
}

#[test]
fn a_record_that_is_only_begun_takes_the_rest_from_the_command_line() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "penalty", "--seed", "3", "--record", "r"], b"");
    let whole = fs::read_to_string(here.join("r")).unwrap();
    for (n_lines, more) in [(1, &["penalty"][..]), (2, &[]), (3, &[])] {
        let cut: String = whole.split_inclusive('\n').take(n_lines).collect();
        fs::write(here.join("cut"), cut).unwrap();
        let args = [&["play", "--resume", "cut", "--seed", "3"], more].concat();
        let found = run_in(here, &args, b"");
        assert_eq!(found.code, 0, "{n_lines}: {}", found.err);
        assert_eq!(fs::read_to_string(here.join("cut")).unwrap(), whole, "{n_lines}");
    }
}

/// A machine that stopped while a line was written leaves a match that simply goes on.
#[test]
fn a_last_line_that_was_not_written_to_its_end_is_cut_off_with_a_note() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n1\n");
    let whole = fs::read(here.join("r")).unwrap();
    let torn = [&whole, &b"A 6-"[..]].concat();
    for (args, kept) in [(&["--record", "copy"][..], &torn), (&[], &whole)] {
        fs::write(here.join("r"), &torn).unwrap();
        let found = run_in(here, &[&["play", "--resume", "r"], args].concat(), b"");
        assert_eq!(found.code, 0, "{}", found.err);
        let told = "note: The last line of r is incomplete and is left out.\n";
        assert!(found.err.starts_with(told), "{}", found.err);
        assert_eq!(&fs::read(here.join("r")).unwrap(), kept, "{args:?}");
    }
    assert_eq!(fs::read(here.join("copy")).unwrap(), whole);
    assert_eq!(run_in(here, &["check", "r"], b"").code, 0);
}

#[test]
fn a_rules_file_is_played_recorded_and_taken_up() {
    let (directory, _) = with_file("house.toml", "based-on = \"snake\"\ntarget = 20\n");
    let here = directory.path();
    let args = ["play", "--rules", "house.toml", "--seed", "1", "--record", "r"];
    let whole = run_in(here, &args, &ones());
    assert!(whole.out.contains("to 20 points"), "{}", whole.out);
    let cut =
        run_in(here, &["play", "--rules", "house.toml", "--seed", "1", "--record", "c"], b"1\n");
    assert_eq!(cut.code, 0, "{}", cut.err);
    assert_eq!(run_in(here, &["play", "--resume", "c"], &ones()).code, 0);
    assert_eq!(fs::read(here.join("c")).unwrap(), fs::read(here.join("r")).unwrap());
}

/// What the public keeps of a match is checked and told, but cannot be taken up.
#[test]
fn a_view_is_checked_and_told_but_not_taken_up() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "penalty", "--seed", "7", "--record", "r"], &ones());
    let record = domino_record::read(&fs::read(here.join("r")).unwrap()).unwrap();
    let (rules, seats) = (record.rules().unwrap(), record.seats().unwrap());
    let mut view = Writer::seen_by(rules, seats, None);
    record.events().iter().for_each(|logged| view.event(&logged.event));
    fs::write(here.join("view"), view.text()).unwrap();

    let check = run_in(here, &["check", "view"], b"");
    assert_eq!(check.out, "view: valid, 4 rounds, the match is over\n");
    let told = run_in(here, &["replay", "view"], b"");
    assert!(told.out.contains("The match is over after 4 rounds."), "{}", told.out);
    let resumed = run_in(here, &["play", "--resume", "view"], b"");
    assert_eq!(resumed.code, 1);
    assert!(resumed.err.starts_with("error: view: the record is a view"), "{}", resumed.err);
    assert_eq!(fs::read_to_string(here.join("view")).unwrap(), view.text());
}
