//! What a game is called, and the one line that tells it from others.

use domino_rules::Variant;

use crate::{Catalog, Message, printable};

/// The title of a game, in the catalog's language where it is a built-in game's; its name if it has no
/// title, and for neither that its rules are from a file.
pub fn title(catalog: &Catalog, variant: &Variant) -> String {
    let Variant { name, title, .. } = variant;
    let (name, title) = (printable(name), printable(title));
    match known(&name) {
        Some(known) if known.title == title => catalog.say(&Message::GameTitle { name, title }),
        // A record names the game of a rules file and leaves the title to the default rules.
        None if !name.is_empty() && title == Variant::default_rules().title => name,
        _ if !title.is_empty() => title,
        _ if !name.is_empty() => name,
        _ => catalog.say(&Message::SheetFile),
    }
}

/// One line that tells a game from others, in the catalog's language unless it is a family's own; it
/// may be empty.
pub fn summary(catalog: &Catalog, variant: &Variant) -> String {
    let (name, summary) = (variant.name.clone(), printable(&variant.summary));
    let custom = Variant::default_rules();
    match known(&name).filter(|known| known.summary == summary) {
        None if summary == custom.summary => {
            catalog.say(&Message::GameSummary { name: custom.name, summary })
        }
        None => summary,
        Some(known) if known.differences(variant).is_empty() => {
            catalog.say(&Message::GameSummary { name, summary })
        }
        // What tells the game from others may be what was changed.
        Some(_) => catalog.say(&Message::SummaryChanged { name }),
    }
}

/// The game that the catalogs know by this name: a built-in one, or that of the default rules.
fn known(name: &str) -> Option<Variant> {
    let custom = || Some(Variant::default_rules()).filter(|rules| rules.name == name);
    Variant::builtin(name).ok().cloned().or_else(custom)
}

/// The title of a game with the name by which it is chosen.
pub fn full_title(catalog: &Catalog, variant: &Variant) -> String {
    let (title, name) = (title(catalog, variant), printable(&variant.name));
    if name.is_empty() || name == title {
        return title;
    }
    catalog.say(&Message::SheetTitle { title, name })
}

/// What two games are called when they stand side by side: by title, by name, or by letter.
pub fn titles_apart(catalog: &Catalog, first: &Variant, second: &Variant) -> [String; 2] {
    let titles = [title(catalog, first), title(catalog, second)];
    let names = [printable(&first.name), printable(&second.name)];
    let letters = ["A".to_owned(), "B".to_owned()];
    let tells = |marks: &[String; 2]| marks[0] != marks[1] && !marks.contains(&String::new());
    [titles, names].into_iter().find(tells).unwrap_or(letters)
}
