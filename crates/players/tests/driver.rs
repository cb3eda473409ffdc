//! The driver: who is asked, what is refused, and what a resumed or restarted match is like.
#![allow(clippy::unwrap_used)] // a test may panic

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use domino_players::{Builtin, Driver, DriverError, Nodes, Player, Players, Step, Stop};
use domino_rules::{
    Action, Event, Match, MatchResult, PlayError, Rules, Seat, StartError, Variant, View,
};
use domino_tiles::Stream;

const A: Seat = Seat::FIRST;

fn game(variant: &str, n_players: usize) -> Match {
    Match::new(Rules::new(Variant::builtin(variant).unwrap().clone(), n_players).unwrap())
}

fn steady(n_players: usize) -> Players {
    (0..n_players).map(|_| Some(Builtin::Steady.player())).collect()
}

/// A is outside, everybody else is `steady`.
fn outside_and_steady(n_players: usize) -> Players {
    (0..n_players).map(|idx| (idx > 0).then(|| Builtin::Steady.player())).collect()
}

/// Wants what is never legal once there are tiles on the table.
#[derive(Debug)]
struct Stubborn;

impl Player for Stubborn {
    fn name(&self) -> &'static str {
        "stubborn"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
        Action::Lead { tile: view.hand().first().unwrap() }
    }
}

#[test]
fn a_wrong_number_of_players_is_refused() {
    for found in [0, 2, 4] {
        let error = Driver::new(game("boxed", 3), 42, steady(found)).unwrap_err();
        assert_eq!(error, DriverError::Seats { expected: 3, found });
    }
}

#[test]
fn a_round_in_play_goes_on_where_it_is() {
    let mut begun = game("boxed", 2);
    begun.start_round(42, &mut ()).unwrap();
    let mover = begun.round().unwrap().mover();
    let mut driver = Driver::new(begun, 42, steady(2)).unwrap();
    assert!(matches!(driver.step(&mut ()), Step::Acted { seat, .. } if seat == mover));
}

#[test]
fn somebody_outside_is_asked_and_acts() {
    let mut driver = Driver::new(game("snake", 2), 42, outside_and_steady(2)).unwrap();
    assert_eq!(driver.step(&mut ()), Step::RoundOver);
    driver.start_round(&mut ()).unwrap();
    assert_eq!(driver.start_round(&mut ()), Err(StartError::RoundNotOver(1)));
    assert_eq!(driver.advance(&mut ()), Step::Asks(A));
    assert_eq!(driver.step(&mut ()), Step::Asks(A));
    assert_eq!(driver.play_match(&mut ()).unwrap_err(), DriverError::Outside(A));

    // There is a boneyard, so A may lay or draw and never pass.
    let before = (driver.game().clone(), driver.view(A));
    let mut told: Vec<Event> = Vec::new();
    let b = Seat::new(1).unwrap();
    let out_of_turn = driver.act(b, Action::Pass, &mut told);
    assert_eq!(out_of_turn, Err(PlayError::OutOfTurn { seat: b, mover: A }));
    assert!(matches!(driver.act(A, Action::Pass, &mut told), Err(PlayError::CannotPass(_))));
    assert_eq!((driver.game(), &driver.view(A), told.len()), (&before.0, &before.1, 0));

    let first = driver.view(A).legal_actions().nth(0).unwrap();
    driver.act(A, first, &mut told).unwrap();
    assert!(!told.is_empty());
}

#[test]
fn what_a_player_is_not_allowed_is_replaced_and_reported() {
    let players = [Some(Box::new(Stubborn) as Box<dyn Player>), Some(Builtin::Random.player())];
    let mut driver = Driver::new(game("draw", 2), 42, players.into_iter().collect()).unwrap();
    driver.start_round(&mut ()).unwrap();
    let mut n_reported = 0;
    loop {
        let first = driver.view(A).legal_actions().nth(0);
        match driver.step(&mut ()) {
            Step::FellBack { seat, action, wanted, error } => {
                assert_eq!((seat, Some(action)), (A, first));
                assert!(matches!(wanted, Action::Lead { .. }));
                assert_eq!(error, PlayError::NotALead);
                n_reported += 1;
            }
            Step::Acted { .. } => {}
            Step::RoundOver => break,
            step => panic!("{step:?}"),
        }
    }
    assert!(n_reported > 0);
    assert!(matches!(driver.play_match(&mut ()).unwrap(), MatchResult::Won(_)));
    assert_eq!(driver.step(&mut ()), Step::MatchOver);
    assert_eq!(driver.start_round(&mut ()), Err(StartError::MatchOver));
}

#[test]
fn a_restarted_driver_is_as_a_new_one() {
    let mut reused = Driver::new(game("penalty", 2), 1, steady(2)).unwrap();
    reused.start_round(&mut ()).unwrap();
    reused.step(&mut ());
    reused.restart(2);
    assert_eq!(reused.seed(), 2);
    let mut fresh = Driver::new(game("penalty", 2), 2, steady(2)).unwrap();
    let (mut again, mut anew): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
    reused.play_match(&mut again).unwrap();
    fresh.play_match(&mut anew).unwrap();
    assert_eq!(again, anew);
    assert_eq!(reused.game(), fresh.game());
}

#[test]
fn a_match_that_takes_too_long_is_given_up() {
    // Whoever leads is out with its only tile, and the other hand is worth one pip at most.
    let variant =
        Variant::from_toml("set = 1\nplayers = \"2\"\nhand = 1\ntarget = 1000000").unwrap();
    let game = Match::new(Rules::new(variant, 2).unwrap());
    let mut driver = Driver::new(game, 42, steady(2)).unwrap();
    assert_eq!(driver.play_match(&mut ()).unwrap_err(), DriverError::TooLong);
    assert_eq!(driver.game().n_rounds(), Driver::MAX_ROUNDS);
}

#[test]
fn a_seat_that_is_not_there_sees_what_the_public_sees() {
    let mut driver = Driver::new(game("block", 2), 42, steady(2)).unwrap();
    driver.start_round(&mut ()).unwrap();
    let nowhere = Seat::new(5).unwrap();
    assert_eq!(driver.view(nowhere), driver.public_view());
    assert!(driver.public_view().hand().is_empty());
    assert!(driver.player(nowhere).is_none());
}

/// Notes how many nodes it may look at.
#[derive(Debug)]
struct Counting(Arc<AtomicU64>);

impl Player for Counting {
    fn name(&self) -> &'static str {
        "counting"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, stop: &mut dyn Stop) -> Action {
        let n_nodes = (0..1_000).find(|n_nodes| stop.is_up(*n_nodes)).unwrap_or(1_000);
        self.0.store(n_nodes, Ordering::Relaxed);
        view.legal_actions().nth(0).unwrap()
    }
}

#[test]
fn a_player_that_searches_is_told_when_to_answer() {
    let seen = Arc::new(AtomicU64::new(0));
    let players = || [0, 1].map(|_| Some(Box::new(Counting(seen.clone())) as Box<dyn Player>));
    let driver = || Driver::new(game("draw", 2), 42, players().into_iter().collect()).unwrap();
    for (mut driver, expected) in [(driver(), 1_000), (driver().with_stop(Box::new(Nodes(7))), 7)] {
        driver.start_round(&mut ()).unwrap();
        assert!(matches!(driver.step(&mut ()), Step::Acted { .. }));
        assert_eq!(seen.load(Ordering::Relaxed), expected);
    }
}

#[test]
fn finding_a10_a_driver_plays_on_another_thread() {
    let mut driver = Driver::new(game("draw", 2), 42, steady(2)).unwrap();
    let played = std::thread::spawn(move || driver.play_match(&mut ()).cloned());
    assert!(matches!(played.join().unwrap(), Ok(MatchResult::Won(_))));
}
