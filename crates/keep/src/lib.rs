//! Matches on a disk: kept after every action, locked, listed, and taken up again.
//!
//! A [`Keeper`] keeps the matches that a program plays, one after the other; it takes the lines of a
//! record as they come, and knows neither the rules of a game nor who plays it. A [`Shelf`] is the
//! directory of a user's matches, and lists those that can be gone on with. A [`KeptFile`] is one
//! file, locked against other programs, which only grows. Whatever goes wrong is a [`KeepError`], or a
//! [`Notice`] where the match goes on all the same.
//!
//! # Examples
//!
//! ```
//! use domino_keep::{Keeper, Shelf};
//! use domino_record::Writer;
//! use domino_rules::{Match, PerSeat, Rules, Variant};
//!
//! let home = tempfile::tempdir()?;
//! let shelf = Shelf::at(home.path().join("matches"));
//!
//! let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
//! let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
//! let mut writer = Writer::new(&rules, &seats);
//! let mut game = Match::new(rules);
//! game.start_round(42, &mut writer)?;
//!
//! // The match is kept from its first deal on, and after each action.
//! let mut keeper = Keeper::new(Some(shelf.clone()));
//! keeper.begin(None, "draw-42", writer.text().to_owned());
//! let n_kept = writer.text().len();
//! let lead = game.round().and_then(|round| round.legal_actions().nth(0)).ok_or("nothing to lead")?;
//! game.play_into(lead, &mut writer)?;
//! keeper.add(&writer.text()[n_kept..]);
//! assert!(keeper.notices().is_empty(), "nothing went wrong");
//! assert!(shelf.unfinished().matches.is_empty(), "somebody is playing it");
//! keeper.finish();
//!
//! // Another day it is offered, and goes on in its file.
//! let offered = shelf.unfinished().matches.remove(0);
//! assert_eq!(offered.record, writer.text().as_bytes());
//! let mut keeper = Keeper::new(Some(shelf));
//! let record = String::from_utf8(keeper.load(&offered.path)?)?;
//! keeper.begin(Some(&offered.path), "draw-42", record);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod disk;
mod error;
mod keeper;
mod kept_file;
mod notice;
mod record_text;
mod shelf;

pub use disk::{MAX_BYTES, check_is_file, is_same, make_own_directory, read, read_all, write};
pub use error::KeepError;
pub use keeper::Keeper;
pub use kept_file::{KeptFile, Missing};
pub use notice::{Kept, KeptIn, Notice};
pub use record_text::without_torn_line;
pub use shelf::{Shelf, Unfinished, UnfinishedMatch};
