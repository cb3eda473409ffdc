//! What happens at the table, in words.

use std::collections::BTreeSet;

use domino_record::{Record, SeatInfo};
use domino_rules::{Event, PerSeat, PerTeam, RoundResult, Rules, Seat, SeenTiles, Table};
use domino_tiles::Tile;
use domino_words::{Deed, Speaker, title};

use crate::choices::choices;
use crate::ink::Ink;
use crate::onlookers::Onlookers;
use crate::page::Page;
use crate::recent::Recent;
use crate::seats::only_human;
use crate::{Catalog, Eyes, Forced, Message, Style};

/// Tells what happens, event by event, as one seat or the public sees it.
///
/// The same narrator serves a match that is played and one that is replayed, so both read alike.
#[derive(Debug)]
pub(crate) struct Narrator {
    pub(crate) speaker: Speaker,
    pub(crate) style: Style,
    /// Whose eyes are used: those of the only human, or of the public.
    eyes: Eyes,
    numbering: Numbering,
    /// How many actions the round has had.
    n_actions: usize,
    are_human: PerSeat<bool>,
    /// The tiles of each hand in the order in which they came, and what was laid of them since.
    pub(crate) given: PerSeat<Vec<Tile>>,
    /// What the seat on turn did and was not told yet.
    turn: Vec<Deed>,
    /// With each deed, the number of its last action in the round, from 1 for the lead.
    turn_numbers: Vec<usize>,
    /// What was told of the round, a turn a line.
    log: Vec<Told>,
    /// How many of these lines are on the page; what seats did can wait for the drawing of the table.
    n_on_page: usize,
    /// What happened since each seat chose.
    pub(crate) recent: Recent,
    /// The number of the round.
    pub(crate) round: u32,
    /// What each side has in the match, in points.
    pub(crate) totals: PerTeam<i32>,
    /// How the last round came out that is over.
    pub(crate) result: Option<RoundResult>,
    /// The rules of scores that were told in the match.
    pub(crate) rules_told: BTreeSet<String>,
    /// Who saw the table since something was laid.
    pub(crate) seen: Seen,
    pub(crate) page: Page,
}

/// Whether the turns that are told have numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbering {
    Off,
    /// Each has that of its last action.
    On,
}

/// Who saw the table as it is, on its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Seen {
    #[default]
    ByNobody,
    /// This seat.
    By(Seat),
    /// This seat, which has drawn tiles since.
    Still(Seat),
}

impl Seen {
    /// Who has seen the table after an event.
    fn after(self, event: &Event) -> Seen {
        match (self, event) {
            (Seen::By(seen) | Seen::Still(seen), Event::Drew { seat, .. }) if seen == *seat => {
                Seen::Still(seen)
            }
            _ => Seen::ByNobody,
        }
    }
}

impl Narrator {
    pub(crate) fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>, style: &Style) -> Narrator {
        let speaker = Speaker::new(Catalog::new(style.lang), rules, sitters);
        Narrator {
            speaker: speaker.with_keys_marked(|key| Ink::Key.mark(key)),
            style: style.clone(),
            eyes: only_human(sitters).map_or(Eyes::Public, Eyes::Of),
            numbering: Numbering::Off,
            n_actions: 0,
            are_human: sitters.map(|_, sitter| sitter.is_human()),
            given: sitters.map(|_, _| Vec::new()),
            turn: Vec::new(),
            turn_numbers: Vec::new(),
            log: Vec::new(),
            n_on_page: 0,
            recent: Recent::new(sitters),
            round: 0,
            totals: rules.teams().into_iter().map(|team| (team, 0)).collect(),
            result: None,
            rules_told: BTreeSet::new(),
            seen: Seen::default(),
            page: Page::new(style),
        }
    }

    /// Chooses whose eyes are used.
    pub(crate) fn look_through(&mut self, eyes: Eyes) {
        self.eyes = eyes;
    }

    /// Chooses whether turns have numbers.
    pub(crate) fn number(&mut self, numbering: Numbering) {
        self.numbering = numbering;
    }

    pub(crate) fn catalog(&self) -> &Catalog {
        self.speaker.catalog()
    }

    pub(crate) fn words(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// Says something that is no part of the game.
    pub(crate) fn say(&mut self, message: &Message) {
        let text = self.words(message);
        self.page.paragraph(&text);
    }

    /// Says that something cannot be done.
    pub(crate) fn refuse(&mut self, message: &Message) {
        let text = Ink::Refused.mark(&self.words(message));
        self.page.paragraph(&text);
    }

    /// Says something as a heading.
    pub(crate) fn heading(&mut self, message: &Message) {
        let text = Ink::Strong.mark(&self.words(message));
        self.page.paragraph(&text);
    }

    /// Tells something of the round, which the log keeps.
    fn tell(&mut self, message: &Message) {
        let line = self.words(message);
        self.tell_line(line);
    }

    fn tell_line(&mut self, text: String) {
        self.log.push(Told::of_one(text, Kind::Else));
        self.catch_up();
    }

    /// Puts what was told and is not on the page there.
    pub(crate) fn catch_up(&mut self) {
        self.tell_log(self.n_on_page..self.log.len());
        self.n_on_page = self.log.len();
    }

    /// Puts what was done since a seat chose on the page, in so many rows as far as there is room; what came
    /// first is left to the log.
    pub(crate) fn tell_recent(&mut self, seat: Seat, n_rows: usize) {
        self.n_on_page = self.log.len();
        let lines = self.log.get(self.recent.n_lines(seat)..).unwrap_or_default().iter();
        let turns: Vec<Told> = lines.filter(|told| told.kind == Kind::Turn).cloned().collect();
        if self.page.is_plain() {
            return turns.iter().for_each(|told| self.show(told, self.numbering));
        }
        let mut lines: Vec<String> =
            turns.iter().map(|told| told.line.numbered(self.numbering)).collect();
        while lines.len() > 1 && self.page.n_rows_of(&lines) > n_rows {
            lines.drain(..2);
            lines.insert(0, self.words(&Message::EarlierInLog));
        }
        self.page.phrases(&lines);
    }

    /// Shows a turn in one line, or in plain form each of its events in a line of its own.
    fn show(&mut self, told: &Told, numbering: Numbering) {
        let lines =
            if self.page.is_plain() { &told.events[..] } else { std::slice::from_ref(&told.line) };
        for line in lines {
            self.page.paragraph(&line.numbered(numbering));
        }
    }

    /// Somebody who has told a record, with nothing on the page; `None` if it has no match.
    pub(crate) fn of_record(record: &Record, style: &Style) -> Option<Narrator> {
        let (game, sitters) = (record.game()?, record.seats()?);
        let mut told = Narrator::new(game.rules(), sitters, style);
        told.recall(record, Forced::Ask);
        Some(told)
    }

    /// What was told last, in one line; nothing before the first deal.
    pub(crate) fn last_told(&self) -> String {
        self.log.last().map_or_else(String::new, |told| told.line.text.clone())
    }

    /// Follows a record to its end: the log tells the last round, but nothing is on the page. `forced` says
    /// whether humans were asked where there was no choice.
    pub(crate) fn recall(&mut self, record: &Record, forced: Forced) {
        let Some(sitters) = record.seats() else { return };
        let mut onlookers = Onlookers::new(self.speaker.rules(), sitters);
        // The round before tells what each side has.
        for logged in record.last_rounds(2) {
            if let Some((seat, _)) = logged.event.action()
                && let Some(view) = onlookers.view(seat)
                && (forced == Forced::Ask || choices(view).len() > 1)
            {
                self.recent.ask(seat);
            }
            onlookers.observe(&logged.event);
            self.observe(&logged.event, None);
        }
        self.end_turn();
        self.forget_page();
    }

    /// Chooses how the text looks that is still to come.
    pub(crate) fn set_style(&mut self, style: &Style) {
        self.style = style.clone();
        self.page.restyle(style);
        self.seen = Seen::ByNobody;
    }

    /// Says which match this is.
    pub(crate) fn introduce(&mut self, seed: Option<u64>) {
        let (title, limit) = (self.title(), self.speaker.limit());
        let seats = self.speaker.names();
        self.say(&match seed {
            Some(seed) => Message::Game { title, limit, seats, seed: seed.to_string() },
            None => Message::GameNoSeed { title, limit, seats },
        });
        if let Some(pairs) = self.speaker.pairs() {
            self.say(&pairs);
        }
    }

    /// The title of the game.
    pub(crate) fn title(&self) -> String {
        title(self.catalog(), self.speaker.rules().variant())
    }

    /// Tells the round once more, from one line to before another.
    pub(crate) fn tell_log(&mut self, lines: std::ops::Range<usize>) {
        for told in self.log.get(lines).unwrap_or_default().to_vec() {
            self.show(&told, self.numbering);
        }
    }

    /// Tells the round once more, with the numbers of its turns.
    pub(crate) fn tell_numbered_log(&mut self) {
        for told in self.log.clone() {
            self.show(&told, Numbering::On);
        }
    }

    /// Forgets what is on the page, as if nothing had been said.
    pub(crate) fn forget_page(&mut self) {
        self.seen = Seen::ByNobody;
        self.n_on_page = self.log.len();
        self.page = self.page.blank();
    }

    /// The seat whose eyes are used, if there is only one human.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.eyes.seat()
    }

    /// The letter and the name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.speaker.name(seat)
    }

    /// The number of lines that were told of the round.
    pub(crate) fn n_told(&self) -> usize {
        self.log.len()
    }

    /// Takes in one event; `table` is how things lie then, where the line is to be shown at the end of
    /// a round.
    pub(crate) fn observe(&mut self, event: &Event, table: Option<&Table>) {
        self.note_tiles(event);
        self.seen = self.seen.after(event);
        if let Some(deed) = Deed::of(&self.eyes.see(event)) {
            self.n_actions += 1;
            self.add_to_turn(deed);
            if let Event::Placed { by, tile, .. } = event {
                self.recent.lay(*by, *tile);
            }
            return;
        }
        self.end_turn();
        match event {
            Event::RoundStarted { round, .. } => {
                self.page.gap();
                self.log.clear();
                self.n_on_page = 0;
                self.recent.clear();
                self.n_actions = 0;
                self.round = *round;
            }
            Event::RoundOver(result) => self.round_over(result, table),
            Event::Scored(scored) => self.scored(scored),
            Event::MatchOver(outcome) => self.standings(outcome),
            Event::Blocked => return self.blocked(table),
            _ => {}
        }
        match self.speaker.event(event) {
            // It belongs to the turn before it, and where the round goes on it is told with that.
            Some(message) if matches!(event, Event::WentOut { .. }) => {
                self.wait_with(Told::of_one(self.words(&message), Kind::Turn));
            }
            Some(message) => self.tell(&message),
            None => {}
        }
    }

    /// Tells that the round is blocked, and why where the table is known.
    fn blocked(&mut self, table: Option<&Table>) {
        let mut said = vec![Message::Blocked];
        said.extend(table.map(|table| self.speaker.why_blocked(table)).unwrap_or_default());
        let said: Vec<String> = said.iter().map(|part| self.words(part)).collect();
        self.tell_line(said.join(" "));
    }

    /// Follows the order in which the tiles of each hand came.
    fn note_tiles(&mut self, event: &Event) {
        let listed = |tiles: &SeenTiles| match tiles {
            SeenTiles::Shown(tiles) => tiles.to_vec(),
            SeenTiles::Hidden(_) => Vec::new(),
        };
        match event {
            Event::Dealt(dealt) => self.given = dealt.hands.map(|_, tiles| listed(tiles)),
            Event::Drew { seat, tiles, .. } if self.given.get(*seat).is_some() => {
                self.given[*seat].extend(listed(tiles));
            }
            _ => {}
        }
    }

    /// Tells what the seat on turn did so far.
    pub(crate) fn end_turn(&mut self) {
        let turn = std::mem::take(&mut self.turn);
        let Some(seat) = turn.first().map(Deed::seat) else { return };
        let numbers = std::mem::take(&mut self.turn_numbers);
        let line = |deeds: &[Deed], number: Option<&usize>| Line {
            number: number.copied(),
            text: self.words(&self.speaker.deeds(seat, deeds)),
        };
        let events = turn.chunks(1).zip(&numbers).map(|(deed, number)| line(deed, Some(number)));
        let (line, events) = (line(&turn, numbers.last()), events.collect());
        self.wait_with(Told { line, events, kind: Kind::Turn });
    }

    /// Keeps what was done for below the drawing of the table; in plain form nothing is drawn.
    fn wait_with(&mut self, told: Told) {
        self.log.push(told);
        if self.page.is_plain() {
            self.catch_up();
        }
    }

    fn add_to_turn(&mut self, deed: Deed) {
        let is_other = self.turn.first().is_some_and(|first| first.seat() != deed.seat());
        // What a human does is told action by action, whether or not there was a choice between.
        let is_human = self.are_human.get(deed.seat()) == Some(&true);
        if is_other || is_human {
            self.end_turn();
        }
        self.recent.act(deed.seat(), self.log.len());
        let rest = match self.turn.last_mut() {
            Some(last) => last.join(deed).err(),
            None => Some(deed),
        };
        if rest.is_none() {
            self.turn_numbers.pop();
        }
        self.turn.extend(rest);
        self.turn_numbers.push(self.n_actions);
    }
}

/// What was told of a turn, or of something else that happened.
#[derive(Clone, Debug)]
struct Told {
    /// All in one line.
    line: Line,
    /// Each event in a line.
    events: Vec<Line>,
    kind: Kind,
}

/// Of what something was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What a seat did.
    Turn,
    /// Something else.
    Else,
}

/// A line that was told.
#[derive(Clone, Debug)]
struct Line {
    /// The number of its last action in the round, if it has one.
    number: Option<usize>,
    text: String,
}

impl Told {
    /// What is told in one line without a number.
    fn of_one(text: String, kind: Kind) -> Told {
        let line = Line { number: None, text };
        Told { events: vec![line.clone()], line, kind }
    }
}

impl Line {
    /// The line, with its number where turns have some.
    fn numbered(&self, numbering: Numbering) -> String {
        match self.number.filter(|_| numbering == Numbering::On) {
            Some(number) => format!("{number}. {}", self.text),
            None => self.text.clone(),
        }
    }
}
