//! Sets of numbers of pips.

use std::fmt;

use domino_tiles::{Pips, TileSet};

/// A set of numbers of pips.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NumberSet(u32);

impl NumberSet {
    /// No number.
    pub const EMPTY: NumberSet = NumberSet(0);

    /// Whether a number is in the set.
    pub const fn contains(self, pips: Pips) -> bool {
        self.0 & 1 << pips.get() != 0
    }

    /// The number of numbers.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers, the smallest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Pips> {
        Pips::up_to(Pips::MAX).filter(move |pips| self.contains(*pips))
    }

    /// The tiles that show one of the numbers.
    pub fn tiles(self) -> TileSet {
        self.iter().fold(TileSet::EMPTY, |all, pips| all | TileSet::with_pips(pips))
    }
}

impl FromIterator<Pips> for NumberSet {
    fn from_iter<I: IntoIterator<Item = Pips>>(numbers: I) -> NumberSet {
        NumberSet(numbers.into_iter().fold(0, |set, pips| set | 1 << pips.get()))
    }
}

impl fmt::Debug for NumberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
