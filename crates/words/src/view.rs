//! What a seat sees, in words.

use domino_layout::{Opening, Oriented};
use domino_rules::sections::Draw;
use domino_rules::{RunState, Seat, Table, View};
use domino_tiles::Tile;

use crate::{Message, Speaker, glued};

impl Speaker {
    /// The open ends, and how many tiles are where.
    pub fn table(&self, view: &View) -> Message {
        let table = view.table();
        if table.layout().is_empty() {
            return Message::TableEmpty;
        }
        let (ends, hands) = (self.ends(table), self.hand_sizes(view.n_tiles().iter()));
        match self.boneyard(table) {
            None => Message::TableNoBoneyard { ends, hands },
            Some((boneyard, 0)) => Message::Table { ends, hands, boneyard },
            Some((boneyard, reserve)) => Message::TableReserve { ends, hands, boneyard, reserve },
        }
    }

    /// How many tiles lie where a seat does not see them.
    pub fn elsewhere(&self, seat: Seat, view: &View) -> Message {
        let hands = self.hand_sizes(view.n_tiles().iter().filter(|(other, _)| *other != seat));
        match self.boneyard(view.table()) {
            None => Message::Elsewhere { hands },
            Some((boneyard, 0)) => Message::ElsewhereBoneyard { hands, boneyard },
            Some((boneyard, reserve)) => Message::ElsewhereReserve { hands, boneyard, reserve },
        }
    }

    /// How many tiles some seats hold: `A Ada 7, B steady 6`.
    fn hand_sizes<'a>(&self, sizes: impl Iterator<Item = (Seat, &'a usize)>) -> String {
        let size = |(seat, &n)| glued(&self.say(&Message::HandSize { name: self.name(seat), n }));
        sizes.map(size).collect::<Vec<_>>().join(", ")
    }

    /// The tiles in the boneyard, and how many of them stay there; `None` where nobody draws.
    fn boneyard(&self, table: &Table) -> Option<(usize, usize)> {
        let variant = self.rules.variant();
        let reserve = variant.deal.reserve.with_players(self.rules.n_seats()).unwrap_or(0);
        (variant.turn.draw != Draw::Never).then(|| (table.n_boneyard(), reserve))
    }

    /// What a seat on turn is to do, with its hand as it is written.
    pub fn on_turn(&self, seat: Seat, view: &View, tiles: String) -> Message {
        let (name, n, table) = (self.name(seat), view.hand().len(), view.table());
        match (table.must_lead(), table.run()) {
            (Some(tile), _) => Message::ToLeadTile { name, n, tiles, tile: tile.to_string() },
            _ if table.layout().is_empty() => Message::ToLead { name, n, tiles },
            (None, RunState::At(end)) => Message::ToGoOn { name, n, tiles, end: end.to_string() },
            (None, _) => Message::ToPlay { name, n, tiles },
        }
    }

    /// The line of play in words, with the direction of each tile where a table has some.
    pub fn line_of_play(&self, table: &Table) -> Message {
        let line = table.layout().line();
        if table.plane().is_none() {
            let tiles = line.iter().map(Oriented::to_string).collect::<Vec<_>>().join(" ");
            return Message::LineOfPlay { tiles };
        }
        let tiles = line.iter().map(|tile| self.with_heading(*tile, table));
        Message::LineOfPlayHeadings { tiles: tiles.collect::<Vec<_>>().join(", ") }
    }

    /// A tile as it lies in the line, and in which direction it was laid: `4-6 n`.
    fn with_heading(&self, oriented: Oriented, table: &Table) -> String {
        let tile = Tile::new(oriented.left, oriented.right);
        let placed = table.layout().placed().iter().find(|placed| placed.tile == tile);
        match placed.and_then(|placed| placed.heading) {
            Some(heading) => glued(&format!("{oriented} {}", self.heading(heading))),
            None => oriented.to_string(),
        }
    }

    /// What is typed to play at an opening: the key of its end, and its heading where there is a table.
    pub fn opening_key(&self, table: &Table, opening: &Opening) -> String {
        let key = self.end_key(table, opening.end);
        match table.plane() {
            Some(_) => key + &self.heading(opening.heading),
            None => key,
        }
    }

    /// The ends of some openings with their headings, in words; `None` without an opening.
    pub fn headings_of_ends(&self, table: &Table, openings: &[Opening]) -> Option<String> {
        let ends = table.layout().ends().iter().filter_map(|open| {
            let own = openings.iter().filter(|opening| opening.end == open.name);
            let headings: Vec<String> = own.map(|opening| self.heading(opening.heading)).collect();
            if headings.is_empty() {
                return None;
            }
            let key = self.marked_key(table, open.name);
            let (end, headings) = (open.name.to_string(), headings.join(", "));
            Some(glued(&self.say(&Message::EndDirections { end, key, headings })))
        });
        ends.reduce(|first, last| self.say(&Message::DirectionsAnd { first, last }))
    }
}
