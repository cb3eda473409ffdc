//! The box and who plays: numbers of players, hands, and the reserve.

use std::collections::BTreeMap;
use std::fmt;

use domino_tiles::DominoSet;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::seats::Seat;

/// How many players a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerRange {
    /// The fewest players, at least 2.
    pub min: usize,
    /// The most players, at most [`Seat::MAX_SEATS`].
    pub max: usize,
}

impl PlayerRange {
    /// Whether so many can play.
    pub fn contains(self, n_players: usize) -> bool {
        (self.min..=self.max).contains(&n_players)
    }
}

impl fmt::Display for PlayerRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(f, "{}", self.min)
        } else {
            write!(f, "{}-{}", self.min, self.max)
        }
    }
}

impl std::str::FromStr for PlayerRange {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerRange, String> {
        let (min, max) = text.split_once('-').unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) if 2 <= min && min <= max && max <= Seat::MAX_SEATS => {
                Ok(PlayerRange { min, max })
            }
            _ => Err(format!(
                "a range of players is such as `2-4` or `2`, from 2 to {}, not `{text}`",
                Seat::MAX_SEATS
            )),
        }
    }
}

/// How many players a game takes, for any set or for each set that it is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Players {
    /// The same numbers with every set.
    AnySet(PlayerRange),
    /// Numbers for each set; other sets are not used.
    BySet(BTreeMap<DominoSet, PlayerRange>),
}

impl Players {
    /// The numbers with this set, if the game can be played with it.
    pub fn with_set(&self, set: DominoSet) -> Option<PlayerRange> {
        match self {
            Players::AnySet(range) => Some(*range),
            Players::BySet(by_set) => by_set.get(&set).copied(),
        }
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Players::AnySet(range) => serializer.collect_str(range),
            Players::BySet(by_set) => {
                let mut map = serializer.serialize_map(Some(by_set.len()))?;
                for (set, range) in by_set {
                    map.serialize_entry(&set.highest().to_string(), &range.to_string())?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        struct PlayersVisitor;

        impl<'de> Visitor<'de> for PlayersVisitor {
            type Value = Players;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a range such as \"2-4\", or ranges by set such as { 6 = \"2-4\" }")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Players, E> {
                text.parse().map(Players::AnySet).map_err(E::custom)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Players, A::Error> {
                let mut by_set = BTreeMap::new();
                while let Some((set, range)) = map.next_entry::<String, String>()? {
                    let set = set
                        .parse()
                        .ok()
                        .and_then(|highest: u8| DominoSet::new(highest).ok())
                        .ok_or_else(|| {
                            de::Error::custom(format_args!("a set is 0 to 18, not `{set}`"))
                        })?;
                    by_set.insert(set, range.parse().map_err(de::Error::custom)?);
                }
                if by_set.is_empty() {
                    return Err(de::Error::custom("the table of sets is empty"));
                }
                Ok(Players::BySet(by_set))
            }
        }

        deserializer.deserialize_any(PlayersVisitor)
    }
}

/// A number of tiles that may depend on the number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ByPlayers {
    /// The same number for any number of players.
    Any(u8),
    /// A number for each number of players.
    Table(BTreeMap<u8, u8>),
}

impl ByPlayers {
    /// The number for so many players, if the table has it.
    pub fn with_players(&self, n_players: usize) -> Option<usize> {
        let n_tiles = match self {
            ByPlayers::Any(n_tiles) => Some(*n_tiles),
            ByPlayers::Table(table) => {
                u8::try_from(n_players).ok().and_then(|n| table.get(&n).copied())
            }
        };
        n_tiles.map(usize::from)
    }
}

impl Serialize for ByPlayers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ByPlayers::Any(n_tiles) => serializer.serialize_u8(*n_tiles),
            ByPlayers::Table(table) => {
                let mut map = serializer.serialize_map(Some(table.len()))?;
                for (n_players, n_tiles) in table {
                    map.serialize_entry(&n_players.to_string(), n_tiles)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for ByPlayers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByPlayers, D::Error> {
        struct ByPlayersVisitor;

        impl<'de> Visitor<'de> for ByPlayersVisitor {
            type Value = ByPlayers;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a number of tiles from 0 to 190, or numbers by players such as { 2 = 7, 3 = 5 }",
                )
            }

            fn visit_i64<E: de::Error>(self, n_tiles: i64) -> Result<ByPlayers, E> {
                number_of_tiles(n_tiles).map(ByPlayers::Any)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ByPlayers, A::Error> {
                let mut table = BTreeMap::new();
                while let Some((n_players, n_tiles)) = map.next_entry::<String, i64>()? {
                    table.insert(number_of_players(&n_players)?, number_of_tiles(n_tiles)?);
                }
                if table.is_empty() {
                    return Err(de::Error::custom("the table of players is empty"));
                }
                Ok(ByPlayers::Table(table))
            }
        }

        deserializer.deserialize_any(ByPlayersVisitor)
    }
}

fn number_of_tiles<E: de::Error>(n_tiles: i64) -> Result<u8, E> {
    match u8::try_from(n_tiles) {
        Ok(n_tiles @ 0..=190) => Ok(n_tiles),
        _ => Err(E::custom(format_args!("a number of tiles is 0 to 190, not {n_tiles}"))),
    }
}

fn number_of_players<E: de::Error>(text: &str) -> Result<u8, E> {
    match text.parse() {
        Ok(n_players @ 2..=16) => Ok(n_players),
        _ => Err(E::custom(format_args!("a number of players is 2 to 16, not `{text}`"))),
    }
}
