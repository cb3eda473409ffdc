//! What is wrong with records, positions and deals is told in every language.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeSet;

use domino_layout::{End, Heading, Obstacle, PlaneError};
use domino_record::{
    Fault, FaultKind, NotationError, ParseSeatInfoError, RecordPart, ResolveError,
};
use domino_rules::{
    Action, CannotDraw, CannotPass, DealError, PlayError, Rules, RulesFaultKind, Seat, SetupError,
    StartError, Variant, Violation,
};
use domino_tiles::{ParseTileError, Tile};
use domino_words::{
    Catalog, Lang, deal_error, play_error, record_fault, setup_error, start_error, violation,
};

/// In each language it is told in words of that language, and in English as programmers read it.
fn check(english: &str, say: impl Fn(&Catalog) -> String) {
    let told = Lang::ALL.map(|lang| say(&Catalog::new(lang)));
    assert_eq!(told[0], english);
    assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), Lang::ALL.len(), "{told:#?}");
    let literal = |text: &str| -> Vec<String> {
        text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    for words in &told[1..] {
        let all = literal(words);
        for part in literal(english) {
            assert!(all.contains(&part), "`{part}` is the same in every language: {words}");
        }
    }
}

fn tile() -> Tile {
    "6-4".parse().unwrap()
}

fn fault(kind: FaultKind) {
    let fault = Fault { line: 3, column: 8, kind };
    check(&fault.to_string(), |catalog| record_fault(catalog, &fault));
}

const PIECES: [RecordPart; 24] = [
    RecordPart::EndOfLine,
    RecordPart::EndOfRecord,
    RecordPart::Action,
    RecordPart::Seat,
    RecordPart::SeatOfTable,
    RecordPart::Viewer,
    RecordPart::Player(Seat::FIRST),
    RecordPart::Game,
    RecordPart::Fingerprint,
    RecordPart::Rule,
    RecordPart::Seed,
    RecordPart::Number,
    RecordPart::NActions,
    RecordPart::NPasses,
    RecordPart::NTiles,
    RecordPart::Tile,
    RecordPart::Tiles,
    RecordPart::TilesFaceUp,
    RecordPart::NoBoneyard,
    RecordPart::NoDead,
    RecordPart::HandNoRedeal,
    RecordPart::End,
    RecordPart::Run,
    RecordPart::EveryHand,
];

#[test]
fn finding_d18_what_must_stand_in_a_record_is_told_in_every_language() {
    let heading = RecordPart::Heading(Box::new(RecordPart::EndOfLine));
    for expected in PIECES.into_iter().chain([heading, RecordPart::Text("seats".to_owned())]) {
        let found = RecordPart::Text("zzz".to_owned());
        fault(FaultKind::Expected { expected: expected.clone(), found });
        fault(FaultKind::NotDealt { seed: 42, expected, found: RecordPart::EndOfLine });
    }
}

#[test]
fn finding_d18_faults_of_records_are_told_in_every_language() {
    let fingerprint = Variant::builtin("draw").unwrap().fingerprint();
    let other_rules = |game: Option<&str>, keys: &[&str]| FaultKind::Fingerprint {
        game: game.map(str::to_owned),
        keys: keys.iter().map(|key| (*key).to_owned()).collect(),
        fingerprint,
    };
    let unknown = |name| FaultKind::UnknownGame(Variant::builtin(name).unwrap_err());
    let actions = |heading| {
        let play = |end| Action::Play { tile: tile(), end, heading };
        FaultKind::Action(ResolveError::Ambiguous {
            tile: tile(),
            actions: vec![play(End::Left), play(End::Right)],
        })
    };
    for kind in [
        FaultKind::Empty,
        FaultKind::ByteOrderMark,
        FaultKind::NotUtf8,
        FaultKind::Control,
        FaultKind::TooLong,
        FaultKind::NoLineFeed,
        other_rules(Some("draw"), &[]),
        other_rules(Some("draw"), &["hand", "target"]),
        other_rules(None, &["hand"]),
        FaultKind::Seat(ParseSeatInfoError::Player),
        FaultKind::Seat(ParseSeatInfoError::Name),
        FaultKind::Scheme("dice-1".to_owned()),
        FaultKind::SeedInView,
        FaultKind::Tile(ParseTileError::Shape),
        FaultKind::Tile("64".parse::<Tile>().unwrap_err()),
        FaultKind::Tile(ParseTileError::TooManyPips),
        FaultKind::NotInSet(tile()),
        FaultKind::TileTwice(tile()),
        FaultKind::CutDeal,
        FaultKind::NoTurn,
        FaultKind::Position(Violation::Run),
        FaultKind::NotAView,
        FaultKind::Count { expected: 28, found: 27 },
        FaultKind::Notation(NotationError::NoAction),
        actions(None),
        actions(Some(Heading::North)),
        FaultKind::DrawSize { expected: 2, found: 1 },
        FaultKind::Undo { n_actions: 0 },
        FaultKind::Undo { n_actions: 1 },
        FaultKind::Undo { n_actions: 5 },
        FaultKind::NotOver,
        FaultKind::NotSeen(Seat::FIRST),
        FaultKind::Deal(DealError::MustRedeal),
        FaultKind::Start(StartError::NoLeader),
        unknown("drw"),
        FaultKind::Rule { key: Some("name".to_owned()), kind: Box::new(RulesFaultKind::Name) },
        FaultKind::Rules(Rules::new(Variant::builtin("penalty").unwrap().clone(), 5).unwrap_err()),
    ] {
        let is_said_otherwise = matches!(
            kind,
            FaultKind::UnknownGame(_) | FaultKind::Rules(_) | FaultKind::Rule { .. }
        );
        let fault_ = Fault { line: 3, column: 8, kind };
        let english = record_fault(&Catalog::new(Lang::En), &fault_);
        if !is_said_otherwise {
            assert_eq!(english, fault_.to_string());
        }
        check(&english, |catalog| record_fault(catalog, &fault_));
    }
}

#[test]
fn finding_d18_positions_and_deals_that_are_none_are_told_in_every_language() {
    let seat = Seat::FIRST;
    let other = Seat::new(1).unwrap();
    for why in [
        Violation::Seats { expected: 2, found: 3 },
        Violation::NoSuchSeat(seat),
        Violation::NotTheLeader(seat),
        Violation::NotInSet(tile()),
        Violation::TileTwice(tile()),
        Violation::TileMissing(tile()),
        Violation::NotALine(End::Up),
        Violation::NoRoom { tile: tile(), why: PlaneError::NoCorner },
        Violation::InTheWay { tile: tile(), other: "5-5".parse().unwrap() },
        Violation::Heading(tile()),
        Violation::Joint(tile()),
        Violation::MustLead(tile()),
        Violation::Drawn(3),
        Violation::LastToPlay(Some(seat)),
        Violation::LastToPlay(None),
        Violation::OutOfTurn { expected: seat, found: other },
        Violation::Passes(4),
        Violation::ForcedLead(tile()),
        Violation::NoStartTile,
        Violation::Run,
        Violation::Over,
        Violation::NotThisView,
    ] {
        check(&why.to_string(), |catalog| violation(catalog, &why));
    }
    for error in [
        DealError::Hand { seat, expected: 7, found: 6 },
        DealError::NotInSet(tile()),
        DealError::Missing(tile()),
        DealError::StartTile,
        DealError::AnotherGame,
        DealError::NoSuchSeat(seat),
        DealError::NotHeld { seat, tile: tile() },
        DealError::MustRedeal,
    ] {
        check(&error.to_string(), |catalog| deal_error(catalog, &error));
        let start = StartError::Deal(error);
        check(&start.to_string(), |catalog| start_error(catalog, &start));
    }
}

#[test]
fn finding_d18_everything_that_is_wrong_with_a_setup_is_told() {
    let rules = Rules::new(Variant::builtin("block").unwrap().clone(), 2).unwrap();
    let setup = domino_rules::Setup {
        hands: [[tile()], [tile()]].map(|hand| hand.into_iter().collect()).into_iter().collect(),
        boneyard: [].into_iter().collect(),
        dead: [].into_iter().collect(),
        layout: domino_layout::Layout::new(),
        position: domino_rules::Position::led_by(Seat::FIRST),
    };
    let error: SetupError = *domino_rules::Round::from_setup(&rules, setup).unwrap_err();
    assert!(error.violations.len() > 2);
    check(&error.to_string(), |catalog| setup_error(catalog, &error));
}

#[test]
fn finding_d18_actions_that_a_record_cannot_have_are_told_in_every_language() {
    let (tile, end, seat) = (tile(), End::Left, Seat::FIRST);
    let no_room = |why| PlayError::NoRoom { tile, end, heading: Some(Heading::North), why };
    for error in [
        PlayError::RoundOver,
        PlayError::OutOfTurn { seat, mover: Seat::new(1).unwrap() },
        PlayError::Watches,
        PlayError::OnTable { tile },
        PlayError::NotInHand { tile },
        PlayError::MustLead { tile },
        PlayError::NotALead,
        PlayError::NothingLaid { tile, end },
        PlayError::NoSuchEnd { end },
        PlayError::RunGoesOnAt { end },
        PlayError::DoesNotMatch { tile, end, pips: tile.high() },
        no_room(PlaneError::NotEmpty),
        no_room(PlaneError::Backward(Heading::East)),
        no_room(PlaneError::NoCorner),
        no_room(PlaneError::AcrossCorner),
        no_room(PlaneError::Blocked(Obstacle::Tile(4))),
        no_room(PlaneError::Full),
        PlayError::InTheWay { tile, end, heading: None, other: tile },
        PlayError::NeedsHeading { tile, end },
        PlayError::NoTable { tile, heading: Heading::West },
        PlayError::CannotDraw(CannotDraw::Never),
        PlayError::CannotDraw(CannotDraw::MustPlay),
        PlayError::CannotDraw(CannotDraw::BoneyardClosed { reserve: 2 }),
        PlayError::CannotDraw(CannotDraw::DrawnEnough { drawn: 3 }),
        PlayError::CannotPass(CannotPass::MustPlay),
        PlayError::CannotPass(CannotPass::MustDraw),
    ] {
        check(&error.to_string(), |catalog| play_error(catalog, &error));
    }
    for edge in
        [PlaneError::AtEdge(Heading::South), PlaneError::Blocked(Obstacle::Edge(Heading::South))]
    {
        let told = play_error(&Catalog::new(Lang::En), &no_room(edge));
        assert!(told.contains("the south edge of the table"), "{told}");
        check(&told, |catalog| play_error(catalog, &no_room(edge)));
    }
}
