//! `domino draw`: a picture of a record.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueHint};
use domino_keep::KeepError;
use domino_repl::{Eyes, Moment, PictureError, is_picture, picture};

use crate::decimal::decimal;
use crate::failure::{CONTENT, Failure, USE, Words};
use crate::files::unusable;
use crate::listed::Listed;
use crate::look::Look;
use crate::out::Out;
use crate::records;
use crate::remark::Remark;

#[derive(Debug, Args)]
pub(crate) struct DrawArgs {
    /// The record
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    file: PathBuf,
    /// The round [default: the last]
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_hyphen_values = true)]
    round: Option<u32>,
    /// The moment after this many actions of the round [default: its end]
    #[arg(long, value_name = "N", value_parser = number::<usize>, allow_hyphen_values = true)]
    turn: Option<usize>,
    /// Through whose eyes: `full` shows every hand in the record, `public` none, a letter such as `A`
    /// the hand of that seat; at the end of a round all hands lie open
    #[arg(long, value_name = "WHO", default_value = "full", hide_possible_values = true)]
    #[arg(value_parser = Listed::new(eyes, || vec!["full", "public"]))]
    view: Eyes,
    /// Write it to a file, whole or not at all; only an empty file or a picture that `draw`
    /// made is overwritten
    /// [default: `-`, which is standard output]
    #[arg(short, long, value_name = "FILE.svg", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

/// Draws a moment of a record.
pub(crate) fn draw(args: &DrawArgs, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let record = records::read(&args.file)?;
    let moment = Moment { round: args.round, turn: args.turn };
    let svg = picture(&record, moment, args.view, &look.catalog)
        .map_err(|error| no_picture(&args.file, error))?;
    match &args.output {
        Some(path) if path.as_os_str() != "-" => write(path, &svg)?,
        _ => out.text(&svg)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What was asked for is not in the record; one without rounds has nothing that could be asked for.
fn no_picture(path: &Path, error: PictureError) -> Failure {
    let code = if error == PictureError::NoRound { CONTENT } else { USE };
    Failure::of_one(Some(path), error.message().into(), code)
}

/// Writes a picture, but over nothing else than a picture.
fn write(path: &Path, svg: &str) -> Result<(), Failure> {
    let found = content(path).map_err(|error| unusable(path, &error))?;
    if !found.is_empty() && !is_picture(&found) {
        return Err(Failure::of_one(Some(path), Words::Own(Remark::NotAPicture), USE));
    }
    domino_keep::write(path, svg.as_bytes()).map_err(|error| unusable(path, &error))
}

/// What is in a file; nothing if there is none.
fn content(path: &Path) -> Result<Vec<u8>, KeepError> {
    domino_keep::check_is_file(path)?;
    match domino_keep::read(path) {
        Err(KeepError::System(error)) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        found => found,
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    decimal(text).ok_or_else(|| "expected a decimal number from 0".to_owned())
}

fn eyes(text: &str) -> Result<Eyes, String> {
    text.parse().map_err(|error: domino_repl::ParseEyesError| error.to_string())
}
