//! Words as they are compared: without case and accents.

/// A word without case and accents: `Súgó` and `sugo` are the same.
///
/// # Examples
///
/// ```
/// assert_eq!(domino_words::folded("Súgó"), "sugo");
/// ```
pub fn folded(word: &str) -> String {
    deunicode::deunicode(word).to_lowercase()
}
