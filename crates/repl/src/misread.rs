//! What is answered to a text that is no action.

use domino_layout::{End, Heading};
use domino_record::NotationError;
use domino_tiles::ParseTileError;
use domino_words::shortened;

use crate::Message;
use crate::command::CommandSpec;
use crate::narrator::Narrator;

impl Narrator {
    /// The answer to an action with something behind it.
    pub(crate) fn too_much(&self, text: &str) -> Message {
        let text = shortened(text);
        if self.speaker.has_table() {
            Message::TooMuch { text }
        } else {
            Message::TooMuchEnd { text }
        }
    }

    /// Why a text is no action.
    pub(crate) fn not_notation(&self, text: &str, error: NotationError) -> Message {
        let shown = shortened(text);
        match error {
            NotationError::NoAction => self.not_understood(text),
            NotationError::Tile(ParseTileError::Joined(a, b)) => {
                Message::NotTile { text: shown, tile: format!("{a}-{b}") }
            }
            NotationError::Tile(_) => Message::TooManyPips { text: shown },
            NotationError::End(_) => {
                let ends =
                    [End::Left, End::Right].map(|end| format!("`{}`", self.speaker.end(end)));
                Message::NotAnEnd { text: shown, ends: self.speaker.one_of(&ends) }
            }
            NotationError::Heading(_) if self.speaker.has_table() => {
                let headings =
                    Heading::ALL.map(|heading| format!("`{}`", self.speaker.heading(heading)));
                Message::NotAHeading { text: shown, headings: self.speaker.one_of(&headings) }
            }
            NotationError::Heading(_) | NotationError::TooMuch => self.too_much(text),
        }
    }

    /// The answer to a text that is neither an action nor a command.
    pub(crate) fn not_understood(&self, text: &str) -> Message {
        let word = text.split_whitespace().next().unwrap_or(text);
        match CommandSpec::nearest(word, self.catalog()) {
            Some(near) => Message::NotUnderstoodNear { text: shortened(text), near },
            None => Message::NotUnderstood { text: shortened(text) },
        }
    }
}
