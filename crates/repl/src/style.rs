//! How text looks: its language, its width, drawn or plain, with colour or without.

use std::fmt;

use domino_draw::TileStyle;
use domino_words::Lang;

/// How text looks, whatever it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// The language.
    pub lang: Lang,
    /// The width of the text in columns; plain text has lines of any width.
    pub width: usize,
    /// The rows that are seen at once, which a turn is to fit; `usize::MAX` where it does not matter.
    pub height: usize,
    /// Drawn or plain.
    pub form: TextForm,
    /// With colour or without.
    pub color: Color,
    /// Which colours.
    pub theme: Theme,
    /// The order in which a hand is shown.
    pub sort: Sort,
    /// Whether the table is drawn; plain text has no drawing.
    pub map: Map,
    /// With which characters it is drawn.
    pub tiles: TileStyle,
}

/// English, drawn for 80 columns, without colour, hands by suit, the line of play in one line.
impl Default for Style {
    fn default() -> Style {
        Style {
            lang: Lang::En,
            width: 80,
            height: usize::MAX,
            form: TextForm::Drawn,
            color: Color::Never,
            theme: Theme::Default,
            sort: Sort::Suit,
            map: Map::Off,
            tiles: TileStyle::Ascii,
        }
    }
}

/// Whether text is laid out for the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// Lines of play are drawn and paragraphs broken.
    Drawn,
    /// One event a line and nothing drawn, for screen readers and scripts.
    Plain,
}

/// Whether text has colour, as ANSI escape codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// It has none.
    Never,
    /// It has; nothing is said by colour alone.
    Ansi,
}

/// The colours of text that has some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Those of the terminal.
    #[default]
    Default,
    /// Bright ones, and nothing dimmed.
    HighContrast,
    /// None: bold, underlined and dimmed text alone.
    Monochrome,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Default, Theme::HighContrast, Theme::Monochrome];

    /// The word by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Default => "default",
            Theme::HighContrast => "high-contrast",
            Theme::Monochrome => "monochrome",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The order in which the tiles of a hand are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The heaviest first.
    Pips,
    /// By the larger half, then by the other, from the blank up.
    Suit,
    /// As they were dealt and drawn.
    Given,
}

impl Sort {
    /// All orders.
    pub const ALL: [Sort; 3] = [Sort::Pips, Sort::Suit, Sort::Given];

    /// The word by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Sort::Pips => "pips",
            Sort::Suit => "suit",
            Sort::Given => "given",
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Whether the table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Map {
    /// The line of play is written in one line.
    Off,
    /// The table is drawn as it lies, or the line as a snake.
    On,
}
