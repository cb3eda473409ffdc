//! The feature `serde`: names are written as the notation has them, lists as lists, and what is read is
//! checked as what is made in any other way.

use std::fmt;
use std::marker::PhantomData;

use domino_layout::Layout;
use domino_tiles::{Pips, Tile, TileSet};
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

use crate::play::{NumberSet, OpenNumbers, Table};
use crate::round::{DealtTiles, SeenTiles, TileList, View};
use crate::seats::{PerSeat, PerTeam, Seat, Team, TeamList};
use crate::variant::{Rules, Variant};

domino_tiles::text_form!(Seat, "a seat such as `B`");
domino_tiles::text_form!(Team, "seats such as `AC`, or `-`");

/// Reads a list of at most so many values.
struct AtMost<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for AtMost<T, N> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            if values.len() == N {
                return Err(de::Error::invalid_length(N + 1, &self));
            }
            values.push(value);
        }
        Ok(values)
    }
}

fn at_most<'de, const N: usize, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    deserializer.deserialize_seq(AtMost::<T, N>(PhantomData))
}

/// Refuses what comes again.
fn without_repeats<T: Copy + PartialEq + fmt::Debug, E: de::Error>(
    values: Vec<T>,
) -> Result<Vec<T>, E> {
    for (place, value) in values.iter().enumerate() {
        if values[..place].contains(value) {
            return Err(E::custom(format_args!("{value:?} comes twice")));
        }
    }
    Ok(values)
}

const MAX_TILES: usize = TileList::MAX_TILES;

/// A list for each seat, from seat A on.
impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        let values = at_most::<{ Seat::MAX_SEATS }, T, D>(deserializer)?;
        Ok(values.into_iter().collect())
    }
}

/// A map from sides to values.
impl<T: Serialize> Serialize for PerTeam<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerTeam<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerTeam<T>, D::Error> {
        struct Sides<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Sides<T> {
            type Value = Vec<(Team, T)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from sides in the order of their first seats to values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut sides: Vec<(Team, T)> = Vec::new();
                while let Some((team, value)) = map.next_entry::<Team, T>()? {
                    let first = team.seats().next();
                    let is_later = first.is_some()
                        && sides.iter().all(|(side, _)| {
                            side.seats().next() < first && !side.seats().any(|seat| team.has(seat))
                        });
                    if !is_later {
                        return Err(de::Error::custom(format_args!("{team} is no further side")));
                    }
                    sides.push((team, value));
                }
                Ok(sides)
            }
        }

        let sides = deserializer.deserialize_map(Sides(PhantomData))?;
        Ok(sides.into_iter().collect())
    }
}

/// Writes the items in their order, and reads a list of at most so many, of which none comes twice.
macro_rules! list_form {
    ($list:ty, $item:ty, $most:expr) => {
        impl Serialize for $list {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $list {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$list, D::Error> {
                let items = at_most::<{ $most }, $item, D>(deserializer)?;
                Ok(without_repeats(items)?.into_iter().collect())
            }
        }
    };
}

list_form!(TeamList, Team, Seat::MAX_SEATS);
list_form!(TileList, Tile, MAX_TILES);
list_form!(NumberSet, Pips, Pips::MAX.get() as usize + 1);

/// A list of numbers.
impl Serialize for OpenNumbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for OpenNumbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OpenNumbers, D::Error> {
        let numbers = at_most::<{ Layout::MAX_ENDS }, Pips, D>(deserializer)?;
        Ok(numbers.into_iter().collect())
    }
}

/// Tiles as they are written and read, before it is known that there are so many.
#[derive(Deserialize)]
#[serde(rename = "SeenTiles", rename_all = "kebab-case")]
enum TilesForm {
    Shown(TileList),
    Hidden(usize),
}

impl<'de> Deserialize<'de> for SeenTiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeenTiles, D::Error> {
        match TilesForm::deserialize(deserializer)? {
            TilesForm::Shown(tiles) => Ok(tiles.iter().copied().collect()),
            TilesForm::Hidden(n_tiles @ 0..=MAX_TILES) => Ok(SeenTiles::Hidden(n_tiles)),
            TilesForm::Hidden(n_tiles) => {
                let expected = format!("at most {MAX_TILES} tiles face down");
                let found = de::Unexpected::Unsigned(n_tiles as u64);
                Err(de::Error::invalid_value(found, &expected.as_str()))
            }
        }
    }
}

/// The tiles of a deal, before it is known that none comes twice.
#[derive(Deserialize)]
#[serde(rename = "DealtTiles", deny_unknown_fields)]
struct DealtForm {
    hands: PerSeat<SeenTiles>,
    boneyard: SeenTiles,
    dead: SeenTiles,
}

impl<'de> Deserialize<'de> for DealtTiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DealtTiles, D::Error> {
        let DealtForm { hands, boneyard, dead } = DealtForm::deserialize(deserializer)?;
        let mut seen = TileSet::EMPTY;
        for tiles in hands.values().chain([&boneyard, &dead]) {
            let tiles = tiles.tile_set();
            if let Some(tile) = (seen & tiles).iter().next() {
                return Err(de::Error::custom(format_args!("{tile} is in two places")));
            }
            seen |= tiles;
        }
        Ok(DealtTiles { hands, boneyard, dead })
    }
}

/// A variant at a table: `variant` and `players`.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rules = serializer.serialize_struct("Rules", 2)?;
        rules.serialize_field("variant", self.variant())?;
        rules.serialize_field("players", &self.n_seats())?;
        rules.end()
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Rules", deny_unknown_fields)]
        struct Form {
            variant: Variant,
            players: usize,
        }
        let Form { variant, players } = Form::deserialize(deserializer)?;
        Rules::new(variant, players).map_err(de::Error::custom)
    }
}

/// It is written and not read: what it remembers of each seat follows from the events that it has
/// seen, and whoever has these makes the view with [`View::observe`].
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut view = serializer.serialize_struct("View", 5)?;
        view.serialize_field("viewer", &self.viewer())?;
        view.serialize_field("hand", &self.hand())?;
        view.serialize_field("n-tiles", self.n_tiles())?;
        view.serialize_field("n-dead", &self.n_dead())?;
        view.serialize_field("table", self.table())?;
        view.end()
    }
}

/// What everybody can see; it is written and not read, as a [`View`].
impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lacks: PerSeat<NumberSet> = self.rules().seats().map(|seat| self.lacks(seat)).collect();
        let mut table = serializer.serialize_struct("Table", 8)?;
        table.serialize_field("set", &self.rules().set())?;
        table.serialize_field("layout", self.layout())?;
        table.serialize_field("position", &self.position())?;
        table.serialize_field("n-boneyard", &self.n_boneyard())?;
        table.serialize_field("n-actions", &self.n_actions())?;
        table.serialize_field("lacks", &lacks)?;
        table.serialize_field("totals", self.totals())?;
        table.serialize_field("ending", &self.ending())?;
        table.end()
    }
}
