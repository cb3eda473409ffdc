//! What the seat on turn does.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::variant::key::section;
use crate::variant::sections::Draw;
use crate::variant::value::{WordOrTable, word, word_or_table};

section! {
    /// What the seat on turn does.
    #[derive(Clone, Copy)]
    pub struct TurnRules in turn {
        /// Tiles in a turn: `"one-tile"`, or a table of `run` and `opening` (each `"one-end"` or
        /// `"both-ends"`) for turns that go on while a tile fits.
        "turn" tiles: Turn = Turn::OneTile;
        /// Drawing: `"never"` (tiles not dealt are dead) or a table of `tiles` (tiles that one draw takes,
        /// 1), `repeat` (`"once"` or `"until-playable"`), `at-most` (tiles in one turn), `then` (`"play"`
        /// or `"next-turn"`) and `when` (`"stuck"` or `"any-time"`).
        "draw" draw: Draw = Draw::Never;
    }
}

/// How many tiles a turn lays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// One tile.
    OneTile,
    /// As many tiles as fit, one after the other.
    Run(Run),
}

/// A turn that goes on while a tile fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunEnds {
    /// All at the end of the first of them.
    OneEnd,
    /// Each at either end.
    BothEnds,
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
