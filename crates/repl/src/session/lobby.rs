//! Choosing what to play: a match that was kept, a game, a rematch, a record.

use domino_record::{Record, SeatInfo, read, salvage};
use domino_rules::{PerSeat, Rules, Seat, Variant};
use domino_words::{printable, record_fault, shortened, summary, title};

use super::cannot_begin::session_error;
use super::{Lesson, Phase, Session};
use crate::command::nearest;
use crate::ink::Ink;
use crate::loose::is_number;
use crate::narrator::Narrator;
use crate::{FaultyRules, Id, Message, Offer, Output, Wanted};

impl Session {
    /// Begins the session: greets, and shows what can be played or plays it.
    pub(super) fn begin(&mut self) {
        if self.stage.lessons.contains(&Lesson::Play) {
            self.narrator.heading(&Message::Greeting);
        }
        match (self.stage.is_lobby, self.stage.asks_name) {
            (true, true) => self.narrator.say(&Message::AskName),
            (true, false) => self.show_lobby(),
            (false, _) => self.begin_newcomer(),
        }
    }

    /// Begins the match on the table, and tells somebody new how to play.
    fn begin_newcomer(&mut self) {
        let own = self.narrator.viewer();
        if let Some(own) = own.filter(|_| self.is_new(Lesson::Play)) {
            let partner = self.narrator.speaker.partner(own);
            let (own, others) = (self.narrator.name(own), self.narrator.speaker.opponents(own));
            self.narrator.say(&Message::HowToPlay { own, others });
            if let Some(partner) = partner {
                self.narrator.say(&partner);
            }
            self.narrator.page.gap();
        }
        if self.has_human && self.narrator.speaker.has_table() && self.is_new(Lesson::Table) {
            self.narrator.say(&Message::HowToTable);
            self.narrator.page.gap();
        }
        self.begin_match();
    }

    /// Whether somebody new has still to be told something, which is told now.
    fn is_new(&mut self, lesson: Lesson) -> bool {
        let n_before = self.stage.lessons.len();
        self.stage.lessons.retain(|other| *other != lesson);
        self.stage.lessons.len() < n_before
    }

    /// Lists the matches that were kept, and the games.
    pub(super) fn show_lobby(&mut self) {
        if self.game().result().is_some() {
            let from = self.from;
            self.stage.offers.retain(|offer| Some(offer.id) != from);
        }
        let kept: Vec<[String; 2]> = (1..)
            .zip(&self.stage.offers)
            .map(|(number, offer)| {
                let number = Ink::Key.mark(&format!("r{number})"));
                [format!(" {number} {}", offer.when), self.offered(offer)]
            })
            .collect();
        let games: Vec<[String; 2]> = (1..)
            .zip(self.settings.house.all())
            .map(|(number, variant)| {
                let words = match summary(self.narrator.catalog(), variant) {
                    none if none.is_empty() => title(self.narrator.catalog(), variant),
                    words => words,
                };
                let number = Ink::Key.mark(&format!("{number:>2})"));
                [format!("{number} {}", variant.name), words]
            })
            .collect();
        self.narrator.page.gap();
        if !kept.is_empty() {
            self.narrator.say(&Message::LobbyKept);
            self.narrator.page.rows(&kept);
            self.narrator.page.gap();
        }
        self.narrator.say(&Message::LobbyGames);
        self.narrator.page.rows(&games);
        for FaultyRules { label, why } in &self.settings.house.faulty {
            let (path, why) = (printable(label), printable(why));
            self.narrator.refuse(&Message::LobbyFaulty { path, why });
        }
        self.narrator.say(&if self.is_left_open() {
            Message::LobbyGoOn
        } else if !self.stage.offers.is_empty() && self.game().n_rounds() == 0 {
            Message::LobbyGoOnFirst
        } else {
            Message::LobbyChoose { game: self.game().rules().variant().name.clone() }
        });
    }

    /// What a kept match is, in a line.
    fn offered(&self, offer: &Offer) -> String {
        let record = match read(&offer.bytes) {
            Ok(record) => record,
            Err(fault) => {
                let why = record_fault(self.narrator.catalog(), &fault);
                let path = printable(&offer.label);
                return self.narrator.words(&Message::LobbyDamaged { path, why });
            }
        };
        let Some(told) = Narrator::of_record(&record, &self.settings.style) else {
            return self.narrator.words(&Message::LoadNoSeats { path: printable(&offer.label) });
        };
        let game = record.variant().map(|variant| title(self.narrator.catalog(), variant));
        self.narrator.words(&Message::LobbyMatch {
            title: game.unwrap_or_default(),
            n: told.round as usize,
            totals: told.totals_by_seat(),
            last: told.last_told(),
        })
    }

    /// Takes a number or the name of a game, if a line is one.
    pub(super) fn choose(&mut self, line: &str) -> bool {
        if let Some(id) = self.offer_named(line) {
            self.ask_for(Wanted::Offered(id));
            return true;
        }
        match line.parse::<usize>().ok().filter(|_| is_number(line)) {
            Some(number) => {
                let place = number.checked_sub(1);
                let chosen = place.and_then(|place| self.settings.house.all().nth(place)).cloned();
                match chosen {
                    Some(variant) => self.begin_game(&variant),
                    None => self.no_such_place(line),
                }
            }
            None if is_number(line) => self.no_such_place(line),
            None => match self.named_table(line) {
                Some((variant, n)) => {
                    self.seat_so_many(n);
                    self.begin_game(&variant);
                }
                None => return false,
            },
        }
        true
    }

    /// Says that no game of the list has this number.
    fn no_such_place(&mut self, text: &str) {
        let n = self.settings.house.all().count();
        self.narrator.refuse(&Message::NoSuchNumber { text: shortened(text), n });
    }

    /// The match that was kept under a number of the list, such as `r2`.
    fn offer_named(&self, text: &str) -> Option<Id> {
        let number = text.strip_prefix(['r', 'R']).filter(|number| is_number(number))?;
        let place = number.parse::<usize>().ok()?.checked_sub(1)?;
        self.stage.offers.get(place).map(|offer| offer.id)
    }

    /// Goes on with a match that was kept, or with the first.
    pub(super) fn resume_kept(&mut self, text: &str) {
        let first = self.stage.offers.first().map(|offer| offer.id);
        match if text.is_empty() { first } else { self.offer_named(text) } {
            Some(id) => self.ask_for(Wanted::Offered(id)),
            None => self.no_such_offer(text),
        }
    }

    /// Deletes a match that was kept, once that is said twice.
    pub(super) fn forget(&mut self, text: &str) {
        let asked = self.stage.to_forget.take();
        match self.offer_named(text) {
            None => self.no_such_offer(text),
            Some(id) if asked == Some(id) => {
                self.stage.offers.retain(|offer| offer.id != id);
                self.flush();
                self.outputs.push(Output::Forget(id));
                self.narrator.say(&Message::Forgotten);
                if self.phase() == Phase::Lobby {
                    self.show_lobby();
                }
            }
            Some(id) => {
                self.stage.to_forget = Some(id);
                let text = shortened(text);
                self.narrator.say(&Message::ForgetSure { text });
            }
        }
    }

    fn no_such_offer(&mut self, text: &str) {
        let n = self.stage.offers.len();
        self.narrator.refuse(&Message::NoSuchOffer { text: shortened(text), n });
    }

    /// The game that a text names, and how many are to play it where that is said too, as in `boxed 4`.
    fn named_table(&self, text: &str) -> Option<(Variant, Option<usize>)> {
        let house = &self.settings.house;
        if let Some(variant) = house.find(text) {
            return Some((variant.clone(), None));
        }
        let (name, n) = text.rsplit_once(char::is_whitespace)?;
        Some((house.find(name.trim_end())?.clone(), Some(n.parse().ok()?)))
    }

    /// Seats so many in the next match, if a number was said.
    pub(super) fn seat_so_many(&mut self, n: Option<usize>) {
        if let Some(n) = n {
            let before = self.stage.next_sitters.as_ref().unwrap_or(&self.sitters);
            self.stage.next_sitters = Some(seated(n, before, &self.settings.advisor));
        }
    }

    /// Leaves the lobby for the match on the table.
    pub(super) fn go_in(&mut self) {
        let is_untouched = self.game().n_rounds() == 0 && self.stage.next_sitters.is_none();
        if let (true, Some(offer)) = (is_untouched, self.stage.offers.first()) {
            return self.ask_for(Wanted::Offered(offer.id));
        }
        self.stage.is_lobby = false;
        match self.phase() {
            Phase::Before if self.stage.next_sitters.is_some() => {
                self.begin_game(&self.game().rules().variant().clone());
            }
            Phase::Before => self.begin_newcomer(),
            Phase::Over => self.rematch(),
            Phase::Turn(_) | Phase::Handover(_) => self.run(),
            Phase::Between | Phase::Lobby => self.go_on(),
        }
    }

    /// Begins a match of a game, or shows the games.
    pub(super) fn new_match(&mut self, name: &str) {
        if name.is_empty() && self.stage.next_sitters.is_some() {
            return self.begin_game(&self.game().rules().variant().clone());
        }
        if name.is_empty() {
            self.show_public();
            self.stage.is_lobby = true;
            return self.show_lobby();
        }
        match self.named_table(name) {
            Some((variant, n)) => {
                self.seat_so_many(n);
                self.begin_game(&variant);
            }
            None => self.no_such_game(name),
        }
    }

    /// Says that there is no game of this name, and which there are.
    pub(super) fn no_such_game(&mut self, name: &str) {
        let names = || self.settings.house.names();
        let (text, near) = (shortened(name), nearest(name, names()));
        let games = self.narrator.speaker.all_quoted(names());
        self.narrator.refuse(&near.map_or(Message::NoGame { text: text.clone(), games }, |near| {
            Message::NoGameNear { text, near }
        }));
    }

    /// Plays the same game again, with the seats moved on by one.
    pub(super) fn rematch(&mut self) {
        if self.stage.next_sitters.is_none() {
            let seats = self.sitters.values();
            let moved = seats.clone().skip(1).chain(seats.take(1)).cloned().collect();
            self.stage.next_sitters = Some(moved);
            self.narrator.say(&Message::Rematch);
        }
        self.begin_game(&self.game().rules().variant().clone());
    }

    fn begin_game(&mut self, variant: &Variant) {
        let told = self.stage.next_sitters.clone();
        let sitters =
            told.unwrap_or_else(|| seated_for(variant, &self.sitters, &self.settings.advisor));
        let n = sitters.n_seats();
        let Ok(rules) = Rules::new(variant.clone(), n) else {
            let title = title(self.narrator.catalog(), variant);
            return self.narrator.refuse(&Message::GamePlayers { title, n });
        };
        let is_begun = self.game().n_rounds() > 0;
        let seed = if is_begun { self.next_seed() } else { self.driver.seed() };
        match Session::new(rules, &sitters, seed, self.settings.clone()) {
            Ok(session) => {
                self.say_left_behind();
                self.put(session);
                self.stage.next_sitters = None;
                self.begin_newcomer();
            }
            Err(error) => {
                let why = session_error(self.narrator.catalog(), &error);
                self.narrator.refuse(&Message::NoLeader { why });
            }
        }
    }

    fn next_seed(&self) -> u64 {
        self.settings.seeds.after(self.driver.seed())
    }

    /// Says that a match that is not over is left.
    fn say_left_behind(&mut self) {
        if self.is_left_open() {
            self.narrator.say(&Message::LeftBehind);
        }
    }

    /// Whether a match on the table has begun and is not over.
    fn is_left_open(&self) -> bool {
        self.game().n_rounds() > 0 && self.game().result().is_none()
    }

    /// Asks for a record to be read, or takes up what can be saved of the one before.
    pub(super) fn load(&mut self, name: &str) {
        match self.stage.salvaged.take() {
            _ if !name.is_empty() => self.ask_for(Wanted::Named(name.to_owned())),
            Some(record) => self.take_up(&record, None, ""),
            None => self.narrator.refuse(&Message::LoadUsage),
        }
    }

    fn ask_for(&mut self, wanted: Wanted) {
        self.flush();
        self.outputs.push(Output::Load(wanted));
    }

    /// Takes in what a record says.
    pub(super) fn loaded(&mut self, id: Id, label: &str, bytes: Result<Vec<u8>, String>) {
        self.stage.salvaged = None;
        let shown = printable(label);
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(why) => {
                let why = printable(&why);
                return self.narrator.refuse(&Message::LoadFailed { path: shown, why });
            }
        };
        let fault = match read(&bytes) {
            Ok(record) => return self.take_up(&record, Some(id), label),
            Err(fault) => fault,
        };
        let why = record_fault(self.narrator.catalog(), &fault);
        self.narrator.refuse(&match salvage(&bytes) {
            Some(saved) if saved.record.game().is_some() => {
                let n = saved.n_lines;
                self.stage.salvaged = Some(Box::new(saved.record));
                Message::LoadDamaged { path: shown, why, n }
            }
            _ => Message::LoadNothing { path: shown, why },
        });
    }

    /// Goes on with the match of a record, which is kept on there if it is known where it is.
    fn take_up(&mut self, record: &Record, from: Option<Id>, label: &str) {
        let path = printable(label);
        if record.game().is_none() {
            let is_view = record.rules().is_some();
            return self.narrator.refuse(&if is_view {
                Message::LoadView { path }
            } else {
                Message::LoadNoSeats { path }
            });
        }
        let seed = record.seed().unwrap_or_else(|| self.next_seed());
        match Session::resume(record, from, seed, self.settings.clone()) {
            Ok(session) => {
                self.say_left_behind();
                self.put(session);
                self.begin_match();
            }
            Err(error) => {
                let why = session_error(self.narrator.catalog(), &error);
                self.narrator.refuse(&Message::LoadFailed { path, why });
            }
        }
    }
}

/// Who sits there when another game is played than before: as many of them as the game is for.
fn seated_for(variant: &Variant, before: &PerSeat<SeatInfo>, player: &str) -> PerSeat<SeatInfo> {
    match variant.equipment.players.with_set(variant.equipment.set) {
        Some(range) => seated(before.n_seats().clamp(range.min(), range.max()), before, player),
        None => before.clone(),
    }
}

/// So many of those who sat there before: with a player at seats that are empty, and without those who
/// are too many, the last first and players before humans.
fn seated(n: usize, before: &PerSeat<SeatInfo>, player: &str) -> PerSeat<SeatInfo> {
    let n = n.min(Seat::MAX_SEATS);
    let mut seated: Vec<SeatInfo> = before.values().cloned().collect();
    let another = SeatInfo::new(player, None);
    seated.extend(another.into_iter().cycle().take(n.saturating_sub(seated.len())));
    while seated.len() > n {
        let last = seated.iter().rposition(|sitter| !sitter.is_human());
        seated.remove(last.unwrap_or(seated.len() - 1));
    }
    seated.into_iter().collect()
}
