//! Built-in players answer with what is legal, and nobody is asked who has nothing to choose from.

use domino_players::{Builtin, Driver, Player, Players, Step, Stop};
use domino_rules::{Action, Match, View};
use domino_tiles::Stream;

use crate::counts::N_ROUNDS_OF_PLAYERS;
use crate::tables::{Table, all_tables};

/// A built-in player who makes sure that it is asked only when it is on turn and can do something.
#[derive(Debug)]
struct Watched(Box<dyn Player>);

impl Player for Watched {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn choose(&mut self, view: &View, stream: &mut Stream, stop: &mut dyn Stop) -> Action {
        assert!(!view.legal_actions().is_empty(), "{} is asked and can do nothing", self.name());
        assert_eq!(view.viewer(), Some(view.table().mover()), "{} is not on turn", self.name());
        self.0.choose(view, stream, stop)
    }
}

/// A different built-in player at every seat, each kind at every seat in turn.
pub(crate) fn mixed(table: &Table, shift: usize) -> Players {
    let player = |idx: usize| {
        let kind = Builtin::ALL[(idx + shift) % Builtin::ALL.len()];
        Some(Box::new(Watched(kind.player())) as Box<dyn Player>)
    };
    (0..table.rules.n_seats()).map(player).collect()
}

#[test]
fn every_reply_of_a_built_in_player_is_legal() {
    for (shift, table) in all_tables().iter().enumerate() {
        let game = Match::new(table.rules.clone());
        let mut driver = Driver::new(game, 42, mixed(table, shift)).unwrap();
        let (mut n_rounds, mut seed) = (0, 42);
        loop {
            match driver.step(&mut ()) {
                Step::Acted { .. } => {}
                Step::RoundOver if n_rounds == N_ROUNDS_OF_PLAYERS => break,
                Step::RoundOver => {
                    driver.start_round(&mut ()).unwrap();
                    n_rounds += 1;
                }
                Step::MatchOver => {
                    seed += 1;
                    driver.restart(seed);
                }
                step => panic!("{step:?} at {table}, seed {seed}"),
            }
        }
    }
}
