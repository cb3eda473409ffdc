//! How the units of a drawing become columns and rows of characters.

use domino_layout::{Heading, Opening, Rect};

/// How large a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// A square takes three columns and two rows with the line that it shares with its neighbour, so
    /// a half has room for two digits.
    Wide,
    /// The same with two columns a square and one digit, which is enough: the sets that go with a table
    /// have no larger numbers.
    Narrow,
    /// A square takes one column and two rows: its digit, and below it what joins it to the other half.
    Tiny,
    /// A square takes two columns and one row; a tile is one character, wherever its middle is.
    Glyph,
}

/// The cells of a rectangle, from its first column and row to its last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    pub(super) west: i32,
    pub(super) east: i32,
    pub(super) north: i32,
    pub(super) south: i32,
}

impl Cells {
    /// As many cells more on each side; fewer where the number is below 0.
    pub(super) fn grown(self, n: i32) -> Cells {
        let Cells { west, east, north, south } = self;
        Cells { west: west - n, east: east + n, north: north - n, south: south + n }
    }

    /// The smallest rectangle around both.
    pub(super) fn with(self, other: Cells) -> Cells {
        Cells {
            west: self.west.min(other.west),
            east: self.east.max(other.east),
            north: self.north.min(other.north),
            south: self.south.max(other.south),
        }
    }

    /// Whether both have a cell in common.
    pub(super) fn overlaps(self, other: Cells) -> bool {
        self.west <= other.east
            && other.west <= self.east
            && self.north <= other.south
            && other.north <= self.south
    }

    pub(super) fn n_columns(self) -> usize {
        usize::try_from(self.east - self.west + 1).unwrap_or(0)
    }

    pub(super) fn n_rows(self) -> usize {
        usize::try_from(self.south - self.north + 1).unwrap_or(0)
    }
}

impl Scale {
    /// The units of a drawing that is so many columns wide.
    pub(super) fn n_units(self, n_columns: usize) -> i16 {
        let n_units = match self {
            Scale::Wide => n_columns.saturating_sub(1).saturating_mul(2) / 3,
            Scale::Narrow => n_columns.saturating_sub(1),
            Scale::Tiny => n_columns.saturating_mul(2),
            Scale::Glyph => n_columns,
        };
        i16::try_from(n_units).unwrap_or(i16::MAX)
    }

    fn column(self, x: i16) -> i32 {
        let x = i32::from(x);
        match self {
            Scale::Wide => (x * 3).div_euclid(2),
            Scale::Narrow | Scale::Glyph => x,
            Scale::Tiny => x.div_euclid(2),
        }
    }

    fn row(self, y: i16) -> i32 {
        match self {
            Scale::Glyph => i32::from(y).div_euclid(2),
            Scale::Wide | Scale::Narrow | Scale::Tiny => y.into(),
        }
    }

    /// Whether there are lines around tiles, which neighbours share.
    fn is_lined(self) -> bool {
        matches!(self, Scale::Wide | Scale::Narrow)
    }

    /// The cells of a rectangle, with the lines around it.
    pub(super) fn frame(self, rect: Rect) -> Cells {
        let own = i32::from(!self.is_lined());
        Cells {
            west: self.column(rect.west),
            east: self.column(rect.east) - own,
            north: self.row(rect.north),
            south: self.row(rect.south) - own,
        }
    }

    /// The cells of a rectangle without the lines around it.
    pub(super) fn inside(self, rect: Rect) -> Cells {
        self.frame(rect).grown(if self.is_lined() { -1 } else { 0 })
    }

    /// The column and the row in which a tile is one character: its middle, and the column before it.
    pub(super) fn middle(self, rect: Rect) -> (i32, i32) {
        let (x, y) = (i16::midpoint(rect.west, rect.east), i16::midpoint(rect.north, rect.south));
        (self.column(x) - 1, self.row(y))
    }

    /// The cells that a tile takes; beside a number without a line around it a letter could be read as
    /// one of its digits.
    pub(super) fn taken(self, rect: Rect) -> Cells {
        let frame = self.frame(rect);
        match self {
            Scale::Wide | Scale::Narrow => frame,
            Scale::Tiny => Cells { west: frame.west - 1, east: frame.east + 1, ..frame },
            // One character, the column behind it, and the rest of the room that it stands for.
            Scale::Glyph => {
                let (column, row) = self.middle(rect);
                let (before, after) = if rect.is_flat() { (1, 2) } else { (0, 1) };
                Cells { west: column - before, east: column + after, north: row, south: row }
            }
        }
    }

    /// The lanes of places for so many letters at an opening, each from next to the open half further
    /// on; above and below it the letters end or begin with its square.
    pub(super) fn lanes(
        self,
        opening: Opening,
        n_letters: i32,
    ) -> impl Iterator<Item = impl Iterator<Item = Cells>> {
        let Opening { rect, heading, .. } = opening;
        let (x, y) = (i16::midpoint(rect.west, rect.east), i16::midpoint(rect.north, rect.south));
        let place = self.inside(rect);
        let square = self.inside(Rect { west: x - 1, north: y - 1, east: x + 1, south: y + 1 });
        let ending = square.east - n_letters + 1;
        let [first, second] = [ending.max(square.west), ending.min(square.west)];
        let is_glyph = self == Scale::Glyph;
        let level = if is_glyph { self.row(y) } else { square.north };
        let above = if is_glyph { self.row(rect.south + 1) - 1 } else { place.south };
        let below = if is_glyph { self.row(rect.north - 1) + 1 } else { place.north };
        let (columns, row, step) = match heading {
            Heading::East => ([Some(place.west), None], level, (1, 0)),
            Heading::West => ([Some(place.east - n_letters + 1), None], level, (-1, 0)),
            Heading::North => ([Some(first), Some(second)], above, (0, -1)),
            Heading::South => ([Some(first), Some(second)], below, (0, 1)),
        };
        columns.into_iter().flatten().map(move |column| {
            (0..4).map(move |n| {
                let (west, row) = (column + n * step.0, row + n * step.1);
                Cells { west, east: west + n_letters - 1, north: row, south: row }
            })
        })
    }
}
