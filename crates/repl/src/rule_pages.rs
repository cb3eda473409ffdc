//! The rules of a game laid out: the whole sheet, the short one, one key, and what differs.

use domino_rules::{Key, Variant};
use domino_words::{
    full_title, glued, rule_differences, rule_topics, rule_words, rules_in_short, summary,
    titles_apart,
};

use crate::page::Page;
use crate::{Catalog, Message, Style};

/// The rules of a game in words, topic by topic and each rule with its sources, in lines of at most
/// `width` columns.
pub fn rule_sheet(variant: &Variant, catalog: &Catalog, width: usize) -> String {
    let mut page = Page::new(&Style { width, ..Style::default() });
    page.paragraph(&full_title(catalog, variant));
    page.paragraph(&summary(catalog, variant));
    for topic in rule_topics(catalog, variant) {
        page.gap();
        page.paragraph(&topic.heading);
        for rule in topic.rules {
            item(&mut page, width, &rule.sourced());
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
    let differences = rule_differences(catalog, first, second);
    if differences.is_empty() {
        page.paragraph(&catalog.say(&Message::DiffSame));
        return page.take();
    }
    let marks = titles_apart(catalog, first, second);
    let [own, other] = marks.clone();
    let n = differences.len();
    page.paragraph(&catalog.say(&Message::DiffIntro { first: own, second: other, n }));
    for difference in differences {
        let key = difference.key;
        let side = |side: usize| {
            let (words, value) = (&difference.words[side], &difference.values[side]);
            [format!("  {}", marks[side]), format!("{words}\n{key} = {value}")]
        };
        page.gap();
        page.paragraph(&format!("`{key}`"));
        page.rows(&[side(0), side(1)]);
    }
    page.take()
}

/// The most important rules of a game.
pub(crate) fn short_sheet(catalog: &Catalog, variant: &Variant, page: &mut Page) {
    page.paragraph(&full_title(catalog, variant));
    for paragraph in rules_in_short(catalog, variant) {
        page.paragraph(&paragraph);
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
    let (key, rule) = (Key::named(key_name)?, rule_words(catalog, variant, key_name)?);
    page.paragraph(&rule.sourced());
    page.paragraph(&format!("{} = {}", key.name, key.value(variant)));
    Some(())
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
