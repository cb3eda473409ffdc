//! Reads a record and sums up each round.
//!
//! ```text
//! cargo run -p domino-record --example annotate -- FILE
//! ```
//!
//! Without a file it reads the standard input.
#![allow(clippy::disallowed_methods)] // an example is a program
#![allow(clippy::print_stderr)] // an example shows what it does

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;

use domino_record::{Record, read};
use domino_rules::{Event, MatchResult, PerTeam};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let (name, bytes) = load()?;
    let record = read(&bytes).map_err(|fault| format!("{name}: {fault}"))?;
    match io::stdout().write_all(summary(&record).as_bytes()) {
        // Whoever reads has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// The name of the file that is asked for, and what is in it.
fn load() -> Result<(String, Vec<u8>), Box<dyn Error>> {
    let Some(path) = std::env::args_os().nth(1) else {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        return Ok(("standard input".to_owned(), bytes));
    };
    let name = path.to_string_lossy().into_owned();
    match std::fs::read(&path) {
        Ok(bytes) => Ok((name, bytes)),
        Err(error) => Err(format!("{name}: {error}").into()),
    }
}

/// One line a round, and one for the match.
fn summary(record: &Record) -> String {
    let mut text = String::new();
    let (mut n_laid, mut n_drawn, mut n_passes) = (0, 0, 0);
    for logged in record.events() {
        match &logged.event {
            Event::RoundStarted { round, .. } => {
                (n_laid, n_drawn, n_passes) = (0, 0, 0);
                let _ = write!(text, "round {round}, from line {}: ", logged.line);
            }
            Event::Placed { .. } => n_laid += 1,
            Event::Drew { tiles, .. } => n_drawn += tiles.len(),
            Event::Passed { .. } => n_passes += 1,
            Event::RoundOver(result) => {
                let _ = write!(text, "{n_laid} tiles laid, {n_drawn} drawn, passes: {n_passes}; ");
                let _ = write!(text, "{}", result.ending);
            }
            Event::Scored(scored) => {
                let points = scored.points.as_ref().map_or("nothing".to_owned(), list);
                let _ = writeln!(text, "; scored {points}, now {}", list(&scored.totals));
            }
            Event::MatchOver(outcome) => match &outcome.result {
                MatchResult::Drawn => text += "the match is drawn\n",
                MatchResult::Won(winners) => {
                    let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
                    let _ = writeln!(text, "{} won the match", winners.join(" and "));
                }
            },
            _ => {}
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text += "still in play\n";
    }
    text
}

fn list(points: &PerTeam<i32>) -> String {
    let points: Vec<String> = points.iter().map(|(team, n)| format!("{team} {n}")).collect();
    points.join(", ")
}
