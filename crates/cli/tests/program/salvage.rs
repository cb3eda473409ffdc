//! Damaged records: told, kept as they are, and saved as far as they hold.

use std::fs;
use std::path::Path;

use crate::run::{Run, ones, run_in};

/// A record of five actions whose last line but one is damaged.
fn damaged(directory: &Path) -> String {
    run_in(directory, &["play", "block", "--seed", "3", "--record", "r"], b"1\n1\n1\n1\n1\n");
    let whole = fs::read_to_string(directory.join("r")).unwrap();
    let mut lines: Vec<&str> = whole.lines().collect();
    let place = lines.len() - 2;
    lines[place] = "A 6-6 nowhere";
    let bad = lines.join("\n") + "\n";
    fs::write(directory.join("bad"), &bad).unwrap();
    bad
}

fn salvage(directory: &Path, more: &[&str], input: &[u8]) -> Run {
    run_in(directory, &[&["play", "--resume", "bad", "--salvage"], more].concat(), input)
}

#[test]
fn a_damaged_record_is_told_with_its_line_and_what_can_be_saved() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let bad = damaged(here);
    let n = bad.lines().count() - 2;
    let found = run_in(here, &["play", "--resume", "bad"], b"1\n");
    assert_eq!((found.code, found.out.as_str()), (1, ""));
    assert!(
        found.err.starts_with(&format!("error: bad: line {}, column ", n + 1)),
        "{}",
        found.err
    );
    let hint = format!("hint: the first {n} lines are sound; `domino play --resume bad --salvage ");
    assert!(found.err.contains(&hint), "{}", found.err);
    assert_eq!(fs::read_to_string(here.join("bad")).unwrap(), bad);
}

#[test]
fn what_holds_goes_on_in_another_file() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let bad = damaged(here);
    let found = salvage(here, &["--record", "new"], &ones());
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(found.err.contains("lines of bad, which stays as it is"), "{}", found.err);
    assert_eq!(fs::read_to_string(here.join("bad")).unwrap(), bad);
    let new = fs::read_to_string(here.join("new")).unwrap();
    let held: String = bad.split_inclusive('\n').take(bad.lines().count() - 2).collect();
    assert!(new.starts_with(&held), "{new}");
    assert!(run_in(here, &["check", "new"], b"").out.ends_with("the match is over\n"));
}

#[test]
fn salvage_never_writes_to_the_damaged_file() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let bad = damaged(here);
    for more in [&[][..], &["--record", "bad"], &["--record", "./bad"]] {
        let found = salvage(here, more, b"1\n");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{more:?}");
        assert!(found.err.contains("name that file with `--record`"), "{}", found.err);
    }
    assert_eq!(fs::read_to_string(here.join("bad")).unwrap(), bad);
}

#[test]
fn there_is_nothing_to_save_of_what_never_was_a_record() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    fs::write(here.join("bad"), "Dear Bob,\n").unwrap();
    let found = salvage(here, &["--record", "new"], b"");
    assert_eq!(found.code, 1);
    assert!(found.err.starts_with("error: bad: line 1, "), "{}", found.err);
    assert!(!found.err.contains("hint: ") && !here.join("new").exists(), "{}", found.err);
}

/// C43: a file that is cut off anywhere is taken up, or refused by name; no whole line is ever lost.
#[test]
fn c43_a_record_cut_anywhere_is_taken_up_or_told() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n1\n");
    let whole = fs::read(here.join("r")).unwrap();
    let half = whole.len() / 2;
    let is_line_end = |n: &usize| whole[..*n].ends_with(b"\n");
    let ends = (half..whole.len()).filter(is_line_end);
    for n in (0..whole.len()).step_by(29).chain(ends) {
        fs::write(here.join("bad"), &whole[..n]).unwrap();
        let found = run_in(here, &["play", "--resume", "bad"], b"");
        let after = fs::read(here.join("bad")).unwrap();
        match found.code {
            0 => {
                let whole_lines = whole[..n].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
                assert!(after.starts_with(&whole[..whole_lines]), "{n}");
                assert_eq!(found.err.contains("is incomplete"), whole_lines < n, "{n}");
            }
            1 => assert!(found.err.starts_with("error: bad: ") && after == whole[..n], "{n}"),
            code => panic!("{n}: exit code {code}: {}", found.err),
        }
    }
}
