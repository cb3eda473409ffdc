//! Matches end, and the same seed gives the same match, whatever was played before.

use domino_players::{Builtin, Driver, Player, Players, Stop};
use domino_rules::{Action, Deal, Event, Match, PerSeat, SeenTiles, Variant, View};
use domino_tiles::Stream;

use crate::counts::{N_MATCHES, N_REUSED_ROUNDS};
use crate::players::mixed;
use crate::tables::{Table, all_tables, builtin_tables};

fn play(table: &Table, seed: u64, players: Players) -> Vec<Event> {
    let mut events = Vec::new();
    let mut driver = Driver::new(Match::new(table.rules.clone()), seed, players).unwrap();
    driver.play_match(&mut events).unwrap_or_else(|error| panic!("{error} at {table}, {seed}"));
    events
}

#[test]
fn a_match_ends_and_the_same_seed_gives_the_same_match() {
    for table in all_tables() {
        for seed in 0..N_MATCHES {
            let events = play(&table, seed, mixed(&table, 0));
            assert!(matches!(events.last(), Some(Event::MatchOver(_))), "{table}, seed {seed}");
            let again = play(&table, seed, mixed(&table, 0));
            assert_eq!(format!("{again:?}"), format!("{events:?}"), "{table}, seed {seed}");
        }
    }
}

#[test]
fn another_seed_gives_another_match() {
    for table in builtin_tables() {
        let matches = [0, 1, 1 << 32].map(|seed| play(&table, seed, mixed(&table, 0)));
        assert!(matches[0] != matches[1] && matches[0] != matches[2], "{table}");
    }
}

/// Nothing survives from one round or match into the next.
#[test]
fn one_driver_for_a_thousand_rounds_is_as_good_as_a_thousand_drivers() {
    let random = |table: &Table| {
        table.rules.seats().map(|_| Some(Builtin::Random.player())).collect::<Players>()
    };
    for name in Variant::builtin_names() {
        let is_game = |table: &&Table| table.rules.variant().name == name;
        let table = builtin_tables().iter().rfind(is_game).unwrap().clone();
        let mut reused = Driver::new(Match::new(table.rules.clone()), 0, random(&table)).unwrap();
        let mut n_rounds = 0;
        for seed in 0.. {
            let mut events: Vec<Event> = Vec::new();
            reused.restart(seed);
            reused.play_match(&mut events).unwrap();
            assert!(events == play(&table, seed, random(&table)), "{table}, seed {seed}");
            n_rounds += reused.game().n_rounds() as usize;
            if n_rounds >= N_REUSED_ROUNDS {
                break;
            }
        }
    }
}

/// Takes the first legal action after so many random words.
#[derive(Debug)]
struct First {
    n_words: u32,
}

impl Player for First {
    fn name(&self) -> &'static str {
        "first"
    }

    fn choose(&mut self, view: &View, stream: &mut Stream, _: &mut dyn Stop) -> Action {
        for _ in 0..self.n_words {
            stream.next_word();
        }
        view.legal_actions().nth(0).unwrap()
    }
}

#[test]
fn a_deal_does_not_depend_on_how_many_numbers_a_player_used() {
    for table in builtin_tables() {
        let [sober, thirsty] = [0, 1000].map(|n_words| {
            let first = |_| Some(Box::new(First { n_words }) as Box<dyn Player>);
            play(&table, 42, table.rules.seats().map(first).collect())
        });
        assert!(sober == thirsty, "{table}");

        let dealt = thirsty.iter().filter_map(|event| match event {
            Event::Dealt(dealt) => Some(&dealt.hands),
            _ => None,
        });
        for (number, hands) in (1..).zip(dealt) {
            let deal = Deal::from_seed(&table.rules, 42, number);
            let expected: PerSeat<SeenTiles> =
                table.rules.seats().map(|seat| deal.hand(seat).iter().copied().collect()).collect();
            assert_eq!(*hands, expected, "{table}, round {number}");
        }
    }
}
