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

mod contest;
mod play;
mod round;
mod score;
mod seats;
#[cfg(feature = "serde")]
mod serde;
mod variant;

pub use contest::{
    Deal, DealError, FirstSight, LastRound, Match, Start, StartError, WatchError, Watched,
    deal_stream, match_stream, player_stream,
};
pub use play::{
    Action, AfterAction, CannotDraw, CannotPass, Ending, Legal, NumberSet, OpenNumbers, PlayError,
    Position, RunState, Table, Way,
};
pub use round::{
    Choices, DealtTiles, Event, EventSink, Held, LaidBy, PerftPly, Round, SeenTiles, Setup,
    SetupError, TileList, View, Violation, perft,
};
pub use score::{
    Decided, EarnedBy, MatchOutcome, MatchResult, RoundResult, ScoreTerm, Scored, TermKind,
};
pub use seats::{
    ParseSeatError, ParseTeamError, PerSeat, PerTeam, Seat, Team, TeamList, TeamListIter,
};
pub use variant::{
    Clash, Conflict, Difference, Fingerprint, Form, KEYS, Key, Number, Rules, RulesError,
    RulesFault, RulesFaultKind, RulesFaults, TableRules, UnknownVariant, Variant, sections,
};

/// The examples of the page that a reader of the crate sees first.
#[cfg(all(doctest, feature = "toml"))]
#[doc = include_str!("../README.md")]
struct Readme;
