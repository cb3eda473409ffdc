//! Colour that adds to text and says nothing alone.
//!
//! Text in the making carries marks, characters that Unicode keeps for a program's own use. They have
//! no width, and become ANSI escape codes, or nothing, when a line is done.

use anstyle::{AnsiColor, Style as Ansi};
use domino_words::is_harmless;
use unicode_width::UnicodeWidthStr;

use crate::{Color, Style, Theme};

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// A heading.
    Strong,
    /// A number or a key that can be typed.
    Key,
    /// The tile that was laid last.
    Last,
    /// Something that was refused.
    Refused,
    /// Something that can be skipped.
    Faint,
}

const INKS: [Ink; 5] = [Ink::Strong, Ink::Key, Ink::Last, Ink::Refused, Ink::Faint];

/// The mark after a piece of text.
const END: char = '\u{fdd0}';

/// The marks before a piece of text, in the order of [`INKS`].
const MARKS: [char; 5] = ['\u{fdd1}', '\u{fdd2}', '\u{fdd3}', '\u{fdd4}', '\u{fdd5}'];

impl Ink {
    /// Marks a piece of text.
    pub(crate) fn mark(self, text: &str) -> String {
        format!("{}{text}{END}", MARKS[self as usize])
    }

    fn ansi(self, theme: Theme) -> Ansi {
        let plain = Ansi::new();
        match (theme, self) {
            (_, Ink::Strong) | (Theme::Monochrome, Ink::Key | Ink::Last) => plain.bold(),
            (Theme::Default, Ink::Key) => AnsiColor::Cyan.on_default(),
            (Theme::Default, Ink::Last) => AnsiColor::Green.on_default().bold(),
            (Theme::Default, Ink::Refused) => AnsiColor::Red.on_default(),
            (Theme::Default | Theme::Monochrome, Ink::Faint) => plain.dimmed(),
            (Theme::HighContrast, Ink::Key) => AnsiColor::BrightCyan.on_default().bold(),
            (Theme::HighContrast, Ink::Last) => AnsiColor::BrightYellow.on_default().bold(),
            (Theme::HighContrast, Ink::Refused) => AnsiColor::BrightRed.on_default().bold(),
            (Theme::HighContrast, Ink::Faint) => plain,
            (Theme::Monochrome, Ink::Refused) => plain.underline(),
        }
    }

    /// Writes a piece of text as somebody who types sees it.
    pub(crate) fn paint(self, text: &str, theme: Theme) -> String {
        let ansi = self.ansi(theme);
        format!("{ansi}{text}{ansi:#}")
    }
}

fn is_mark(letter: char) -> bool {
    letter == END || MARKS.contains(&letter)
}

/// The columns that a text takes, without its marks.
pub(crate) fn columns(text: &str) -> usize {
    if text.contains(is_mark) { text.replace(is_mark, "").width() } else { text.width() }
}

/// A line with its marks turned into colour, or without them.
///
/// `open` is the ink with which the line before ended, and then the one with which this line ends.
pub(crate) fn inked(line: &str, style: &Style, open: &mut Option<Ink>) -> String {
    let (color, theme) = (style.color, style.theme);
    let mut text = String::with_capacity(line.len());
    let start = |ink: Ink| ink.ansi(theme).render().to_string();
    let ends = |ink: Option<Ink>| ink.map(|ink| ink.ansi(theme).render_reset().to_string());
    if let (Color::Ansi, Some(ink)) = (color, *open) {
        text += &start(ink);
    }
    for letter in line.chars() {
        let mark = MARKS.iter().position(|mark| *mark == letter).map(|place| INKS[place]);
        match (mark, color) {
            (Some(ink), Color::Ansi) => text += &start(ink),
            (None, Color::Ansi) if letter == END => text += &ends(*open).unwrap_or_default(),
            // Whatever comes from outside was made harmless where it came in; what was forgotten there
            // commands no terminal either.
            (None, _) if letter != END => text.push(if is_harmless(letter) { letter } else { '?' }),
            _ => {}
        }
        if is_mark(letter) {
            *open = mark;
        }
    }
    if color == Color::Ansi {
        text += &ends(*open).unwrap_or_default();
    }
    text
}
