//! The four directions of a table.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A direction on the table: a tile lies along x, from west to east, or along y, from north to south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    /// Up, toward smaller y.
    North,
    /// To the right, toward larger x.
    East,
    /// Down, toward larger y.
    South,
    /// To the left, toward smaller x.
    West,
}

impl Heading {
    /// All headings, clockwise from the north.
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// The heading after a quarter turn to the right, seen from above.
    #[inline]
    #[must_use]
    pub const fn right(self) -> Heading {
        match self {
            Heading::North => Heading::East,
            Heading::East => Heading::South,
            Heading::South => Heading::West,
            Heading::West => Heading::North,
        }
    }

    /// The heading after a quarter turn to the left.
    #[inline]
    #[must_use]
    pub const fn left(self) -> Heading {
        self.right().opposite()
    }

    /// The heading after half a turn.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Heading {
        match self {
            Heading::North => Heading::South,
            Heading::East => Heading::West,
            Heading::South => Heading::North,
            Heading::West => Heading::East,
        }
    }

    /// Its English name in full: `north`, `east`, `south` or `west`.
    pub const fn name(self) -> &'static str {
        match self {
            Heading::North => "north",
            Heading::East => "east",
            Heading::South => "south",
            Heading::West => "west",
        }
    }

    /// The letter by which it is written: `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Heading::North => 'n',
            Heading::East => 'e',
            Heading::South => 's',
            Heading::West => 'w',
        }
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that is no heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a heading is `n`, `e`, `s` or `w`")]
pub struct ParseHeadingError;

/// Takes the letter in any case.
impl FromStr for Heading {
    type Err = ParseHeadingError;

    fn from_str(text: &str) -> Result<Heading, ParseHeadingError> {
        let is_named = |heading: &Heading| {
            let mut letters = text.chars().map(|letter| letter.to_ascii_lowercase());
            letters.next() == Some(heading.letter()) && letters.next().is_none()
        };
        Heading::ALL.into_iter().find(is_named).ok_or(ParseHeadingError)
    }
}
