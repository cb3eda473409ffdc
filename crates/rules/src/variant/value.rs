//! Values of keys: reading them with errors that say what is allowed, and writing them.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::mem;
use std::ops::RangeInclusive;

use domino_tiles::{DominoSet, Pips};

use serde::Serialize;
use serde::de::value::{self, MapAccessDeserializer};
use serde::de::{
    Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, Unexpected, Visitor,
};
use toml::Spanned;
use toml::de::DeValue;

use crate::variant::sections::{
    Best, BlockKeys, BlockTie, ByPlayers, DeadEnds, Direction, Draw, FirstTile, LaterStart, Limit,
    MatchTie, Players, Redeal, RoundEnds, Score, StartKeys, Surface, Teams, Turn, VoidRound, Wild,
};

/// What a key of the rules can hold.
pub(crate) trait Value: Sized {
    /// Reads a value of a rules file.
    fn read(value: Spanned<DeValue<'_>>) -> Result<Self, toml::de::Error>;

    /// Writes the value as TOML on one line.
    fn write(&self) -> String;
}

/// Values that serde reads and writes, the second list those that are one word.
macro_rules! values {
    ($($type:ty),+; $($word:ty),+) => {
        $(values!(@one $type, Deserialize::deserialize);)+
        $(values!(@one $word, word);)+
    };
    (@one $type:ty, $read:path) => {
        impl Value for $type {
            fn read(value: Spanned<DeValue<'_>>) -> Result<$type, toml::de::Error> {
                $read(toml::de::ValueDeserializer::from(value))
            }

            fn write(&self) -> String {
                to_toml_value(self)
            }
        }
    };
}

values! {
    Players, ByPlayers, StartKeys, LaterStart, FirstTile, Draw, Wild, Surface, Turn, RoundEnds,
    BlockKeys, Score, Limit;
    Teams, Direction, Redeal, DeadEnds, BlockTie, Best, MatchTie, VoidRound
}

impl Value for DominoSet {
    fn read(value: Spanned<DeValue<'_>>) -> Result<DominoSet, toml::de::Error> {
        let highest =
            number(toml::de::ValueDeserializer::from(value), 0..=u16::from(Pips::MAX.get()))?;
        let set = u8::try_from(highest).ok().and_then(|highest| DominoSet::new(highest).ok());
        set.ok_or_else(|| Error::custom(format_args!("there is no set up to {highest}")))
    }

    fn write(&self) -> String {
        self.highest().to_string()
    }
}

/// A value as TOML on one line, with the keys of tables in byte order.
pub(crate) fn to_toml_value<T: Serialize>(value: &T) -> String {
    // Every type of a key is made of words, numbers, lists and tables, all of which TOML has.
    toml::Value::try_from(value).map_or_else(
        |error| error.to_string(),
        |mut value| {
            sort_keys(&mut value);
            value.to_string()
        },
    )
}

/// Puts the keys of tables in byte order, as fingerprints ask for it.
///
/// They stand so anyway, unless some other crate of a program turns on `preserve_order` of `toml`.
fn sort_keys(value: &mut toml::Value) {
    let Some(table) = value.as_table_mut() else { return };
    let mut sorted: BTreeMap<_, _> = mem::take(table).into_iter().collect();
    sorted.values_mut().for_each(sort_keys);
    table.extend(sorted);
}

/// A value that a rules file writes as one of a few words or as a table.
#[derive(Clone, Debug)]
pub(crate) enum WordOrTable<W, T> {
    Word(W),
    Table(T),
}

/// Reads a word as `W` and a table as `T`; anything else is answered with `expected`.
pub(crate) fn word_or_table<'de, D, W, T>(
    deserializer: D,
    expected: &'static str,
) -> Result<WordOrTable<W, T>, D::Error>
where
    D: Deserializer<'de>,
    W: Deserialize<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_any(WordOrTableVisitor { expected, kind: PhantomData })
}

struct WordOrTableVisitor<W, T> {
    expected: &'static str,
    kind: PhantomData<(W, T)>,
}

impl<'de, W: Deserialize<'de>, T: Deserialize<'de>> Visitor<'de> for WordOrTableVisitor<W, T> {
    type Value = WordOrTable<W, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Self::Value, E> {
        W::deserialize(word.into_deserializer())
            .map(WordOrTable::Word)
            .map_err(|_: E| E::custom(format_args!("expected {}, found `{word}`", self.expected)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(WordOrTable::Table)
    }
}

/// Reads a word as `W`; anything else is answered with the words that there are.
pub(crate) fn word<'de, D, W>(deserializer: D) -> Result<W, D::Error>
where
    D: Deserializer<'de>,
    W: Deserialize<'de>,
{
    deserializer.deserialize_any(WordVisitor(PhantomData))
}

struct WordVisitor<W>(PhantomData<W>);

impl<'de, W: Deserialize<'de>> Visitor<'de> for WordVisitor<W> {
    type Value = W;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Of a text that is no such word, serde says at the end what the words are.
        let error: Option<value::Error> = W::deserialize("".into_deserializer()).err();
        let text = error.map(|error| error.to_string()).unwrap_or_default();
        f.write_str(text.rsplit_once("expected ").map_or("a word", |(_, words)| words))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<W, E> {
        W::deserialize(word.into_deserializer())
    }
}

/// Reads a whole number in a range.
pub(crate) fn number<'de, D: Deserializer<'de>>(
    deserializer: D,
    range: RangeInclusive<u16>,
) -> Result<u16, D::Error> {
    deserializer.deserialize_any(NumberVisitor(range))
}

struct NumberVisitor(RangeInclusive<u16>);

impl Visitor<'_> for NumberVisitor {
    type Value = u16;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a number from {} to {}", self.0.start(), self.0.end())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<u16, E> {
        match u16::try_from(number) {
            Ok(number) if self.0.contains(&number) => Ok(number),
            _ => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}
