//! The arguments that choose a moment of a record, and whose eyes see it.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueHint};
use domino_repl::{Eyes, Moment};

use crate::decimal::decimal;
use crate::listed::Listed;
use crate::remark::Remark;
use crate::usage::BadValue;

#[derive(Debug, Args)]
pub(crate) struct MomentArgs {
    /// The record; `-` is standard input [default: the last match that was kept]
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    pub(crate) file: Option<PathBuf>,
    /// The moment after so many actions of the round, where the lead is 1 [default: its end]
    #[arg(long, value_name = "N", value_parser = number::<usize>, allow_hyphen_values = true)]
    turn: Option<usize>,
    /// Whose eyes see it: `full` knows all hands that the record tells, `public` none, a letter such as
    /// `A` that of this seat; at the end of a round all hands lie open [default: while the match goes on
    /// that of its only human, or `public` where there are several; then `full`]
    #[arg(long, value_name = "WHO", hide_possible_values = true)]
    #[arg(value_parser = Listed::new(eyes, || vec!["full", "public"]))]
    pub(crate) view: Option<Eyes>,
}

impl MomentArgs {
    /// The moment in a round.
    pub(crate) fn of_round(&self, round: Option<u32>) -> Moment {
        Moment { round, turn: self.turn }
    }
}

/// Reads a number from 0 on.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, BadValue> {
    decimal(text).ok_or_else(|| Remark::ValueNumber.into())
}

fn eyes(text: &str) -> Result<Eyes, BadValue> {
    text.parse().map_err(|_| Remark::ValueView.into())
}
