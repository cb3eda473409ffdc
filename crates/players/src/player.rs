//! What it takes to be a player.

use std::fmt;

use domino_rules::{Action, View};
use domino_tiles::Stream;

use crate::{Appraisal, Stop};

/// Somebody who chooses for a seat, with nothing to go by but what the seat may know.
///
/// # Examples
///
/// A player who always lays, draws or passes what is listed first:
///
/// ```
/// use domino_players::{Player, Stop};
/// use domino_rules::{Action, View};
/// use domino_tiles::Stream;
///
/// #[derive(Debug)]
/// struct First;
///
/// impl Player for First {
///     fn name(&self) -> &str {
///         "first"
///     }
///
///     fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
///         view.legal_actions().nth(0).unwrap_or(Action::Pass)
///     }
/// }
/// ```
pub trait Player: fmt::Debug + Send {
    /// The name by which the player is chosen and recorded.
    fn name(&self) -> &str;

    /// Chooses one of `view.legal_actions()`, of which there is at least one.
    ///
    /// The words of the stream belong to this decision alone. A player that keeps nothing between
    /// decisions goes on as before when a match is taken up again in mid-round. One that searches asks
    /// `stop` now and then, and answers with the best it has found when that is up.
    fn choose(&mut self, view: &View, stream: &mut Stream, stop: &mut dyn Stop) -> Action;

    /// Itself as somebody who gives reasons; `None` of a player that has none to give.
    fn advisor(&self) -> Option<&dyn Advisor> {
        None
    }
}

/// A player that can say what it makes of each action.
pub trait Advisor {
    /// What it makes of the legal actions that it weighs, the one it would choose first; nothing where
    /// it weighs none.
    fn appraise(&self, view: &View) -> Vec<Appraisal>;
}
