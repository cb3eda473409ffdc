//! A game in play, and what a test says about it.

use std::fmt::Display;

use domino_rules::{Ending, Event, Match, MatchResult, PlayError, Round, RoundResult, Team};
use domino_tiles::TileSet;

use crate::{Scene, action, actions, seat, tiles};

/// A match with a round in play or just over.
#[derive(Clone, Debug)]
pub struct Game {
    game: Match,
    events: Vec<Event>,
}

fn joined<T: Display>(items: impl IntoIterator<Item = T>, gap: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(gap) }
}

impl Game {
    pub(crate) fn new(game: Match, events: Vec<Event>) -> Game {
        Game { game, events }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The round.
    pub fn round(&self) -> &Round {
        self.game.round().unwrap()
    }

    /// What has happened in the round so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What the round came to.
    #[track_caller]
    pub fn result(&self) -> RoundResult {
        self.round().result().expect("the round is over")
    }

    /// A bare table for the next round of the match.
    pub fn next_round(&self) -> Scene {
        Scene::new(self.game.clone())
    }

    /// Plays actions, with commas between.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Game {
        for action in actions(text) {
            if let Err(error) = self.game.play_into(action, &mut self.events) {
                panic!("{action}: {error}");
            }
        }
        self
    }

    /// Tries an action that must be refused, and sees that nothing has changed.
    #[track_caller]
    pub fn refused(&mut self, text: &str) -> PlayError {
        let (before, mut told) = (self.game.clone(), Vec::new());
        let refused = self.game.play_into(action(text), &mut told);
        assert!(self.game == before && told.is_empty(), "{text} is refused and changes nothing");
        refused.expect_err(text)
    }

    /// The legal actions are these, in their order; `-` for none.
    #[track_caller]
    pub fn legal(&mut self, expected: &str) -> &mut Game {
        assert_eq!(joined(self.round().legal_actions().iter(), ", "), expected, "legal actions");
        self
    }

    /// The open ends show these numbers, left and right.
    #[track_caller]
    pub fn ends(&mut self, expected: &str) -> &mut Game {
        let ends = self.round().table().layout().ends().iter().map(|open| open.pips);
        assert_eq!(joined(ends, " "), expected, "open ends");
        self
    }

    /// The round goes on, and this seat is on turn.
    #[track_caller]
    pub fn turn(&mut self, letter: char) -> &mut Game {
        assert_eq!(self.round().ending(), None, "the round goes on");
        assert_eq!(self.round().mover(), seat(letter), "seat on turn");
        self
    }

    /// A seat holds these tiles.
    #[track_caller]
    pub fn holds(&mut self, letter: char, expected: &str) -> &mut Game {
        let expected: TileSet = tiles(expected).into_iter().collect();
        assert_eq!(self.round().hand(seat(letter)), expected, "hand {letter}");
        self
    }

    /// The boneyard is this, the first tile to be drawn first.
    #[track_caller]
    pub fn boneyard(&mut self, expected: &str) -> &mut Game {
        assert_eq!(joined(self.round().boneyard(), " "), expected, "boneyard");
        self
    }

    /// The boneyard has so many tiles.
    #[track_caller]
    pub fn n_boneyard(&mut self, expected: usize) -> &mut Game {
        assert_eq!(self.round().boneyard().len(), expected, "tiles in the boneyard");
        self
    }

    /// The round is over, because this seat is out.
    #[track_caller]
    pub fn out(&mut self, letter: char) -> &mut Game {
        assert_eq!(self.round().ending(), Some(Ending::Out(seat(letter))));
        self.legal("-")
    }

    /// The round is over, because nobody could go on.
    #[track_caller]
    pub fn blocked(&mut self) -> &mut Game {
        assert_eq!(self.round().ending(), Some(Ending::Blocked));
        self.legal("-")
    }

    /// These sides have won the round; `-` for none.
    #[track_caller]
    pub fn won_by(&mut self, expected: &str) -> &mut Game {
        assert_eq!(joined(self.result().winners, " "), expected, "winners of the round");
        self
    }

    /// The round is worth so many points to each side.
    #[track_caller]
    pub fn scores(&mut self, expected: &[i32]) -> &mut Game {
        let points = self.result().points.expect("somebody scores");
        assert_eq!(points.iter().map(|(_, points)| *points).collect::<Vec<_>>(), expected);
        let terms = self.round().score_terms();
        let sum = |team: Team| {
            terms.iter().filter(|term| term.team == team).map(|term| term.points).sum::<i32>()
        };
        assert!(points.iter().all(|(team, points)| sum(team) == *points), "{terms:?}");
        self
    }

    /// Nobody wins the round and nobody scores.
    #[track_caller]
    pub fn void(&mut self) -> &mut Game {
        assert_eq!(self.result().points, None, "nobody scores");
        self.won_by("-")
    }

    /// Each side has so many points in the match.
    #[track_caller]
    pub fn totals(&mut self, expected: &[i32]) -> &mut Game {
        let totals: Vec<i32> = self.game.totals().iter().map(|(_, total)| *total).collect();
        assert_eq!(totals, expected, "totals");
        self
    }

    /// The match goes on.
    #[track_caller]
    pub fn match_goes_on(&mut self) -> &mut Game {
        assert_eq!(self.game.result(), None, "the match goes on");
        self
    }

    /// The match is over and these sides have won it.
    #[track_caller]
    pub fn match_won_by(&mut self, expected: &str) -> &mut Game {
        let Some(MatchResult::Won(winners)) = self.game.result() else {
            panic!("the match is won, not {:?}", self.game.result());
        };
        assert_eq!(joined(winners, " "), expected, "winners of the match");
        self
    }

    /// The match is over and drawn.
    #[track_caller]
    pub fn match_drawn(&mut self) -> &mut Game {
        assert_eq!(self.game.result(), Some(&MatchResult::Drawn));
        self
    }
}
