//! A file that grows with the match whose record is kept in it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::KeepError;
use crate::disk::{self, FOR_ALL, FOR_OWNER};
use crate::record_text;

/// A file that is open, locked against other programs, and holds a record as far as it was written.
///
/// Records only grow, so their lines are appended, each batch with one write: a program that is
/// killed loses nothing that it was told to keep.
#[derive(Debug)]
pub struct KeptFile {
    path: PathBuf,
    file: File,
    /// What was in the file when it was opened; nothing once a record is kept in it.
    found: Vec<u8>,
    /// The bytes of the record that are in the file.
    n_kept: usize,
    /// Why it is not locked, if it is not.
    no_lock: Option<io::Error>,
}

/// What is done where there is no file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// It is made.
    Create,
    /// It is an error.
    Refuse,
}

impl KeptFile {
    /// Opens a file and locks it.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if another program keeps a match in it, or if the system says so.
    pub fn open(path: &Path, missing: Missing) -> Result<KeptFile, KeepError> {
        disk::check_is_file(path)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(missing == Missing::Create);
        let mut file = options.open(path)?;
        let no_lock = disk::lock(&file)?.unavailable();
        let found = disk::read_all(&mut file)?;
        let kept = KeptFile { path: path.to_owned(), file, found, n_kept: 0, no_lock };
        // Another program may have put a new file in its place just before it was locked.
        if kept.is_there() { Ok(kept) } else { Err(KeepError::InUse) }
    }

    /// Opens a file for a record, or makes it: nothing may be in it that this record would lose.
    ///
    /// # Errors
    ///
    /// [`KeepError`] as for [`KeptFile::open`], or if it is something else than a record, or that of
    /// another match that is not over.
    pub fn open_for(record: &[u8], path: &Path) -> Result<KeptFile, KeepError> {
        let file = KeptFile::open(path, Missing::Create)?;
        disk::may_be_replaced(&file.found, record)?;
        Ok(file)
    }

    /// Makes a new file for these readers: that of a path, or else the first of `NAME-2`, `NAME-3` ...
    /// that is free.
    pub(crate) fn create(path: &Path, readers: u32) -> Result<KeptFile, KeepError> {
        let mut n = 1;
        loop {
            match KeptFile::create_at(numbered(path, n), readers) {
                Err(KeepError::System(error)) if error.kind() == ErrorKind::AlreadyExists => n += 1,
                made => return made,
            }
        }
    }

    fn create_at(path: PathBuf, readers: u32) -> Result<KeptFile, KeepError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, readers);
        #[cfg(not(unix))]
        let _ = readers;
        let file = options.open(&path)?;
        let no_lock = disk::lock(&file)?.unavailable();
        Ok(KeptFile { path, file, found: Vec::new(), n_kept: 0, no_lock })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What was in it when it was opened.
    pub fn found(&self) -> &[u8] {
        &self.found
    }

    /// Why it is not locked against other programs; `None` if it is. Asking forgets it.
    pub(crate) fn take_no_lock(&mut self) -> Option<io::Error> {
        self.no_lock.take()
    }

    /// Makes it what a file is that the system does not lock.
    #[cfg(test)]
    pub(crate) fn refuse_lock(&mut self, error: io::Error) {
        self.no_lock = Some(error);
    }

    /// The lines of a record that are in the file.
    pub(crate) fn n_lines_of(&self, record: &str) -> usize {
        let n_found = if record.as_bytes().starts_with(&self.found) { self.found.len() } else { 0 };
        let held = record.get(..self.n_kept + n_found).unwrap_or(record);
        held.matches('\n').count()
    }

    /// Cuts off a last line that was not written to its end, if the record holds without it; tells
    /// whether it did.
    pub fn mend(&mut self) -> bool {
        let whole = record_text::without_torn_line(&self.found).map(<[u8]>::len);
        let Some(n_whole) = whole.filter(|n| self.file.set_len(*n as u64).is_ok()) else {
            return false;
        };
        self.found.truncate(n_whole);
        true
    }

    /// Brings the file to what the record is now, which only grows.
    ///
    /// A record that goes on where the file ends is appended to it; the first one that does not
    /// replaces it, all or nothing.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if it cannot be written; then the file holds what it held, and the next time makes
    /// up for it.
    pub fn keep(&mut self, record: &str) -> Result<(), KeepError> {
        if !self.is_there() {
            // Somebody removed it or moved it away: the record is written anew.
            *self = KeptFile::create_at(self.path.clone(), self.readers())?;
        }
        if !record.as_bytes().starts_with(&self.found) {
            self.file = disk::replace(&self.path, record.as_bytes())?;
            (self.n_kept, self.found) = (record.len(), Vec::new());
            return Ok(());
        }
        self.n_kept += std::mem::take(&mut self.found).len();
        let rest = record.as_bytes().get(self.n_kept..).unwrap_or_default();
        if let Err(error) = self.append(rest) {
            let _ = self.file.set_len(self.n_kept as u64);
            return Err(error.into());
        }
        self.n_kept += rest.len();
        Ok(())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.n_kept as u64))?;
        self.file.write_all(bytes)
    }

    /// Who may read it.
    fn readers(&self) -> u32 {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            self.file.metadata().map_or(FOR_OWNER, |meta| meta.mode() & FOR_ALL)
        }
        #[cfg(not(unix))]
        {
            FOR_ALL
        }
    }

    /// Whether the path still leads to the file.
    fn is_there(&self) -> bool {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let place = |meta: fs::Metadata| (meta.dev(), meta.ino());
            let (there, own) =
                (fs::metadata(&self.path).map(place), self.file.metadata().map(place));
            matches!((there, own), (Ok(there), Ok(own)) if there == own)
        }
        #[cfg(not(unix))]
        {
            fs::metadata(&self.path).is_ok()
        }
    }
}

/// The path itself for 1, else `NAME-n` with the same extension.
fn numbered(path: &Path, n: usize) -> PathBuf {
    if n == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{n}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests;
