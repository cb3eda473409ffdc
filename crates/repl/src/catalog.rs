//! The words of one language.

use std::fmt;

use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::langid;

use crate::Message;

/// The English words, in Fluent syntax.
const ENGLISH: &str = include_str!("../messages/en.ftl");

/// The words of one language for every [`Message`].
///
/// # Examples
///
/// ```
/// use domino_repl::{Catalog, Message};
///
/// assert_eq!(Catalog::english().say(&Message::Round { n: 2 }), "Round 2");
/// ```
pub struct Catalog(FluentBundle<FluentResource>);

impl Catalog {
    /// The English words.
    pub fn english() -> Catalog {
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        // The marks that Fluent puts around arguments are for mixed directions of writing.
        bundle.set_use_isolating(false);
        // A test reads the whole file and formats every message in it, so no fault is left to find.
        let resource = match FluentResource::try_new(ENGLISH.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Catalog(bundle)
    }

    /// The message in words; its name where the language lacks it.
    pub fn say(&self, message: &Message) -> String {
        let (text, faults) = self.format(message);
        debug_assert!(faults.is_empty(), "{}: {faults:?}", message.id());
        text
    }

    /// The message in words, and what is wrong with them.
    pub fn format(&self, message: &Message) -> (String, Vec<String>) {
        let pattern = self.0.get_message(message.id()).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return (message.id().to_owned(), vec!["there is no such message".to_owned()]);
        };
        let (args, mut errors) = (message.args(), Vec::new());
        let text = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        (text, errors.iter().map(ToString::to_string).collect())
    }

    /// A list in words: `A`, `A and B`, `A, B and C`.
    pub(crate) fn list(
        &self,
        items: &[String],
        join: impl Fn(String, String) -> Message,
    ) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say(&join(first.join(", "), last.clone())),
        }
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalog").field("locales", &self.0.locales).finish_non_exhaustive()
    }
}
