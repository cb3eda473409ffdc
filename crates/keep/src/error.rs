//! Why a file cannot be used.

use std::io;

use thiserror::Error;

use crate::disk::MAX_BYTES;

/// Why a file cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum KeepError {
    /// Another program keeps a match in it.
    #[error("another program has the file open")]
    InUse,
    /// It is a device or the like.
    #[error("is not a regular file")]
    NotAFile,
    /// It is something else than a record, and is not overwritten.
    #[error("is there already and is no record of a match")]
    NotARecord,
    /// It is the record of another match, which could still go on, and is not overwritten.
    #[error("is the record of a match that is not over")]
    Unfinished,
    /// It is larger than anything that is read.
    #[error("is larger than {} bytes", MAX_BYTES)]
    TooLarge,
    /// The system says so.
    #[error(transparent)]
    System(#[from] io::Error),
}
