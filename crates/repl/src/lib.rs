//! A domino session: a line in, text out.
//!
//! A [`Session`] is a match with humans at the keyboard: it is fed lines and answers with what is to
//! be shown, saved and asked. It reads no file and prints nothing, so the same session serves a
//! terminal, a pipe and a test. All its words are [`Message`]s out of one [`Catalog`]; [`Replay`]
//! tells a record in the same words, and [`rule_sheet`] tells the rules of a game.
//!
//! # Examples
//!
//! A match in which A always takes the first action of the list:
//!
//! ```
//! use domino_repl::{Input, Output, Session, Settings};
//! use domino_rules::{Rules, Variant};
//!
//! let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
//! let seats = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
//! let mut session = Session::new(rules, &seats, 7, Settings::default())?;
//! let (mut input, mut text) = (Input::Start, String::new());
//! while session.game().result().is_none() {
//!     for output in session.feed(input) {
//!         if let Output::Text(part) = output {
//!             text.push_str(&part);
//!         }
//!     }
//!     input = if session.game().is_round_on() { Input::Line("1".to_owned()) } else { Input::Next };
//! }
//! assert!(text.contains("The match is over"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choices;
mod command;
mod exchange;
mod eyes;
mod house;
mod ink;
mod loose;
mod map;
mod misread;
mod moment;
mod narrator;
mod offer;
mod onlookers;
mod page;
mod picture;
mod places;
mod preferences;
mod recent;
mod replay;
mod rule_pages;
mod screen;
mod seats;
mod session;
mod style;
mod tally;
mod typing;

pub use command::{Argument, COMMANDS, Command, CommandSpec, Found, nearest};
pub use domino_draw::TileStyle;
pub use domino_words::{Catalog, Lang, Message, UnknownLang, summary, title};
pub use exchange::{
    Curtain, Forced, Id, Input, Keep, Keeps, Output, Pacing, Seeds, Settings, Wanted,
};
pub use eyes::{Eyes, ParseEyesError};
pub use house::{FaultyRules, House};
pub use moment::{Moment, MomentError};
pub use offer::Offer;
pub use picture::{Numbers, is_picture, picture};
pub use preferences::{Preference, PreferenceError, Preferences};
pub use replay::Replay;
pub use rule_pages::{rule_sheet, rules_diff};
pub use seats::players;
pub use session::{Session, SessionError, session_error};
pub use style::{Color, Map, Sort, Style, TextForm, Theme};
pub use typing::{Completion, Typing};

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
