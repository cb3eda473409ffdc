//! The game on top of the README is a real one.
#![allow(clippy::unwrap_used)] // a test may panic

use std::io::Write as _;
use std::process::{Command, Stdio};

/// The README, whose first block is a command and what it prints to somebody who always takes the
/// first of the list.
const README: &str = include_str!("../../../README.md");

#[test]
fn the_readme_opens_with_a_real_game() {
    let block = README.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let (command, expected) = block.split_once('\n').unwrap();
    let arguments = command.strip_prefix("$ domino ").unwrap().split(' ');
    let mut domino = Command::new(env!("CARGO_BIN_EXE_domino"))
        .args(arguments)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    domino.stdin.take().unwrap().write_all(b"1\n1\n1\n1\n").unwrap();
    let found = domino.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(found.stdout).unwrap(), expected);
}
