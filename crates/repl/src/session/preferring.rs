//! What a user prefers: told, changed, and asked for.

use domino_record::SeatInfo;
use domino_rules::PerSeat;
use domino_words::shortened;

use super::Session;
use crate::command::nearest;
use crate::{Message, Output, Preference, PreferenceError};

impl Session {
    /// Shows what is preferred, or changes it for this session and the next ones: `settings KEY VALUE`.
    pub(super) fn prefer(&mut self, text: &str) {
        let (key, value) = text.split_once([' ', '=']).unwrap_or((text, ""));
        if key.is_empty() {
            return self.tell_preferences();
        }
        let Some(of) = Preference::named(&key.to_lowercase()) else {
            return self.no_such_preference(key);
        };
        let value = value.trim().trim_start_matches('=').trim();
        if value.is_empty() {
            return self.tell_preference(of);
        }
        self.set_preference(of, Some(value).filter(|value| *value != "-"));
    }

    /// Changes a preference and keeps it.
    fn set_preference(&mut self, of: Preference, value: Option<&str>) {
        let mut own = self.settings.preferences.clone();
        if let Err(error) = own.set(of, value) {
            return self.refuse_preference(&error);
        }
        if let (Preference::Seats, Some(seats)) = (of, &own.seats)
            && let Some(who) = self.unknown_among(seats)
        {
            return self.refuse_seats(&who);
        }
        own.apply(&mut self.settings);
        self.settings.preferences = own;
        self.flush();
        self.tell_anew();
        let value = self.settings.preferences.get(of);
        self.outputs.push(Output::Prefer { of, value });
        self.tell_preference(of);
    }

    /// The first player among some who is not known.
    fn unknown_among(&self, seats: &PerSeat<SeatInfo>) -> Option<String> {
        let is_known = |sitter: &SeatInfo| {
            sitter.is_human() || self.settings.players.player(sitter.player()).is_ok()
        };
        seats.values().find(|sitter| !is_known(sitter)).map(SeatInfo::to_string)
    }

    fn tell_preferences(&mut self) {
        let rows = Preference::ALL.map(|of| [format!("  {}", of.name()), self.value_of(of)]);
        self.narrator.say(&Message::SettingsAre);
        self.narrator.page.rows(&rows);
        self.narrator.say(&Message::SettingsHow);
    }

    fn tell_preference(&mut self, of: Preference) {
        let (key, value) = (of.name().to_owned(), self.value_of(of));
        self.narrator.say(&Message::SettingIs { key, value });
    }

    fn value_of(&self, of: Preference) -> String {
        match self.settings.preferences.get(of).filter(|value| !value.is_empty()) {
            Some(value) => value,
            None => self.narrator.words(&Message::SettingUnset),
        }
    }

    fn refuse_preference(&mut self, error: &PreferenceError) {
        let (text, key) = (shortened(&error.value), error.of.name().to_owned());
        let values = error.values.iter().map(|value| format!("`{value}`"));
        let values = self.narrator.speaker.one_of(&values.collect::<Vec<_>>());
        self.narrator.refuse(&if values.is_empty() {
            Message::SettingBad { key, text }
        } else {
            Message::SettingBadOf { key, text, values }
        });
    }

    fn no_such_preference(&mut self, key: &str) {
        let names = || Preference::ALL.map(|of| of.name().to_owned());
        let (text, near) = (shortened(key), nearest(key, names()));
        let keys = self.narrator.speaker.all_quoted(names());
        self.narrator.refuse(&match near {
            Some(near) => Message::NoSettingNear { text, near },
            None => Message::NoSetting { text, keys },
        });
    }

    /// Takes in the answer to the question for the name, which is asked once; an empty one is kept too.
    pub(super) fn answer_name(&mut self, name: &str) {
        if self.settings.preferences.clone().set(Preference::Name, Some(name)).is_err() {
            let text = shortened(name);
            let key = Preference::Name.name().to_owned();
            return self.narrator.refuse(&Message::SettingBad { key, text });
        }
        self.stage.asks_name = false;
        let own = &mut self.settings.preferences;
        let _ = own.set(Preference::Name, Some(name));
        let (of, value) = (Preference::Name, Some(name.to_owned()));
        self.outputs.push(Output::Prefer { of, value });
        self.name_humans();
        self.show_lobby();
    }

    /// Calls the only human at the table by the name that is preferred.
    fn name_humans(&mut self) {
        let (own, mut sitters) = (self.settings.preferences.human(), self.sitters.clone());
        let Some(seat) = self.narrator.viewer() else { return };
        sitters[seat] = own;
        let (rules, seed) = (self.game().rules().clone(), self.driver.seed());
        if let Ok(session) = Session::new(rules, &sitters, seed, self.settings.clone()) {
            self.put(session);
            self.stage.is_lobby = true;
        }
    }
}
