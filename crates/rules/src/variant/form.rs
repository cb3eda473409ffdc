//! The forms in which a rules file may write a value.

use std::fmt;

/// A form in which a rules file may write a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Form {
    /// This word, in quotes.
    Word(&'static str),
    /// A whole number.
    Number {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
    },
    /// One line of text.
    Line,
    /// A list such as this.
    List(&'static str),
    /// A table such as this.
    Table(&'static str),
    /// A table with this one option.
    Option(&'static str),
    /// A tile.
    Tile,
    /// A seat, such as `seat-A`.
    Seat,
    /// How many can play.
    PlayerRange {
        /// The fewest that a table can have.
        min: usize,
        /// The most that a table can have.
        max: usize,
    },
}

/// For programmers: `"never"`, `a number from 0 to 190`.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Form::Word(word) => write!(f, "\"{word}\""),
            Form::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Form::Line => f.write_str("a line of text"),
            Form::List(example) => write!(f, "a list such as {example}"),
            Form::Table(example) => write!(f, "a table such as {example}"),
            Form::Option(option) => write!(f, "a table {{ {option} = … }}"),
            Form::Tile => f.write_str("a tile such as \"6-6\""),
            Form::Seat => f.write_str("a seat such as \"seat-A\""),
            Form::PlayerRange { min, max } => {
                write!(f, "a range of players from {min} to {max}, such as \"2-4\"")
            }
        }
    }
}

/// A list of forms, of which a value has one.
pub(crate) struct Forms(pub(crate) &'static [Form]);

impl fmt::Display for Forms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, form) in self.0.iter().enumerate() {
            let gap = match place {
                0 => "",
                _ if place + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{gap}{form}")?;
        }
        Ok(())
    }
}
