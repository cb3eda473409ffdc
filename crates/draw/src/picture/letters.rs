//! How wide words are, and where they are cut.

use unicode_width::UnicodeWidthChar;

/// The height of letters, in user units, for which widths are told.
pub(super) const HEIGHT: i32 = 26;

/// What stands for the rest of a text.
const REST: &str = "\u{2026}";

/// A text, cut where it could be wider than so many user units.
pub(super) fn fitted(text: &str, limit: usize) -> String {
    cut(text, limit, width)
}

/// A text in bold letters, cut where it could be wider than so many user units.
pub(super) fn fitted_bold(text: &str, limit: usize) -> String {
    cut(text, limit, bold_width)
}

/// The user units that a text in bold letters takes in the widest of the usual fonts.
pub(super) fn bold_width(text: &str) -> usize {
    text.chars().map(bold_letter_width).sum()
}

/// The user units that a text takes in the widest of the usual fonts: a fifteenth less than in bold.
pub(super) fn width(text: &str) -> usize {
    bold_width(text) * 14 / 15
}

/// A column may be filled by an `i` or by a `W`, which is too coarse for words side by side.
fn bold_letter_width(letter: char) -> usize {
    let units = match letter {
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '\u{250}'.. => 28,
        ' ' | '.' | ',' | ':' | '-' | '\'' | 'I' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' => 13,
        letter if letter.is_uppercase() => 22,
        _ => 18,
    };
    // A mark that stands on another letter takes no room.
    units * letter.width().unwrap_or(0).min(1)
}

/// The longest beginning that, with the sign for the rest, is as wide as the limit at most.
fn cut(text: &str, limit: usize, width: impl Fn(&str) -> usize) -> String {
    if width(text) <= limit {
        return text.to_owned();
    }
    let cuts = text.char_indices().map(|(end, _)| text[..end].to_owned() + REST);
    cuts.take_while(|cut| width(cut) <= limit).last().unwrap_or_default()
}
