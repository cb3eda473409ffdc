//! What a map is made of: rows of characters, and the tone of each piece.

use domino_layout::Opening;

/// A map in characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// Its rows, from the north down.
    pub rows: Vec<Row>,
    /// The openings for whose labels there is no room.
    pub hidden: Vec<Opening>,
}

/// A row of characters.
pub type Row = Vec<Span>;

/// A piece of a row that has one tone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its characters.
    pub text: String,
    /// What may tell it from others, in colour for instance; nothing is said by it alone.
    pub tone: Option<Tone>,
}

/// What a piece of a map is, where it is not a tile as any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A label.
    Label,
    /// A tile that is marked as news.
    Marked,
    /// The edge of the table.
    Edge,
}
