//! What is wrong with rules, in words: clauses that can stand after the name of a file.

use domino_rules::{
    Clash, Form, RulesError, RulesFault, RulesFaultKind, StartError, UnknownVariant, Variant,
};
use domino_tiles::DominoSet;

use crate::{Catalog, Message, deal_error, printable, setup_error, title, typed_list};

/// A fault of a rules file with its place: `line 3, column 8: target: expected …`.
///
/// # Examples
///
/// ```
/// use domino_rules::Variant;
/// use domino_words::{Catalog, Lang, rules_fault};
///
/// let faults = Variant::from_toml("rounds = 0").unwrap_err();
/// let told = rules_fault(&Catalog::new(Lang::De), &faults.0[0]);
/// assert!(told.starts_with("Zeile 1, Spalte 10: rounds: erwartet wird"), "{told}");
/// ```
pub fn rules_fault(catalog: &Catalog, fault: &RulesFault) -> String {
    let what = rule_of_key(catalog, fault.key.as_deref(), &fault.kind);
    catalog.say(&Message::FaultAt { line: fault.line, column: fault.column, what })
}

/// What is wrong with the value of a key, or with something else in the rules.
pub(crate) fn rule_of_key(catalog: &Catalog, key: Option<&str>, kind: &RulesFaultKind) -> String {
    let what = what_is_wrong(catalog, kind);
    match key {
        Some(key) => catalog.say(&Message::FaultOfKey { key: printable(key), what }),
        None => what,
    }
}

/// That there is no such game.
pub(crate) fn unknown_game(catalog: &Catalog, unknown: &UnknownVariant) -> String {
    let text = printable(&unknown.name);
    catalog.say(&if let Some(near) = &unknown.nearest {
        Message::FaultUnknownBaseNear { text, near: near.clone() }
    } else {
        Message::FaultUnknownBase { text, games: typed_list(Variant::builtin_names()) }
    })
}

fn what_is_wrong(catalog: &Catalog, kind: &RulesFaultKind) -> String {
    catalog.say(&match kind {
        RulesFaultKind::UnknownKey { found, nearest: None }
        | RulesFaultKind::UnknownSource { found } => {
            Message::FaultUnknownKey { text: printable(found) }
        }
        RulesFaultKind::UnknownKey { found, nearest: Some(near) } => {
            Message::FaultUnknownKeyNear { text: printable(found), near: (*near).to_owned() }
        }
        RulesFaultKind::Value { found, expected } => {
            let forms: Vec<String> =
                expected.iter().map(|form| form_words(catalog, form)).collect();
            let forms = catalog.list(&forms, |first, last| Message::Or { first, last });
            Message::FaultValue { text: printable(found), forms }
        }
        RulesFaultKind::UnknownOption { found, options } => {
            Message::FaultUnknownOption { text: printable(found), options: typed_list(*options) }
        }
        RulesFaultKind::MissingOption { option } => {
            Message::FaultMissingOption { option: (*option).to_owned() }
        }
        RulesFaultKind::UnknownBase(unknown) => return unknown_game(catalog, unknown),
        RulesFaultKind::SecondBase => Message::FaultSecondBase,
        RulesFaultKind::Name => Message::FaultName,
        RulesFaultKind::NotOneLine => Message::FaultNotOneLine,
        RulesFaultKind::Conflict(conflict) => return clash(catalog, &conflict.clash),
        // What the reader of TOML says is English only, so it is quoted.
        RulesFaultKind::Toml(why) => Message::FaultToml { why: printable(why) },
        other => return printable(&other.to_string()),
    })
}

fn form_words(catalog: &Catalog, form: &Form) -> String {
    let n = |n: u32| n as usize;
    catalog.say(&match *form {
        Form::Word(word) => return format!("\"{word}\""),
        Form::Number { min, max } => Message::FormNumber { min: n(min), max: n(max) },
        Form::Line => Message::FormLine,
        Form::List(example) => Message::FormList { example: example.to_owned() },
        Form::Table(example) => Message::FormTable { example: example.to_owned() },
        Form::Option(option) => Message::FormOption { option: option.to_owned() },
        Form::Tile => Message::FormTile,
        Form::Seat => Message::FormSeat,
        Form::PlayerRange { min, max } => Message::FormPlayers { min, max },
        other => return other.to_string(),
    })
}

/// Why a round cannot begin.
pub fn start_error(catalog: &Catalog, error: &StartError) -> String {
    catalog.say(&match error {
        StartError::MatchOver => Message::StartMatchOver,
        StartError::RoundNotOver(round) => Message::StartRoundOpen { n: *round as usize },
        StartError::NoLeader => Message::StartNoLeader,
        StartError::Deal(error) => return deal_error(catalog, error),
        StartError::Setup(error) => return setup_error(catalog, error),
        other => return printable(&other.to_string()),
    })
}

/// Why a variant cannot be played at a table.
pub fn rules_error(catalog: &Catalog, error: &RulesError) -> String {
    match error {
        RulesError::Conflict(conflict) => clash(catalog, &conflict.clash),
        RulesError::Players { name, set, range, n_players, larger } => {
            let (title, set) = (title_of(catalog, name), set_name(catalog, *set));
            let (range, n) = (catalog.range(range.numbers()), *n_players);
            catalog.say(&match larger {
                None => Message::RulesPlayers { title, set, range, n },
                Some(larger) => {
                    let larger = set_name(catalog, *larger);
                    Message::RulesPlayersLarger { title, set, range, n, larger }
                }
            })
        }
    }
}

/// What a game of this name is called.
fn title_of(catalog: &Catalog, name: &str) -> String {
    match Variant::builtin(name) {
        Ok(known) => title(catalog, known),
        Err(_) if name.is_empty() => catalog.say(&Message::SheetFile),
        Err(_) => printable(name),
    }
}

/// Why values of keys make no game together.
pub fn clash(catalog: &Catalog, clash: &Clash) -> String {
    let set_name = |set: &DominoSet| set_name(catalog, *set);
    catalog.say(&match clash {
        Clash::NoPlayersWithSet { set, sets } => {
            let sets: Vec<String> = sets.iter().map(set_name).collect();
            Message::ClashNoPlayersWithSet { set: set_name(set), sets: sets.join(", ") }
        }
        Clash::NoHand { n_players } => Message::ClashNoHand { n: *n_players },
        Clash::NoReserve { n_players } => Message::ClashNoReserve { n: *n_players },
        Clash::EmptyHand { n_players } => Message::ClashEmptyHand { n: *n_players },
        Clash::TooFewTiles { n_players, hand, has_start_tile, set, larger } => {
            let dealt = n_players * hand + usize::from(*has_start_tile);
            let (n, set) = (set.n_tiles(), set_name(set));
            match larger {
                None => Message::ClashTooFewTiles { set, dealt, n },
                Some(larger) => {
                    let (larger, tiles) = (set_name(larger), larger.n_tiles());
                    Message::ClashTooFewTilesLarger { set, dealt, n, larger, tiles }
                }
            }
        }
        Clash::PairsAreFour => Message::ClashPairs,
        Clash::NoWayToLead => Message::ClashNoWayToLead,
        Clash::NoRoundBefore(key) => Message::ClashNoRoundBefore { key: key.to_string() },
        Clash::FindsNobody => Message::ClashFindsNobody,
        Clash::LotForSame => Message::ClashLotForSame,
        Clash::LotForLater => Message::ClashLotForLater,
        Clash::NotInSet { tile, set } => {
            Message::ClashNotInSet { tile: tile.to_string(), set: set_name(set) }
        }
        Clash::NoSuchSeat { seat, n_players } => {
            Message::ClashNoSuchSeat { n: *n_players, seat: seat.to_string() }
        }
        Clash::NoStartTile { set } => Message::ClashNoStartTile { set: set_name(set) },
        Clash::TableTooSmall { most, set } => {
            Message::ClashTableTooSmall { most: *most, n: set.n_tiles(), set: set_name(set) }
        }
        Clash::IdleReserve => Message::ClashIdleReserve,
        Clash::DrawAfterLast => Message::ClashDrawAfterLast,
        Clash::DrawTooLarge => Message::ClashDrawTooLarge,
        Clash::StuckForEver => Message::ClashStuckForEver,
        Clash::NobodyMustDraw => Message::ClashNobodyMustDraw,
        Clash::IdleDeadEnds => Message::ClashIdleDeadEnds,
        Clash::OthersPips => Message::ClashOthersPips,
        Clash::NoEndOfMatch => Message::ClashNoEndOfMatch,
        Clash::WorstWins => Message::ClashWorstWins,
        Clash::WinnerLoses => Message::ClashWinnerLoses,
        Clash::FallingPoints => Message::ClashFallingPoints,
        Clash::FallingBonus => Message::ClashFallingBonus,
        Clash::NobodyWins => Message::ClashNobodyWins,
        other => return other.to_string(),
    })
}

fn set_name(catalog: &Catalog, set: DominoSet) -> String {
    catalog.say(&Message::SetName { highest: set.highest().get().into() })
}
