//! Words as they are compared: without case and accents.

use deunicode::deunicode_char;

/// A word without case, and without the accents of Latin letters: `Súgó` and `sugo` are the same.
///
/// Letters of other scripts stay as they are, however much they look like Latin ones.
///
/// # Examples
///
/// ```
/// assert_eq!(domino_words::folded("Súgó"), "sugo");
/// assert_eq!(domino_words::folded("Straße"), "strasse");
/// assert_eq!(domino_words::folded("\u{443}"), "\u{443}", "a Cyrillic letter is no `y`");
/// ```
pub fn folded(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars() {
        match deunicode_char(letter).filter(|_| is_accented(letter)) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    folded.to_lowercase()
}

/// Whether this is a Latin letter beyond ASCII, or an accent that follows one.
fn is_accented(letter: char) -> bool {
    let is_latin = matches!(letter, '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    is_latin && letter.is_alphabetic() || matches!(letter, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::folded;
    use crate::Lang;

    #[test]
    fn finding_d2_only_accents_of_latin_letters_are_folded() {
        for (word, plain) in
            [("\u{c9}t\u{e9}", "ete"), ("Zug\u{301}", "zug"), ("\u{141}\u{f3}d\u{17a}", "lodz")]
        {
            assert_eq!(folded(word), plain);
        }
        // Cyrillic and Greek letters, full-width Latin ones and digits of other scripts.
        for word in ["\u{443}", "\u{3c5}", "\u{ff55}", "\u{0661}", "\u{4e00}"] {
            assert_eq!(folded(word), word);
        }
        assert!("d\u{435}".parse::<Lang>().is_err(), "a Cyrillic `e`");
    }
}
