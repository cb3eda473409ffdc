//! `domino play`: sets a match up and carries out what its session decides.

use std::process::ExitCode;

use domino_record::{Record, SeatInfo};
use domino_repl::{
    Catalog, Input, Message, Output, Pacing, SaveReason, Session, SessionError, Settings,
};
use domino_rules::axes::Limit;
use domino_rules::{PerSeat, Rules, RulesError, SetKey, Variant};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::args::PlayArgs;
use crate::failure::{Failure, USE, why};
use crate::files::{self, Target};
use crate::lines::{self, Lines, Plain, Terminal};
use crate::out::Out;
use crate::records;
use crate::talk::talk;

/// The game for those who name none.
const DEFAULT_GAME: &str = "draw";

/// Plays a match with somebody new.
pub(crate) fn play_newcomer(out: &mut Out) -> Result<ExitCode, Failure> {
    run(&PlayArgs::default(), true, out)
}

/// Plays a match.
pub(crate) fn play(args: &PlayArgs, out: &mut Out) -> Result<ExitCode, Failure> {
    run(args, false, out)
}

fn run(args: &PlayArgs, is_newcomer: bool, out: &mut Out) -> Result<ExitCode, Failure> {
    let is_terminal = lines::is_terminal();
    let width = lines::width(args.width.width);
    let pacing = if is_terminal { Pacing::Wait } else { Pacing::Straight };
    let record = args.record.clone().or_else(|| args.resume.clone());
    let mut session = start(args, Settings { width, pacing, is_newcomer, record })?;
    check_record(args)?;
    if is_terminal {
        let terminal = Terminal::new().map_err(|error| Failure::of_system("terminal", &error));
        carry_out(&mut session, &mut terminal?, out)
    } else {
        carry_out(&mut session, &mut Plain::stdin(), out)
    }
}

/// Checks that the record can be kept, and says so where it replaces another.
fn check_record(args: &PlayArgs) -> Result<(), Failure> {
    let Some(path) = args.record.as_ref().or(args.resume.as_ref()) else { return Ok(()) };
    let goes_on = args.resume.as_ref() == Some(path);
    if files::check_record_target(path)? == Target::Record && !goes_on {
        talk(format_args!("note: {}", say(&Message::Replaced { path: path.clone() })));
    }
    Ok(())
}

fn say(message: &Message) -> String {
    Catalog::english().say(message)
}

/// Begins a match, or goes on with a recorded one.
fn start(args: &PlayArgs, settings: Settings) -> Result<Session, Failure> {
    let Some(path) = &args.resume else { return begin(variant(args)?, args, settings) };
    let record = records::read(path)?;
    refuse_what_is_said(path, &record, args)?;
    match (record.seats(), record.variant()) {
        (Some(_), _) => resume(path, &record, args, settings),
        (None, Some(known)) => begin(known.clone(), args, settings),
        (None, None) => begin(variant(args)?, args, settings),
    }
}

/// Refuses arguments for what the record says already.
fn refuse_what_is_said(path: &str, record: &Record, args: &PlayArgs) -> Result<(), Failure> {
    let has_game = record.variant().is_some();
    let said = [
        ("VARIANT", args.variant.is_some() && has_game),
        ("--rules", args.rules.is_some() && has_game),
        ("--set", args.set.is_some() && has_game),
        ("--target", args.target.is_some() && has_game),
        ("--rounds", args.rounds.is_some() && has_game),
        ("--seats", !args.seats.is_empty() && record.seats().is_some()),
        ("--seed", args.seed.is_some() && record.seed().is_some()),
    ];
    let Some((name, _)) = said.iter().find(|(_, is_said)| *is_said) else { return Ok(()) };
    let hint = Message::HintLeaveOut { name: (*name).to_owned() };
    Err(Failure::of_use(format!("{path}: the record says already what `{name}` would say"))
        .with_hint(say(&hint)))
}

/// Begins a match of a game.
fn begin(variant: Variant, args: &PlayArgs, settings: Settings) -> Result<Session, Failure> {
    let sitters = sitters(args, &variant);
    let rules = Rules::new(variant, sitters.n_seats()).map_err(|error| no_rules(&error))?;
    let seed = seed(args)?;
    Session::new(rules, &sitters, seed, settings).map_err(Failure::of_use)
}

/// Why a game cannot be played so, and how it can.
fn no_rules(error: &RulesError) -> Failure {
    let failure = Failure::of_use(error);
    match error {
        RulesError::Players { larger: Some(set), .. } => {
            failure.with_hint(say(&Message::HintSet { n: set.highest().get().into() }))
        }
        RulesError::Players { larger: None, .. } | RulesError::Conflict(_) => failure,
    }
}

/// Goes on with a recorded match.
fn resume(
    path: &str,
    record: &Record,
    args: &PlayArgs,
    settings: Settings,
) -> Result<Session, Failure> {
    let seed = record.seed().map_or_else(|| seed(args), Ok)?;
    Session::resume(record, seed, settings).map_err(|error| match error {
        SessionError::View => Failure::of_content(path, &error),
        SessionError::Player(_) | SessionError::Driver(_) => {
            Failure::of_use(format!("{path}: {error}"))
        }
    })
}

/// The game with what the arguments change in it.
fn variant(args: &PlayArgs) -> Result<Variant, Failure> {
    let mut variant = match (&args.rules, &args.variant) {
        (Some(path), _) => files::read_rules(path)?,
        (None, Some(name)) => files::find_builtin(name)?,
        (None, None) => files::find_builtin(DEFAULT_GAME)?,
    };
    if let Some(set) = args.set {
        variant.set = SetKey(set);
    }
    if let Some(target) = args.target {
        (variant.target, variant.rounds) = (target, Limit::None);
    }
    if let Some(rounds) = args.rounds {
        (variant.target, variant.rounds) = (Limit::None, rounds);
    }
    Ok(variant)
}

/// Who plays: those named, or a human against as many others as the game needs.
fn sitters(args: &PlayArgs, variant: &Variant) -> PerSeat<SeatInfo> {
    if !args.seats.is_empty() {
        return args.seats.iter().cloned().collect();
    }
    let fewest = variant.players.with_set(variant.set.0).map_or(2, |range| range.min);
    let own = SeatInfo::new("human", None);
    let other = SeatInfo::new("steady", None);
    own.into_iter().chain(other.into_iter().cycle()).take(fewest).collect()
}

/// The seed that is given, or a random one.
fn seed(args: &PlayArgs) -> Result<u64, Failure> {
    args.seed.map_or_else(
        || SysRng.try_next_u64().map_err(|error| Failure::of_use(format!("random seed: {error}"))),
        Ok,
    )
}

/// Feeds a session lines and does what it decides, until it is over.
fn carry_out(
    session: &mut Session,
    lines: &mut impl Lines,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let mut input = Input::Start;
    let mut keeper = Keeper::default();
    loop {
        let mut next = None;
        for output in session.feed(input) {
            match output {
                Output::Text(text) => out.text(&text)?,
                Output::Clear => {
                    out.flush()?;
                    lines.clear().map_err(|error| Failure::of_system("terminal", &error))?;
                }
                Output::Note(note) => {
                    out.flush()?;
                    keeper.tell(&note);
                }
                Output::Save { path, bytes, reason } => {
                    out.flush()?;
                    keeper.save(path, &bytes, reason);
                }
                Output::Ask { prompt } => {
                    out.flush()?;
                    let line = lines.next(&prompt);
                    next = Some(line.map_err(|error| Failure::of_system("input", &error))?);
                }
                Output::Next => next = Some(Input::Next),
                Output::Quit => return Ok(keeper.code.into()),
            }
        }
        input = next.unwrap_or(Input::End);
    }
}

/// Writes records, and remembers whether one could not be written.
#[derive(Debug, Default)]
struct Keeper {
    code: u8,
    /// Whether the record that is kept lacks what happened last.
    is_behind: bool,
}

impl Keeper {
    /// Says something about the session, but not that a record is whole when it is not.
    fn tell(&self, note: &Message) {
        if !(self.is_behind && matches!(note, Message::Recorded { .. })) {
            talk(format_args!("note: {}", say(note)));
        }
    }

    fn save(&mut self, path: String, bytes: &[u8], reason: SaveReason) {
        let saved = match reason {
            SaveReason::Kept => files::save(&path, bytes),
            SaveReason::Asked => match files::check_record_target(&path) {
                Ok(_) => files::save(&path, bytes),
                Err(failure) => {
                    failure.report();
                    return;
                }
            },
        };
        match (saved, reason) {
            (Ok(()), SaveReason::Kept) => self.is_behind = false,
            (Ok(()), SaveReason::Asked) => self.tell(&Message::Saved { path }),
            (Err(error), reason) => {
                let why = why(&error);
                if self.code == 0 || reason == SaveReason::Asked {
                    talk(format_args!("error: {}", say(&Message::NotSaved { path, why })));
                }
                if reason == SaveReason::Kept {
                    (self.code, self.is_behind) = (USE, true);
                }
            }
        }
    }
}
