//! Actions and seats as they are written.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_layout::{End, ParseEndError, ParseHeadingError};
use domino_record::{ActionText, NotationError, ParseSeatInfoError, ResolveError, SeatInfo};
use domino_rules::{Action, CannotDraw, CannotPass, Deal, PlayError, Round, Rules, Variant};
use domino_tiles::{ParseTileError, Tile};

#[test]
fn spellings_of_an_action() {
    let check = |text: &str, expected: Result<&str, NotationError>| {
        let found = text.parse::<ActionText>().map(|action| action.to_string());
        assert_eq!(found, expected.map(str::to_owned), "{text:?}");
    };
    for text in ["6-4", "4-6", "6|4", "[4|6]", " 6-4 ", "6-4\r", "\t6-4\r\n"] {
        check(text, Ok("6-4"));
    }
    for text in ["6-4 left", "4-6 l", "[6|4]   left", "6-4\tleft\r"] {
        check(text, Ok("6-4 left"));
    }
    check("12-10 r", Ok("12-10 right"));
    check("6-4 u", Ok("6-4 up"));
    check("6-4 8", Ok("6-4 8"));
    check("6-4 train-C", Ok("6-4 train-C"));
    check("6-4 public", Ok("6-4 public"));
    check(" draw ", Ok("draw"));
    check("pass\r\n", Ok("pass"));
    for text in ["6-4 left n", "[4|6] l N", "6-4\tleft  n\r"] {
        check(text, Ok("6-4 left n"));
    }
    check("6-4 r w", Ok("6-4 right w"));
    for text in ["", " ", "\r\n", "left 6-4", "6 4", "Draw", "PASS", "\0", "6:4", "٣-٣", "1", "-1"]
    {
        check(text, Err(NotationError::NoAction));
    }
    for text in ["6-4 n", "6-4 Left", "6-4 0", "6-4 6-4"] {
        check(text, Err(NotationError::End(ParseEndError)));
    }
    for text in ["6-4 left x", "6-4 left ne", "6-4 left north", "6-4 left right"] {
        check(text, Err(NotationError::Heading(ParseHeadingError)));
    }
    for text in ["6-4 left n n", "draw 2", "draw n", "pass pass"] {
        check(text, Err(NotationError::TooMuch));
    }
    check("6-19", Err(NotationError::Tile(ParseTileError::TooManyPips)));
}

#[test]
fn a_line_number_is_not_taken_for_a_tile() {
    let error = "64".parse::<ActionText>().unwrap_err();
    assert_eq!(error.to_string(), "type `6-4` for the tile");
    let error = "64 left".parse::<ActionText>().unwrap_err();
    assert_eq!(error.to_string(), "type `6-4` for the tile");
}

#[test]
fn megabytes_are_answered_briefly() {
    for text in
        ["6".repeat(1 << 20), "6-4 ".repeat(1 << 18), format!("6-4 {}", "x".repeat(1 << 20))]
    {
        let error = text.parse::<ActionText>().unwrap_err();
        assert!(error.to_string().len() < 100, "{error}");
    }
    let blanks = format!("{}6-4{}", " ".repeat(1 << 20), "\n".repeat(1 << 20));
    assert!(blanks.parse::<ActionText>().is_ok());
}

/// The tiles of a list.
fn tiles(text: &str) -> impl Iterator<Item = Tile> {
    text.split_whitespace().map(tile)
}

/// A round of two seats with these hands, in which seat A is on turn and these tiles lie on the
/// table; the others are dead.
fn round(variant: &str, hand_a: &str, hand_b: &str, boneyard: &str, line: &[&str]) -> Round {
    use domino_rules::{PerSeat, Position, Seat, Setup};
    let rules = Rules::new(Variant::builtin(variant).unwrap().clone(), 2).unwrap();
    let mut layout = domino_layout::Layout::new();
    for (place, play) in line.iter().enumerate() {
        let (tile, end) = play.split_once(' ').unwrap_or((play, "left"));
        let (tile, end): (Tile, End) = (tile.parse().unwrap(), end.parse().unwrap());
        if place == 0 {
            layout.start(tile, &[End::Left, End::Right]).unwrap();
        } else {
            let outer = tile.other(layout.end(end).unwrap().pips).unwrap();
            layout.place(tile, end, outer, domino_layout::Joint::Equal).unwrap();
        }
    }
    let hands: PerSeat<_> =
        [tiles(hand_a).collect(), tiles(hand_b).collect()].into_iter().collect();
    let told: domino_tiles::TileSet =
        tiles(hand_a).chain(tiles(hand_b)).chain(tiles(boneyard)).collect();
    let last_to_play = Seat::new(1).filter(|_| !layout.is_empty());
    let leader = last_to_play.unwrap_or(Seat::FIRST);
    let setup = Setup {
        hands,
        boneyard: tiles(boneyard).collect(),
        dead: rules.set().tile_set() - told - layout.tiles(),
        layout,
        position: Position { leader, last_to_play, ..Position::led_by(Seat::FIRST) },
    };
    Round::from_setup(&rules, setup).unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn resolve(text: &str, round: &Round) -> Result<Action, ResolveError> {
    text.parse::<ActionText>().unwrap().resolve(round)
}

#[test]
fn c02_a_lead_names_no_end() {
    let rules = Rules::new(Variant::builtin("snake").unwrap().clone(), 2).unwrap();
    for number in [1, 2] {
        let deal = Deal::from_seed(&rules, 7, number);
        let start = rules.start(deal.hands(), None, Some(7)).unwrap();
        let round = Round::new(&rules, &deal, start).unwrap();
        let tile = deal.hand(start.seat)[0];
        assert_eq!(resolve(&tile.to_string(), &round), Ok(Action::Lead { tile }));
        let error = resolve(&format!("{tile} left"), &round).unwrap_err();
        assert_eq!(error, PlayError::NothingLaid { tile, end: End::Left }.into());
        let expected = format!("nothing is on the table yet, so {tile} is led without `left`");
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn c03_both_ends_show_the_same_number() {
    let round = round("block", "5-4 0-0", "6-6", "", &["5-1", "2-1 right", "5-2 right"]);
    let play = |end| Ok(Action::play(tile("5-4"), end));
    assert_eq!(resolve("5-4 l", &round), play(End::Left));
    assert_eq!(resolve("4-5 r", &round), play(End::Right));
    let error = resolve("5-4", &round).unwrap_err();
    assert_eq!(error.to_string(), "5-4 fits `left` and `right`: name the end");
}

#[test]
fn a_tile_without_an_end_goes_where_it_is_legal() {
    let round = round("block", "6-2 4-3 0-0", "6-6", "", &["6-3"]);
    let play = |text, end| Ok(Action::play(tile(text), end));
    assert_eq!(resolve("6-2", &round), play("6-2", End::Left));
    assert_eq!(resolve("3-4", &round), play("4-3", End::Right));
    let illegal = |text: &str, error: PlayError| {
        assert_eq!(resolve(text, &round), Err(error.into()), "{text}");
    };
    let pips = tile("6-3").high();
    illegal("0-0", PlayError::DoesNotMatch { tile: tile("0-0"), end: End::Left, pips });
    illegal("6-3", PlayError::OnTable { tile: tile("6-3") });
    illegal("6-6", PlayError::NotInHand { tile: tile("6-6") });
    illegal("6-2 up", PlayError::NoSuchEnd { end: End::Up });
    illegal("draw", PlayError::CannotDraw(CannotDraw::Never));
    illegal("pass", PlayError::CannotPass(CannotPass::MustPlay));
}

#[test]
fn in_a_run_a_tile_without_an_end_goes_to_the_end_of_the_run() {
    let mut round = round("hungarian", "6-2 2-1 3-2 6-5", "3-3 5-3", "", &["6-3"]);
    round.play(resolve("6-2", &round).unwrap()).unwrap();
    // Left shows 2 and the run is there; right shows 3, where 3-2 would fit too.
    assert_eq!(resolve("3-2", &round), Ok(Action::play(tile("3-2"), End::Left)));
    let error = resolve("6-5", &round).unwrap_err();
    assert!(matches!(error, ResolveError::Illegal(PlayError::DoesNotMatch { end: End::Left, .. })));
    let error = resolve("3-2 right", &round).unwrap_err();
    assert_eq!(error, PlayError::RunGoesOnAt { end: End::Left }.into());
}

#[test]
fn spellings_of_a_seat() {
    let check = |text: &str, expected: Result<(&str, Option<&str>), ParseSeatInfoError>| {
        let found = text.parse::<SeatInfo>();
        let parts = found.as_ref().map(|info| (info.player(), info.name())).map_err(|error| *error);
        assert_eq!(parts, expected, "{text:?}");
        if let Ok(info) = &found {
            assert_eq!(info.to_string(), text);
        }
    };
    let longest_player = "x".repeat(32);
    let longest_name = format!("human:{}", "é".repeat(64));
    check("steady", Ok(("steady", None)));
    check("human:Ada", Ok(("human", Some("Ada"))));
    check("human:José", Ok(("human", Some("José"))));
    check("human:†a=b:c;", Ok(("human", Some("†a=b:c;"))));
    check("engine-2:王", Ok(("engine-2", Some("王"))));
    check(&longest_player, Ok((&longest_player, None)));
    check(&longest_name, Ok(("human", Some(&longest_name[6..]))));
    let megabyte = "x".repeat(1 << 20);
    for player in ["", ":Ada", "Human", "hu man", "human,steady", "é", &"x".repeat(33), &megabyte]
    {
        check(player, Err(ParseSeatInfoError::Player));
    }
    let long = format!("human:{}", "é".repeat(65));
    let longer = format!("human:{megabyte}");
    for name in
        ["human:", "human:A da", "human:A\u{a0}da", "human:A\nda", "human:\0", &long, &longer]
    {
        check(name, Err(ParseSeatInfoError::Name));
    }
}
