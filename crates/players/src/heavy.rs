//! The player who lays the most pips first.

use std::cmp::Reverse;

use domino_rules::{Action, View};
use domino_tiles::Stream;

use crate::{Player, Stop};

/// Lays the tile with the most pips, and draws or passes only where nothing can be laid.
///
/// Of tiles with equal pips it lays the one that comes last in canonical order, at the end that was
/// born first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heavy;

impl Player for Heavy {
    fn name(&self) -> &'static str {
        "heavy"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
        let legal = view.legal_actions();
        let plays = legal.iter().enumerate().filter_map(|(place, action)| {
            action.tile().map(|tile| ((tile.n_pips(), tile, Reverse(place)), action))
        });
        let heaviest = plays.max_by_key(|(weight, _)| *weight).map(|(_, action)| action);
        heaviest.or_else(|| legal.nth(0)).unwrap_or(Action::Pass)
    }
}
