//! Legal random play that stops at every ply.

use std::fmt;

use domino_rules::{Event, Match, Round, Seat, View};
use domino_tiles::Stream;

use crate::tables::{Table, all_tables};

/// The purpose of the random words here, which no deal and no player has.
const PURPOSE: u64 = 1 << 40;

/// A position of a round, with all that led to it.
pub(crate) struct Ply<'a> {
    pub(crate) table: &'a Table,
    pub(crate) seed: u64,
    pub(crate) game: &'a Match,
    pub(crate) round: &'a Round,
    /// All events of the match so far.
    pub(crate) events: &'a [Event],
    /// The views of every seat and of the public, folded from what each saw.
    pub(crate) views: &'a [View],
}

impl Ply<'_> {
    pub(crate) fn is_over(&self) -> bool {
        self.round.ending().is_some()
    }

    /// Random words that belong to this position.
    pub(crate) fn stream(&self) -> Stream {
        let place = u64::from(self.round.table().n_actions()) << 16;
        Stream::new(self.seed, PURPOSE + u64::from(self.game.n_rounds())).at_word(place)
    }
}

impl fmt::Display for Ply<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n_rounds, n_actions) = (self.game.n_rounds(), self.round.table().n_actions());
        let Ply { table, seed, .. } = self;
        write!(f, "{table}, seed {seed}, round {n_rounds}, after {n_actions} actions")
    }
}

/// The seats and the public.
pub(crate) fn viewers(n_seats: usize) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(n_seats).map(Some).chain([None])
}

/// Plays `n_rounds` at every table and shows every position, the last of each round included.
pub(crate) fn everywhere(n_rounds: u32, mut look: impl FnMut(&Ply<'_>)) {
    for (seed, table) in (1..).zip(all_tables()) {
        walk(&table, seed, n_rounds, &mut look);
    }
}

/// Plays `n_rounds` at a table and shows every position, the last of each round included; matches
/// follow one another, each with a seed of its own.
pub(crate) fn walk(table: &Table, seed: u64, n_rounds: u32, mut look: impl FnMut(&Ply<'_>)) {
    let mut n_left = n_rounds;
    for seed in (0..).map(|n_matches: u64| seed ^ (n_matches << 32)) {
        let mut game = Match::new(table.rules.clone());
        let mut choices = Stream::new(seed, PURPOSE);
        let mut events: Vec<Event> = Vec::new();
        let mut views: Vec<View> =
            viewers(table.rules.n_seats()).map(|viewer| View::new(&table.rules, viewer)).collect();
        while game.result().is_none() {
            if n_left == 0 {
                return;
            }
            n_left -= 1;
            let mut n_seen = events.len();
            game.start_round(seed, &mut events).unwrap();
            loop {
                for view in &mut views {
                    for event in &events[n_seen..] {
                        view.observe(&event.seen_by(view.viewer()));
                    }
                }
                n_seen = events.len();
                let round = game.round().unwrap();
                let (game_now, events_now) = (&game, events.as_slice());
                look(&Ply {
                    table,
                    seed,
                    game: game_now,
                    round,
                    events: events_now,
                    views: &views,
                });
                let legal = round.legal_actions();
                let n_actions = u32::try_from(legal.len()).unwrap();
                let Some(action) = legal.nth(choices.below(n_actions) as usize) else { break };
                game.play_into(action, &mut events).unwrap();
            }
        }
    }
}
