//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, StringValueParser};
use clap::{Args, Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use domino_players::{Builtin, Registry, UnknownPlayer};
use domino_record::SeatInfo;
use domino_repl::Message;
use domino_rules::Seat;
use domino_rules::sections::{Count, Limit};
use domino_tiles::DominoSet;
use domino_words::{seat_error, typed_list};

use crate::decimal::decimal;
use crate::draw::DrawArgs;
use crate::listed::{self, Listed};
use crate::look_args::{LangArgs, LookArgs, TextArgs};
use crate::remark::Remark;
use crate::replay::ReplayArgs;
use crate::usage::BadValue;

/// What can be typed, with a line about each.
pub(crate) const EXAMPLES: &str = "\
domino                                  Choose a game, or go on with one
domino play boxed --seats human:Ada,steady,human:Bo
                                        Three at a table, two of them here
domino play --rules house.toml          Play by a family's own rules
domino play draw --record evening.domino
                                        Keep the record in a file
domino play --resume evening.domino     Go on with it
domino replay evening.domino            Replay it as text
domino replay --round 1 --turn 5        Replay the beginning of the last match
domino draw -o evening.svg              Draw its last round
domino rules hungarian                  Explain the rules of a game
domino rules diff boxed snake           Show where two games differ
yes 1 | domino play block --seed 7      Play from a script, always the same";

/// Play dominoes by any house's rules.
///
/// `domino` alone offers the games, and the matches that are not over.
#[derive(Debug, Parser)]
#[command(name = "domino", version, max_term_width = 80, after_help = examples())]
pub(crate) struct Cli {
    #[command(flatten)]
    look: LookArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Task>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Play a match
    Play(Box<PlayArgs>),
    /// List the built-in games and those of your house, one per line
    Variants(LangArgs),
    /// Explain the rules of a game; also `rules check` and `rules diff`
    Rules(RulesArgs),
    /// Replay a recorded match as text, or a part of it
    Replay(ReplayArgs),
    /// Draw a round of a recorded match as an SVG picture
    Draw(DrawArgs),
    /// Check records against the rules, one line per file
    Check {
        /// The records; `-` is standard input
        #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        lang: LangArgs,
    },
    /// Count the action sequences from the last position of a record, ply by ply
    Perft {
        /// The record; `-` is standard input
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        /// The most plies to count
        #[arg(long, value_name = "N", value_parser = depth, allow_hyphen_values = true)]
        depth: usize,
        #[command(flatten)]
        lang: LangArgs,
    },
    /// Show what is remembered for you, or change it for good
    Settings(SettingsArgs),
    /// Print a script that completes the command line in a shell
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
    /// Print the manual page of the program or of a command, as `domino man | man -l -` reads it
    Man {
        /// The command, such as `play` or `rules diff`
        command: Vec<String>,
        #[command(flatten)]
        lang: LangArgs,
    },
}

#[derive(Debug, Default, Args)]
pub(crate) struct PlayArgs {
    /// The game; `domino variants` lists them [default: draw]
    #[arg(value_parser = game(), hide_possible_values = true)]
    pub(crate) variant: Option<OsString>,
    #[arg(long, value_name = "A,B,...", value_delimiter = ',', help = seats())]
    #[arg(value_parser = Listed::new(seat, listed::players), hide_possible_values = true)]
    pub(crate) seats: Vec<SeatInfo>,
    /// How many play, you against the others
    #[arg(long, value_name = "N", value_parser = players, allow_hyphen_values = true)]
    #[arg(conflicts_with = "seats")]
    pub(crate) players: Option<usize>,
    /// The set, by its highest number: 6 for double-six
    #[arg(long, value_name = "N", allow_hyphen_values = true, hide_possible_values = true)]
    #[arg(value_parser = Listed::new(set, listed::sets))]
    pub(crate) set: Option<DominoSet>,
    /// The seed of all deals, 0 to 18446744073709551615 [default: a random one]
    #[arg(long, value_name = "N", value_parser = seed, allow_hyphen_values = true)]
    pub(crate) seed: Option<u64>,
    /// Play until somebody has this many points
    #[arg(long, value_name = "POINTS", value_parser = limit, allow_hyphen_values = true)]
    pub(crate) target: Option<Limit>,
    /// Play this many rounds
    #[arg(long, value_name = "N", value_parser = limit, allow_hyphen_values = true)]
    #[arg(conflicts_with = "target")]
    pub(crate) rounds: Option<Limit>,
    /// Play by a rules file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "variant")]
    pub(crate) rules: Option<PathBuf>,
    /// Keep the record in a file, after every action; a match that is not over is never overwritten, nor
    /// is a file that is not a record [default: a new file for every match played at a terminal]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) record: Option<PathBuf>,
    /// Go on with a recorded match, and with its record
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) resume: Option<PathBuf>,
    /// Go on with the sound part of a damaged record, in another file
    #[arg(long, requires = "resume")]
    pub(crate) salvage: bool,
    #[command(flatten)]
    look: LookArgs,
}

#[derive(Debug, Args)]
#[command(subcommand_negates_reqs = true)]
pub(crate) struct RulesArgs {
    /// A built-in game, or a rules file
    #[arg(required = true, value_name = "GAME", value_parser = game(), hide_possible_values = true)]
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) game: Option<OsString>,
    /// Show the rules as a rules file
    #[arg(long)]
    pub(crate) toml: bool,
    #[command(flatten)]
    look: TextArgs,
    #[command(subcommand)]
    pub(crate) command: Option<RulesCommand>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum RulesCommand {
    /// Check a rules file and show everything that is wrong with it
    Check {
        /// The rules file
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        #[command(flatten)]
        lang: LangArgs,
    },
    /// Show where two games differ
    Diff {
        /// A built-in game, or a rules file
        #[arg(value_parser = game(), hide_possible_values = true, value_hint = ValueHint::FilePath)]
        first: OsString,
        /// Another
        #[arg(value_parser = game(), hide_possible_values = true, value_hint = ValueHint::FilePath)]
        second: OsString,
        /// Show the keys and values of a rules file
        #[arg(long)]
        toml: bool,
        #[command(flatten)]
        look: TextArgs,
    },
}

#[derive(Debug, Args)]
pub(crate) struct SettingsArgs {
    /// The setting, such as `lang`
    #[arg(value_parser = Listed::new(StringValueParser::new(), listed::preferences))]
    #[arg(hide_possible_values = true)]
    pub(crate) key: Option<String>,
    /// Its value from now on; `-` leaves it to the program again
    pub(crate) value: Option<String>,
    #[command(flatten)]
    pub(crate) lang: LangArgs,
}

impl Cli {
    /// How text is to look: what stands behind the command is stronger than what stands before it.
    pub(crate) fn look(&self) -> LookArgs {
        let own = self.command.as_ref().map(Task::look).unwrap_or_default();
        own.or(&self.look)
    }
}

impl Task {
    fn look(&self) -> LookArgs {
        match self {
            Task::Play(args) => args.look.clone(),
            Task::Replay(args) => args.look.clone(),
            Task::Rules(args) => args.look(),
            Task::Draw(args) => (&args.lang).into(),
            Task::Settings(args) => (&args.lang).into(),
            Task::Variants(lang)
            | Task::Check { lang, .. }
            | Task::Perft { lang, .. }
            | Task::Man { lang, .. } => lang.into(),
            Task::Completions { .. } => LookArgs::default(),
        }
    }
}

impl RulesArgs {
    fn look(&self) -> LookArgs {
        let inner: LookArgs = match &self.command {
            None => LookArgs::default(),
            Some(RulesCommand::Check { lang, .. }) => lang.into(),
            Some(RulesCommand::Diff { look, .. }) => look.into(),
        };
        inner.or(&(&self.look).into())
    }
}

/// What stands below the help of `domino`.
fn examples() -> String {
    let lines = EXAMPLES.lines().map(|line| format!("\n  {line}"));
    lines.fold("Examples:".to_owned(), |text, line| text + &line)
}

/// Takes any text as a game.
fn game() -> Listed<OsStringValueParser> {
    Listed::new(OsStringValueParser::new(), listed::games)
}

/// What `--seats` is for.
fn seats() -> String {
    let players = Builtin::ALL.map(|player| format!("`{player}`")).join(", ");
    format!(
        "Who plays, seat by seat: `human`, `human:NAME`, {players} [default: a human, and \
         `steady` at the other seats]"
    )
}

fn depth(text: &str) -> Result<usize, BadValue> {
    decimal(text).ok_or_else(|| range(0, &usize::MAX).into())
}

fn seed(text: &str) -> Result<u64, BadValue> {
    decimal(text).ok_or_else(|| Remark::ValueSeed { max: u64::MAX.to_string() }.into())
}

fn players(text: &str) -> Result<usize, BadValue> {
    let n = decimal(text).filter(|n| (2..=Seat::MAX_SEATS).contains(n));
    n.ok_or_else(|| range(2, &Seat::MAX_SEATS).into())
}

fn set(text: &str) -> Result<DominoSet, BadValue> {
    decimal(text)
        .and_then(|highest| DominoSet::new(highest).ok())
        .ok_or_else(|| Remark::ValueSet.into())
}

fn limit(text: &str) -> Result<Limit, BadValue> {
    decimal(text).and_then(Limit::at).ok_or_else(|| range(1, &Count::MAX).into())
}

/// That a number is missing, or is none of these.
fn range(min: usize, max: &impl ToString) -> Remark {
    Remark::ValueRange { min: min.to_string(), max: max.to_string() }
}

fn seat(text: &str) -> Result<SeatInfo, BadValue> {
    let sitter: SeatInfo = text.parse().map_err(seat_error)?;
    if sitter.is_human() {
        return Ok(sitter);
    }
    match Registry::default().player(sitter.player()) {
        Ok(_) => Ok(sitter),
        Err(UnknownPlayer { name: text, nearest: Some(near), .. }) => {
            Err(Message::StartNoPlayerNear { text, near }.into())
        }
        Err(UnknownPlayer { name: text, names, .. }) => {
            Err(Remark::ValuePlayer { text, players: typed_list(&names) }.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn seeds_are_decimal_numbers_of_64_bits() {
        assert_eq!(seed("18446744073709551615").ok(), Some(u64::MAX));
        assert_eq!(seed("0").ok(), Some(0));
        for text in ["18446744073709551616", "-1", "+1", "", " 1", "0x10", "1_000", "1.0"] {
            assert!(seed(text).is_err(), "{text:?}");
        }
    }
}
