//! Which tiles have room at an open end.

use super::{Heading, Posture};

/// Which tiles could lie at an open end, whatever their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Room {
    /// The headings in which a tile could lie along the line, a bit each in the order of
    /// [`Heading::ALL`].
    pub(super) along: u8,
    /// The heading in which a tile could lie across it.
    pub(super) across: Option<Heading>,
}

impl Room {
    /// Room for every tile at an end where the line goes in this direction.
    pub(super) const fn anywhere(heading: Heading) -> Room {
        Room { along: 0b1111, across: Some(heading) }
    }

    /// Whether a tile could lie in this direction.
    #[inline]
    pub fn admits(self, heading: Heading, posture: Posture) -> bool {
        match posture {
            Posture::Along => self.along & (1 << heading as u8) != 0,
            Posture::Across => self.across == Some(heading),
        }
    }

    /// Whether a tile could lie there in some direction.
    #[inline]
    pub fn admits_some(self, posture: Posture) -> bool {
        match posture {
            Posture::Along => self.along != 0,
            Posture::Across => self.across.is_some(),
        }
    }

    /// The headings in which a tile could lie, clockwise from the north.
    #[inline]
    pub fn headings(self, posture: Posture) -> impl Iterator<Item = Heading> {
        Heading::ALL.into_iter().filter(move |heading| self.admits(*heading, posture))
    }
}
