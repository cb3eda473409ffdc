//! How a record is followed.

use domino_rules::{Match, Rules, View};

use crate::play::Watch;

/// How a record is followed.
#[derive(Clone, Debug)]
pub(crate) enum Mode {
    /// All is told, and the match is played again.
    Replay(Box<Match>),
    /// A view is told, and folded.
    Watch(Box<Watch>),
}

impl Mode {
    /// The match, where all is told.
    pub(crate) fn game(&self) -> Option<&Match> {
        match self {
            Mode::Replay(game) => Some(game),
            Mode::Watch(_) => None,
        }
    }

    /// The view that is told.
    pub(crate) fn view(&self) -> Option<&View> {
        match self {
            Mode::Replay(_) => None,
            Mode::Watch(watch) => Some(watch.0.view()),
        }
    }

    /// The rounds that have begun.
    pub(crate) fn n_rounds(&self) -> usize {
        match self {
            Mode::Replay(game) => game.n_rounds() as usize,
            Mode::Watch(watch) => watch.0.game().n_rounds() as usize + usize::from(watch.0.is_on()),
        }
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        match self {
            Mode::Replay(game) => game.result().is_some(),
            Mode::Watch(watch) => watch.0.game().result().is_some(),
        }
    }

    pub(crate) fn rules(&self) -> &Rules {
        match self {
            Mode::Replay(game) => game.rules(),
            Mode::Watch(watch) => watch.0.game().rules(),
        }
    }
}
