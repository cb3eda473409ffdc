//! How a session begins: what the arguments, the user's records and the terminal make of it.

use domino_record::{Record, SeatInfo, salvage};
use domino_repl::{Forced, Message, Offer, Pacing, Session, SessionError, Settings};
use domino_rules::axes::Limit;
use domino_rules::{PerSeat, Rules, RulesError, SetKey, Variant};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::args::PlayArgs;
use crate::failure::{Failure, USE, Words};
use crate::keeper::Keeper;
use crate::kept_file::{KeptFile, Missing};
use crate::look::Look;
use crate::state::{Kept, State};
use crate::talk::Talk;
use crate::{files, games, lines, record_text};

/// The game for those who name none.
const DEFAULT_GAME: &str = "draw";

/// Where the program is used.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// At a terminal, by somebody with a state directory, if there is one.
    Terminal(Option<State>),
    /// By a script: nothing is asked, and nothing is kept unless a file is named.
    Pipe,
}

impl Place {
    /// The place where this program is used.
    pub(crate) fn find() -> Place {
        if lines::is_terminal() { Place::Terminal(State::of_user()) } else { Place::Pipe }
    }

    fn pacing(&self) -> Pacing {
        match self {
            Place::Terminal(_) => Pacing::Wait,
            Place::Pipe => Pacing::Straight,
        }
    }

    /// What keeps the matches for which no file is named.
    pub(crate) fn keeper(&self) -> Keeper {
        match self {
            Place::Terminal(state) => Keeper::new(state.clone()),
            Place::Pipe => Keeper::default(),
        }
    }
}

/// Greets somebody, and offers the matches that are not over.
pub(crate) fn lobby(place: &Place, look: &Look) -> Result<Session, Failure> {
    let args = PlayArgs::default();
    let (rules, sitters) = table_of(variant(&args)?, &args)?;
    let offers = match place {
        Place::Terminal(Some(state)) => offers(state, look),
        Place::Terminal(None) | Place::Pipe => Vec::new(),
    };
    let settings = settings(place.pacing(), look);
    Session::lobby(rules, &sitters, seed(&args)?, offers, settings).map_err(Failure::of_use)
}

/// The matches to go on with; how many more there are is said.
fn offers(state: &State, look: &Look) -> Vec<Offer> {
    let Kept { offers, n_more } = state.kept();
    if n_more > 0 {
        let path = state.matches().display().to_string();
        Talk::Note.tell(&look.catalog, &Message::MoreKept { n: n_more, path });
    }
    offers
}

/// Begins a match, or goes on with a recorded one, and prepares where it is kept.
pub(crate) fn table(
    args: &PlayArgs,
    place: &Place,
    look: &Look,
) -> Result<(Session, Keeper), Failure> {
    let (start, keeper) = match &args.resume {
        None => (None, place.keeper()),
        Some(path) => resumed(path, args, place, look)?,
    };
    let settings = settings(place.pacing(), look);
    let session = match &start {
        Some(start) => go_on(start, args, settings)?,
        None => begin(variant(args)?, args, settings)?,
    };
    let Some(path) = &args.record else { return Ok((session, keeper)) };
    if keeper.is_named() {
        return Ok((session, keeper));
    }
    let record = session.record().as_bytes();
    let file = KeptFile::open_for(record, path.as_ref()).map_err(|error| error.of(path))?;
    if !record.starts_with(file.found()) {
        Talk::Note.tell(&look.catalog, &Message::Replaced { path: path.clone() });
    }
    Ok((session, keeper.with_file(file)))
}

fn settings(pacing: Pacing, look: &Look) -> Settings {
    Settings { style: look.style.clone(), pacing, forced: Forced::Ask }
}

/// A record with which a match goes on.
struct Start {
    path: String,
    record: Record,
    /// The file, if the match goes on in it.
    file: Option<String>,
}

/// Reads the record with which a match goes on; its file is kept open if the match goes on in it.
fn resumed(
    path: &str,
    args: &PlayArgs,
    place: &Place,
    look: &Look,
) -> Result<(Option<Start>, Keeper), Failure> {
    let keeper = place.keeper();
    let start = |record, file| Some(Start { path: path.to_owned(), record, file });
    let other = args.record.as_ref().filter(|record| !files::is_same(record, path));
    if args.salvage {
        if other.is_none() && (args.record.is_some() || matches!(place, Place::Pipe)) {
            return Err(Failure::of_message(Message::SalvageNeedsRecord));
        }
        return Ok((start(saved(path, look)?, None), keeper));
    }
    if other.is_some() {
        let bytes = files::read(path)?;
        let whole = record_text::without_torn_line(&bytes);
        if whole.is_some() {
            tell_torn(path, look);
        }
        return Ok((start(read(path, whole.unwrap_or(&bytes))?, None), keeper));
    }
    let mut file =
        KeptFile::open(path.as_ref(), Missing::Refuse).map_err(|error| error.of(path))?;
    if file.mend() {
        tell_torn(path, look);
    }
    let record = read(path, file.found())?;
    Ok((start(record, Some(path.to_owned())), keeper.with_file(file)))
}

/// Says that a record goes on before its last line.
fn tell_torn(path: &str, look: &Look) {
    Talk::Note.tell(&look.catalog, &Message::Torn { path: path.to_owned() });
}

/// Reads a record that holds; of another one it says what could be saved.
fn read(path: &str, bytes: &[u8]) -> Result<Record, Failure> {
    domino_record::read(bytes).map_err(|fault| {
        let failure = Failure::of_content(path, &fault);
        match salvage(bytes) {
            Some(saved) => {
                failure.with_hint(Message::HintSalvage { path: path.to_owned(), n: saved.n_lines })
            }
            None => failure,
        }
    })
}

/// What holds of a record.
fn saved(path: &str, look: &Look) -> Result<Record, Failure> {
    let bytes = files::read(path)?;
    let Some(saved) = salvage(&bytes) else { return read(path, &bytes) };
    if saved.fault.is_some() {
        let message = Message::Salvaged { path: path.to_owned(), n: saved.n_lines };
        Talk::Note.tell(&look.catalog, &message);
    }
    Ok(saved.record)
}

/// Goes on with a recorded match.
fn go_on(start: &Start, args: &PlayArgs, settings: Settings) -> Result<Session, Failure> {
    let Start { path, record, file } = start;
    refuse_what_is_said(path, record, args)?;
    if record.seats().is_none() {
        let known = record.variant().cloned();
        return begin(known.map_or_else(|| variant(args), Ok)?, args, settings);
    }
    let seed = record.seed().map_or_else(|| seed(args), Ok)?;
    Session::resume(record, file.clone(), seed, settings).map_err(|error| match error {
        SessionError::View => Failure::of_content(path, &error),
        SessionError::Player(_) | SessionError::Driver(_) => {
            Failure::of_use(format!("{path}: {error}"))
        }
    })
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
    let name = (*name).to_owned();
    let fault = Words::Own(Message::SaidAlready { name: name.clone() });
    Err(Failure::of_one(Some(path), fault, USE).with_hint(Message::HintLeaveOut { name }))
}

/// Begins a match of a game.
fn begin(variant: Variant, args: &PlayArgs, settings: Settings) -> Result<Session, Failure> {
    let (rules, sitters) = table_of(variant, args)?;
    Session::new(rules, &sitters, seed(args)?, settings).map_err(Failure::of_use)
}

/// A game with those who play it.
fn table_of(variant: Variant, args: &PlayArgs) -> Result<(Rules, PerSeat<SeatInfo>), Failure> {
    let sitters = sitters(args, &variant);
    let rules = Rules::new(variant, sitters.n_seats()).map_err(|error| no_rules(&error))?;
    Ok((rules, sitters))
}

/// Why a game cannot be played so, and how it can.
fn no_rules(error: &RulesError) -> Failure {
    let failure = Failure::of_use(error);
    match error {
        RulesError::Players { larger: Some(set), .. } => {
            failure.with_hint(Message::HintSet { n: set.highest().get().into() })
        }
        RulesError::Players { larger: None, .. } | RulesError::Conflict(_) => failure,
    }
}

/// The game with what the arguments change in it.
fn variant(args: &PlayArgs) -> Result<Variant, Failure> {
    let mut variant = match (&args.rules, &args.variant) {
        (Some(path), _) => games::read_rules(path)?,
        (None, Some(name)) => games::find_builtin(name)?,
        (None, None) => games::find_builtin(DEFAULT_GAME)?,
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
