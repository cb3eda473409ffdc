//! Rounds a second of the driver with players that choose at random: deals, views, choices, totals.
//!
//! The items in the printed table are rounds.

use divan::Bencher;
use divan::counter::ItemsCount;
use domino_players::{Builtin, Driver, Players, Step};
use domino_rules::{Match, Rules, Variant};

/// Rounds in one measured run.
const N_ROUNDS: usize = 1_000;

/// What is measured: a built-in game and a number of players.
const TABLES: [(&str, usize); 4] = [("block", 4), ("draw", 2), ("boxed", 3), ("table", 2)];

fn main() {
    divan::main();
}

#[divan::bench(args = TABLES, sample_count = 50, sample_size = 1)]
fn random_players(bencher: Bencher<'_, '_>, (name, n_players): (&str, usize)) {
    let variant = Variant::builtin(name).expect("the game is built in");
    let rules = Rules::new(variant.clone(), n_players).expect("so many can play it");
    let players: Players = rules.seats().map(|_| Some(Builtin::Random.player())).collect();
    let mut driver = Driver::new(Match::new(rules), 42, players).expect("each seat has a player");
    let mut seed = 42;
    bencher.counter(ItemsCount::new(N_ROUNDS)).bench_local(|| {
        for _ in 0..N_ROUNDS {
            if driver.advance(&mut ()) == Step::MatchOver {
                seed += 1;
                driver.restart(seed);
            }
            driver.start_round(&mut ()).expect("a round can begin");
        }
    });
}
