//! Why an action is not possible, in words.

use domino_layout::{End, Heading, Obstacle, PlaneError};
use domino_record::{ActionText, NotationError, ResolveError};
use domino_rules::{CannotDraw, CannotPass, PlayError, Table};
use domino_tiles::{ParseTileError, Tile};

use crate::Message;
use crate::command::CommandSpec;
use crate::ink::printable;
use crate::narrator::Narrator;

impl Narrator {
    /// Why an action cannot be played at a table.
    pub(crate) fn refusal(&self, action: ActionText, why: &ResolveError, table: &Table) -> Message {
        let error = match why {
            ResolveError::Illegal(error) => *error,
            ResolveError::Ambiguous { tile, actions } => {
                let typed: Vec<String> =
                    actions.iter().map(|action| format!("`{}`", self.action(*action))).collect();
                return Message::Ambiguous { tile: tile.to_string(), ends: self.one_of(&typed) };
            }
        };
        let fits_nowhere = matches!(action, ActionText::Tile { end: None, .. });
        match error {
            PlayError::DoesNotMatch { tile, .. } if fits_nowhere => {
                Message::RefusedMatchAny { tile: tile.to_string(), ends: self.ends(table) }
            }
            PlayError::NotInHand { tile } if !self.rules.set().contains(tile) => {
                let n = self.rules.set().highest().get().into();
                Message::RefusedNotInSet { tile: tile.to_string(), n }
            }
            PlayError::NoSuchEnd { end } => {
                Message::RefusedNoSuchEnd { end: end.to_string(), ends: self.ends(table) }
            }
            PlayError::OutOfTurn { mover, .. } => {
                Message::RefusedOutOfTurn { name: self.name(mover) }
            }
            PlayError::NoTable { heading, .. } => {
                Message::RefusedNoTable { heading: self.heading_name(heading) }
            }
            PlayError::NoRoom { tile, end, why, .. } => no_room(tile, end, why, table),
            error => refused(action, error),
        }
    }

    /// Why a text is no action.
    pub(crate) fn not_notation(&self, text: &str, error: NotationError) -> Message {
        let shown = shown(text);
        match error {
            NotationError::NoAction => self.not_understood(text),
            NotationError::Tile(ParseTileError::Joined(a, b)) => {
                Message::NotTile { text: shown, tile: format!("{a}-{b}") }
            }
            NotationError::Tile(_) => Message::TooManyPips { text: shown },
            NotationError::End(_) => {
                let ends = [End::Left, End::Right].map(|end| format!("`{}`", self.end(end)));
                Message::NotAnEnd { text: shown, ends: self.one_of(&ends) }
            }
            NotationError::Heading(_) => {
                let headings =
                    Heading::ALL.map(|heading| format!("`{}`", self.heading_name(heading)));
                Message::NotAHeading { text: shown, headings: self.one_of(&headings) }
            }
            NotationError::TooMuch => Message::TooMuch { text: shown },
        }
    }

    /// The answer to a text that is neither an action nor a command.
    pub(crate) fn not_understood(&self, text: &str) -> Message {
        let word = text.split_whitespace().next().unwrap_or(text);
        match CommandSpec::nearest(word, &self.catalog) {
            Some(near) => Message::NotUnderstoodNear { text: shown(text), near },
            None => Message::NotUnderstood { text: shown(text) },
        }
    }
}

/// Why an action is not legal, for the errors that need no more than themselves.
fn refused(action: ActionText, error: PlayError) -> Message {
    match error {
        PlayError::OnTable { tile } => Message::RefusedOnTable { tile: tile.to_string() },
        PlayError::NotInHand { tile } => Message::RefusedNotInHand { tile: tile.to_string() },
        PlayError::MustLead { tile } => Message::RefusedMustLead { tile: tile.to_string() },
        PlayError::NotALead => Message::RefusedNotALead { tile: action.to_string() },
        PlayError::NothingLaid { tile, end } => {
            Message::RefusedNothingLaid { tile: tile.to_string(), end: end.to_string() }
        }
        PlayError::RunGoesOnAt { end } => Message::RefusedRun { end: end.to_string() },
        PlayError::DoesNotMatch { tile, end, pips } => Message::RefusedMatch {
            tile: tile.to_string(),
            end: end.to_string(),
            pips: pips.get().into(),
        },
        PlayError::CannotDraw(CannotDraw::Never) => Message::RefusedDrawNever,
        PlayError::CannotDraw(CannotDraw::MustPlay) => Message::RefusedDrawMustPlay,
        PlayError::CannotDraw(CannotDraw::BoneyardClosed { reserve }) => {
            Message::RefusedDrawClosed { reserve }
        }
        PlayError::CannotDraw(CannotDraw::DrawnEnough { drawn }) => {
            Message::RefusedDrawEnough { n: drawn }
        }
        PlayError::CannotPass(CannotPass::MustPlay) => Message::RefusedPassMustPlay,
        PlayError::CannotPass(CannotPass::MustDraw) => Message::RefusedPassMustDraw,
        PlayError::NeedsHeading { tile, end } => {
            Message::Ambiguous { tile: tile.to_string(), ends: format!("`{tile} {end}`") }
        }
        PlayError::RoundOver
        | PlayError::OutOfTurn { .. }
        | PlayError::NoSuchEnd { .. }
        | PlayError::NoTable { .. }
        | PlayError::NoRoom { .. } => Message::RefusedRoundOver,
    }
}

/// A text that somebody typed, safe to show: short, and without control characters.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.trim();
    let start: String = text.chars().take(MOST).collect();
    let dots = if text.chars().nth(MOST).is_some() { "..." } else { "" };
    printable(&start) + dots
}

/// Why the table has no room for a tile at an end.
fn no_room(tile: Tile, end: End, why: PlaneError, table: &Table) -> Message {
    let (tile, end) = (tile.to_string(), end.to_string());
    match why {
        PlaneError::Blocked(Obstacle::Edge(_)) => Message::RefusedEdge { tile, end },
        PlaneError::Blocked(Obstacle::Tile(idx)) => {
            let placed = table.layout().placed().get(idx);
            let other = placed.map_or_else(String::new, |placed| placed.tile.to_string());
            Message::RefusedInTheWay { tile, end, other }
        }
        _ => Message::RefusedCorner { tile, end },
    }
}
