//! `domino check` and `domino perft`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::{CONTENT, Failure, Words};
use crate::files::shown;
use crate::look::Look;
use crate::out::Out;
use crate::remark::Remark;
use crate::source::Source;

/// Checks records; the exit code is that of the worst.
pub(crate) fn check(paths: &[PathBuf], look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let mut worst = 0;
    for path in paths {
        match holds(path, look) {
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
fn holds(path: &Path, look: &Look) -> Result<Remark, Failure> {
    let source = Source::of(path, look)?;
    let record = source.checked()?;
    let state = if record.is_over() { Remark::StateOver } else { Remark::StateOpen };
    let (n, state) = (record.n_rounds(), look.say(&state));
    Ok(Remark::Holds { path: shown(&source.name), n, state })
}

/// Counts the action sequences from the last position of a record.
pub(crate) fn perft(
    path: &Path,
    depth: usize,
    look: &Look,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let source = Source::of(path, look)?;
    let record = source.checked()?;
    let game = record.game();
    let round = game.and_then(|game| game.round().filter(|_| game.is_round_on()));
    let Some(round) = round else {
        return Err(Failure::of_one(Some(&source.name), Words::Own(Remark::NoOpenRound), CONTENT));
    };
    out.line(look.say(&Remark::PerftHead))?;
    for (ply, counts) in (1..).zip(domino_rules::perft(round, depth)) {
        out.line(format_args!("{ply} {} {}", counts.n_sequences, counts.n_finished))?;
    }
    Ok(ExitCode::SUCCESS)
}
