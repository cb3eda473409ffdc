//! Text laid out for a width in columns.

use domino_layout::Oriented;
use domino_tiles::Tile;
use domino_words::{glued, unglued};

use crate::ink::{Ink, columns, inked};
use crate::{Color, Style, TextForm};

/// The most bytes within backticks or brackets that are kept on one line.
const MAX_GLUED: usize = 16;

/// A style as its form has it: plain text has neither width nor colour.
fn in_form(style: &Style) -> Style {
    match style.form {
        TextForm::Plain => Style { width: usize::MAX, color: Color::Never, ..style.clone() },
        TextForm::Drawn => Style { width: style.width.max(1), ..style.clone() },
    }
}

/// A line in which what stands in backticks or brackets is glued, as long as it is short:
/// `6-4 left`, 14 (2 stay).
fn with_short_parts_glued(line: &str) -> String {
    let parts = line.split('`').enumerate().map(|(place, part)| match place % 2 {
        0 => with_brackets_glued(part),
        _ if part.len() <= MAX_GLUED => glued(part),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

fn with_brackets_glued(text: &str) -> String {
    let mut pieces = text.split(" (");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |before, piece| match piece.split_once(')') {
        Some((inner, rest)) if inner.len() <= MAX_GLUED => {
            before + " " + &glued(&format!("({inner})")) + rest
        }
        _ => before + " (" + piece,
    })
}

/// Text in the making, broken into lines of at most so many columns.
///
/// A word or a tile that is wider than that stands on a line of its own; nothing is ever cut. Plain
/// text is not broken at all.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    style: Style,
    text: String,
    /// Whether an empty line can follow, also when the text before was taken off.
    wants_gap: bool,
    /// The ink of a piece that goes on in the next line.
    ink: Option<Ink>,
}

impl Page {
    pub(crate) fn new(style: &Style) -> Page {
        let (style, text) = (in_form(style), String::new());
        Page { style, text, wants_gap: false, ink: None }
    }

    /// Lays the text that is still to come out in another style.
    pub(crate) fn restyle(&mut self, style: &Style) {
        self.style = in_form(style);
    }

    /// Another page of the same style.
    pub(crate) fn blank(&self) -> Page {
        Page { style: self.style.clone(), text: String::new(), wants_gap: false, ink: None }
    }

    pub(crate) fn is_plain(&self) -> bool {
        self.style.form == TextForm::Plain
    }

    /// The columns of a line.
    pub(crate) fn width(&self) -> usize {
        self.style.width
    }

    /// How many lines are on it.
    pub(crate) fn n_lines(&self) -> usize {
        self.text.lines().count()
    }

    /// How many lines phrases take.
    pub(crate) fn n_rows_of(&self, phrases: &[String]) -> usize {
        let mut page = self.blank();
        page.phrases(phrases);
        page.n_lines()
    }

    /// The page with another below it.
    pub(crate) fn before(mut self, other: &Page) -> Page {
        self.append(other);
        self
    }

    /// Adds what is on another page of the same style.
    pub(crate) fn append(&mut self, other: &Page) {
        self.text += &other.text;
        self.wants_gap |= other.wants_gap;
    }

    /// Takes the text off the page.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Adds an empty line, but not at the very top, not a second one, and not to plain text.
    pub(crate) fn gap(&mut self) {
        if std::mem::take(&mut self.wants_gap) && !self.is_plain() {
            self.text.push('\n');
        }
    }

    /// Adds paragraphs, broken between words, but not within something short in backticks or brackets.
    pub(crate) fn paragraph(&mut self, text: &str) {
        for line in text.lines() {
            self.flow(with_short_parts_glued(line).split(' '), " ");
        }
    }

    /// Adds a table of rows, each broken under its last column where it is too wide.
    pub(crate) fn rows(&mut self, rows: &[[String; 2]]) {
        let first = rows.iter().map(|[first, _]| columns(first)).max().unwrap_or(0);
        for [head, rest] in rows {
            let indent = first + 2;
            if rest.is_empty() {
                self.add_line(head);
                continue;
            }
            if indent + 20 > self.style.width {
                self.paragraph(&format!("{head}  {rest}"));
                continue;
            }
            let mut narrow = self.blank();
            narrow.style.width = self.style.width.saturating_sub(indent);
            narrow.paragraph(rest);
            for (place, line) in narrow.text.lines().enumerate() {
                let head = if place == 0 { head.as_str() } else { "" };
                let gap = " ".repeat(indent - columns(head));
                self.add_line(&[head, &gap, line].concat());
            }
        }
    }

    /// Adds the line of play, broken between tiles: `[6|4]<4|4>`, those that are marked in pointed
    /// brackets.
    pub(crate) fn line_of_play(&mut self, line: &[Oriented], marked: &[Tile]) {
        let tiles: Vec<String> = line
            .iter()
            .map(|oriented| {
                let Oriented { left, right } = *oriented;
                if marked.contains(&Tile::new(left, right)) {
                    Ink::Last.mark(&format!("<{left}|{right}>"))
                } else {
                    format!("[{left}|{right}]")
                }
            })
            .collect();
        self.flow(tiles.iter().map(String::as_str), "");
    }

    /// Adds lines as they are.
    pub(crate) fn drawing(&mut self, lines: &[String]) {
        for line in lines {
            self.add_line(line);
        }
    }

    /// Adds phrases, as many in a row as fit; one that is wider is broken.
    pub(crate) fn phrases(&mut self, phrases: &[String]) {
        let width = self.style.width;
        let is_wide = |phrase: &String| columns(phrase) > width;
        for run in phrases.chunk_by(|one, next| !is_wide(one) && !is_wide(next)) {
            match run {
                [phrase] => self.paragraph(phrase),
                _ => self.flow(run.iter().map(String::as_str), "   "),
            }
        }
    }

    /// Adds cells of equal width, as many in a row as fit; in plain text one a line.
    pub(crate) fn cells(&mut self, cells: &[String]) {
        let widest = cells.iter().map(|cell| columns(cell)).max().unwrap_or(0);
        let n_columns = match self.style.form {
            TextForm::Plain => 1,
            TextForm::Drawn => (self.style.width.saturating_add(3) / (widest + 3)).max(1),
        };
        for row in cells.chunks(n_columns) {
            if let [alone] = row {
                self.paragraph(alone);
                continue;
            }
            let padded = row.iter().map(|cell| {
                let gap = " ".repeat(widest - columns(cell));
                format!("{cell}{gap}")
            });
            let row = padded.collect::<Vec<_>>().join("   ");
            self.add_line(row.trim_end());
        }
    }

    fn add_line(&mut self, line: &str) {
        let line = inked(line, &self.style, &mut self.ink);
        self.text += &unglued(&line);
        self.text.push('\n');
        self.wants_gap = true;
    }

    /// Adds pieces, with a gap between those that stand on the same line.
    fn flow<'a>(&mut self, pieces: impl Iterator<Item = &'a str>, gap: &str) {
        let mut line: Option<(String, usize)> = None;
        for piece in pieces {
            let width = columns(piece);
            line = Some(match line {
                None => (piece.to_owned(), width),
                Some((line, used)) if used + gap.len() + width <= self.style.width => {
                    (line + gap + piece, used + gap.len() + width)
                }
                Some((line, _)) => {
                    self.add_line(&line);
                    (piece.to_owned(), width)
                }
            });
        }
        self.add_line(&line.unwrap_or_default().0);
    }
}
