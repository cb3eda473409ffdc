//! The plane on which the tiles lie.

use domino_layout::{Contact, Corners, Crosswise, Edge, Plane, PlaneOptions, TableSize};

use crate::variant::Number;
use crate::variant::value::{choice, clause};

choice! {
    /// Whether the table decides where a tile can lie.
    #[derive(Copy)]
    pub enum Surface {
        /// There is always room, whatever the line looks like.
        word "unbounded" => Unbounded,
        /// Tiles lie on a plane: what is in the way of a tile rules it out.
        value => Clause(SurfaceClause),
    }
}

clause! {
    /// A table on which tiles can be in each other's way.
    pub struct SurfaceClause like "{ width = 24, height = 14 }" {
        /// The squares from west to east, each as large as a half of a tile.
        "width" width: Squares;
        /// The squares from north to south.
        "height" height: Squares;
        /// What becomes of an end that has reached the edge.
        "edge" edge: EdgeRule = EdgeRule::Dead;
        /// Whether a line may turn.
        "corners" corners: CornerRule = CornerRule::Allowed;
        /// Whether tiles may touch that are no neighbours along the line.
        "contact" contact: ContactRule = ContactRule::Allowed;
        /// Where a double sits that lies across the line.
        "doubles" doubles: DoublesRule = DoublesRule::Centred;
    }
}

/// Squares along a side of a table.
pub type Squares = Number<{ TableSize::MIN as u32 }, { TableSize::MAX as u32 }>;

choice! {
    /// What becomes of an end whose open half faces the edge of the table and lies on it.
    #[derive(Copy)]
    pub enum EdgeRule {
        /// Nothing can be laid there.
        word "dead" => Dead,
        /// The line can go on round a corner, along the edge.
        word "turn" => Turn,
    }
}

choice! {
    /// Whether a line may turn.
    #[derive(Copy)]
    pub enum CornerRule {
        /// At an open half that is not of a double.
        word "allowed" => Allowed,
        /// Nowhere.
        word "never" => Never,
    }
}

choice! {
    /// Whether tiles may touch that are no neighbours along the line.
    #[derive(Copy)]
    pub enum ContactRule {
        /// They may.
        word "allowed" => Allowed,
        /// They may share no side.
        word "never" => Never,
    }
}

choice! {
    /// Where a double sits that lies across the line.
    #[derive(Copy)]
    pub enum DoublesRule {
        /// With its middle on the line.
        word "centred" => Centred,
        /// With one half on the line: the other sticks out to the right of the line's direction.
        word "offset" => Offset,
    }
}

impl Surface {
    /// Whether there is room for so many tiles in a straight line.
    pub(crate) fn has_room(self, n_tiles: usize) -> bool {
        match self {
            Surface::Unbounded => true,
            Surface::Clause(clause) => 2 * n_tiles <= clause.width.max(clause.height).count(),
        }
    }
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
        Plane::new(PlaneOptions { size: self.size(), edge, corners, contact, crosswise })
    }

    /// How large the table is. Squares have the bounds of a table, so there is always one.
    fn size(self) -> Option<TableSize> {
        let to_u8 = |squares: Squares| u8::try_from(squares.get()).ok();
        let size = TableSize::new(to_u8(self.width)?, to_u8(self.height)?).ok();
        debug_assert!(size.is_some(), "a table of {self:?}");
        size
    }
}
