//! What a seat on turn is shown: the line, the open ends, its hand, and what it may do.

use domino_draw::Extent;
use domino_rules::{Legal, Seat, Table, View};
use domino_tiles::{Tile, TileSet};

use crate::choices::{choices, in_short};
use crate::ink::Ink;
use crate::narrator::{Narrator, Seen};
use crate::page::Page;
use crate::places::lying;
use crate::{Map, Message, Sort};

/// The rows that a map has at least: what was done before gives way to it.
const LEAST_MAP: usize = 6;

impl Narrator {
    /// Shows a seat on turn all that it needs at one glance: the table, what the others did since it chose,
    /// who holds how many, its hand, and what it may do.
    pub(crate) fn screen(&mut self, seat: Seat, view: &View) {
        if self.page.is_plain() {
            self.catch_up();
            self.state_of_play(seat, view);
        } else {
            self.page.gap();
            let state = self.apart(|own| own.state_of_play(seat, view));
            let n_rows = self.rows_beside(&state).saturating_sub(LEAST_MAP);
            let news = self.apart(|own| own.tell_recent(seat, n_rows));
            let below = news.before(&state);
            self.line_on_turn(seat, view.table(), self.rows_beside(&below));
            self.page.append(&below);
        }
        self.recent.ask(seat);
    }

    /// What something puts on a page of its own.
    fn apart(&mut self, tell: impl FnOnce(&mut Narrator)) -> Page {
        let blank = self.page.blank();
        let page = std::mem::replace(&mut self.page, blank);
        tell(self);
        std::mem::replace(&mut self.page, page)
    }

    /// Shows who holds how many tiles, the score once there is one, the hand and the list of actions.
    fn state_of_play(&mut self, seat: Seat, view: &View) {
        if self.page.is_plain() {
            self.say(&self.speaker.table(view));
            self.score_now();
        } else {
            let mut parts = vec![self.words(&self.speaker.elsewhere(seat, view))];
            parts.extend(self.score_so_far().map(|score| self.words(&score)));
            self.page.paragraph(&parts.join(" "));
        }
        let tiles = self.sorted(seat, view.hand(), Some(&view.legal_actions()));
        self.say(&self.speaker.on_turn(seat, view, tiles));
        self.actions(view);
    }

    /// The rows that are left beside what stands below, a blank line, and the prompt.
    fn rows_beside(&self, below: &Page) -> usize {
        match self.style.height {
            usize::MAX => usize::MAX,
            height => height.saturating_sub(below.n_lines() + 2),
        }
    }

    /// The tiles that are news on the table: those that others laid since a seat chose, or for the public
    /// the last; the only one is no news.
    fn marked(&self, table: &Table, seat: Option<Seat>) -> Vec<Tile> {
        match (table.layout().placed(), seat) {
            ([] | [_], _) => Vec::new(),
            (_, Some(seat)) => self.recent.tiles(seat).to_vec(),
            ([.., last], None) => vec![last.tile],
        }
    }

    /// Lists what the viewer can choose between, with numbers.
    pub(crate) fn actions(&mut self, view: &View) {
        let (choices, legal) = (choices(view), view.legal_actions());
        let n_digits = choices.len().to_string().len();
        let cells: Vec<String> = (1..)
            .zip(&choices)
            .map(|(number, action)| {
                let number = Ink::Key.mark(&format!("{number:>n_digits$})"));
                let action = in_short(*action, &choices, &legal);
                format!("{number} {}", self.speaker.action(action))
            })
            .collect();
        self.page.cells(&cells);
    }

    /// Shows the line, the open ends, and how many tiles are where.
    pub(crate) fn table(&mut self, view: &View) {
        self.line(view.table(), Extent::Whole);
        self.say(&self.speaker.table(view));
    }

    /// Shows the line to a seat on turn; a map that it has seen is not drawn again when it draws tiles.
    fn line_on_turn(&mut self, seat: Seat, table: &Table, n_rows: usize) {
        let seen = std::mem::replace(&mut self.seen, Seen::By(seat));
        let is_known = seen == Seen::Still(seat) && self.style.map == Map::On;
        if is_known {
            return;
        }
        let marked = self.marked(table, Some(seat));
        match self.style.map {
            Map::On => self.map(table, &marked, Extent::Used, n_rows),
            Map::Off => self.one_line(table, &marked),
        }
    }

    /// Shows the line as it is to look, as high as it is.
    pub(crate) fn line(&mut self, table: &Table, extent: Extent) {
        let marked = self.marked(table, self.viewer());
        match self.style.map {
            Map::On => self.map(table, &marked, extent, usize::MAX),
            Map::Off => self.one_line(table, &marked),
        }
    }

    /// Draws all of the table.
    pub(crate) fn whole_map(&mut self, table: &Table) {
        let marked = self.marked(table, self.viewer());
        self.map(table, &marked, Extent::Whole, usize::MAX);
    }

    /// Writes the line in one line, or tells it in words.
    pub(crate) fn one_line(&mut self, table: &Table, marked: &[Tile]) {
        let line = table.layout().line();
        if line.is_empty() {
            return;
        }
        if !self.page.is_plain() {
            return self.page.line_of_play(&line, marked);
        }
        self.say(&self.speaker.line_of_play(table));
        if let [_, .., last] = table.layout().placed() {
            self.say(&Message::LastTile { tile: last.tile.to_string() });
        }
        if let Some(lying) = lying(table) {
            self.directions(table, &lying.openings);
        }
    }

    /// Tells the score, once there is one.
    fn score_now(&mut self) {
        if let Some(score) = self.score_so_far() {
            self.say(&score);
        }
    }

    fn score_so_far(&self) -> Option<Message> {
        let is_any = self.totals.iter().any(|(_, total)| *total != 0);
        is_any.then(|| Message::ScoreNow {
            totals: self.totals_by_seat(),
            limit: self.speaker.limit(),
        })
    }

    /// Shows a hand.
    pub(crate) fn hand(&mut self, seat: Seat, hand: TileSet) {
        let (name, tiles) = (self.name(seat), self.sorted(seat, hand, None));
        self.say(&Message::Hand { name, n: hand.len(), tiles });
    }

    /// A hand in the order that was chosen, with a mark on what can be played; `-` for none.
    fn sorted(&self, seat: Seat, hand: TileSet, legal: Option<&Legal>) -> String {
        let mut tiles: Vec<Tile> = hand.iter().collect();
        match self.style.sort {
            Sort::Suit => {}
            Sort::Pips => tiles.sort_by_key(|tile| std::cmp::Reverse((tile.n_pips(), tile.high()))),
            Sort::Given => {
                let came = |tile: &Tile| self.given[seat].iter().position(|other| other == tile);
                tiles.sort_by_key(|tile| came(tile).unwrap_or(usize::MAX));
            }
        }
        if tiles.is_empty() {
            return "-".to_owned();
        }
        let playable = legal.filter(|_| !self.page.is_plain()).map(Legal::tiles);
        let marked = |tile: &Tile| match &playable {
            Some(playable) if playable.contains(*tile) => Ink::Key.mark(&format!("{tile}*")),
            _ => tile.to_string(),
        };
        tiles.iter().map(marked).collect::<Vec<_>>().join(" ")
    }
}
