//! A domino session: a line in, text out.
//!
//! A [`Session`] is a match with humans at the keyboard: it is fed lines and answers with what is to
//! be shown, saved and asked. It reads no file and prints nothing, so the same session serves a
//! terminal, a pipe and a test. All its words are [`Message`]s out of one [`Catalog`]; [`replay`]
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

mod catalog;
mod command;
mod exchange;
mod ink;
mod lang;
mod map;
mod message;
mod narrator;
mod offer;
mod page;
mod picture;
mod refusal;
mod replay;
mod screen;
mod seats;
mod session;
mod sheet;
mod style;
mod tally;
mod typing;

pub use catalog::Catalog;
pub use command::{Argument, COMMANDS, Command, CommandSpec, Found};
pub use exchange::{Curtain, Forced, Input, Keep, Output, Pacing, Settings};
pub use lang::{Lang, UnknownLang};
pub use message::Message;
pub use offer::Offer;
pub use picture::{Eyes, Moment, PICTURE_UNIT, ParseEyesError, PictureError, is_picture, picture};
pub use replay::replay;
pub use seats::{is_human, players};
pub use session::{Session, SessionError};
pub use sheet::{rule_sheet, rules_diff, summary, title};
pub use style::{Color, Form, Map, Sort, Style, TileStyle};
pub use typing::{Completion, Typing};
