//! `domino completions` and `domino man`: what is made from the table of arguments.

use std::process::ExitCode;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;
use crate::out::Out;

/// Prints a script that completes the command line in a shell.
pub(crate) fn completions(shell: Shell, out: &mut Out) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "domino", &mut script);
    out.text(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the manual page of the program or of a command.
pub(crate) fn man(words: &[String], out: &mut Out) -> Result<ExitCode, Failure> {
    let mut command = Cli::command();
    // This names the commands in full, and hands them the arguments that serve all of them.
    command.build();
    for word in words {
        let next = command.find_subcommand(word).cloned();
        command = next.ok_or_else(|| Failure::of_use(format!("there is no command `{word}`")))?;
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command)
        .render(&mut page)
        .map_err(|error| Failure::of_system("manual page", &error))?;
    out.text(&String::from_utf8_lossy(&page))?;
    Ok(ExitCode::SUCCESS)
}
