//! Values of arguments that a shell completes.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use domino_players::Builtin;
use domino_repl::{Lang, Preference};
use domino_rules::Variant;

/// A parser that takes what it takes, and lists some of it for shells to complete.
#[derive(Clone)]
pub(crate) struct Listed<P> {
    parser: P,
    values: fn() -> Vec<&'static str>,
}

impl<P> Listed<P> {
    /// What a parser takes, of which this is listed.
    pub(crate) fn new(parser: P, values: fn() -> Vec<&'static str>) -> Listed<P> {
        Listed { parser, values }
    }
}

impl<P: TypedValueParser> TypedValueParser for Listed<P> {
    type Value = P::Value;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<P::Value, Error> {
        self.parser.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter().map(PossibleValue::new)))
    }
}

/// The games that are built in.
pub(crate) fn games() -> Vec<&'static str> {
    Variant::builtin_names().collect()
}

/// The keys of the settings.
pub(crate) fn preferences() -> Vec<&'static str> {
    Preference::ALL.map(Preference::name).to_vec()
}

/// The codes of the languages.
pub(crate) fn langs() -> Vec<&'static str> {
    Lang::ALL.map(Lang::code).to_vec()
}

/// The sets that are sold.
pub(crate) fn sets() -> Vec<&'static str> {
    vec!["6", "9", "12", "15", "18"]
}

/// Who can sit at a table.
pub(crate) fn players() -> Vec<&'static str> {
    ["human"].into_iter().chain(Builtin::ALL.map(Builtin::name)).collect()
}
