//! A picture of a round as SVG: the table, the tiles with their pips, the hands and the standings.

mod still;

use std::str::FromStr;

use domino_draw::Picture;
use domino_record::Record;
use domino_rules::Seat;
use thiserror::Error;

use crate::{Catalog, Message};

use still::Still;

/// What is drawn of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the round, from 1; the last for `None`.
    pub round: Option<u32>,
    /// How many actions of the round have been taken; all for `None`.
    pub turn: Option<usize>,
}

/// Whose eyes see what is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Those of somebody who knows all that the record tells.
    #[default]
    Full,
    /// Those of the public: no hand is known before the end of the round.
    Public,
    /// Those of a seat, which knows its own hand.
    Of(Seat),
}

/// A text that says for nobody's eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a view is `full`, `public` or the letter of a seat, such as `A`")]
pub struct ParseEyesError;

/// Takes `full`, `public` or the letter of a seat, small or capital.
impl FromStr for Eyes {
    type Err = ParseEyesError;

    fn from_str(text: &str) -> Result<Eyes, ParseEyesError> {
        match text {
            "full" => Ok(Eyes::Full),
            "public" => Ok(Eyes::Public),
            seat => seat.to_ascii_uppercase().parse().map(Eyes::Of).map_err(|_| ParseEyesError),
        }
    }
}

/// Why there is no such picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PictureError {
    /// No tile is dealt yet.
    #[error("no round has begun in the record")]
    NoRound,
    /// The record does not have this round.
    #[error("there is no round {round}: the record has rounds 1 to {last}")]
    NoSuchRound {
        /// The round that was asked for.
        round: u32,
        /// The last round of the record.
        last: u32,
    },
    /// The round does not have so many actions.
    #[error("there is no turn {turn}: the round has {last} actions")]
    NoSuchTurn {
        /// The number of actions that was asked for.
        turn: usize,
        /// The number of actions of the round.
        last: usize,
    },
    /// Nobody sits there.
    #[error("there is no seat {seat}: the seats are A to {last}")]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// The last seat at the table.
        last: Seat,
    },
    /// The record is a view that does not see the hand of this seat.
    #[error("the record is a view that does not show the hand of {0}")]
    HandNotShown(Seat),
}

impl PictureError {
    /// The error as the client says it.
    pub fn message(&self) -> Message {
        let n = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        match *self {
            PictureError::NoRound => Message::NoRound,
            PictureError::NoSuchRound { round, last } => {
                Message::NoSuchRound { round: round.to_string(), n: n(last) }
            }
            PictureError::NoSuchTurn { turn, last } => {
                Message::NoSuchTurn { turn: turn.to_string(), n: last }
            }
            PictureError::NoSuchSeat { seat, last } => {
                Message::NoSuchSeat { seat: seat.to_string(), last: last.to_string() }
            }
            PictureError::HandNotShown(seat) => Message::HandNotShown { seat: seat.to_string() },
        }
    }
}

/// Draws a moment of a record, as these eyes see it, in the language of the catalog.
///
/// The same record gives the same bytes. Of the record of a view it shows what that view knows.
///
/// # Errors
///
/// [`PictureError`] if the record has no such round, turn or seat, or is a view that does not show the
/// hand of that seat.
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, read};
/// use domino_repl::{Catalog, Eyes, Lang, Moment, picture};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("table")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// Match::new(rules).start_round(42, &mut writer)?;
/// let record = read(writer.text().as_bytes())?;
///
/// let svg = picture(&record, Moment::default(), Eyes::Public, &Catalog::new(Lang::En))?;
/// assert!(svg.contains(">On the table, round 1</title>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn picture(
    record: &Record,
    moment: Moment,
    eyes: Eyes,
    catalog: &Catalog,
) -> Result<String, PictureError> {
    Ok(Still::new(record, moment, eyes, catalog.lang())?.into_svg())
}

/// Whether these bytes are a picture that [`picture`] drew.
pub fn is_picture(bytes: &[u8]) -> bool {
    Picture::is_svg_of_one(bytes)
}
