//! Drawing from the boneyard.

use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::variant::value::{WordOrTable, number, word, word_or_table};

/// Whether and how tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// Nobody draws: tiles that are not dealt are dead.
    Never,
    /// Tiles that are not dealt are the boneyard, and this is how they are drawn.
    Clause(DrawClause),
}

/// How tiles are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawClause {
    /// Tiles that one draw takes together, at least 1; fewer if the boneyard has fewer.
    #[serde(default = "one")]
    pub tiles: DrawSize,
    /// Draws in one turn.
    #[serde(default, deserialize_with = "word")]
    pub repeat: Repeat,
    /// The most tiles in one turn, whatever `repeat` says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<DrawSize>,
    /// What follows a draw.
    #[serde(default, deserialize_with = "word")]
    pub then: AfterDraw,
    /// When a seat may draw.
    #[serde(default, deserialize_with = "word")]
    pub when: DrawWhen,
}

/// A number of tiles to draw, 1 to 190.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct DrawSize(NonZeroU8);

impl DrawSize {
    /// One tile.
    pub const ONE: DrawSize = DrawSize(NonZeroU8::MIN);

    /// The number of tiles.
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

impl<'de> Deserialize<'de> for DrawSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DrawSize, D::Error> {
        let n_tiles = number(deserializer, 1..=190)?;
        Ok(u8::try_from(n_tiles).ok().and_then(NonZeroU8::new).map_or(DrawSize::ONE, DrawSize))
    }
}

const fn one() -> DrawSize {
    DrawSize::ONE
}

/// How often a seat draws in one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repeat {
    /// Once; a draw after which nothing can be laid ends the turn.
    #[default]
    Once,
    /// Until a tile can be laid; a seat that may draw no more passes.
    UntilPlayable,
}

/// What follows a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterDraw {
    /// The turn goes on, and a tile that fits must be laid.
    #[default]
    Play,
    /// The turn is over; a drawn tile can be laid from the next turn on.
    NextTurn,
}

/// When a seat may draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawWhen {
    /// Only when nothing must be laid.
    #[default]
    Stuck,
    /// Also with a tile in hand that fits.
    AnyTime,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Never,
}

impl Serialize for Draw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Draw::Never => Word::Never.serialize(serializer),
            Draw::Clause(clause) => clause.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Draw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Draw, D::Error> {
        Ok(match word_or_table(deserializer, "\"never\" or a table such as { tiles = 1 }")? {
            WordOrTable::Word(Word::Never) => Draw::Never,
            WordOrTable::Table(clause) => Draw::Clause(clause),
        })
    }
}
