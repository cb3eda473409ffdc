//! The names of open ends.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use thiserror::Error;

/// The name of an open end, fixed when the end is born.
///
/// The order is the order in which ends are listed.
///
/// # Examples
///
/// ```
/// use domino_layout::{End, TrainLetter};
///
/// assert_eq!("train-C".parse(), Ok(End::Train(TrainLetter::new('C')?)));
/// assert_eq!("3".parse::<End>()?.to_string(), "3");
/// assert!("0".parse::<End>().is_err(), "arms are counted from 1");
/// # Ok::<(), domino_layout::ParseEndError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
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
    Arm(NonZeroU8),
    /// A train of its own.
    Train(TrainLetter),
    /// The train that is open to all.
    Public,
}

/// The letter of a train: `A` to `Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrainLetter(u8);

/// A text that names no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "an end is `left`, `right`, `up`, `down`, a number from 1, `train-A` to `train-Z` or `public`"
)]
pub struct ParseEndError;

impl TrainLetter {
    /// The train of this letter.
    ///
    /// # Errors
    ///
    /// [`ParseEndError`] if it is not `A` to `Z`.
    pub const fn new(letter: char) -> Result<TrainLetter, ParseEndError> {
        // A capital letter of ASCII takes one byte.
        if letter.is_ascii_uppercase() { Ok(TrainLetter(letter as u8)) } else { Err(ParseEndError) }
    }

    /// Every letter, in the order of the alphabet.
    pub fn all() -> impl DoubleEndedIterator<Item = TrainLetter> + ExactSizeIterator {
        (0..26).map(|place| TrainLetter(b'A' + place))
    }

    /// The letter itself.
    pub const fn get(self) -> char {
        self.0 as char
    }
}

impl fmt::Display for TrainLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Left => f.write_str("left"),
            End::Right => f.write_str("right"),
            End::Up => f.write_str("up"),
            End::Down => f.write_str("down"),
            End::Arm(number) => write!(f, "{number}"),
            End::Train(letter) => write!(f, "train-{letter}"),
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
            let letter = letter.parse().map_err(|_| ParseEndError)?;
            return TrainLetter::new(letter).map(End::Train);
        }
        if !text.starts_with(|first: char| matches!(first, '1'..='9')) {
            return Err(ParseEndError);
        }
        text.parse().map(End::Arm).map_err(|_| ParseEndError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_a7_every_name_that_can_be_made_is_read_as_it_is_written() {
        let trains = TrainLetter::all().map(End::Train);
        let arms = (1..=u8::MAX).filter_map(NonZeroU8::new).map(End::Arm);
        let named = [End::Left, End::Right, End::Up, End::Down, End::Public];
        let mut n_ends = 0;
        for end in named.into_iter().chain(arms).chain(trains) {
            assert_eq!(end.to_string().parse(), Ok(end));
            n_ends += 1;
        }
        assert_eq!(n_ends, 5 + 255 + 26);
    }

    #[test]
    fn finding_a7_a_train_has_a_letter_from_a_to_z() {
        assert_eq!(TrainLetter::all().map(TrainLetter::get).collect::<String>(), {
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        });
        for letter in ['@', '[', 'a', '0', 'É', '\u{410}'] {
            assert_eq!(TrainLetter::new(letter), Err(ParseEndError), "{letter}");
        }
    }

    #[test]
    fn an_end_takes_two_bytes() {
        assert_eq!(size_of::<Option<End>>(), 2);
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
