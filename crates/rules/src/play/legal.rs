//! What a seat on turn may do.

use std::fmt;

use domino_layout::{End, Heading};
use domino_tiles::{Tile, TileSet};

use crate::play::Action;
use crate::play::plays::{Plays, PlaysList};

/// The legal actions of a seat, as a set of tiles for each end.
///
/// Where a tile is to be led, nothing else is legal.
///
/// Their order is pinned: tiles in canonical order (0-0, 1-0, 1-1, …), each at the ends in the order
/// in which the ends were born, and there in the directions clockwise from the north; then `draw`; then `pass`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Legal {
    pub(crate) leads: TileSet,
    pub(crate) plays: PlaysList,
    pub(crate) draw: bool,
    pub(crate) pass: bool,
}

/// An end, and the direction in which a tile is laid there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Way {
    /// The end.
    pub end: End,
    /// The direction, where the table decides what is legal.
    pub heading: Option<Heading>,
}

impl Legal {
    /// The tiles that can be led on an empty table.
    pub fn leads(&self) -> TileSet {
        self.leads
    }

    /// The tiles that can be laid at an end, in whatever direction.
    pub fn tiles_at(&self, end: End) -> TileSet {
        let plays = self.plays.iter().find(|plays| plays.end == end);
        plays.map_or(TileSet::EMPTY, |plays| plays.tiles)
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
        !self.leads.is_empty() || self.plays.iter().any(|plays| !plays.tiles.is_empty())
    }

    /// The number of actions; a tile that fits at two ends or in two directions counts twice.
    #[inline]
    pub fn len(&self) -> usize {
        if !self.leads.is_empty() {
            return self.leads.len();
        }
        let n_plays: usize = self.plays.iter().map(Plays::len).sum();
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
            Action::Play { tile, end, heading } => {
                self.ways(tile).any(|way| way == Way { end, heading })
            }
            Action::Draw => self.draw,
            Action::Pass => self.pass,
        }
    }

    /// The ways in which a tile can be laid, in their order.
    pub fn ways(&self, tile: Tile) -> impl Iterator<Item = Way> {
        plays_of(&self.plays, tile).flat_map(move |plays| plays.ways(tile))
    }

    /// The action at a place of the order, from 0.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<Action> {
        if !self.leads.is_empty() {
            return self.leads.iter().nth(place).map(|tile| Action::Lead { tile });
        }
        let (mut left, ends) = (place, &*self.plays);
        for tile in self.laid() {
            for plays in plays_of(ends, tile) {
                let n_ways = match plays.room {
                    None if left == 0 => return Some(Action::play(tile, plays.end)),
                    None => 1,
                    Some(_) => match plays.way_at(tile, left) {
                        Ok(way) => return Some(way.action(tile)),
                        Err(n_ways) => n_ways,
                    },
                };
                left -= n_ways;
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
        self.plays.iter().fold(TileSet::EMPTY, |all, plays| all | plays.tiles)
    }

    /// The actions in their order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let leads = self.leads.iter().map(|tile| Action::Lead { tile });
        let plays = self
            .laid()
            .into_iter()
            .flat_map(|tile| self.ways(tile).map(move |way| way.action(tile)));
        let draw = self.draw.then_some(Action::Draw);
        leads.chain(plays).chain(draw).chain(self.pass.then_some(Action::Pass))
    }
}

/// What a tile can be laid at, of some ends.
#[inline]
fn plays_of(ends: &[Plays], tile: Tile) -> impl Iterator<Item = &Plays> {
    ends.iter().filter(move |plays| plays.tiles.contains(tile))
}

impl Way {
    /// The action that lays a tile this way.
    pub fn action(self, tile: Tile) -> Action {
        Action::Play { tile, end: self.end, heading: self.heading }
    }
}

/// Written as behind a tile: `left`, `left e`.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.heading {
            None => write!(f, "{}", self.end),
            Some(heading) => write!(f, "{} {heading}", self.end),
        }
    }
}
