//! What a seat on turn is shown: the line, the open ends, its hand, and what it may do.

use domino_layout::{End, Heading, Oriented};
use domino_rules::axes::Draw;
use domino_rules::{Action, Legal, RunState, Seat, Table, View};
use domino_tiles::{Tile, TileSet};

use crate::command::{Command, CommandSpec, folded};
use crate::ink::Ink;
use crate::map::{Extent, lying};
use crate::narrator::{Narrator, Seen};
use crate::page::glued;
use crate::{Map, Message, Sort};

impl Narrator {
    /// Shows a seat on turn its view and its legal actions.
    pub(crate) fn screen(&mut self, seat: Seat, view: &View) {
        self.page.gap();
        self.line_on_turn(seat, view.table());
        self.ends_and_tiles(view);
        self.score_now();
        let (name, n, tiles) = (self.name(seat), view.hand().len(), self.sorted(seat, view.hand()));
        let table = view.table();
        self.say(&match (table.must_lead(), table.run()) {
            (Some(tile), _) => Message::ToLeadTile { name, n, tiles, tile: tile.to_string() },
            _ if table.layout().is_empty() => Message::ToLead { name, n, tiles },
            (None, RunState::At(end)) => Message::ToGoOn { name, n, tiles, end: end.to_string() },
            (None, _) => Message::ToPlay { name, n, tiles },
        });
        self.actions(&view.legal_actions());
    }

    /// Lists actions with their numbers.
    pub(crate) fn actions(&mut self, legal: &Legal) {
        let n_digits = legal.len().to_string().len();
        let cells: Vec<String> = (1..)
            .zip(legal.iter())
            .map(|(number, action)| {
                let number = Ink::Key.mark(&format!("{number:>n_digits$})"));
                format!("{number} {}", self.action(in_short(action, legal)))
            })
            .collect();
        self.page.cells(&cells);
    }

    /// Shows the line, the open ends, and how many tiles are where.
    pub(crate) fn table(&mut self, view: &View) {
        self.line(view.table(), Extent::Whole);
        self.ends_and_tiles(view);
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
        let tiles = |shown: &dyn Fn(&Oriented) -> String, separator| {
            line.iter().map(shown).collect::<Vec<_>>().join(separator)
        };
        let lying = lying(table);
        self.say(&match lying {
            None => Message::LineOfPlay { tiles: tiles(&Oriented::to_string, " ") },
            Some(_) => Message::LineOfPlayHeadings {
                tiles: tiles(&|tile| self.with_heading(*tile, table), ", "),
            },
        });
        if let Some(tile) = last_tile(table) {
            self.say(&Message::LastTile { tile: tile.to_string() });
        }
        if let Some(lying) = lying {
            self.directions(table, &lying.openings);
        }
    }

    /// A tile as it lies in the line, and in which direction it was laid: `4-6 n`.
    fn with_heading(&self, oriented: Oriented, table: &Table) -> String {
        let tile = Tile::new(oriented.left, oriented.right);
        let placed = table.layout().placed().iter().find(|placed| placed.tile == tile);
        match placed.and_then(|placed| placed.heading) {
            Some(heading) => glued(&format!("{oriented} {}", self.heading_name(heading))),
            None => oriented.to_string(),
        }
    }

    /// Shows the open ends, and how many tiles are where.
    fn ends_and_tiles(&mut self, view: &View) {
        let table = view.table();
        if table.layout().is_empty() {
            return self.say(&Message::TableEmpty);
        }
        let ends = self.ends(table);
        let hands = view
            .n_tiles()
            .iter()
            .map(|(seat, &n)| glued(&self.words(&Message::HandSize { name: self.name(seat), n })));
        let hands = hands.collect::<Vec<_>>().join(", ");
        let variant = self.rules.variant();
        let boneyard = table.n_boneyard();
        let reserve = variant.reserve.with_players(self.rules.n_seats()).unwrap_or(0);
        self.say(&match variant.draw {
            Draw::Never => Message::TableNoBoneyard { ends, hands },
            Draw::Clause(_) if reserve == 0 => Message::Table { ends, hands, boneyard },
            Draw::Clause(_) => Message::TableReserve { ends, hands, boneyard, reserve },
        });
    }

    /// The score, once there is one.
    fn score_now(&mut self) {
        if self.totals.iter().any(|(_, total)| *total != 0) {
            let (totals, limit) = (self.totals_by_seat(), self.limit());
            self.say(&Message::ScoreNow { totals, limit });
        }
    }

    /// The open ends in words: `left (l) 6, right (r) 4`.
    pub(crate) fn ends(&self, table: &Table) -> String {
        let ends = table.layout().ends().iter().map(|open| {
            let (end, key) =
                (open.name.to_string(), Ink::Key.mark(&self.end_key(table, open.name)));
            let pips = open.pips.get().into();
            glued(&self.words(&if table.remaining(open.name).is_empty() {
                Message::DeadEnd { end, key, pips }
            } else {
                Message::OpenEnd { end, key, pips }
            }))
        });
        ends.collect::<Vec<_>>().join(", ")
    }

    /// The name of an end in the language.
    pub(crate) fn end(&self, end: End) -> String {
        self.words(&Message::EndName { end: end.to_string() })
    }

    /// The letters of a heading in the language.
    pub(crate) fn heading_name(&self, heading: Heading) -> String {
        self.words(&Message::HeadingName { heading: heading.to_string() })
    }

    /// The heading that a word means in the language.
    pub(crate) fn heading_named(&self, word: &str) -> Option<Heading> {
        let word = folded(word);
        Heading::ALL.into_iter().find(|heading| folded(&self.heading_name(*heading)) == word)
    }

    /// The open end of a table that a word means: by its name in the language, or the beginning of
    /// the name that no other open end has. An empty table will have the ends of a line.
    pub(crate) fn end_named(&self, table: &Table, word: &str) -> Option<End> {
        let word = folded(word);
        let open = table.layout().ends().iter().map(|open| open.name);
        let ends: Vec<End> =
            if table.layout().is_empty() { vec![End::Left, End::Right] } else { open.collect() };
        let names = || ends.iter().map(|end| (*end, folded(&self.end(*end))));
        if let Some((end, _)) = names().find(|(_, name)| *name == word) {
            return Some(end);
        }
        let mut found = names().filter(|(_, name)| name.starts_with(&word));
        found.next().filter(|_| found.next().is_none()).map(|(end, _)| end)
    }

    /// The shortest text that means an open end.
    pub(crate) fn end_key(&self, table: &Table, end: End) -> String {
        let name = self.end(end);
        let starts = name.char_indices().skip(1).map(|(at, _)| &name[..at]);
        let mut keys = starts.filter(|start| self.end_named(table, start) == Some(end));
        keys.next().unwrap_or(&name).to_owned()
    }

    /// An action in the language, as it can be typed.
    pub(crate) fn action(&self, action: Action) -> String {
        match action {
            Action::Lead { tile } => tile.to_string(),
            Action::Play { tile, end, heading: None } => format!("{tile} {}", self.end(end)),
            Action::Play { tile, end, heading: Some(heading) } => {
                format!("{tile} {} {}", self.end(end), self.heading_name(heading))
            }
            Action::Draw => CommandSpec::of(Command::Draw).name_in(&self.catalog),
            Action::Pass => CommandSpec::of(Command::Pass).name_in(&self.catalog),
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
pub(crate) fn last_tile(table: &Table) -> Option<Tile> {
    let placed = table.layout().placed();
    placed.last().filter(|_| placed.len() > 1).map(|placed| placed.tile)
}
