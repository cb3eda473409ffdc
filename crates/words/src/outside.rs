//! Text from outside, made harmless before it is shown.

/// A text from outside, safe to show: what commands a terminal, turns the direction of writing, or is
/// no character is a question mark.
///
/// Everything that comes from a file, a line, a name or an error passes here before it stands in a
/// message.
///
/// # Examples
///
/// ```
/// assert_eq!(domino_words::printable("a\u{1b}[2J \u{2066}b"), "a?[2J ?b");
/// ```
pub fn printable(text: &str) -> String {
    let is_bad = |letter: char| {
        letter.is_control()
            || matches!(
                letter,
                '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
                // Unicode keeps these for a program's own use, such as marks in text in the making.
                | '\u{fdd0}'..='\u{fdef}'
            )
    };
    text.chars().map(|letter| if is_bad(letter) { '?' } else { letter }).collect()
}

/// A text that somebody typed, safe to show and short: at most 40 characters of it, and dots for the
/// rest.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.trim();
    let start: String = text.chars().take(MOST).collect();
    let dots = if text.chars().nth(MOST).is_some() { "..." } else { "" };
    printable(&start) + dots
}
