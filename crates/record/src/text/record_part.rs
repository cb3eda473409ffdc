//! What stands, or must stand, at a place of a record.

use std::fmt;

use domino_rules::Seat;

use crate::text::{MAX_QUOTED, cut};

/// What stands, or must stand, at a place of a record, as a fault names it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordPart {
    /// This text.
    Text(String),
    /// Nothing more in the line.
    EndOfLine,
    /// Nothing more in the record.
    EndOfRecord,
    /// A seat and what it does.
    Action,
    /// A seat.
    Seat,
    /// A seat of the table.
    SeatOfTable,
    /// The public or a seat of the table.
    Viewer,
    /// A seat with its player, as in `A=human`.
    Player(Seat),
    /// The name of a game.
    Game,
    /// A fingerprint: eight hexadecimal digits.
    Fingerprint,
    /// A rule, which is a key and its value.
    Rule,
    /// A seed.
    Seed,
    /// A number.
    Number,
    /// A number of actions, from 1 on.
    NActions,
    /// A number of passes, from 0 to 999.
    NPasses,
    /// A number of tiles, from 1 to 190.
    NTiles,
    /// A tile.
    Tile,
    /// Tiles, or `-` for none.
    Tiles,
    /// Tiles face up, as in the rounds before.
    TilesFaceUp,
    /// `-`, for nobody draws and the rest is dead.
    NoBoneyard,
    /// `-`, for the rest is in the boneyard.
    NoDead,
    /// The first hand, for without a seed nothing is dealt again.
    HandNoRedeal,
    /// An end.
    End,
    /// `n`, `e`, `s`, `w`, or what can follow in place of it.
    Heading(Box<RecordPart>),
    /// `led`, `both` or an end.
    Run,
    /// `;` and every hand.
    EveryHand,
}

impl RecordPart {
    /// The text that stands at a place; of no text, the end of the line.
    pub(crate) fn found(text: &str) -> RecordPart {
        if text.is_empty() { RecordPart::EndOfLine } else { RecordPart::text(text) }
    }

    /// This text, cut if it is long.
    pub(crate) fn text(text: &str) -> RecordPart {
        RecordPart::Text(cut(text, MAX_QUOTED))
    }
}

/// In English, in one clause.
impl fmt::Display for RecordPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordPart::Text(text) => return write!(f, "`{text}`"),
            RecordPart::Player(seat) => return write!(f, "`{seat}=` and a player"),
            RecordPart::Heading(other) => return write!(f, "`n`, `e`, `s`, `w` or {other}"),
            RecordPart::Seed => return write!(f, "a seed from 0 to {}", u64::MAX),
            RecordPart::EndOfLine => "the end of the line",
            RecordPart::EndOfRecord => "the end of the record",
            RecordPart::Action => "a seat and its action",
            RecordPart::Seat => "a seat",
            RecordPart::SeatOfTable => "a seat of the table",
            RecordPart::Viewer => "`public` or a seat of the table",
            RecordPart::Game => "the name of a game",
            RecordPart::Fingerprint => "eight hexadecimal digits",
            RecordPart::Rule => "a rule",
            RecordPart::Number => "a number",
            RecordPart::NActions => "a number of actions from 1 on",
            RecordPart::NPasses => "0 to 999",
            RecordPart::NTiles => "1 to 190 tiles",
            RecordPart::Tile => "a tile",
            RecordPart::Tiles => "tiles, or `-` for none",
            RecordPart::TilesFaceUp => "tiles face up, as in the rounds before",
            RecordPart::NoBoneyard => "`-`, for nobody draws and the rest is dead",
            RecordPart::NoDead => "`-`, for the rest is in the boneyard",
            RecordPart::HandNoRedeal => "`hand A`, for without a seed nothing is redealt",
            RecordPart::End => "an end such as `left`",
            RecordPart::Run => "`led`, `both` or an end",
            RecordPart::EveryHand => "`;` and every hand",
        })
    }
}
