//! What goes into a session and what comes out.

use crate::Message;

/// What a session is fed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The match is to begin, or to be taken up.
    Start,
    /// A line that somebody typed.
    Line(String),
    /// A line that was too long to be kept.
    TooLong,
    /// The answer to [`Output::Next`].
    Next,
    /// There are no more lines.
    End,
}

/// What is to be done for a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Text of the game, in whole lines.
    Text(String),
    /// What is on the screen is not for the next human, so it is to be cleared.
    Clear,
    /// Something about the session that is no part of the game.
    Note(Message),
    /// These bytes are to be written to a file, all or nothing.
    Save {
        /// The file.
        path: String,
        /// The record.
        bytes: Vec<u8>,
        /// Why it is written.
        reason: SaveReason,
    },
    /// A line is to be read and fed.
    Ask {
        /// What is shown before the line where somebody types it.
        prompt: String,
    },
    /// Nothing is asked; [`Input::Next`] goes on.
    Next,
    /// The session is over.
    Quit,
}

/// Why a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveReason {
    /// The record of the match is kept as it grows.
    Kept,
    /// Somebody asked for it.
    Asked,
}

/// Whether a session waits between rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pacing {
    /// It waits for a line, so that the end of a round can be read.
    Wait,
    /// It goes on by itself, and after the match any line that is no command ends it.
    Straight,
}

/// How a session looks and behaves, whatever the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The width of the text in columns.
    pub width: usize,
    /// Whether it waits between rounds.
    pub pacing: Pacing,
    /// Whether somebody new is to be told how to play.
    pub is_newcomer: bool,
    /// The file in which the record of the match is kept.
    pub record: Option<String>,
}

/// 80 columns, straight on, without a record.
impl Default for Settings {
    fn default() -> Settings {
        Settings { width: 80, pacing: Pacing::Straight, is_newcomer: false, record: None }
    }
}
