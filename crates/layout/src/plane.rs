//! Where tiles lie on a table: headings, corners, crosswise doubles, edges, overlap.
//!
//! Lengths are in units of half the side of a tile's half, so that everything is exact: a tile is
//! 4 units by 2, and a double that lies across a line 2 by 4, centred on it.

mod heading;
mod rect;
mod table_size;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::End;

pub use heading::{Heading, ParseHeadingError};
pub use rect::Rect;
pub use table_size::{TableSize, TableSizeError};

/// The most tiles that a plane holds, see [`Plane::MAX_TILES`].
const MAX_TILES: usize = 55;

/// The most open ends of a plane: the arms of a cross.
const MAX_OUTLETS: usize = 4;

/// The units of a tile's long side.
const LONG: i16 = 2 * Rect::HALF;

/// Whether a line may turn a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corners {
    /// At an open half that is not of a double.
    Allowed,
    /// Nowhere.
    Never,
}

/// Whether a tile may touch others than its neighbour along the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// It may; only overlap is ruled out.
    Allowed,
    /// It may share no side with another tile.
    Never,
}

/// What lies on a table, as rectangles, and where its ends lead.
///
/// It knows nothing of numbers: whether a tile matches is a matter of the [`Layout`](crate::Layout).
/// It needs no heap.
///
/// # Examples
///
/// A table of 10 × 6 squares, with a tile in the middle and one to the east of it:
///
/// ```
/// use domino_layout::{Contact, Corners, End, Heading, Plane, Posture, TableSize};
///
/// let size = TableSize::new(10, 6)?;
/// let mut plane = Plane::new(Some(size), Corners::Allowed, Contact::Allowed);
/// plane.start(Posture::Along)?;
/// let rect = plane.place(End::Right, Heading::East, Posture::Along)?;
/// assert_eq!((rect.west, rect.east), (12, 16));
/// assert!(plane.place(End::Right, Heading::East, Posture::Along).is_ok());
/// assert!(plane.place(End::Right, Heading::East, Posture::Along).is_err(), "the table ends at 20");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plane {
    size: Option<TableSize>,
    corners: Corners,
    contact: Contact,
    rects: ArrayVec<Rect, MAX_TILES>,
    outlets: ArrayVec<Outlet, MAX_OUTLETS>,
}

/// How a tile lies in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Posture {
    /// Along the line, one half toward each neighbour.
    Along,
    /// Across the line, as doubles lie.
    Across,
}

/// Where the next tile of an end would meet the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Which tiles could lie at an open end, whatever their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Room {
    /// The headings in which a tile could lie along the line, a bit each in the order of
    /// [`Heading::ALL`].
    along: u8,
    /// The heading in which a tile could lie across it.
    across: Option<Heading>,
}

impl Room {
    /// Room for every tile at an end where the line goes in this direction.
    const fn anywhere(heading: Heading) -> Room {
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

    /// Whether any tile could lie there.
    #[inline]
    pub fn admits_any(self) -> bool {
        self.admits_some(Posture::Along) || self.admits_some(Posture::Across)
    }

    /// The headings in which a tile could lie, clockwise from the north.
    #[inline]
    pub fn headings(self, posture: Posture) -> impl Iterator<Item = Heading> {
        Heading::ALL.into_iter().filter(move |heading| self.admits(*heading, posture))
    }
}

/// What is in the way of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// This edge of the table.
    Edge(Heading),
    /// The tile that was laid at this place of the order, counted from 0.
    Tile(usize),
}

/// Why a tile cannot lie where it was to be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum PlaneError {
    /// There is a tile on the table already.
    #[error("there are tiles on the table already")]
    NotEmpty,
    /// No open end has this name.
    #[error("there is no open end `{0}`")]
    NoSuchEnd(End),
    /// The line came from there.
    #[error("the line comes from `{0}`")]
    Backward(Heading),
    /// Here the line goes straight on.
    #[error("a line turns only at the half of a tile that is not a double")]
    NoCorner,
    /// A tile that lies across goes straight on.
    #[error("a tile that lies across its line goes straight on")]
    AcrossCorner,
    /// No tile lies across this direction at that place of the order.
    #[error("only a tile that lies across its line has further arms")]
    NoSpinner,
    /// There is something in the way.
    #[error("{0}")]
    Blocked(Obstacle),
    /// There are as many tiles as a plane holds.
    #[error("a plane holds at most {MAX_TILES} tiles")]
    Full,
    /// There are as many open ends as a plane has.
    #[error("a plane has at most {MAX_OUTLETS} open ends")]
    TooManyEnds,
}

impl std::fmt::Display for Obstacle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Obstacle::Edge(side) => {
                let side = match side {
                    Heading::North => "north",
                    Heading::East => "east",
                    Heading::South => "south",
                    Heading::West => "west",
                };
                write!(f, "the edge of the table in the {side} is in the way")
            }
            Obstacle::Tile(idx) => write!(f, "the tile laid as number {} is in the way", idx + 1),
        }
    }
}

impl Plane {
    /// The most tiles that a plane holds: all of a double-nine set.
    pub const MAX_TILES: usize = MAX_TILES;

    /// An empty table of this size, or one without edges.
    pub fn new(size: Option<TableSize>, corners: Corners, contact: Contact) -> Plane {
        let (rects, outlets) = (ArrayVec::new(), ArrayVec::new());
        Plane { size, corners, contact, rects, outlets }
    }

    /// The size of the table, unless it has no edges.
    pub fn size(&self) -> Option<TableSize> {
        self.size
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
    /// [`PlaneError`] if the table is not empty, or so small that the tile sticks out. The plane is
    /// then as it was.
    pub fn start(&mut self, posture: Posture) -> Result<Rect, PlaneError> {
        if !self.rects.is_empty() {
            return Err(PlaneError::NotEmpty);
        }
        let (x, y) = self.size.map_or((0, 0), TableSize::center);
        let heading = match self.size {
            Some(size) if size.height() > size.width() => Heading::South,
            _ => Heading::East,
        };
        let is_flat = (heading == Heading::East) == (posture == Posture::Along);
        let (width, height) = if is_flat { (LONG, Rect::HALF) } else { (Rect::HALF, LONG) };
        let rect = Rect::around(x, y, width, height);
        self.check_edges(rect)?;
        self.rects.push(rect);
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
    /// [`PlaneError`] if no such tile has this place in the order, or there are too many ends.
    pub fn branch(&mut self, tile_idx: usize, heading: Heading) -> Result<(), PlaneError> {
        let is_across = |rect: &&Rect| {
            let is_upright = rect.south - rect.north > rect.east - rect.west;
            is_upright == matches!(heading, Heading::East | Heading::West)
        };
        let Some(&rect) = self.rects.get(tile_idx).filter(is_across) else {
            return Err(PlaneError::NoSpinner);
        };
        if self.outlets.remaining_capacity() < 2 {
            return Err(PlaneError::TooManyEnds);
        }
        self.open(End::Up, rect, heading.left(), Posture::Across, tile_idx)?;
        self.open(End::Down, rect, heading.right(), Posture::Across, tile_idx)?;
        self.look_round();
        Ok(())
    }

    fn open(
        &mut self,
        end: End,
        rect: Rect,
        heading: Heading,
        posture: Posture,
        tile_idx: usize,
    ) -> Result<(), PlaneError> {
        #[allow(clippy::cast_possible_truncation)] // below MAX_TILES
        let tile_idx = tile_idx as u8;
        let square = rect.half_at(heading);
        let outlet = Outlet { end, square, heading, posture, tile_idx, room: None };
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
        if is_corner && (outlet.posture == Posture::Across || self.corners == Corners::Never) {
            return Err(PlaneError::NoCorner);
        }
        match posture {
            Posture::Across if is_corner => Err(PlaneError::AcrossCorner),
            Posture::Across => Ok(outlet.square.beyond(heading, Rect::HALF, LONG)),
            Posture::Along => Ok(outlet.square.beyond(heading, LONG, Rect::HALF)),
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
        self.check_edges(rect)?;
        let is_in_the_way = |(idx, other): &(usize, &Rect)| {
            let touches = self.contact == Contact::Never
                && *idx != usize::from(outlet.tile_idx)
                && rect.touches(**other);
            rect.overlaps(**other) || touches
        };
        match self.rects.iter().enumerate().skip(since).find(is_in_the_way) {
            Some((idx, _)) => Err(PlaneError::Blocked(Obstacle::Tile(idx))),
            None => Ok(rect),
        }
    }

    fn check_edges(&self, rect: Rect) -> Result<(), PlaneError> {
        let edge = self.size.and_then(|size| size.rect().side_left_by(rect));
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
        let rect = self.check(end, heading, posture)?;
        let tile_idx = self.rects.len();
        self.rects.try_push(rect).map_err(|_| PlaneError::Full)?;
        if let Some(outlet) = self.outlets.iter_mut().find(|outlet| outlet.end == end) {
            #[allow(clippy::cast_possible_truncation)] // below MAX_TILES
            let tile_idx = tile_idx as u8;
            let square = rect.half_at(heading);
            *outlet = Outlet { end, square, heading, posture, tile_idx, room: None };
        }
        self.look_round();
        Ok(rect)
    }
}
