//! What is wrong with records, positions and deals, in words: clauses that can stand after the name of a
//! file.

use domino_layout::{Heading, Obstacle, Plane, PlaneError, Posture};
use domino_record::{
    Fault, FaultKind, NotationError, ParseSeatInfoError, RecordPart, ResolveError, SeatInfo,
};
use domino_rules::{
    Action, CannotDraw, CannotPass, DealError, Fingerprint, PlayError, SetupError, Violation, Way,
};
use domino_tiles::{ParseTileError, Stream, Tile};

use crate::faults::{rule_of_key, unknown_game};
use crate::{Catalog, Message, printable, rules_error, start_error};

/// The most keys that are named.
const MAX_KEYS: usize = 6;

/// A fault of a record with its place: `line 3, column 8: expected …`.
///
/// # Examples
///
/// ```
/// use domino_words::{Catalog, Lang, record_fault};
///
/// let fault = domino_record::read(b"domino 2\n").unwrap_err();
/// let told = record_fault(&Catalog::new(Lang::De), &fault);
/// assert_eq!(told, "Zeile 1, Spalte 8: erwartet wird `1`; hier steht `2`");
/// ```
pub fn record_fault(catalog: &Catalog, fault: &Fault) -> String {
    let what = what_is_wrong(catalog, &fault.kind);
    catalog.say(&Message::FaultAt { line: fault.line, column: fault.column, what })
}

fn what_is_wrong(catalog: &Catalog, kind: &FaultKind) -> String {
    catalog.say(&match kind {
        FaultKind::Empty => Message::RecordEmpty,
        FaultKind::ByteOrderMark => Message::RecordMark,
        FaultKind::NotUtf8 => Message::RecordNotUtf8,
        FaultKind::Control => Message::RecordControl,
        FaultKind::TooLong => Message::RecordTooLong { n: Fault::MAX_LINE },
        FaultKind::NoLineFeed => Message::RecordNoLineFeed,
        FaultKind::Expected { expected, found } => Message::RecordExpected {
            expected: in_words(catalog, expected),
            found: in_words(catalog, found),
        },
        FaultKind::NotDealt { seed, expected, found } => Message::RecordNotDealt {
            seed: seed.to_string(),
            expected: in_words(catalog, expected),
            found: in_words(catalog, found),
        },
        FaultKind::UnknownGame(unknown) => return unknown_game(catalog, unknown),
        FaultKind::Fingerprint { game, keys, fingerprint } => {
            return other_rules(catalog, game.as_deref(), keys, *fingerprint);
        }
        FaultKind::Rule { key, kind } => return rule_of_key(catalog, key.as_deref(), kind),
        FaultKind::Rules(error) => return rules_error(catalog, error),
        FaultKind::Seat(error) => seat_error(*error),
        FaultKind::Scheme(text) => {
            Message::RecordScheme { text: printable(text), scheme: Stream::SCHEME.to_owned() }
        }
        FaultKind::SeedInView => Message::RecordSeedInView,
        FaultKind::Tile(error) | FaultKind::Notation(NotationError::Tile(error)) => {
            bad_tile(*error)
        }
        FaultKind::NotInSet(tile) => Message::RecordNotInSet { tile: tile.to_string() },
        FaultKind::TileTwice(tile) => Message::RecordTileTwice { tile: tile.to_string() },
        FaultKind::CutDeal => Message::RecordCutDeal,
        FaultKind::Deal(error) => return deal_error(catalog, error),
        FaultKind::Start(error) => return start_error(catalog, error),
        FaultKind::NoTurn => Message::RecordNoTurn,
        FaultKind::Position(why) => Message::RecordNoPosition { why: violation(catalog, why) },
        FaultKind::NotAView => Message::RecordNotAView,
        FaultKind::Count { expected, found } => {
            Message::RecordCount { found: *found, expected: *expected }
        }
        FaultKind::Notation(NotationError::NoAction) => Message::RecordNoAction,
        FaultKind::Action(ResolveError::Illegal(error)) => return play_error(catalog, error),
        FaultKind::Action(ResolveError::Ambiguous { tile, actions }) => {
            ambiguous(catalog, *tile, actions)
        }
        FaultKind::DrawSize { expected, found } => {
            Message::RecordDrawSize { expected: *expected, found: *found }
        }
        FaultKind::Undo { n_actions } => Message::RecordUndo { n: *n_actions },
        FaultKind::NotOver => Message::RecordNotOver,
        FaultKind::NotSeen(seat) => Message::RecordNotSeen { seat: seat.to_string() },
        other => return printable(&other.to_string()),
    })
}

/// What stands, or must stand, at a place of a record.
fn in_words(catalog: &Catalog, piece: &RecordPart) -> String {
    catalog.say(&match piece {
        RecordPart::Text(text) => return format!("`{}`", printable(text)),
        RecordPart::EndOfLine => Message::PieceEndOfLine,
        RecordPart::EndOfRecord => Message::PieceEndOfRecord,
        RecordPart::Action => Message::PieceAction,
        RecordPart::Seat => Message::PieceSeat,
        RecordPart::SeatOfTable => Message::PieceSeatOfTable,
        RecordPart::Viewer => Message::PieceViewer,
        RecordPart::Player(seat) => Message::PiecePlayer { seat: seat.to_string() },
        RecordPart::Game => Message::PieceGame,
        RecordPart::Fingerprint => Message::PieceFingerprint,
        RecordPart::Rule => Message::PieceRule,
        RecordPart::Seed => Message::PieceSeed { max: u64::MAX.to_string() },
        RecordPart::Number => Message::PieceNumber,
        RecordPart::NActions => Message::PieceNActions,
        RecordPart::NPasses => Message::PieceNPasses,
        RecordPart::NTiles => Message::PieceNTiles,
        RecordPart::Tile => Message::PieceTile,
        RecordPart::Tiles => Message::PieceTiles,
        RecordPart::TilesFaceUp => Message::PieceTilesFaceUp,
        RecordPart::NoBoneyard => Message::PieceNoBoneyard,
        RecordPart::NoDead => Message::PieceNoDead,
        RecordPart::HandNoRedeal => Message::PieceHandNoRedeal,
        RecordPart::End => Message::PieceEnd,
        RecordPart::Heading(other) => Message::PieceHeading { other: in_words(catalog, other) },
        RecordPart::Run => Message::PieceRun,
        RecordPart::EveryHand => Message::PieceEveryHand,
        other => return printable(&other.to_string()),
    })
}

/// Which rules are here, and that the record was made by others.
fn other_rules(
    catalog: &Catalog,
    game: Option<&str>,
    keys: &[String],
    fingerprint: Fingerprint,
) -> String {
    let named = keys.iter().take(MAX_KEYS).map(|key| format!("`{}`", printable(key)));
    let rest = (keys.len() > MAX_KEYS).then(|| "...".to_owned());
    let keys = named.chain(rest).collect::<Vec<_>>().join(", ");
    let what = catalog.say(&match game.map(printable) {
        Some(game) if keys.is_empty() => Message::RecordGame { game },
        Some(game) => Message::RecordGameChanged { game, keys },
        None => Message::RecordGameOfKeys { keys },
    });
    catalog.say(&Message::RecordOtherRules { what, fingerprint: fingerprint.to_string() })
}

/// Why a text does not say who sits at a seat.
pub fn seat_error(error: ParseSeatInfoError) -> Message {
    match error {
        ParseSeatInfoError::Player => Message::SeatPlayer { n: SeatInfo::MAX_PLAYER },
        ParseSeatInfoError::Name => Message::SeatName { n: SeatInfo::MAX_NAME },
    }
}

fn bad_tile(error: ParseTileError) -> Message {
    match error {
        ParseTileError::Joined(first, second) => {
            Message::TileJoined { tile: format!("{first}-{second}") }
        }
        ParseTileError::TooManyPips => Message::TileTooManyPips,
        _ => Message::TileShape,
    }
}

/// That an action is legal in several ways.
fn ambiguous(catalog: &Catalog, tile: Tile, actions: &[Action]) -> Message {
    let ways = actions.iter().map(|action| match *action {
        Action::Play { end, heading, .. } => format!("`{}`", Way { end, heading }),
        other => format!("`{other}`"),
    });
    let (tile, ways) = (tile.to_string(), all_of(catalog, ways));
    match actions.first() {
        Some(Action::Play { heading: Some(_), .. }) => {
            Message::RecordAmbiguousHeading { tile, ways }
        }
        _ => Message::RecordAmbiguous { tile, ways },
    }
}

fn all_of(catalog: &Catalog, items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    catalog.list(&items, |first, last| Message::And { first, last })
}

/// Everything that makes a setup no position.
pub fn setup_error(catalog: &Catalog, error: &SetupError) -> String {
    let found = error.violations.iter().map(|why| violation(catalog, why));
    found.collect::<Vec<_>>().join("; ")
}

/// One thing that makes a setup no position.
pub fn violation(catalog: &Catalog, violation: &Violation) -> String {
    catalog.say(&match violation {
        Violation::Seats { expected, found } => {
            Message::SetupSeats { found: *found, expected: *expected }
        }
        Violation::NoSuchSeat(seat) => Message::SetupNoSeat { seat: seat.to_string() },
        Violation::NotTheLeader(seat) => Message::SetupNotLeader { seat: seat.to_string() },
        Violation::NotInSet(tile) => Message::RecordNotInSet { tile: tile.to_string() },
        Violation::TileTwice(tile) => Message::RecordTileTwice { tile: tile.to_string() },
        Violation::TileMissing(tile) => Message::SetupMissing { tile: tile.to_string() },
        Violation::NotALine(end) => Message::SetupNotALine { end: end.to_string() },
        Violation::NoRoom { tile, why } => {
            Message::SetupNoRoom { tile: tile.to_string(), why: plane_error(catalog, *why) }
        }
        Violation::InTheWay { tile, other } => {
            Message::SetupInTheWay { tile: tile.to_string(), other: other.to_string() }
        }
        Violation::NoHeading { tile, end, room } => {
            let headings = room.headings(Posture::of(*tile));
            let ways = all_of(catalog, headings.map(|heading| format!("`{end} {heading}`")));
            Message::SetupNoHeading { tile: tile.to_string(), ways }
        }
        Violation::Heading(tile) => Message::SetupHeading { tile: tile.to_string() },
        Violation::Joint(tile) => Message::SetupJoint { tile: tile.to_string() },
        Violation::MustLead(tile) => Message::SetupMustLead { tile: tile.to_string() },
        Violation::Drawn(n) => Message::SetupDrawn { n: *n },
        Violation::LastToPlay(Some(seat)) => Message::SetupLast { seat: seat.to_string() },
        Violation::LastToPlay(None) => Message::SetupNoLast,
        Violation::OutOfTurn { expected, found } => {
            Message::SetupOutOfTurn { expected: expected.to_string(), found: found.to_string() }
        }
        Violation::Passes(n) => Message::SetupPasses { n: *n as usize },
        Violation::ForcedLead(tile) => Message::PlayMustLead { tile: tile.to_string() },
        Violation::NoStartTile => Message::SetupNoStartTile,
        Violation::Run => Message::SetupRun,
        Violation::Over => Message::SetupOver,
        Violation::NotThisView => Message::SetupNotThisView,
        other => return printable(&other.to_string()),
    })
}

/// Why tiles are not a deal of a game.
pub fn deal_error(catalog: &Catalog, error: &DealError) -> String {
    catalog.say(&match error {
        DealError::Seats { expected, found } => {
            Message::SetupSeats { found: *found, expected: *expected }
        }
        DealError::Hand { seat, expected, found } => {
            Message::DealHand { seat: seat.to_string(), found: *found, expected: *expected }
        }
        DealError::Twice(tile) => Message::RecordTileTwice { tile: tile.to_string() },
        DealError::NotInSet(tile) => Message::RecordNotInSet { tile: tile.to_string() },
        DealError::Missing(tile) => Message::SetupMissing { tile: tile.to_string() },
        DealError::StartTile => Message::DealStartTile,
        DealError::AnotherGame => Message::DealAnotherGame,
        DealError::NoSuchSeat(seat) => Message::SetupNoSeat { seat: seat.to_string() },
        DealError::NotHeld { seat, tile } => {
            Message::DealNotHeld { seat: seat.to_string(), tile: tile.to_string() }
        }
        DealError::MustRedeal => Message::DealMustRedeal,
        other => return printable(&other.to_string()),
    })
}

/// Why an action of a record is not legal, told without a table; at a table there is more to say of it
/// ([`Speaker::refusal`](crate::Speaker::refusal)).
pub fn play_error(catalog: &Catalog, error: &PlayError) -> String {
    catalog.say(&match *error {
        PlayError::RoundOver => Message::PlayRoundOver,
        PlayError::OutOfTurn { seat, mover } => {
            Message::PlayOutOfTurn { mover: mover.to_string(), seat: seat.to_string() }
        }
        PlayError::Watches => Message::PlayWatches,
        PlayError::OnTable { tile } => Message::PlayOnTable { tile: tile.to_string() },
        PlayError::NotInHand { tile } => Message::PlayNotInHand { tile: tile.to_string() },
        PlayError::MustLead { tile } => Message::PlayMustLead { tile: tile.to_string() },
        PlayError::NotALead => Message::PlayNotALead,
        PlayError::NothingLaid { tile, end } => {
            Message::PlayNothingLaid { tile: tile.to_string(), end: end.to_string() }
        }
        PlayError::NoSuchEnd { end } => Message::PlayNoEnd { end: end.to_string() },
        PlayError::RunGoesOnAt { end } => Message::PlayRun { end: end.to_string() },
        PlayError::DoesNotMatch { tile, end, pips } => Message::PlayNoMatch {
            tile: tile.to_string(),
            end: end.to_string(),
            pips: pips.to_string(),
        },
        PlayError::NoRoom { tile, end, heading, why } => Message::PlayNoRoom {
            tile: tile.to_string(),
            end: Way { end, heading }.to_string(),
            why: plane_error(catalog, why),
        },
        PlayError::InTheWay { tile, end, heading, other } => Message::PlayNoRoom {
            tile: tile.to_string(),
            end: Way { end, heading }.to_string(),
            why: catalog.say(&Message::PlayInTheWay { other: other.to_string() }),
        },
        PlayError::NeedsHeading { tile, end } => {
            Message::PlayNeedsHeading { tile: tile.to_string(), end: end.to_string() }
        }
        PlayError::NoTable { tile, heading } => {
            Message::PlayNoTable { tile: tile.to_string(), heading: heading.to_string() }
        }
        PlayError::CannotDraw(why) => Message::PlayNoDraw { why: no_draw(catalog, why) },
        PlayError::CannotPass(why) => Message::PlayNoPass { why: no_pass(catalog, why) },
        other => return printable(&other.to_string()),
    })
}

fn no_draw(catalog: &Catalog, why: CannotDraw) -> String {
    catalog.say(&match why {
        CannotDraw::Never => Message::WhyNobodyDraws,
        CannotDraw::MustPlay => Message::WhyTileFits,
        CannotDraw::BoneyardClosed { reserve } => Message::WhyReserve { n: reserve },
        CannotDraw::DrawnEnough { drawn } => Message::WhyDrawnEnough { n: drawn },
        other => return printable(&other.to_string()),
    })
}

fn no_pass(catalog: &Catalog, why: CannotPass) -> String {
    catalog.say(&match why {
        CannotPass::MustPlay => Message::WhyTileFits,
        CannotPass::MustDraw => Message::WhyCanDraw,
        other => return printable(&other.to_string()),
    })
}

/// Why a tile cannot lie somewhere.
fn plane_error(catalog: &Catalog, error: PlaneError) -> String {
    let edge = |side: Heading| catalog.say(&Message::EdgeName { side: side.to_string() });
    catalog.say(&match error {
        PlaneError::NotEmpty => Message::PlaneNotEmpty,
        PlaneError::NoSuchEnd(end) => Message::PlayNoEnd { end: end.to_string() },
        PlaneError::Backward(heading) => Message::PlaneBackward { heading: heading.to_string() },
        PlaneError::NoCorner => Message::PlaneNoCorner,
        PlaneError::AcrossCorner => Message::PlaneAcross,
        PlaneError::AtEdge(side) => Message::PlaneAtEdge { edge: edge(side) },
        PlaneError::Blocked(Obstacle::Edge(side)) => Message::PlaneEdge { edge: edge(side) },
        PlaneError::Blocked(Obstacle::Tile(idx)) => Message::PlaneTile { n: idx + 1 },
        PlaneError::Full => Message::PlaneFull { n: Plane::MAX_TILES },
        other => return printable(&other.to_string()),
    })
}
