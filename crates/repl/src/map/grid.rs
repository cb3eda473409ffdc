//! How the units of a drawing become columns and rows of characters.

use domino_layout::{Drawing, Heading, Opening, Rect};

/// How large a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// A square takes three columns and two rows with the line that it shares with its neighbour, so
    /// a half has room for two digits.
    Wide,
    /// The same with two columns a square and one digit.
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

    pub(super) fn n_columns(self) -> usize {
        usize::try_from(self.east - self.west + 1).unwrap_or(0)
    }

    pub(super) fn n_rows(self) -> usize {
        usize::try_from(self.south - self.north + 1).unwrap_or(0)
    }
}

/// Where the units of one drawing are on the screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub(super) scale: Scale,
    /// What is added to x, so that the squares of the line stand at even units: where a unit is no whole
    /// number of columns, all that lies across the line then sticks out alike.
    shift: i16,
}

impl Grid {
    pub(super) fn new(scale: Scale, drawing: &Drawing) -> Grid {
        let along = drawing.pieces.iter().find(|piece| !piece.tile.is_double());
        Grid { scale, shift: along.map_or(0, |piece| piece.rect.west.rem_euclid(2)) }
    }

    /// The units of a drawing that fits into so many columns.
    pub(super) fn n_units(scale: Scale, n_columns: usize) -> i16 {
        let n_units = match scale {
            Scale::Wide => n_columns.saturating_sub(1).saturating_mul(2) / 3,
            Scale::Narrow => n_columns.saturating_sub(1),
            Scale::Tiny => n_columns.saturating_mul(2),
            Scale::Glyph => n_columns,
        };
        i16::try_from(n_units).unwrap_or(i16::MAX)
    }

    fn column(self, x: i16) -> i32 {
        let x = i32::from(x) + i32::from(self.shift);
        match self.scale {
            Scale::Wide => (x * 3).div_euclid(2),
            Scale::Narrow | Scale::Glyph => x,
            Scale::Tiny => x.div_euclid(2),
        }
    }

    fn row(self, y: i16) -> i32 {
        match self.scale {
            Scale::Glyph => i32::from(y).div_euclid(2),
            Scale::Wide | Scale::Narrow | Scale::Tiny => y.into(),
        }
    }

    /// Whether there are lines around tiles, which neighbours share.
    fn is_lined(self) -> bool {
        matches!(self.scale, Scale::Wide | Scale::Narrow)
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

    /// The places where so many letters at an opening can begin: next to the open half, then further on.
    pub(super) fn spots(
        self,
        opening: &Opening,
        n_letters: i32,
    ) -> impl Iterator<Item = (i32, i32)> + use<> {
        let Opening { rect, heading, .. } = *opening;
        let (x, y) = (i16::midpoint(rect.west, rect.east), i16::midpoint(rect.north, rect.south));
        let place = self.inside(rect);
        let square = self.inside(Rect { west: x - 1, north: y - 1, east: x + 1, south: y + 1 });
        let in_square = (square.east - n_letters + 1).max(square.west);
        let is_glyph = self.scale == Scale::Glyph;
        // Beside a number that has no line around it a letter could be read as one of its digits.
        let gap = i32::from(self.scale == Scale::Tiny);
        let level = if is_glyph { self.row(y) } else { square.north };
        let (start, step) = match heading {
            Heading::East => ((place.west + gap, level), (1, 0)),
            Heading::West => ((place.east - n_letters + 1 - gap, level), (-1, 0)),
            Heading::North if is_glyph => ((in_square, self.row(rect.south + 1) - 1), (0, -1)),
            Heading::South if is_glyph => ((in_square, self.row(rect.north - 1) + 1), (0, 1)),
            Heading::North => ((in_square, place.south), (0, -1)),
            Heading::South => ((in_square, place.north), (0, 1)),
        };
        (0..4).map(move |n| (start.0 + n * step.0, start.1 + n * step.1))
    }
}
