//! What a user should know of where a match is kept.

use std::io;
use std::path::PathBuf;

use crate::KeepError;

/// Something that a user should know, once: a program says each of them.
#[derive(Debug)]
pub enum Notice {
    /// Matches cannot be kept in a place.
    NotKept {
        /// The place.
        path: PathBuf,
        /// Why not.
        error: KeepError,
    },
    /// The last lines of a match could not be written; the next ones try again.
    NotWritten {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: KeepError,
    },
    /// A file cannot be locked, so nothing keeps another program from writing to it.
    NotLocked {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The last line of a file was not written to its end, and is cut off.
    Torn {
        /// The file.
        path: PathBuf,
    },
}

/// Where a match is when a program leaves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The file; `None` if the match is kept nowhere.
    pub place: Option<KeptIn>,
    /// Whether a record that somebody asked for lacks something of its match, of this match or of one
    /// before.
    pub has_lost: bool,
}

/// The file of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptIn {
    /// Where it is.
    pub path: PathBuf,
    /// Whether it lies on the shelf, which offers it again.
    pub is_on_shelf: bool,
    /// The lines that are in the file, if it lacks some of the match.
    pub behind_after: Option<usize>,
}
