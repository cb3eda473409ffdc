//! `domino completions` and `domino man`: what is made from the table of arguments.

use std::process::ExitCode;

use clap::CommandFactory;
use clap::builder::Resettable;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::args::{Cli, EXAMPLES};
use crate::completion;
use crate::failure::Failure;
use crate::out::Out;
use crate::remark::Remark;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Prints a script that completes the command line in a shell.
pub(crate) fn completions(shell: Shell, out: &mut Out) -> Result<ExitCode, Failure> {
    out.data(&completion::script(shell))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the manual page of the program or of a command.
pub(crate) fn man(words: &[String], out: &mut Out) -> Result<ExitCode, Failure> {
    let mut command = Cli::command();
    // This names the commands in full, and hands them the arguments that serve all of them.
    command.build();
    for word in words {
        let next = command.find_subcommand(word).cloned();
        let missing = || Failure::of_words(Remark::NoCommand { text: word.clone() });
        command = next.ok_or_else(missing)?;
    }
    let mut page = Vec::new();
    // The examples are a section of their own; that of the rest has no good name.
    Man::new(command.version(VERSION).after_help(Resettable::Reset))
        .source(format!("domino {VERSION}"))
        .manual("Domino")
        .render(&mut page)
        .map_err(|error| Failure::of_system(Remark::StandardOutput, &error))?;
    out.data(&String::from_utf8_lossy(&page))?;
    out.data(&exit_codes().render())?;
    if words.is_empty() {
        out.data(&examples().render())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the exit codes mean.
const EXIT_CODES: [(&str, &str); 3] = [
    (
        "0",
        "Done; also where nobody reads the output any more, or input ends before the match does.",
    ),
    ("1", "A record, a rules file or another file has a content that does not hold."),
    ("2", "Wrong use, or an error of the system; also a match that could not be kept as asked."),
];

/// The exit codes of the program, which all commands share.
fn exit_codes() -> Roff {
    let mut section = Roff::new();
    section.control("SH", ["EXIT STATUS"]);
    for (code, meaning) in EXIT_CODES {
        section.control("TP", []).text([bold(code)]).text([roman(meaning)]);
    }
    section
}

/// The examples of the help, line by line.
fn examples() -> Roff {
    let mut section = Roff::new();
    section.control("SH", ["EXAMPLES"]).control("nf", []);
    for line in EXAMPLES.lines() {
        section.text([roman(line)]);
    }
    section.control("fi", []);
    section
}
