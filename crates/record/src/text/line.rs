//! The lines of a record and their words, with their places.

use domino_rules::{Seat, SeenTiles};
use domino_tiles::Tile;

use crate::text::{ActionText, Fault, FaultKind, NotationError, RecordPart};

/// The most bytes of a line, without its line feed: more than any line of a record needs.
pub(crate) const MAX_LINE: usize = 8192;

/// A line of a record, without its line feed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) text: &'a str,
    /// The bytes of the record before it.
    n_bytes: usize,
    /// Its own bytes, with its line feed.
    n_all: usize,
}

/// Where a line of a record begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// The bytes before it.
    pub(crate) n_bytes: usize,
    /// The lines before it.
    pub(crate) n_lines: usize,
}

/// A word of a line: what stands between blanks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) line: Line<'a>,
    pub(crate) text: &'a str,
    /// Where it begins, in bytes.
    at: usize,
}

/// The words of a line or of a part of it.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    list: Vec<Word<'a>>,
    /// What stands behind the last word: `;`, or an empty word at the end of the line.
    end: Word<'a>,
}

/// The lines of a record; the first fault of a line stands for the line.
pub(crate) fn lines(record: &[u8]) -> impl Iterator<Item = Result<Line<'_>, Fault>> {
    lines_from(record, Place::default())
}

/// The lines of a record from a place on.
pub(crate) fn lines_from(
    record: &[u8],
    mut at: Place,
) -> impl Iterator<Item = Result<Line<'_>, Fault>> {
    let rest = record.get(at.n_bytes..).unwrap_or_default();
    rest.split_inclusive(|byte| *byte == b'\n').map(move |line| {
        let (n_bytes, n_all) = (at.n_bytes, line.len());
        at = Place { n_bytes: n_bytes + n_all, n_lines: at.n_lines + 1 };
        let number = at.n_lines;
        let fault = |column, kind| Fault { line: number, column, kind };
        let (line, is_closed) = match line.strip_suffix(b"\n") {
            Some(line) => (line.strip_suffix(b"\r").unwrap_or(line), true),
            None => (line, false),
        };
        if line.len() > MAX_LINE {
            return Err(fault(1, FaultKind::TooLong));
        }
        let text = std::str::from_utf8(line).map_err(|error| {
            let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
            fault(before.chars().count() + 1, FaultKind::NotUtf8)
        })?;
        if number == 1 && text.starts_with('\u{feff}') {
            return Err(fault(1, FaultKind::ByteOrderMark));
        }
        let control = text.chars().position(|letter| letter.is_control() && letter != '\t');
        if let Some(place) = control {
            return Err(fault(place + 1, FaultKind::Control));
        }
        if is_closed {
            Ok(Line { number, text, n_bytes, n_all })
        } else {
            Err(fault(text.chars().count() + 1, FaultKind::NoLineFeed))
        }
    })
}

impl<'a> Line<'a> {
    /// A line that no record holds, to be compared with one that does.
    pub(crate) fn expected(text: &'a str) -> Line<'a> {
        Line { number: 0, text, n_bytes: 0, n_all: 0 }
    }

    /// Where it begins.
    pub(crate) fn place(self) -> Place {
        Place { n_bytes: self.n_bytes, n_lines: self.number - 1 }
    }

    /// Where the next line begins.
    pub(crate) fn end(self) -> Place {
        Place { n_bytes: self.n_bytes + self.n_all, n_lines: self.number }
    }

    /// Whether it tells what a seat does.
    pub(crate) fn is_action(self) -> bool {
        self.first().text.parse::<Seat>().is_ok()
    }

    /// All words, where `;` is nothing else than a letter.
    pub(crate) fn words(self) -> Words<'a> {
        self.words_of(0, self.text.len())
    }

    /// The words before `;`, and the words after it if it stands there.
    pub(crate) fn halves(self) -> (Words<'a>, Option<Words<'a>>) {
        match self.text.find(';') {
            Some(at) => (self.words_of(0, at), Some(self.words_of(at + 1, self.text.len()))),
            None => (self.words(), None),
        }
    }

    fn words_of(self, from: usize, to: usize) -> Words<'a> {
        let mut list = Vec::new();
        let mut at = from;
        for text in self.text[from..to].split([' ', '\t']) {
            if !text.is_empty() {
                list.push(Word { line: self, text, at });
            }
            at += text.len() + 1;
        }
        let end = if to < self.text.len() {
            Word { line: self, text: ";", at: to }
        } else {
            Word { line: self, text: "", at: self.text.trim_end_matches([' ', '\t']).len() }
        };
        Words { list, end }
    }

    /// The first word, empty for a line without words.
    pub(crate) fn first(self) -> Word<'a> {
        self.words().at(0)
    }
}

impl<'a> Words<'a> {
    /// The word at a place, counted from 0, or else the end.
    pub(crate) fn at(&self, place: usize) -> Word<'a> {
        self.list.get(place).copied().unwrap_or(self.end)
    }

    /// The words from a place on.
    pub(crate) fn from(&self, place: usize) -> Words<'a> {
        Words { list: self.list.get(place..).unwrap_or_default().to_vec(), end: self.end }
    }

    /// The words before a place, behind which the others are the end.
    pub(crate) fn until(&self, place: usize) -> Words<'a> {
        let list = self.list.get(..place).unwrap_or(&self.list);
        Words { list: list.to_vec(), end: self.at(place) }
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, Word<'a>> {
        self.list.iter()
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    /// The text from a word to the last, empty if there is none.
    pub(crate) fn text_from(&self, place: usize) -> &'a str {
        let line = self.end.line.text;
        match (self.list.get(place), self.list.last()) {
            (Some(first), Some(last)) => &line[first.at..last.at + last.text.len()],
            _ => "",
        }
    }

    /// Checks that a certain word stands at a place.
    pub(crate) fn expect(&self, place: usize, expected: &str) -> Result<(), Fault> {
        let word = self.at(place);
        let is_there = word.text == expected;
        if is_there { Ok(()) } else { Err(word.instead_of(RecordPart::text(expected))) }
    }

    /// Checks that there are no words from a place on.
    pub(crate) fn expect_end(&self, place: usize) -> Result<(), Fault> {
        self.list
            .get(place)
            .map_or(Ok(()), |word| Err(word.instead_of(RecordPart::found(self.end.text))))
    }
}

impl Word<'_> {
    /// A fault at this word.
    pub(crate) fn fault(self, kind: FaultKind) -> Fault {
        Fault { line: self.line.number, column: self.column(), kind }
    }

    /// The column in characters, counted from 1.
    pub(crate) fn column(self) -> usize {
        self.line.text[..self.at].chars().count() + 1
    }

    /// A fault since something else must stand here.
    pub(crate) fn instead_of(self, expected: RecordPart) -> Fault {
        self.fault(FaultKind::expected(expected, self.text))
    }

    /// The word as something that is read from it.
    pub(crate) fn parse<T: std::str::FromStr>(self, expected: RecordPart) -> Result<T, Fault> {
        self.text.parse().map_err(|_| self.instead_of(expected))
    }

    /// The word as a number, written in digits only.
    pub(crate) fn number<T: std::str::FromStr>(self, expected: RecordPart) -> Result<T, Fault> {
        let is_number = self.text.bytes().all(|byte| byte.is_ascii_digit());
        let number = self.text.parse().ok().filter(|_| is_number);
        number.ok_or_else(|| self.instead_of(expected))
    }

    /// The word as a number from 1 on without leading zeros.
    pub(crate) fn count(self, expected: RecordPart) -> Result<usize, Fault> {
        if self.text.starts_with('0') {
            Err(self.instead_of(expected))
        } else {
            self.number(expected)
        }
    }

    pub(crate) fn tile(self) -> Result<Tile, Fault> {
        self.text.parse().map_err(|error| self.fault(FaultKind::Tile(error)))
    }
}

/// Reads an action; what is wrong with it is a fault of the word that is wrong.
pub(crate) fn action(words: &Words<'_>) -> Result<ActionText, Fault> {
    let mut n_taken = 0_usize;
    let taken = words.iter().map(|word| word.text).inspect(|_| n_taken += 1);
    ActionText::from_words(taken).map_err(|error| {
        let (word, end) = (words.at(n_taken.saturating_sub(1)), RecordPart::found(words.end.text));
        match error {
            NotationError::End(_) => word.instead_of(RecordPart::End),
            NotationError::Heading(_) => word.instead_of(RecordPart::Heading(Box::new(end))),
            NotationError::TooMuch => word.instead_of(end),
            NotationError::NoAction | NotationError::Tile(_) => {
                word.fault(FaultKind::Notation(error))
            }
        }
    })
}

/// Reads a list of tiles: `6-4 4-0`, `?*2`, or `-` for none.
pub(crate) fn tiles(words: &Words<'_>) -> Result<SeenTiles, Fault> {
    let first = words.at(0);
    let list = if first.text == "-" {
        SeenTiles::from_iter([])
    } else if let Some(number) = first.text.strip_prefix("?*") {
        let number = Word { text: number, at: first.at + 2, ..first };
        match number.number(RecordPart::NTiles)? {
            n_tiles @ 1..=MAX_TILES => SeenTiles::Hidden(n_tiles),
            _ => return Err(number.instead_of(RecordPart::NTiles)),
        }
    } else if words.len() == 0 {
        return Err(first.instead_of(RecordPart::Tiles));
    } else {
        return words.iter().map(|word| word.tile()).collect();
    };
    words.expect_end(1)?;
    Ok(list)
}

/// The tiles of the largest set.
const MAX_TILES: usize = 190;

/// Checks words of a record against those that must stand there; tiles may be spelled in any way.
///
/// The fault is made of what was expected and of the word that differs.
pub(crate) fn compare(
    found: &Words<'_>,
    expected: &Words<'_>,
    fault: impl Fn(RecordPart, &str) -> FaultKind,
) -> Result<(), Fault> {
    let tile = |word: Word<'_>| word.text.parse::<Tile>().ok();
    for (place, expected) in expected.iter().enumerate() {
        let word = found.at(place);
        let is_same = word.text == expected.text
            || tile(*expected).is_some_and(|expected| tile(word) == Some(expected));
        if !is_same {
            return Err(word.fault(fault(RecordPart::Text(expected.text.to_owned()), word.text)));
        }
    }
    match found.list.get(expected.len()) {
        Some(word) => Err(word.fault(fault(RecordPart::found(found.end.text), word.text))),
        None => Ok(()),
    }
}
