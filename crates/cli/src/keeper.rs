//! Keeps the records of a session in files while its matches are played.

use std::path::{Path, PathBuf};

use domino_repl::{Catalog, Keep, Message};

use crate::failure::{USE, Words};
use crate::files::{self, FOR_ALL, FileError};
use crate::kept_file::{KeptFile, Missing};
use crate::state::State;
use crate::talk::Talk;

/// Keeps every match of a session: in the file that is named for it, else in the user's state
/// directory, or nowhere.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// The file for the first match.
    first: Option<KeptFile>,
    /// The name from which those of the files for later matches are made.
    named: Option<PathBuf>,
    /// Where matches go for which no file is named.
    state: Option<State>,
    /// A file that was read for the session, which may take its match up.
    loaded: Option<KeptFile>,
    /// The match on the table.
    on_table: Option<OnTable>,
    /// Whether the user knows that matches cannot be kept.
    is_told: bool,
    /// Whether a record lacks something of its match.
    has_lost: bool,
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
    /// A keeper that keeps matches in a user's state directory, if there is one.
    pub(crate) fn new(state: Option<State>) -> Keeper {
        Keeper { state, ..Keeper::default() }
    }

    /// The same keeper, but with a file for the first match; those of later ones are named after it.
    pub(crate) fn with_file(mut self, file: KeptFile) -> Keeper {
        self.named = Some(file.path().to_owned());
        self.first = Some(file);
        self
    }

    /// Whether there is a file for the first match.
    pub(crate) fn is_named(&self) -> bool {
        self.named.is_some()
    }

    /// Keeps what a session gives to be kept.
    pub(crate) fn keep(&mut self, keep: Keep, catalog: &Catalog) {
        match keep {
            Keep::Match { from, name, text } => self.begin(from.as_deref(), &name, text, catalog),
            Keep::Lines(lines) => {
                let Some(table) = &mut self.on_table else { return };
                table.record.push_str(&lines);
                table.write(catalog);
            }
        }
    }

    /// Another match is on the table.
    fn begin(&mut self, from: Option<&str>, name: &str, record: String, catalog: &Catalog) {
        let goes_on = from.is_some_and(|from| self.keeps(from));
        let before = self.close();
        let file = if goes_on { before } else { self.file_for(from, name, catalog) };
        self.loaded = None;
        let table = OnTable { file, record, is_behind: false, is_told: false };
        self.on_table.insert(table).write(catalog);
    }

    /// The file for a match.
    fn file_for(&mut self, from: Option<&str>, name: &str, catalog: &Catalog) -> Option<KeptFile> {
        if let (Some(from), Some(loaded)) = (from, self.loaded.take())
            && loaded.path() == Path::new(from)
        {
            return Some(loaded);
        }
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if let Some(named) = self.named.clone() {
            match KeptFile::create(&named, FOR_ALL) {
                Ok(file) => return Some(file),
                Err(error) => self.tell_not_kept(&named, &error, catalog),
            }
        }
        let state = self.state.clone()?;
        let made = state.new_match(name);
        made.map_err(|error| self.tell_not_kept(&state.matches(), &error, catalog)).ok()
    }

    /// Says once that matches cannot be kept in a place.
    fn tell_not_kept(&mut self, place: &Path, error: &FileError, catalog: &Catalog) {
        self.has_lost |= self.named.is_some();
        if !std::mem::replace(&mut self.is_told, true) {
            let (path, why) = (place.display().to_string(), Words::from(error).say(catalog));
            Talk::Note.tell(catalog, &Message::NotKept { path, why });
        }
    }

    /// Puts the match away that is on the table.
    fn close(&mut self) -> Option<KeptFile> {
        let table = self.on_table.take()?;
        let is_named = table.file.as_ref().is_some_and(|file| !self.is_own(file));
        self.has_lost |= table.is_behind && is_named;
        table.file
    }

    /// Whether a file is one of the state directory.
    fn is_own(&self, file: &KeptFile) -> bool {
        self.state.as_ref().is_some_and(|state| file.path().parent() == Some(&state.matches()))
    }

    /// Whether the match on the table is kept in this file.
    fn keeps(&self, path: &str) -> bool {
        let file = self.on_table.as_ref().and_then(|table| table.file.as_ref());
        let own = file.and_then(|file| file.path().to_str());
        own.is_some_and(|own| files::is_same(own, path))
    }

    /// Reads a file that the session asks for. Where matches are kept it is locked, so that its match
    /// can go on in it, after the last line that was written to its end.
    pub(crate) fn load(&mut self, path: &str, catalog: &Catalog) -> Result<Vec<u8>, Words> {
        self.loaded = None;
        if let Some(table) = self.on_table.as_ref().filter(|_| self.keeps(path)) {
            return Ok(table.record.clone().into_bytes());
        }
        files::check_is_file(Path::new(path)).map_err(|error| Words::from(&error))?;
        if self.state.is_some() {
            match KeptFile::open(Path::new(path), Missing::Refuse) {
                Ok(mut file) => {
                    if file.mend() {
                        let message = Message::Torn { path: path.to_owned() };
                        Talk::Note.tell(catalog, &message);
                    }
                    return Ok(self.loaded.insert(file).found().to_vec());
                }
                Err(error @ FileError::InUse) => return Err(Words::from(&error)),
                // A file that cannot be written can still be read; its match goes on in another.
                Err(_) => {}
            }
        }
        let mut file = std::fs::File::open(path).map_err(|error| Words::from(&error))?;
        files::read_all(&mut file).map_err(|error| Words::from(&error))
    }

    /// Writes the record of the match to a file that somebody names.
    pub(crate) fn save(&mut self, path: String, record: &[u8], catalog: &Catalog) {
        match self.write_to(&path, record) {
            Ok(()) => Talk::Note.tell(catalog, &Message::Saved { path }),
            Err(error) => {
                let why = Words::from(&error).say(catalog);
                Talk::Error.tell(catalog, &Message::NotSaved { path, why });
            }
        }
    }

    fn write_to(&mut self, path: &str, record: &[u8]) -> Result<(), FileError> {
        if self.keeps(path)
            && let Some(OnTable { file: Some(file), record, .. }) = &mut self.on_table
        {
            return file.keep(record);
        }
        let path = Path::new(path);
        files::check_is_file(path)?;
        if path.exists() {
            // No match is lost, and no other program keeps one there.
            KeptFile::open_for(record, path)?;
        }
        files::replace(path, record).map(drop)
    }

    /// Says where the match on the table is, and gives the exit code.
    pub(crate) fn finish(mut self, is_over: bool, is_begun: bool, catalog: &Catalog) -> u8 {
        if let Some(message) = self.closing(is_over, is_begun) {
            Talk::Note.tell(catalog, &message);
        }
        self.close();
        if self.has_lost { USE } else { 0 }
    }

    fn closing(&self, is_over: bool, is_begun: bool) -> Option<Message> {
        let table = self.on_table.as_ref();
        let Some(file) = table.and_then(|table| table.file.as_ref()) else {
            return (is_begun && !is_over).then_some(Message::Left);
        };
        let is_behind = table.is_some_and(|table| table.is_behind);
        let path = file.path().display().to_string();
        match (is_over, is_behind) {
            (true, true) => None,
            (true, false) => Some(Message::Recorded { path }),
            (false, _) if self.is_own(file) => Some(Message::KeptOn),
            (false, _) => Some(Message::LeftResume { path }),
        }
    }
}

impl OnTable {
    /// Writes what the file lacks; if that fails, it is said once, and the next lines try again.
    fn write(&mut self, catalog: &Catalog) {
        let Some(file) = &mut self.file else { return };
        let written = file.keep(&self.record);
        self.is_behind = written.is_err();
        if let Err(error) = written
            && !std::mem::replace(&mut self.is_told, true)
        {
            let (path, why) = (file.path().display().to_string(), Words::from(&error).say(catalog));
            Talk::Error.tell(catalog, &Message::NotSaved { path, why });
        }
    }
}

#[cfg(test)]
mod tests;
