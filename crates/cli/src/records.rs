//! `domino replay`, `domino check` and `domino perft`.

use std::process::ExitCode;

use domino_record::Record;
use domino_repl::{Catalog, Message};

use crate::args::WidthArgs;
use crate::failure::Failure;
use crate::files;
use crate::lines;
use crate::out::Out;

/// Reads a record that holds.
pub(crate) fn read(path: &str) -> Result<Record, Failure> {
    domino_record::read(&files::read(path)?).map_err(|fault| Failure::of_content(path, &fault))
}

/// Tells a recorded match.
pub(crate) fn replay(path: &str, width: WidthArgs, out: &mut Out) -> Result<ExitCode, Failure> {
    let width = lines::width(width.width);
    out.text(&domino_repl::replay(&read(path)?, width))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks records; the exit code is that of the worst.
pub(crate) fn check(paths: &[String], out: &mut Out) -> Result<ExitCode, Failure> {
    let catalog = Catalog::english();
    let mut worst = 0;
    for path in paths {
        match read(path) {
            Ok(record) => {
                let n = record.game().map_or(0, |game| game.n_rounds() as usize);
                let is_over = record.game().is_some_and(|game| game.result().is_some());
                let state = if is_over { Message::StateOver } else { Message::StateOpen };
                let state = catalog.say(&state);
                out.line(catalog.say(&Message::Holds { path: path.clone(), n, state }))?;
            }
            Err(failure) => {
                out.flush()?;
                worst = worst.max(failure.code());
                failure.report();
            }
        }
    }
    Ok(worst.into())
}

/// Counts the action sequences from the last position of a record.
pub(crate) fn perft(path: &str, depth: usize, out: &mut Out) -> Result<ExitCode, Failure> {
    let record = read(path)?;
    let game = record.game();
    let round = game.and_then(|game| game.round().filter(|_| game.is_round_on()));
    let Some(round) = round else {
        let fault = "no round is in play at the end of the record";
        return Err(Failure::of_content(path, &fault));
    };
    out.line(Catalog::english().say(&Message::PerftHead))?;
    for (ply, counts) in (1..).zip(domino_rules::perft(round, depth)) {
        out.line(format_args!("{ply} {} {}", counts.n_sequences, counts.n_finished))?;
    }
    Ok(ExitCode::SUCCESS)
}
