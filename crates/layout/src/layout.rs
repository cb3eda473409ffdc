//! The layout: tiles on the table, arms, and open ends.

use arrayvec::ArrayVec;
use domino_tiles::{Pips, Tile, TileSet};
use thiserror::Error;

use crate::{End, Heading, Obstacle, OpenEnd, Oriented, Placed, PlaneError};

/// The most tiles that can lie on a table: all of a double-18 set.
const MAX_TILES: usize = 190;

/// The same as [`Layout::MAX_ENDS`].
const MAX_ENDS: usize = 40;

/// The tiles on the table in the order in which they were laid, and the ends that are open.
///
/// A layout needs no heap.
///
/// # Equality
///
/// Two layouts are equal if the same tiles were laid at the same ends in the same order; a line that
/// looks the same, and was laid in another order, is another layout.
#[derive(Debug, PartialEq, Eq, Hash, Default)]
pub struct Layout {
    placed: ArrayVec<Placed, MAX_TILES>,
    tiles: TileSet,
    ends: ArrayVec<OpenEnd, MAX_ENDS>,
}

/// A copy costs as much as lies on the table, and not as much as could.
impl Clone for Layout {
    fn clone(&self) -> Layout {
        let mut copy = Layout::new();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Layout) {
        let Layout { placed, tiles, ends } = source;
        self.placed.clear();
        self.ends.clear();
        self.tiles = *tiles;
        // The lists are empty and as large as the others, so all fits.
        let _ = self.placed.try_extend_from_slice(placed);
        let _ = self.ends.try_extend_from_slice(ends);
    }
}

/// How a tile meets the open end where it is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Joint {
    /// The touching halves show the same number.
    Equal,
    /// The touching halves may differ, as where a wild tile is laid.
    Free,
}

/// Why a tile cannot lie where it was to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PlaceError {
    /// There is a first tile already.
    #[error("there are tiles on the table already")]
    NotEmpty,
    /// The tile lies on the table already.
    #[error("{0} lies on the table already")]
    LaidAlready(Tile),
    /// No open end has this name.
    #[error("there is no open end `{0}`")]
    NoSuchEnd(End),
    /// An open end has this name already.
    #[error("there is an end `{0}` already")]
    EndExists(End),
    /// The tile has no half with this number.
    #[error("{0} has no half with {1}")]
    NoSuchHalf(Tile, Pips),
    /// The touching halves differ.
    #[error("{0} shows no {1} there, which end `{2}` asks for")]
    DoesNotMatch(Tile, Pips, End),
    /// There is no room for so many ends.
    #[error("a layout has at most {MAX_ENDS} open ends")]
    TooManyEnds,
    /// Only a double can have other arms than `left` and `right`.
    #[error("{0} is not a double and has no arms")]
    NotDouble(Tile),
    /// The double that was to branch is not on the table.
    #[error("{0} does not lie on the table")]
    NotLaid(Tile),
}

impl Layout {
    /// The most ends that can be open: with every double of a double-18 set a spinner, two more for
    /// each of its 19 doubles.
    pub const MAX_ENDS: usize = MAX_ENDS;

    /// An empty table.
    pub fn new() -> Layout {
        Layout::default()
    }

    /// Lays the first tile, with an arm for each name.
    ///
    /// The larger half faces `left`. Of a double, any number of arms can grow: two of a line, four
    /// of a cross, eight of a star, or a train for each seat.
    ///
    /// # Errors
    ///
    /// [`PlaceError`] if the table is not empty, a name comes twice, or a tile that is not a double
    /// gets other arms than `left` and `right`. The layout is then as it was.
    pub fn start(&mut self, tile: Tile, arms: &[End]) -> Result<(), PlaceError> {
        if !self.is_empty() {
            return Err(PlaceError::NotEmpty);
        }
        if !tile.is_double() && !arms.iter().all(|end| matches!(end, End::Left | End::Right)) {
            return Err(PlaceError::NotDouble(tile));
        }
        self.open(tile, arms)?;
        self.tiles.insert(tile);
        self.placed.push(Placed { tile, end: None, outer: tile.low(), heading: None });
        Ok(())
    }

    /// Lays a tile at an open end, so that its half `outer` is open next.
    ///
    /// # Errors
    ///
    /// [`PlaceError`] if the tile lies on the table, has no such half, the end is not open, or the
    /// joint is to be equal and is not. The layout is then as it was.
    #[inline]
    pub fn place(
        &mut self,
        tile: Tile,
        end: End,
        outer: Pips,
        joint: Joint,
    ) -> Result<(), PlaceError> {
        self.place_toward(tile, end, outer, joint, None)
    }

    /// Lays a tile as [`Layout::place`], and notes in which direction.
    ///
    /// Whether it can lie there is a matter of the [`Plane`](crate::Plane).
    ///
    /// # Errors
    ///
    /// As [`Layout::place`].
    #[inline]
    pub fn place_toward(
        &mut self,
        tile: Tile,
        end: End,
        outer: Pips,
        joint: Joint,
        heading: Option<Heading>,
    ) -> Result<(), PlaceError> {
        if self.tiles.contains(tile) {
            return Err(PlaceError::LaidAlready(tile));
        }
        let inner = tile.other(outer).ok_or(PlaceError::NoSuchHalf(tile, outer))?;
        self.place_outward(tile, end, heading, |open| match joint {
            Joint::Equal if inner != open => Err(PlaceError::DoesNotMatch(tile, open, end)),
            Joint::Equal | Joint::Free => Ok(outer),
        })?;
        Ok(())
    }

    /// Lays a tile at an open end as its numbers say, notes in which direction, and says how it lies.
    ///
    /// A half that shows the number of the end goes inward; a tile without one, as a wild tile is,
    /// shows its smaller half.
    ///
    /// # Errors
    ///
    /// [`PlaceError`] if the tile lies on the table or the end is not open. The layout is then as it
    /// was.
    #[inline]
    pub fn place_by_number(
        &mut self,
        tile: Tile,
        end: End,
        heading: Option<Heading>,
    ) -> Result<Placed, PlaceError> {
        if self.tiles.contains(tile) {
            return Err(PlaceError::LaidAlready(tile));
        }
        let outer = |open| Ok(tile.other(open).unwrap_or(tile.low()));
        self.place_outward(tile, end, heading, outer)
    }

    /// Lays a new tile at an open end; `outer` gives the half that is open next, by the number there.
    #[inline]
    fn place_outward(
        &mut self,
        tile: Tile,
        end: End,
        heading: Option<Heading>,
        outer: impl FnOnce(Pips) -> Result<Pips, PlaceError>,
    ) -> Result<Placed, PlaceError> {
        let open =
            self.ends.iter_mut().find(|open| open.name == end).ok_or(PlaceError::NoSuchEnd(end))?;
        let outer = outer(open.pips)?;
        *open = OpenEnd { name: end, pips: outer, tile };
        let placed = Placed { tile, end: Some(end), outer, heading };
        self.tiles.insert(tile);
        self.placed.push(placed);
        Ok(placed)
    }

    /// Opens further arms at a double on the table, which becomes a spinner.
    ///
    /// # Errors
    ///
    /// [`PlaceError`] if the tile is not a double on the table or a name is in use. The layout is
    /// then as it was.
    pub fn branch(&mut self, double: Tile, arms: &[End]) -> Result<(), PlaceError> {
        if !double.is_double() {
            return Err(PlaceError::NotDouble(double));
        }
        if !self.tiles.contains(double) {
            return Err(PlaceError::NotLaid(double));
        }
        self.open(double, arms)
    }

    /// Opens an end of a tile for each name: its larger half to the left, else its smaller.
    fn open(&mut self, tile: Tile, arms: &[End]) -> Result<(), PlaceError> {
        for (place, &name) in arms.iter().enumerate() {
            if arms[..place].contains(&name) || self.end(name).is_some() {
                return Err(PlaceError::EndExists(name));
            }
        }
        if self.ends.remaining_capacity() < arms.len() {
            return Err(PlaceError::TooManyEnds);
        }
        self.ends.extend(arms.iter().map(|&name| OpenEnd {
            name,
            pips: if name == End::Left { tile.high() } else { tile.low() },
            tile,
        }));
        Ok(())
    }

    /// Whether there is no tile on the table.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    /// The open ends in the order in which they were born.
    #[inline]
    pub fn ends(&self) -> &[OpenEnd] {
        &self.ends
    }

    /// The open end of this name, if there is one.
    #[inline]
    pub fn end(&self, name: End) -> Option<&OpenEnd> {
        self.ends.iter().find(|open| open.name == name)
    }

    /// The tiles on the table in the order in which they were laid.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// The tiles on the table as a set.
    #[inline]
    pub fn tiles(&self) -> TileSet {
        self.tiles
    }

    /// Lays a tile as it lies on another layout; the first one with these arms.
    ///
    /// Whether it matches there is not asked.
    ///
    /// # Errors
    ///
    /// As [`Layout::start`] and [`Layout::place`].
    pub fn lay_again(&mut self, placed: Placed, arms: &[End]) -> Result<(), PlaceError> {
        let Placed { tile, end, outer, heading } = placed;
        match end {
            None => self.start(tile, arms),
            Some(end) => self.place_toward(tile, end, outer, Joint::Free, heading),
        }
    }

    /// The tile that is in the way on a plane where these tiles lie, if one is.
    pub fn in_the_way(&self, why: PlaneError) -> Option<Tile> {
        let PlaneError::Blocked(Obstacle::Tile(idx)) = why else { return None };
        self.placed.get(idx).map(|placed| placed.tile)
    }

    /// The tiles of one arm, outward from the tile that it grows from, which is not among them.
    pub fn arm(&self, end: End) -> impl DoubleEndedIterator<Item = &Placed> {
        self.placed.iter().filter(move |placed| placed.end == Some(end))
    }

    /// The line of play from the outermost tile on the left to the outermost on the right; other
    /// arms are not part of it.
    pub fn line(&self) -> Vec<Oriented> {
        let left = self.arm(End::Left).rev();
        let rest = self.placed.first().into_iter().chain(self.arm(End::Right));
        left.map(|placed| Oriented { left: placed.outer, right: placed.inner() })
            .chain(rest.map(|placed| Oriented { left: placed.inner(), right: placed.outer }))
            .collect()
    }
}
