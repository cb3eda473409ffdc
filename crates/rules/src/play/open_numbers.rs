//! The numbers that a table shows at its open ends.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use domino_layout::Layout;
use domino_tiles::Pips;

/// The numbers at the open ends of a table, in the order in which the ends were born; a number that
/// two ends show comes twice.
///
/// It reads as a slice.
#[derive(Clone, Copy)]
pub struct OpenNumbers {
    n_ends: u8,
    pips: [Pips; Layout::MAX_ENDS],
}

impl OpenNumbers {
    /// The numbers that a layout shows.
    pub fn of(layout: &Layout) -> OpenNumbers {
        layout.ends().iter().map(|open| open.pips).collect()
    }
}

/// Takes at most [`Layout::MAX_ENDS`] numbers; more are left out.
impl FromIterator<Pips> for OpenNumbers {
    fn from_iter<I: IntoIterator<Item = Pips>>(found: I) -> OpenNumbers {
        let mut numbers = OpenNumbers::default();
        for (pips, found) in numbers.pips.iter_mut().zip(found) {
            *pips = found;
            numbers.n_ends += 1;
        }
        numbers
    }
}

/// No number, as on an empty table.
impl Default for OpenNumbers {
    fn default() -> OpenNumbers {
        OpenNumbers { n_ends: 0, pips: [Pips::BLANK; Layout::MAX_ENDS] }
    }
}

impl Deref for OpenNumbers {
    type Target = [Pips];

    fn deref(&self) -> &[Pips] {
        &self.pips[..self.n_ends.into()]
    }
}

impl PartialEq for OpenNumbers {
    fn eq(&self, other: &OpenNumbers) -> bool {
        **self == **other
    }
}

impl Eq for OpenNumbers {}

impl Hash for OpenNumbers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for OpenNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
