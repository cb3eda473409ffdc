//! When a decision has to be made.

use std::fmt;

use domino_rules::Seat;

/// Tells a player that searches when its time, or whatever else it may spend, is up.
///
/// A library knows no clock, so whoever runs the match has one: it starts it at [`Stop::begin`] and
/// looks at it when asked. A player that does not search asks nothing.
///
/// # Examples
///
/// Somebody who watches says when, from another thread:
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicBool, Ordering};
///
/// use domino_players::Stop;
/// use domino_rules::Seat;
///
/// #[derive(Debug)]
/// struct Called(Arc<AtomicBool>);
///
/// impl Stop for Called {
///     fn begin(&mut self, _: Seat) {
///         self.0.store(false, Ordering::Relaxed);
///     }
///
///     fn is_up(&mut self, _: u64) -> bool {
///         self.0.load(Ordering::Relaxed)
///     }
/// }
/// ```
pub trait Stop: fmt::Debug + Send {
    /// A decision of a seat begins.
    fn begin(&mut self, seat: Seat);

    /// Whether the player is to answer now, once it has looked at so many nodes in this decision.
    fn is_up(&mut self, n_nodes: u64) -> bool;
}

/// Leaves a player as many nodes as it likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Never;

impl Stop for Never {
    fn begin(&mut self, _: Seat) {}

    fn is_up(&mut self, _: u64) -> bool {
        false
    }
}

/// Leaves a player so many nodes for each decision, so that the same seed gives the same match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Stop for Nodes {
    fn begin(&mut self, _: Seat) {}

    fn is_up(&mut self, n_nodes: u64) -> bool {
        n_nodes >= self.0
    }
}
