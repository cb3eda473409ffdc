//! The table drawn in characters: as it lies, or as a snake where nothing tells how it lies.

mod canvas;
mod places;
mod plan;
mod scale;

use domino_layout::{Drawing, Opening};
use domino_rules::Table;

use self::plan::{Label, Part, Plan};
use self::scale::Scale;
use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::page::glued;
use crate::{Message, TileStyle};

pub(crate) use places::{lying, snake};

/// How much of a table is drawn where that has room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The rows where tiles lie or can come next.
    Used,
    /// All of it, with its edges.
    Whole,
}

impl Extent {
    /// What is drawn of a table in which way, the best first; glyphs only where there are some.
    fn ways(self) -> [(Scale, Part); 8] {
        use Part::{Rows, Used, Whole};
        use Scale::{Glyph, Narrow, Tiny, Wide};
        match self {
            Extent::Used => [
                (Glyph, Rows),
                (Glyph, Used),
                (Wide, Rows),
                (Narrow, Rows),
                (Wide, Used),
                (Narrow, Used),
                (Tiny, Rows),
                (Tiny, Used),
            ],
            Extent::Whole => [
                (Glyph, Whole),
                (Glyph, Used),
                (Wide, Whole),
                (Narrow, Whole),
                (Tiny, Whole),
                (Wide, Used),
                (Narrow, Used),
                (Tiny, Used),
            ],
        }
    }
}

impl Narrator {
    /// Draws the table, or tells the line in words where nothing is drawn.
    pub(crate) fn map(&mut self, table: &Table, extent: Extent) {
        let width = self.page.width();
        let is_wide_enough = Scale::Wide.n_units(width) >= Drawing::MIN_WIDTH;
        if self.page.is_plain() || table.layout().is_empty() || !is_wide_enough {
            return self.one_line(table);
        }
        let Some(lying) = lying(table) else { return self.snake(table) };
        let labels = labels(&lying, |opening| self.opening_key(table, opening));
        let has_glyphs = self.has_glyphs();
        let ways = extent.ways().into_iter();
        let ways = ways.filter(|(scale, _)| has_glyphs || *scale != Scale::Glyph);
        let mut plans = ways.map(|(scale, part)| Plan::new(scale, &lying, &labels, part));
        let Some(plan) = plans.find(|plan| plan.n_columns() <= width) else {
            self.snake(table);
            self.say(&Message::TooWideForMap);
            return self.directions(table, &lying.openings);
        };
        self.draw(&plan);
        if let Some(ends) = self.headings_of_ends(table, plan.hidden()) {
            self.say(&Message::DirectionsHidden { ends });
        }
    }

    /// Draws the line as a snake.
    fn snake(&mut self, table: &Table) {
        let scale = if self.has_glyphs() { Scale::Glyph } else { Scale::Wide };
        let drawing = snake(table, scale.n_units(self.page.width()));
        let labels = labels(&drawing, |opening| self.end_key(table, opening.end));
        self.draw(&Plan::new(scale, &drawing, &labels, Part::Whole));
    }

    /// Shows a drawing.
    fn draw(&mut self, plan: &Plan<'_>) {
        self.page.drawing(&plan.draw().rows(self.style.tiles));
    }

    /// Whether tiles are drawn as Unicode's domino tiles.
    fn has_glyphs(&self) -> bool {
        let highest = self.rules.set().highest().get();
        self.style.tiles == TileStyle::Glyph && highest <= canvas::HIGHEST_GLYPH
    }

    /// What is typed to play at an opening: the key of its end, and its heading where there is a table.
    pub(crate) fn opening_key(&self, table: &Table, opening: &Opening) -> String {
        let key = self.end_key(table, opening.end);
        match table.plane() {
            Some(_) => key + &self.heading_name(opening.heading),
            None => key,
        }
    }

    /// Tells in which directions the ends can go on.
    pub(crate) fn directions(&mut self, table: &Table, openings: &[Opening]) {
        if let Some(ends) = self.headings_of_ends(table, openings) {
            self.say(&Message::Directions { ends });
        }
    }

    /// The ends of some openings with their headings, in words; `None` without an opening.
    fn headings_of_ends(&self, table: &Table, openings: &[Opening]) -> Option<String> {
        let ends = table.layout().ends().iter().filter_map(|open| {
            let own = openings.iter().filter(|opening| opening.end == open.name);
            let headings: Vec<String> =
                own.map(|opening| self.heading_name(opening.heading)).collect();
            if headings.is_empty() {
                return None;
            }
            let key = Ink::Key.mark(&self.end_key(table, open.name));
            let (end, headings) = (open.name.to_string(), headings.join(", "));
            Some(glued(&self.words(&Message::EndDirections { end, key, headings })))
        });
        ends.reduce(|first, last| self.words(&Message::DirectionsAnd { first, last }))
    }
}

/// Each opening of a drawing with its key.
fn labels(drawing: &Drawing, key: impl Fn(&Opening) -> String) -> Vec<Label> {
    drawing.openings.iter().map(|opening| (*opening, key(opening))).collect()
}
