//! What each seat is dealt, and what stays in the boneyard.

use std::collections::BTreeMap;

use crate::seats::Seat;
use crate::variant::key::section;
use crate::variant::value::{Misread, Read, Write, choice, read_table};
use crate::variant::{Clash, Conflicts, Entry, Form, Node, Number, Variant, Written};

section! {
    /// What each seat is dealt, and what stays in the boneyard.
    #[derive(Clone)]
    pub struct DealRules in deal {
        /// Tiles dealt to each seat, as a number or by players (`{ 2 = 7, 3 = 5 }`).
        "hand" hand: ByPlayers = ByPlayers::Any(TileCount::known(7));
        /// Tiles of the boneyard that are never drawn, as a number or by players.
        "reserve" reserve: ByPlayers = ByPlayers::Any(TileCount::MIN);
        /// When all tiles are dealt again: `"never"` or `"no-double"` (while nobody holds a double).
        "redeal" redeal: Redeal = Redeal::Never;
    }
}

impl DealRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        let set = variant.equipment.set;
        for n_players in variant.numbers_of_players() {
            if self.reserve.with_players(n_players).is_none() {
                found.add(&["reserve", "players"], Clash::NoReserve { n_players });
            }
            match self.hand.with_players(n_players) {
                None => found.add(&["hand", "players"], Clash::NoHand { n_players }),
                Some(0) => found.add(&["hand"], Clash::EmptyHand { n_players }),
                Some(hand) if variant.n_dealt(n_players) > Some(set.n_tiles()) => {
                    let has_start_tile = variant.start.has_start_tile();
                    let clash =
                        Clash::TooFewTiles { n_players, hand, has_start_tile, set, larger: None };
                    found.add(&["hand", "set", "players"], clash);
                }
                Some(_) => {}
            }
        }
    }
}

choice! {
    /// A number of tiles that may depend on the number of players.
    pub enum ByPlayers {
        /// The same number for any number of players.
        value => Any(TileCount),
        /// A number for each number of players.
        value => Table(PerPlayers),
    }
}

/// A number of tiles, from none to the largest set.
pub type TileCount = Number<0, 190>;

/// A number of players at a table.
#[allow(clippy::cast_possible_truncation)] // a handful
pub type PlayerCount = Number<2, { Seat::MAX_SEATS as u32 }>;

/// A number of tiles for each number of players that the table has; it has at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PerPlayers(BTreeMap<PlayerCount, TileCount>);

impl PerPlayers {
    /// The numbers of players in ascending order, each with its number of tiles.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (PlayerCount, TileCount)> {
        self.0.iter().map(|(n_players, n_tiles)| (*n_players, *n_tiles))
    }
}

impl ByPlayers {
    /// A number of tiles for each number of players; `None` if there is no number of players.
    pub fn table(numbers: impl IntoIterator<Item = (PlayerCount, TileCount)>) -> Option<ByPlayers> {
        let numbers = PerPlayers(numbers.into_iter().collect());
        (!numbers.0.is_empty()).then_some(ByPlayers::Table(numbers))
    }

    /// The number for so many players, if the table has it.
    pub fn with_players(&self, n_players: usize) -> Option<usize> {
        let n_tiles = match self {
            ByPlayers::Any(n_tiles) => *n_tiles,
            ByPlayers::Table(table) => {
                let n_players = u32::try_from(n_players).ok().and_then(PlayerCount::new)?;
                *table.0.get(&n_players)?
            }
        };
        Some(n_tiles.count())
    }
}

impl Read for PerPlayers {
    const FORMS: &'static [Form] = &[Form::Table("{ 2 = 7, 3 = 5 }")];

    fn read(node: &Node) -> Result<PerPlayers, Misread> {
        read_table(node).map(PerPlayers)
    }
}

impl Write for PerPlayers {
    fn write(&self) -> Written {
        let entry = |(n_players, n_tiles): (&PlayerCount, &TileCount)| {
            Entry::required(n_players.to_string(), n_tiles.write())
        };
        Written::Table(self.0.iter().map(entry).collect())
    }
}

choice! {
    /// When all tiles go back and are dealt again.
    #[derive(Copy)]
    pub enum Redeal {
        /// Never.
        word "never" => Never,
        /// While nobody holds a double.
        word "no-double" => NoDouble,
    }
}
