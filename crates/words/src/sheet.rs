//! The rules of a game in words: topic by topic, in short, one key, and what differs.

mod game;
mod play;
mod round;
mod score;
mod start;
mod titles;
mod topics;

use domino_rules::sections::{DeadEnds, Draw, Score, Surface, Teams};
use domino_rules::{Key, Variant};

use crate::{Catalog, Message, glued, printable};
use topics::SHORT;

pub use titles::{full_title, summary, title, titles_apart};

/// A part of a rule sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTopic {
    /// What it is about.
    pub heading: String,
    /// Its rules, in the order in which they are told.
    pub rules: Vec<RuleWords>,
}

/// One key of the rules in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleWords {
    /// The key.
    pub key: &'static str,
    /// What it says in the game, in sentences.
    pub words: String,
    /// Where that comes from: `S0.13, S0/0-6`; empty where no rule of the game has a source.
    pub sources: String,
}

impl RuleWords {
    /// The words, with the sources in brackets.
    pub fn sourced(&self) -> String {
        let RuleWords { words, sources, .. } = self;
        if sources.is_empty() { words.clone() } else { format!("{words} ({sources})") }
    }
}

/// A key in which two games differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleDifference {
    /// The key.
    pub key: &'static str,
    /// What each game says, in words.
    pub words: [String; 2],
    /// What each game says, as in a rules file.
    pub values: [String; 2],
}

/// The rules of a game in words, in the order in which a person explains it. A key that can make no
/// difference in the game, such as what a tie leads to where nobody wins a round, is left out.
///
/// # Examples
///
/// ```
/// use domino_rules::Variant;
/// use domino_words::{Catalog, Lang, rule_topics};
///
/// let topics = rule_topics(&Catalog::new(Lang::En), Variant::builtin("boxed")?);
/// let hand = &topics[1].rules[0];
/// assert_eq!((hand.key, &*hand.words), ("hand", "Everybody is dealt 5 tiles."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rule_topics(catalog: &Catalog, variant: &Variant) -> Vec<RuleTopic> {
    let topics = Sheet::TOPICS.iter().map(|topic| RuleTopic {
        heading: catalog.say(&topic.heading),
        rules: topic
            .keys
            .iter()
            .filter(|(key, _)| applies(variant, key))
            .filter_map(|(key, _)| rule_words(catalog, variant, key))
            .collect(),
    });
    topics.collect()
}

/// One key of the rules; `None` if there is no such key.
pub fn rule_words(catalog: &Catalog, variant: &Variant, key: &str) -> Option<RuleWords> {
    let key = Key::named(key)?.name;
    let words = key_words(catalog, variant, key);
    Some(RuleWords { key, words, sources: sources(catalog, variant, key) })
}

/// The most important rules of a game, in paragraphs.
pub fn rules_in_short(catalog: &Catalog, variant: &Variant) -> Vec<String> {
    let paragraphs = SHORT.iter().map(|keys| {
        let keys = keys.iter().filter(|key| applies(variant, key) && !is_idle(variant, key));
        let sentences = keys.flat_map(|key| Sheet { catalog, variant }.sentences(key));
        let told = sentences.filter(|sentence| !is_detail(sentence));
        told.map(|sentence| catalog.say(&sentence)).collect::<Vec<_>>().join(" ")
    });
    paragraphs.collect()
}

/// The rules in which two games differ, in the order of [`rule_topics`].
pub fn rule_differences(
    catalog: &Catalog,
    first: &Variant,
    second: &Variant,
) -> Vec<RuleDifference> {
    let differences = first.differences(second);
    let keys = Sheet::TOPICS.iter().flat_map(|topic| topic.keys);
    let told = keys.filter_map(|(key, _)| {
        let found = differences.iter().find(|difference| difference.key == *key)?;
        Some(RuleDifference {
            key,
            words: [first, second].map(|variant| key_words(catalog, variant, key)),
            values: [found.first.clone(), found.second.clone()],
        })
    });
    told.collect()
}

/// Whether a key makes a difference in a game.
fn applies(variant: &Variant, key: &str) -> bool {
    let is_each = matches!(variant.score.round, Score::Each(_));
    match key {
        "reserve" | "dead-ends" => variant.turn.draw != Draw::Never,
        "block-tie" => !is_each && !variant.end.block_winner.is_empty(),
        "void-round" => !is_each,
        _ => true,
    }
}

/// Whether a key says only that a rule of few games does not hold here.
fn is_idle(variant: &Variant, key: &str) -> bool {
    match key {
        "teams" => variant.seating.teams == Teams::None,
        "table" => variant.line.surface == Surface::Unbounded,
        "dead-ends" => variant.end.dead_ends == DeadEnds::DrawOn,
        _ => false,
    }
}

/// Whether a sentence can be left out where rules are told in short.
fn is_detail(sentence: &Message) -> bool {
    matches!(sentence, Message::SheetSurfaceFirst | Message::SheetContactAllowed)
}

/// What a key says in a variant, in sentences; nothing if there is no such key.
pub(crate) fn key_words(catalog: &Catalog, variant: &Variant, key: &str) -> String {
    let sentences = Sheet { catalog, variant }.sentences(key);
    sentences.iter().map(|sentence| catalog.say(sentence)).collect::<Vec<_>>().join(" ")
}

/// What a round is worth to a winner who has no tiles left: of own pips there is nothing to say.
pub(crate) fn score_of_going_out(catalog: &Catalog, variant: &Variant) -> String {
    let is_of_own_pips = |sentence: &Message| {
        use Message::{SheetLessNever, SheetLessOnce, SheetLessOnceFloor, SheetLessPerOpponent};
        matches!(
            sentence,
            SheetLessNever | SheetLessOnce | SheetLessOnceFloor | SheetLessPerOpponent
        )
    };
    let mut sentences = Sheet { catalog, variant }.sentences("score");
    sentences.retain(|sentence| !is_of_own_pips(sentence));
    sentences.iter().map(|sentence| catalog.say(sentence)).collect::<Vec<_>>().join(" ")
}

/// Where a key's value comes from: `S0.13, S0/0-6`; empty where no rule of the game has a source.
fn sources(catalog: &Catalog, variant: &Variant, key: &str) -> String {
    let listed = variant.sources.get(key).filter(|sources| !sources.is_empty());
    match listed {
        Some(sources) => {
            let shown = sources.iter().map(|source| glued(&printable(source)));
            shown.collect::<Vec<_>>().join(", ")
        }
        // A game that names no source at all is not a game with changes.
        None if variant.sources.is_empty() => String::new(),
        None => glued(&catalog.say(&Message::SheetHouseRule)),
    }
}

/// A game that is put into words.
struct Sheet<'a> {
    catalog: &'a Catalog,
    variant: &'a Variant,
}

impl Sheet<'_> {
    fn say(&self, message: &Message) -> String {
        self.catalog.say(message)
    }

    /// Phrases one after the other, each joined to those before it.
    fn chain(&self, phrases: &[Message], join: impl Fn(String, String) -> Message) -> String {
        let said = phrases.iter().map(|phrase| self.say(phrase));
        said.reduce(|first, next| self.say(&join(first, next))).unwrap_or_default()
    }
}
