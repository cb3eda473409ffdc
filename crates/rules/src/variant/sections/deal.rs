//! What each seat is dealt, and what stays in the boneyard.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::variant::key::section;

section! {
    /// What each seat is dealt, and what stays in the boneyard.
    #[derive(Clone)]
    pub struct DealRules in deal {
        /// Tiles dealt to each seat, as a number or by players (`{ 2 = 7, 3 = 5 }`).
        "hand" hand: ByPlayers = ByPlayers::Any(7);
        /// Tiles of the boneyard that are never drawn, as a number or by players.
        "reserve" reserve: ByPlayers = ByPlayers::Any(0);
        /// When all tiles are dealt again: `"never"` or `"no-double"` (while nobody holds a double).
        "redeal" redeal: Redeal = Redeal::Never;
    }
}

/// A number of tiles that may depend on the number of players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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

/// When all tiles go back and are dealt again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Redeal {
    /// Never.
    Never,
    /// While nobody holds a double.
    NoDouble,
}
