//! Files that are read, kept, replaced, or left as they are.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{fails, ones, run_in, spawn_in, with_file};
#[cfg(unix)]
use crate::run::{program, run_command};

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
fn finding_d14_a_dash_is_standard_input() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], &ones());
    let record = fs::read(here.join("r")).unwrap();
    let check = run_in(here, &["check", "-"], &record);
    assert_eq!((check.code, check.err.as_str()), (0, ""));
    let named = run_in(here, &["check", "r"], b"");
    assert_eq!(check.out, named.out.replacen("r:", "standard input:", 1));
    for command in ["replay", "draw"] {
        let read = run_in(here, &[command, "-"], &record);
        assert_eq!((read.code, read.out), (0, run_in(here, &[command, "r"], b"").out), "{command}");
    }
    let perft = run_in(here, &["perft", "-", "--depth", "1"], &record);
    assert!(perft.err.starts_with("error: standard input: no round is in play"), "{}", perft.err);
    for (bytes, told) in [(&b""[..], "standard input: "), (b"domino 2\n", "standard input: line 1")]
    {
        let bad = run_in(here, &["check", "-"], bytes);
        assert_eq!(bad.code, 1);
        assert!(bad.err.contains(told), "{}", bad.err);
    }
    let german = run_in(here, &["check", "-", "--lang", "de"], b"x\n");
    assert!(german.err.starts_with("Fehler: Standardeingabe: "), "{}", german.err);
}

#[cfg(unix)]
#[test]
fn finding_d14_a_tilde_is_expanded_where_a_match_is_saved_and_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let home = directory.path();
    let run = |input: &[u8]| {
        let mut command = program(&["play", "block", "--seed", "3"]);
        run_command(command.env("HOME", home).current_dir(home), input)
    };
    let saved = run(b"1\nsave ~/Ada's game\n");
    assert_eq!(saved.code, 0, "{}", saved.err);
    let record = fs::read(home.join("Ada's game")).unwrap();
    assert!(record.starts_with(b"domino 1\n"));
    let loaded = run(b"load ~/Ada's game\n");
    assert!(loaded.out.contains("The match resumes in round 1."), "{}", loaded.out);
    assert_eq!(fs::read_dir(home).unwrap().count(), 1, "no folder is called `~`");
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

/// One language at a time, also where a record does not hold.
#[test]
fn finding_d18_faults_of_records_are_told_in_the_language_of_the_user() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n");
    let record = fs::read_to_string(here.join("r")).unwrap();
    fs::write(here.join("bad"), record.replacen("boneyard", "bonyard", 1)).unwrap();
    fs::write(here.join("twice"), record.replacen("hand A ", "hand A 6-6 6-6 ", 1)).unwrap();
    for args in [
        &["check", "bad"][..],
        &["replay", "twice"],
        &["draw", "bad"],
        &["play", "--resume", "twice"],
    ] {
        let told = |lang| run_in(here, &[args, &["--lang", lang]].concat(), b"").err;
        let english = told("en");
        let words = english.split(": ").nth(3).unwrap().split(['`', ',']).next().unwrap().trim();
        assert!(words.contains(' ') || words == "expected", "{english}");
        for lang in ["de", "fr", "it", "hu", "pl"] {
            assert!(!told(lang).contains(words), "{lang}: {}", told(lang));
        }
    }
    let german = run_in(here, &["check", "twice", "--lang", "de"], b"").err;
    assert!(german.contains("der Startwert 3 gibt hier `6-1`, nicht `6-6`"), "{german}");
}

/// What is wrong with the output itself is told in the language of the user, too.
#[cfg(target_os = "linux")]
#[test]
fn finding_d18_a_full_output_is_told_in_the_language_of_the_user() {
    for (args, told) in [
        (&["rules", "boxed", "--lang", "de"][..], "Fehler: Standardausgabe: "),
        (&["--lang", "pl", "--help"], "błąd: standardowe wyjście: "),
    ] {
        let full = fs::File::create("/dev/full").unwrap();
        let output = program(args).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && err.starts_with(told), "{args:?}: {err}");
    }
}
