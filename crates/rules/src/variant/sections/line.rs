//! Where a tile fits.

use domino_layout::Plane;

use crate::variant::key::section;
use crate::variant::sections::Surface;
use crate::variant::value::{choice, clause};
use crate::variant::{Clash, Conflicts, Variant};

section! {
    /// Where a tile fits.
    #[derive(Clone, Copy)]
    pub struct LineRules in line {
        /// Tiles laid where they do not match: `"none"`, or a table of `doubles-on` (`"any-tile"` or
        /// `"non-doubles"`) and `use` (`"optional"` or `"compulsory"` when nothing else can be laid).
        "wild" wild: Wild = Wild::None;
        /// The plane on which the tiles lie: `"unbounded"` (there is always room), or a table with `width`
        /// and `height` (2 to 250 squares of half a tile), which it must have, and `edge` (an end whose
        /// open half faces the edge and lies on it is `"dead"`, or may `"turn"` and go on along it),
        /// `corners` (`"allowed"`, or `"never"`), `contact` (`"allowed"`, or `"never"`: tiles that are no
        /// neighbours share no side) and `doubles` (`"centred"` on the line, or `"offset"` to its right by
        /// half a double), each of which is the first if it is left out. What does not fit there cannot be
        /// laid; a table takes sets up to double-nine.
        "table" surface: Surface = Surface::Unbounded;
    }
}

impl LineRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        let set = variant.equipment.set;
        if matches!(self.surface, Surface::Clause(_)) && set.n_tiles() > Plane::MAX_TILES {
            found.add(&["table", "set"], Clash::TableTooSmall { most: Plane::MAX_TILES, set });
        }
    }
}

choice! {
    /// Which tiles can be laid where they do not match.
    #[derive(Copy)]
    pub enum Wild {
        /// None.
        word "none" => None,
        /// Some tiles.
        value => Clause(WildClause),
    }
}

clause! {
    /// Doubles that can be laid where they do not match; the end then shows the double's number.
    pub struct WildClause like "{ doubles-on = \"any-tile\", use = \"optional\" }" {
        /// The open ends that take any double.
        "doubles-on" doubles_on: WildOn;
        /// Whether a seat must lay a double that does not match when nothing else can be laid.
        "use" usage: WildUse;
    }
}

choice! {
    /// The open ends that take a wild tile.
    #[derive(Copy)]
    pub enum WildOn {
        /// Every open end.
        word "any-tile" => AnyTile,
        /// Every open end that is not a double.
        word "non-doubles" => NonDoubles,
    }
}

choice! {
    /// Whether a wild tile must be used.
    #[derive(Copy)]
    pub enum WildUse {
        /// It may be kept back, and a tile drawn instead.
        word "optional" => Optional,
        /// It must be laid when nothing else can.
        word "compulsory" => Compulsory,
    }
}
