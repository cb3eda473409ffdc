//! A drawing in characters.
//!
//! A unit is a row high and one and a half columns wide, so a half has room for two digits, and
//! neighbours share the line between them.

use domino_layout::Rect;

use crate::TileStyle;
use crate::ink::Ink;

/// How thick a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// Around a tile.
    Light = 1,
    /// Around the tile that was laid last.
    Heavy = 2,
}

/// The joints of lines to the north, east, south and west, by their weights as digits to base 3.
const JOINTS: &str = "\
    \u{20}╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳\
    ╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈\
    ╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

/// The weights of the lines that leave a character to the north, east, south and west.
type Arms = [u8; 4];

/// What stands at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Mark {
    #[default]
    Blank,
    /// A character that looks the same in every style.
    Letter(char),
    /// A piece of the line around tiles.
    Line(Arms),
    /// A corner of the tile that was laid last.
    Corner(Arms),
    /// A piece of the line between the halves of a tile that lies along x.
    Upright,
    /// A piece of the line between the halves of a tile that lies along y.
    Level,
    /// A piece of the table's edge.
    Edge(Arms),
}

#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    mark: Mark,
    ink: Option<Ink>,
}

/// A grid of characters that shows a part of the table.
pub(super) struct Canvas {
    /// The column and the row of the first character.
    origin: (i32, i32),
    n_columns: usize,
    n_rows: usize,
    cells: Vec<Cell>,
}

/// The column of the line at this x, in units.
fn column(x: i16) -> i32 {
    (i32::from(x) * 3).div_euclid(2)
}

/// The columns of the lines in the west and east of a rectangle, and the rows in its north and south.
fn frame(rect: Rect) -> [i32; 4] {
    [column(rect.west), column(rect.east), rect.north.into(), rect.south.into()]
}

/// The columns that a part of the table takes with a line around it and another for its edges.
pub(super) fn n_columns(window: Rect) -> usize {
    usize::try_from(column(window.east) - column(window.west) + 3).unwrap_or(0)
}

/// The units of a picture that fits into so many columns, without the edges of a table.
pub(super) fn n_units(n_columns: usize) -> i16 {
    i16::try_from(n_columns.saturating_sub(1) * 2 / 3).unwrap_or(i16::MAX)
}

impl Canvas {
    /// An empty grid that shows this part of the table, and a character more on each side.
    pub(super) fn new(window: Rect) -> Canvas {
        let [west, _, north, south] = frame(window);
        let n_columns = n_columns(window);
        let n_rows = usize::try_from(south - north + 3).unwrap_or(0);
        let cells = vec![Cell::default(); n_columns * n_rows];
        Canvas { origin: (west - 1, north - 1), n_columns, n_rows, cells }
    }

    fn cell(&mut self, column: i32, row: i32) -> Option<&mut Cell> {
        let column = usize::try_from(column - self.origin.0).ok().filter(|at| *at < self.n_columns);
        let row = usize::try_from(row - self.origin.1).ok().filter(|at| *at < self.n_rows);
        self.cells.get_mut(row? * self.n_columns + column?)
    }

    /// Whether a place is on the grid, and nothing stands there.
    fn is_blank(&mut self, column: i32, row: i32) -> bool {
        self.cell(column, row).is_some_and(|cell| cell.mark == Mark::Blank)
    }

    fn set(&mut self, column: i32, row: i32, mark: Mark, ink: Option<Ink>) {
        if let Some(cell) = self.cell(column, row) {
            *cell = Cell { mark, ink };
        }
    }

    /// Goes once round a frame, with the weights of the line at each place.
    fn around(
        [west, east, north, south]: [i32; 4],
        weight: u8,
        mut at: impl FnMut(i32, i32, Arms),
    ) {
        let along = |is_line: bool| if is_line { weight } else { 0 };
        for column in west..=east {
            let (to_east, to_west) = (along(column < east), along(column > west));
            let is_corner = to_east == 0 || to_west == 0;
            at(column, north, [0, to_east, along(is_corner), to_west]);
            at(column, south, [along(is_corner), to_east, 0, to_west]);
        }
        for row in north + 1..south {
            at(west, row, [weight, 0, weight, 0]);
            at(east, row, [weight, 0, weight, 0]);
        }
    }

    /// Draws the edge of the table, outside of all that lies on it.
    pub(super) fn edge(&mut self, table: Rect) {
        let [west, east, north, south] = frame(table);
        let outside = [west - 1, east + 1, north - 1, south + 1];
        Canvas::around(outside, 1, |column, row, arms| {
            self.set(column, row, Mark::Edge(arms), Some(Ink::Faint));
        });
    }

    /// Draws the line around a tile; the heavier of two lines is seen.
    pub(super) fn outline(&mut self, rect: Rect, weight: Weight) {
        let (frame, ink) = (frame(rect), (weight == Weight::Heavy).then_some(Ink::Last));
        let [west, east, north, south] = frame;
        Canvas::around(frame, weight as u8, |column, row, mut arms| {
            let Some(cell) = self.cell(column, row) else { return };
            let is_corner = (column == west || column == east) && (row == north || row == south);
            if let Mark::Line(others) | Mark::Corner(others) = cell.mark {
                arms = std::array::from_fn(|side| arms[side].max(others[side]));
            }
            let is_last = weight == Weight::Heavy && is_corner;
            let mark = if is_last { Mark::Corner(arms) } else { Mark::Line(arms) };
            *cell = Cell { mark, ink: ink.or(cell.ink) };
        });
    }

    /// Draws the line between the halves of a tile.
    pub(super) fn divide(&mut self, rect: Rect, ink: Option<Ink>) {
        let [west, east, north, south] = frame(rect);
        if rect.east - rect.west > rect.south - rect.north {
            let x = column(i16::midpoint(rect.west, rect.east));
            (north + 1..south).for_each(|row| self.set(x, row, Mark::Upright, ink));
        } else {
            let y = i32::midpoint(north, south);
            (west + 1..east).for_each(|column| self.set(column, y, Mark::Level, ink));
        }
    }

    /// Writes a number into the square of a half.
    pub(super) fn number(&mut self, square: Rect, number: u8, ink: Option<Ink>) {
        let [_, east, north, _] = frame(square);
        let digits = number.to_string();
        for (place, digit) in (1..).zip(digits.chars().rev()) {
            self.set(east - place, north + 1, Mark::Letter(digit), ink);
        }
    }

    /// Writes a text into a square, at its west or its east side; `false` if something stands there.
    pub(super) fn label(&mut self, square: Rect, text: &str, is_east: bool, ink: Ink) -> bool {
        let [west, east, north, _] = frame(square);
        let n_letters = i32::try_from(text.chars().count()).unwrap_or(i32::MAX);
        let start = if is_east { (east - n_letters).max(west + 1) } else { west + 1 };
        let places = || (start..).zip(text.chars());
        if !places().all(|(column, _)| self.is_blank(column, north + 1)) {
            return false;
        }
        for (column, letter) in places() {
            self.set(column, north + 1, Mark::Letter(letter), Some(ink));
        }
        true
    }

    /// The rows of the grid, without what is blank on all sides.
    pub(super) fn rows(&self, style: TileStyle) -> Vec<String> {
        let joints: Vec<char> = JOINTS.chars().collect();
        let is_blank = |cell: &Cell| cell.mark == Mark::Blank;
        let rows = || self.cells.chunks(self.n_columns.max(1));
        let left = rows().filter_map(|row| row.iter().position(|cell| !is_blank(cell)));
        let left = left.min().unwrap_or(0);
        let first = rows().position(|row| !row.iter().all(is_blank)).unwrap_or(0);
        let rows = rows().skip(first).map(|row| {
            let end = row.iter().rposition(|cell| !is_blank(cell)).map_or(left, |last| last + 1);
            inked(&row[left..end], style, &joints)
        });
        let mut rows: Vec<String> = rows.collect();
        while rows.last().is_some_and(String::is_empty) {
            rows.pop();
        }
        rows
    }
}

/// A row of characters with marks for its colours.
fn inked(row: &[Cell], style: TileStyle, joints: &[char]) -> String {
    let pieces = row.chunk_by(|one, next| one.ink == next.ink).map(|piece| {
        let text: String = piece.iter().map(|cell| cell.mark.shown(style, joints)).collect();
        piece[0].ink.map_or(text.clone(), |ink| ink.mark(&text))
    });
    pieces.collect()
}

impl Mark {
    fn shown(self, style: TileStyle, joints: &[char]) -> char {
        match (self, style) {
            (Mark::Blank, _) => ' ',
            (Mark::Letter(letter), _) => letter,
            (Mark::Upright, TileStyle::Ascii) => ':',
            (Mark::Level, TileStyle::Ascii) => '.',
            (Mark::Upright, _) => '┊',
            (Mark::Level, _) => '┈',
            (Mark::Edge(_), TileStyle::Ascii) => '#',
            (Mark::Edge(arms), _) => doubled(arms),
            (Mark::Corner(_), TileStyle::Ascii) => '*',
            (Mark::Line([0, _, 0, _]), TileStyle::Ascii) => '-',
            (Mark::Line([_, 0, _, 0]), TileStyle::Ascii) => '|',
            (Mark::Line(_), TileStyle::Ascii) => '+',
            (Mark::Line(arms) | Mark::Corner(arms), _) => {
                let place = arms.into_iter().fold(0, |place, arm| 3 * place + usize::from(arm));
                joints.get(place).copied().unwrap_or('┼')
            }
        }
    }
}

/// A piece of a double line.
fn doubled(arms: Arms) -> char {
    match arms {
        [0, _, 0, _] => '═',
        [_, 0, _, 0] => '║',
        [0, 1, _, _] => '╔',
        [0, ..] => '╗',
        [_, 1, ..] => '╚',
        _ => '╝',
    }
}
