//! Who plays, with which tiles, and the deal.

use domino_rules::sections::{ByPlayers, PerPlayers, PlayerCounts, Redeal, Teams};
use domino_tiles::DominoSet;

use super::Sheet;
use crate::Message;

impl Sheet<'_> {
    fn set_name(&self, set: DominoSet) -> String {
        self.say(&Message::SetName { highest: set.highest().get().into() })
    }

    pub(super) fn set(&self) -> Vec<Message> {
        let set = self.variant.equipment.set;
        vec![Message::SheetSet { set: self.set_name(set), n: set.n_tiles() }]
    }

    pub(super) fn players(&self) -> Vec<Message> {
        vec![match &self.variant.equipment.players {
            PlayerCounts::AnySet(range) => {
                Message::SheetPlayers { range: self.catalog.range(range.numbers()) }
            }
            PlayerCounts::BySet(by_set) => {
                let each = by_set.iter().map(|(set, range)| {
                    let range = self.catalog.range(range.numbers());
                    let set = self.set_name(set);
                    self.say(&Message::SheetPlayersSet { set, range })
                });
                Message::SheetPlayersBySet { list: each.collect::<Vec<_>>().join(", ") }
            }
        }]
    }

    pub(super) fn teams(&self) -> Vec<Message> {
        vec![match self.variant.seating.teams {
            Teams::None => Message::SheetTeamsNone,
            Teams::Pairs => Message::SheetTeamsPairs,
        }]
    }

    /// Numbers of tiles by numbers of players, in words.
    pub(super) fn by_players(&self, table: &PerPlayers) -> String {
        let rows: Vec<(usize, usize)> =
            table.iter().map(|(players, n)| (players.count(), n.count())).collect();
        // Numbers of players in a row with the same number of tiles are told together.
        let runs = rows.chunk_by(|a, b| a.1 == b.1 && a.0 + 1 == b.0);
        let each = runs.filter_map(|run| {
            let ((least, n), (most, _)) = (run.first()?, run.last()?);
            let players = self.catalog.range(*least..=*most);
            Some(self.say(&Message::SheetByPlayers { n: *n, players }))
        });
        each.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn hand(&self) -> Vec<Message> {
        vec![match &self.variant.deal.hand {
            ByPlayers::Any(n) => Message::SheetHand { n: (*n).into() },
            ByPlayers::Table(table) => Message::SheetHandByPlayers { list: self.by_players(table) },
        }]
    }

    pub(super) fn redeal(&self) -> Vec<Message> {
        vec![match self.variant.deal.redeal {
            Redeal::Never => Message::SheetRedealNever,
            Redeal::NoDouble => Message::SheetRedealNoDouble,
        }]
    }
}
