//! Players that think with only what their seat may know, and the one driver that runs seats through
//! a match.
//!
//! A [`Player`] gets a [`View`](domino_rules::View) and a stream of random words of its own, and
//! answers with an action. The [`Builtin`] players know every game of the engine. A [`Driver`] deals,
//! keeps every seat's view, asks the players, and stops where somebody outside has to act.
//!
//! # Examples
//!
//! Two built-in players in a match of the boxed game:
//!
//! ```
//! use domino_players::{Builtin, Driver};
//! use domino_rules::{Match, Rules, Variant};
//!
//! let rules = Rules::new(Variant::builtin("boxed")?.clone(), 2)?;
//! let players = [Builtin::Steady, Builtin::Random].map(|builtin| Some(builtin.player()));
//! let mut driver = Driver::new(Match::new(rules), 7, players.into_iter().collect())?;
//! driver.play_match(&mut ())?;
//! assert!(driver.game().result().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod builtin;
mod driver;
mod heavy;
mod player;
mod random;
mod steady;
mod step;

pub use builtin::{Builtin, UnknownPlayer};
pub use driver::{Driver, DriverError, Players};
pub use heavy::Heavy;
pub use player::Player;
pub use random::Random;
pub use steady::{Appraisal, Outlook, Steady, Term, Terms};
pub use step::Step;

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
