//! Help for tests that are written like the examples of a rule sheet: a table is set, actions are
//! played by their notation, and what must hold is said on the way.
//!
//! # Examples
//!
//! With ends 3 and 4 and no tile that matches, a wild double can be laid at either end:
//!
//! ```
//! use domino_tests::table;
//!
//! table("beginners", 2)
//!     .line("364")
//!     .hand('A', "5-5 2-1")
//!     .hand('B', "6-5 4-3")
//!     .begin()
//!     .legal("5-5 left, 5-5 right, draw")
//!     .play("5-5 right")
//!     .ends("3 5")
//!     .turn('B');
//! ```
#![allow(clippy::unwrap_used, clippy::missing_panics_doc)] // a test may panic

pub mod fuzz;
mod game;
mod notation;
mod scene;

pub use game::Game;
pub use notation::{action, actions, seat, tile, tiles};
pub use scene::{Scene, house, table, variant};
