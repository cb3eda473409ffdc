//! What it takes to be a player.

use std::fmt;

use domino_rules::{Action, View};
use domino_tiles::Stream;

/// Somebody who chooses for a seat, with nothing to go by but what the seat may know.
///
/// # Examples
///
/// A player who always lays, draws or passes what is listed first:
///
/// ```
/// use domino_players::Player;
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
///     fn choose(&mut self, view: &View, _: &mut Stream) -> Action {
///         view.legal_actions().nth(0).unwrap_or(Action::Pass)
///     }
/// }
/// ```
pub trait Player: fmt::Debug {
    /// The name by which the player is chosen and recorded.
    fn name(&self) -> &str;

    /// Chooses one of `view.legal_actions()`, of which there is at least one.
    ///
    /// The words of the stream belong to this decision alone. A player that keeps nothing between
    /// decisions goes on as before when a match is taken up again in mid-round.
    fn choose(&mut self, view: &View, stream: &mut Stream) -> Action;
}
