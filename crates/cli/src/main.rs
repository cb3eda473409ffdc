//! The program `domino`: play domino games by any house's rules, keep, replay and check records.

mod args;
mod completion;
mod control_keys;
mod decimal;
mod draw;
mod failure;
mod files;
mod games;
mod home;
mod house;
mod keeping;
mod limits;
mod lines;
mod listed;
mod locale;
mod look;
mod look_args;
mod moment;
mod other_screen;
mod out;
mod pages;
mod paths;
mod plain;
mod play;
mod records;
mod remark;
mod replay;
mod rules;
mod settings;
mod settings_file;
mod source;
mod start;
mod talk;
mod terminal;
mod typist;
mod usage;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Task};
use crate::failure::Failure;
use crate::look::Look;
use crate::out::Out;

fn main() -> ExitCode {
    limits::ignore_file_size();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::answer(&error),
    };
    let look = match Look::new(&cli.look()) {
        Ok(look) => look,
        Err(failure) => return failure.report(&Look::catalog_of_environment()),
    };
    let mut out = Out::new(look.charset);
    let done = run(cli.command, &look, &mut out).and_then(|code| out.flush().map(|()| code));
    done.unwrap_or_else(|failure| failure.report(&look.catalog))
}

fn run(command: Option<Task>, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    match command {
        None => play::visit(look, out),
        Some(Task::Play(args)) => play::play(&args, look, out),
        Some(Task::Variants(_)) => rules::variants(look, out),
        Some(Task::Settings(args)) => settings::settings(&args, look, out),
        Some(Task::Rules(args)) => rules::rules(&args, look, out),
        Some(Task::Replay(args)) => replay::replay(&args, look, out),
        Some(Task::Draw(args)) => draw::draw(&args, look, out),
        Some(Task::Check { files, .. }) => records::check(&files, look, out),
        Some(Task::Perft { file, depth, .. }) => records::perft(&file, depth, look, out),
        Some(Task::Completions { shell }) => pages::completions(shell, out),
        Some(Task::Man { command, .. }) => pages::man(&command, out),
    }
}
