//! What a seat on turn is shown: the line, the open ends, its hand, and what it may do.

use domino_rules::axes::Draw;
use domino_rules::{Legal, RunState, Seat, Table, View};
use domino_tiles::TileSet;

use crate::Message;
use crate::narrator::Narrator;
use crate::page::glued;

impl Narrator {
    /// Shows a seat on turn its view and its legal actions.
    pub(crate) fn screen(&mut self, seat: Seat, view: &View) {
        self.page.gap();
        self.board(view);
        let (name, n, tiles) = (self.name(seat), view.hand().len(), view.hand().to_string());
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
            .map(|(number, action)| format!("{number:>n_digits$}) {action}"))
            .collect();
        self.page.cells(&cells);
    }

    /// Shows the line, the open ends, and how many tiles are where.
    pub(crate) fn board(&mut self, view: &View) {
        let table = view.table();
        if table.layout().is_empty() {
            return self.say(&Message::TableEmpty);
        }
        self.page.line_of_play(&table.layout().line());
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

    /// The open ends in words: `left 6, right 4`.
    pub(crate) fn ends(&self, table: &Table) -> String {
        let ends = table.layout().ends().iter().map(|open| {
            let pips = open.pips.get().into();
            glued(&self.words(&Message::OpenEnd { end: open.name.to_string(), pips }))
        });
        ends.collect::<Vec<_>>().join(", ")
    }

    /// Shows a hand.
    pub(crate) fn hand(&mut self, seat: Seat, hand: TileSet) {
        let name = self.name(seat);
        self.say(&Message::Hand { name, n: hand.len(), tiles: hand.to_string() });
    }
}
