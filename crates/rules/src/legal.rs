//! What a seat on turn may do.

use domino_layout::{End, Heading, Posture, Room};
use domino_tiles::{Tile, TileSet};
use smallvec::SmallVec;

use crate::Action;
use crate::table::posture;

/// The legal actions of a seat, as a set of tiles for each end.
///
/// Where a tile is to be led, nothing else is legal.
///
/// Their order is pinned: tiles in canonical order (0-0, 1-0, 1-1, …), each at the ends in the order
/// in which the ends were born, and there in the directions clockwise from the north; then `draw`; then `pass`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Legal {
    pub(crate) leads: TileSet,
    pub(crate) plays: SmallVec<[Way; 2]>,
    pub(crate) draw: bool,
    pub(crate) pass: bool,
}

/// The tiles that can be laid at an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The end.
    pub end: End,
    /// The tiles.
    pub tiles: TileSet,
    /// In which directions there is room for them, where the table decides that.
    pub room: Option<Room>,
}

impl Way {
    /// The directions in which one of the tiles can be laid, clockwise from the north; one that is
    /// `None` where the table does not decide.
    pub fn headings(&self, tile: Tile) -> impl Iterator<Item = Option<Heading>> + use<> {
        let anywhere = self.room.is_none().then_some(None);
        let headings = self.room.map(|room| room.headings(posture(tile)).map(Some));
        anywhere.into_iter().chain(headings.into_iter().flatten())
    }

    fn plays(&self, tile: Tile) -> impl Iterator<Item = Action> + use<> {
        let end = self.end;
        self.headings(tile).map(move |heading| Action::Play { tile, end, heading })
    }

    /// The action of this place among those of a tile, or how many there are.
    #[cold]
    fn play_at(&self, tile: Tile, place: usize) -> Result<Action, usize> {
        let n_plays = self.plays(tile).count();
        self.plays(tile).nth(place).ok_or(n_plays)
    }

    /// The number of actions; a tile that can be laid in two directions counts twice.
    #[cold]
    fn len_on_plane(&self, room: Room) -> usize {
        let n_doubles = (self.tiles & TileSet::DOUBLES).len();
        n_doubles * room.headings(Posture::Across).count()
            + (self.tiles.len() - n_doubles) * room.headings(Posture::Along).count()
    }
}

impl Legal {
    /// The tiles that can be led on an empty table.
    pub fn leads(&self) -> TileSet {
        self.leads
    }

    /// The tiles that can be laid at each open end; ends where nothing can be laid may be missing.
    pub fn plays(&self) -> &[Way] {
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
        !self.leads.is_empty() || self.plays.iter().any(|way| !way.tiles.is_empty())
    }

    /// The number of actions; a tile that fits at two ends counts twice.
    #[inline]
    pub fn len(&self) -> usize {
        if !self.leads.is_empty() {
            return self.leads.len();
        }
        let mut n_plays = 0;
        for way in &self.plays {
            n_plays += match way.room {
                None => way.tiles.len(),
                Some(room) => way.len_on_plane(room),
            };
        }
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
                let mut ways = self.ways_for(tile).filter(|way| way.end == end);
                ways.any(|way| way.headings(tile).any(|own| own == heading))
            }
            Action::Draw => self.draw,
            Action::Pass => self.pass,
        }
    }

    /// The ends at which a tile can be laid, in their order.
    pub fn ways_for(&self, tile: Tile) -> impl Iterator<Item = &Way> {
        self.plays.iter().filter(move |way| way.tiles.contains(tile))
    }

    /// The action at a place of the order, from 0.
    #[inline]
    pub fn nth(&self, place: usize) -> Option<Action> {
        if !self.leads.is_empty() {
            return self.leads.iter().nth(place).map(|tile| Action::Lead { tile });
        }
        let mut left = place;
        for tile in self.laid() {
            for way in self.ways_for(tile) {
                if way.room.is_some() {
                    match way.play_at(tile, left) {
                        Err(n_plays) => left -= n_plays,
                        Ok(action) => return Some(action),
                    }
                } else if left == 0 {
                    return Some(Action::play(tile, way.end));
                } else {
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
        self.plays.iter().fold(TileSet::EMPTY, |all, way| all | way.tiles)
    }

    /// The actions in their order.
    pub fn iter(&self) -> impl Iterator<Item = Action> {
        let leads = self.leads.iter().map(|tile| Action::Lead { tile });
        let plays = self
            .laid()
            .into_iter()
            .flat_map(|tile| self.ways_for(tile).flat_map(move |way| way.plays(tile)));
        let draw = self.draw.then_some(Action::Draw);
        leads.chain(plays).chain(draw).chain(self.pass.then_some(Action::Pass))
    }
}
