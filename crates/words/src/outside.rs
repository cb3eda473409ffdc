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
    text.chars().map(|letter| if is_harmless(letter) { letter } else { '?' }).collect()
}

/// Whether a character only shows something: it commands no terminal, breaks no line, turns no writing
/// round, and is no sign that Unicode keeps for programs.
pub fn is_harmless(letter: char) -> bool {
    !letter.is_control()
        && !matches!(
            letter,
            // Marks, embeddings, overrides and isolates of the direction of writing.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Ends of lines and paragraphs, the byte order mark, annotations, tags.
            | '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
            // A program's own, such as marks in text in the making.
            | '\u{fdd0}'..='\u{fdef}'
        )
        && u32::from(letter) & 0xfffe != 0xfffe
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

/// Names as they are typed, in backticks with commas between them: `` `block`, `draw` ``.
pub fn typed_list(names: impl IntoIterator<Item: AsRef<str>>) -> String {
    let names = names.into_iter().map(|name| format!("`{}`", printable(name.as_ref())));
    names.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{printable, shortened};

    #[test]
    fn finding_a14_what_commands_or_turns_writing_round_is_a_question_mark() {
        let check = |text: &str, expected: &str| assert_eq!(printable(text), expected, "{text:?}");
        check("caf\u{e9} \u{1f600} Łódź 6-4", "caf\u{e9} \u{1f600} Łódź 6-4");
        check("a\u{1b}]0;x\u{7}b\u{9b}c\r\n\td", "a?]0;x?b?c???d");
        check("\u{202e}\u{2066}\u{2069}\u{200f}\u{61c}", "?????");
        check("\u{2028}\u{feff}\u{fffa}\u{e0041}\u{fdd1}\u{ffff}\u{1fffe}", "???????");
    }

    #[test]
    fn what_is_typed_is_shown_short() {
        assert_eq!(shortened(" 6-4 \u{1b} "), "6-4 ?");
        assert_eq!(shortened(&"x".repeat(41)), "x".repeat(40) + "...");
    }
}
