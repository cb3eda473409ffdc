//! Who leads, and with which tile.

use std::fmt;

use domino_tiles::{Tile, TileSet};

use crate::seats::Seat;
use crate::variant::key::section;
use crate::variant::sections::Redeal;
use crate::variant::value::{Misread, Read, Write, choice, read_list};
use crate::variant::{Clash, Conflicts, Form, Node, Variant, Written};

section! {
    /// Who leads, and with which tile.
    #[derive(Clone)]
    pub struct StartRules in start {
        /// Who leads the first round, by the first of a list that finds somebody: `"highest-double"`,
        /// `"highest-pips"` (of equal tiles the double, then the larger half), `"highest-half"` (6-5
        /// before 5-4 and before 6-3), a tile such as `"6-6"`, `"seat-A"`, `"random-seat"`.
        "start" first: StartKeys =
            StartKeys::from_iter([StartKey::HighestDouble, StartKey::HighestPips]);
        /// Who leads later rounds: `"same"`, or a list as for `start` that also knows `"winner"`,
        /// `"loser"` (most pips left) and `"next-seat"` (after the last leader), which also holds where
        /// the list finds nobody.
        "later-start" later: LaterStart = LaterStart::Same;
        /// The first tile of a round: `"deciding"` (the tile that decided who leads, any tile if none
        /// did), `"free"`, or `{ before-deal = "non-double" }` (a tile taken before the deal, which
        /// belongs to nobody; also `"any"`).
        "first-tile" first_tile: FirstTile = FirstTile::Deciding;
    }
}

impl StartRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        if let FirstTile::BeforeDeal(filter) = self.first_tile
            && let set = variant.equipment.set
            && !set.tiles().any(|tile| filter.admits(tile))
        {
            found.add(&["first-tile", "set"], Clash::NoStartTile { set });
        }
        self.check_first(variant, found);
        match &self.later {
            LaterStart::Same if self.first.contains(StartKey::RandomSeat) => {
                found.add(&["later-start", "start"], Clash::LotForSame);
            }
            LaterStart::Keys(keys) if keys.contains(StartKey::RandomSeat) => {
                found.add(&["later-start"], Clash::LotForLater);
            }
            LaterStart::Same | LaterStart::Keys(_) => {}
        }
        check_seats_and_tiles(&["start", "set"], &self.first, variant, found);
        if let LaterStart::Keys(keys) = &self.later {
            check_seats_and_tiles(&["later-start", "set"], keys, variant, found);
        }
    }

    fn check_first(&self, variant: &Variant, found: &mut Conflicts) {
        if self.first.is_empty() {
            found.add(&["start"], Clash::NoWayToLead);
        } else if !self.finds(variant) {
            found.add(&["start", "redeal"], Clash::FindsNobody);
        }
        if let Some(key) = self.first.iter().find(|key| key.needs_last_round()) {
            found.add(&["start"], Clash::NoRoundBefore(key));
        }
    }

    /// Whether the list finds a leader in every deal: by a way that always does, or because it looks
    /// for more tiles than can lie where nobody holds them.
    fn finds(&self, variant: &Variant) -> bool {
        let mut wanted = TileSet::EMPTY;
        for key in self.first.iter() {
            match key {
                StartKey::HighestDouble if variant.deal.redeal == Redeal::NoDouble => return true,
                StartKey::HighestDouble => wanted |= TileSet::DOUBLES,
                StartKey::Tile(tile) => wanted |= TileSet::from(tile),
                key if key.always_finds() => return true,
                _ => {}
            }
        }
        let set = variant.equipment.set.tile_set();
        let n_wanted = (wanted & set).len();
        variant.numbers_of_players().all(|n_players| {
            let hand = variant.deal.hand.with_players(n_players).unwrap_or(0);
            n_players * hand + n_wanted > set.len()
        })
    }

    /// Whether a tile is taken before the deal.
    pub(crate) fn has_start_tile(&self) -> bool {
        matches!(self.first_tile, FirstTile::BeforeDeal(_))
    }
}

fn check_seats_and_tiles(
    names: &'static [&'static str],
    keys: &StartKeys,
    variant: &Variant,
    found: &mut Conflicts,
) {
    let own_set = variant.equipment.set;
    let n_players = variant.numbers_of_players().min().unwrap_or(Seat::MAX_SEATS);
    for key in keys.iter() {
        match key {
            StartKey::Tile(tile) if !own_set.contains(tile) => {
                found.add(names, Clash::NotInSet { tile, set: own_set });
            }
            StartKey::Seat(seat) if seat.idx() >= n_players => {
                found.add(names, Clash::NoSuchSeat { seat, n_players });
            }
            _ => {}
        }
    }
}

choice! {
    /// One way to find the leader of a round; a list of them is tried in order.
    #[derive(Copy)]
    pub enum StartKey {
        /// The seat that holds the highest double.
        word "highest-double" => HighestDouble,
        /// The seat that holds the tile with the most pips; of equal tiles the double, then the one with
        /// the larger half.
        word "highest-pips" => HighestPips,
        /// The seat that holds the tile with the largest half, then the larger other half: 6-6, 6-5, …
        word "highest-half" => HighestHalf,
        /// The seat that holds this tile.
        value => Tile(Tile),
        /// This seat.
        value => Seat(Seat),
        /// A seat drawn by lot, once a match.
        word "random-seat" => RandomSeat,
        /// The seat that won the last round; after a round that a side of partners won, the one of them
        /// with the fewest pips left.
        word "winner" => Winner,
        /// The seat that has the most pips left from the last round.
        word "loser" => Loser,
        /// The seat after the last leader in the direction of play.
        word "next-seat" => NextSeat,
    }
}

impl StartKey {
    /// Whether this way looks at the round before, so that a first round cannot use it.
    pub const fn needs_last_round(self) -> bool {
        matches!(self, StartKey::Winner | StartKey::Loser | StartKey::NextSeat)
    }

    /// Whether this way finds a leader in every deal.
    pub const fn always_finds(self) -> bool {
        matches!(
            self,
            StartKey::HighestPips
                | StartKey::HighestHalf
                | StartKey::Seat(_)
                | StartKey::RandomSeat
                | StartKey::NextSeat
        )
    }
}

/// As in a rules file, without quotes.
impl fmt::Display for StartKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.write() {
            Written::Text(text) => f.write_str(&text),
            other => write!(f, "{other}"),
        }
    }
}

/// Ways to find the leader, in the order in which they are tried; none comes twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct StartKeys(Vec<StartKey>);

impl StartKeys {
    /// The ways, the first to be tried first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = StartKey> {
        self.0.iter().copied()
    }

    /// The ways as a slice.
    pub fn as_slice(&self) -> &[StartKey] {
        &self.0
    }

    /// Whether a way is one of them.
    pub fn contains(&self, key: StartKey) -> bool {
        self.0.contains(&key)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What comes again is left out, since it would find nobody again.
impl FromIterator<StartKey> for StartKeys {
    fn from_iter<I: IntoIterator<Item = StartKey>>(keys: I) -> StartKeys {
        let mut ways = StartKeys::default();
        for key in keys {
            if !ways.contains(key) {
                ways.0.push(key);
            }
        }
        ways
    }
}

impl Read for StartKeys {
    const FORMS: &'static [Form] = &[Form::List("[\"winner\", \"next-seat\"]")];

    fn read(node: &Node) -> Result<StartKeys, Misread> {
        read_list(node).map(StartKeys::from_iter)
    }
}

impl Write for StartKeys {
    fn write(&self) -> Written {
        Written::List(self.0.iter().map(Write::write).collect())
    }
}

choice! {
    /// Who leads the second and later rounds.
    pub enum LaterStart {
        /// Found as in the first round.
        word "same" => Same,
        /// The first of these that finds a leader; where none does, the seat after the last leader.
        value => Keys(StartKeys),
    }
}

choice! {
    /// Which tile a round starts with.
    #[derive(Copy)]
    pub enum FirstTile {
        /// The tile that decided who leads must be laid; any tile where no tile decided.
        word "deciding" => Deciding,
        /// Any tile.
        word "free" => Free,
        /// A tile taken before the deal lies on the table and belongs to nobody.
        option "before-deal" => BeforeDeal(TileFilter),
    }
}

choice! {
    /// Which tiles can be taken.
    #[derive(Copy)]
    pub enum TileFilter {
        /// Any tile.
        word "any" => Any,
        /// Any tile but a double.
        word "non-double" => NonDouble,
    }
}

impl TileFilter {
    /// Whether a tile can be taken.
    pub const fn admits(self, tile: Tile) -> bool {
        match self {
            TileFilter::Any => true,
            TileFilter::NonDouble => !tile.is_double(),
        }
    }
}
