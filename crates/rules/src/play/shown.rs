//! What a seat has shown of its hand.

use domino_layout::{End, Plane, Posture};
use domino_tiles::{Pips, Tile, TileSet};

use crate::play::{NumberSet, Table};
use crate::seats::Seat;
use crate::variant::sections::{Draw, DrawWhen};

/// What a seat has shown to everybody since the round began.
///
/// Of each number it is kept how many tiles with it the seat can have had in all, those that it has
/// laid among them: no more than it had laid when it drew or passed while the number was open, and
/// one more for each tile drawn since. So nothing needs to be kept of when that was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shown {
    laid: TileSet,
    most_had: [u8; N_NUMBERS],
}

/// The numbers of pips that there are.
const N_NUMBERS: usize = Pips::MAX.get() as usize + 1;

/// So many tiles, for all that is known; no hand is as large.
const UNKNOWN: u8 = u8::MAX;

impl Shown {
    /// Nothing was shown.
    pub(crate) const NOTHING: Shown =
        Shown { laid: TileSet::EMPTY, most_had: [UNKNOWN; N_NUMBERS] };

    /// The seat lays a tile.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile) {
        self.laid.insert(tile);
    }

    /// The tiles with a number that the seat has laid.
    fn n_laid(&self, pips: Pips) -> u8 {
        let n_laid = (self.laid & TileSet::with_pips(pips)).len();
        u8::try_from(n_laid).unwrap_or(UNKNOWN)
    }

    /// The seat can hold so many tiles with a number at most.
    pub(crate) fn has_at_most(&mut self, pips: Pips, n_tiles: u8) {
        let n_had = self.n_laid(pips).saturating_add(n_tiles);
        let most = &mut self.most_had[usize::from(pips.get())];
        *most = n_had.min(*most);
    }

    /// The seat draws tiles.
    pub(crate) fn draw(&mut self, n_tiles: usize) {
        let n_tiles = u8::try_from(n_tiles).unwrap_or(UNKNOWN);
        for most in &mut self.most_had {
            *most = most.saturating_add(n_tiles);
        }
    }
}

impl Table {
    /// The tiles that a seat has laid since the round began, or since the position that it was taken up at.
    pub fn laid(&self, seat: Seat) -> TileSet {
        self.shown.get(seat).map_or(TileSet::EMPTY, |shown| shown.laid)
    }

    /// The seat that laid a tile; `None` of a tile that is not on the table, was nobody's, or lay
    /// there when the round was taken up.
    pub fn laid_by(&self, tile: Tile) -> Option<Seat> {
        self.shown.iter().find(|(_, shown)| shown.laid.contains(tile)).map(|(seat, _)| seat)
    }

    /// The numbers of which a seat holds no tile, as everybody has seen: it drew or passed while they
    /// were open, and has drawn no tile since.
    ///
    /// Each number counts for itself: of one that was open again while the seat went on drawing, no
    /// tile of the draws before counts.
    pub fn lacks(&self, seat: Seat) -> NumberSet {
        let has_none = |pips: &Pips| self.most_with(seat, *pips) == Some(0);
        Pips::up_to(self.rules.set.highest()).filter(has_none).collect()
    }

    /// The most tiles with a number that a seat can hold, as everybody has seen; `None` if it has
    /// shown nothing of the number.
    pub fn most_with(&self, seat: Seat, pips: Pips) -> Option<u8> {
        let shown = self.shown.get(seat)?;
        let most = *shown.most_had.get(usize::from(pips.get()))?;
        (most != UNKNOWN).then(|| most.saturating_sub(shown.n_laid(pips)))
    }

    /// Notes what a seat shows that draws or passes: nothing it holds matches where it has room.
    pub(crate) fn show_stuck(&mut self, seat: Seat, is_draw: bool) {
        let may_keep = matches!(self.rules.turn.draw, Draw::Clause(clause) if clause.when == DrawWhen::AnyTime);
        let Some(shown) = self.shown.get_mut(seat) else { return };
        if is_draw && may_keep {
            return;
        }
        for open in self.layout.ends() {
            let most = match &self.plane {
                None => Some(0),
                Some(plane) => most_without_room(plane, open.name),
            };
            if let Some(most) = most {
                shown.has_at_most(open.pips, most);
            }
        }
    }
}

/// The most tiles with the number of an end that a seat can hold that has none with room there; `None`
/// where that tells nothing.
fn most_without_room(plane: &Plane, end: End) -> Option<u8> {
    let room = plane.room(end);
    match (room.admits_some(Posture::Along), room.admits_some(Posture::Across)) {
        (true, true) => Some(0),
        // It can hold the double of the number.
        (true, false) => Some(1),
        (false, _) => None,
    }
}
