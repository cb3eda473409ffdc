//! Why an action is not possible, in words.

use domino_layout::End;
use domino_record::{ActionText, NotationError, ResolveError};
use domino_rules::{CannotDraw, CannotPass, PlayError, Table};
use domino_tiles::ParseTileError;

use crate::Message;
use crate::command::CommandSpec;
use crate::ink::printable;
use crate::narrator::Narrator;

impl Narrator {
    /// Why an action cannot be played at a table.
    pub(crate) fn refusal(&self, action: ActionText, why: &ResolveError, table: &Table) -> Message {
        let error = match why {
            ResolveError::Illegal(error) => *error,
            ResolveError::Ambiguous { tile, ends } => {
                let typed: Vec<String> =
                    ends.iter().map(|end| format!("`{tile} {}`", self.end(*end))).collect();
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
        PlayError::RoundOver | PlayError::OutOfTurn { .. } | PlayError::NoSuchEnd { .. } => {
            Message::RefusedRoundOver
        }
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
