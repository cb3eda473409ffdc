//! What a seat on turn is shown: the line, the open ends, its hand, and what it may do.

use domino_draw::Extent;
use domino_rules::{Action, Legal, Seat, Table, View};
use domino_tiles::{Tile, TileSet};

use crate::ink::Ink;
use crate::narrator::{Narrator, Seen};
use crate::places::lying;
use crate::{Map, Message, Sort};

impl Narrator {
    /// Shows a seat on turn its view and its legal actions.
    pub(crate) fn screen(&mut self, seat: Seat, view: &View) {
        self.page.gap();
        self.line_on_turn(seat, view.table());
        self.say(&self.speaker.table(view));
        self.score_now();
        let tiles = self.sorted(seat, view.hand());
        self.say(&self.speaker.on_turn(seat, view, tiles));
        self.actions(&view.legal_actions());
    }

    /// Lists actions with their numbers.
    pub(crate) fn actions(&mut self, legal: &Legal) {
        let n_digits = legal.len().to_string().len();
        let cells: Vec<String> = (1..)
            .zip(legal.iter())
            .map(|(number, action)| {
                let number = Ink::Key.mark(&format!("{number:>n_digits$})"));
                format!("{number} {}", self.speaker.action(in_short(action, legal)))
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
    fn line_on_turn(&mut self, seat: Seat, table: &Table) {
        let seen = std::mem::replace(&mut self.seen, Seen::By(seat));
        let is_known = seen == Seen::Still(seat) && self.style.map == Map::On;
        if !self.page.is_plain() && !is_known {
            self.line(table, Extent::Used);
        }
    }

    /// Shows the line as it is to look.
    pub(crate) fn line(&mut self, table: &Table, extent: Extent) {
        match self.style.map {
            Map::On => self.map(table, extent),
            Map::Off => self.one_line(table),
        }
    }

    /// Writes the line in one line, or tells it in words.
    pub(crate) fn one_line(&mut self, table: &Table) {
        let line = table.layout().line();
        if line.is_empty() {
            return;
        }
        if !self.page.is_plain() {
            return self.page.line_of_play(&line, last_tile(table));
        }
        self.say(&self.speaker.line_of_play(table));
        if let Some(tile) = last_tile(table) {
            self.say(&Message::LastTile { tile: tile.to_string() });
        }
        if let Some(lying) = lying(table) {
            self.directions(table, &lying.openings);
        }
    }

    /// The score, once there is one.
    fn score_now(&mut self) {
        if self.totals.iter().any(|(_, total)| *total != 0) {
            let (totals, limit) = (self.totals_by_seat(), self.speaker.limit());
            self.say(&Message::ScoreNow { totals, limit });
        }
    }

    /// Shows a hand.
    pub(crate) fn hand(&mut self, seat: Seat, hand: TileSet) {
        let (name, tiles) = (self.name(seat), self.sorted(seat, hand));
        self.say(&Message::Hand { name, n: hand.len(), tiles });
    }

    /// A hand in the order that was chosen; `-` for none.
    fn sorted(&self, seat: Seat, hand: TileSet) -> String {
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
        tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// An action without its heading, where the tile can lie in no other direction at that end.
fn in_short(action: Action, legal: &Legal) -> Action {
    let Action::Play { tile, end, .. } = action else { return action };
    let ways = legal.ways(tile).filter(|way| way.end == end);
    if ways.count() > 1 {
        return action;
    }
    Action::play(tile, end)
}

/// The tile that was laid last, if there is more than one.
fn last_tile(table: &Table) -> Option<Tile> {
    let placed = table.layout().placed();
    placed.last().filter(|_| placed.len() > 1).map(|placed| placed.tile)
}
