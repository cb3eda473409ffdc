//! What the environment says of languages and characters.

use std::env;

use domino_repl::{Lang, UnknownLang};

/// The variable that chooses the language of this program.
pub(crate) const LANG: &str = "DOMINO_LANG";

/// The list of languages that `gettext` reads, the best first.
const LIST: &str = "LANGUAGE";

/// The variables of the locale of messages, the strongest first.
const MESSAGES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The variables of the locale of characters, the strongest first.
const CHARACTERS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// The characters that a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Charset {
    /// All of them.
    Utf8,
    /// Nobody says which.
    Unknown,
    /// Others, or only ASCII: what words do not need is written in ASCII.
    Other,
}

/// A variable of the environment that is set and not empty.
pub(crate) fn variable(name: &str) -> Option<String> {
    env::var_os(name).filter(|value| !value.is_empty()).map(|value| value.to_string_lossy().into())
}

/// The language that an environment asks for; the one that a user prefers comes before the locale.
///
/// # Errors
///
/// [`UnknownLang`] if it asks this program for one that nobody speaks.
pub(crate) fn lang_of(
    variable: impl Fn(&str) -> Option<String>,
    preferred: Option<Lang>,
) -> Result<Lang, UnknownLang> {
    let otherwise = || Ok(preferred.unwrap_or_else(|| lang_of_locale(&variable)));
    variable(LANG).map_or_else(otherwise, |asked| asked.parse())
}

/// The language of the locale; English where it is none of ours.
///
/// As in `gettext`, the first language of the list that is known comes before the locale, unless that
/// is the one of programs.
pub(crate) fn lang_of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let locale = MESSAGES.into_iter().find_map(&variable);
    let is_of_programs = locale.as_deref().is_some_and(is_c);
    let list = variable(LIST).filter(|_| !is_of_programs).unwrap_or_default();
    let listed = list.split(':').find_map(|lang| lang.parse().ok());
    listed.or_else(|| locale?.parse().ok()).unwrap_or_default()
}

/// The characters that an environment can show.
pub(crate) fn charset_of(variable: impl Fn(&str) -> Option<String>) -> Charset {
    let Some(locale) = CHARACTERS.into_iter().find_map(variable) else { return Charset::Unknown };
    let lower = locale.to_ascii_lowercase();
    if lower.contains("utf-8") || lower.contains("utf8") {
        Charset::Utf8
    } else if lower.contains('.') || is_c(&locale) {
        Charset::Other
    } else {
        Charset::Unknown
    }
}

fn is_c(locale: &str) -> bool {
    matches!(locale, "C" | "POSIX")
}

impl Charset {
    /// A text in these characters: letters stay, and what only looks better than ASCII becomes ASCII.
    pub(crate) fn fit(self, text: &str) -> String {
        if self != Charset::Other || text.is_ascii() {
            return text.to_owned();
        }
        let mut fitting = String::with_capacity(text.len());
        for letter in text.chars() {
            match letter {
                '\u{2018}' | '\u{2019}' => fitting.push('\''),
                '\u{ab}' | '\u{bb}' | '\u{201c}'..='\u{201f}' => fitting.push('"'),
                '\u{2010}'..='\u{2015}' | '\u{2212}' => fitting.push('-'),
                '\u{2026}' => fitting.push_str("..."),
                '\u{d7}' => fitting.push('x'),
                '\u{a0}' | '\u{2009}' | '\u{202f}' => fitting.push(' '),
                letter => fitting.push(letter),
            }
        }
        fitting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A variable of an environment in which these are set.
    fn variable<'a>(set: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
    }

    /// The language where these variables are set.
    fn lang(set: &[(&str, &str)]) -> Result<Lang, UnknownLang> {
        lang_of(variable(set), None)
    }

    #[test]
    fn the_strongest_variable_decides() {
        for known in Lang::ALL {
            let code = known.code();
            let locale = format!("{code}_XX.UTF-8");
            assert_eq!(lang(&[("DOMINO_LANG", code), ("LC_ALL", "en")]), Ok(known));
            assert_eq!(lang(&[("DOMINO_LANG", code), ("LANGUAGE", "en")]), Ok(known));
            assert_eq!(lang(&[("LANG", &locale)]), Ok(known));
            assert_eq!(lang(&[("LANG", "xx"), ("LC_MESSAGES", &locale)]), Ok(known));
            assert_eq!(lang(&[("LC_MESSAGES", "xx"), ("LC_ALL", &locale)]), Ok(known));
        }
    }

    #[test]
    fn a_locale_that_nobody_speaks_means_english() {
        for locale in ["C", "POSIX", "C.UTF-8", "tlh_AA", ""] {
            assert_eq!(lang(&[("LANG", locale)]), Ok(Lang::En), "{locale:?}");
        }
        assert_eq!(lang(&[]), Ok(Lang::En));
        assert_eq!(lang(&[("LC_ALL", "tlh"), ("LANG", "de")]), Ok(Lang::En), "LC_ALL overrides");
    }

    #[test]
    fn a_language_that_is_asked_for_must_be_known() {
        let unknown = lang(&[("DOMINO_LANG", "tlh"), ("LANG", "de")]).unwrap_err();
        assert_eq!(unknown, UnknownLang("tlh".to_owned()));
    }

    /// The GNU gettext manual, "Specifying a Priority List of Languages": the list comes before
    /// `LC_ALL`, the first language with a translation is taken, and the locale `C` switches it off.
    #[test]
    fn finding_d18_the_first_known_language_of_the_list_is_taken() {
        let listed = |list, locale| lang(&[("LANGUAGE", list), ("LC_ALL", locale)]).unwrap();
        assert_eq!(listed("de:fr", "en_US.UTF-8"), Lang::De);
        assert_eq!(listed("tlh:sv_SE:fr:de", "en_US.UTF-8"), Lang::Fr);
        assert_eq!(listed("pt_BR::it_CH.UTF-8", "de_DE.UTF-8"), Lang::It);
        assert_eq!(listed("tlh:sv", "de_DE.UTF-8"), Lang::De, "none of the list is known");
        assert_eq!(listed("de", "C.UTF-8"), Lang::De);
        for locale in ["C", "POSIX"] {
            assert_eq!(listed("de:fr", locale), Lang::En, "{locale}");
        }
        assert_eq!(lang(&[("LANGUAGE", "hu")]), Ok(Lang::Hu), "nobody says otherwise");
    }

    #[test]
    fn finding_d18_a_locale_without_utf8_has_other_characters() {
        let charset = |set: &[(&str, &str)]| charset_of(variable(set));
        for locale in ["de_DE.ISO-8859-1", "pl_PL.ISO8859-2", "C", "POSIX", "ru_RU.KOI8-R"] {
            assert_eq!(charset(&[("LANG", locale)]), Charset::Other, "{locale}");
        }
        for locale in ["de_DE.UTF-8", "C.utf8", "fr_CH.utf-8@euro"] {
            assert_eq!(charset(&[("LANG", locale)]), Charset::Utf8, "{locale}");
        }
        assert_eq!(charset(&[]), Charset::Unknown);
        assert_eq!(charset(&[("LANG", "de_DE")]), Charset::Unknown);
        assert_eq!(charset(&[("LANG", "de_DE"), ("LC_CTYPE", "C.UTF-8")]), Charset::Utf8);
        assert_eq!(charset(&[("LC_ALL", "C"), ("LC_CTYPE", "C.UTF-8")]), Charset::Other);
    }

    #[test]
    fn finding_d18_what_words_do_not_need_becomes_ascii() {
        let text = "L\u{2019}\u{e9}t\u{e9}\u{a0}: \u{201e}J\u{f3}zef\u{201d} \u{ab}\u{202f}2\u{2013}4\u{202f}\u{bb} \u{2026}";
        let expected = "L'\u{e9}t\u{e9} : \"J\u{f3}zef\" \" 2-4 \" ...";
        assert_eq!(Charset::Other.fit(text), expected);
        assert_eq!(Charset::Utf8.fit(text), text);
        assert_eq!(Charset::Unknown.fit(text), text);
    }
}
