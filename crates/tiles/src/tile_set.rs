//! A set of different tiles as bits.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use thiserror::Error;

use crate::tile::N_TILES;
use crate::{ParseTileError, Pips, Tile};

const N_WORDS: usize = N_TILES.div_ceil(64);

/// A set of different tiles, one bit a tile by canonical index.
///
/// It reaches double-18. All tiles up to double-9 live in the first word, and the operations that
/// loop look at the other words only when something is in them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet([u64; N_WORDS]);

/// For each number, the tiles that show it.
const WITH: [TileSet; Pips::MAX.get() as usize + 1] = {
    let mut sets = [TileSet::EMPTY; Pips::MAX.get() as usize + 1];
    let mut index = 0;
    while let Some(tile) = Tile::from_index(index) {
        let (word, bit) = TileSet::place(tile);
        sets[tile.high().get() as usize].0[word] |= bit;
        sets[tile.low().get() as usize].0[word] |= bit;
        index += 1;
    }
    sets
};

/// For each number, the tiles that show none larger.
const UP_TO: [TileSet; Pips::MAX.get() as usize + 1] = {
    let mut sets = [TileSet::EMPTY; Pips::MAX.get() as usize + 1];
    let (mut set, mut index) = (TileSet::EMPTY, 0);
    while let Some(tile) = Tile::from_index(index) {
        set.insert(tile);
        sets[tile.high().get() as usize] = set;
        index += 1;
    }
    sets
};

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet([0; N_WORDS]);

    /// All doubles up to 18-18.
    pub const DOUBLES: TileSet = {
        let mut doubles = TileSet::EMPTY;
        let mut index = 0;
        while let Some(tile) = Tile::from_index(index) {
            if tile.is_double() {
                let (word, bit) = TileSet::place(tile);
                doubles.0[word] |= bit;
            }
            index += 1;
        }
        doubles
    };

    /// All tiles up to 18-18 that show this number.
    #[inline]
    pub const fn with_pips(pips: Pips) -> TileSet {
        WITH[pips.get() as usize]
    }

    /// All tiles that show no number larger than this one: a double-n set.
    #[inline]
    pub(crate) const fn up_to(highest: Pips) -> TileSet {
        UP_TO[highest.get() as usize]
    }

    #[inline]
    const fn place(tile: Tile) -> (usize, u64) {
        (tile.index() as usize / 64, 1 << (tile.index() % 64))
    }

    #[inline]
    const fn is_small(&self) -> bool {
        self.0[1] | self.0[2] == 0
    }

    /// Whether there is no tile.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The number of tiles.
    #[inline]
    pub const fn len(&self) -> usize {
        let small = self.0[0].count_ones();
        let all = if self.is_small() {
            small
        } else {
            small + self.0[1].count_ones() + self.0[2].count_ones()
        };
        all as usize
    }

    /// Whether this tile is in the set.
    #[inline]
    pub const fn contains(&self, tile: Tile) -> bool {
        let (word, bit) = TileSet::place(tile);
        self.0[word] & bit != 0
    }

    /// Adds a tile, and says whether it is new.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let (word, bit) = TileSet::place(tile);
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    /// Takes a tile out, and says whether it was in.
    #[inline]
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let (word, bit) = TileSet::place(tile);
        let was_in = self.0[word] & bit != 0;
        self.0[word] &= !bit;
        was_in
    }

    /// Whether the two sets share a tile.
    #[inline]
    pub const fn intersects(&self, other: &TileSet) -> bool {
        self.0[0] & other.0[0] != 0 || (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }

    /// Whether every tile of this set is in the other.
    pub fn is_subset(&self, other: &TileSet) -> bool {
        (*self - *other).is_empty()
    }

    /// The pips of all tiles together.
    pub fn n_pips(&self) -> u32 {
        self.iter().map(Tile::n_pips).sum()
    }

    /// The tile with the smallest canonical index.
    #[inline]
    pub fn first(&self) -> Option<Tile> {
        self.iter().next()
    }

    /// The tile with the largest canonical index.
    #[inline]
    pub fn last(&self) -> Option<Tile> {
        let word = (0..N_WORDS).rev().find(|&word| self.0[word] != 0)?;
        Some(tile_at(word, self.0[word].ilog2()))
    }

    /// The tiles in canonical order.
    #[inline]
    pub fn iter(&self) -> TileSetIter {
        TileSetIter(*self)
    }

    #[inline]
    fn zip(self, other: TileSet, op: impl Fn(u64, u64) -> u64) -> TileSet {
        let (own, other) = (self.0, other.0);
        TileSet([op(own[0], other[0]), op(own[1], other[1]), op(own[2], other[2])])
    }
}

/// The tile of a bit that is known to be set.
#[inline]
fn tile_at(word: usize, bit: u32) -> Tile {
    // A set bit is below `N_TILES`, since only tiles set bits.
    #[allow(clippy::cast_possible_truncation)]
    let index = word as u8 * 64 + bit as u8;
    Tile::trusted(index)
}

/// The tiles of a set in canonical order; made by [`TileSet::iter`].
#[derive(Clone, Debug)]
pub struct TileSetIter(TileSet);

impl Iterator for TileSetIter {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let words = &mut self.0.0;
        let word = match words[0] {
            0 if words[1] | words[2] == 0 => return None,
            0 => 1 + usize::from(words[1] == 0),
            _ => 0,
        };
        let bit = words[word].trailing_zeros();
        words[word] &= words[word] - 1;
        Some(tile_at(word, bit))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for TileSetIter {}
impl FusedIterator for TileSetIter {}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = TileSetIter;

    #[inline]
    fn into_iter(self) -> TileSetIter {
        TileSetIter(self)
    }
}

impl IntoIterator for &TileSet {
    type Item = Tile;
    type IntoIter = TileSetIter;

    #[inline]
    fn into_iter(self) -> TileSetIter {
        self.iter()
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        set.extend(tiles);
        set
    }
}

impl Extend<Tile> for TileSet {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.insert(tile);
        }
    }
}

impl From<Tile> for TileSet {
    fn from(tile: Tile) -> TileSet {
        TileSet::from_iter([tile])
    }
}

impl BitOr for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitor(self, other: TileSet) -> TileSet {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for TileSet {
    #[inline]
    fn bitor_assign(&mut self, other: TileSet) {
        *self = *self | other;
    }
}

impl BitAnd for TileSet {
    type Output = TileSet;

    #[inline]
    fn bitand(self, other: TileSet) -> TileSet {
        self.zip(other, |a, b| a & b)
    }
}

impl BitAndAssign for TileSet {
    #[inline]
    fn bitand_assign(&mut self, other: TileSet) {
        *self = *self & other;
    }
}

/// The tiles of the first set that are not in the second.
impl Sub for TileSet {
    type Output = TileSet;

    #[inline]
    fn sub(self, other: TileSet) -> TileSet {
        self.zip(other, |a, b| a & !b)
    }
}

impl SubAssign for TileSet {
    #[inline]
    fn sub_assign(&mut self, other: TileSet) {
        *self = *self - other;
    }
}

/// Why a text is not a set of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ParseTileSetError {
    /// One of the words is no tile.
    #[error(transparent)]
    Tile(#[from] ParseTileError),
    /// A tile comes twice.
    #[error("{0} comes twice")]
    Twice(Tile),
}

/// Reads tiles with blanks between, in any order, or `-` for none.
impl FromStr for TileSet {
    type Err = ParseTileSetError;

    fn from_str(text: &str) -> Result<TileSet, ParseTileSetError> {
        let mut set = TileSet::EMPTY;
        if text.trim() == "-" {
            return Ok(set);
        }
        if text.trim().is_empty() {
            return Err(ParseTileError::Shape.into());
        }
        for word in text.split_whitespace() {
            let tile = word.parse()?;
            if !set.insert(tile) {
                return Err(ParseTileSetError::Twice(tile));
            }
        }
        Ok(set)
    }
}

/// The tiles in canonical order with blanks between, or `-` for none.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, tile) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{tile}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
