//! What a seat on turn may do.

use domino_layout::End;
use domino_tiles::{Tile, TileSet};
use smallvec::SmallVec;

use crate::Action;

/// The legal actions of a seat, as a set of tiles for each end.
///
/// Where a tile is to be led, nothing else is legal.
///
/// Their order is pinned: tiles in canonical order (0-0, 1-0, 1-1, …), each at the ends in the order
/// in which the ends were born; then `draw`; then `pass`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Legal {
    pub(crate) leads: TileSet,
    pub(crate) plays: SmallVec<[(End, TileSet); 2]>,
    pub(crate) draw: bool,
    pub(crate) pass: bool,
}

impl Legal {
    /// The tiles that can be led on an empty table.
    pub fn leads(&self) -> TileSet {
        self.leads
    }

    /// The tiles that can be laid at each open end; ends where nothing can be laid may be missing.
    pub fn plays(&self) -> &[(End, TileSet)] {
        &self.plays
    }

    /// All tiles that can be laid anywhere.
    pub fn tiles(&self) -> TileSet {
        self.leads | self.laid()
    }

    /// Whether the seat may draw.
    pub fn draw(&self) -> bool {
        self.draw
    }

    /// Whether the seat may pass.
    pub fn pass(&self) -> bool {
        self.pass
    }

    /// Whether a tile can be laid.
    #[inline]
    pub fn can_lay(&self) -> bool {
        !self.leads.is_empty() || self.plays.iter().any(|(_, tiles)| !tiles.is_empty())
    }

    /// The number of actions; a tile that fits at two ends counts twice.
    #[inline]
    pub fn len(&self) -> usize {
        if !self.leads.is_empty() {
            return self.leads.len();
        }
        let n_plays: usize = self.plays.iter().map(|(_, tiles)| tiles.len()).sum();
        n_plays + usize::from(self.draw) + usize::from(self.pass)
    }

    /// Whether there is no action, as after the end of a round.
    pub fn is_empty(&self) -> bool {
        !self.can_lay() && !self.draw && !self.pass
    }

    /// Whether an action is legal.
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Lead { tile } => self.leads.contains(tile),
            Action::Play { tile, end } => {
                self.plays.iter().any(|(name, tiles)| *name == end && tiles.contains(tile))
            }
            Action::Draw => self.draw,
            Action::Pass => self.pass,
        }
    }

    /// The ends where a tile can be laid, in their order.
    pub fn ends_for(&self, tile: Tile) -> impl Iterator<Item = End> {
        self.plays.iter().filter(move |(_, tiles)| tiles.contains(tile)).map(|(end, _)| *end)
    }

    /// The action at a place of the order, from 0.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<Action> {
        if !self.leads.is_empty() {
            return self.leads.iter().nth(place).map(|tile| Action::Lead { tile });
        }
        let mut left = place;
        for tile in self.laid() {
            for (end, tiles) in &self.plays {
                if tiles.contains(tile) {
                    if left == 0 {
                        return Some(Action::Play { tile, end: *end });
                    }
                    left -= 1;
                }
            }
        }
        match (self.draw, self.pass, left) {
            (true, _, 0) => Some(Action::Draw),
            (false, true, 0) | (true, true, 1) => Some(Action::Pass),
            _ => None,
        }
    }

    /// The tiles that can be laid at some end.
    #[inline]
    fn laid(&self) -> TileSet {
        self.plays.iter().fold(TileSet::EMPTY, |all, (_, tiles)| all | *tiles)
    }

    /// The actions in their order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let leads = self.leads.iter().map(|tile| Action::Lead { tile });
        let plays = self
            .laid()
            .into_iter()
            .flat_map(|tile| self.ends_for(tile).map(move |end| Action::Play { tile, end }));
        let draw = self.draw.then_some(Action::Draw);
        leads.chain(plays).chain(draw).chain(self.pass.then_some(Action::Pass))
    }
}
