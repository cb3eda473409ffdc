//! Domino tiles: pips, tiles, tile sets, the sets double-0 to double-18, tile notation, and a
//! shuffle that gives the same deal for the same seed for ever.
//!
//! This crate knows what lies in the box. It knows nothing of turns, seats, variants, files or
//! the terminal, so it can be used alone: in a puzzle solver, a teaching tool, another engine.
//!
//! # Examples
//!
//! ```
//! use domino_tiles::{DominoSet, Stream, Tile, TileSet};
//!
//! let double_six = DominoSet::new(6)?;
//! assert_eq!(double_six.n_tiles(), 28);
//!
//! let mut tiles: Vec<Tile> = double_six.tiles().collect();
//! Stream::new(42, 1).shuffle(&mut tiles);
//! let hand: TileSet = tiles[..7].iter().copied().collect();
//! assert_eq!(hand.to_string(), "1-0 2-0 3-2 4-0 4-4 5-5 6-0");
//! # Ok::<(), domino_tiles::PipsError>(())
//! ```

mod chain;
mod domino_set;
mod pips;
#[cfg(feature = "serde")]
mod serde;
mod stream;
mod tile;
mod tile_set;

pub use chain::{arrange_line, arrange_ring};
pub use domino_set::{DominoSet, ParseDominoSetError};
pub use pips::{Pips, PipsError};
pub use stream::Stream;
pub use tile::{ParseTileError, Tile};
pub use tile_set::{ParseTileSetError, TileSet, TileSetIter};

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
