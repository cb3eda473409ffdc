//! The program as a process.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// What a run of the program gave.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, whatever the environment of the test asks for.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_domino"));
    let languages = ["DOMINO_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"];
    let colors = ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"];
    for variable in [&languages[..], &colors, &["COLUMNS", "XDG_STATE_HOME"]].concat() {
        command.env_remove(variable);
    }
    // Nobody's settings and rules.
    command.env("XDG_CONFIG_HOME", "/nonexistent");
    command.args(args);
    command
}

/// Starts the program in a directory, with pipes.
pub(crate) fn spawn_in(directory: &Path, args: &[&str]) -> Child {
    spawn(program(args).current_dir(directory))
}

fn spawn(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Runs the program in a directory with some input.
pub(crate) fn run_in(directory: &Path, args: &[&str], input: &[u8]) -> Run {
    run_command(program(args).current_dir(directory), input)
}

/// Runs a command with some input.
pub(crate) fn run_command(command: &mut Command, input: &[u8]) -> Run {
    let mut child = spawn(command);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub(crate) fn run(args: &[&str], input: &[u8]) -> Run {
    run_in(Path::new("."), args, input)
}

/// Runs the program, which must fail with this code and say so in one clause with these words.
pub(crate) fn fails(args: &[&str], code: i32, words: &str) -> Run {
    let found = run(args, b"");
    assert_eq!(found.code, code, "{args:?}: {}", found.err);
    assert!(found.err.starts_with("error: "), "{args:?}: {}", found.err);
    assert!(found.err.contains(words), "{args:?}: {}", found.err);
    assert_eq!(found.out, "", "{args:?}");
    found
}

/// A directory with one file in it.
pub(crate) fn with_file(name: &str, bytes: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join(name);
    fs::write(&path, bytes).unwrap();
    (directory, path)
}

/// A text without the numbers at the beginnings of its lines.
pub(crate) fn without_numbers(text: &str) -> String {
    let bare = |turn: &str| match turn.split_once(". ") {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => rest.to_owned(),
        _ => turn.to_owned(),
    };
    // Several turns stand in a line with three blanks between.
    let line = |line: &str| line.split("   ").map(bare).collect::<Vec<_>>().join("   ");
    text.lines().map(|text| line(text) + "\n").collect()
}

/// A user whose matches are kept in a directory.
pub(crate) fn program_of(state: &Path, args: &[&str]) -> Command {
    let mut command = program(args);
    command.env("XDG_STATE_HOME", state);
    command
}

/// Always the first action of the list, often enough for any match.
pub(crate) fn ones() -> Vec<u8> {
    b"1\n".repeat(6000)
}
