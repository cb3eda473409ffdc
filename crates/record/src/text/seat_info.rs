//! Who sits at a seat.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Who sits at a seat: a kind of player, and a name if it has one.
///
/// # Examples
///
/// ```
/// use domino_record::SeatInfo;
///
/// let seat: SeatInfo = "human:José".parse()?;
/// assert_eq!((seat.player(), seat.name()), ("human", Some("José")));
/// assert_eq!(seat.to_string(), "human:José");
/// # Ok::<(), domino_record::ParseSeatInfoError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatInfo {
    player: String,
    name: Option<String>,
}

/// Why a text does not say who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseSeatInfoError {
    /// The player is no word, or too long a word.
    #[error("a player is 1 to {} of the letters a to z, digits and hyphens", SeatInfo::MAX_PLAYER)]
    Player,
    /// The name is empty or too long, or has a blank or a control character.
    #[error("a name is 1 to {} characters, none of them blank", SeatInfo::MAX_NAME)]
    Name,
}

/// The player that is somebody who chooses by hand.
const HUMAN: &str = "human";

impl SeatInfo {
    /// The most letters of a player.
    pub const MAX_PLAYER: usize = 32;

    /// The most characters of a name.
    pub const MAX_NAME: usize = 64;

    /// A kind of player, such as `human` or `steady`, and a name.
    ///
    /// # Errors
    ///
    /// [`ParseSeatInfoError`] if one of them cannot stand in a record.
    pub fn new(player: &str, name: Option<&str>) -> Result<SeatInfo, ParseSeatInfoError> {
        let is_letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if !(1..=SeatInfo::MAX_PLAYER).contains(&player.len()) || !player.bytes().all(is_letter) {
            return Err(ParseSeatInfoError::Player);
        }
        if name.is_some_and(|name| !is_name(name)) {
            return Err(ParseSeatInfoError::Name);
        }
        Ok(SeatInfo { player: player.to_owned(), name: name.map(str::to_owned) })
    }

    /// A human without a name.
    pub fn human() -> SeatInfo {
        SeatInfo { player: HUMAN.to_owned(), name: None }
    }

    /// The kind of player: a word such as `human` or `steady`.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// Whether a human sits there, who chooses by hand: the player is `human`.
    pub fn is_human(&self) -> bool {
        self.player == HUMAN
    }

    /// The name, if it has one.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}

fn is_name(name: &str) -> bool {
    let is_printed = |letter: char| !letter.is_whitespace() && !letter.is_control();
    // A letter has at most four bytes: a name of megabytes is not counted.
    name.len() <= 4 * SeatInfo::MAX_NAME
        && (1..=SeatInfo::MAX_NAME).contains(&name.chars().count())
        && name.chars().all(is_printed)
}

/// Written `steady`, or `human:Ada` with a name.
impl fmt::Display for SeatInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.player)?;
        self.name.iter().try_for_each(|name| write!(f, ":{name}"))
    }
}

impl FromStr for SeatInfo {
    type Err = ParseSeatInfoError;

    fn from_str(text: &str) -> Result<SeatInfo, ParseSeatInfoError> {
        match text.split_once(':') {
            Some((player, name)) => SeatInfo::new(player, Some(name)),
            None => SeatInfo::new(text, None),
        }
    }
}
