//! Whether a turn goes on, for somebody who sees the hand of the seat on turn and for others.

use domino_tiles::TileSet;

use crate::play::{Action, Table};
use crate::variant::TableRules;
use crate::variant::sections::{AfterDraw, Draw, Repeat, Turn};

/// What becomes of a turn when the seat on turn has acted, but for a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
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
    /// `hand` are the tiles that the seat holds then, if they are known; whether there are any, all
    /// know.
    pub(crate) fn after_action(
        &self,
        action: Action,
        is_hand_empty: bool,
        hand: Option<&TileSet>,
    ) -> AfterAction {
        match action {
            Action::Lead { .. } | Action::Play { .. } => self.after_laying(is_hand_empty, hand),
            Action::Draw => self.after_drawing(hand),
            Action::Pass => AfterAction::Over,
        }
    }

    /// What becomes of the turn after a tile that is laid already.
    #[inline]
    pub(crate) fn after_laying(&self, is_hand_empty: bool, hand: Option<&TileSet>) -> AfterAction {
        if is_hand_empty && self.rules.end.round_end.out {
            AfterAction::Out
        } else if is_hand_empty || self.rules.turn.tiles == Turn::OneTile {
            AfterAction::Over
        } else {
            self.if_able(hand)
        }
    }

    /// What becomes of the turn after tiles that are drawn already.
    pub(crate) fn after_drawing(&self, hand: Option<&TileSet>) -> AfterAction {
        self.rules.after_draw().unwrap_or_else(|| self.if_able(hand))
    }

    /// A turn that goes on if the seat can lay a tile.
    fn if_able(&self, hand: Option<&TileSet>) -> AfterAction {
        match hand {
            None => AfterAction::GoesOnIfAble,
            Some(hand) if self.can_lay(*hand) => AfterAction::GoesOn,
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
