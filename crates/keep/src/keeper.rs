//! Keeps the matches of a program in files while they are played.

use std::path::{Path, PathBuf};

use crate::disk::{self, FOR_ALL};
use crate::record_text;
use crate::{KeepError, Kept, KeptFile, KeptIn, Missing, Notice, Shelf};

/// Keeps every match that is played, one after the other: in the file that is named for it, else on a
/// shelf, or nowhere.
///
/// What a user should know of it is asked for with [`Keeper::notices`].
#[derive(Debug, Default)]
pub struct Keeper {
    /// The file for the first match.
    first: Option<KeptFile>,
    /// The name from which those of the files for later matches are made.
    named: Option<PathBuf>,
    /// Where matches go for which no file is named.
    shelf: Option<Shelf>,
    /// A file that was read, whose match may go on in it.
    loaded: Option<KeptFile>,
    /// The match on the table.
    on_table: Option<OnTable>,
    /// What is still to be told.
    notices: Vec<Notice>,
    /// What was told once and is not told again.
    told: Told,
    /// Whether a record lacks something of its match.
    has_lost: bool,
}

/// What a user knows.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    /// That matches cannot be kept.
    not_kept: bool,
    /// That files cannot be locked.
    not_locked: bool,
}

/// The match on the table and where it is kept.
#[derive(Debug)]
struct OnTable {
    file: Option<KeptFile>,
    record: String,
    is_behind: bool,
    /// Whether the user knows that it was behind.
    is_told: bool,
}

impl Keeper {
    /// A keeper that keeps matches on a shelf, if there is one.
    pub fn new(shelf: Option<Shelf>) -> Keeper {
        Keeper { shelf, ..Keeper::default() }
    }

    /// The same keeper, but with a file for the first match; those of later ones are named after it.
    #[must_use]
    pub fn with_file(mut self, mut file: KeptFile) -> Keeper {
        self.named = Some(file.path().to_owned());
        self.note_lock(&mut file);
        self.first = Some(file);
        self
    }

    /// Whether there is a file for the first match.
    pub fn is_named(&self) -> bool {
        self.named.is_some()
    }

    /// What a user should know and was not yet told.
    pub fn notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Another match is on the table: `from` is where it was taken up, if it is to go on there, and
    /// `name` a short name for a new file.
    pub fn begin(&mut self, from: Option<&Path>, name: &str, record: String) {
        let goes_on = from.is_some_and(|from| self.keeps(from));
        let before = if goes_on { self.close() } else { self.put_away().0 };
        let file = if goes_on { before } else { self.file_for(from, name) };
        self.loaded = None;
        self.on_table = Some(OnTable { file, record, is_behind: false, is_told: false });
        self.write();
    }

    /// The record of the match on the table has more lines.
    pub fn add(&mut self, lines: &str) {
        if let Some(table) = &mut self.on_table {
            table.record.push_str(lines);
            self.write();
        }
    }

    /// Writes what the file lacks; if that fails, it is told once, and the next lines try again.
    fn write(&mut self) {
        let Some(table) = &mut self.on_table else { return };
        let Some(file) = &mut table.file else { return };
        let written = file.keep(&table.record);
        table.is_behind = written.is_err();
        if let Err(error) = written
            && !std::mem::replace(&mut table.is_told, true)
        {
            self.notices.push(Notice::NotWritten { path: file.path().to_owned(), error });
        }
    }

    /// The file for a match.
    fn file_for(&mut self, from: Option<&Path>, name: &str) -> Option<KeptFile> {
        if let (Some(from), Some(loaded)) = (from, self.loaded.take())
            && loaded.path() == from
        {
            return Some(loaded);
        }
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if let Some(named) = self.named.clone() {
            match KeptFile::create(&named, FOR_ALL) {
                Ok(file) => return Some(self.locked(file)),
                Err(error) => self.note_not_kept(named, error),
            }
        }
        let own = self.shelf.clone()?;
        match own.new_match(name) {
            Ok(file) => Some(self.locked(file)),
            Err(error) => {
                self.note_not_kept(own.path().to_owned(), error);
                None
            }
        }
    }

    /// Notes, once, that matches cannot be kept in a place.
    fn note_not_kept(&mut self, path: PathBuf, error: KeepError) {
        self.has_lost |= self.named.is_some();
        if !std::mem::replace(&mut self.told.not_kept, true) {
            self.notices.push(Notice::NotKept { path, error });
        }
    }

    /// Notes, once, that a file is not locked.
    fn note_lock(&mut self, file: &mut KeptFile) {
        if let Some(error) = file.take_no_lock()
            && !std::mem::replace(&mut self.told.not_locked, true)
        {
            self.notices.push(Notice::NotLocked { path: file.path().to_owned(), error });
        }
    }

    fn locked(&mut self, mut file: KeptFile) -> KeptFile {
        self.note_lock(&mut file);
        file
    }

    /// Puts the match away that is on the table.
    fn close(&mut self) -> Option<KeptFile> {
        let table = self.on_table.take()?;
        self.has_lost |= table.is_behind;
        table.file
    }

    /// Puts the match away that is on the table, among the others that are over if it is; its file and
    /// its new place are given as far as they apply.
    fn put_away(&mut self) -> (Option<KeptFile>, Option<PathBuf>) {
        let is_whole = |table: &OnTable| !table.is_behind;
        let is_over = self
            .on_table
            .as_ref()
            .filter(|table| is_whole(table))
            .is_some_and(|table| record_text::is_over(table.record.as_bytes()));
        let Some(file) = self.close() else { return (None, None) };
        match self.shelf.as_ref().filter(|shelf| is_over && shelf.has(file.path())) {
            // Where it cannot be moved it stays, and is not offered either.
            Some(place) => (None, place.put_away(file.path()).ok()),
            None => (Some(file), None),
        }
    }

    /// Whether the match on the table is kept in this file.
    fn keeps(&self, path: &Path) -> bool {
        let file = self.on_table.as_ref().and_then(|table| table.file.as_ref());
        file.is_some_and(|file| disk::is_same(file.path(), path))
    }

    /// Reads a record. Where matches are kept its file is locked, so that its match can go on in it,
    /// after the last line that was written to its end.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if another program keeps a match in it, or if it cannot be read.
    pub fn load(&mut self, path: &Path) -> Result<Vec<u8>, KeepError> {
        self.loaded = None;
        if let Some(table) = self.on_table.as_ref().filter(|_| self.keeps(path)) {
            return Ok(table.record.clone().into_bytes());
        }
        disk::check_is_file(path)?;
        if self.shelf.is_some() {
            match KeptFile::open(path, Missing::Refuse) {
                Ok(mut file) => {
                    self.note_lock(&mut file);
                    if file.mend() {
                        self.notices.push(Notice::Torn { path: path.to_owned() });
                    }
                    return Ok(self.loaded.insert(file).found().to_vec());
                }
                Err(error @ KeepError::InUse) => return Err(error),
                // A file that cannot be written can still be read; its match goes on in another.
                Err(_) => {}
            }
        }
        disk::read(path)
    }

    /// Writes a record of the match on the table to a file that somebody names, all or nothing.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if a match could be lost there, or if it cannot be written.
    pub fn save(&mut self, path: &Path, record: &[u8]) -> Result<(), KeepError> {
        if self.keeps(path)
            && let Some(OnTable { file: Some(file), record, .. }) = &mut self.on_table
        {
            return file.keep(record);
        }
        disk::check_is_file(path)?;
        if path.exists() {
            // No match is lost, and no other program keeps one there.
            KeptFile::open_for(record, path)?;
        }
        disk::write(path, record)
    }

    /// Puts everything away, and tells where the match on the table is.
    pub fn finish(mut self) -> Kept {
        let mut place = self.place();
        if let (Some(place), Some(path)) = (&mut place, self.put_away().1) {
            place.path = path;
        }
        Kept { place, has_lost: self.has_lost }
    }

    /// Deletes the record of a match that is not on the table, for good.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if it lies elsewhere than on the shelf, or cannot be deleted.
    pub fn forget(&self, path: &Path) -> Result<(), KeepError> {
        if self.keeps(path) {
            return Err(KeepError::InUse);
        }
        self.shelf.as_ref().ok_or(KeepError::NotARecord)?.forget(path)
    }

    fn place(&self) -> Option<KeptIn> {
        let table = self.on_table.as_ref()?;
        let file = table.file.as_ref()?;
        let path = file.path().to_owned();
        let is_on_shelf = self.shelf.as_ref().is_some_and(|shelf| shelf.has(&path));
        let behind_after = table.is_behind.then(|| file.n_lines_of(&table.record));
        Some(KeptIn { path, is_on_shelf, behind_after })
    }
}

#[cfg(test)]
mod tests;
