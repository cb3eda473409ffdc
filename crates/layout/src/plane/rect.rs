//! Rectangles on the table.

use super::Heading;

/// A rectangle with sides along x and y, in units: a half of a tile is a square of 2 units.
///
/// x grows to the east and y to the south. The sides belong to no rectangle, so two that share a side
/// do not overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
pub struct Rect {
    /// The west side, in units.
    pub west: i16,
    /// The north side, in units.
    pub north: i16,
    /// The east side, in units.
    pub east: i16,
    /// The south side, in units.
    pub south: i16,
}

impl Rect {
    /// The units of a half's side, which is a tile's short side.
    pub const HALF: i16 = 2;

    /// The units of a tile's long side.
    pub const LONG: i16 = 2 * Rect::HALF;

    /// The rectangle of this size around a point, all in units; both sides are even numbers.
    pub(super) const fn around(x: i16, y: i16, width: i16, height: i16) -> Rect {
        let (dx, dy) = (width / 2, height / 2);
        Rect { west: x - dx, north: y - dy, east: x + dx, south: y + dy }
    }

    /// The rectangle that lies against one side of this one: as deep as `depth` units in that
    /// direction, and as wide as `width` units across it, centred on the side.
    #[inline]
    pub(super) const fn beyond(self, side: Heading, depth: i16, width: i16) -> Rect {
        let Rect { west, north, east, south } = self;
        let (x, y) = (i16::midpoint(west, east), i16::midpoint(north, south));
        let across = width / 2;
        match side {
            Heading::North => {
                Rect { west: x - across, north: north - depth, east: x + across, south: north }
            }
            Heading::South => {
                Rect { west: x - across, north: south, east: x + across, south: south + depth }
            }
            Heading::West => {
                Rect { west: west - depth, north: y - across, east: west, south: y + across }
            }
            Heading::East => {
                Rect { west: east, north: y - across, east: east + depth, south: y + across }
            }
        }
    }

    /// The square of a half at one end of this rectangle, in the middle of that side.
    #[inline]
    pub(super) const fn half_at(self, side: Heading) -> Rect {
        self.beyond(side, Rect::HALF, Rect::HALF).moved(side, -Rect::HALF)
    }

    /// The rectangle moved by so many units in a direction.
    #[inline]
    pub(super) const fn moved(self, toward: Heading, by: i16) -> Rect {
        let Rect { west, north, east, south } = self;
        match toward {
            Heading::North => Rect { north: north - by, south: south - by, ..self },
            Heading::South => Rect { north: north + by, south: south + by, ..self },
            Heading::West => Rect { west: west - by, east: east - by, ..self },
            Heading::East => Rect { west: west + by, east: east + by, ..self },
        }
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn with(self, other: Rect) -> Rect {
        Rect {
            west: self.west.min(other.west),
            north: self.north.min(other.north),
            east: self.east.max(other.east),
            south: self.south.max(other.south),
        }
    }

    /// Whether it is wider than high.
    #[inline]
    pub const fn is_flat(self) -> bool {
        self.east - self.west > self.south - self.north
    }

    /// Whether two rectangles have more in common than a side.
    #[inline]
    pub const fn overlaps(self, other: Rect) -> bool {
        self.west < other.east
            && other.west < self.east
            && self.north < other.south
            && other.north < self.south
    }

    /// Whether two rectangles that do not overlap share a piece of a side, not only a corner.
    #[inline]
    pub const fn touches(self, other: Rect) -> bool {
        let is_beside = self.west == other.east || other.west == self.east;
        let is_above = self.north == other.south || other.north == self.south;
        (is_beside && self.north < other.south && other.north < self.south)
            || (is_above && self.west < other.east && other.west < self.east)
    }

    /// Where one of its sides lies, in units: x for the west and the east, y for the others.
    #[inline]
    pub(super) const fn side(self, side: Heading) -> i16 {
        match side {
            Heading::North => self.north,
            Heading::East => self.east,
            Heading::South => self.south,
            Heading::West => self.west,
        }
    }

    /// The side of this rectangle over which another sticks out, if it does.
    #[inline]
    pub const fn side_left_by(self, other: Rect) -> Option<Heading> {
        if other.west < self.west {
            Some(Heading::West)
        } else if other.east > self.east {
            Some(Heading::East)
        } else if other.north < self.north {
            Some(Heading::North)
        } else if other.south > self.south {
            Some(Heading::South)
        } else {
            None
        }
    }
}
