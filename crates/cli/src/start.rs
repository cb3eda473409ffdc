//! How a session begins: what the arguments, the user's records and the terminal make of it.

use std::path::{Path, PathBuf};
use std::{io, iter};

use domino_keep::{Keeper, KeptFile, Missing, Unfinished};
use domino_record::{Record, SeatInfo, salvage};
use domino_repl::{Id, Keeps, Offer, Pacing, Preferences, Seeds, Session, SessionError, Settings};
use domino_rules::sections::{Limit, PlayerRange};
use domino_rules::{PerSeat, Rules, RulesError, Variant};
use rand::TryRng;
use rand::rngs::SysRng;

use crate::args::PlayArgs;
use crate::failure::{CONTENT, Failure, USE, Words};
use crate::files::{self, shown, unusable};
use crate::home::Home;
use crate::keeping::{Keeping, Watched};
use crate::look::Look;
use crate::remark::Remark;
use crate::settings_file::SettingsFile;
use crate::talk::Talk;
use crate::{games, house, lines};

/// The game for those who name none.
const DEFAULT_GAME: &str = "draw";

/// Where the program is used.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// At a terminal, by somebody with a home for matches, if there is one.
    Terminal(Option<Home>),
    /// By a script: nothing is asked, and nothing is kept unless a file is named.
    Pipe,
}

impl Place {
    /// The place where this program is used.
    pub(crate) fn find() -> Place {
        if lines::is_terminal() { Place::Terminal(Home::of_user()) } else { Place::Pipe }
    }

    fn pacing(&self) -> Pacing {
        match self {
            Place::Terminal(_) => Pacing::Wait,
            Place::Pipe => Pacing::Straight,
        }
    }

    /// What keeps the matches for which no file is named.
    fn keeping(&self) -> Keeping {
        match self {
            Place::Terminal(home) => {
                let matches = home.as_ref().map(Home::shelf);
                Keeping::new(Keeper::new(matches), Watched::ByUser)
            }
            Place::Pipe => Keeping::new(Keeper::default(), Watched::ByNobody),
        }
    }
}

/// Greets somebody, and offers the matches that are not over.
pub(crate) fn lobby(place: &Place, look: &Look) -> Result<(Session, Keeping), Failure> {
    let args = PlayArgs::default();
    let settings = settings(place, &args, look)?;
    let own = &settings.preferences;
    let (rules, sitters) = table_of(preferred(own, &args, look)?, &args, own)?;
    let mut keeping = place.keeping();
    let offers = match place {
        Place::Terminal(Some(home)) => offers(home, &mut keeping, look),
        Place::Terminal(None) | Place::Pipe => Vec::new(),
    };
    let session = Session::lobby(rules, &sitters, seed(&args)?, offers, settings);
    Ok((session.map_err(Failure::of_words)?, keeping))
}

/// The matches to go on with; how many more there are is said.
fn offers(home: &Home, keeping: &mut Keeping, look: &Look) -> Vec<Offer> {
    let shelf = home.shelf();
    let Unfinished { matches, n_more } = shelf.unfinished();
    if n_more > 0 {
        let path = shown(shelf.path());
        Talk::Note.tell(&look.catalog, &Remark::MoreKept { n: n_more, path });
    }
    matches.into_iter().map(|found| keeping.offer(found)).collect()
}

/// Begins a match, or goes on with a recorded one, and prepares where it is kept.
pub(crate) fn table(
    args: &PlayArgs,
    place: &Place,
    look: &Look,
) -> Result<(Session, Keeping), Failure> {
    let (start, keeping) = match &args.resume {
        None => (None, place.keeping()),
        Some(path) => resumed(path, args, place, look)?,
    };
    let settings = settings(place, args, look)?;
    let session = match &start {
        Some(start) => go_on(start, args, look, settings)?,
        None => begin(variant(args, look)?, args, settings)?,
    };
    let Some(path) = &args.record else { return Ok((session, keeping)) };
    if keeping.is_named() {
        return Ok((session, keeping));
    }
    let record = session.record().as_bytes();
    let file = KeptFile::open_for(record, path).map_err(|error| unusable(path, &error))?;
    if !record.starts_with(file.found()) {
        Talk::Note.tell(&look.catalog, &Remark::Replaced { path: shown(path) });
    }
    Ok((session, keeping.map(|keeper| keeper.with_file(file))))
}

/// How a session behaves: as the user prefers at a terminal, and always alike for a script.
fn settings(place: &Place, args: &PlayArgs, look: &Look) -> Result<Settings, Failure> {
    let mut settings = Settings {
        style: look.style.clone(),
        pacing: place.pacing(),
        house: house::of_user(&look.catalog),
        ..Settings::default()
    };
    let Place::Terminal(home) = place else { return Ok(settings) };
    if args.seed.is_none() {
        settings.seeds = Seeds::Secret(random_seed()?);
    }
    if args.record.is_none() {
        settings.keeps = Keeps::Decided;
    }
    look.settings.faults.iter().for_each(|fault| Talk::Note.tell(&look.catalog, fault));
    settings.preferences = look.settings.preferences.clone();
    look.prefer(&mut settings);
    let file = SettingsFile::of_user();
    settings.is_newcomer =
        home.as_ref().is_none_or(Home::is_new) && file.as_ref().is_none_or(|file| !file.exists());
    settings.asks_name = file.is_some() && settings.preferences.name.is_none();
    Ok(settings)
}

/// A record with which a match goes on.
struct Start {
    path: PathBuf,
    record: Record,
    /// The file, if the match goes on in it.
    from: Option<Id>,
}

/// Reads the record with which a match goes on; its file is kept open if the match goes on in it.
fn resumed(
    path: &Path,
    args: &PlayArgs,
    place: &Place,
    look: &Look,
) -> Result<(Option<Start>, Keeping), Failure> {
    let mut keeping = place.keeping();
    let start = |record, from| Some(Start { path: path.to_owned(), record, from });
    let other = args.record.as_ref().filter(|record| !domino_keep::is_same(record, path));
    if args.salvage {
        if other.is_none() && (args.record.is_some() || matches!(place, Place::Pipe)) {
            return Err(Failure::of_words(Remark::SalvageNeedsRecord));
        }
        return Ok((start(saved(path, look)?, None), keeping));
    }
    if other.is_some() {
        let bytes = files::read(path)?;
        let whole = domino_keep::without_torn_line(&bytes);
        if whole.is_some() {
            tell_torn(path, look);
        }
        return Ok((start(read(path, whole.unwrap_or(&bytes))?, None), keeping));
    }
    let mut file = KeptFile::open(path, Missing::Refuse).map_err(|error| unusable(path, &error))?;
    if file.mend() {
        tell_torn(path, look);
    }
    let record = read(path, file.found())?;
    let from = keeping.id(path.to_owned());
    Ok((start(record, Some(from)), keeping.map(|keeper| keeper.with_file(file))))
}

/// Says that a record goes on before its last line.
fn tell_torn(path: &Path, look: &Look) {
    Talk::Note.tell(&look.catalog, &Remark::Torn { path: shown(path) });
}

/// Reads a record that holds; of another one it says what could be saved.
fn read(path: &Path, bytes: &[u8]) -> Result<Record, Failure> {
    domino_record::read(bytes).map_err(|fault| {
        let failure = Failure::of_record(path, fault);
        match salvage(bytes) {
            Some(saved) => {
                failure.with_hint(Remark::HintSalvage { path: shown(path), n: saved.n_lines })
            }
            None => failure,
        }
    })
}

/// What holds of a record.
fn saved(path: &Path, look: &Look) -> Result<Record, Failure> {
    let bytes = files::read(path)?;
    let Some(saved) = salvage(&bytes) else { return read(path, &bytes) };
    if saved.fault.is_some() {
        let remark = Remark::Salvaged { path: shown(path), n: saved.n_lines };
        Talk::Note.tell(&look.catalog, &remark);
    }
    Ok(saved.record)
}

/// Goes on with a recorded match.
fn go_on(
    start: &Start,
    args: &PlayArgs,
    look: &Look,
    settings: Settings,
) -> Result<Session, Failure> {
    let Start { path, record, from } = start;
    refuse_what_is_said(path, record, args)?;
    if record.seats().is_none() {
        let known = record.variant().cloned();
        return begin(known.map_or_else(|| variant(args, look), Ok)?, args, settings);
    }
    let seed = record.seed().map_or_else(|| seed(args), Ok)?;
    Session::resume(record, *from, seed, settings).map_err(|error| {
        let code = if matches!(error, SessionError::View) { CONTENT } else { USE };
        Failure::of_one(Some(path), error.into(), code)
    })
}

/// Refuses arguments for what the record says already.
fn refuse_what_is_said(path: &Path, record: &Record, args: &PlayArgs) -> Result<(), Failure> {
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
    let fault = Words::Own(Remark::SaidAlready { name: name.clone() });
    Err(Failure::of_one(Some(path), fault, USE).with_hint(Remark::HintLeaveOut { name }))
}

/// Begins a match of a game.
fn begin(variant: Variant, args: &PlayArgs, settings: Settings) -> Result<Session, Failure> {
    let (rules, sitters) = table_of(variant, args, &settings.preferences)?;
    Session::new(rules, &sitters, seed(args)?, settings).map_err(Failure::of_words)
}

/// A game with those who play it.
fn table_of(
    variant: Variant,
    args: &PlayArgs,
    own: &Preferences,
) -> Result<(Rules, PerSeat<SeatInfo>), Failure> {
    let sitters = sitters(args, &variant, own);
    let rules = Rules::new(variant, sitters.n_seats()).map_err(no_rules)?;
    Ok((rules, sitters))
}

/// Why a game cannot be played so, and how it can.
fn no_rules(error: RulesError) -> Failure {
    let larger = match &error {
        RulesError::Players { larger, .. } => *larger,
        RulesError::Conflict(_) => None,
    };
    let failure = Failure::of_one(None, Words::Rules(Box::new(error)), USE);
    match larger {
        Some(set) => failure.with_hint(Remark::HintSet { n: set.highest().get().into() }),
        None => failure,
    }
}

/// The game that a user prefers to begin with; another where it is not there any more.
fn preferred(own: &Preferences, args: &PlayArgs, look: &Look) -> Result<Variant, Failure> {
    let named = own.game.as_ref().map(|name| games::find_own(name.as_ref(), &look.catalog));
    named.and_then(Result::ok).map_or_else(|| variant(args, look), Ok)
}

/// The game with what the arguments change in it.
fn variant(args: &PlayArgs, look: &Look) -> Result<Variant, Failure> {
    let mut variant = match (&args.rules, &args.variant) {
        (Some(path), _) => games::read_rules(path)?,
        (None, Some(name)) => games::find_own(name, &look.catalog)?,
        (None, None) => games::find_own(DEFAULT_GAME.as_ref(), &look.catalog)?,
    };
    if let Some(set) = args.set {
        variant.equipment.set = set;
    }
    if let Some(target) = args.target {
        (variant.contest.target, variant.contest.rounds) = (target, Limit::None);
    }
    if let Some(rounds) = args.rounds {
        (variant.contest.target, variant.contest.rounds) = (Limit::None, rounds);
    }
    Ok(variant)
}

/// Who plays: those named, or those who usually do, or a human against as many others as the game needs.
fn sitters(args: &PlayArgs, variant: &Variant, own: &Preferences) -> PerSeat<SeatInfo> {
    if !args.seats.is_empty() {
        return args.seats.iter().cloned().collect();
    }
    let range = variant.equipment.players.with_set(variant.equipment.set);
    let usual = own.seats.as_ref().filter(|_| args.players.is_none());
    let fits = |n: usize| range.is_none_or(|range| (range.min()..=range.max()).contains(&n));
    if let Some(usual) = usual.filter(|usual| fits(usual.n_seats())) {
        return usual.clone();
    }
    let n = args.players.unwrap_or_else(|| range.map_or(2, PlayerRange::min));
    let other = SeatInfo::new("steady", None);
    iter::once(own.human()).chain(other.into_iter().cycle()).take(n).collect()
}

/// The seed that is given, or a random one.
fn seed(args: &PlayArgs) -> Result<u64, Failure> {
    args.seed.map_or_else(random_seed, Ok)
}

fn random_seed() -> Result<u64, Failure> {
    let seed = SysRng.try_next_u64();
    seed.map_err(|error| Failure::of_system(Remark::RandomSeed, &io::Error::other(error)))
}
