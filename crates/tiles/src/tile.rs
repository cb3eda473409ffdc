//! One tile, and how it is written.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Pips;

/// The number of different tiles up to double-18.
pub(crate) const N_TILES: usize = 190;

/// A tile: two numbers without an order, so `6-4` and `4-6` are the same tile.
///
/// A tile is held as its canonical index, which counts 0-0, 1-0, 1-1, 2-0, 2-1, 2-2, 3-0, … The
/// index does not depend on the set: 6-4 is 25 in every set. Which way a tile lies is a matter of
/// the layout, not of the tile.
///
/// # Examples
///
/// ```
/// use domino_tiles::Tile;
///
/// let tile: Tile = "[4|6]".parse()?;
/// assert_eq!(tile.to_string(), "6-4");
/// assert_eq!((tile.index(), tile.n_pips()), (25, 10));
/// # Ok::<(), domino_tiles::ParseTileError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The two halves of every tile by index, larger first.
const HALVES: [(Pips, Pips); N_TILES] = {
    let mut halves = [(Pips::BLANK, Pips::BLANK); N_TILES];
    let (mut high, mut index) = (0, 0);
    while high <= Pips::MAX.get() {
        let mut low = 0;
        while low <= high {
            halves[index] = (Pips::trusted(high), Pips::trusted(low));
            index += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

/// Every tile in canonical order.
pub(crate) static ALL: [Tile; N_TILES] = {
    let mut tiles = [Tile(0); N_TILES];
    let mut index = 1;
    while index < N_TILES {
        tiles[index] = Tile(tiles[index - 1].0 + 1);
        index += 1;
    }
    tiles
};

impl Tile {
    /// The tile with these two halves, in either order.
    #[inline]
    pub const fn new(a: Pips, b: Pips) -> Tile {
        let (high, low) = if a.get() < b.get() { (b, a) } else { (a, b) };
        // At most 18 * 19 / 2 + 18 = 189; the product alone would pass a byte.
        #[allow(clippy::cast_possible_truncation)]
        Tile((high.get() as u16 * (high.get() as u16 + 1) / 2) as u8 + low.get())
    }

    /// The tile at a canonical index, if there is one: 0 is 0-0, 189 is 18-18.
    pub const fn from_index(index: u8) -> Option<Tile> {
        if (index as usize) < N_TILES { Some(Tile(index)) } else { None }
    }

    /// The tile at an index that the caller has shown to be below [`N_TILES`].
    #[inline]
    pub(crate) const fn trusted(index: u8) -> Tile {
        Tile(index)
    }

    /// The canonical index, 0 to 189.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The larger half.
    #[inline]
    pub const fn high(self) -> Pips {
        HALVES[self.0 as usize].0
    }

    /// The smaller half; of a double, the same as the larger.
    #[inline]
    pub const fn low(self) -> Pips {
        HALVES[self.0 as usize].1
    }

    /// Both halves together, in pips.
    #[inline]
    pub const fn n_pips(self) -> u32 {
        self.high().get() as u32 + self.low().get() as u32
    }

    /// Whether both halves show the same number.
    #[inline]
    pub const fn is_double(self) -> bool {
        self.high().get() == self.low().get()
    }

    /// Whether one of the halves shows this number.
    #[inline]
    pub const fn has(self, pips: Pips) -> bool {
        self.high().get() == pips.get() || self.low().get() == pips.get()
    }

    /// The half across from one that shows this number, if one does.
    #[inline]
    pub const fn other(self, pips: Pips) -> Option<Pips> {
        if self.high().get() == pips.get() {
            Some(self.low())
        } else if self.low().get() == pips.get() {
            Some(self.high())
        } else {
            None
        }
    }
}

/// Written larger half first, with a hyphen: `6-4`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseTileError {
    /// Not two numbers with a mark between them.
    #[error("a tile is two numbers, such as `6-4`")]
    Shape,
    /// Two digits and nothing between: it could as well be the number of a list's line.
    #[error("type `{0}-{1}` for the tile")]
    Joined(Pips, Pips),
    /// A half that no set has.
    #[error("a half shows 0 to 18 pips")]
    TooManyPips,
}

/// Reads `6-4` and `6|4`, also in brackets, with the halves in either order and white space around
/// the tile.
impl FromStr for Tile {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Tile, ParseTileError> {
        let text = text.trim();
        let inner = match text.strip_prefix('[') {
            Some(rest) => rest.strip_suffix(']').ok_or(ParseTileError::Shape)?,
            None => text,
        };
        if let &[a @ b'0'..=b'9', b @ b'0'..=b'9'] = inner.as_bytes() {
            return Err(ParseTileError::Joined(Pips::trusted(a - b'0'), Pips::trusted(b - b'0')));
        }
        let (a, b) = inner.split_once(['-', '|']).ok_or(ParseTileError::Shape)?;
        Ok(Tile::new(a.parse()?, b.parse()?))
    }
}

/// Reads one half: ASCII digits only, without a sign or leading zeros.
impl FromStr for Pips {
    type Err = ParseTileError;

    fn from_str(text: &str) -> Result<Pips, ParseTileError> {
        let has_leading_zero = text.len() > 1 && text.starts_with('0');
        if text.is_empty() || has_leading_zero || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseTileError::Shape);
        }
        let n: u8 = text.parse().map_err(|_| ParseTileError::TooManyPips)?;
        Pips::new(n).map_err(|_| ParseTileError::TooManyPips)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_a_tile() {
        let check = |text: &str, expected: Result<&str, ParseTileError>| {
            let found = text.parse::<Tile>().map(|tile| tile.to_string());
            assert_eq!(found, expected.map(str::to_owned), "{text:?}");
        };
        let joined = ParseTileError::Joined(Pips::trusted(6), Pips::trusted(4));
        for text in ["6-4", "4-6", "6|4", "[6|4]", "[4-6]", " 6-4 ", "\t6-4\r\n"] {
            check(text, Ok("6-4"));
        }
        check("12-10", Ok("12-10"));
        check("0-18", Ok("18-0"));
        check("64", Err(joined));
        check("[64]", Err(joined));
        for text in ["", " ", "6", "6-", "-6", "-1", "+3", "6 4", "6:4", "6--4", "6-4-1", "1e1"] {
            check(text, Err(ParseTileError::Shape));
        }
        for text in ["06-4", "6-00", "[6|4", "6|4]", "6-+4", "٣-٣", "6\u{2013}4", "\0", "6-4\0"] {
            check(text, Err(ParseTileError::Shape));
        }
        for text in ["19-0", "0-19", "6-99999999999999999999", "256-0"] {
            check(text, Err(ParseTileError::TooManyPips));
        }
    }

    #[test]
    fn the_index_and_the_halves_agree() {
        let mut index = 0;
        for high in Pips::up_to(Pips::MAX) {
            for low in Pips::up_to(high) {
                let tile = Tile::new(low, high);
                assert_eq!((tile.index(), tile.high(), tile.low()), (index, high, low));
                assert_eq!(Tile::from_index(index), Some(tile));
                index += 1;
            }
        }
        assert_eq!(Tile::from_index(index), None);
    }
}
