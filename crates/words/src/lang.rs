//! The languages that the client speaks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::{LanguageIdentifier, langid};

use crate::folded;

/// A language of the client.
///
/// # Examples
///
/// ```
/// use domino_words::Lang;
///
/// assert_eq!("en".parse(), Ok(Lang::En));
/// assert_eq!("de_AT.UTF-8".parse(), Ok(Lang::De));
/// assert_eq!("magyar".parse(), Ok(Lang::Hu));
/// assert!("tlh".parse::<Lang>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Hungarian.
    Hu,
    /// Polish.
    Pl,
}

/// What there is to know of a language.
struct Row {
    lang: Lang,
    code: &'static str,
    name: &'static str,
}

/// The languages, in the order in which they are offered.
static ROWS: [Row; Lang::ALL.len()] = [
    row(Lang::En, "en", "English"),
    row(Lang::De, "de", "Deutsch"),
    row(Lang::Fr, "fr", "Fran\u{e7}ais"),
    row(Lang::It, "it", "Italiano"),
    row(Lang::Hu, "hu", "Magyar"),
    row(Lang::Pl, "pl", "Polski"),
];

const fn row(lang: Lang, code: &'static str, name: &'static str) -> Row {
    Row { lang, code, name }
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 6] = [Lang::En, Lang::De, Lang::Fr, Lang::It, Lang::Hu, Lang::Pl];

    fn row(self) -> &'static Row {
        ROWS.iter().find(|row| row.lang == self).unwrap_or(&ROWS[0])
    }

    /// Its code of two letters.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The identifier that chooses the plural forms.
    pub(crate) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_else(|_| langid!("en"))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no language of the client.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is none of the languages {codes}", codes = codes())]
pub struct UnknownLang(
    /// What was asked for, its first 40 characters.
    pub String,
);

/// The most bytes of a text that may be a locale.
const MAX_LOCALE: usize = 80;

/// The codes of all languages: `en, de`.
fn codes() -> String {
    Lang::ALL.map(Lang::code).join(", ")
}

/// Takes a code (`de`), a locale (`de_AT.UTF-8`, `de-AT`) or the name of a language in itself, in any
/// case of letters and with or without accents.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let text = text.trim();
        if text.len() > MAX_LOCALE {
            return Err(UnknownLang(text.chars().take(40).collect()));
        }
        let lower = folded(text);
        let code = lower.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let is_named = |row: &&Row| code == row.code || lower == folded(row.name);
        let found = ROWS.iter().find(is_named).map(|row| row.lang);
        found.ok_or_else(|| UnknownLang(text.chars().take(40).collect()))
    }
}
