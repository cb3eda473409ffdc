//! What a turn is: one tile or a run, and which tiles are wild.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::{WordOrTable, word, word_or_table};

/// How many tiles a turn lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One tile.
    OneTile,
    /// As many tiles as fit, one after the other.
    Run(Run),
}

/// A turn that goes on while a tile fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Run {
    /// The ends of a usual turn.
    #[serde(deserialize_with = "word")]
    pub run: RunEnds,
    /// The ends of the turn that leads the round.
    #[serde(deserialize_with = "word")]
    pub opening: RunEnds,
}

/// Where the tiles of a run go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunEnds {
    /// All at the end of the first of them.
    OneEnd,
    /// Each at either end.
    BothEnds,
}

/// Which tiles can be laid where they do not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wild {
    /// None.
    None,
    /// Some tiles.
    Clause(WildClause),
}

/// Doubles that can be laid where they do not match; the end then shows the double's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WildOn {
    /// Every open end.
    AnyTile,
    /// Every open end that is not a double.
    NonDoubles,
}

/// Whether a wild tile must be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WildUse {
    /// It may be kept back, and a tile drawn instead.
    Optional,
    /// It must be laid when nothing else can.
    Compulsory,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TurnWord {
    OneTile,
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Turn::OneTile => TurnWord::OneTile.serialize(serializer),
            Turn::Run(run) => run.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Turn, D::Error> {
        let expected = "\"one-tile\" or a table { run = \"…\", opening = \"…\" }";
        Ok(match word_or_table(deserializer, expected)? {
            WordOrTable::Word(TurnWord::OneTile) => Turn::OneTile,
            WordOrTable::Table(run) => Turn::Run(run),
        })
    }
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
