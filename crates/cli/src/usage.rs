//! What is wrong with the command line, and what is asked of it: help and version.

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Error;
use domino_words::printable;

use crate::failure::USE;

/// Prints what the arguments ask for, or what is wrong with them, and gives the exit code.
pub(crate) fn answer(error: &Error) -> ExitCode {
    let is_wrong = error.use_stderr();
    match print(error) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            // Standard error may be what cannot be written to.
            let _ = writeln!(io::stderr(), "error: standard output: {error}");
            USE.into()
        }
        _ if is_wrong => USE.into(),
        _ => ExitCode::SUCCESS,
    }
}

/// Prints it in colour, unless it repeats an argument that a terminal could take for more than text.
fn print(error: &Error) -> io::Result<()> {
    let is_harmless = |text: &str| printable(text) == text;
    if env::args_os().all(|argument| is_harmless(&argument.to_string_lossy())) {
        error.print()?;
        return io::stdout().flush();
    }
    let text = error.render().to_string();
    let lines = text.lines().map(|line| printable(line) + "\n");
    io::stderr().write_all(lines.collect::<String>().as_bytes())
}
