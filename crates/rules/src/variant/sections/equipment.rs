//! What is in the box, and how many can play with it.

use std::collections::BTreeMap;
use std::fmt;

use domino_tiles::DominoSet;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::seats::Seat;
use crate::variant::key::section;

section! {
    /// What is in the box, and how many can play with it.
    #[derive(Clone)]
    pub struct EquipmentRules in equipment {
        /// The set that is played with, by its highest number: 6 for double-six.
        "set" set: DominoSet = DominoSet::DOUBLE_SIX;
        /// How many can play, as a range (`"2-4"`) or as ranges by set (`{ 6 = "2-4", 9 = "2-6" }`).
        "players" players: Players = Players::AnySet(PlayerRange { min: 2, max: 4 });
    }
}

/// How many players a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
