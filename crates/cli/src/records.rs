//! `domino replay`, `domino check` and `domino perft`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use domino_record::{Checked, Record};
use domino_repl::{Catalog, replay_by_rounds};

use crate::failure::{CONTENT, Failure, Words};
use crate::files;
use crate::look::Look;
use crate::out::Out;
use crate::remark::Remark;

/// Reads a record that holds.
pub(crate) fn read(path: &Path) -> Result<Record, Failure> {
    domino_record::read(&files::read(path)?).map_err(|fault| Failure::of_content(path, &fault))
}

/// Checks the record of a file.
fn checked<'a>(path: &Path, bytes: &'a [u8]) -> Result<Checked<'a>, Failure> {
    domino_record::check(bytes).map_err(|fault| Failure::of_content(path, &fault))
}

/// Tells a recorded match.
pub(crate) fn replay(path: &Path, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let bytes = files::read(path)?;
    replay_by_rounds(&checked(path, &bytes)?, &look.style, |text| out.text(text))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks records; the exit code is that of the worst.
pub(crate) fn check(paths: &[PathBuf], look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let mut worst = 0;
    for path in paths {
        match holds(path, &look.catalog) {
            Ok(message) => out.line(look.say(&message))?,
            Err(failure) => {
                out.flush()?;
                worst = worst.max(failure.code());
                failure.report(&look.catalog);
            }
        }
    }
    Ok(worst.into())
}

/// How far a record goes, if it holds.
fn holds(path: &Path, catalog: &Catalog) -> Result<Remark, Failure> {
    let bytes = files::read(path)?;
    let record = checked(path, &bytes)?;
    let state = if record.is_over() { Remark::StateOver } else { Remark::StateOpen };
    let (n, state) = (record.n_rounds(), state.say(catalog.lang()));
    Ok(Remark::Holds { path: files::shown(path), n, state })
}

/// Counts the action sequences from the last position of a record.
pub(crate) fn perft(
    path: &Path,
    depth: usize,
    look: &Look,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let bytes = files::read(path)?;
    let record = checked(path, &bytes)?;
    let game = record.game();
    let round = game.and_then(|game| game.round().filter(|_| game.is_round_on()));
    let Some(round) = round else {
        return Err(Failure::of_one(Some(path), Words::Own(Remark::NoOpenRound), CONTENT));
    };
    out.line(look.say(&Remark::PerftHead))?;
    for (ply, counts) in (1..).zip(domino_rules::perft(round, depth)) {
        out.line(format_args!("{ply} {} {}", counts.n_sequences, counts.n_finished))?;
    }
    Ok(ExitCode::SUCCESS)
}
