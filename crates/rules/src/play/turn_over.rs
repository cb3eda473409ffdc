//! Whether a turn goes on, for somebody who sees the hand of the seat on turn and for others.

use domino_tiles::TileSet;

use crate::play::{Action, Table};
use crate::variant::TableRules;
use crate::variant::sections::{AfterDraw, Draw, Repeat, Turn};

/// What becomes of a turn when the seat on turn has acted, but for a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AfterAction {
    /// The seat is out, and that ends the round.
    Out,
    /// The turn goes on.
    GoesOn,
    /// The turn goes on if the seat can lay a tile, which only those know who see its hand.
    GoesOnIfAble,
    /// The turn is over.
    Over,
}

impl Table {
    /// What becomes of the turn after an action of the seat on turn that is taken in already.
    ///
    /// `hand` are the tiles that the seat holds then, if they are known, and `n_tiles` how many.
    #[inline]
    pub(crate) fn after_action(
        &self,
        action: Action,
        n_tiles: usize,
        hand: Option<TileSet>,
    ) -> AfterAction {
        if n_tiles == 0 && self.rules.end.round_end.out {
            return AfterAction::Out;
        }
        let goes_on_if_able = match action {
            Action::Pass => false,
            Action::Draw => match self.rules.after_draw() {
                Some(after) => return after,
                None => true,
            },
            Action::Lead { .. } | Action::Play { .. } => {
                n_tiles > 0 && self.rules.turn.tiles != Turn::OneTile
            }
        };
        match hand {
            _ if !goes_on_if_able => AfterAction::Over,
            None => AfterAction::GoesOnIfAble,
            Some(hand) if self.legal(hand).can_lay() => AfterAction::GoesOn,
            Some(_) => AfterAction::Over,
        }
    }
}

impl TableRules {
    /// What becomes of a turn after a draw, if the hand does not matter.
    pub(crate) fn after_draw(&self) -> Option<AfterAction> {
        let Draw::Clause(clause) = self.turn.draw else { return None };
        match (clause.then, clause.repeat) {
            (AfterDraw::NextTurn, _) => Some(AfterAction::Over),
            (AfterDraw::Play, Repeat::UntilPlayable) => Some(AfterAction::GoesOn),
            (AfterDraw::Play, Repeat::Once) => None,
        }
    }
}
