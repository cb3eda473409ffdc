//! Commands that change how a session looks and behaves.

use domino_players::Registry;
use domino_record::{SeatInfo, read};
use domino_rules::{PerSeat, Seat};
use domino_words::{folded, shortened};

use super::{Phase, Session};
use crate::command::{MAPS, ON_OFF};
use crate::narrator::Narrator;
use crate::{Forced, Lang, Map, Message, Settings, Sort, TextForm, TileStyle};

impl Session {
    /// Shows or chooses the language.
    pub(super) fn lang(&mut self, text: &str) {
        let codes = Lang::ALL.map(|lang| format!("`{lang}` ({})", lang.name())).join(", ");
        if !text.is_empty() {
            let Ok(lang) = text.parse() else {
                let text = shortened(text);
                return self.narrator.refuse(&Message::LangUnknown { text, codes });
            };
            self.settings.style.lang = lang;
            self.flush();
            self.tell_anew();
        }
        let name = self.settings.style.lang.name().to_owned();
        self.narrator.say(&Message::LangNow { name, codes });
    }

    /// Tells the round once more in the present language, for the log.
    pub(super) fn tell_anew(&mut self) {
        let Settings { style, forced, .. } = &self.settings;
        let mut told = Narrator::new(self.game().rules(), &self.sitters, style);
        told.recent.set_audience(self.keyboard.audience());
        if let Ok(record) = read(self.writer.text().as_bytes()) {
            told.recall(&record, *forced);
        }
        self.narrator = told;
    }

    /// Shows or chooses whether turns without a choice are taken at once.
    pub(super) fn auto(&mut self, text: &str) {
        if let Some(is_on) = self.on_off(text) {
            self.settings.forced = if is_on { Forced::Act } else { Forced::Ask };
        } else if !text.is_empty() {
            return;
        }
        let state = self.state(self.settings.forced == Forced::Act);
        self.narrator.say(&Message::AutoIs { state });
    }

    /// Draws the table once, or chooses whether and how it is drawn.
    pub(super) fn map(&mut self, text: &str) {
        if text.is_empty() {
            return self.map_once();
        }
        let Some(chosen) = self.one_of_words(text, MAPS) else { return };
        let style = &mut self.settings.style;
        style.map = if chosen == "off" { Map::Off } else { Map::On };
        let tiles = TileStyle::ALL.into_iter().find(|tiles| tiles.name() == chosen);
        style.tiles = tiles.unwrap_or(style.tiles);
        self.narrator.set_style(&self.settings.style);
        let state = self.state(self.settings.style.map == Map::On);
        let style = self.word(self.settings.style.tiles.name());
        self.narrator.say(&Message::MapIs { state, style });
        if self.settings.style.map == Map::On && self.settings.style.form == TextForm::Plain {
            self.narrator.say(&Message::MapPlain);
        }
    }

    fn map_once(&mut self) {
        if self.game().round().is_none() {
            self.seat_on_turn();
            return;
        }
        let view = self.driver.public_view();
        let table = view.table();
        if table.layout().is_empty() {
            return self.narrator.say(&Message::TableEmpty);
        }
        self.narrator.whole_map(table);
    }

    /// Shows or chooses whether everything is told in plain lines.
    pub(super) fn plain(&mut self, text: &str) {
        if let Some(is_on) = self.on_off(text) {
            self.settings.style.form = if is_on { TextForm::Plain } else { TextForm::Drawn };
            self.flush();
            self.narrator.set_style(&self.settings.style);
        } else if !text.is_empty() {
            return;
        }
        let state = self.state(self.settings.style.form == TextForm::Plain);
        self.narrator.say(&Message::PlainIs { state });
    }

    /// Shows or chooses the order of the hand.
    pub(super) fn sort(&mut self, text: &str) {
        let words = Sort::ALL.map(Sort::name);
        if !text.is_empty() {
            let chosen = self.one_of_words(text, &words);
            let Some(sort) = Sort::ALL.into_iter().find(|sort| chosen == Some(sort.name())) else {
                return;
            };
            self.settings.style.sort = sort;
            self.narrator.style.sort = sort;
        }
        let order = self.settings.style.sort.name();
        let sort = self.word(order);
        let sorts = self.narrator.speaker.all_quoted(words.map(|word| self.word(word)));
        self.narrator.say(&Message::SortIs { sort, order: order.to_owned(), sorts });
        if let Phase::Turn(seat) = self.phase() {
            self.narrator.hand(seat, self.driver.view(seat).hand());
        }
    }

    fn word(&self, word: &str) -> String {
        self.narrator.words(&Message::Word { word: word.to_owned() })
    }

    fn state(&self, is_on: bool) -> String {
        self.word(if is_on { "on" } else { "off" })
    }

    /// Whether a text says `on` or `off`; says so if it says something else.
    fn on_off(&mut self, text: &str) -> Option<bool> {
        if text.is_empty() {
            return None;
        }
        self.one_of_words(text, ON_OFF).map(|word| word == "on")
    }

    /// The one of some words that a text is, in the language or in English; says so if it is none.
    fn one_of_words(&mut self, text: &str, words: &[&'static str]) -> Option<&'static str> {
        let typed = folded(text);
        let is_typed = |word: &&&str| typed == **word || typed == folded(&self.word(word));
        if let Some(word) = words.iter().find(is_typed) {
            return Some(word);
        }
        let words: Vec<String> =
            words.iter().map(|word| format!("`{}`", self.word(word))).collect();
        let words = self.narrator.speaker.one_of(&words);
        self.narrator.refuse(&Message::WordUnknown { text: shortened(text), words });
        None
    }

    /// Shows who sits where, or seats others for the next match.
    pub(super) fn seats(&mut self, text: &str) {
        if text.is_empty() {
            let seats = self.narrator.speaker.names();
            self.narrator.say(&Message::SeatsNow { seats });
            return self.say_next_seats();
        }
        if let Some(n) = text.parse().ok().filter(|n| (2..=Seat::MAX_SEATS).contains(n)) {
            self.seat_so_many(Some(n));
            return self.say_next_seats();
        }
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        let seated: Result<Vec<SeatInfo>, &str> =
            words.iter().map(|word| seat(word, &self.settings.players).ok_or(*word)).collect();
        match seated {
            Ok(seated) if (2..=Seat::MAX_SEATS).contains(&seated.len()) => {
                let sitters: PerSeat<SeatInfo> = seated.into_iter().collect();
                self.stage.next_sitters = Some(sitters);
                self.say_next_seats();
            }
            Ok(_) => self.refuse_seats(text),
            Err(word) => self.refuse_seats(word),
        }
    }

    /// Says who is to sit there in the next match, if others were told.
    fn say_next_seats(&mut self) {
        let Some(sitters) = &self.stage.next_sitters else { return };
        let names = Narrator::new(self.game().rules(), sitters, &self.settings.style);
        let seats = names.speaker.names();
        self.narrator.say(&Message::SeatsNext { seats });
    }

    pub(super) fn refuse_seats(&mut self, text: &str) {
        let players = self.settings.players.names().map(str::to_owned);
        let players = self.narrator.speaker.all_quoted(players);
        self.narrator.refuse(&Message::SeatsBad { text: shortened(text), players });
    }
}

/// Who a text seats, if it is somebody.
fn seat(text: &str, known: &Registry) -> Option<SeatInfo> {
    let sitter: SeatInfo = text.parse().ok()?;
    let is_known = sitter.is_human() || known.player(sitter.player()).is_ok();
    is_known.then_some(sitter)
}
