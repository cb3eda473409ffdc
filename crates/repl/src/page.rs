//! Text laid out for a width in columns.

use domino_layout::Oriented;
use unicode_width::UnicodeWidthStr;

/// A blank at which no line is broken; it is shown as any other.
const GLUE: char = '\u{a0}';

/// An item of a list whose words stay on one line.
pub(crate) fn glued(item: &str) -> String {
    item.replace(' ', GLUE.encode_utf8(&mut [0; 4]))
}

/// Text in the making, broken into lines of at most so many columns.
///
/// A word or a tile that is wider than that stands on a line of its own; nothing is ever cut.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    width: usize,
    text: String,
    /// Whether an empty line can follow, also when the text before was taken off.
    wants_gap: bool,
}

impl Page {
    pub(crate) fn new(width: usize) -> Page {
        Page { width: width.max(1), text: String::new(), wants_gap: false }
    }

    /// Another page of the same width.
    pub(crate) fn blank(&self) -> Page {
        Page::new(self.width)
    }

    /// Takes the text off the page.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// Adds an empty line, but not at the very top and not a second one.
    pub(crate) fn gap(&mut self) {
        if std::mem::take(&mut self.wants_gap) {
            self.text.push('\n');
        }
    }

    /// Adds paragraphs, broken between words.
    pub(crate) fn paragraph(&mut self, text: &str) {
        for line in text.lines() {
            self.flow(line.split(' '), " ");
        }
    }

    /// Adds a table of rows, each broken under its last column where it is too wide.
    pub(crate) fn rows(&mut self, rows: &[[String; 2]]) {
        let first = rows.iter().map(|[first, _]| first.width()).max().unwrap_or(0);
        for [head, rest] in rows {
            let indent = first + 2;
            if indent + 20 > self.width {
                self.paragraph(&format!("{head}  {rest}"));
                continue;
            }
            let mut narrow = Page::new(self.width - indent);
            narrow.paragraph(rest);
            for (place, line) in narrow.text.lines().enumerate() {
                let head = if place == 0 { head.as_str() } else { "" };
                let gap = " ".repeat(indent - head.width());
                self.add_line(&[head, &gap, line].concat());
            }
        }
    }

    /// Adds the line of play, broken between tiles: `[6|4][4|4]`.
    pub(crate) fn line_of_play(&mut self, line: &[Oriented]) {
        let tiles: Vec<String> =
            line.iter().map(|tile| format!("[{}|{}]", tile.left, tile.right)).collect();
        self.flow(tiles.iter().map(String::as_str), "");
    }

    /// Adds cells of equal width, as many in a row as fit.
    pub(crate) fn cells(&mut self, cells: &[String]) {
        let widest = cells.iter().map(|cell| cell.width()).max().unwrap_or(0);
        let n_columns = ((self.width + 3) / (widest + 3)).max(1);
        for row in cells.chunks(n_columns) {
            let padded = row.iter().map(|cell| {
                let gap = " ".repeat(widest - cell.width());
                format!("{cell}{gap}")
            });
            let row = padded.collect::<Vec<_>>().join("   ");
            self.add_line(row.trim_end());
        }
    }

    fn add_line(&mut self, line: &str) {
        self.text.extend(line.chars().map(|letter| if letter == GLUE { ' ' } else { letter }));
        self.text.push('\n');
        self.wants_gap = true;
    }

    /// Adds pieces, with a gap between those that stand on the same line.
    fn flow<'a>(&mut self, pieces: impl Iterator<Item = &'a str>, gap: &str) {
        let mut line: Option<String> = None;
        for piece in pieces {
            line = Some(match line {
                None => piece.to_owned(),
                Some(line) if line.width() + gap.width() + piece.width() <= self.width => {
                    line + gap + piece
                }
                Some(line) => {
                    self.add_line(&line);
                    piece.to_owned()
                }
            });
        }
        self.add_line(&line.unwrap_or_default());
    }
}
