//! The sets that are sold in a box: double-six, double-nine, and their kin.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::tile::ALL;
use crate::{Pips, PipsError, Tile, TileSet};

/// A double-n set: every pair of numbers from 0 to n once.
///
/// A double-n set has (n+1)(n+2)/2 tiles and n(n+1)(n+2)/2 pips, and n+1 of its tiles carry each
/// number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DominoSet(Pips);

impl DominoSet {
    /// The double-six set: 28 tiles, 168 pips.
    pub const DOUBLE_SIX: DominoSet = DominoSet(Pips::trusted(6));

    /// The double-nine set: 55 tiles, 495 pips.
    pub const DOUBLE_NINE: DominoSet = DominoSet(Pips::trusted(9));

    /// The set whose highest tile is the double of `highest`.
    ///
    /// # Errors
    ///
    /// [`PipsError`] if `highest` is above 18.
    pub const fn new(highest: u8) -> Result<DominoSet, PipsError> {
        match Pips::new(highest) {
            Ok(pips) => Ok(DominoSet(pips)),
            Err(error) => Err(error),
        }
    }

    /// Every set from double-0 to double-18, smallest first.
    pub fn all() -> impl Iterator<Item = DominoSet> {
        Pips::up_to(Pips::MAX).map(DominoSet)
    }

    /// The largest number on a half.
    pub const fn highest(self) -> Pips {
        self.0
    }

    /// The number of tiles.
    pub const fn n_tiles(self) -> usize {
        // The double of the highest number is the last tile.
        Tile::new(self.0, self.0).index() as usize + 1
    }

    /// The pips of all tiles together.
    pub const fn n_pips(self) -> u32 {
        let n = self.0.get() as u32;
        n * (n + 1) * (n + 2) / 2
    }

    /// The tiles in canonical order.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    /// The tiles in canonical order, as a slice.
    pub fn as_slice(self) -> &'static [Tile] {
        &ALL[..self.n_tiles()]
    }

    /// The tiles as a set.
    #[inline]
    pub const fn tile_set(self) -> TileSet {
        TileSet::up_to(self.0)
    }

    /// Whether this tile is in the box.
    pub const fn contains(self, tile: Tile) -> bool {
        tile.high().get() <= self.0.get()
    }
}

impl TryFrom<u8> for DominoSet {
    type Error = PipsError;

    fn try_from(highest: u8) -> Result<DominoSet, PipsError> {
        DominoSet::new(highest)
    }
}

/// A text that names no set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("a set is `double-0` to `double-18`")]
pub struct ParseDominoSetError;

/// Reads what is written: `double-6`.
impl FromStr for DominoSet {
    type Err = ParseDominoSetError;

    fn from_str(text: &str) -> Result<DominoSet, ParseDominoSetError> {
        let highest = text.strip_prefix("double-").ok_or(ParseDominoSetError)?;
        highest.parse().map(DominoSet).map_err(|_| ParseDominoSetError)
    }
}

/// Written `double-6`.
impl fmt::Display for DominoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "double-{}", self.0)
    }
}

impl fmt::Debug for DominoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
