//! The player who leaves it to chance.

use domino_rules::{Action, View};
use domino_tiles::Stream;

use crate::{Player, Stop};

/// Takes any legal action, each as likely as the others; a tile that fits at two ends is two actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Random;

impl Player for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, view: &View, stream: &mut Stream, _: &mut dyn Stop) -> Action {
        let legal = view.legal_actions();
        let nth = match legal.len() {
            // Where there is no choice, no word is needed, and making one costs more than all else.
            0 | 1 => 0,
            n_actions => stream.below(u32::try_from(n_actions).unwrap_or(u32::MAX)) as usize,
        };
        legal.nth(nth).unwrap_or(Action::Pass)
    }
}
