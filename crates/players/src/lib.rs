//! Players that think with only what their seat may know, and the one driver that runs seats through
//! a match.
//!
//! A [`Player`] gets a [`View`](domino_rules::View), a stream of random words of its own and a
//! [`Stop`], and answers with an action. The [`Builtin`] players know every game of the engine; a
//! [`Registry`] knows them by name, with those that a program adds. A [`Driver`] deals, asks the
//! players, and stops where somebody outside has to act.
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
mod registry;
mod steady;
mod step;
mod stop;

pub use builtin::Builtin;
pub use driver::{Driver, DriverError, Players};
pub use heavy::Heavy;
pub use player::{Advisor, Player};
pub use random::Random;
pub use registry::{Registry, UnknownPlayer};
pub use steady::{Appraisal, Outlook, Steady, Term, Terms};
pub use step::Step;
pub use stop::{Never, Nodes, Stop};

/// What can be given to another thread, such as one on which players think.
const _: () = {
    const fn is_send<T: Send>() {}
    is_send::<Driver>();
    is_send::<domino_rules::Match>();
    is_send::<domino_rules::Round>();
    is_send::<domino_rules::View>();
};

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
