//! The program `domino`: play domino games by any house's rules, keep, replay and check records.

mod args;
mod failure;
mod files;
mod lines;
mod out;
mod play;
mod records;
mod rules;
mod talk;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::failure::Failure;
use crate::out::Out;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::new();
    let done = run(cli, &mut out).and_then(|code| out.flush().map(|()| code));
    done.unwrap_or_else(Failure::report)
}

fn run(cli: Cli, out: &mut Out) -> Result<ExitCode, Failure> {
    match cli.command {
        None => play::play_newcomer(out),
        Some(Command::Play(args)) => play::play(&args, out),
        Some(Command::Variants) => rules::variants(out),
        Some(Command::Rules(args)) => rules::rules(&args, out),
        Some(Command::Replay { file, width }) => records::replay(&file, width, out),
        Some(Command::Check { files }) => records::check(&files, out),
        Some(Command::Perft { file, depth }) => records::perft(&file, depth, out),
    }
}
