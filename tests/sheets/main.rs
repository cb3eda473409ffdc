//! The rules of the games, statement by statement: each test is named by the statement or the settled
//! gap of the rule sheets that it shows.
#![allow(clippy::unwrap_used)] // a test may panic

mod beginners;
mod boxed;
mod common;
mod examples;
mod hungarian;
mod ids;
mod penalty;
mod plain;
mod snake;
mod table;
mod table_plane;

use domino_rules::{Deal, PerSeat, Rules, Seat};
use domino_tests::{Game, Scene, variant};

/// 21 tiles with 99 pips, none of which is 6-6 or 6-5.
const NINETY_NINE: &str = "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 5-0 5-1 5-2 5-3 \
                           6-0 6-1 6-2";

/// The rules of a built-in game at a table, with others on top.
#[track_caller]
fn rules(game: &str, over: &str, n_players: usize) -> Rules {
    Rules::new(variant(game, over), n_players).unwrap()
}

/// Seat A lays its last tile while B, C, … hold these.
#[track_caller]
fn out(scene: Scene, others: &[&str]) -> Game {
    let seats = 'B'..='P';
    let scene = scene.line("66").hand('A', "6-5");
    let scene = seats.zip(others).fold(scene, |scene, (seat, hand)| scene.hand(seat, hand));
    let mut game = scene.begin();
    game.play("6-5 right").out('A');
    game
}

/// Seat A lays the last of the seven sixes, so that both ends are dead, and A, B, … hold these.
#[track_caller]
fn block(scene: Scene, hands: &[&str]) -> Game {
    let scene = scene.line("6026613645").boneyard("-").rest_dead();
    let scene = ('A'..='P').zip(hands).fold(scene, |scene, (seat, hand)| match seat {
        'A' => scene.hand(seat, &format!("6-5 {hand}")),
        _ => scene.hand(seat, hand),
    });
    let mut game = scene.begin();
    game.play("6-5 right").blocked();
    game
}

/// The number of tiles in each hand, in the boneyard and out of play after a deal.
fn n_dealt(rules: &Rules) -> (PerSeat<usize>, usize, usize) {
    let deal = Deal::from_seed(rules, 1, 1);
    let hands = deal.hands().map(|_, hand| hand.len());
    (hands, deal.boneyard().len(), deal.dead().len())
}

/// The same number for each of `n` seats.
fn each(n: usize, value: usize) -> PerSeat<usize> {
    PerSeat::from_fn(n, |_: Seat| value)
}
