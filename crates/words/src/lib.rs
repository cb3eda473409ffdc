//! What a domino engine means, said to people: rules, events, views and refusals in six languages.
//!
//! Whatever is said is a [`Message`], with words in the [`Catalog`] of each [`Lang`]. [`rule_topics`]
//! tells the rules of a game, and a [`Speaker`] whatever happens in a match: what a seat sees, what it
//! may do and why not, what a round is worth. Text from outside is made [`printable`] first.
//!
//! Nothing here knows a screen: a word or a sentence may stand on a terminal or in a web page. Words
//! that stay together have no-break spaces between them.
//!
//! # Examples
//!
//! ```
//! use domino_rules::Variant;
//! use domino_words::{Catalog, Lang, title};
//!
//! let boxed = Variant::builtin("boxed")?;
//! assert_eq!(title(&Catalog::new(Lang::En), boxed), "Boxed game");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod event;
mod faults;
mod fold;
mod glue;
mod lang;
mod lexicon;
mod message;
mod outside;
mod proof;
mod record_faults;
mod refusal;
mod say;
mod sheet;
mod speaker;
mod tally;
mod view;

pub use event::Deed;
pub use faults::{clash, rules_error, rules_fault, start_error};
pub use fold::folded;
pub use glue::{glued, unglued};
pub use lang::{Lang, UnknownLang};
pub use lexicon::{Catalog, Lexicon};
pub use message::Message;
pub use outside::{is_harmless, printable, shortened, typed_list};
pub use proof::faults_of_words;
pub use record_faults::{deal_error, play_error, record_fault, seat_error, setup_error, violation};
pub use say::{Sample, Say};
pub use sheet::{
    RuleDifference, RuleTopic, RuleWords, full_title, rule_differences, rule_topics, rule_words,
    rules_in_short, summary, title, titles_apart,
};
pub use speaker::Speaker;

/// The arguments of a message, for [`messages!`].
#[doc(hidden)]
pub use fluent_bundle::FluentArgs;

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
