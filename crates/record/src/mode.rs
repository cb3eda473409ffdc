//! How a record is followed.

use domino_rules::{Match, Rules};

use crate::watch::Watch;

/// How a record is followed.
#[derive(Clone, Debug)]
pub(crate) enum Mode {
    /// All is told, and the match is played again.
    Replay(Box<Match>),
    /// A view is told, and folded.
    Watch(Box<Watch>),
}

impl Mode {
    pub(crate) fn rules(&self) -> &Rules {
        match self {
            Mode::Replay(game) => game.rules(),
            Mode::Watch(watch) => watch.game.rules(),
        }
    }
}
