//! The number on one half of a tile.

use std::fmt;

use thiserror::Error;

/// The number of pips on one half of a tile: 0 (a blank) to 18.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
pub struct Pips(u8);

/// A number of pips that no set known here has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a half shows 0 to 18 pips, not {0}")]
pub struct PipsError(pub u32);

impl Pips {
    /// The largest number of pips on a half: 18, of a double-18 set.
    pub const MAX: Pips = Pips(18);

    /// A blank half.
    pub const BLANK: Pips = Pips(0);

    /// Makes a number of pips.
    ///
    /// # Errors
    ///
    /// [`PipsError`] if `n` is above 18.
    pub const fn new(n: u8) -> Result<Pips, PipsError> {
        if n <= Pips::MAX.0 { Ok(Pips(n)) } else { Err(PipsError(n as u32)) }
    }

    /// All numbers from a blank up to and including `max`.
    pub fn up_to(max: Pips) -> impl DoubleEndedIterator<Item = Pips> + ExactSizeIterator {
        (0..=max.0).map(Pips)
    }

    /// The number as an integer, in pips.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Makes a number that the caller has shown to be at most 18.
    pub(crate) const fn trusted(n: u8) -> Pips {
        Pips(n)
    }
}

impl TryFrom<u8> for Pips {
    type Error = PipsError;

    fn try_from(n: u8) -> Result<Pips, PipsError> {
        Pips::new(n)
    }
}

impl From<Pips> for u8 {
    fn from(pips: Pips) -> u8 {
        pips.0
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
