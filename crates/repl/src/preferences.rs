//! What a user prefers, as a settings file keeps it and the command `settings` tells and changes it.

use domino_record::SeatInfo;
use domino_rules::{PerSeat, Seat};
use domino_words::Lang;
use thiserror::Error;

use crate::style::Theme;
use crate::{Forced, Map, Settings, Sort, TextForm, TileStyle};

/// Something that a user can prefer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preference {
    /// The name of the only human at a table.
    Name,
    /// The language.
    Lang,
    /// With which characters the table is drawn.
    Tiles,
    /// The colours.
    Theme,
    /// Whether turns without a choice are taken at once.
    Auto,
    /// Whether the table is drawn.
    Map,
    /// The order of the hand.
    Sort,
    /// Whether everything is told in plain lines.
    Plain,
    /// Who sits at the table where nothing else is said.
    Seats,
    /// The game that begins where none is chosen.
    Game,
}

/// A value that a preference does not take.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{}` does not take `{value}`", .of.name())]
pub struct PreferenceError {
    /// The preference.
    pub of: Preference,
    /// The value.
    pub value: String,
    /// The values that it takes, if they can be listed.
    pub values: Vec<&'static str>,
}

/// What a user prefers; what is `None` is left to the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The name; empty for a user who wants none.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<Lang>,
    /// The characters of drawings.
    pub tiles: Option<TileStyle>,
    /// The colours.
    pub theme: Option<Theme>,
    /// What happens where there is no choice.
    pub forced: Option<Forced>,
    /// Whether the table is drawn.
    pub map: Option<Map>,
    /// The order of the hand.
    pub sort: Option<Sort>,
    /// Plain or drawn.
    pub form: Option<TextForm>,
    /// Who sits at the table.
    pub seats: Option<PerSeat<SeatInfo>>,
    /// The name of the game.
    pub game: Option<String>,
}

const ON_OFF: [&str; 2] = ["on", "off"];

impl Preference {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Preference; 10] = [
        Preference::Name,
        Preference::Lang,
        Preference::Tiles,
        Preference::Theme,
        Preference::Auto,
        Preference::Map,
        Preference::Sort,
        Preference::Plain,
        Preference::Seats,
        Preference::Game,
    ];

    /// The key in a settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Preference::Name => "name",
            Preference::Lang => "lang",
            Preference::Tiles => "tiles",
            Preference::Theme => "theme",
            Preference::Auto => "auto",
            Preference::Map => "map",
            Preference::Sort => "sort",
            Preference::Plain => "plain",
            Preference::Seats => "seats",
            Preference::Game => "game",
        }
    }

    /// That of a key.
    pub fn named(name: &str) -> Option<Preference> {
        Preference::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Whether its values are `on` and `off`, which a settings file writes `true` and `false`.
    pub fn is_switch(self) -> bool {
        matches!(self, Preference::Auto | Preference::Map | Preference::Plain)
    }

    /// Its values, where they can be listed.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            Preference::Name | Preference::Seats | Preference::Game => Vec::new(),
            Preference::Lang => Lang::ALL.map(Lang::code).to_vec(),
            Preference::Tiles => TileStyle::ALL.map(TileStyle::name).to_vec(),
            Preference::Theme => Theme::ALL.map(Theme::name).to_vec(),
            Preference::Auto | Preference::Map | Preference::Plain => ON_OFF.to_vec(),
            Preference::Sort => Sort::ALL.map(Sort::name).to_vec(),
        }
    }
}

impl Preferences {
    /// Takes in a value as it is typed; without one, the choice is left to the program again.
    ///
    /// # Errors
    ///
    /// [`PreferenceError`] if the preference does not take the value; nothing has changed then.
    pub fn set(&mut self, of: Preference, value: Option<&str>) -> Result<(), PreferenceError> {
        let refused = || PreferenceError {
            of,
            value: value.unwrap_or_default().to_owned(),
            values: of.values(),
        };
        let switch = |value: Option<&str>| match value {
            None => Ok(None),
            Some("on") => Ok(Some(true)),
            Some("off") => Ok(Some(false)),
            Some(_) => Err(refused()),
        };
        match of {
            Preference::Name => {
                let is_name = |name: &str| name.is_empty() || human(name).is_some();
                if !value.is_none_or(is_name) {
                    return Err(refused());
                }
                self.name = value.map(str::to_owned);
            }
            Preference::Lang => {
                let lang = value.map(str::parse).transpose();
                self.lang = lang.map_err(|_| refused())?;
            }
            Preference::Tiles => self.tiles = one_of(value, &TileStyle::ALL, refused)?,
            Preference::Theme => self.theme = one_of(value, &Theme::ALL, refused)?,
            Preference::Sort => self.sort = one_of(value, &Sort::ALL, refused)?,
            Preference::Auto => {
                let is_on = switch(value)?;
                self.forced = is_on.map(|on| if on { Forced::Act } else { Forced::Ask });
            }
            Preference::Map => {
                self.map = switch(value)?.map(|on| if on { Map::On } else { Map::Off });
            }
            Preference::Plain => {
                let is_on = switch(value)?;
                self.form = is_on.map(|on| if on { TextForm::Plain } else { TextForm::Drawn });
            }
            Preference::Seats => {
                self.seats = value.map(|text| seats(text).ok_or_else(refused)).transpose()?;
            }
            Preference::Game => {
                let is_word = |name: &str| {
                    !name.is_empty()
                        && name
                            .chars()
                            .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
                };
                if !value.is_none_or(is_word) {
                    return Err(refused());
                }
                self.game = value.map(str::to_owned);
            }
        }
        Ok(())
    }

    /// A value as it is typed; `None` where the choice is left to the program.
    pub fn get(&self, of: Preference) -> Option<String> {
        let on_off = |is_on: bool| ON_OFF[usize::from(!is_on)].to_owned();
        match of {
            Preference::Name => self.name.clone(),
            Preference::Lang => self.lang.map(|lang| lang.code().to_owned()),
            Preference::Tiles => self.tiles.map(|tiles| tiles.to_string()),
            Preference::Theme => self.theme.map(|theme| theme.name().to_owned()),
            Preference::Auto => self.forced.map(|forced| on_off(forced == Forced::Act)),
            Preference::Map => self.map.map(|map| on_off(map == Map::On)),
            Preference::Sort => self.sort.map(|sort| sort.to_string()),
            Preference::Plain => self.form.map(|form| on_off(form == TextForm::Plain)),
            Preference::Seats => self
                .seats
                .as_ref()
                .map(|seats| seats.values().map(SeatInfo::to_string).collect::<Vec<_>>().join(",")),
            Preference::Game => self.game.clone(),
        }
    }

    /// The human who uses the program, by the name that was told.
    pub fn human(&self) -> SeatInfo {
        self.name.as_deref().and_then(human).unwrap_or_else(SeatInfo::human)
    }

    /// Lets a session behave as it is preferred.
    pub fn apply(&self, settings: &mut Settings) {
        let Settings { style, forced, .. } = settings;
        style.lang = self.lang.unwrap_or(style.lang);
        style.tiles = self.tiles.unwrap_or(style.tiles);
        style.theme = self.theme.unwrap_or(style.theme);
        style.map = self.map.unwrap_or(style.map);
        style.sort = self.sort.unwrap_or(style.sort);
        style.form = self.form.unwrap_or(style.form);
        *forced = self.forced.unwrap_or(*forced);
    }
}

/// The one of some values that has a name.
fn one_of<T: Copy + ToString>(
    name: Option<&str>,
    all: &[T],
    refused: impl Fn() -> PreferenceError,
) -> Result<Option<T>, PreferenceError> {
    let find = |name: &str| all.iter().find(|one| one.to_string() == name).copied();
    name.map(|name| find(name).ok_or_else(&refused)).transpose()
}

/// A human with a name, in which blanks are written as a record can hold them.
fn human(name: &str) -> Option<SeatInfo> {
    SeatInfo::new("human", Some(&name.trim().replace(' ', "_"))).ok()
}

/// Who sits where, as in `human:Ada,steady`.
fn seats(text: &str) -> Option<PerSeat<SeatInfo>> {
    let seats: Option<Vec<SeatInfo>> =
        text.split(',').map(|seat| seat.trim().replace(' ', "_").parse().ok()).collect();
    seats
        .filter(|seats| (2..=Seat::MAX_SEATS).contains(&seats.len()))
        .map(|seats| seats.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_told_and_forgotten() {
        let mut own = Preferences::default();
        for (of, value) in [
            (Preference::Name, "Ada Maria"),
            (Preference::Lang, "de"),
            (Preference::Tiles, "glyph"),
            (Preference::Theme, "monochrome"),
            (Preference::Auto, "off"),
            (Preference::Map, "off"),
            (Preference::Sort, "pips"),
            (Preference::Plain, "on"),
            (Preference::Seats, "human:Ada,steady,heavy"),
            (Preference::Game, "boxed"),
        ] {
            assert_eq!(own.get(of), None, "{of:?}");
            own.set(of, Some(value)).unwrap();
            assert_eq!(own.get(of).as_deref(), Some(value));
        }
        assert_eq!(own.human().to_string(), "human:Ada_Maria");
        for of in Preference::ALL {
            own.set(of, None).unwrap();
        }
        assert_eq!(own, Preferences::default());
    }

    #[test]
    fn a_value_that_is_not_taken_changes_nothing() {
        let mut own = Preferences::default();
        for (of, value) in [
            (Preference::Name, "\u{1b}"),
            (Preference::Lang, "tlh"),
            (Preference::Tiles, "paper"),
            (Preference::Theme, ""),
            (Preference::Auto, "yes"),
            (Preference::Map, "true"),
            (Preference::Sort, "size"),
            (Preference::Plain, "1"),
            (Preference::Seats, "human"),
            (Preference::Game, "../x"),
        ] {
            let refused = own.set(of, Some(value)).unwrap_err();
            assert_eq!((refused.of, refused.value.as_str()), (of, value));
        }
        assert_eq!(own, Preferences::default());
    }
}
