//! An action as it is written, and what it means at a round.

use std::fmt;
use std::str::FromStr;

use domino_layout::{End, ParseEndError, ParseHeadingError};
use domino_rules::{Action, PlayError, Round, Way};
use domino_tiles::{ParseTileError, Tile};
use thiserror::Error;

/// The most bytes that an action can take; the rest of a longer text is not looked at.
const MAX_BYTES: usize = 80;

/// An action as a player, a script or a record writes it.
///
/// # Examples
///
/// ```
/// use domino_record::ActionText;
///
/// let text: ActionText = " [4|6]  l ".parse()?;
/// assert_eq!(text.to_string(), "6-4 left");
///
/// let error = "64".parse::<ActionText>().unwrap_err();
/// assert_eq!(error.to_string(), "type `6-4` for the tile");
/// # Ok::<(), domino_record::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionText {
    /// A tile is laid.
    Tile {
        /// The tile.
        tile: Tile,
        /// The end, if it is named, and the direction, if it is told behind the end.
        way: Option<Way>,
    },
    /// Tiles are drawn.
    Draw,
    /// The turn is let go.
    Pass,
}

/// A text that is no action anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The text begins with nothing that an action begins with.
    #[error("an action is a tile such as `6-4` or `6-4 left`, `draw` or `pass`")]
    NoAction,
    /// The text begins with something like a tile.
    #[error(transparent)]
    Tile(ParseTileError),
    /// What follows the tile names no end.
    #[error(transparent)]
    End(#[from] ParseEndError),
    /// What follows the end is no direction.
    #[error(transparent)]
    Heading(#[from] ParseHeadingError),
    /// Something follows the action.
    #[error("there is more than an action")]
    TooMuch,
}

/// Why an action that is written cannot be played at a round.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResolveError {
    /// It is not legal here.
    #[error(transparent)]
    Illegal(#[from] PlayError),
    /// It is legal in several ways and does not tell which.
    #[error("{tile} fits {}", list(.actions))]
    Ambiguous {
        /// The tile.
        tile: Tile,
        /// The actions that it can be, at least two, in their order.
        actions: Vec<Action>,
    },
}

fn list(actions: &[Action]) -> String {
    let ways = actions.iter().map(|action| match *action {
        Action::Play { end, heading, .. } => format!("`{}`", Way { end, heading }),
        other => format!("`{other}`"),
    });
    let what = match actions.first() {
        Some(Action::Play { heading: Some(_), .. }) => "the end and the heading",
        _ => "the end",
    };
    format!("{}: name {what}", ways.collect::<Vec<_>>().join(" and "))
}

impl ActionText {
    /// The action that is meant at a round, for the seat on turn.
    ///
    /// On an empty table a tile is led. Else a tile without an end, or without a direction where the
    /// table decides what is legal, is laid in the one way that is legal.
    ///
    /// # Errors
    ///
    /// [`ResolveError`] if the action is not legal, or is legal in several ways and does not tell which.
    pub fn resolve(self, round: &Round) -> Result<Action, ResolveError> {
        let table = round.table();
        let action = match self {
            ActionText::Draw => Action::Draw,
            ActionText::Pass => Action::Pass,
            ActionText::Tile { tile, way: None } if table.layout().is_empty() => {
                Action::Lead { tile }
            }
            ActionText::Tile { tile, way: Some(way) }
                if way.heading.is_some() || table.plane().is_none() =>
            {
                way.action(tile)
            }
            ActionText::Tile { tile, way } => the_one_way(tile, way.map(|way| way.end), round)?,
        };
        round.check(action)?;
        Ok(action)
    }
}

/// The play of a tile in the one way that is legal, at an end if it is named.
fn the_one_way(tile: Tile, end: Option<End>, round: &Round) -> Result<Action, ResolveError> {
    let legal = round.legal_actions();
    let ways = legal.ways(tile).filter(|way| end.is_none_or(|end| end == way.end));
    let mut actions: Vec<Action> = ways.map(|way| way.action(tile)).collect();
    match (actions.pop(), end) {
        (Some(only), _) if actions.is_empty() => Ok(only),
        (Some(last), _) => {
            actions.push(last);
            Err(ResolveError::Ambiguous { tile, actions })
        }
        (None, Some(end)) => Ok(Action::play(tile, end)),
        (None, None) => Err(ResolveError::Illegal(why_nowhere(tile, round))),
    }
}

/// Why a tile can be laid at no end. What is in the way where the tile matches tells most; that a run
/// goes on elsewhere tells least.
fn why_nowhere(tile: Tile, round: &Round) -> PlayError {
    let ends = round.table().layout().ends().iter().map(|open| open.name);
    let errors = ends.filter_map(|end| round.check(Action::play(tile, end)).err());
    let first = errors.min_by_key(|error| match error {
        PlayError::InTheWay { .. } | PlayError::NoRoom { .. } => 0,
        PlayError::RunGoesOnAt { .. } => 2,
        _ => 1,
    });
    first.unwrap_or(PlayError::NotALead)
}

impl From<Action> for ActionText {
    fn from(action: Action) -> ActionText {
        match action {
            Action::Lead { tile } => ActionText::Tile { tile, way: None },
            Action::Play { tile, end, heading } => {
                ActionText::Tile { tile, way: Some(Way { end, heading }) }
            }
            Action::Draw => ActionText::Draw,
            Action::Pass => ActionText::Pass,
        }
    }
}

impl fmt::Display for ActionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionText::Tile { tile, way: None } => write!(f, "{tile}"),
            ActionText::Tile { tile, way: Some(way) } => write!(f, "{tile} {way}"),
            ActionText::Draw => f.write_str("draw"),
            ActionText::Pass => f.write_str("pass"),
        }
    }
}

/// Reads `6-4`, `6-4 left`, `6-4 left n`, `draw` and `pass`, with tiles and ends in all their spellings and any
/// white space around the words.
impl FromStr for ActionText {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<ActionText, NotationError> {
        let text = text.trim();
        if text.len() > MAX_BYTES {
            return Err(NotationError::TooMuch);
        }
        ActionText::from_words(text.split_whitespace())
    }
}

impl ActionText {
    /// Reads an action; if there is an error, the last word that was taken is the one that is wrong.
    pub(crate) fn from_words<'t>(
        mut words: impl Iterator<Item = &'t str>,
    ) -> Result<ActionText, NotationError> {
        let action = match words.next() {
            None => return Err(NotationError::NoAction),
            Some("draw") => ActionText::Draw,
            Some("pass") => ActionText::Pass,
            Some(word) => {
                let tile = word.parse().map_err(|error| match error {
                    ParseTileError::Shape => NotationError::NoAction,
                    error => NotationError::Tile(error),
                })?;
                let end: Option<End> = words.next().map(str::parse).transpose()?;
                let heading = words.next().map(str::parse).transpose()?;
                ActionText::Tile { tile, way: end.map(|end| Way { end, heading }) }
            }
        };
        match words.next() {
            None => Ok(action),
            Some(_) => Err(NotationError::TooMuch),
        }
    }
}
