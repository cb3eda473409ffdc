//! How the text of the program looks: its language, its colour, its form and its width.

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use domino_repl::{
    Catalog, Color, Lang, Map, Message, Settings, Style, TextForm, TileStyle, UnknownLang,
};

use crate::decimal::decimal;
use crate::failure::{Failure, USE};
use crate::lines::{self, MAX_WIDTH};
use crate::locale::{Charset, LANG, charset_of, lang_of, lang_of_locale, variable};
use crate::look_args::LookArgs;
use crate::remark::Remark;
use crate::settings_file::{Read, SettingsFile};

/// When text has colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

/// With which characters the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TileChoice {
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
    /// The characters in which all is told.
    pub(crate) charset: Charset,
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
        let LookArgs { lang, drawn, width } = args;
        let lang = lang.lang.map_or_else(|| lang_of(variable, own.lang), Ok);
        let lang = lang.map_err(no_lang)?;
        let charset = charset_of(variable);
        let form = if drawn.plain { TextForm::Plain } else { TextForm::Drawn };
        let has_color = form == TextForm::Drawn && drawn.color.unwrap_or(When::Auto).holds();
        let is_drawn = drawn.tiles.is_some() || lines::is_terminal();
        let tiles = drawn.tiles.map_or_else(|| tiles_in(charset), TileChoice::style);
        let columns = width.width.or_else(lines::columns).or_else(columns_told).unwrap_or(80);
        Ok(Look {
            style: Style {
                lang,
                width: columns.min(MAX_WIDTH).into(),
                form,
                color: if has_color { Color::Ansi } else { Color::Never },
                map: if is_drawn { Map::On } else { Map::Off },
                tiles,
                theme: own.theme.unwrap_or_default(),
                ..Style::default()
            },
            catalog: Catalog::new(lang),
            charset,
            is_width_fixed: width.width.is_some(),
            is_plain: drawn.plain,
            has_tiles: drawn.tiles.is_some(),
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
    pub(crate) fn catalog_of_environment() -> Catalog {
        let settings = SettingsFile::of_user().map_or_else(Read::default, |file| file.read());
        let lang = lang_of(variable, settings.preferences.lang);
        Catalog::new(lang.unwrap_or_else(|_| lang_of_locale(variable)))
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
                is_colored(variable, io::stdout().is_terminal() && !is_dumb)
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

/// Whether text has colour where nobody chooses: the variables are those of <https://bixense.com/clicolors>
/// and <https://no-color.org>.
fn is_colored(variable: impl Fn(&str) -> Option<String>, can_show_it: bool) -> bool {
    let is_off = |name| variable(name).is_some_and(|value| value == "0");
    if variable("NO_COLOR").is_some() {
        return false;
    }
    let is_forced = variable("CLICOLOR_FORCE").is_some() && !is_off("CLICOLOR_FORCE");
    is_forced || (can_show_it && !is_off("CLICOLOR"))
}

/// The width that the environment tells where there is no terminal to ask.
fn columns_told() -> Option<u16> {
    decimal(&variable("COLUMNS")?).filter(|columns| *columns > 0)
}

/// The tiles that a terminal with these characters can show.
fn tiles_in(charset: Charset) -> TileStyle {
    match charset {
        Charset::Utf8 => TileStyle::Box,
        Charset::Unknown | Charset::Other => TileStyle::Ascii,
    }
}

/// The environment asks for a language that nobody speaks.
fn no_lang(unknown: UnknownLang) -> Failure {
    Failure::of_one(Some(LANG.as_ref()), unknown_lang(unknown).into(), USE)
}

/// That nobody speaks a language.
pub(crate) fn unknown_lang(UnknownLang(text): UnknownLang) -> Message {
    Message::LangUnknown { text, codes: Lang::ALL.map(Lang::code).join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_d18_colour_follows_the_variables_that_other_programs_follow() {
        let colored = |set: &[(&str, &str)], can_show_it| {
            let variable = |name: &str| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            };
            is_colored(variable, can_show_it)
        };
        assert!(colored(&[], true) && !colored(&[], false));
        assert!(colored(&[("CLICOLOR_FORCE", "1")], false));
        assert!(!colored(&[("CLICOLOR_FORCE", "0")], false));
        assert!(!colored(&[("CLICOLOR", "0")], true) && colored(&[("CLICOLOR", "1")], true));
        assert!(colored(&[("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")], false));
        assert!(!colored(&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], true));
    }
}
