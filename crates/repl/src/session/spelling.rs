//! How a typed action is read: the words of a language for ends and directions, and the keys of the map.

use domino_layout::{End, Heading, Posture};
use domino_record::ActionText;
use domino_rules::{Action, Table};
use domino_tiles::Tile;
use domino_words::{folded, shortened};

use crate::Message;
use crate::loose::tidied;
use crate::narrator::Narrator;

/// The English words for playing a tile; they work in every language.
const PLAY_WORDS: [&str; 2] = ["play", "lay"];

impl Narrator {
    /// The action that a line means, in notation or in the words of the language, in any case of
    /// letters; or what is wrong with it.
    pub(super) fn read_action(&self, line: &str, table: &Table) -> Result<ActionText, Message> {
        let tidy = tidied(self.without_verb(line));
        let words: Vec<&str> = tidy.split_whitespace().collect();
        let text = match *words {
            [tile, spot] if let Some((end, heading)) = self.label(table, spot) => {
                format!("{tile} {end} {heading}")
            }
            [tile, spot, ref rest @ ..] => {
                if let Some(message) = self.without_end(line, tile, spot, table) {
                    return Err(message);
                }
                let end = self.speaker.end_named(table, spot);
                let end = end.map_or_else(|| spot.to_owned(), |end| end.to_string());
                let rest: Vec<String> = rest.iter().map(|word| self.in_notation(word)).collect();
                format!("{tile} {end} {}", rest.join(" "))
            }
            _ => tidy.clone(),
        };
        let read = text.parse().or_else(|_| text.to_ascii_lowercase().parse());
        read.map_err(|error| self.not_notation(line, error))
    }

    /// A line without the word for playing before the tile, as in `play 6-4`.
    fn without_verb<'a>(&self, line: &'a str) -> &'a str {
        let Some((first, rest)) = line.trim().split_once(char::is_whitespace) else { return line };
        let own = self.words(&Message::PlayWords);
        let mut words = own.split(", ").chain(PLAY_WORDS.iter().copied());
        if words.any(|word| folded(word) == folded(first)) { rest } else { line }
    }

    /// The end and the direction that the map of a table has as one word: `re` is `right e`, by the
    /// keys of the language or of English.
    pub(super) fn label(&self, table: &Table, word: &str) -> Option<(End, Heading)> {
        table.plane()?;
        let mut places = word.char_indices().skip(1);
        places.find_map(|(at, _)| {
            let (key, letter) = word.split_at(at);
            Some((self.end_of_key(table, key)?, self.heading_of_letter(letter)?))
        })
    }

    /// The end that a word means, in the language or in English; of a table without a tile it will have.
    pub(super) fn end_word(&self, table: &Table, word: &str) -> Option<End> {
        let english = || word.parse().ok().filter(|end| table.layout().end(*end).is_some());
        self.speaker.end_named(table, word).or_else(english)
    }

    fn end_of_key(&self, table: &Table, key: &str) -> Option<End> {
        let key = folded(key);
        let ends = || table.layout().ends().iter().map(|open| open.name);
        let own = ends().find(|end| folded(&self.speaker.end_key(table, *end)) == key);
        own.or_else(|| ends().find(|end| key.len() == 1 && key.parse() == Ok(*end)))
    }

    /// The direction of a letter: as it stands in the language, in English, or in the language without
    /// accents. So in Hungarian `é` is north, and `e` is east as in English.
    fn heading_of_letter(&self, letter: &str) -> Option<Heading> {
        let lower = letter.to_lowercase();
        let own = Heading::ALL.into_iter().find(|heading| self.speaker.heading(*heading) == lower);
        own.or_else(|| lower.parse().ok()).or_else(|| self.speaker.heading_named(letter))
    }

    /// The direction that a word means, by its letter or in full, in the language or in English.
    fn direction(&self, word: &str) -> Option<Heading> {
        let full = folded(word);
        let is_named = |heading: &Heading| {
            let own = self.words(&Message::HeadingWords { heading: heading.to_string() });
            full == heading.name() || own.split(", ").any(|own| folded(own) == full)
        };
        self.heading_of_letter(word).or_else(|| Heading::ALL.into_iter().find(is_named))
    }

    /// A word with the letter of the direction that it means, if it means one.
    fn in_notation(&self, word: &str) -> String {
        self.direction(word).map_or_else(|| word.to_owned(), |heading| heading.to_string())
    }

    /// What is to be said of a tile on a table with a direction but no end behind it.
    fn without_end(&self, line: &str, tile: &str, spot: &str, table: &Table) -> Option<Message> {
        if self.end_word(table, spot).is_some() || table.plane().is_none() {
            return None;
        }
        let (tile, heading) = (tile.parse::<Tile>().ok()?, self.direction(spot)?);
        let text = shortened(line);
        let Some(end) = likely_end(table, tile, heading) else {
            return Some(Message::LeadDirection { text, tile: tile.to_string() });
        };
        let typed = self.speaker.action(Action::Play { tile, end, heading: Some(heading) });
        Some(Message::EndFirst { text, typed })
    }
}

/// The end that somebody can have meant who told a direction alone: one where the tile can lie so, as
/// far as everybody can see, else the first; `None` on an empty table.
fn likely_end(table: &Table, tile: Tile, heading: Heading) -> Option<End> {
    let mut ends = table.layout().ends().iter();
    let has_room =
        |end| table.plane().is_some_and(|plane| plane.room(end).admits(heading, Posture::of(tile)));
    let likely = ends.clone().find(|open| tile.has(open.pips) && has_room(open.name));
    likely.or_else(|| ends.next()).map(|open| open.name)
}
