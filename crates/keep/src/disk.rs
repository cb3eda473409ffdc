//! Reading files, and writing them all or nothing.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::KeepError;
use crate::record_text;

/// The most bytes of a file that are read.
pub const MAX_BYTES: u64 = 256 << 20;

/// Who may read a new file, beside its owner: everybody, as far as the user's mask lets them.
pub(crate) const FOR_ALL: u32 = 0o666;

/// Who may read a new file: its owner only.
pub(crate) const FOR_OWNER: u32 = 0o600;

/// Reads a file.
///
/// # Errors
///
/// [`KeepError`] if it is larger than [`MAX_BYTES`], or if the system says so.
pub fn read(path: &Path) -> Result<Vec<u8>, KeepError> {
    read_all(&mut File::open(path)?)
}

/// Reads all that is left of an open file, or of what else can be read.
///
/// # Errors
///
/// [`KeepError`] if it is larger than [`MAX_BYTES`], or if the system says so.
pub fn read_all(reader: &mut impl Read) -> Result<Vec<u8>, KeepError> {
    let mut bytes = Vec::new();
    reader.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(KeepError::TooLarge) } else { Ok(bytes) }
}

/// Whether a record may take the place of what is in a file: of nothing, of its own beginning, or of a
/// match that is over.
pub(crate) fn may_be_replaced(content: &[u8], record: &[u8]) -> Result<(), KeepError> {
    match content {
        _ if record.starts_with(content) || record_text::is_over(content) => Ok(()),
        _ if record_text::is_record(content) => Err(KeepError::Unfinished),
        _ => Err(KeepError::NotARecord),
    }
}

/// Checks that at a path there is a file that can be opened without waiting, or nothing.
///
/// # Errors
///
/// [`KeepError`] if it is something else, or if the system says so.
pub fn check_is_file(path: &Path) -> Result<(), KeepError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error.into()),
        Ok(meta) if meta.is_dir() => Err(io::Error::from(ErrorKind::IsADirectory).into()),
        Ok(meta) if meta.is_file() => Ok(()),
        Ok(_) => Err(KeepError::NotAFile),
    }
}

/// Whether a file is locked against other programs.
#[derive(Debug)]
pub(crate) enum Lock {
    /// It is, for as long as it is open.
    Held,
    /// Here files cannot be locked, so nobody is kept out.
    Unavailable(io::Error),
}

impl Lock {
    /// Why it is not locked, if it is not.
    pub(crate) fn unavailable(self) -> Option<io::Error> {
        match self {
            Lock::Held => None,
            Lock::Unavailable(error) => Some(error),
        }
    }
}

/// Locks a file for as long as it is open.
pub(crate) fn lock(file: &File) -> Result<Lock, KeepError> {
    locked(file.try_lock())
}

/// Locks a file for as long as it is open against those that write, not against those that look.
pub(crate) fn lock_to_look(file: &File) -> Result<Lock, KeepError> {
    locked(file.try_lock_shared())
}

/// Only a lock that somebody else holds keeps us out: where there are no locks, whatever the system
/// calls it, a match is played all the same.
fn locked(done: Result<(), TryLockError>) -> Result<Lock, KeepError> {
    match done {
        Ok(()) => Ok(Lock::Held),
        Err(TryLockError::WouldBlock) => Err(KeepError::InUse),
        Err(TryLockError::Error(error)) => Ok(Lock::Unavailable(error)),
    }
}

/// Writes a file all or nothing: it is written beside the old one and then takes its place.
///
/// # Errors
///
/// [`KeepError`] if it cannot be written; then the old one is as it was.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), KeepError> {
    replace(path, bytes).map(drop)
}

/// Writes a file all or nothing, and gives it, locked where that is possible.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<File, KeepError> {
    let path = real_path(path);
    let mut file = new_beside(&path)?;
    file.write_all(bytes)?;
    // Whoever opens it finds it locked from the first moment on.
    lock(file.as_file())?;
    file.persist(&path).map_err(|error| error.error.into())
}

/// A new file in the directory of another, which vanishes unless it takes the other's place; those who
/// may read that one may read it, too.
fn new_beside(path: &Path) -> io::Result<NamedTempFile> {
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let mut builder = Builder::new();
    builder.prefix(".domino-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The user's mask takes off what it takes off.
        builder.permissions(fs::Permissions::from_mode(FOR_ALL));
    }
    let file = builder.tempfile_in(directory.unwrap_or(Path::new(".")))?;
    if let Ok(old) = fs::metadata(path) {
        file.as_file().set_permissions(old.permissions())?;
    }
    Ok(file)
}

/// Makes a directory for its owner only, and those that lead to it, as far as they are not there.
///
/// # Errors
///
/// That of the system.
pub fn make_own_directory(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)
}

/// The file that a path leads to, through links.
fn real_path(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// Whether two paths lead to the same file.
pub fn is_same(first: &Path, second: &Path) -> bool {
    real_path(first) == real_path(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ENOLCK, ENOSYS, ENOTSUP of Linux, and whatever else a system calls it.
    #[test]
    fn finding_a13_no_lock_is_no_reason_not_to_play() {
        for code in [37, 38, 95, 22] {
            let refused = locked(Err(TryLockError::Error(io::Error::from_raw_os_error(code))));
            assert!(matches!(refused, Ok(Lock::Unavailable(_))), "{code}");
        }
        assert!(matches!(locked(Err(TryLockError::WouldBlock)), Err(KeepError::InUse)));
    }
}
