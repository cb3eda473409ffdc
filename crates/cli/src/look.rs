//! How the text of the program looks: its language, its colour, its form and its width.

use std::env;
use std::io::{self, IsTerminal};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use domino_repl::{
    Catalog, Color, Lang, Map, Message, Settings, Style, TextForm, TileStyle, UnknownLang,
};

use crate::decimal::decimal;
use crate::failure::{Failure, USE};
use crate::lines::{self, MAX_WIDTH, MIN_WIDTH};
use crate::listed::{self, Listed};
use crate::remark::Remark;
use crate::settings_file::{Read, SettingsFile};

/// The variable that chooses the language.
const LANG: &str = "DOMINO_LANG";

/// The variables of the locale, the strongest first.
const LOCALES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// What the arguments say of it.
#[derive(Debug, Default, Args)]
pub(crate) struct LookArgs {
    /// The language: a code such as `en` [default: `DOMINO_LANG`, or the locale]
    #[arg(long, value_name = "CODE", global = true, hide_possible_values = true)]
    #[arg(value_parser = Listed::new(Lang::from_str, listed::langs))]
    lang: Option<Lang>,
    /// When to use colour; `auto` means at a terminal, unless `NO_COLOR` is set
    #[arg(long, value_name = "WHEN", value_enum, default_value_t, global = true)]
    color: When,
    /// One event per line, no drawing, no colour: for screen readers and scripts
    #[arg(long, global = true)]
    plain: bool,
    /// Draw the table, with these characters [default: at a terminal, `box` where it shows UTF-8, else
    /// `ascii`; nothing is drawn elsewhere]
    #[arg(long, value_name = "STYLE", value_enum, global = true)]
    tiles: Option<TileChoice>,
    /// The width of the text in columns, from 40 to 1000 [default: 80, or that of the terminal]
    #[arg(long, value_name = "COLUMNS", value_parser = width, allow_hyphen_values = true)]
    #[arg(global = true)]
    width: Option<u16>,
}

/// When text has colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum When {
    #[default]
    Auto,
    Always,
    Never,
}

/// With which characters the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TileChoice {
    Ascii,
    Box,
    Glyph,
}

/// How the text of the program looks, and its words.
#[derive(Debug)]
pub(crate) struct Look {
    /// How it looks.
    pub(crate) style: Style,
    /// Its words.
    pub(crate) catalog: Catalog,
    /// Whether the width stays as it is when the window changes.
    pub(crate) is_width_fixed: bool,
    /// Whether plain text was asked for.
    is_plain: bool,
    /// Whether the characters of drawings were chosen.
    has_tiles: bool,
    /// What the user prefers, but for what the arguments and the environment say.
    pub(crate) settings: Read,
}

impl Look {
    /// What the arguments, the environment and the terminal come to.
    ///
    /// # Errors
    ///
    /// [`Failure`] if the environment asks for a language that nobody speaks; it is told in that of the
    /// locale.
    pub(crate) fn new(args: &LookArgs) -> Result<Look, Failure> {
        let settings = SettingsFile::of_user().map_or_else(Read::default, |file| file.read());
        let own = &settings.preferences;
        let lang = args.lang.map_or_else(|| lang_of(variable, own.lang), Ok);
        let lang = lang.map_err(no_lang)?;
        let form = if args.plain { TextForm::Plain } else { TextForm::Drawn };
        let color =
            if form == TextForm::Drawn && args.color.holds() { Color::Ansi } else { Color::Never };
        let is_drawn = args.tiles.is_some() || lines::is_terminal();
        let map = if is_drawn { Map::On } else { Map::Off };
        let tiles = args.tiles.map_or_else(|| tiles_of(variable), TileChoice::style);
        let columns = args.width.or_else(lines::columns).unwrap_or(80).min(MAX_WIDTH);
        Ok(Look {
            style: Style {
                lang,
                width: columns.into(),
                form,
                color,
                map,
                tiles,
                theme: own.theme.unwrap_or_default(),
                ..Style::default()
            },
            catalog: Catalog::new(lang),
            is_width_fixed: args.width.is_some(),
            is_plain: args.plain,
            has_tiles: args.tiles.is_some(),
            settings,
        })
    }

    /// Lets a session behave as the user prefers, but for what the arguments say of it.
    pub(crate) fn prefer(&self, settings: &mut Settings) {
        let said = settings.style.clone();
        self.settings.preferences.apply(settings);
        let style = &mut settings.style;
        style.lang = said.lang;
        if self.is_plain {
            style.form = said.form;
        }
        if self.has_tiles {
            (style.tiles, style.map) = (said.tiles, said.map);
        }
    }

    /// The words for what is said before it is known how text is to look.
    pub(crate) fn catalog_of_locale() -> Catalog {
        Catalog::new(lang_of_locale(variable))
    }

    /// A remark in words.
    pub(crate) fn say(&self, remark: &Remark) -> String {
        remark.say(self.catalog.lang())
    }
}

impl When {
    fn holds(self) -> bool {
        match self {
            When::Always => true,
            When::Never => false,
            When::Auto => {
                let is_dumb = variable("TERM").is_some_and(|term| term == "dumb");
                io::stdout().is_terminal() && variable("NO_COLOR").is_none() && !is_dumb
            }
        }
    }
}

impl TileChoice {
    fn style(self) -> TileStyle {
        match self {
            TileChoice::Ascii => TileStyle::Ascii,
            TileChoice::Box => TileStyle::Box,
            TileChoice::Glyph => TileStyle::Glyph,
        }
    }
}

/// The characters that an environment can show.
fn tiles_of(variable: impl Fn(&str) -> Option<String>) -> TileStyle {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable).unwrap_or_default();
    let locale = locale.to_ascii_lowercase();
    if locale.contains("utf-8") || locale.contains("utf8") {
        TileStyle::Box
    } else {
        TileStyle::Ascii
    }
}

/// A variable of the environment that is set and not empty.
fn variable(name: &str) -> Option<String> {
    env::var_os(name).filter(|value| !value.is_empty()).map(|value| value.to_string_lossy().into())
}

/// The language that an environment asks for.
fn lang_of(
    variable: impl Fn(&str) -> Option<String>,
    preferred: Option<Lang>,
) -> Result<Lang, UnknownLang> {
    let otherwise = || Ok(preferred.unwrap_or_else(|| lang_of_locale(&variable)));
    variable(LANG).map_or_else(otherwise, |asked| asked.parse())
}

/// The language of the locale; English where it is none of ours.
fn lang_of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let locale = LOCALES.into_iter().find_map(variable);
    locale.and_then(|locale| locale.parse().ok()).unwrap_or_default()
}

/// The environment asks for a language that nobody speaks.
fn no_lang(UnknownLang(text): UnknownLang) -> Failure {
    let codes = Lang::ALL.map(Lang::code).join(", ");
    Failure::of_one(Some(LANG.as_ref()), Message::LangUnknown { text, codes }.into(), USE)
}

fn width(text: &str) -> Result<u16, String> {
    decimal(text)
        .filter(|columns| (MIN_WIDTH..=MAX_WIDTH).contains(columns))
        .ok_or_else(|| format!("a width is a decimal number from {MIN_WIDTH} to {MAX_WIDTH}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The language where these variables are set.
    fn lang(set: &[(&str, &str)]) -> Result<Lang, UnknownLang> {
        let variable = |name: &str| {
            set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        lang_of(variable, None)
    }

    #[test]
    fn the_strongest_variable_decides() {
        for known in Lang::ALL {
            let code = known.code();
            let locale = format!("{code}_XX.UTF-8");
            assert_eq!(lang(&[("DOMINO_LANG", code), ("LC_ALL", "en")]), Ok(known));
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
}
