//! The tiles that can be laid at each end.

use std::ops::Deref;

use domino_layout::{End, Heading, Posture, Room};
use domino_tiles::{Tile, TileSet};

use crate::play::Way;

/// The tiles that can be laid at an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plays {
    pub(crate) end: End,
    pub(crate) tiles: TileSet,
    /// In which directions there is room for them, where the table decides that.
    pub(crate) room: Option<Room>,
}

impl Plays {
    const NONE: Plays = Plays { end: End::Left, tiles: TileSet::EMPTY, room: None };

    /// The ways in which one of the tiles can be laid, clockwise from the north.
    pub(crate) fn ways(self, tile: Tile) -> impl Iterator<Item = Way> {
        let anywhere = self.room.is_none().then_some(None);
        let headings = self.room.map(|room| room.headings(Posture::of(tile)).map(Some));
        let headings = anywhere.into_iter().chain(headings.into_iter().flatten());
        headings.map(move |heading: Option<Heading>| Way { end: self.end, heading })
    }

    /// The number of actions.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self.room {
            None => self.tiles.len(),
            Some(room) => self.len_on_plane(room),
        }
    }

    #[inline(never)]
    fn len_on_plane(&self, room: Room) -> usize {
        let n_doubles = (self.tiles & TileSet::DOUBLES).len();
        n_doubles * room.headings(Posture::Across).count()
            + (self.tiles.len() - n_doubles) * room.headings(Posture::Along).count()
    }

    /// The way at this place among those of a tile, or how many there are.
    #[inline(never)]
    pub(crate) fn way_at(self, tile: Tile, place: usize) -> Result<Way, usize> {
        self.ways(tile).nth(place).ok_or_else(|| self.ways(tile).count())
    }
}

/// What can be laid at each end, in the order in which the ends were born; it reads as a slice.
///
/// The two ends of a line need no heap, and are cheap to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlaysList {
    /// At most two ends; behind those that there are stands [`Plays::NONE`].
    Line(usize, [Plays; 2]),
    /// Three ends or more.
    Arms(Vec<Plays>),
}

impl PlaysList {
    #[inline]
    pub(crate) fn push(&mut self, plays: Plays) {
        match self {
            PlaysList::Line(n_ends, line) => match line.get_mut(*n_ends) {
                Some(place) => {
                    *place = plays;
                    *n_ends += 1;
                }
                None => *self = PlaysList::Arms(vec![line[0], line[1], plays]),
            },
            PlaysList::Arms(arms) => arms.push(plays),
        }
    }
}

impl Default for PlaysList {
    #[inline]
    fn default() -> PlaysList {
        PlaysList::Line(0, [Plays::NONE; 2])
    }
}

impl Deref for PlaysList {
    type Target = [Plays];

    #[inline]
    fn deref(&self) -> &[Plays] {
        match self {
            PlaysList::Line(n_ends, line) => line.get(..*n_ends).unwrap_or(line),
            PlaysList::Arms(arms) => arms,
        }
    }
}
