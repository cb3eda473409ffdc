//! Files that are read, kept, replaced, or left as they are.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{fails, ones, run_in, spawn_in, with_file};

#[test]
fn files_that_cannot_be_read_or_written_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path().to_str().unwrap();
    for args in [&["check", here][..], &["replay", here], &["rules", "check", here]] {
        fails(args, 2, &format!("{here}: is a directory"));
    }
    fails(&["play", "--record", here], 2, "is a directory");
    fails(&["play", "--record", &format!("{here}/no/r.domino")], 2, "no such file or directory");
    fails(&["play", "--resume", &format!("{here}/r.domino")], 2, "no such file or directory");
    fails(&["perft", &format!("{here}/r.domino"), "--depth", "1"], 2, "no such file or directory");
}

#[test]
fn a_file_that_is_no_record_is_never_overwritten() {
    let (directory, path) = with_file("letter.txt", "Dear Bob,\n");
    let args = ["play", "--record", "letter.txt"];
    let found = run_in(directory.path(), &args, b"");
    assert_eq!(found.code, 2);
    assert!(found.err.contains("already exists and is not the record of a match"), "{}", found.err);
    let found = run_in(directory.path(), &["play", "block"], b"save letter.txt\nhand\n");
    assert_eq!(found.code, 2);
    assert!(found.err.contains("is not the record of a match"), "{}", found.err);
    assert!(found.out.contains("A human holds"), "the session goes on");
    assert_eq!(fs::read(path).unwrap(), b"Dear Bob,\n");
}

#[test]
fn save_writes_a_record_that_can_be_taken_up() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let found = run_in(here, &["play", "block", "--seed", "3"], b"1\nsave\nsave my game\n");
    assert!(found.err.contains("saved to block-3.domino"), "{}", found.err);
    let saved = fs::read(here.join("block-3.domino")).unwrap();
    assert_eq!(fs::read(here.join("my game")).unwrap(), saved);
    let whole = run_in(here, &["play", "--resume", "my game"], &ones());
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert!(whole.out.contains("The match resumes in round 1."), "{}", whole.out);
    let straight = run_in(here, &["play", "block", "--seed", "3", "--record", "r"], &ones());
    assert_eq!(straight.code, 0);
    assert_eq!(fs::read(here.join("my game")).unwrap(), fs::read(here.join("r")).unwrap());
    assert_eq!(fs::read_dir(here).unwrap().count(), 3, "no temporary file is left");
}

/// A disk that is full, or a directory that nobody may write to, leaves the old record whole, and
/// the match goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_record_that_can_no_longer_be_written_stays_whole() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let inner = here.join("inner");
    fs::create_dir(&inner).unwrap();
    let args = ["play", "block", "--seed", "3", "--record", "inner/r"];
    let mut child = spawn_in(here, &args);
    let mut stdin = child.stdin.take().unwrap();
    // Once the first lines are there, their directory goes away.
    let record = inner.join("r");
    while fs::metadata(&record).map_or(0, |meta| meta.len()) == 0 {
        std::thread::yield_now();
    }
    fs::rename(&inner, here.join("moved")).unwrap();
    stdin.write_all(&ones()).unwrap_or_default();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let (out, err) = (output.stdout, String::from_utf8(output.stderr).unwrap());
    assert!(String::from_utf8(out).unwrap().contains("The match is over"));
    assert_eq!(output.status.code(), Some(2));
    let told = "error: the record could not be written to inner/r: no such file or directory";
    assert_eq!(err.matches(told).count(), 1, "{err}");
    assert!(!err.contains("the record is in"), "{err}");
    let kept = run_in(here, &["check", "moved/r"], b"");
    assert_eq!(kept.code, 0, "{}", kept.err);
}

/// An output that is full is an error of the system.
#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    let status = Command::new(env!("CARGO_BIN_EXE_domino"))
        .args(["rules", "boxed"])
        .stdout(fs::File::create("/dev/full").unwrap())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_device_is_no_record() {
    if Path::new("/dev/null").exists() {
        fails(&["play", "--record", "/dev/null"], 2, "/dev/null: is not a regular file");
    }
}
