//! The deal of a round: from a seed, or given tile by tile.

use domino_tiles::{Tile, TileSet};
use thiserror::Error;

use crate::contest::{Start, deal_stream};
use crate::play::Position;
use crate::round::{DealtTiles, Event, Round, TileList};
use crate::seats::{PerSeat, Seat};
use crate::variant::Rules;
use crate::variant::sections::{Draw, FirstTile, Redeal};

/// The tiles of a round as they are dealt: consecutive hands from seat A on, then the boneyard in the
/// order in which it is drawn, or the dead tiles.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    /// All tiles but the start tile, in dealing order.
    tiles: TileList,
    hands: PerSeat<TileSet>,
    start_tile: Option<Tile>,
    hand: usize,
    is_rest_dead: bool,
    n_redeals: usize,
}

/// Why tiles are not a deal of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DealError {
    /// There are more or fewer hands than seats.
    #[error("{found} hands for {expected} seats")]
    Seats {
        /// The seats.
        expected: usize,
        /// The hands.
        found: usize,
    },
    /// A hand has more or fewer tiles than are dealt.
    #[error("hand {seat} has {found} tiles, not {expected}")]
    Hand {
        /// The seat.
        seat: Seat,
        /// The tiles that are dealt.
        expected: usize,
        /// The tiles in the hand.
        found: usize,
    },
    /// A tile comes twice.
    #[error("{0} comes twice")]
    Twice(Tile),
    /// A tile is not in the set.
    #[error("{0} is not in the set")]
    NotInSet(Tile),
    /// A tile of the set is nowhere.
    #[error("{0} is nowhere")]
    Missing(Tile),
    /// The start tile is missing, is not wanted, or cannot be one.
    #[error("the start tile does not fit the rules")]
    StartTile,
    /// The deal, or what is told of its leader, is that of other rules.
    #[error("the deal is that of another game")]
    AnotherGame,
    /// The table does not have the seat that is to lead.
    #[error("the table has no seat {0}")]
    NoSuchSeat(Seat),
    /// The seat that is to lead does not hold the tile that it must lay.
    #[error("seat {seat} does not hold {tile}")]
    NotHeld {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// By the rules these hands are dealt again.
    #[error("nobody holds a double, so the tiles are dealt again")]
    MustRedeal,
}

impl Deal {
    /// The deal of a round, counted from 1.
    ///
    /// One stream serves a deal: it gives the start tile first, if the rules ask for one taken before
    /// the deal, then the shuffle of the rest. Where the tiles are dealt again, the stream goes on.
    pub fn from_seed(rules: &Rules, seed: u64, round: u32) -> Deal {
        let mut stream = deal_stream(seed, round);
        let mut deal = Deal::empty(rules);
        loop {
            deal.tiles = TileList::of(rules.set().as_slice());
            if let FirstTile::BeforeDeal(filter) = rules.variant().start.first_tile {
                let eligible = || rules.set().tiles().filter(|tile| filter.admits(*tile));
                let n_eligible = u32::try_from(eligible().count()).unwrap_or(0);
                deal.start_tile = eligible().nth(stream.below(n_eligible) as usize);
                deal.start_tile.inspect(|tile| deal.tiles.remove(*tile));
            }
            stream.shuffle(&mut deal.tiles);
            deal.sort_hands(rules);
            if !deal.must_redeal(rules) {
                return deal;
            }
            deal.n_redeals += 1;
        }
    }

    /// A deal given tile by tile.
    ///
    /// `rest` is the boneyard in drawing order, or the dead tiles where nobody draws.
    ///
    /// # Errors
    ///
    /// [`DealError`] if this is not a deal by the rules.
    pub fn from_hands(
        rules: &Rules,
        hands: &PerSeat<Vec<Tile>>,
        rest: &[Tile],
        start_tile: Option<Tile>,
    ) -> Result<Deal, DealError> {
        if hands.n_seats() != rules.n_seats() {
            return Err(DealError::Seats { expected: rules.n_seats(), found: hands.n_seats() });
        }
        for (seat, hand) in hands.iter() {
            if hand.len() != rules.hand() {
                let (expected, found) = (rules.hand(), hand.len());
                return Err(DealError::Hand { seat, expected, found });
            }
        }
        if !is_start(rules, start_tile) {
            return Err(DealError::StartTile);
        }
        let mut seen = TileSet::from_iter(start_tile);
        let mut deal = Deal { start_tile, ..Deal::empty(rules) };
        for &tile in hands.values().flatten().chain(rest) {
            if !rules.set().contains(tile) {
                return Err(DealError::NotInSet(tile));
            }
            if !seen.insert(tile) {
                return Err(DealError::Twice(tile));
            }
            deal.tiles.push(tile);
        }
        if let Some(missing) = rules.set().tiles().find(|tile| !seen.contains(*tile)) {
            return Err(DealError::Missing(missing));
        }
        deal.sort_hands(rules);
        if deal.must_redeal(rules) { Err(DealError::MustRedeal) } else { Ok(deal) }
    }

    /// A deal without tiles.
    fn empty(rules: &Rules) -> Deal {
        Deal {
            tiles: TileList::new(),
            hands: PerSeat::default(),
            start_tile: None,
            hand: rules.hand(),
            is_rest_dead: rules.variant().turn.draw == Draw::Never,
            n_redeals: 0,
        }
    }

    /// Makes the hands out of the tiles.
    fn sort_hands(&mut self, rules: &Rules) {
        let hands = self.tiles.chunks_exact(self.hand).take(rules.n_seats());
        self.hands = hands.map(|hand| hand.iter().copied().collect()).collect();
    }

    fn must_redeal(&self, rules: &Rules) -> bool {
        match rules.variant().deal.redeal {
            Redeal::Never => false,
            Redeal::NoDouble => !self.hands.values().any(|hand| hand.intersects(&TileSet::DOUBLES)),
        }
    }

    /// Whether this is a deal of these rules, and one that counts.
    pub(crate) fn check_table(&self, rules: &Rules) -> Result<(), DealError> {
        let n_seats = self.hands.n_seats();
        if n_seats != rules.n_seats() {
            return Err(DealError::Seats { expected: rules.n_seats(), found: n_seats });
        }
        let n_tiles = self.tiles.len() + usize::from(self.start_tile.is_some());
        let is_own = self.hand == rules.hand()
            && n_tiles == rules.set().n_tiles()
            && is_start(rules, self.start_tile)
            && self.is_rest_dead == (rules.variant().turn.draw == Draw::Never);
        if !is_own {
            Err(DealError::AnotherGame)
        } else if self.must_redeal(rules) {
            Err(DealError::MustRedeal)
        } else {
            Ok(())
        }
    }

    /// The tiles of a hand in dealing order, none for a seat that the table does not have.
    pub fn hand(&self, seat: Seat) -> &[Tile] {
        if seat.idx() >= self.hands.n_seats() {
            return &[];
        }
        &self.tiles[seat.idx() * self.hand..][..self.hand]
    }

    /// The tiles of every hand as sets.
    pub fn hands(&self) -> &PerSeat<TileSet> {
        &self.hands
    }

    fn rest(&self) -> &[Tile] {
        &self.tiles[self.hands.n_seats() * self.hand..]
    }

    /// The tiles that can be drawn, the first of them first.
    pub fn boneyard(&self) -> &[Tile] {
        if self.is_rest_dead { &[] } else { self.rest() }
    }

    /// The tiles that are out of play.
    pub fn dead(&self) -> &[Tile] {
        if self.is_rest_dead { self.rest() } else { &[] }
    }

    /// The tile that was taken before the deal and belongs to nobody.
    pub fn start_tile(&self) -> Option<Tile> {
        self.start_tile
    }

    /// How often the tiles were dealt again before this deal.
    pub fn n_redeals(&self) -> usize {
        self.n_redeals
    }

    /// The event that tells the deal.
    pub(crate) fn event(&self) -> Event {
        let tiles = |tiles: &[Tile]| tiles.iter().copied().collect();
        Event::Dealt(Box::new(DealtTiles {
            hands: self.hands.map(|seat, _| tiles(self.hand(seat))),
            boneyard: tiles(self.boneyard()),
            dead: tiles(self.dead()),
        }))
    }
}

impl Round {
    /// The round of a deal, before its lead; over at once if a start tile lies where nobody can go on.
    ///
    /// # Errors
    ///
    /// [`DealError`] if the deal or the start is that of another table.
    pub fn new(rules: &Rules, deal: &Deal, start: Start) -> Result<Round, DealError> {
        deal.check_table(rules)?;
        Round::led(rules, deal, start)
    }

    /// The round of a deal that is known to be one of these rules.
    pub(crate) fn led(rules: &Rules, deal: &Deal, start: Start) -> Result<Round, DealError> {
        let hands = deal.hands();
        let hand = hands.get(start.seat).ok_or(DealError::NoSuchSeat(start.seat))?;
        if let Some(tile) = start.tile.filter(|tile| !hand.contains(*tile)) {
            return Err(DealError::NotHeld { seat: start.seat, tile });
        }
        if start.tile.is_some() && deal.start_tile().is_some() {
            // Where a tile lies on the table already, no tile is led.
            return Err(DealError::AnotherGame);
        }
        let position = Position { must_lead: start.tile, ..Position::led_by(start.seat) };
        Ok(Round::dealt(
            rules.table(),
            position,
            hands.clone(),
            deal.boneyard().iter().rev().copied().collect(),
            deal.dead().iter().copied().collect(),
            deal.start_tile(),
        ))
    }
}

/// Whether this is a start tile, or none, as the rules ask for.
fn is_start(rules: &Rules, start_tile: Option<Tile>) -> bool {
    match (rules.variant().start.first_tile, start_tile) {
        (FirstTile::BeforeDeal(filter), Some(tile)) => {
            rules.set().contains(tile) && filter.admits(tile)
        }
        (FirstTile::BeforeDeal(_), None) => false,
        (FirstTile::Deciding | FirstTile::Free, tile) => tile.is_none(),
    }
}
