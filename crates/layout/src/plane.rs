//! Where tiles lie on a table: headings, corners, crosswise doubles, edges, overlap.
//!
//! Lengths are in units of half the side of a tile's half, so that everything is exact: a tile is
//! 4 units by 2, and a double that lies across a line 2 by 4.

mod error;
mod heading;
mod options;
mod rect;
mod room;
mod table_size;

use arrayvec::ArrayVec;
use domino_tiles::Tile;

use crate::End;

pub use error::{Obstacle, PlaneError};
pub use heading::{Heading, ParseHeadingError};
pub use options::{Contact, Corners, Crosswise, Edge, PlaneOptions};
pub use rect::Rect;
pub use room::Room;
pub use table_size::{TableSize, TableSizeError};

/// The most tiles that a plane holds, see [`Plane::MAX_TILES`].
const MAX_TILES: usize = 55;

/// The most open ends of a plane: the arms of a cross.
const MAX_OUTLETS: usize = 4;

/// What lies on a table, as rectangles, and where its ends lead.
///
/// It knows nothing of numbers: whether a tile matches is a matter of the [`Layout`](crate::Layout).
/// It needs no heap.
///
/// # Equality
///
/// Two planes are equal if they have the same options and the same tiles were laid at the same places
/// in the same order.
///
/// # Examples
///
/// A table of 10 × 6 squares, with a tile in the middle and one to the east of it:
///
/// ```
/// use domino_layout::{End, Heading, Plane, PlaneOptions, Posture, TableSize};
///
/// let size = Some(TableSize::new(10, 6)?);
/// let mut plane = Plane::new(PlaneOptions { size, ..PlaneOptions::default() });
/// plane.start(Posture::Along)?;
/// let rect = plane.place(End::Right, Heading::East, Posture::Along)?;
/// assert_eq!((rect.west, rect.east), (12, 16));
/// assert!(plane.place(End::Right, Heading::East, Posture::Along).is_ok());
/// assert!(plane.place(End::Right, Heading::East, Posture::Along).is_err(), "the table ends at 20");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plane {
    options: PlaneOptions,
    rects: ArrayVec<Rect, MAX_TILES>,
    /// Of each tile that lies across its line, the direction in which the line goes there.
    spines: ArrayVec<Option<Heading>, MAX_TILES>,
    outlets: ArrayVec<Outlet, MAX_OUTLETS>,
}

/// How a tile lies in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Posture {
    /// Along the line, one half toward each neighbour.
    Along,
    /// Across the line, as doubles lie.
    Across,
}

impl Posture {
    /// How a tile lies where doubles lie across their line.
    #[inline]
    pub fn of(tile: Tile) -> Posture {
        if tile.is_double() { Posture::Across } else { Posture::Along }
    }
}

/// Where the next tile of an end would meet the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Outlet {
    end: End,
    /// The square that the next tile lies against.
    square: Rect,
    /// The direction in which the line goes here.
    heading: Heading,
    /// How the last tile lies.
    posture: Posture,
    /// The place of the last tile among those on the table.
    tile_idx: u8,
    /// What could lie here when it was last looked; `None` before the first look.
    room: Option<Room>,
}

impl Outlet {
    /// One behind the tile at a place of the order, before the first look.
    fn new(end: End, square: Rect, heading: Heading, posture: Posture, tile_idx: usize) -> Outlet {
        #[allow(clippy::cast_possible_truncation)] // below MAX_TILES
        let tile_idx = tile_idx as u8;
        Outlet { end, square, heading, posture, tile_idx, room: None }
    }
}

impl Plane {
    /// The most tiles that a plane holds: all of a double-nine set.
    pub const MAX_TILES: usize = MAX_TILES;

    /// An empty table.
    pub fn new(options: PlaneOptions) -> Plane {
        let (rects, spines, outlets) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
        Plane { options, rects, spines, outlets }
    }

    /// Where a tile may lie here, whatever lies here already.
    pub fn options(&self) -> PlaneOptions {
        self.options
    }

    /// The size of the table, unless it has no edges.
    pub fn size(&self) -> Option<TableSize> {
        self.options.size
    }

    /// Where the tiles lie, in the order in which they were laid.
    pub fn rects(&self) -> &[Rect] {
        &self.rects
    }

    /// Lays the first tile in the middle: along the longer side of the table, or across it; its
    /// ends are `left`, to the west or north, and `right`.
    ///
    /// # Errors
    ///
    /// [`PlaneError::NotEmpty`] if it is not the first. The plane is then as it was.
    pub fn start(&mut self, posture: Posture) -> Result<Rect, PlaneError> {
        if !self.rects.is_empty() {
            return Err(PlaneError::NotEmpty);
        }
        let (x, y) = self.options.size.map_or((0, 0), TableSize::center);
        let heading = match self.options.size {
            Some(size) if size.height() > size.width() => Heading::South,
            _ => Heading::East,
        };
        let is_flat = (heading == Heading::East) == (posture == Posture::Along);
        let (width, height) =
            if is_flat { (Rect::LONG, Rect::HALF) } else { (Rect::HALF, Rect::LONG) };
        let rect = Rect::around(x, y, width, height);
        self.lay(rect, heading, posture);
        self.open(End::Left, rect, heading.opposite(), posture, 0)?;
        self.open(End::Right, rect, heading, posture, 0)?;
        self.look_round();
        Ok(rect)
    }

    /// Opens an arm at each short side of a double that lies across its line: `up` to the left of the
    /// direction of the line and `down` to the right.
    ///
    /// # Errors
    ///
    /// [`PlaneError`] if no such tile has this place in the order, or there are too many ends. The
    /// plane is then as it was.
    pub fn branch(&mut self, tile_idx: usize) -> Result<(), PlaneError> {
        let spine = self.spines.get(tile_idx).copied().flatten();
        let (Some(heading), Some(&rect)) = (spine, self.rects.get(tile_idx)) else {
            return Err(PlaneError::NoSpinner);
        };
        // Ends come in twos, so it is the first that finds no place.
        self.open(End::Up, rect, heading.left(), Posture::Across, tile_idx)?;
        self.open(End::Down, rect, heading.right(), Posture::Across, tile_idx)?;
        self.look_round();
        Ok(())
    }

    /// Keeps where a tile lies; there is room for it in the list.
    fn lay(&mut self, rect: Rect, heading: Heading, posture: Posture) {
        self.rects.push(rect);
        self.spines.push((posture == Posture::Across).then_some(heading));
    }

    fn open(
        &mut self,
        end: End,
        rect: Rect,
        heading: Heading,
        posture: Posture,
        tile_idx: usize,
    ) -> Result<(), PlaneError> {
        let outlet = Outlet::new(end, rect.half_at(heading), heading, posture, tile_idx);
        self.outlets.try_push(outlet).map_err(|_| PlaneError::TooManyEnds)
    }

    fn outlet(&self, end: End) -> Result<&Outlet, PlaneError> {
        self.outlets.iter().find(|outlet| outlet.end == end).ok_or(PlaneError::NoSuchEnd(end))
    }

    /// Which tiles could lie at an open end; none where there is no such end.
    #[inline]
    pub fn room(&self, end: End) -> Room {
        self.outlet(end).ok().and_then(|outlet| outlet.room).unwrap_or_default()
    }

    /// Finds out which tiles could lie at each open end now. The last tile that was laid can have
    /// opened room at its own end only; at the others it can have taken some away.
    fn look_round(&mut self) {
        let last_idx = self.rects.len() - 1;
        for place in 0..self.outlets.len() {
            let outlet = &self.outlets[place];
            let (before, since) = match outlet.room {
                Some(room) => (room, last_idx),
                None => (Room::anywhere(outlet.heading), 0),
            };
            let is_free = |heading: Heading, posture| {
                before.admits(heading, posture)
                    && self.check_at(outlet, heading, posture, since).is_ok()
            };
            let mut room = Room::default();
            for heading in Heading::ALL {
                room.along |= u8::from(is_free(heading, Posture::Along)) << heading as u8;
            }
            if is_free(outlet.heading, Posture::Across) {
                room.across = Some(outlet.heading);
            }
            self.outlets[place].room = Some(room);
        }
    }

    /// The direction in which the line goes at an open end.
    pub fn heading(&self, end: End) -> Option<Heading> {
        self.outlet(end).ok().map(|outlet| outlet.heading)
    }

    /// Where a tile would lie at an open end, if nothing were in the way.
    fn spot(
        &self,
        outlet: &Outlet,
        heading: Heading,
        posture: Posture,
    ) -> Result<Rect, PlaneError> {
        if heading == outlet.heading.opposite() {
            return Err(PlaneError::Backward(heading));
        }
        let is_corner = heading != outlet.heading;
        if is_corner
            && (outlet.posture == Posture::Across || self.options.corners == Corners::Never)
        {
            return Err(PlaneError::NoCorner);
        }
        match posture {
            Posture::Across if is_corner => Err(PlaneError::AcrossCorner),
            Posture::Along => Ok(outlet.square.beyond(heading, Rect::LONG, Rect::HALF)),
            Posture::Across => {
                let centred = outlet.square.beyond(heading, Rect::HALF, Rect::LONG);
                Ok(match self.options.crosswise {
                    Crosswise::Centred => centred,
                    Crosswise::Offset => centred.moved(heading.right(), Rect::HALF / 2),
                })
            }
        }
    }

    /// Where a tile would lie at an open end.
    ///
    /// # Errors
    ///
    /// [`PlaneError`] if it cannot lie there: no such end, no such corner, something in the way, or as
    /// many tiles as a plane holds.
    pub fn check(&self, end: End, heading: Heading, posture: Posture) -> Result<Rect, PlaneError> {
        self.check_at(self.outlet(end)?, heading, posture, 0)
    }

    /// Where a tile would lie, if none of the tiles from this place of the order on is in the way.
    fn check_at(
        &self,
        outlet: &Outlet,
        heading: Heading,
        posture: Posture,
        since: usize,
    ) -> Result<Rect, PlaneError> {
        if self.rects.is_full() {
            return Err(PlaneError::Full);
        }
        let rect = self.spot(outlet, heading, posture)?;
        self.check_edges(outlet, rect)?;
        let is_in_the_way = |(idx, other): &(usize, &Rect)| {
            let touches = self.options.contact == Contact::Never
                && *idx != usize::from(outlet.tile_idx)
                && rect.touches(**other);
            rect.overlaps(**other) || touches
        };
        match self.rects.iter().enumerate().skip(since).find(is_in_the_way) {
            Some((idx, _)) => Err(PlaneError::Blocked(Obstacle::Tile(idx))),
            None => Ok(rect),
        }
    }

    /// Whether the edges of the table allow a tile to lie here, at this end.
    fn check_edges(&self, outlet: &Outlet, rect: Rect) -> Result<(), PlaneError> {
        let Some(size) = self.options.size else { return Ok(()) };
        let (table, ahead) = (size.rect(), outlet.heading);
        let has_reached_edge = outlet.square.side(ahead) == table.side(ahead);
        if has_reached_edge && self.options.edge == Edge::Dead {
            return Err(PlaneError::AtEdge(ahead));
        }
        let edge = table.side_left_by(rect);
        edge.map_or(Ok(()), |side| Err(PlaneError::Blocked(Obstacle::Edge(side))))
    }

    /// Lays a tile at an open end.
    ///
    /// # Errors
    ///
    /// As [`Plane::check`]. The plane is then as it was.
    pub fn place(
        &mut self,
        end: End,
        heading: Heading,
        posture: Posture,
    ) -> Result<Rect, PlaneError> {
        let has_name = |outlet: &Outlet| outlet.end == end;
        let place = self.outlets.iter().position(has_name).ok_or(PlaneError::NoSuchEnd(end))?;
        let before = self.outlets[place];
        let rect = self.check_at(&before, heading, posture, 0)?;
        let tile_idx = self.rects.len();
        self.lay(rect, heading, posture);
        let square = match posture {
            Posture::Along => rect.half_at(heading),
            // The line goes straight on, wherever the tile sits on it.
            Posture::Across => before.square.moved(heading, Rect::HALF),
        };
        self.outlets[place] = Outlet::new(end, square, heading, posture, tile_idx);
        self.look_round();
        Ok(rect)
    }
}
