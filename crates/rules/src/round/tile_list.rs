//! Tiles in an order.

use std::fmt;
use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use domino_tiles::Tile;

/// The same as [`TileList::MAX_TILES`].
const MAX_TILES: usize = 190;

/// Tiles in an order, such as a boneyard; at most all of a double-18 set. It reads as a slice and needs
/// no heap.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct TileList(ArrayVec<Tile, MAX_TILES>);

impl TileList {
    /// The most tiles of a list: all of a double-18 set.
    pub const MAX_TILES: usize = MAX_TILES;

    /// No tile.
    pub fn new() -> TileList {
        TileList::default()
    }

    /// These tiles; behind as many as a double-18 set has, more are left out.
    #[inline]
    pub(crate) fn of(tiles: &[Tile]) -> TileList {
        let mut list = ArrayVec::new();
        let fit = list.try_extend_from_slice(&tiles[..tiles.len().min(MAX_TILES)]);
        debug_assert!(fit.is_ok(), "so many fit");
        TileList(list)
    }

    /// The tiles as a slice.
    pub fn as_slice(&self) -> &[Tile] {
        &self.0
    }

    /// Adds a tile behind the others, and says whether there was room.
    pub fn push(&mut self, tile: Tile) -> bool {
        self.0.try_push(tile).is_ok()
    }

    /// Takes a tile out; the others keep their order.
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.0.retain(|own| *own != tile);
    }

    /// Leaves the first `n_tiles`.
    pub(crate) fn truncate(&mut self, n_tiles: usize) {
        self.0.truncate(n_tiles);
    }
}

impl Deref for TileList {
    type Target = [Tile];

    #[inline]
    fn deref(&self) -> &[Tile] {
        &self.0
    }
}

impl DerefMut for TileList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Tile] {
        &mut self.0
    }
}

/// Tiles for which there is no room are left out.
impl Extend<Tile> for TileList {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        for tile in tiles {
            self.push(tile);
        }
    }
}

/// Takes at most as many tiles as a double-18 set has; more are left out.
impl FromIterator<Tile> for TileList {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileList {
        TileList(tiles.into_iter().take(MAX_TILES).collect())
    }
}

impl fmt::Debug for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
