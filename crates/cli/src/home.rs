//! What the program remembers of a user: matches and typed lines, in the user's state directory.

use std::path::PathBuf;

use domino_keep::Shelf;
use etcetera::BaseStrategy;

/// The directory in which a user's matches and history are kept; made when something is kept there.
#[derive(Clone, Debug)]
pub(crate) struct Home(PathBuf);

impl Home {
    /// That of the user, or none for a user without a home.
    pub(crate) fn of_user() -> Option<Home> {
        let places = etcetera::choose_base_strategy().ok()?;
        let own = places.state_dir().unwrap_or_else(|| places.data_dir());
        Some(Home(own.join("domino")))
    }

    /// Whether nothing was ever kept there.
    pub(crate) fn is_new(&self) -> bool {
        !self.0.exists()
    }

    /// Where matches are kept.
    pub(crate) fn shelf(&self) -> Shelf {
        Shelf::at(self.0.join("matches"))
    }

    /// Where typed lines are kept.
    pub(crate) fn history(&self) -> PathBuf {
        self.0.join("history")
    }
}
