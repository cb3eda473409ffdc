//! With which characters tiles are drawn.

use std::fmt;

use domino_tiles::Pips;

/// The largest number for which Unicode has domino tiles.
const HIGHEST_GLYPH: u8 = 6;

/// With which characters a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileStyle {
    /// Those of ASCII.
    Ascii,
    /// Lines of Unicode's box drawing.
    Box,
    /// Unicode's domino tiles, each where its tile lies; lines where there is no tile for a number, or
    /// no room.
    Glyph,
}

impl TileStyle {
    /// All styles.
    pub const ALL: [TileStyle; 3] = [TileStyle::Ascii, TileStyle::Box, TileStyle::Glyph];

    /// The word by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            TileStyle::Ascii => "ascii",
            TileStyle::Box => "box",
            TileStyle::Glyph => "glyph",
        }
    }

    /// The style for a set with this highest number: lines where Unicode has no tiles for it.
    ///
    /// # Examples
    ///
    /// ```
    /// use domino_draw::TileStyle;
    /// use domino_tiles::DominoSet;
    ///
    /// let set = DominoSet::new(9)?;
    /// assert_eq!(TileStyle::Glyph.for_set_up_to(set.highest()), TileStyle::Box);
    /// # Ok::<(), domino_tiles::PipsError>(())
    /// ```
    #[must_use]
    pub fn for_set_up_to(self, highest: Pips) -> TileStyle {
        match self {
            TileStyle::Glyph if highest.get() > HIGHEST_GLYPH => TileStyle::Box,
            style => style,
        }
    }
}

impl fmt::Display for TileStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
