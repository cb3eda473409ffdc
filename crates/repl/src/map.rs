//! The table drawn in characters: as it lies, or as a snake where nothing tells how it lies.

mod canvas;

use domino_layout::{Drawing, End, Heading, Opening, Plane, Posture, Rect};
use domino_rules::Table;
use domino_tiles::Pips;

use self::canvas::{Canvas, Weight, n_columns, n_units};
use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::page::glued;
use crate::{Message, TileStyle};

/// The units of a tile's long side.
const LONG: i16 = 4;

/// A place where a tile can come next, and what stands there.
type Label = (Opening, String);

/// How much of a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The tiles, where the next could lie, and the edges that are near.
    Used,
    /// All of it, with its edges.
    Whole,
}

impl Narrator {
    /// Draws the table, or tells the line in words where nothing is drawn.
    pub(crate) fn map(&mut self, table: &Table, extent: Extent) {
        let width = self.page.width();
        if self.page.is_plain() || table.layout().is_empty() || n_units(width) < Drawing::MIN_WIDTH
        {
            return self.one_line(table);
        }
        let highest = self.rules.set().highest();
        let (style, is_small) = (self.style.tiles, highest.get() <= glyph::HIGHEST);
        if style == TileStyle::Glyph && is_small && table.plane().is_none() {
            return self.glyphs(table);
        }
        let lying = table.plane().and_then(|plane| lying(table, plane, extent, width));
        let is_snake = lying.is_none();
        let (drawing, window) = lying.unwrap_or_else(|| {
            let snake = Drawing::of_line(table.layout(), n_units(width));
            let window = snake.bounds();
            (snake, window)
        });
        let plane = table.plane();
        let labels = self.labels(table, &drawing, plane.is_some() && !is_snake);
        let (canvas, are_all_shown) = draw(&drawing, window, &labels);
        self.page.drawing(&canvas.rows(style));
        let has_opening = |end| drawing.openings.iter().any(|opening| opening.end == end);
        let is_dead = table.layout().ends().iter().any(|open| !has_opening(open.name));
        if let Some(plane) = plane.filter(|_| is_snake || is_dead || !are_all_shown) {
            self.directions(table, plane);
        }
    }

    /// What stands at each opening: the key of its end, and of its heading if that can be typed.
    fn labels(&self, table: &Table, drawing: &Drawing, has_headings: bool) -> Vec<Label> {
        let label = |opening: &Opening| {
            let mut text = self.end_key(table, opening.end);
            if has_headings {
                text += &self.heading_name(opening.heading);
            }
            (*opening, text)
        };
        drawing.openings.iter().map(label).collect()
    }

    /// Tells in which directions each end can go on.
    fn directions(&mut self, table: &Table, plane: &Plane) {
        let ends = table.layout().ends().iter().map(|open| {
            let room = plane.room(open.name);
            let can_go = |heading: &Heading| {
                room.admits(*heading, Posture::Along) || room.admits(*heading, Posture::Across)
            };
            let headings = Heading::ALL.into_iter().filter(can_go);
            let headings: Vec<String> =
                headings.map(|heading| self.heading_name(heading)).collect();
            let headings = match headings.as_slice() {
                [] => self.words(&Message::NoDirection),
                headings => headings.join(", "),
            };
            let key = Ink::Key.mark(&self.end_key(table, open.name));
            let end = open.name.to_string();
            glued(&self.words(&Message::EndDirections { end, key, headings }))
        });
        let ends = ends.collect::<Vec<_>>().join("; ");
        self.say(&Message::Directions { ends });
    }

    /// Draws the line as a row of Unicode's domino tiles.
    fn glyphs(&mut self, table: &Table) {
        let last = crate::screen::last_tile(table);
        let mut glyphs: Vec<String> = vec![Ink::Key.mark(&self.end_key(table, End::Left))];
        glyphs.extend(table.layout().line().iter().map(|tile| {
            let glyph = glyph::of(tile.left, tile.right);
            match last {
                Some(last) if last == domino_tiles::Tile::new(tile.left, tile.right) => {
                    Ink::Last.mark(&format!("<{glyph}>"))
                }
                _ => glyph.to_string(),
            }
        }));
        glyphs.push(Ink::Key.mark(&self.end_key(table, End::Right)));
        self.page.pieces(&glyphs);
    }
}

/// The table as it lies and the part of it that is drawn, as much as fits into the width.
fn lying(table: &Table, plane: &Plane, extent: Extent, width: usize) -> Option<(Drawing, Rect)> {
    let drawing = Drawing::of_plane(table.layout(), plane);
    let used = used(&drawing);
    let windows = match extent {
        Extent::Used => [used, used],
        Extent::Whole => [drawing.bounds(), used],
    };
    let window = windows.into_iter().find(|window| n_columns(*window) <= width)?;
    Some((drawing, window))
}

/// The part of a table where tiles lie or can come next, up to the edges that are less than a tile
/// away.
fn used(drawing: &Drawing) -> Rect {
    let inner = Drawing { table: None, ..drawing.clone() }.bounds();
    let Some(table) = drawing.table else { return inner };
    let near = |side: i16, edge: i16| if (side - edge).abs() < LONG { edge } else { side };
    Rect {
        west: near(inner.west, table.west),
        north: near(inner.north, table.north),
        east: near(inner.east, table.east),
        south: near(inner.south, table.south),
    }
}

/// Draws a part of the table, and says whether all labels found room.
fn draw(drawing: &Drawing, window: Rect, labels: &[Label]) -> (Canvas, bool) {
    let mut canvas = Canvas::new(window);
    if let Some(table) = drawing.table {
        canvas.edge(table);
    }
    let last = drawing.pieces.len().checked_sub(1).filter(|last| *last > 0);
    for (place, piece) in drawing.pieces.iter().enumerate() {
        let (weight, ink) = match last {
            Some(last) if last == place => (Weight::Heavy, Some(Ink::Last)),
            _ => (Weight::Light, None),
        };
        canvas.outline(piece.rect, weight);
        canvas.divide(piece.rect, ink);
        for (pips, square) in piece.halves {
            canvas.number(square, pips.get(), ink);
        }
    }
    let mut are_all_shown = true;
    for (opening, text) in labels {
        let is_east = opening.heading != Heading::West;
        let mut squares = squares(opening).into_iter();
        are_all_shown &= squares.any(|square| canvas.label(square, text, is_east, Ink::Key));
    }
    (canvas, are_all_shown)
}

/// Where the label of an opening can stand: next to the open half, else behind that.
fn squares(opening: &Opening) -> [Rect; 2] {
    let Rect { west, north, east, south } = opening.rect;
    let (x, y) = (i16::midpoint(west, east), i16::midpoint(north, south));
    let near = match opening.heading {
        Heading::East => (west, y - 1),
        Heading::West => (east - 2, y - 1),
        Heading::South => (x - 1, north),
        Heading::North => (x - 1, south - 2),
    };
    let far = match opening.heading {
        Heading::East => (near.0 + 2, near.1),
        Heading::West => (near.0 - 2, near.1),
        Heading::South => (near.0, near.1 + 2),
        Heading::North => (near.0, near.1 - 2),
    };
    [near, far].map(|(west, north)| Rect { west, north, east: west + 2, south: north + 2 })
}

/// Unicode's domino tiles.
mod glyph {
    use super::Pips;

    /// The largest number that has a tile.
    pub(super) const HIGHEST: u8 = 6;

    /// The tile with 0 on both halves that lies along the line.
    const ALONG: u32 = 0x1f031;

    /// The tile with 0 on both halves that lies across the line.
    const ACROSS: u32 = 0x1f063;

    /// A tile as it lies in a line from left to right, doubles across; both numbers are at most
    /// [`HIGHEST`].
    pub(super) fn of(left: Pips, right: Pips) -> char {
        let first = if left == right { ACROSS } else { ALONG };
        let place = u32::from(left.get()) * 7 + u32::from(right.get());
        char::from_u32(first + place).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}
