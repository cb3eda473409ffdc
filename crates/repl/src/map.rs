//! The table as a map on the page.

use domino_draw::{
    Extent, Label, MapContent, MapRoom, Row, Sketch, Tone, has_room_for_a_map, map_of_line,
    map_of_table,
};
use domino_layout::{Drawing, Opening};
use domino_rules::Table;
use domino_tiles::Tile;

use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::places::{lying, snake};
use crate::{Message, TileStyle};

impl Narrator {
    /// Draws the table in so many rows, or tells the line in words where nothing is drawn or there is no
    /// room.
    pub(crate) fn map(&mut self, table: &Table, marked: &[Tile], extent: Extent, n_rows: usize) {
        let n_columns = self.page.width();
        if self.page.is_plain() || table.layout().is_empty() || !has_room_for_a_map(n_columns) {
            return self.one_line(table, marked);
        }
        let room = MapRoom { n_columns, n_rows };
        let Some(lying) = lying(table) else { return self.snake(table, marked, room) };
        let labels = labels(&lying, |opening| self.speaker.opening_key(table, opening));
        let content = MapContent { drawing: &lying, labels: &labels, marked };
        let draw = |room| map_of_table(content, room, extent, self.tile_style());
        if let Some(sketch) = draw(room) {
            self.sketch(&sketch);
            if let Some(ends) = self.speaker.headings_of_ends(table, &sketch.hidden) {
                self.say(&Message::DirectionsHidden { ends });
            }
            return;
        }
        if draw(MapRoom { n_rows: usize::MAX, ..room }).is_none() {
            self.say(&Message::TooWideForMap);
        }
        self.snake(table, marked, room);
        self.directions(table, &lying.openings);
    }

    /// Draws the line as a snake.
    fn snake(&mut self, table: &Table, marked: &[Tile], room: MapRoom) {
        let draw = |n_units| {
            let drawing = snake(table, n_units);
            let labels = labels(&drawing, |opening| self.speaker.end_key(table, opening.end));
            (drawing, labels)
        };
        let highest = self.speaker.rules().set().highest();
        match map_of_line(draw, marked, highest, room, self.tile_style()) {
            Some(sketch) => self.sketch(&sketch),
            None => self.one_line(table, marked),
        }
    }

    /// Shows a drawing.
    fn sketch(&mut self, sketch: &Sketch) {
        let rows: Vec<String> = sketch.rows.iter().map(inked).collect();
        self.page.drawing(&rows);
    }

    /// With which characters tiles are drawn.
    fn tile_style(&self) -> TileStyle {
        self.style.tiles.for_set_up_to(self.speaker.rules().set().highest())
    }

    /// Tells in which directions the ends can go on.
    pub(crate) fn directions(&mut self, table: &Table, openings: &[Opening]) {
        if let Some(ends) = self.speaker.headings_of_ends(table, openings) {
            self.say(&Message::Directions { ends });
        }
    }
}

/// Each opening of a drawing with its key.
fn labels(drawing: &Drawing, key: impl Fn(&Opening) -> String) -> Vec<Label> {
    let openings = drawing.openings.iter();
    openings.map(|opening| Label { opening: *opening, text: key(opening) }).collect()
}

/// A row of a map with marks for its tones.
fn inked(row: &Row) -> String {
    let pieces = row.iter().map(|span| match span.tone {
        None => span.text.clone(),
        Some(Tone::Label) => Ink::Key.mark(&span.text),
        Some(Tone::Marked) => Ink::Last.mark(&span.text),
        Some(Tone::Edge) => Ink::Faint.mark(&span.text),
    });
    pieces.collect()
}
