//! Rounds that look to a viewer like the one that it sees, for checking what others do.

use std::collections::VecDeque;
use std::iter;

use domino_rules::{Round, Seat, View, Violation};
use domino_tiles::{Tile, TileSet};

/// What the seat on turn holds in a world, if the viewer does not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// What fits best.
    Fitting,
    /// This tile, and what fits best.
    Tile(Tile),
    /// What fits least.
    Misfits,
}

/// A round that looks like the view to its viewer, in which `drawn` are drawn next.
pub(crate) fn world(
    view: &View,
    mover: Seat,
    held: Held,
    drawn: &[Tile],
) -> Result<Round, Violation> {
    let own = |seat: Seat| view.viewer() == Some(seat);
    let mut unseen = view.unseen() - drawn.iter().copied().collect();
    let mut hands =
        view.n_tiles().map(|seat, _| if own(seat) { view.hand() } else { TileSet::EMPTY });
    if let Held::Tile(tile) = held
        && !own(mover)
        && unseen.remove(tile)
    {
        hands[mover].insert(tile);
    }
    // What fits stands last, and of what does not, the doubles, since they can be wild.
    let mut unseen: Vec<Tile> = unseen.iter().collect();
    unseen.sort_by_key(|tile| (fits(view, *tile), tile.is_double()));
    let mut unseen = VecDeque::from(unseen);
    let others = view.table().rules().seats().filter(|seat| *seat != mover);
    for seat in iter::once(mover).chain(others) {
        let is_misfit = seat == mover && held == Held::Misfits;
        while hands[seat].len() < view.n_tiles()[seat] {
            let next = if is_misfit { unseen.pop_front() } else { unseen.pop_back() };
            let Some(tile) = next else { break };
            hands[seat].insert(tile);
        }
    }
    let boneyard = drawn.iter().copied().chain(unseen).take(view.table().n_boneyard());
    view.complete(hands, boneyard.collect()).map_err(|error| error.violations[0])
}

/// Whether a tile matches where the seat on turn can lay it.
fn fits(view: &View, tile: Tile) -> bool {
    let table = view.table();
    let mut ends = table.layout().ends().iter().filter(|open| table.may_go_on_at(open.name));
    ends.any(|open| table.matching(open.name).contains(tile))
}
