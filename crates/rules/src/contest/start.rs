//! Finding the seat that leads a round.

use domino_tiles::{Tile, TileSet};

use crate::contest::match_stream;
use crate::play::Ending;
use crate::score::RoundResult;
use crate::seats::{PerSeat, Seat};
use crate::variant::Rules;
use crate::variant::sections::{FirstTile, LaterStart, StartKey};

/// Who leads a round, and with which tile if it must be a certain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Start {
    /// The seat that leads.
    pub seat: Seat,
    /// The tile that it must lay.
    pub tile: Option<Tile>,
}

/// What the next deal needs to know of the round before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct LastRound {
    /// The seat that led it.
    pub leader: Seat,
    /// The seat that won it, if exactly one side did.
    pub winner: Option<Seat>,
    /// The seat with the most pips left, if exactly one has.
    pub loser: Option<Seat>,
}

impl LastRound {
    /// Reads what the next deal needs off a result.
    pub fn of(leader: Seat, result: &RoundResult) -> LastRound {
        let winner = match (result.ending, result.winners.as_slice()) {
            (Ending::Out(seat), [_]) => Some(seat),
            (Ending::Blocked, [team]) => {
                let hands = result.hands.iter().filter(|(seat, _)| team.has(*seat));
                hands.min_by_key(|(_, hand)| hand.n_pips()).map(|(seat, _)| seat)
            }
            _ => None,
        };
        let most = result.hands.values().map(TileSet::n_pips).max();
        let mut losers = result.hands.iter().filter(|(_, hand)| Some(hand.n_pips()) == most);
        let loser = match (losers.next(), losers.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        };
        LastRound { leader, winner, loser }
    }
}

impl Rules {
    /// Who leads a round with these hands; `last` is `None` for the first round of a match.
    ///
    /// The seed is needed only where the rules ask for a random seat. `None` if they do and it is
    /// not given, or if nobody holds what the rules look for, as in hands that are to be dealt again.
    pub fn start(
        &self,
        hands: &PerSeat<TileSet>,
        last: Option<&LastRound>,
        seed: Option<u64>,
    ) -> Option<Start> {
        let (keys, fallback) = match (&self.variant().start.later, last) {
            (LaterStart::Keys(keys), Some(last)) => {
                let seat = self.table().next_seat(last.leader);
                (keys, Some(Start { seat, tile: None }))
            }
            _ => (&self.variant().start.first, None),
        };
        let start = keys.iter().find_map(|key| self.find(key, hands, last, seed)).or(fallback)?;
        match self.variant().start.first_tile {
            FirstTile::Deciding => Some(start),
            FirstTile::Free | FirstTile::BeforeDeal(_) => Some(Start { tile: None, ..start }),
        }
    }

    fn find(
        &self,
        key: StartKey,
        hands: &PerSeat<TileSet>,
        last: Option<&LastRound>,
        seed: Option<u64>,
    ) -> Option<Start> {
        let all = || hands.values().fold(TileSet::EMPTY, |all, hand| all | *hand);
        let by_tile = |tile: Option<Tile>| {
            let (seat, _) =
                hands.iter().find(|(_, hand)| tile.is_some_and(|tile| hand.contains(tile)))?;
            Some(Start { seat, tile })
        };
        let by_seat = |seat: Option<Seat>| seat.map(|seat| Start { seat, tile: None });
        match key {
            StartKey::HighestDouble => by_tile((all() & TileSet::DOUBLES).last()),
            StartKey::HighestPips => by_tile(
                all().iter().max_by_key(|tile| (tile.n_pips(), tile.is_double(), tile.high())),
            ),
            StartKey::HighestHalf => by_tile(all().last()),
            StartKey::Tile(tile) => by_tile(Some(tile)),
            StartKey::Seat(seat) => by_seat(Some(seat)),
            StartKey::RandomSeat => by_seat(seed.and_then(|seed| {
                let n_seats = u32::try_from(self.n_seats()).unwrap_or(1);
                Seat::new(match_stream(seed).below(n_seats) as usize)
            })),
            StartKey::Winner => by_seat(last.and_then(|last| last.winner)),
            StartKey::Loser => by_seat(last.and_then(|last| last.loser)),
            StartKey::NextSeat => by_seat(last.map(|last| self.table().next_seat(last.leader))),
        }
    }
}
