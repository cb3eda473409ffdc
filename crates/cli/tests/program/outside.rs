//! What comes from outside: names that are no text, texts that a terminal could obey, outputs that
//! cannot be written to.

use std::fs;
use std::process::Stdio;

use crate::run::{ones, program, run, run_command, run_in, with_file};

/// The record of a match of `block`.
fn record() -> Vec<u8> {
    let directory = tempfile::tempdir().unwrap();
    run_in(directory.path(), &["play", "block", "--seed", "3", "--record", "r"], &ones());
    fs::read(directory.path().join("r")).unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn finding_a3_a_file_name_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let name = OsStr::from_bytes(b"caf\xe9.domino");
    let directory = tempfile::tempdir().unwrap();
    let in_directory = |args: &[&str], input: &[u8]| {
        run_command(program(args).arg(name).current_dir(directory.path()), input)
    };
    fs::write(directory.path().join(name), record()).unwrap();
    let checked = in_directory(&["check"], b"");
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    assert!(checked.out.starts_with("caf\u{fffd}.domino: "), "{}", checked.out);
    assert_eq!(in_directory(&["replay"], b"").code, 0);
    assert_eq!(in_directory(&["draw"], b"").code, 0);
    assert_eq!(in_directory(&["play", "--resume"], b"").code, 0);
    fs::remove_file(directory.path().join(name)).unwrap();
    let kept = in_directory(&["play", "block", "--record"], b"1\n");
    assert_eq!(kept.code, 0, "{}", kept.err);
    assert!(directory.path().join(name).exists());
    fs::write(directory.path().join(name), "set = 6\n").unwrap();
    assert_eq!(in_directory(&["rules", "check"], b"").code, 0);
    assert_eq!(in_directory(&["rules"], b"").code, 0);
}

#[cfg(unix)]
#[test]
fn finding_a14_nothing_from_outside_reaches_the_terminal_as_it_is() {
    let bad = "\u{1b}[31m\u{202e}";
    let (directory, _) = with_file("letter", "Dear Bob,\n");
    let here = directory.path();
    let named =
        |name: &str, text: &[u8]| fs::write(here.join(format!("{bad}{name}")), text).unwrap();
    named("good", &record());
    named("letter", b"Dear Bob,\n");
    named("word", format!("domino 1\ngame {bad} rules 12345678\n").as_bytes());
    named("rules.toml", format!("\"{bad}\" = \"{bad}\"\nset = \"{bad}\"\n").as_bytes());
    let args: [&[&str]; 12] = [
        &["check", &format!("{bad}good")],
        &["check", &format!("{bad}letter")],
        &["check", &format!("{bad}word")],
        &["check", &format!("{bad}gone")],
        &["rules", "check", &format!("{bad}rules.toml")],
        &["rules", bad],
        &["play", bad],
        &["play", "--seats", bad],
        &["play", "--seed", bad],
        &["play", "block", "--record", &format!("{bad}letter")],
        &[bad],
        &["man", bad],
    ];
    for args in args {
        let found = run_in(here, args, b"");
        for text in [&found.out, &found.err] {
            assert!(!text.contains(['\u{1b}', '\u{202e}']), "{args:?}: {text:?}");
        }
        assert!(!(found.out + &found.err).is_empty(), "{args:?}");
    }
    let script = format!("save {bad}saved\nload {bad}gone\n{bad}\nwhy {bad}\n");
    let played = run_in(here, &["play", "block", "--seed", "3"], script.as_bytes());
    for text in [&played.out, &played.err] {
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{text:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn finding_a15_help_that_cannot_be_written_is_an_error() {
    for args in [&["--version"][..], &["--help"], &["play", "--help"], &["help"]] {
        let full = fs::File::create("/dev/full").unwrap();
        let output = program(args).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(told.starts_with("error: "), "{args:?}: {told}");
        assert_eq!(run(args, b"").code, 0, "{args:?}");
    }
}

#[test]
fn finding_a16_a_byte_order_mark_is_dropped_from_a_script_and_named_in_a_record() {
    let with_mark = run(&["play", "block", "--seed", "3"], "\u{feff}1\n".as_bytes());
    let without = run(&["play", "block", "--seed", "3"], b"1\n");
    assert_eq!((with_mark.out, with_mark.err), (without.out, without.err));
    let (directory, _) = with_file("r", ["\u{feff}".as_bytes(), &record()].concat());
    let checked = run_in(directory.path(), &["check", "r"], b"");
    assert_eq!(checked.code, 1);
    let told =
        "error: r: line 1, column 1: this is a byte order mark, with which no record begins\n";
    assert_eq!(checked.err, told);
}

#[test]
fn finding_a19_a_script_learns_that_a_record_was_not_saved() {
    let (directory, _) = with_file("letter", "Dear Bob,\n");
    let saving = run_in(directory.path(), &["play", "block"], b"save letter\nhand\n");
    assert_eq!(saving.code, 2, "{}", saving.err);
    assert!(saving.out.contains("A human holds"), "the session goes on: {}", saving.out);
}

/// Files may have 2 blocks of 512 or 1024 bytes, and nobody asks the system for mercy.
#[cfg(target_os = "linux")]
#[test]
fn finding_a21_a_file_that_may_not_grow_is_a_full_disk() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let limited = "ulimit -f 2; exec \"$0\" play block --seed 3 --record r";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_domino")]).current_dir(here).env("LC_ALL", "C");
    let found = run_command(&mut shell, &ones());
    assert_eq!(found.code, 2, "{}", found.err);
    assert!(found.out.contains("The match is over"), "{}", found.out);
    assert_eq!(found.err.matches("could not be written to r").count(), 1, "{}", found.err);
    let kept = fs::read_to_string(here.join("r")).unwrap();
    let n = kept.lines().count();
    let told = format!("error: the match is not kept to its end: r goes as far as line {n}\n");
    assert!(kept.ends_with('\n') && found.err.ends_with(&told), "{}", found.err);
    assert_eq!(run_in(here, &["check", "r"], b"").code, 0);
}
