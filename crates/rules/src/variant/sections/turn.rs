//! What the seat on turn does.

use crate::variant::key::section;
use crate::variant::sections::{AfterDraw, Draw, Repeat};
use crate::variant::value::{choice, clause};
use crate::variant::{Clash, Conflicts, Variant};

section! {
    /// What the seat on turn does.
    #[derive(Clone, Copy)]
    pub struct TurnRules in turn {
        /// Tiles in a turn: `"one-tile"`, or a table of `run` and `opening` (each `"one-end"` or
        /// `"both-ends"`) for turns that go on while a tile fits.
        "turn" tiles: Turn = Turn::OneTile;
        /// Drawing: `"never"` (tiles not dealt are dead) or a table of `tiles` (tiles that one draw takes,
        /// 1), `repeat` (`"once"` or `"until-playable"`), `at-most` (tiles in one turn), `then` (`"play"`
        /// or `"next-turn"`) and `when` (`"stuck"` or `"any-time"`).
        "draw" draw: Draw = Draw::Never;
    }
}

impl TurnRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        match self.draw {
            Draw::Never => {
                let reserve = |n_players| variant.deal.reserve.with_players(n_players);
                if variant.numbers_of_players().any(|n_players| reserve(n_players) > Some(0)) {
                    found.add(&["reserve", "draw"], Clash::IdleReserve);
                }
            }
            Draw::Clause(clause) => {
                if clause.repeat == Repeat::UntilPlayable && clause.then == AfterDraw::NextTurn {
                    found.add(&["draw"], Clash::DrawAfterLast);
                }
                if clause.at_most.is_some_and(|at_most| at_most < clause.tiles) {
                    found.add(&["draw"], Clash::DrawTooLarge);
                }
            }
        }
    }
}

choice! {
    /// How many tiles a turn lays.
    #[derive(Copy)]
    pub enum Turn {
        /// One tile.
        word "one-tile" => OneTile,
        /// As many tiles as fit, one after the other.
        value => Run(Run),
    }
}

clause! {
    /// A turn that goes on while a tile fits.
    pub struct Run like "{ run = \"one-end\", opening = \"both-ends\" }" {
        /// The ends of a usual turn.
        "run" run: RunEnds;
        /// The ends of the turn that leads the round.
        "opening" opening: RunEnds;
    }
}

choice! {
    /// Where the tiles of a run go.
    #[derive(Copy)]
    pub enum RunEnds {
        /// All at the end of the first of them.
        word "one-end" => OneEnd,
        /// Each at either end.
        word "both-ends" => BothEnds,
    }
}
