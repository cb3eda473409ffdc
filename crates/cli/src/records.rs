//! `domino replay`, `domino check` and `domino perft`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use domino_record::Record;
use domino_repl::{Catalog, Message};
use domino_rules::Event;

use crate::failure::{CONTENT, Failure, Words};
use crate::files;
use crate::look::Look;
use crate::out::Out;

/// Reads a record that holds.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    domino_record::read(&files::read(path)?).map_err(|fault| Failure::of_content(path, &fault))
}

/// Tells a recorded match.
pub(crate) fn replay(path: &Path, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    out.text(&domino_repl::replay(&read(path)?, &look.style))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks records; the exit code is that of the worst.
pub(crate) fn check(paths: &[PathBuf], look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let mut worst = 0;
    for path in paths {
        match read(path) {
            Ok(record) => {
                out.line(look.say(&holds(path, &record, &look.catalog)))?;
            }
            Err(failure) => {
                out.flush()?;
                worst = worst.max(failure.code());
                failure.report(&look.catalog);
            }
        }
    }
    Ok(worst.into())
}

/// How far a record goes; a view has no match, but its events tell as much.
fn holds(path: &Path, record: &Record, catalog: &Catalog) -> Message {
    let events = || record.events().iter().map(|logged| &logged.event);
    let n = events().filter(|event| matches!(event, Event::RoundStarted { .. })).count();
    let is_over = events().any(|event| matches!(event, Event::MatchOver(_)));
    let state = if is_over { Message::StateOver } else { Message::StateOpen };
    Message::Holds { path: files::shown(path), n, state: catalog.say(&state) }
}

/// Counts the action sequences from the last position of a record.
pub(crate) fn perft(
    path: &Path,
    depth: usize,
    look: &Look,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let record = read(path)?;
    let game = record.game();
    let round = game.and_then(|game| game.round().filter(|_| game.is_round_on()));
    let Some(round) = round else {
        return Err(Failure::of_one(Some(path), Words::Own(Message::NoOpenRound), CONTENT));
    };
    out.line(look.say(&Message::PerftHead))?;
    for (ply, counts) in (1..).zip(domino_rules::perft(round, depth)) {
        out.line(format_args!("{ply} {} {}", counts.n_sequences, counts.n_finished))?;
    }
    Ok(ExitCode::SUCCESS)
}
