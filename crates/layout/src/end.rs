//! The names of open ends.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The name of an open end, fixed when the end is born.
///
/// The order is the order in which ends are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// The end that the larger half of the first tile faces.
    Left,
    /// The end that the smaller half of the first tile faces.
    Right,
    /// One of the two further arms of a spinner.
    Up,
    /// The other of the two further arms of a spinner.
    Down,
    /// An arm of a star, counted from 1.
    Arm(u8),
    /// A train of its own, by the place of its letter, from 0 for `train-A` to 25 for `train-Z`.
    Train(u8),
    /// The train that is open to all.
    Public,
}

/// A text that names no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "an end is `left`, `right`, `up`, `down`, a number from 1, `train-A` to `train-Z` or `public`"
)]
pub struct ParseEndError;

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Left => f.write_str("left"),
            End::Right => f.write_str("right"),
            End::Up => f.write_str("up"),
            End::Down => f.write_str("down"),
            End::Arm(number) => write!(f, "{number}"),
            End::Train(place) => write!(f, "train-{}", char::from(b'A' + place % 26)),
            End::Public => f.write_str("public"),
        }
    }
}

/// Reads the names as they are written, and their first letters: `l`, `r`, `u`, `d`.
impl FromStr for End {
    type Err = ParseEndError;

    fn from_str(text: &str) -> Result<End, ParseEndError> {
        match text {
            "left" | "l" => return Ok(End::Left),
            "right" | "r" => return Ok(End::Right),
            "up" | "u" => return Ok(End::Up),
            "down" | "d" => return Ok(End::Down),
            "public" => return Ok(End::Public),
            _ => {}
        }
        if let Some(letter) = text.strip_prefix("train-") {
            return match letter.as_bytes() {
                &[letter @ b'A'..=b'Z'] => Ok(End::Train(letter - b'A')),
                _ => Err(ParseEndError),
            };
        }
        match text.parse() {
            Ok(number @ 1..) if text.starts_with(|first: char| matches!(first, '1'..='9')) => {
                Ok(End::Arm(number))
            }
            _ => Err(ParseEndError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_as_it_is_written() {
        let trains = (0..26).map(End::Train);
        let arms = (1..=u8::MAX).map(End::Arm);
        let named = [End::Left, End::Right, End::Up, End::Down, End::Public];
        for end in named.into_iter().chain(arms).chain(trains) {
            assert_eq!(end.to_string().parse(), Ok(end));
        }
    }

    #[test]
    fn other_texts_are_no_ends() {
        for text in
            ["", "L", "Left", "links", "0", "01", "+1", "256", "train-", "train-a", "train-AB"]
        {
            assert_eq!(text.parse::<End>(), Err(ParseEndError), "{text:?}");
        }
    }
}
