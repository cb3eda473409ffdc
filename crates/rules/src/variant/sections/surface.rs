//! The plane on which the tiles lie.

use domino_layout::{
    Contact, Corners, Crosswise, Edge, Plane, PlaneOptions, TableSize, TableSizeError,
};
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
#[serde(try_from = "Written", into = "Written")]
pub struct SurfaceClause {
    /// The squares from west to east and from north to south, each as large as a half of a tile.
    pub size: TableSize,
    /// What becomes of an end that has reached the edge.
    pub edge: EdgeRule,
    /// Whether a line may turn.
    pub corners: CornerRule,
    /// Whether tiles may touch that are no neighbours along the line.
    pub contact: ContactRule,
    /// Where a double sits that lies across the line.
    pub doubles: DoublesRule,
}

/// The clause as a rules file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    #[serde(deserialize_with = "side")]
    width: u8,
    #[serde(deserialize_with = "side")]
    height: u8,
    #[serde(default, deserialize_with = "word")]
    edge: EdgeRule,
    #[serde(default, deserialize_with = "word")]
    corners: CornerRule,
    #[serde(default, deserialize_with = "word")]
    contact: ContactRule,
    #[serde(default, deserialize_with = "word")]
    doubles: DoublesRule,
}

impl TryFrom<Written> for SurfaceClause {
    type Error = TableSizeError;

    fn try_from(written: Written) -> Result<SurfaceClause, TableSizeError> {
        let Written { width, height, edge, corners, contact, doubles } = written;
        let size = TableSize::new(width, height)?;
        Ok(SurfaceClause { size, edge, corners, contact, doubles })
    }
}

impl From<SurfaceClause> for Written {
    fn from(clause: SurfaceClause) -> Written {
        let SurfaceClause { size, edge, corners, contact, doubles } = clause;
        let (width, height) = (size.width(), size.height());
        Written { width, height, edge, corners, contact, doubles }
    }
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
    /// The table with nothing on it.
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
        let size = Some(self.size);
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
