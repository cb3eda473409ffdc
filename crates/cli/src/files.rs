//! Files that the program needs, and why it cannot use them, in words.

use std::path::Path;

use domino_keep::{KeepError, MAX_BYTES};

use crate::failure::{Failure, USE, Words};
use crate::remark::Remark;

impl From<&KeepError> for Words {
    fn from(error: &KeepError) -> Words {
        Words::Own(match error {
            KeepError::InUse => Remark::InUse,
            KeepError::NotAFile => Remark::NotAFile,
            KeepError::NotARecord => Remark::NotARecord,
            KeepError::Unfinished => Remark::Unfinished,
            KeepError::TooLarge => {
                Remark::FileTooLarge { n: usize::try_from(MAX_BYTES >> 20).unwrap_or(usize::MAX) }
            }
            KeepError::System(error) => return error.into(),
            other => return Words::Others(other.to_string()),
        })
    }
}

/// The failure of a program that needs a file.
pub(crate) fn unusable(path: &Path, error: &KeepError) -> Failure {
    let failure = Failure::of_one(Some(path), error.into(), USE);
    match error {
        KeepError::Unfinished => failure.with_hint(Remark::HintResume { path: shown(path) }),
        _ => failure,
    }
}

/// Reads a file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    domino_keep::read(path).map_err(|error| unusable(path, &error))
}

/// A path in a message; what it is printed through makes it harmless.
pub(crate) fn shown(path: &Path) -> String {
    path.display().to_string()
}
