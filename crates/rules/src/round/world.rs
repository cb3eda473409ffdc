//! Rounds that look to a viewer like the one that it sees, for finding out what others can do.

use std::collections::VecDeque;
use std::iter;

use domino_tiles::{Tile, TileSet};

use crate::play::Table;
use crate::round::{Round, View, Violation};
use crate::seats::Seat;

/// What the seat on turn is to hold in a round that a view could be of, if the viewer does not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// What fits best.
    Fitting,
    /// This tile, and what fits best.
    Tile(Tile),
    /// What fits least.
    Misfits,
}

impl View {
    /// A round of which this could be the view, in which `mover` holds what is asked for and `drawn`
    /// are drawn next.
    ///
    /// Where no such round holds what is asked for, it holds what comes nearest.
    ///
    /// # Errors
    ///
    /// The first [`Violation`] if what the view was told is no round, however the other tiles lie.
    pub fn could_be(&self, mover: Seat, held: Held, drawn: &[Tile]) -> Result<Round, Violation> {
        let own = |seat: Seat| self.viewer() == Some(seat);
        let mut unseen = self.unseen() - drawn.iter().copied().collect();
        let mut hands =
            self.n_tiles().map(|seat, _| if own(seat) { self.hand() } else { TileSet::EMPTY });
        if let Held::Tile(tile) = held
            && !own(mover)
            && let Some(hand) = hands.get_mut(mover)
            && unseen.remove(tile)
        {
            hand.insert(tile);
        }
        // What fits stands last.
        let mut unseen: Vec<Tile> = unseen.iter().collect();
        unseen.sort_by_key(|tile| self.table().ease(*tile));
        let mut unseen = VecDeque::from(unseen);
        let others = self.table().rules().seats().filter(|seat| *seat != mover);
        for seat in iter::once(mover).chain(others) {
            let (Some(hand), Some(n_tiles)) = (hands.get_mut(seat), self.n_tiles().get(seat))
            else {
                continue;
            };
            let is_misfit = seat == mover && held == Held::Misfits;
            while hand.len() < *n_tiles {
                let next = if is_misfit { unseen.pop_front() } else { unseen.pop_back() };
                let Some(tile) = next else { break };
                hand.insert(tile);
            }
        }
        let boneyard = drawn.iter().copied().chain(unseen).take(self.table().n_boneyard());
        self.complete(hands, boneyard.collect()).map_err(|error| error.violations[0])
    }
}

impl Table {
    /// How easily the seat on turn can lay a tile: it matches somewhere; if not, it is a double, which
    /// can be wild.
    pub(crate) fn ease(&self, tile: Tile) -> (bool, bool) {
        let mut ends = self.layout().ends().iter().filter(|open| self.may_go_on_at(open.name));
        (ends.any(|open| self.matching(open.name).contains(tile)), tile.is_double())
    }
}
