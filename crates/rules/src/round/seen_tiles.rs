//! Tiles that may lie face down.

use std::fmt;

use domino_tiles::{Tile, TileSet};

/// Tiles that may lie face down.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SeenTiles {
    /// Tiles face up, in the order in which they were dealt or drawn.
    Shown(Box<[Tile]>),
    /// So many tiles face down.
    Hidden(usize),
}

impl SeenTiles {
    /// The number of tiles.
    pub fn len(&self) -> usize {
        match self {
            SeenTiles::Shown(tiles) => tiles.len(),
            SeenTiles::Hidden(n_tiles) => *n_tiles,
        }
    }

    /// Whether there is no tile.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same tiles face down.
    #[must_use]
    pub fn hidden(&self) -> SeenTiles {
        SeenTiles::Hidden(self.len())
    }

    /// The tiles as a set, empty for tiles face down.
    pub fn tile_set(&self) -> TileSet {
        match self {
            SeenTiles::Shown(tiles) => tiles.iter().copied().collect(),
            SeenTiles::Hidden(_) => TileSet::EMPTY,
        }
    }
}

impl FromIterator<Tile> for SeenTiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> SeenTiles {
        SeenTiles::Shown(tiles.into_iter().collect())
    }
}

/// As in records: `6-4 4-0`, `?*2` for tiles face down, `-` for none.
impl fmt::Display for SeenTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            tiles if tiles.is_empty() => f.write_str("-"),
            SeenTiles::Hidden(n_tiles) => write!(f, "?*{n_tiles}"),
            SeenTiles::Shown(tiles) => tiles.iter().enumerate().try_for_each(|(place, tile)| {
                let gap = if place == 0 { "" } else { " " };
                write!(f, "{gap}{tile}")
            }),
        }
    }
}
