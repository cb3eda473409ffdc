//! Where each tile stands in a picture of the table.

use domino_tiles::{Pips, Tile};

use crate::{End, Heading, Layout, Placed, Plane, Posture, Rect, TableSize};

/// The units from the top of one row of a snake to the top of the next: room for the corner, and for
/// doubles across both rows, which share at most a side.
const PITCH: i16 = Rect::LONG;

/// A tile in a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// Where it lies.
    pub rect: Rect,
    /// Its halves with the square of each, first the one that faces the left end of the line.
    pub halves: [(Pips, Rect); 2],
}

/// A place where a tile can come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The end where it would be laid.
    pub end: End,
    /// The direction in which it would be laid.
    pub heading: Heading,
    /// Where it would lie along the line; where there is room only for one across it, that.
    pub rect: Rect,
}

/// A picture of the table: where each tile stands, in units, as those of the [`Plane`].
///
/// No two pieces overlap.
///
/// # Examples
///
/// The lead lies in the middle of a row of 14 units; beside it there is room for one tile, so the next
/// turns a corner:
///
/// ```
/// use domino_layout::{Drawing, End, Joint, Layout};
///
/// let [six_four, four_one, one_zero] = ["6-4", "4-1", "1-0"].map(|tile| tile.parse().unwrap());
/// let mut layout = Layout::new();
/// layout.start(six_four, &[End::Left, End::Right])?;
/// layout.place(four_one, End::Right, four_one.low(), Joint::Equal)?;
/// layout.place(one_zero, End::Right, one_zero.low(), Joint::Equal)?;
/// let drawing = Drawing::of_line(&layout, 14);
/// let sides = |piece: &domino_layout::Piece| (piece.rect.west, piece.rect.north);
/// assert_eq!(drawing.pieces.iter().map(sides).collect::<Vec<_>>(), [(4, 0), (8, 0), (10, 2)]);
/// # Ok::<(), domino_layout::PlaceError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct Drawing {
    /// The tiles in the order in which they were laid.
    pub pieces: Vec<Piece>,
    /// The table, where it has edges.
    pub table: Option<Rect>,
    /// The places where a tile can come next; those of different ends may overlap.
    pub openings: Vec<Opening>,
}

impl Drawing {
    /// The narrowest snake: a tile and a corner beside it, in units.
    pub const MIN_WIDTH: i16 = 8;

    /// The table as it lies: the layout gives the numbers and the plane the places.
    ///
    /// `can_come` says whether a tile that lies so could be laid at an end, if it had room: where only
    /// doubles are left, there are openings for doubles alone. Tiles of the layout that do not lie on
    /// the plane are left out.
    pub fn of_plane(
        layout: &Layout,
        plane: &Plane,
        can_come: impl Fn(End, Posture) -> bool,
    ) -> Drawing {
        let pieces = layout.placed().iter().zip(plane.rects()).map(|(placed, &rect)| {
            let outward = placed.heading.unwrap_or(Heading::East);
            let to_right = if placed.end == Some(End::Left) { outward.opposite() } else { outward };
            Piece::of(*placed, rect, to_right)
        });
        let openings = layout.ends().iter().flat_map(|open| {
            let end = open.name;
            let postures = [Posture::Along, Posture::Across].map(|lie| (lie, can_come(end, lie)));
            Heading::ALL.into_iter().filter_map(move |heading| {
                let mut can_lie = postures.iter().filter(|(_, can_come)| *can_come);
                let rect = can_lie.find_map(|(lie, _)| plane.check(end, heading, *lie).ok())?;
                Some(Opening { end, heading, rect })
            })
        });
        Drawing {
            pieces: pieces.collect(),
            table: plane.size().map(TableSize::rect),
            openings: openings.collect(),
        }
    }

    /// The line as a snake with the lead in its middle, at most `width` units wide, or
    /// [`Drawing::MIN_WIDTH`] where that is more.
    ///
    /// The right arm goes east from the lead, and at the edge of the room down and back; the left arm
    /// does the same the other way round, west and up. So what lies stays where it lies while the line
    /// grows. Doubles lie across their row, except at a corner and where they would touch one of the
    /// next row. Arms other than `left` and `right` are not drawn.
    pub fn of_line(layout: &Layout, width: i16) -> Drawing {
        let Some((lead, others)) = layout.placed().split_first() else {
            return Drawing::default();
        };
        let mut snake = Snake::new(Posture::of(lead.tile), width);
        let mut pieces = vec![Piece::of(*lead, snake.lead, Heading::East)];
        for placed in others {
            let arm = match placed.end {
                Some(End::Left) => &mut snake.left,
                Some(End::Right) => &mut snake.right,
                _ => continue,
            };
            let (rect, to_right) = arm.lay(Posture::of(placed.tile), &mut snake.across);
            pieces.push(Piece::of(*placed, rect, to_right));
        }
        let (left, to_right) = snake.left.lay(Posture::Along, &mut snake.across);
        let left = Opening { end: End::Left, heading: to_right.opposite(), rect: left };
        let (right, heading) = snake.right.lay(Posture::Along, &mut snake.across);
        let right = Opening { end: End::Right, heading, rect: right };
        Drawing { pieces, table: None, openings: vec![left, right] }
    }

    /// The tile that was laid last, once there are two or more: one alone is no news.
    pub fn last(&self) -> Option<&Piece> {
        self.pieces.get(1..)?.last()
    }

    /// The smallest rectangle around all pieces and openings, if there are any.
    pub fn used(&self) -> Option<Rect> {
        let pieces = self.pieces.iter().map(|piece| piece.rect);
        let openings = self.openings.iter().map(|opening| opening.rect);
        pieces.chain(openings).reduce(Rect::with)
    }
}

impl Piece {
    /// A tile in this rectangle, where the line goes in this direction from left to right.
    fn of(placed: Placed, rect: Rect, to_right: Heading) -> Piece {
        let (mut left, mut right) = (placed.inner(), placed.outer);
        if placed.end == Some(End::Left) {
            std::mem::swap(&mut left, &mut right);
        }
        let [mut first, mut second] = squares(rect);
        if matches!(to_right, Heading::North | Heading::West) {
            std::mem::swap(&mut first, &mut second);
        }
        Piece { tile: placed.tile, rect, halves: [(left, first), (right, second)] }
    }
}

/// The squares of a tile's halves, first the one in the west or north.
fn squares(rect: Rect) -> [Rect; 2] {
    let Rect { west, north, .. } = rect;
    let square =
        |west, north| Rect { west, north, east: west + Rect::HALF, south: north + Rect::HALF };
    let other =
        if rect.is_flat() { (west + Rect::HALF, north) } else { (west, north + Rect::HALF) };
    [square(west, north), square(other.0, other.1)]
}

/// A line that grows in rows from the lead in the middle of the first.
struct Snake {
    lead: Rect,
    left: Arm,
    right: Arm,
    /// The tiles that lie across their row.
    across: Vec<Rect>,
}

impl Snake {
    /// The lead lies across if a tile along the row fits on both sides of it.
    fn new(lead: Posture, width: i16) -> Snake {
        let width = width.max(Drawing::MIN_WIDTH);
        let is_across = lead == Posture::Across && width >= Rect::HALF + 2 * Rect::LONG;
        let (depth, north, south) =
            if is_across { (Rect::HALF, -1, Rect::LONG - 1) } else { (Rect::LONG, 0, Rect::HALF) };
        // Whole halves, so that all squares stand in the same columns.
        let west = (width - depth) / (2 * Rect::HALF) * Rect::HALF;
        let lead = Rect { west, north, east: west + depth, south };
        let across = if is_across { vec![lead] } else { Vec::new() };
        let left = Arm::new(Side::Left, width, width - lead.west);
        let right = Arm::new(Side::Right, width, lead.east);
        Snake { lead, left, right, across }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// The front of one arm, as it goes on the right; on the left, all of it is turned around.
struct Arm {
    side: Side,
    /// The units of a row.
    width: i16,
    /// The side of the last tile from which the row goes on.
    x: i16,
    /// The north side of the row.
    y: i16,
    /// East or west.
    heading: Heading,
}

impl Arm {
    fn new(side: Side, width: i16, x: i16) -> Arm {
        Arm { side, width, x, y: 0, heading: Heading::East }
    }

    /// Lays the next tile, and tells the direction in which the line goes there from left to right:
    /// across only if one more along the row fits behind it, so that a corner never follows a tile that
    /// lies across.
    fn lay(&mut self, posture: Posture, across: &mut Vec<Rect>) -> (Rect, Heading) {
        let left = if self.heading == Heading::East { self.width - self.x } else { self.x };
        if posture == Posture::Across && left >= Rect::HALF + Rect::LONG {
            let own = self.ahead(Rect::HALF, self.y - 1, self.y - 1 + Rect::LONG);
            let rect = self.placed(own);
            if across.iter().all(|other| is_apart(*other, rect)) {
                across.push(rect);
                return self.advance(own, self.heading);
            }
        }
        if left >= Rect::LONG {
            return self.advance(self.ahead(Rect::LONG, self.y, self.y + Rect::HALF), self.heading);
        }
        self.turn()
    }

    /// The next units of the row, so many of them, between two heights.
    fn ahead(&self, depth: i16, north: i16, south: i16) -> Rect {
        let (west, east) = match self.heading {
            Heading::East => (self.x, self.x + depth),
            _ => (self.x - depth, self.x),
        };
        Rect { west, north, east, south }
    }

    /// Takes what lies ahead.
    fn advance(&mut self, own: Rect, heading: Heading) -> (Rect, Heading) {
        self.x = if self.heading == Heading::East { own.east } else { own.west };
        (self.placed(own), heading)
    }

    /// Lays a tile below the last half of the row, and begins the next row beside it.
    fn turn(&mut self) -> (Rect, Heading) {
        self.heading = self.heading.opposite();
        let north = self.y + Rect::HALF;
        self.y += PITCH;
        self.advance(self.ahead(Rect::HALF, north, north + Rect::LONG), Heading::South)
    }

    /// Where a rectangle of the arm is in the drawing: on the left, turned around the middle of the
    /// first row.
    fn placed(&self, own: Rect) -> Rect {
        match self.side {
            Side::Right => own,
            Side::Left => Rect {
                west: self.width - own.east,
                north: Rect::HALF - own.south,
                east: self.width - own.west,
                south: Rect::HALF - own.north,
            },
        }
    }
}

/// Whether two rectangles do not touch, not even by a corner, or are in the same row.
fn is_apart(one: Rect, other: Rect) -> bool {
    one.north == other.north
        || one.east < other.west
        || other.east < one.west
        || one.south < other.north
        || other.south < one.north
}
