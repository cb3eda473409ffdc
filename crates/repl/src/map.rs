//! The table as a map on the page.

use domino_draw::{
    Extent, Label, Row, Sketch, Tone, has_room_for_a_map, map_of_line, map_of_table,
    n_units_of_line,
};
use domino_layout::{Drawing, Opening};
use domino_rules::Table;

use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::places::{lying, snake};
use crate::{Message, TileStyle};

impl Narrator {
    /// Draws the table, or tells the line in words where nothing is drawn.
    pub(crate) fn map(&mut self, table: &Table, extent: Extent) {
        let width = self.page.width();
        if self.page.is_plain() || table.layout().is_empty() || !has_room_for_a_map(width) {
            return self.one_line(table);
        }
        let Some(lying) = lying(table) else { return self.snake(table) };
        let labels = labels(&lying, |opening| self.speaker.opening_key(table, opening));
        let Some(sketch) = map_of_table(&lying, &labels, width, extent, self.tile_style()) else {
            self.snake(table);
            self.say(&Message::TooWideForMap);
            return self.directions(table, &lying.openings);
        };
        self.sketch(&sketch);
        if let Some(ends) = self.speaker.headings_of_ends(table, &sketch.hidden) {
            self.say(&Message::DirectionsHidden { ends });
        }
    }

    /// Draws the line as a snake.
    fn snake(&mut self, table: &Table) {
        let style = self.tile_style();
        let drawing = snake(table, n_units_of_line(self.page.width(), style));
        let labels = labels(&drawing, |opening| self.speaker.end_key(table, opening.end));
        self.sketch(&map_of_line(&drawing, &labels, style));
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
        Some(Tone::Last) => Ink::Last.mark(&span.text),
        Some(Tone::Edge) => Ink::Faint.mark(&span.text),
    });
    pieces.collect()
}
