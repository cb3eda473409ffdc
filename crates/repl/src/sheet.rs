//! The rules of a game in words: the whole sheet, the short one, one key, and what differs.

mod game;
mod play;
mod round;
mod score;
mod start;
mod titles;
mod topics;

use domino_rules::axes::{DeadEnds, Surface};
use domino_rules::{Key, Variant};

use crate::ink::printable;
use crate::page::{Page, glued};
use crate::{Catalog, Message, Style};
use titles::{heading, marks};
use topics::SHORT;

pub use titles::{summary, title};

/// The rules of a game in words, topic by topic and each rule with its sources, in lines of at most
/// `width` columns.
pub fn rule_sheet(variant: &Variant, catalog: &Catalog, width: usize) -> String {
    let mut page = Page::new(&Style { width, ..Style::default() });
    page.paragraph(&heading(catalog, variant));
    page.paragraph(&summary(catalog, variant));
    for topic in &Sheet::TOPICS {
        page.gap();
        page.paragraph(&catalog.say(&topic.heading));
        for (key, _) in topic.keys {
            item(&mut page, width, &sourced_words(catalog, variant, key));
        }
    }
    if !variant.sources.is_empty() {
        page.gap();
        page.paragraph(&catalog.say(&Message::SheetNote));
    }
    page.take()
}

/// The rules in which two games differ, key by key in the order of the rule sheet, in lines of at most
/// `width` columns: what each game says, in words and as a line of a rules file.
pub fn rules_diff(first: &Variant, second: &Variant, catalog: &Catalog, width: usize) -> String {
    let mut page = Page::new(&Style { width, ..Style::default() });
    let differences = first.differences(second);
    if differences.is_empty() {
        page.paragraph(&catalog.say(&Message::DiffSame));
        return page.take();
    }
    let [own, other] = marks(catalog, first, second);
    let n = differences.len();
    page.paragraph(&catalog.say(&Message::DiffIntro {
        first: own.clone(),
        second: other.clone(),
        n,
    }));
    for (key, _) in Sheet::TOPICS.iter().flat_map(|topic| topic.keys) {
        let Some(difference) = differences.iter().find(|difference| difference.key == *key) else {
            continue;
        };
        let side = |mark: &str, variant: &Variant, value: &str| {
            let words = key_words(catalog, variant, key);
            [format!("  {mark}"), format!("{words}\n{key} = {value}")]
        };
        page.gap();
        page.paragraph(&format!("`{key}`"));
        page.rows(&[
            side(&own, first, &difference.first),
            side(&other, second, &difference.second),
        ]);
    }
    page.take()
}

/// The most important rules of a game.
pub(crate) fn short_sheet(catalog: &Catalog, variant: &Variant, page: &mut Page) {
    page.paragraph(&heading(catalog, variant));
    for keys in SHORT {
        let keys = keys.iter().filter(|key| !is_idle(variant, key));
        let words: Vec<String> = keys.map(|key| key_words(catalog, variant, key)).collect();
        page.paragraph(&words.join(" "));
    }
}

/// Whether a key says only that a rule of few games does not hold here.
fn is_idle(variant: &Variant, key: &str) -> bool {
    match key {
        "table" => variant.surface == Surface::Unbounded,
        "dead-ends" => variant.dead_ends == DeadEnds::DrawOn,
        _ => false,
    }
}

/// One key of the rules: its words and sources, and its value as a line of a rules file; nothing if
/// there is no such key.
pub(crate) fn key_page(
    catalog: &Catalog,
    variant: &Variant,
    key_name: &str,
    page: &mut Page,
) -> Option<()> {
    let key = Key::named(key_name)?;
    page.paragraph(&sourced_words(catalog, variant, key.name));
    page.paragraph(&format!("{} = {}", key.name, key.value(variant)));
    Some(())
}

/// What a key says in a variant, in sentences; nothing if there is no such key.
pub(crate) fn key_words(catalog: &Catalog, variant: &Variant, key: &str) -> String {
    let sentences = Sheet { catalog, variant }.sentences(key);
    sentences.iter().map(|sentence| catalog.say(sentence)).collect::<Vec<_>>().join(" ")
}

/// What a round is worth to a winner who has no tiles left: of own pips there is nothing to say.
pub(crate) fn score_of_going_out(catalog: &Catalog, variant: &Variant) -> String {
    let is_of_own_pips = |sentence: &Message| {
        use Message::{SheetLessNever, SheetLessOnce, SheetLessPerOpponent};
        matches!(sentence, SheetLessNever | SheetLessOnce | SheetLessPerOpponent)
    };
    let mut sentences = Sheet { catalog, variant }.sentences("score");
    sentences.retain(|sentence| !is_of_own_pips(sentence));
    sentences.iter().map(|sentence| catalog.say(sentence)).collect::<Vec<_>>().join(" ")
}

/// Where a key's value comes from: `S0.13, S0/0-6`; empty where no rule of the game has a source.
pub(crate) fn sources(catalog: &Catalog, variant: &Variant, key: &str) -> String {
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

fn sourced_words(catalog: &Catalog, variant: &Variant, key: &str) -> String {
    let words = key_words(catalog, variant, key);
    match sources(catalog, variant, key) {
        sources if sources.is_empty() => words,
        sources => format!("{words} ({sources})"),
    }
}

/// Adds an item of a list, each line of which is indented by the dash where there is room for it.
fn item(page: &mut Page, width: usize, text: &str) {
    const DASH: &str = "- ";
    let room = width.saturating_sub(DASH.len());
    if room < 20 {
        return page.paragraph(&format!("{DASH}{text}"));
    }
    let mut lines = Page::new(&Style { width: room, ..Style::default() });
    lines.paragraph(text);
    for (place, line) in lines.take().lines().enumerate() {
        let lead = if place == 0 { DASH } else { "  " };
        page.paragraph(&glued(&format!("{lead}{line}")));
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
