//! The words of one language for messages.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use crate::{Lang, Message, Say};

/// The words of one language for every message of a type.
pub struct Lexicon<M> {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    messages: PhantomData<fn(&M)>,
}

/// The words of one language for every [`Message`].
///
/// # Examples
///
/// ```
/// use domino_words::{Catalog, Lang, Message};
///
/// assert_eq!(Catalog::new(Lang::En).say(&Message::Round { n: 2 }), "Round 2");
/// ```
pub type Catalog = Lexicon<Message>;

impl<M: Say> Lexicon<M> {
    /// The words of a language.
    pub fn new(lang: Lang) -> Lexicon<M> {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
        // The marks that Fluent puts around arguments are for mixed directions of writing.
        bundle.set_use_isolating(false);
        // A test reads every file and formats every message in it, so no fault is left to find.
        let resource = match FluentResource::try_new(M::words(lang).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Lexicon { lang, bundle, messages: PhantomData }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message in words; its name where the language lacks it.
    pub fn say(&self, message: &M) -> String {
        let (text, faults) = self.format(message);
        debug_assert!(faults.is_empty(), "{}: {faults:?}", message.id());
        text
    }

    /// The message in words, and what is wrong with them.
    pub fn format(&self, message: &M) -> (String, Vec<String>) {
        let pattern = self.bundle.get_message(message.id()).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return (message.id().to_owned(), vec!["there is no such message".to_owned()]);
        };
        let (args, mut errors) = (message.args(), Vec::new());
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        (text, errors.iter().map(ToString::to_string).collect())
    }

    /// An attribute of the message in words, if it has this one.
    pub fn attribute(&self, message: &M, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(message.id())?.get_attribute(name)?;
        let (args, mut errors) = (message.args(), Vec::new());
        let text = self.bundle.format_pattern(attribute.value(), Some(&args), &mut errors);
        Some(text.into_owned())
    }
}

impl Catalog {
    /// The first of the names, with commas between them, that a message is.
    pub(crate) fn first_name(&self, message: &Message) -> String {
        let names = self.say(message);
        names.split(", ").next().unwrap_or_default().to_owned()
    }

    /// A range of numbers in words: `2 to 4`; a single number stands alone.
    pub(crate) fn range(&self, numbers: RangeInclusive<usize>) -> String {
        let (least, most) = numbers.into_inner();
        if least == most {
            return least.to_string();
        }
        self.say(&Message::Range { least, most })
    }

    /// A list in words: `A`, `A and B`, `A, B and C`.
    pub fn list(&self, items: &[String], join: impl Fn(String, String) -> Message) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => self.say(&join(first.join(", "), last.clone())),
        }
    }
}

impl<M> fmt::Debug for Lexicon<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lexicon").field("lang", &self.lang).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use crate::{Catalog, Speaker};

    #[test]
    fn finding_a10_words_can_be_sent_to_another_thread_and_shared() {
        fn is_shared<T: Send + Sync>() {}
        is_shared::<Catalog>();
        is_shared::<Speaker>();
    }
}
