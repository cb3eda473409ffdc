//! One engine for domino games: variants as data, seats and sides, rounds and matches, legal
//! actions, scoring, and what a seat may see.
//!
//! A [`Variant`] is one value for each key of the rules, read from a small TOML file. [`Rules`] are a
//! variant at a table with so many seats. A [`Round`] is one deal in play, a [`Match`] strings rounds
//! together. Everything that happens is an [`Event`]; a [`View`] is what one seat may know.
//!
//! # Examples
//!
//! A match of the boxed game in which everybody always takes the first legal action:
//!
//! ```
//! use domino_rules::{Match, MatchResult, Rules, Variant};
//!
//! let rules = Rules::new(Variant::builtin("boxed")?.clone(), 3)?;
//! let mut game = Match::new(rules);
//! while game.result().is_none() {
//!     game.start_round(7, &mut ())?;
//!     while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
//!         game.play_into(action, &mut ())?;
//!     }
//! }
//! assert!(matches!(game.result(), Some(MatchResult::Won(_))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
pub mod axes;
mod builtin;
mod check;
mod conflict;
mod deal;
mod event;
mod fault;
mod legal;
mod match_play;
mod per_team;
mod perft;
mod play_error;
mod random;
mod round;
mod rules;
mod rules_file;
mod score;
mod seat;
mod setup;
mod start;
mod table;
mod team;
mod turn;
mod variant;
mod view;

pub use action::Action;
pub use builtin::UnknownVariant;
pub use conflict::Conflict;
pub use deal::{Deal, DealError, TileList};
pub use event::{Ending, Event, EventSink, Position, RoundResult, Tiles};
pub use fault::{Fault, Faults};
pub use legal::{Legal, Way};
pub use match_play::{Match, MatchResult, StartError};
pub use per_team::PerTeam;
pub use perft::{PerftPly, perft};
pub use play_error::{CannotDraw, CannotPass, PlayError};
pub use random::{deal_stream, match_stream, player_stream};
pub use round::Round;
pub use rules::{Rules, RulesError, TableRules};
pub use score::{ScoreTerm, TermKind};
pub use seat::{ParseSeatError, PerSeat, Seat};
pub use setup::{Setup, SetupError, Violation};
pub use start::{LastRound, Start};
pub use table::{RunState, Table};
pub use team::{Team, TeamList};
pub use variant::{Difference, Fingerprint, KEYS, Key, SetKey, Variant};
pub use view::View;
