//! Records that are kept while a match is played.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command};

use crate::run::{ones, program, run_command, run_in, spawn_in};

/// A match of `block` that waits for its next line.
struct Waiting {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Waiting {
    /// A match with a record `r` in this directory, before its first action.
    fn in_directory(directory: &Path) -> Waiting {
        let mut child = spawn_in(directory, &["play", "block", "--seed", "3", "--record", "r"]);
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let mut waiting = Waiting { child, stdin, stdout };
        waiting.wait();
        waiting
    }

    /// Waits until the program has answered: it does so after it has kept what happened.
    fn wait(&mut self) {
        let mut line = String::new();
        while !line.starts_with("1) ") {
            line.clear();
            assert_ne!(self.stdout.read_line(&mut line).unwrap(), 0, "the program has ended");
        }
    }

    /// Takes the first action of the list.
    fn act(&mut self) {
        self.stdin.write_all(b"1\n").unwrap();
        self.wait();
    }

    /// What `kill -9` does.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn a_killed_program_loses_no_finished_action() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let mut waiting = Waiting::in_directory(here);
    let mut kept = fs::read_to_string(here.join("r")).unwrap();
    for _ in 0..4 {
        waiting.act();
        let more = fs::read_to_string(here.join("r")).unwrap();
        assert!(more.starts_with(&kept), "lines are only appended: {more}");
        assert!(more.len() > kept.len() && more.ends_with('\n'), "{more}");
        kept = more;
    }
    waiting.kill();
    assert_eq!(fs::read_to_string(here.join("r")).unwrap(), kept);
    run_in(here, &["play", "block", "--seed", "3", "--record", "quiet"], b"1\n1\n1\n1\n");
    assert_eq!(fs::read_to_string(here.join("quiet")).unwrap(), kept, "four actions were finished");

    let resumed = run_in(here, &["play", "--resume", "r"], &ones());
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    run_in(here, &["play", "block", "--seed", "3", "--record", "whole"], &ones());
    assert_eq!(fs::read(here.join("r")).unwrap(), fs::read(here.join("whole")).unwrap());
}

#[test]
fn a_second_program_on_the_same_file_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let mut waiting = Waiting::in_directory(here);
    waiting.act();
    let kept = fs::read(here.join("r")).unwrap();
    for option in ["--resume", "--record"] {
        let second = run_in(here, &["play", option, "r"], b"1\n");
        assert_eq!(second.code, 2, "{option}");
        let told = "error: r: another domino program has the file open\n";
        assert_eq!((second.out.as_str(), second.err.as_str()), ("", told));
    }
    let saving = run_in(here, &["play", "block"], b"save r\n");
    assert!(saving.err.contains("another domino program has the file open"), "{}", saving.err);
    assert_eq!(fs::read(here.join("r")).unwrap(), kept);
    // Reading it is free.
    assert_eq!(run_in(here, &["check", "r"], b"").code, 0);
    waiting.act();
    waiting.kill();
    assert_eq!(run_in(here, &["play", "--resume", "r"], b"").code, 0);
}

#[test]
fn a_record_over_an_older_one_replaces_it_and_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], &ones());
    let found = run_in(here, &["play", "draw", "--seed", "4", "--record", "r"], b"");
    assert!(found.err.starts_with("note: the record in r is replaced\n"), "{}", found.err);
    run_in(here, &["play", "draw", "--seed", "4", "--record", "new"], b"");
    assert_eq!(fs::read(here.join("r")).unwrap(), fs::read(here.join("new")).unwrap());
    assert_eq!(fs::read_dir(here).unwrap().count(), 2, "nothing else is left");
}

#[test]
fn a_match_that_is_not_over_is_never_replaced() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n1\n");
    run_in(here, &["play", "snake", "--seed", "5", "--record", "s"], b"1\n");
    let kept = fs::read(here.join("r")).unwrap();
    for args in [&["draw", "--seed", "4"][..], &["block", "--seed", "3"], &["--resume", "s"]] {
        let found = run_in(here, &[&["play"], args, &["--record", "r"]].concat(), b"1\n");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{args:?}");
        let told = "error: r: is the record of a match that is not over\n\
                    hint: `domino play --resume r` goes on with that match; or name another file\n";
        assert_eq!(found.err, told, "{args:?}");
    }
    let saving = run_in(here, &["play", "draw", "--seed", "4"], b"save r\nhand\n");
    assert!(
        saving.err.starts_with("error: the record could not be written to r: "),
        "{}",
        saving.err
    );
    assert!(saving.out.contains("A human holds"), "the session goes on: {}", saving.out);
    assert_eq!(fs::read(here.join("r")).unwrap(), kept);
    // What the match itself kept earlier is its own beginning.
    let further = run_in(here, &["play", "--resume", "r", "--record", "on"], b"1\nsave r\n");
    assert!(further.err.starts_with("note: saved to r\n"), "{}", further.err);
    assert!(fs::read(here.join("r")).unwrap().len() > kept.len());
}

#[test]
fn saving_to_the_file_that_is_kept_changes_nothing() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let args = ["play", "block", "--seed", "3", "--record", "r"];
    let found = run_in(here, &args, b"1\nsave r\nsave ./r\n1\n1\n");
    assert_eq!(found.err.matches("note: saved to").count(), 2, "{}", found.err);
    run_in(here, &["play", "block", "--seed", "3", "--record", "q"], b"1\n1\n1\n");
    assert_eq!(fs::read(here.join("r")).unwrap(), fs::read(here.join("q")).unwrap());
}

#[test]
fn a_lenient_record_is_completed_when_it_is_taken_up() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n1\n");
    let exact = fs::read_to_string(here.join("r")).unwrap();
    let lenient: String =
        exact.lines().map(|line| line.split(" ;").next().unwrap().to_owned() + "\n").collect();
    assert_ne!(lenient, exact);
    fs::write(here.join("r"), lenient).unwrap();
    assert_eq!(run_in(here, &["play", "--resume", "r"], b"").code, 0);
    assert_eq!(fs::read_to_string(here.join("r")).unwrap(), exact);
}

#[test]
fn a_script_keeps_nothing_unless_it_names_a_file() {
    let directory = tempfile::tempdir().unwrap();
    let state = directory.path().join("state");
    for args in [&[][..], &["play", "block"]] {
        let found = run_command(program(args).env("XDG_STATE_HOME", &state), b"1\n");
        assert_eq!(found.code, 0, "{}", found.err);
        assert!(!state.exists(), "{args:?}");
    }
}

/// A disk that is full leaves a record that holds, and the match goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_once_and_leaves_a_whole_record() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    // Files may have 2 blocks of 512 or 1024 bytes.
    let limited = "trap '' XFSZ; ulimit -f 2; exec \"$0\" play block --seed 3 --record r";
    let mut shell = Command::new("sh");
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_domino")]).current_dir(here).env("LC_ALL", "C");
    let found = run_command(&mut shell, &ones());
    assert_eq!(found.code, 2, "{}", found.err);
    assert!(found.out.contains("The match is over"), "{}", found.out);
    assert_eq!(found.err.matches("could not be written to r").count(), 1, "{}", found.err);
    assert!(!found.err.contains("the record is in"), "{}", found.err);
    let kept = fs::read(here.join("r")).unwrap();
    assert!(kept.len() > 500, "it was kept as far as possible");
    assert_eq!(run_in(here, &["check", "r"], b"").code, 0);
    assert_eq!(run_in(here, &["play", "--resume", "r"], &ones()).code, 0);
}
