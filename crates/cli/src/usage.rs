//! What is wrong with the command line, and what is asked of it: help and version.

use std::env;
use std::error::Error as _;
use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind as Wrong};
use clap::{CommandFactory, Error};
use domino_repl::{Catalog, Lang};
use domino_words::printable;

use crate::args::Cli;
use crate::failure::{Failure, Words};
use crate::look::Look;
use crate::remark::Remark;

/// Why a text is no value of an argument.
#[derive(Clone, Debug)]
pub(crate) struct BadValue(Words);

impl<W: Into<Words>> From<W> for BadValue {
    fn from(why: W) -> BadValue {
        BadValue(why.into())
    }
}

/// In English: people are told in their language, by [`answer`].
impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.say(&Catalog::new(Lang::En)))
    }
}

impl std::error::Error for BadValue {}

/// Prints what the arguments ask for, or says what is wrong with them, and gives the exit code.
pub(crate) fn answer(error: &Error) -> ExitCode {
    let catalog = catalog();
    if error.use_stderr() {
        let hint = Remark::HintHelp { command: command() };
        return Failure::of_words(what_is_wrong(error, &catalog)).with_hint(hint).report(&catalog);
    }
    match error.print().and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Failure::of_system(Remark::StandardOutput, &error).report(&catalog)
        }
        _ => ExitCode::SUCCESS,
    }
}

/// The words in the language that the line asks for, as far as it can be read, else that of the
/// environment.
fn catalog() -> Catalog {
    let args: Vec<String> = env::args_os().map(|arg| arg.to_string_lossy().into()).collect();
    let behind = args.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1].as_str());
    let joined = args.iter().filter_map(|arg| arg.strip_prefix("--lang="));
    let asked = behind.chain(joined).find_map(|lang| lang.parse().ok());
    asked.map_or_else(Look::catalog_of_environment, Catalog::new)
}

/// The program and the command of the line.
fn command() -> String {
    let (mut command, mut names) = (Cli::command(), "domino".to_owned());
    for arg in env::args_os().skip(1) {
        if let Some(inner) = command.find_subcommand(&arg).cloned() {
            names = names + " " + inner.get_name();
            command = inner;
        }
    }
    names
}

/// What is wrong with the command line, in a clause.
fn what_is_wrong(error: &Error, catalog: &Catalog) -> Words {
    let said = |kind| text(error, kind);
    let (arg, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    Words::Own(match error.kind() {
        Wrong::ValueValidation => {
            let why = error.source().and_then(|why| why.downcast_ref::<BadValue>());
            let why = why.map_or_else(
                || error.source().map(ToString::to_string).unwrap_or_default(),
                |why| why.0.say(catalog),
            );
            Remark::UsageBadValue { value, arg, why }
        }
        Wrong::InvalidValue if value.is_empty() => Remark::UsageValueMissing { arg },
        Wrong::InvalidValue => {
            Remark::UsageNoSuchValue { value, arg, values: said(ContextKind::ValidValue) }
        }
        Wrong::TooManyValues => Remark::UsageTooMany { value, arg },
        Wrong::TooFewValues | Wrong::WrongNumberOfValues => Remark::UsageValueMissing { arg },
        Wrong::UnknownArgument => match nearest(error, ContextKind::SuggestedArg) {
            None => Remark::UsageUnknown { arg },
            Some(near) => Remark::UsageUnknownNear { arg, near },
        },
        Wrong::InvalidSubcommand => {
            let text = said(ContextKind::InvalidSubcommand);
            match nearest(error, ContextKind::SuggestedSubcommand) {
                None => Remark::NoCommand { text },
                Some(near) => Remark::NoCommandNear { text, near },
            }
        }
        Wrong::ArgumentConflict => match quoted(error, ContextKind::PriorArg) {
            other if other.is_empty() || other == format!("`{arg}`") => Remark::UsageTwice { arg },
            other => Remark::UsageConflict { arg, other },
        },
        Wrong::MissingRequiredArgument => {
            Remark::UsageMissing { args: quoted(error, ContextKind::InvalidArg) }
        }
        Wrong::InvalidUtf8 => Remark::UsageNotUtf8,
        // Whatever else there is, in the words of clap.
        _ => {
            let text = error.to_string();
            let first = text.lines().next().unwrap_or_default();
            return Words::Others(first.trim_start_matches("error: ").to_owned());
        }
    })
}

/// What clap tells of an error, one after the other.
fn parts(error: &Error, kind: ContextKind) -> Vec<String> {
    let printable = |text: &String| printable(text);
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![printable(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(printable).collect(),
        _ => Vec::new(),
    }
}

/// What is most like what was typed, which clap tells last.
fn nearest(error: &Error, kind: ContextKind) -> Option<String> {
    parts(error, kind).pop()
}

fn text(error: &Error, kind: ContextKind) -> String {
    parts(error, kind).join(", ")
}

/// The same in backticks.
fn quoted(error: &Error, kind: ContextKind) -> String {
    let parts = parts(error, kind);
    parts.iter().map(|part| format!("`{part}`")).collect::<Vec<_>>().join(", ")
}
