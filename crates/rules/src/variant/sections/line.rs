//! Where a tile fits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::variant::key::section;
use crate::variant::sections::Surface;
use crate::variant::value::{WordOrTable, word, word_or_table};

section! {
    /// Where a tile fits.
    #[derive(Clone, Copy)]
    pub struct LineRules in line {
        /// Tiles laid where they do not match: `"none"`, or a table of `doubles-on` (`"any-tile"` or
        /// `"non-doubles"`) and `use` (`"optional"` or `"compulsory"` when nothing else can be laid).
        "wild" wild: Wild = Wild::None;
        /// The plane on which the tiles lie: `"unbounded"` (there is always room), or a table with `width`
        /// and `height` (2 to 250 squares of half a tile), which it must have, and `edge` (an end whose
        /// open half faces the edge and lies on it is `"dead"`, or may `"turn"` and go on along it),
        /// `corners` (`"allowed"`, or `"never"`), `contact` (`"allowed"`, or `"never"`: tiles that are no
        /// neighbours share no side) and `doubles` (`"centred"` on the line, or `"offset"` to its right by
        /// half a double), each of which is the first if it is left out. What does not fit there cannot be
        /// laid; a table takes sets up to double-nine.
        "table" surface: Surface = Surface::Unbounded;
    }
}

/// Which tiles can be laid where they do not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wild {
    /// None.
    None,
    /// Some tiles.
    Clause(WildClause),
}

/// Doubles that can be laid where they do not match; the end then shows the double's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WildClause {
    /// The open ends that take any double.
    #[serde(deserialize_with = "word")]
    pub doubles_on: WildOn,
    /// Whether a seat must lay a double that does not match when nothing else can be laid.
    #[serde(rename = "use", deserialize_with = "word")]
    pub usage: WildUse,
}

/// The open ends that take a wild tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WildOn {
    /// Every open end.
    AnyTile,
    /// Every open end that is not a double.
    NonDoubles,
}

/// Whether a wild tile must be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WildUse {
    /// It may be kept back, and a tile drawn instead.
    Optional,
    /// It must be laid when nothing else can.
    Compulsory,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WildWord {
    None,
}

impl Serialize for Wild {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Wild::None => WildWord::None.serialize(serializer),
            Wild::Clause(clause) => clause.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Wild {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wild, D::Error> {
        let expected = "\"none\" or a table { doubles-on = \"…\", use = \"…\" }";
        Ok(match word_or_table(deserializer, expected)? {
            WordOrTable::Word(WildWord::None) => Wild::None,
            WordOrTable::Table(clause) => Wild::Clause(clause),
        })
    }
}
