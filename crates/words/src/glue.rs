//! Words that stay together.

/// A blank at which no line is broken.
const GLUE: char = '\u{a0}';

/// A text whose words stay on one line: with no-break spaces for its blanks.
pub fn glued(text: &str) -> String {
    text.replace(' ', GLUE.encode_utf8(&mut [0; 4]))
}

/// A text with plain blanks for no-break spaces.
pub fn unglued(text: &str) -> String {
    text.replace(GLUE, " ")
}
