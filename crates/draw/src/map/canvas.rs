//! A drawing in characters.

use domino_layout::{Piece, Rect};
use domino_tiles::Pips;

use super::scale::{Cells, Scale};
use super::sketch::{Row, Span, Tone};
use crate::TileStyle;

/// The tile of Unicode with 0 on both halves that lies flat.
const FLAT: u32 = 0x1f031;

/// The tile of Unicode with 0 on both halves that stands upright.
const UPRIGHT: u32 = 0x1f063;

/// How thick a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    /// Around a tile.
    Light = 1,
    /// Around a tile that is marked.
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
    /// A corner of a tile that is marked.
    Corner(Arms),
    /// A piece of the line between the halves of a tile that lies along x.
    Upright,
    /// A piece of the line between the halves of a tile that lies along y.
    Level,
    /// What is below a tile that has no lines around it.
    Foot(Foot, Weight),
    /// A piece of the table's edge.
    Edge(Arms),
}

/// What is below a half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foot {
    /// The half has another in the east.
    West,
    /// The half has another in the west.
    East,
    /// The half has another in the north.
    South,
}

#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    mark: Mark,
    tone: Option<Tone>,
}

/// Whether the columns before the first that is not blank are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Margin {
    Cut,
    Kept,
}

/// A grid of characters that shows a part of a drawing.
pub(super) struct Canvas {
    scale: Scale,
    window: Cells,
    cells: Vec<Cell>,
}

impl Canvas {
    /// An empty grid that shows this part.
    pub(super) fn new(scale: Scale, window: Cells) -> Canvas {
        let cells = vec![Cell::default(); window.n_columns() * window.n_rows()];
        Canvas { scale, window, cells }
    }

    fn cell(&mut self, column: i32, row: i32) -> Option<&mut Cell> {
        let n_columns = self.window.n_columns();
        let column = usize::try_from(column - self.window.west).ok().filter(|at| *at < n_columns);
        let row = usize::try_from(row - self.window.north).ok();
        self.cells.get_mut(row? * n_columns + column?)
    }

    fn set(&mut self, column: i32, row: i32, mark: Mark, tone: Option<Tone>) {
        if let Some(cell) = self.cell(column, row) {
            *cell = Cell { mark, tone };
        }
    }

    /// Goes once round a frame, with the weights of the line at each place.
    fn around(frame: Cells, weight: u8, mut at: impl FnMut(i32, i32, Arms)) {
        let Cells { west, east, north, south } = frame;
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
        Canvas::around(self.scale.frame(table).grown(1), 1, |column, row, arms| {
            self.set(column, row, Mark::Edge(arms), Some(Tone::Edge));
        });
    }

    /// Draws a tile, marked or not.
    pub(super) fn tile(&mut self, piece: &Piece, is_marked: bool) {
        let (weight, tone) =
            if is_marked { (Weight::Heavy, Some(Tone::Marked)) } else { (Weight::Light, None) };
        match self.scale {
            Scale::Wide | Scale::Narrow => {
                self.outline(piece.rect, weight);
                self.divide(piece.rect, tone);
            }
            Scale::Tiny => self.feet(piece.rect, weight, tone),
            Scale::Glyph => return self.glyph(piece, tone),
        }
        for (pips, square) in piece.halves {
            self.number(square, pips.get(), tone);
        }
    }

    /// Draws the line around a tile; the heavier of two lines is seen.
    fn outline(&mut self, rect: Rect, weight: Weight) {
        let frame = self.scale.frame(rect);
        let tone = (weight == Weight::Heavy).then_some(Tone::Marked);
        let Cells { west, east, north, south } = frame;
        Canvas::around(frame, weight as u8, |column, row, mut arms| {
            let Some(cell) = self.cell(column, row) else { return };
            let is_corner = (column == west || column == east) && (row == north || row == south);
            if let Mark::Line(others) | Mark::Corner(others) = cell.mark {
                arms = std::array::from_fn(|side| arms[side].max(others[side]));
            }
            let is_marked = weight == Weight::Heavy && is_corner;
            let mark = if is_marked { Mark::Corner(arms) } else { Mark::Line(arms) };
            *cell = Cell { mark, tone: tone.or(cell.tone) };
        });
    }

    /// Draws the line between the halves of a tile.
    fn divide(&mut self, rect: Rect, tone: Option<Tone>) {
        let Cells { west, east, north, south } = self.scale.inside(rect);
        if rect.is_flat() {
            let middle = Rect { east: i16::midpoint(rect.west, rect.east), ..rect };
            let x = self.scale.frame(middle).east;
            (north..=south).for_each(|row| self.set(x, row, Mark::Upright, tone));
        } else {
            let y = i32::midpoint(north, south);
            (west..=east).for_each(|column| self.set(column, y, Mark::Level, tone));
        }
    }

    /// Draws what joins the halves of a tile that has no lines around it.
    fn feet(&mut self, rect: Rect, weight: Weight, tone: Option<Tone>) {
        let Cells { west, east, north, south } = self.scale.frame(rect);
        if rect.is_flat() {
            self.set(west, south, Mark::Foot(Foot::West, weight), tone);
            self.set(east, south, Mark::Foot(Foot::East, weight), tone);
        } else {
            self.set(west, north + 1, Mark::Upright, tone);
            self.set(west, south, Mark::Foot(Foot::South, weight), tone);
        }
    }

    /// Draws a tile as one character; both its numbers are at most 6.
    ///
    /// Unicode counts it as one column. The next has no tile, for there are fonts whose tiles are wider.
    fn glyph(&mut self, piece: &Piece, tone: Option<Tone>) {
        let is_turned = |[(_, one), (_, other)]: &[(Pips, Rect); 2]| {
            (one.west, one.north) > (other.west, other.north)
        };
        let mut halves = piece.halves;
        if is_turned(&halves) {
            halves.reverse();
        }
        let [first, second] = halves.map(|(pips, _)| u32::from(pips.get()));
        let zero = if piece.rect.is_flat() { FLAT } else { UPRIGHT };
        let glyph =
            char::from_u32(zero + first * 7 + second).unwrap_or(char::REPLACEMENT_CHARACTER);
        let (column, row) = self.scale.middle(piece.rect);
        self.set(column, row, Mark::Letter(glyph), tone);
        if tone.is_some() {
            self.set(self.scale.taken(piece.rect).east, row, Mark::Letter('<'), tone);
        }
    }

    /// Writes a number into the square of a half.
    fn number(&mut self, square: Rect, number: u8, tone: Option<Tone>) {
        let Cells { east, north, .. } = self.scale.inside(square);
        let digits = number.to_string();
        for (place, digit) in (0..).zip(digits.chars().rev()) {
            self.set(east - place, north, Mark::Letter(digit), tone);
        }
    }

    /// Writes what plays at an opening.
    pub(super) fn key(&mut self, spot: Cells, text: &str) {
        for (column, letter) in (spot.west..).zip(text.chars()) {
            self.set(column, spot.north, Mark::Letter(letter), Some(Tone::Label));
        }
    }

    /// The rows of the grid, without those at the top and at the bottom that are blank.
    pub(super) fn rows(&self, style: TileStyle, margin: Margin) -> Vec<Row> {
        let joints: Vec<char> = JOINTS.chars().collect();
        let is_blank = |cell: &Cell| cell.mark == Mark::Blank;
        let rows = || self.cells.chunks(self.window.n_columns().max(1));
        let blank = rows().filter_map(|row| row.iter().position(|cell| !is_blank(cell)));
        let left = match margin {
            Margin::Cut => blank.min().unwrap_or(0),
            Margin::Kept => 0,
        };
        let first = rows().position(|row| !row.iter().all(is_blank)).unwrap_or(0);
        let rows = rows().skip(first).map(|row| {
            let end = row.iter().rposition(|cell| !is_blank(cell)).map_or(left, |last| last + 1);
            spans(&row[left..end], style, &joints)
        });
        let mut rows: Vec<Row> = rows.collect();
        while rows.last().is_some_and(Vec::is_empty) {
            rows.pop();
        }
        rows
    }
}

/// A row of characters, in pieces of one tone.
fn spans(row: &[Cell], style: TileStyle, joints: &[char]) -> Row {
    let pieces = row.chunk_by(|one, next| one.tone == next.tone).map(|piece| Span {
        text: piece.iter().map(|cell| cell.mark.shown(style, joints)).collect(),
        tone: piece[0].tone,
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
            (Mark::Corner(_) | Mark::Foot(_, Weight::Heavy), TileStyle::Ascii) => '*',
            (Mark::Edge(_), TileStyle::Ascii) => '#',
            (Mark::Foot(Foot::West, _), TileStyle::Ascii) => '\\',
            (Mark::Foot(Foot::East, _), TileStyle::Ascii) => '/',
            (Mark::Foot(Foot::South, _), TileStyle::Ascii) => '\'',
            (Mark::Foot(Foot::West, Weight::Light), _) => '└',
            (Mark::Foot(Foot::East, Weight::Light), _) => '┘',
            (Mark::Foot(Foot::South, Weight::Light), _) => '╵',
            (Mark::Foot(Foot::West, Weight::Heavy), _) => '┗',
            (Mark::Foot(Foot::East, Weight::Heavy), _) => '┛',
            (Mark::Foot(Foot::South, Weight::Heavy), _) => '╹',
            (Mark::Edge(arms), _) => doubled(arms),
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
