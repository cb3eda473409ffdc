//! Who starts a round, and with which tile.

use std::slice;

use domino_rules::sections::{FirstTile, LaterStart, StartKey, Teams, TileFilter};

use super::Sheet;
use crate::Message;

impl Sheet<'_> {
    pub(super) fn start(&self) -> Vec<Message> {
        vec![Message::SheetStart { list: self.starters(self.variant.start.first.as_slice()) }]
    }

    pub(super) fn later_start(&self) -> Vec<Message> {
        vec![match &self.variant.start.later {
            LaterStart::Same => Message::SheetLaterSame,
            LaterStart::Keys(keys) => {
                Message::SheetLater { list: self.starters(&finding(keys.as_slice())) }
            }
        }]
    }

    pub(super) fn first_tile(&self) -> Vec<Message> {
        vec![match self.variant.start.first_tile {
            FirstTile::Deciding if self.does_a_tile_always_decide() => Message::SheetFirstDeciding,
            FirstTile::Deciding => Message::SheetFirstDecidingIf,
            FirstTile::Free => Message::SheetFirstFree,
            FirstTile::BeforeDeal(TileFilter::Any) => Message::SheetFirstBefore,
            FirstTile::BeforeDeal(TileFilter::NonDouble) => Message::SheetFirstBeforeNonDouble,
        }]
    }

    fn does_a_tile_always_decide(&self) -> bool {
        let later = match &self.variant.start.later {
            LaterStart::Same => Vec::new(),
            LaterStart::Keys(keys) => finding(keys.as_slice()),
        };
        self.variant.start.first.iter().chain(later).all(is_by_tile)
    }

    /// Who starts by the first of these ways that finds somebody.
    fn starters(&self, keys: &[StartKey]) -> String {
        let phrases: Vec<Message> = keys.iter().map(|key| self.starter(*key)).collect();
        self.chain(&phrases, |first, next| Message::SheetElse { first, next })
    }

    fn starter(&self, key: StartKey) -> Message {
        match key {
            StartKey::HighestDouble => Message::StartHighestDouble,
            StartKey::HighestPips => Message::StartHighestPips,
            StartKey::HighestHalf => Message::StartHighestHalf,
            StartKey::Tile(tile) => Message::StartTileHolder { tile: tile.to_string() },
            StartKey::Seat(seat) => Message::StartSeat { seat: seat.to_string() },
            StartKey::RandomSeat => Message::StartRandom,
            StartKey::Winner => match self.variant.seating.teams {
                Teams::None => Message::StartWinner,
                Teams::Pairs => Message::StartWinnerPairs,
            },
            StartKey::Loser => Message::StartLoser,
            StartKey::NextSeat => Message::StartNext,
        }
    }
}

/// The ways to start a later round, up to the first that always finds somebody.
fn finding(keys: &[StartKey]) -> Vec<StartKey> {
    let sure = keys.iter().position(|key| key.always_finds());
    let (keys, rest) = match sure {
        Some(idx) => (&keys[..=idx], [].as_slice()),
        None => (keys, slice::from_ref(&StartKey::NextSeat)),
    };
    [keys, rest].concat()
}

fn is_by_tile(key: StartKey) -> bool {
    match key {
        StartKey::HighestDouble
        | StartKey::HighestPips
        | StartKey::HighestHalf
        | StartKey::Tile(_) => true,
        StartKey::Seat(_)
        | StartKey::RandomSeat
        | StartKey::Winner
        | StartKey::Loser
        | StartKey::NextSeat => false,
    }
}
