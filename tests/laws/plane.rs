//! Games with a table: where the tiles lie is looked at cell by cell, and what has room is tried out.
//!
//! A cell is a unit by a unit, a quarter of a half of a tile, so every tile has eight. Nothing here
//! asks the plane for more than the rectangles that it names.

use domino_layout::{End, Heading, Placed, Rect};
use domino_rules::sections::{
    ContactRule, CornerRule, DoublesRule, EdgeRule, Surface, SurfaceClause, Turn, Wild,
};
use domino_rules::{Action, Ending, Round};
use domino_tiles::{Pips, Tile};

use crate::counts::{N_ROUNDS, N_ROUNDS_ON_TABLES};
use crate::tables::table_of;
use crate::walk::{Ply, everywhere, walk};

type Cell = (i16, i16);

/// Sizes from too narrow for most lines to wide enough for nearly all, wide, high and square.
const SIZES: [(u8, u8); 9] =
    [(8, 6), (6, 8), (9, 7), (10, 8), (12, 8), (11, 11), (16, 10), (24, 14), (40, 20)];

#[test]
fn tiles_lie_on_the_table_side_by_side_and_doubles_across() {
    everywhere(N_ROUNDS, tiles_lie_as_they_can);
}

#[test]
fn legal_is_what_has_room_on_tables_of_any_size() {
    let (mut seed, mut n_rounds) = (1, 0);
    for (width, height) in SIZES {
        for corners in ["allowed", "never"] {
            for (edge, contact, doubles) in [
                ("dead", "allowed", "centred"),
                ("turn", "allowed", "centred"),
                ("dead", "never", "centred"),
                ("turn", "allowed", "offset"),
            ] {
                let lines = format!(
                    "dead-ends = \"block\"\n\
                     table = {{ width = {width}, height = {height}, edge = \"{edge}\", \
                     corners = \"{corners}\", contact = \"{contact}\", doubles = \"{doubles}\" }}"
                );
                let table = table_of("table", &lines);
                walk(&table, seed, N_ROUNDS_ON_TABLES, |ply| {
                    tiles_lie_as_they_can(ply);
                    legal_is_what_has_room(ply);
                    dead_ends_are_seen(ply);
                });
                (seed, n_rounds) = (seed + 1, n_rounds + N_ROUNDS_ON_TABLES);
            }
        }
    }
    assert!(n_rounds > 4_000);
}

fn surface(round: &Round) -> Option<SurfaceClause> {
    match round.table().rules().line().surface {
        Surface::Unbounded => None,
        Surface::Clause(clause) => Some(clause),
    }
}

fn cells(rect: Rect) -> impl Iterator<Item = Cell> {
    (rect.west..rect.east).flat_map(move |x| (rect.north..rect.south).map(move |y| (x, y)))
}

fn step((x, y): Cell, heading: Heading) -> Cell {
    match heading {
        Heading::North => (x, y - 1),
        Heading::East => (x + 1, y),
        Heading::South => (x, y + 1),
        Heading::West => (x - 1, y),
    }
}

/// The cells of a table, each with the tile that covers it.
struct Board {
    width: i16,
    height: i16,
    covers: Vec<Option<usize>>,
}

impl Board {
    fn new(clause: SurfaceClause) -> Board {
        let n_cells = 4 * clause.width.count() * clause.height.count();
        Board {
            width: 2 * i16::try_from(clause.width.get()).unwrap(),
            height: 2 * i16::try_from(clause.height.get()).unwrap(),
            covers: vec![None; n_cells],
        }
    }

    /// Lays a tile over its cells, which are on the table and free.
    fn cover(&mut self, rect: Rect, idx: usize, ply: &Ply<'_>) {
        for cell in cells(rect) {
            let place = self.place(cell);
            let place = place.unwrap_or_else(|| panic!("tile {idx} leaves the table, {ply}"));
            assert_eq!(self.covers[place].replace(idx), None, "two tiles at {cell:?}, {ply}");
        }
    }

    /// The place of a cell that is on the table.
    fn place(&self, (x, y): Cell) -> Option<usize> {
        let is_on = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        is_on.then(|| usize::try_from(y * self.width + x).unwrap())
    }

    fn at(&self, cell: Cell) -> Option<usize> {
        self.place(cell).and_then(|place| self.covers[place])
    }

    /// Whether these cells are free, and touch no tile but that one where no contact is allowed.
    fn is_free(&self, cells: &[Cell], neighbour: usize, contact: ContactRule) -> bool {
        let is_neighbour = |found: Option<usize>| found.is_none_or(|idx| idx == neighbour);
        cells.iter().all(|&cell| {
            self.place(cell).is_some_and(|place| self.covers[place].is_none())
                && (contact == ContactRule::Allowed
                    || Heading::ALL.into_iter().all(|side| is_neighbour(self.at(step(cell, side)))))
        })
    }
}

/// The open end of a line: its two foremost cells, its last tile, and where it came from.
struct Tip {
    front: [Cell; 2],
    heading: Heading,
    last: usize,
    is_double: bool,
    pips: Pips,
    /// The four cells of the open half; of a double, the four of it that are on the line.
    half: Vec<Cell>,
}

/// The two cells in the middle of one side of a rectangle.
fn front(rect: Rect, heading: Heading) -> [Cell; 2] {
    let (x, y) = (i16::midpoint(rect.west, rect.east), i16::midpoint(rect.north, rect.south));
    match heading {
        Heading::North => [(x - 1, rect.north), (x, rect.north)],
        Heading::South => [(x - 1, rect.south - 1), (x, rect.south - 1)],
        Heading::West => [(rect.west, y - 1), (rect.west, y)],
        Heading::East => [(rect.east - 1, y - 1), (rect.east - 1, y)],
    }
}

impl Tip {
    fn new(front: [Cell; 2], heading: Heading, last: usize, tile: Tile, pips: Pips) -> Tip {
        let behind = front.map(|cell| step(cell, heading.opposite()));
        let half = [front, behind].concat();
        Tip { front, heading, last, is_double: tile.is_double(), pips, half }
    }

    /// Whether there is no table ahead of the line.
    fn faces_edge(&self, board: &Board) -> bool {
        self.front.iter().all(|cell| board.place(step(*cell, self.heading)).is_none())
    }

    /// The foremost cells of a tile that is laid here: a tile goes on for four cells, a double for two.
    fn front_of(&self, heading: Heading, tile: Tile) -> [Cell; 2] {
        let n_steps = if tile.is_double() { 2 } else { 4 };
        let side = self.side(heading);
        [0, 1].map(|idx| (0..n_steps).fold(side[idx], |at, _| step(at, heading)))
    }

    /// The two cells of the open half at its side in a direction.
    fn side(&self, heading: Heading) -> Vec<Cell> {
        if heading == self.heading {
            return self.front.to_vec();
        }
        let is_at_side = |cell: &&Cell| !self.half.contains(&step(**cell, heading));
        self.half.iter().filter(is_at_side).copied().collect()
    }

    /// The cells of a tile that would be laid here: those next to a side of the open half, in rows of
    /// two; of a double two rows with two cells more, one at each end or both to the right.
    fn beyond(&self, heading: Heading, tile: Tile, doubles: DoublesRule) -> Vec<Cell> {
        let side = self.side(heading);
        let row =
            |n: usize| side.iter().map(move |cell| (0..n).fold(*cell, |at, _| step(at, heading)));
        if !tile.is_double() {
            return (1..=4).flat_map(row).collect();
        }
        let mut found: Vec<Cell> = (1..=2).flat_map(row).collect();
        for cell in found.clone() {
            let right = step(cell, heading.right());
            found.extend(match doubles {
                DoublesRule::Centred => [step(cell, heading.left()), right],
                DoublesRule::Offset => [right, step(right, heading.right())],
            });
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The first tile as the settled rule says: in the middle, along the longer side, larger half left.
fn first_cells(clause: SurfaceClause, is_double: bool) -> (Vec<Cell>, [Heading; 2]) {
    let (x, y) =
        (i16::try_from(clause.width.get()).unwrap(), i16::try_from(clause.height.get()).unwrap());
    let is_wide = clause.width >= clause.height;
    let (dx, dy) = if is_wide == is_double { (1, 2) } else { (2, 1) };
    let cells = (x - dx..x + dx).flat_map(|x| (y - dy..y + dy).map(move |y| (x, y)));
    let headings =
        if is_wide { [Heading::West, Heading::East] } else { [Heading::North, Heading::South] };
    (cells.collect(), headings)
}

/// Looks at every tile on the table, and gives the board and the two tips of the line.
fn look(round: &Round, clause: SurfaceClause, ply: &Ply<'_>) -> Option<(Board, [Tip; 2])> {
    let rects = round.table().plane().unwrap().rects();
    let placed = round.table().layout().placed();
    assert_eq!(rects.len(), placed.len(), "{ply}");
    let (first, others) = placed.split_first()?;
    let mut board = Board::new(clause);
    for (idx, rect) in rects.iter().enumerate() {
        board.cover(*rect, idx, ply);
    }
    let headings = check_first(*first, rects[0], clause, ply);
    let pips = [first.tile.high(), first.tile.low()];
    let mut tips = [0, 1].map(|end| {
        let front = front(rects[0], headings[end]);
        Tip::new(front, headings[end], 0, first.tile, pips[end])
    });
    for (placed, idx) in others.iter().zip(1..) {
        let tip = &mut tips[usize::from(placed.end == Some(End::Right))];
        let heading = placed.heading.unwrap();
        check_joint(*placed, rects[idx], heading, tip, clause, ply);
        let front = tip.front_of(heading, placed.tile);
        *tip = Tip::new(front, heading, idx, placed.tile, placed.outer);
    }
    Some((board, tips))
}

/// The first tile lies as the settled rule says; gives the directions to the left and the right.
fn check_first(placed: Placed, rect: Rect, clause: SurfaceClause, ply: &Ply<'_>) -> [Heading; 2] {
    let (mut expected, headings) = first_cells(clause, placed.tile.is_double());
    let mut found: Vec<Cell> = cells(rect).collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!((found, placed.heading), (expected, None), "the first tile, {ply}");
    headings
}

/// A tile lies against the open half with its own, the same number on both, and doubles lie across.
fn check_joint(
    placed: Placed,
    rect: Rect,
    heading: Heading,
    tip: &Tip,
    clause: SurfaceClause,
    ply: &Ply<'_>,
) {
    let tile = placed.tile;
    let mut expected = tip.beyond(heading, tile, clause.doubles);
    let mut found: Vec<Cell> = cells(rect).collect();
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "{tile} lies elsewhere, {ply}");
    assert!(placed.inner() == tip.pips || tile.is_double(), "{tile} does not match, {ply}");

    let (width, height) = (rect.east - rect.west, rect.south - rect.north);
    let (depth, breadth) = match heading {
        Heading::North | Heading::South => (height, width),
        Heading::East | Heading::West => (width, height),
    };
    let expected = if tile.is_double() { (2, 4) } else { (4, 2) };
    assert_eq!((depth, breadth), expected, "{tile}, {ply}");
    if tile.is_double() || tip.is_double {
        assert_eq!(heading, tip.heading, "{tile} goes straight on, {ply}");
    }
}

pub(crate) fn tiles_lie_as_they_can(ply: &Ply<'_>) {
    if let Some(clause) = surface(ply.round) {
        look(ply.round, clause, ply);
    } else {
        let placed = ply.round.table().layout().placed();
        assert!(placed.iter().all(|placed| placed.heading.is_none()), "{ply}");
        assert_eq!(ply.round.table().plane(), None, "{ply}");
    }
}

/// In games without wild doubles and runs, a hand can lay what matches and lies free, and nothing else.
pub(crate) fn legal_is_what_has_room(ply: &Ply<'_>) {
    let (round, rules) = (ply.round, ply.round.table().rules());
    let Some(clause) = surface(round) else { return };
    if rules.line().wild != Wild::None || rules.turn().tiles != Turn::OneTile || ply.is_over() {
        return;
    }
    let Some(line) = look(round, clause, ply) else { return };
    let hand = round.hand(round.mover()).into_iter();
    let expected: Vec<Action> = hand.flat_map(|tile| plays(&line, clause, tile)).collect();
    let legal = round.legal_actions();
    let found: Vec<Action> = legal.iter().filter(|action| action.tile().is_some()).collect();
    assert_eq!(found, expected, "{ply}");
    // No move means no legal placement: only then a seat draws or passes.
    assert_eq!(legal.draw() || legal.pass(), expected.is_empty(), "{ply}");
}

/// The places where a tile fits and lies free, in the order of legal actions.
fn plays((board, tips): &(Board, [Tip; 2]), clause: SurfaceClause, tile: Tile) -> Vec<Action> {
    let mut found = Vec::new();
    for (tip, end) in tips.iter().zip([End::Left, End::Right]) {
        let may_lie = |heading: &Heading| {
            tile.has(tip.pips)
                && !(clause.edge == EdgeRule::Dead && tip.faces_edge(board))
                && may_turn(clause, tip, tile, *heading)
                && board.is_free(
                    &tip.beyond(*heading, tile, clause.doubles),
                    tip.last,
                    clause.contact,
                )
        };
        let headings = Heading::ALL.into_iter().filter(may_lie).map(Some);
        found.extend(headings.map(|heading| Action::Play { tile, end, heading }));
    }
    found
}

/// Where dead ends block, a round with tiles to draw lasts while some tile that is not on the table
/// could be laid, whoever has it.
fn dead_ends_are_seen(ply: &Ply<'_>) {
    let (round, rules) = (ply.round, ply.round.table().rules());
    let Some(clause) = surface(round) else { return };
    let is_open = round.boneyard().len() > rules.reserve();
    let Some(line) = look(round, clause, ply).filter(|_| is_open) else { return };
    let left = rules.set().tile_set() - round.table().layout().tiles();
    let is_alive = left.iter().any(|tile| !plays(&line, clause, tile).is_empty());
    match round.ending() {
        None => assert!(is_alive, "{ply}"),
        Some(Ending::Blocked) => assert!(!is_alive, "{ply}"),
        Some(_) => {}
    }
}

fn may_turn(clause: SurfaceClause, tip: &Tip, tile: Tile, heading: Heading) -> bool {
    heading == tip.heading
        || (heading != tip.heading.opposite()
            && clause.corners == CornerRule::Allowed
            && !tip.is_double
            && !tile.is_double())
}
