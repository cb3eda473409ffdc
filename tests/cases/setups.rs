//! Positions that are none: every violation is told, all at once, and the setup is given back.

use domino_layout::{End, Joint, Layout};
use domino_rules::{Match, PerSeat, Round, Rules, RunState, Setup, StartError, View, Violation};
use domino_tests::{Scene, house, seat, table, tile, tiles};
use domino_tiles::TileSet;

/// A position of a game for two that is one, with A on turn.
fn good(game: &str) -> Scene {
    table(game, 2).line("364").hand('A', "4-1 5-5").hand('B', "4-0 3-0")
}

/// What is wrong with a setup; it is given back as it was.
fn violations(rules: &Rules, setup: &Setup) -> Vec<Violation> {
    let error = Round::from_setup(rules, setup.clone()).unwrap_err();
    assert_eq!(error.setup, *setup);
    let text = error.to_string();
    assert_eq!(text.split("; ").count(), error.violations.len(), "{text}");
    error.violations
}

/// What is wrong with a position after a change.
fn after(game: &str, change: impl FnOnce(&mut Setup)) -> Vec<Violation> {
    let scene = good(game);
    let mut setup = scene.setup();
    let rules = scene.rules().clone();
    assert!(Round::from_setup(&rules, setup.clone()).is_ok(), "the position was good");
    change(&mut setup);
    violations(&rules, &setup)
}

#[test]
fn hands_for_other_seats() {
    let hands = |n: usize| PerSeat::from_fn(n, |_| TileSet::EMPTY);
    let found =
        after("block", |setup| setup.hands = setup.hands.values().take(1).copied().collect());
    assert!(found.contains(&Violation::Seats { expected: 2, found: 1 }), "{found:?}");
    assert_eq!(found.len(), 3, "the tiles of the missing hand are missing too: {found:?}");
    let found = after("block", |setup| {
        setup.hands = setup.hands.values().copied().chain(hands(1).values().copied()).collect();
    });
    assert_eq!(found, [Violation::Seats { expected: 2, found: 3 }]);
}

#[test]
fn seats_that_the_table_does_not_have() {
    let found = after("block", |setup| setup.position.mover = seat('C'));
    assert_eq!(found, [Violation::NoSuchSeat(seat('C'))]);
    let found = after("block", |setup| {
        setup.position.leader = seat('D');
        setup.position.last_to_play = Some(seat('P'));
    });
    assert_eq!(found, [Violation::NoSuchSeat(seat('D')), Violation::NoSuchSeat(seat('P'))]);
}

#[test]
fn a_seat_on_turn_at_an_empty_table_that_does_not_lead() {
    let scene = table("block", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0").turn('B').led_by('A');
    let found = violations(scene.rules(), &scene.setup());
    assert_eq!(found, [Violation::NotTheLeader(seat('B'))]);
}

#[test]
fn tiles_that_are_not_in_the_set_twice_or_nowhere() {
    let change = |setup: &mut Setup| {
        setup.dead.insert(tile("7-0"));
        setup.dead.remove(tile("2-2"));
        setup.dead.insert(tile("6-4"));
        setup.hands[seat('A')].insert(tile("4-0"));
        setup.boneyard.extend(tiles("1-0 9-9"));
    };
    let mut found = after("draw", |setup| {
        setup.dead = std::mem::take(&mut setup.boneyard).iter().copied().collect();
        change(setup);
    });
    found.sort_by_key(ToString::to_string);
    assert_eq!(
        found,
        [
            Violation::TileTwice(tile("1-0")),
            Violation::TileMissing(tile("2-2")),
            Violation::TileTwice(tile("4-0")),
            Violation::TileTwice(tile("6-4")),
            Violation::NotInSet(tile("7-0")),
            Violation::NotInSet(tile("9-9")),
        ]
    );
}

#[test]
fn a_tile_twice_in_the_boneyard() {
    let found = after("draw", |setup| {
        let first = setup.boneyard[0];
        setup.boneyard.push(first);
    });
    assert_eq!(found.len(), 1);
    assert!(matches!(found[0], Violation::TileTwice(_)), "{found:?}");
}

#[test]
fn ends_that_a_line_does_not_have() {
    let found = after("block", |setup| {
        let mut cross = Layout::new();
        cross.start(tile("6-6"), &[End::Left, End::Right, End::Up, End::Down]).unwrap();
        setup.dead |= setup.layout.tiles();
        setup.dead.remove(tile("6-6"));
        setup.layout = cross;
        setup.position.last_to_play = None;
    });
    assert_eq!(found, [Violation::NotALine(End::Up), Violation::NotALine(End::Down)]);
}

/// Headings are found for a line only: what comes back is the same layout.
#[test]
fn headings_of_a_layout_that_is_no_line() {
    let with_headings = |ends: &[End]| {
        let mut layout = Layout::new();
        layout.start(tile("6-6"), ends).unwrap();
        table("table", 2).rules().table().with_headings(&layout)
    };
    let not_a_line = |end| Err(Violation::NotALine(end));
    assert_eq!(with_headings(&[End::Left, End::Right, End::Up, End::Down]), not_a_line(End::Up));
    let arm = "1".parse().unwrap();
    assert_eq!(with_headings(&[arm, End::Left, End::Right]), not_a_line(arm));
    for ends in [&[][..], &[End::Left], &[End::Right], &[End::Right, End::Left]] {
        assert_eq!(with_headings(ends), Err(Violation::Joint(tile("6-6"))), "{ends:?}");
    }
    assert_eq!(with_headings(&[End::Left, End::Right]).unwrap().ends().len(), 2);
}

/// A line of 6-4 with these tiles at its right, whether they match or not.
fn line_of(plays: &[(&str, u8)]) -> Layout {
    let mut layout = Layout::new();
    layout.start(tile("6-4"), &[End::Left, End::Right]).unwrap();
    for (text, outer) in plays {
        let outer = domino_tiles::Pips::new(*outer).unwrap();
        layout.place(tile(text), End::Right, outer, Joint::Free).unwrap();
    }
    layout
}

/// Puts another line into a position; its tiles come from those out of play.
fn relaid(setup: &mut Setup, layout: Layout) {
    setup.dead = (setup.dead | setup.layout.tiles()) - layout.tiles();
    setup.layout = layout;
}

#[test]
fn joints_that_do_not_match() {
    let found = after("block", |setup| relaid(setup, line_of(&[("2-1", 1)])));
    assert_eq!(found, [Violation::Joint(tile("2-1"))]);
    let found = after("block", |setup| relaid(setup, line_of(&[("4-2", 4)])));
    assert_eq!(found, [Violation::Joint(tile("4-2"))]);
    // Only doubles are wild, and only where the rules say so.
    let found = after("block", |setup| relaid(setup, line_of(&[("2-2", 2)])));
    assert_eq!(found, [Violation::Joint(tile("2-2"))]);
    let found = after("block", |setup| relaid(setup, line_of(&[("2-1", 1), ("2-2", 2)])));
    assert_eq!(found, [Violation::Joint(tile("2-1")), Violation::Joint(tile("2-2"))]);
    let wild = good("beginners").rest_dead().boneyard("-");
    let mut setup = wild.setup();
    relaid(&mut setup, line_of(&[("2-2", 2)]));
    assert!(Round::from_setup(wild.rules(), setup).is_ok());
    let targets = r#"wild = { doubles-on = "non-doubles", use = "optional" }"#;
    let scene =
        house("beginners", targets, 2).line("364").hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let scene = scene.rest_dead().boneyard("-");
    let mut setup = scene.setup();
    relaid(&mut setup, line_of(&[("2-2", 2), ("3-3", 3)]));
    assert_eq!(violations(scene.rules(), &setup), [Violation::Joint(tile("3-3"))]);
}

#[test]
fn a_layout_with_one_end_is_no_line() {
    let found = after("block", |setup| {
        let mut layout = Layout::new();
        layout.start(tile("6-4"), &[End::Left]).unwrap();
        relaid(setup, layout);
    });
    assert!(!found.is_empty());
}

#[test]
fn a_tile_that_cannot_be_led() {
    let found = after("block", |setup| setup.position.must_lead = Some(tile("4-1")));
    assert_eq!(found, [Violation::MustLead(tile("4-1"))], "there are tiles on the table");
    let scene = table("block", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.must_lead = Some(tile("4-0"));
    let found = violations(scene.rules(), &setup);
    assert_eq!(found, [Violation::MustLead(tile("4-0"))], "another seat holds it");
}

#[test]
fn more_drawn_than_can_be() {
    // A holds two tiles, `draw` has no limit of its own, `penalty` three, `beginners` two.
    for (game, hand, drawn) in [
        ("draw", "4-1 5-5", 3),
        ("penalty", "4-1 5-5 2-2 1-1", 4),
        ("beginners", "4-1 5-5 2-2 1-1", 3),
        ("block", "4-1 5-5", 1),
    ] {
        let scene = table(game, 2).line("364").hand('A', hand).hand('B', "4-0 3-0");
        let mut setup = scene.setup();
        setup.position.drawn = drawn;
        assert_eq!(violations(scene.rules(), &setup), [Violation::Drawn(drawn)], "{game}");
    }
    // Where a draw ends the turn, nobody on turn has drawn.
    for game in ["boxed", "snake"] {
        assert_eq!(after(game, |setup| setup.position.drawn = 1), [Violation::Drawn(1)], "{game}");
    }
    // Nobody draws before the lead.
    let scene = table("draw", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.drawn = 1;
    assert_eq!(violations(scene.rules(), &setup), [Violation::Drawn(1)]);
}

#[test]
fn runs_that_cannot_go_on() {
    let at = |run: RunState| move |setup: &mut Setup| setup.position.run = run;
    for run in [RunState::Led, RunState::BothEnds, RunState::At(End::Left)] {
        assert_eq!(after("block", at(run)), [Violation::Run], "a turn of `block` is one tile");
    }
    assert_eq!(after("hungarian", at(RunState::At(End::Up))), [Violation::Run]);
    let scene = table("hungarian", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.run = RunState::BothEnds;
    assert_eq!(violations(scene.rules(), &setup), [Violation::Run], "nothing is laid yet");
}

#[test]
fn rounds_that_are_over() {
    let over = |scene: Scene| violations(scene.rules(), &scene.setup());
    // Somebody is out; nobody can go on; a run has nothing to go on with; the mover is stuck.
    let out = table("block", 2).line("364").hand('A', "4-1").hand('B', "-");
    assert_eq!(over(out), [Violation::Over]);
    let blocked = table("block", 2).line("364").hand('A', "1-1").hand('B', "2-2");
    assert_eq!(over(blocked), [Violation::Over]);
    let stuck =
        table("penalty", 2).line("364").hand('A', "1-1").hand('B', "4-0").boneyard("5-5 2-2");
    assert_eq!(over(stuck.rest_dead()), [Violation::Over]);
    let scene = table("hungarian", 2).line("364").hand('A', "1-1 5-4").hand('B', "4-0");
    let mut setup = scene.last_laid_by('A').setup();
    setup.position.run = RunState::At(End::Left);
    let rules = table("hungarian", 2).rules().clone();
    assert_eq!(violations(&rules, &setup), [Violation::Over]);
    // Where going out does not end the round, an empty hand is none of this.
    let scene = table("hungarian", 2).line("364").hand('A', "-").hand('B', "4-0");
    assert!(Round::from_setup(scene.rules(), scene.setup()).is_ok());
}

#[test]
fn everything_is_told_at_once() {
    let mut found = after("hungarian", |setup| {
        setup.dead.remove(tile("2-2"));
        setup.position.last_to_play = Some(seat('E'));
        setup.position.drawn = 7;
        setup.position.run = RunState::At(End::Up);
        setup.position.must_lead = Some(tile("4-1"));
        let mut layout = Layout::new();
        layout.start(tile("6-4"), &[End::Left, End::Right]).unwrap();
        layout.place(tile("6-3"), End::Right, tile("6-3").low(), Joint::Free).unwrap();
        setup.layout = layout;
    });
    found.sort_by_key(ToString::to_string);
    let mut expected = [
        Violation::TileMissing(tile("2-2")),
        Violation::NoSuchSeat(seat('E')),
        Violation::Drawn(7),
        Violation::Run,
        Violation::MustLead(tile("4-1")),
        Violation::Joint(tile("6-3")),
    ];
    expected.sort_by_key(ToString::to_string);
    assert_eq!(found, expected);
}

#[test]
fn tiles_that_do_not_agree_with_a_view() {
    let game = good("draw").begin();
    let round = game.round();
    let view: View = round.view(Some(seat('A')));
    let boneyard = || round.boneyard().collect();
    assert_eq!(view.complete(round.hands().clone(), boneyard()).as_ref(), Ok(round));
    let mut other = round.hands().clone();
    let (own, theirs) = (other[seat('A')], other[seat('B')]);
    other[seat('A')] = theirs;
    other[seat('B')] = own;
    let error = view.complete(other, boneyard()).unwrap_err();
    assert_eq!(error.violations, [Violation::NotThisView]);
}

#[test]
fn finding_a4_every_field_of_a_position_is_checked_against_the_rules_and_the_table() {
    let at = |run: RunState| {
        move |setup: &mut Setup| {
            setup.position.leader = seat('B');
            (setup.position.run, setup.position.last_to_play) = (run, Some(seat('A')));
        }
    };
    // A turn of `hungarian` goes on where it began; the line here was laid on at the left.
    assert_eq!(after("hungarian", at(RunState::BothEnds)), [Violation::Run]);
    assert_eq!(after("hungarian", at(RunState::Led)), [Violation::Run], "more than the lead lies");
    assert_eq!(after("hungarian", at(RunState::At(End::Right))), [Violation::Run]);
    let run_of_another = |setup: &mut Setup| setup.position.run = RunState::At(End::Left);
    assert_eq!(after("hungarian", run_of_another), [Violation::Run], "B laid the last tile");

    for passes in [3, u32::MAX] {
        let found = after("block", |setup| setup.position.passes = passes);
        assert_eq!(found, [Violation::Passes(passes)]);
    }
    let drawn_since = |setup: &mut Setup| {
        (setup.position.passes, setup.position.drawn) = (1, 1);
    };
    assert_eq!(after("draw", drawn_since), [Violation::Passes(1)]);

    let nobody = |setup: &mut Setup| setup.position.last_to_play = None;
    assert_eq!(after("block", nobody), [Violation::LastToPlay(None)]);
    let scene = table("block", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let rules = scene.rules().clone();
    let found = violations(&rules, &scene.last_laid_by('A').setup());
    assert_eq!(found, [Violation::LastToPlay(Some(seat('A')))], "nothing is laid yet");
    let scene = table("block", 2).line("64").hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let scene = scene.led_by('A').last_laid_by('B');
    let found = violations(scene.rules(), &scene.setup());
    assert_eq!(found, [Violation::LastToPlay(Some(seat('B')))], "A led the only tile");

    // Two tiles are one draw of `beginners`; one is less than a draw while there are more.
    let found = after("beginners", |setup| setup.position.drawn = 1);
    assert_eq!(found, [Violation::Drawn(1)]);
}

#[test]
fn finding_a4_a_tile_that_must_be_led_is_not_left_out() {
    // Every round of `boxed` begins with the highest double.
    let scene = table("boxed", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.must_lead = None;
    let mut game = Match::new(scene.rules().clone());
    let refused = game.start_round_at(setup.clone(), &mut ()).unwrap_err();
    let StartError::Setup(error) = refused else { panic!("{refused}") };
    assert_eq!((error.violations, error.setup), (vec![Violation::ForcedLead(tile("5-5"))], setup));
    assert_eq!(game.n_rounds(), 0);
    scene.begin();
}

/// Where nobody draws, each turn since the last tile was a pass.
#[test]
fn finding_a4_who_is_on_turn_follows_from_who_laid_last_and_who_passed() {
    let at = |mover: char, last: char, passes: u32| {
        let hands = [('A', "4-1 5-5"), ('B', "4-0 3-0"), ('C', "3-1 2-2")];
        let scene = hands
            .iter()
            .fold(table("block", 3).line("364"), |scene, (letter, hand)| scene.hand(*letter, hand));
        let mut setup = scene.turn(mover).led_by('A').last_laid_by(last).setup();
        setup.position.passes = passes;
        (scene_rules("block", 3), setup)
    };
    for (mover, last, passes) in [('B', 'A', 0), ('C', 'A', 1), ('A', 'A', 2), ('A', 'C', 0)] {
        let (rules, setup) = at(mover, last, passes);
        assert!(Round::from_setup(&rules, setup).is_ok(), "{mover} after {last} and {passes}");
    }
    for (mover, last, passes, expected) in
        [('A', 'A', 0, 'B'), ('C', 'A', 0, 'B'), ('B', 'A', 1, 'C'), ('B', 'C', 0, 'A')]
    {
        let (rules, setup) = at(mover, last, passes);
        let out = Violation::OutOfTurn { expected: seat(expected), found: seat(mover) };
        assert_eq!(violations(&rules, &setup), [out], "{mover} after {last} and {passes}");
    }

    // Who draws in `draw` lays or passes in the same turn; in `boxed` the turn is over.
    let again = |setup: &mut Setup| setup.position.last_to_play = Some(seat('A'));
    let out = Violation::OutOfTurn { expected: seat('B'), found: seat('A') };
    assert_eq!(after("draw", again), [out]);
    let mut boxed = good("boxed").setup();
    again(&mut boxed);
    assert!(Round::from_setup(&scene_rules("boxed", 2), boxed).is_ok());
    // Who has drawn all that a turn may draw passes, but only the last one drew and passed just now.
    let mut draw = good("draw").setup();
    draw.position.passes = 1;
    assert!(Round::from_setup(&scene_rules("draw", 2), draw).is_ok());
    assert_eq!(after("draw", |setup| setup.position.passes = 2), [Violation::Passes(2)]);
}

fn scene_rules(game: &str, n_players: usize) -> Rules {
    table(game, n_players).rules().clone()
}

/// Every round of `boxed` begins with the highest double, and its tile lies in the hand of who leads.
#[test]
fn finding_a4_a_round_begins_as_the_rules_say_with_all_else_that_is_wrong() {
    let scene = table("boxed", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.must_lead = None;
    setup.position.drawn = 1;
    let gone = setup.boneyard[0];
    setup.boneyard = setup.boneyard[1..].iter().copied().collect();
    let found =
        [Violation::TileMissing(gone), Violation::Drawn(1), Violation::ForcedLead(tile("5-5"))];
    assert_eq!(violations(scene.rules(), &setup), found);
    let mut game = Match::new(scene.rules().clone());
    let StartError::Setup(error) = game.start_round_at(setup, &mut ()).unwrap_err() else {
        panic!("a setup is refused")
    };
    assert_eq!(error.violations, found);

    let by_other = table("boxed", 2).hand('A', "4-1").hand('B', "5-5 3-0");
    let found = violations(by_other.rules(), &by_other.setup());
    assert_eq!(found, [Violation::NotTheLeader(seat('A'))], "B holds the highest double");

    // Any tile leads a round of `snake`; in `penalty` one lies there before.
    let scene = table("snake", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    let mut setup = scene.setup();
    setup.position.must_lead = Some(tile("4-1"));
    assert_eq!(violations(scene.rules(), &setup), [Violation::MustLead(tile("4-1"))]);
    let scene = table("penalty", 2).hand('A', "4-1 5-5").hand('B', "4-0 3-0");
    assert_eq!(violations(scene.rules(), &scene.setup()), [Violation::NoStartTile]);
}
