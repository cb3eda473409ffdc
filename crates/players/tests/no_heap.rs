//! A round of a line game needs no heap once it is dealt, since search lives on playing rounds.
//!
//! The allocator that counts is a library's, because the workspace forbids unsafe code.
#![allow(clippy::unwrap_used)] // a test may panic

use std::hint::black_box;

use domino_players::{Never, Player, Steady};
use domino_rules::{Action, Match, Round, Rules, Seat, Variant};
use domino_tiles::Stream;

const N_ROUNDS: u64 = 50;

/// Plays a round at random to its end.
fn play(round: &mut Round, choices: &mut Stream) {
    loop {
        let legal = round.legal_actions();
        let n_actions = u32::try_from(legal.len()).unwrap();
        let Some(action) = legal.nth(choices.below(n_actions) as usize) else { break };
        round.play(action).unwrap();
    }
}

#[test]
fn a_turn_allocates_nothing() {
    let plain = Variant::builtin_names().map(|name| (name, ""));
    for (name, lines) in plain.chain([("boxed", "set = 9"), ("block", "players = \"4\"\nhand = 7")])
    {
        let variant = Variant::builtin(name).unwrap().with_toml(lines).unwrap();
        let tables = (2..=Seat::MAX_SEATS).filter_map(|n| Rules::new(variant.clone(), n).ok());
        for rules in tables {
            let mut choices = Stream::new(42, 1 << 40);
            for seed in 0..N_ROUNDS {
                let mut game = Match::new(rules.clone());
                game.start_round(seed, &mut ()).unwrap();
                let mut round = game.round().unwrap().clone();
                let heap = allocation_counter::measure(|| play(&mut round, &mut choices));
                assert!(round.ending().is_some());
                assert_eq!(heap.count_total, 0, "{name} {lines:?}, {} seats", rules.n_seats());
            }
        }
    }
}

#[test]
fn a_choice_of_steady_allocates_nothing() {
    for name in Variant::builtin_names() {
        let mut game = Match::new(Rules::new(Variant::builtin(name).unwrap().clone(), 2).unwrap());
        game.start_round(42, &mut ()).unwrap();
        let mut round = game.round().unwrap().clone();
        while round.ending().is_none() {
            let view = round.view(Some(round.mover()));
            let mut action = Action::Pass;
            let heap = allocation_counter::measure(|| {
                action = Steady.choose(&view, &mut Stream::new(42, 2 << 32), &mut Never);
            });
            assert_eq!(heap.count_total, 0, "{name}");
            round.play(action).unwrap();
        }
    }
}

#[test]
fn the_counter_counts() {
    let heap = allocation_counter::measure(|| drop(black_box(vec![black_box(42)])));
    assert_eq!(heap.count_total, 1);
}
