//! `domino draw`: a picture of a record.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueHint};
use domino_keep::KeepError;
use domino_repl::{Eyes, Numbers, is_picture, picture};

use crate::failure::{Failure, USE, Words};
use crate::files::unusable;
use crate::look::Look;
use crate::look_args::LangArgs;
use crate::moment::{MomentArgs, number};
use crate::out::Out;
use crate::remark::Remark;
use crate::source::Source;

#[derive(Debug, Args)]
pub(crate) struct DrawArgs {
    /// The round [default: the last]
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_hyphen_values = true)]
    round: Option<u32>,
    #[command(flatten)]
    moment: MomentArgs,
    /// Give each tile on the table the number of the action that laid it, as `--turn` counts
    #[arg(long)]
    numbers: bool,
    /// Write it to a file whose name ends in `.svg`, whole or not at all; only an empty file or a
    /// picture that `draw` made is overwritten [default: `-`, which is standard output]
    #[arg(short, long, value_name = "FILE.svg", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

/// Draws a moment of a record.
pub(crate) fn draw(args: &DrawArgs, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let MomentArgs { file, view, .. } = &args.moment;
    let source = Source::of_or_last(file.as_deref(), look)?;
    let record = source.record()?;
    let eyes = view.unwrap_or_else(|| Eyes::of_record(&record));
    let numbers = if args.numbers { Numbers::On } else { Numbers::Off };
    let svg = picture(&record, args.moment.of_round(args.round), eyes, numbers, &look.catalog)
        .map_err(|error| source.lacks(error))?;
    match &args.output {
        Some(path) if path.as_os_str() != "-" => write(path, &svg)?,
        _ => out.data(&svg)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a picture, but over nothing else than a picture.
fn write(path: &Path, svg: &str) -> Result<(), Failure> {
    let found = content(path).map_err(|error| unusable(path, &error))?;
    if !is_svg(path) {
        return Err(Failure::of_one(Some(path), Words::Own(Remark::NotSvg), USE));
    }
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

/// Whether the name is one for SVG.
fn is_svg(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("svg"))
}
