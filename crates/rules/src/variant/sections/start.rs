//! Who leads, and with which tile.

use std::fmt;

use domino_tiles::Tile;
use serde::de::{self, Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::seats::Seat;
use crate::variant::key::section;

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

/// Ways to find the leader, in the order in which they are tried; none comes twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(transparent)]
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

impl<'de> Deserialize<'de> for StartKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StartKeys, D::Error> {
        Vec::deserialize(deserializer).map(StartKeys::from_iter)
    }
}

/// One way to find the leader of a round; a list of them is tried in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartKey {
    /// The seat that holds the highest double.
    HighestDouble,
    /// The seat that holds the tile with the most pips; of equal tiles the double, then the one with
    /// the larger half.
    HighestPips,
    /// The seat that holds the tile with the largest half, then the larger other half: 6-6, 6-5, …
    HighestHalf,
    /// The seat that holds this tile.
    Tile(Tile),
    /// This seat.
    Seat(Seat),
    /// A seat drawn by lot, once a match.
    RandomSeat,
    /// The seat that won the last round; after a round that a side of partners won, the one of them
    /// with the fewest pips left.
    Winner,
    /// The seat that has the most pips left from the last round.
    Loser,
    /// The seat after the last leader in the direction of play.
    NextSeat,
}

impl StartKey {
    const WORDS: [(&'static str, StartKey); 7] = [
        ("highest-double", StartKey::HighestDouble),
        ("highest-pips", StartKey::HighestPips),
        ("highest-half", StartKey::HighestHalf),
        ("random-seat", StartKey::RandomSeat),
        ("winner", StartKey::Winner),
        ("loser", StartKey::Loser),
        ("next-seat", StartKey::NextSeat),
    ];

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

impl fmt::Display for StartKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartKey::Tile(tile) => write!(f, "{tile}"),
            StartKey::Seat(seat) => write!(f, "seat-{seat}"),
            key => {
                let word = StartKey::WORDS.iter().find(|(_, other)| other == key);
                f.write_str(word.map_or("", |(word, _)| word))
            }
        }
    }
}

impl std::str::FromStr for StartKey {
    type Err = String;

    fn from_str(text: &str) -> Result<StartKey, String> {
        if let Some((_, key)) = StartKey::WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(*key);
        }
        if let Some(seat) = text.strip_prefix("seat-").and_then(|seat| seat.parse().ok()) {
            return Ok(StartKey::Seat(seat));
        }
        text.parse().map(StartKey::Tile).map_err(|_| {
            let words: Vec<String> =
                StartKey::WORDS.iter().map(|(word, _)| format!("`{word}`")).collect();
            format!(
                "expected {}, a seat such as `seat-A` or a tile such as `6-6`, found `{text}`",
                words.join(", ")
            )
        })
    }
}

impl Serialize for StartKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StartKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StartKey, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// Who leads the second and later rounds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LaterStart {
    /// Found as in the first round.
    Same,
    /// The first of these that finds a leader; where none does, the seat after the last leader.
    Keys(StartKeys),
}

impl Serialize for LaterStart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            LaterStart::Same => serializer.serialize_str("same"),
            LaterStart::Keys(keys) => serializer.collect_seq(&keys.0),
        }
    }
}

impl<'de> Deserialize<'de> for LaterStart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LaterStart, D::Error> {
        struct LaterStartVisitor;

        impl<'de> Visitor<'de> for LaterStartVisitor {
            type Value = LaterStart;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"same\" or a list such as [\"winner\", \"next-seat\"]")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<LaterStart, E> {
                match text {
                    "same" => Ok(LaterStart::Same),
                    _ => Err(E::custom(format_args!(
                        "expected \"same\" or a list such as [\"winner\", \"next-seat\"], found `{text}`"
                    ))),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<LaterStart, A::Error> {
                let mut keys = Vec::new();
                while let Some(key) = seq.next_element()? {
                    keys.push(key);
                }
                Ok(LaterStart::Keys(StartKeys::from_iter(keys)))
            }
        }

        deserializer.deserialize_any(LaterStartVisitor)
    }
}

/// Which tile a round starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTile {
    /// The tile that decided who leads must be laid; any tile where no tile decided.
    Deciding,
    /// Any tile.
    Free,
    /// A tile taken before the deal lies on the table and belongs to nobody.
    BeforeDeal(TileFilter),
}

/// Which tiles can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileFilter {
    /// Any tile.
    Any,
    /// Any tile but a double.
    NonDouble,
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
