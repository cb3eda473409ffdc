//! A match that is taken up again at any ply goes on as if it had never stopped.

use domino_players::Driver;
use domino_rules::{Event, Match};

use crate::counts::N_ROUNDS_OF_RESUMING;
use crate::players::mixed;
use crate::tables::{Table, builtin_tables};

#[test]
fn a_match_resumed_at_every_ply_goes_on_identically() {
    for (table, seed) in builtin_tables().iter().zip(7..) {
        let mut driver =
            Driver::new(Match::new(table.rules.clone()), seed, mixed(table, 0)).unwrap();
        let mut events: Vec<Event> = Vec::new();
        while driver.game().result().is_none() && driver.game().n_rounds() < N_ROUNDS_OF_RESUMING {
            driver.start_round(&mut events).unwrap();
            let mut stops: Vec<(Match, usize)> = Vec::new();
            while driver.game().is_round_on() {
                stops.push((driver.game().clone(), events.len()));
                driver.step(&mut events);
            }
            goes_on_from_every_stop(table, seed, &stops, &events);
        }
    }
}

/// Takes the round up at every stop and plays it to its end.
fn goes_on_from_every_stop(table: &Table, seed: u64, stops: &[(Match, usize)], events: &[Event]) {
    for (game, n_events) in stops {
        let rest = &events[*n_events..];
        let mut again = Driver::new(game.clone(), seed, mixed(table, 0))
            .unwrap_or_else(|error| panic!("{error} at {table}, seed {seed}, event {n_events}"));
        let mut told_again: Vec<Event> = Vec::new();
        again.advance(&mut told_again);
        assert!(told_again == rest, "{table}, seed {seed}, event {n_events}");
    }
}
