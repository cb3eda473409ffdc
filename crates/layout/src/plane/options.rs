//! Where a tile may lie on a plane, whatever lies there already.

use super::TableSize;

/// Where a tile may lie on a plane, whatever lies there already.
///
/// The default is a table without edges, on which lines turn corners, tiles may touch, and doubles
/// lie with their middle on the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
pub struct PlaneOptions {
    /// The size of the table; `None` for one without edges.
    pub size: Option<TableSize>,
    /// What becomes of an end that has reached an edge.
    pub edge: Edge,
    /// Whether a line may turn.
    pub corners: Corners,
    /// Whether tiles may touch that are no neighbours along the line.
    pub contact: Contact,
    /// Where a tile sits that lies across its line.
    pub crosswise: Crosswise,
}

/// What becomes of an end that has reached an edge of the table.
///
/// It has reached an edge when the outer side of its open half, through which the line would go
/// straight on, lies on it. An end that is only too near for another tile straight on has not, and
/// a line that runs along an edge without facing it has not either.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Edge {
    /// It is dead: nothing can be laid there in any direction.
    #[default]
    Dead,
    /// It can go on round a corner, along the edge.
    Turn,
}

/// Whether a line may turn a corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Corners {
    /// At an open half that is not of a double.
    #[default]
    Allowed,
    /// Nowhere.
    Never,
}

/// Whether a tile may touch others than its neighbour along the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Contact {
    /// It may; only overlap is ruled out.
    #[default]
    Allowed,
    /// It may share no side with another tile.
    Never,
}

/// Where a tile sits that lies across its line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Crosswise {
    /// Its middle is on the line.
    #[default]
    Centred,
    /// One half is on the line, and the other sticks out to the right of its direction. The first tile
    /// of a table, whose line has no direction yet, is centred all the same.
    Offset,
}
