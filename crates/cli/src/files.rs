//! Reading files, and writing them all or nothing.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use domino_repl::Message;
use tempfile::{Builder, NamedTempFile};

use crate::failure::{Failure, USE, Words};
use crate::record_text;

/// The most bytes of a file that are read.
const MOST: u64 = 256 << 20;

/// Who may read a new file, beside its owner: everybody, as far as the user's mask lets them.
pub(crate) const FOR_ALL: u32 = 0o666;

/// Who may read a new file: its owner only.
pub(crate) const FOR_OWNER: u32 = 0o600;

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum FileError {
    /// Another program keeps a match in it.
    InUse,
    /// It is a directory, a device or the like.
    NotAFile,
    /// It is something else than a record, and is not overwritten.
    NotARecord,
    /// It is the record of another match, which could still go on, and is not overwritten.
    Unfinished,
    /// It is larger than anything that is read.
    TooLarge,
    /// The system says so.
    System(io::Error),
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> FileError {
        FileError::System(error)
    }
}

impl From<&FileError> for Words {
    fn from(error: &FileError) -> Words {
        Words::Own(match error {
            FileError::InUse => Message::InUse,
            FileError::NotAFile => Message::NotAFile,
            FileError::NotARecord => Message::NotARecord,
            FileError::Unfinished => Message::Unfinished,
            FileError::TooLarge => {
                Message::FileTooLarge { n: usize::try_from(MOST >> 20).unwrap_or(usize::MAX) }
            }
            FileError::System(error) => return error.into(),
        })
    }
}

impl FileError {
    /// The failure of a program that needs this file.
    pub(crate) fn of(&self, path: &str) -> Failure {
        let failure = Failure::of_one(Some(path), self.into(), USE);
        match self {
            FileError::Unfinished => {
                failure.with_hint(Message::HintResume { path: path.to_owned() })
            }
            _ => failure,
        }
    }
}

/// Reads a file.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let read = || read_all(&mut File::open(path)?);
    read().map_err(|error: FileError| error.of(path))
}

/// Reads all that is left of an open file.
pub(crate) fn read_all(file: &mut File) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    file.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST { Err(FileError::TooLarge) } else { Ok(bytes) }
}

/// Whether a record may take the place of what is in a file: of nothing, of its own beginning, or of a
/// match that is over.
pub(crate) fn may_be_replaced(content: &[u8], record: &[u8]) -> Result<(), FileError> {
    match content {
        _ if record.starts_with(content) || record_text::is_over(content) => Ok(()),
        _ if record_text::is_record(content) => Err(FileError::Unfinished),
        _ => Err(FileError::NotARecord),
    }
}

/// What is at a path must be a file that can be opened without waiting, or nothing.
pub(crate) fn check_is_file(path: &Path) -> Result<(), FileError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error.into()),
        Ok(meta) if meta.is_dir() => Err(io::Error::from(ErrorKind::IsADirectory).into()),
        Ok(meta) if meta.is_file() => Ok(()),
        Ok(_) => Err(FileError::NotAFile),
    }
}

/// Locks a file for as long as it is open.
pub(crate) fn lock(file: &File) -> Result<(), FileError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(FileError::InUse),
        // Where files cannot be locked, nobody is kept out.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Writes a file all or nothing: it is written beside the old one and then takes its place.
///
/// Gives the file, which is where it belongs.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<File, FileError> {
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
pub(crate) fn make_own_directory(path: &Path) -> io::Result<()> {
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
pub(crate) fn is_same(first: &str, second: &str) -> bool {
    real_path(Path::new(first)) == real_path(Path::new(second))
}
