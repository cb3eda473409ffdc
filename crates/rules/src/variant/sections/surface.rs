//! The plane on which the tiles lie.

use domino_layout::{Contact, Corners, Crosswise, Edge, Plane, PlaneOptions, TableSize};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::variant::value::{WordOrTable, number, word, word_or_table};

/// Whether the table decides where a tile can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surface {
    /// There is always room, whatever the line looks like.
    Unbounded,
    /// Tiles lie on a plane: what is in the way of a tile rules it out.
    Clause(SurfaceClause),
}

/// A table on which tiles can be in each other's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SurfaceClause {
    /// The squares from west to east, each as large as a half of a tile.
    #[serde(deserialize_with = "side")]
    pub width: u8,
    /// The squares from north to south.
    #[serde(deserialize_with = "side")]
    pub height: u8,
    /// What becomes of an end that has reached the edge.
    #[serde(default, deserialize_with = "word")]
    pub edge: EdgeRule,
    /// Whether a line may turn.
    #[serde(default, deserialize_with = "word")]
    pub corners: CornerRule,
    /// Whether tiles may touch that are no neighbours along the line.
    #[serde(default, deserialize_with = "word")]
    pub contact: ContactRule,
    /// Where a double sits that lies across the line.
    #[serde(default, deserialize_with = "word")]
    pub doubles: DoublesRule,
}

fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let squares = number(deserializer, TableSize::MIN.into()..=TableSize::MAX.into())?;
    Ok(u8::try_from(squares).unwrap_or(TableSize::MAX))
}

/// What becomes of an end whose open half faces the edge of the table and lies on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeRule {
    /// Nothing can be laid there.
    #[default]
    Dead,
    /// The line can go on round a corner, along the edge.
    Turn,
}

/// Whether a line may turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CornerRule {
    /// At an open half that is not of a double.
    #[default]
    Allowed,
    /// Nowhere.
    Never,
}

/// Whether tiles may touch that are no neighbours along the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContactRule {
    /// They may.
    #[default]
    Allowed,
    /// They may share no side.
    Never,
}

/// Where a double sits that lies across the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoublesRule {
    /// With its middle on the line.
    #[default]
    Centred,
    /// With one half on the line: the other sticks out to the right of the line's direction.
    Offset,
}

impl SurfaceClause {
    /// The table with nothing on it; without edges if no table has this size.
    pub(crate) fn plane(self) -> Plane {
        let edge = match self.edge {
            EdgeRule::Dead => Edge::Dead,
            EdgeRule::Turn => Edge::Turn,
        };
        let corners = match self.corners {
            CornerRule::Allowed => Corners::Allowed,
            CornerRule::Never => Corners::Never,
        };
        let contact = match self.contact {
            ContactRule::Allowed => Contact::Allowed,
            ContactRule::Never => Contact::Never,
        };
        let crosswise = match self.doubles {
            DoublesRule::Centred => Crosswise::Centred,
            DoublesRule::Offset => Crosswise::Offset,
        };
        let size = TableSize::new(self.width, self.height).ok();
        Plane::new(PlaneOptions { size, edge, corners, contact, crosswise })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Unbounded,
}

impl Serialize for Surface {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Surface::Unbounded => Word::Unbounded.serialize(serializer),
            Surface::Clause(clause) => clause.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Surface {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Surface, D::Error> {
        const EXPECTED: &str = "\"unbounded\" or a table such as { width = 24, height = 14 }";
        Ok(match word_or_table(deserializer, EXPECTED)? {
            WordOrTable::Word(Word::Unbounded) => Surface::Unbounded,
            WordOrTable::Table(clause) => Surface::Clause(clause),
        })
    }
}
