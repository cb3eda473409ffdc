//! Where the tiles of `table` lie, as its sheet has it: a referee's own map of 24 × 14 squares.
//!
//! Half a tile is a square of 2 × 2 units and is known by its middle, so two halves overlap where their
//! middles are less than 2 apart both ways, and a half is on the table where its middle is 1 inside.

use super::Tile;

type Point = (i32, i32);

/// The middle of the table, which has 48 × 28 units.
const MIDDLE: Point = (24, 14);

/// The four directions, by their letters.
const HEADINGS: [(&str, Point); 4] = [("n", (0, -1)), ("e", (1, 0)), ("s", (0, 1)), ("w", (-1, 0))];

/// An end of the line: the middle of the open half, or of a whole double, and where the line goes.
#[derive(Clone, Copy)]
struct Tip {
    at: Point,
    toward: Point,
    is_double: bool,
}

#[derive(Default)]
pub(super) struct Table {
    halves: Vec<Point>,
    tips: Option<[Tip; 2]>,
}

fn go((x, y): Point, (dx, dy): Point, units: i32) -> Point {
    (x + dx * units, y + dy * units)
}

impl Table {
    /// The halves of a tile that is laid at an end, if it can lie there.
    fn place(&self, tile: Tile, end: usize, toward: Point) -> Option<[Point; 2]> {
        let tip = self.tips.unwrap()[end];
        let is_double = tile.0 == tile.1;
        let turns = toward != tip.toward;
        let goes_back = go((0, 0), toward, -1) == tip.toward;
        // The outer side of an open half, or of a double, is 1 unit beyond its middle.
        let (x, y) = go(tip.at, tip.toward, 1);
        let is_at_edge = match tip.toward {
            (0, _) => y == 0 || y == 28,
            _ => x == 0 || x == 48,
        };
        if is_at_edge || goes_back || (turns && (is_double || tip.is_double)) {
            return None;
        }
        let next = go(tip.at, toward, 2);
        let across = (toward.1, toward.0);
        let halves = if is_double {
            [go(next, across, 1), go(next, across, -1)]
        } else {
            [next, go(next, toward, 2)]
        };
        let is_free = |half: &Point| {
            let is_on = (1..=47).contains(&half.0) && (1..=27).contains(&half.1);
            let mut others = self.halves.iter();
            is_on
                && others
                    .all(|other| (half.0 - other.0).abs() >= 2 || (half.1 - other.1).abs() >= 2)
        };
        halves.iter().all(is_free).then_some(halves)
    }

    /// Whether a tile can lie at an end in some direction.
    pub(super) fn has_room(&self, tile: Tile, end: usize) -> bool {
        HEADINGS.iter().any(|(_, toward)| self.place(tile, end, *toward).is_some())
    }

    /// Lays the first tile along the table, its larger half in the west, or a double across.
    pub(super) fn start(&mut self, tile: Tile) {
        let is_double = tile.0 == tile.1;
        let away = if is_double { (0, 1) } else { (1, 0) };
        let [west, east] = [-1, 1].map(|units| go(MIDDLE, away, units));
        self.halves = vec![west, east];
        let at = if is_double { [MIDDLE; 2] } else { [west, east] };
        self.tips =
            Some([0, 1].map(|end| Tip { at: at[end], toward: [(-1, 0), (1, 0)][end], is_double }));
    }

    /// Lays a tile at an end, in the direction of a letter.
    pub(super) fn lay(&mut self, tile: Tile, end: usize, heading: &str) {
        let (_, toward) = HEADINGS.iter().find(|(letter, _)| *letter == heading).unwrap();
        let halves = self.place(tile, end, *toward);
        let halves = halves.unwrap_or_else(|| panic!("{tile:?} cannot lie toward {heading}"));
        self.halves.extend(halves);
        let is_double = tile.0 == tile.1;
        let steps = if is_double { 2 } else { 4 };
        let tip = &mut self.tips.as_mut().unwrap()[end];
        *tip = Tip { at: go(tip.at, *toward, steps), toward: *toward, is_double };
    }
}
