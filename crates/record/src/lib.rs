//! The one notation for domino actions, positions and games: what a player types, what a record
//! holds, and what a seat may keep of it.
//!
//! [`ActionText`] is an action as it is written, and becomes an action at a round. A [`Writer`]
//! turns the events of a match into a record, for those who see everything, for a seat, or for the
//! public. [`read`] takes any bytes, plays them through the rules, and either finds the first
//! [`Fault`] or gives a [`Record`], from which the match can go on; [`salvage`] saves what stands
//! before a fault. Actions are taken back by a line `undo N` behind them: read a record with that
//! line, and go on from there. `docs/NOTATION.md` specifies the notation.
//!
//! # Examples
//!
//! ```
//! use domino_record::{Writer, read};
//! use domino_rules::{Match, PerSeat, Rules, Variant};
//!
//! let rules = Rules::new(Variant::builtin("penalty")?.clone(), 2)?;
//! let seats: PerSeat<_> = ["human:José".parse()?, "steady".parse()?].into_iter().collect();
//! let mut writer = Writer::new(&rules, &seats);
//! let mut game = Match::new(rules);
//! game.start_round(42, &mut writer)?;
//! while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
//!     game.play_into(action, &mut writer)?;
//! }
//!
//! let record = read(writer.text().as_bytes())?;
//! assert_eq!(record.game(), Some(&game));
//! assert_eq!(record.text(), writer.text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod draft;
mod head;
mod play;
mod read;
mod text;
mod write;

pub use read::{Checked, Record, Salvage, check, read, salvage};
pub use text::{
    ActionText, Fault, FaultKind, NotationError, ParseSeatInfoError, RecordPart, ResolveError,
    SeatInfo,
};
pub use write::{Logged, Writer};

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
