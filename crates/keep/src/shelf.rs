//! The directory in which a user's matches are kept, and those that can be gone on with.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::disk::{self, FOR_OWNER};
use crate::record_text;
use crate::{KeepError, KeptFile};

/// The most matches that are listed.
const MAX_LISTED: usize = 5;

/// The bytes at the end of a record in which its last line is looked for.
const TAIL: u64 = 4096;

/// The directory in which a user's matches are kept; made when something is kept there.
#[derive(Clone, Debug)]
pub struct Shelf(PathBuf);

impl Shelf {
    /// That of a user who has it there.
    pub fn at(directory: PathBuf) -> Shelf {
        Shelf(directory)
    }

    /// The directory.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Whether a file lies in it.
    pub(crate) fn has(&self, path: &Path) -> bool {
        path.parent() == Some(self.path())
    }

    /// Makes a new file for a match.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if the system refuses it.
    pub fn new_match(&self, name: &str) -> Result<KeptFile, KeepError> {
        disk::make_own_directory(self.path())?;
        KeptFile::create(&self.path().join(file_name(name)), FOR_OWNER)
    }

    /// The file of the last match, by the time of its last line, finished or not.
    pub fn last(&self) -> Option<PathBuf> {
        let folders = [self.path().to_owned(), self.finished()];
        let records = folders.iter().flat_map(|folder| records(folder).unwrap_or_default());
        let is_begun = |path: &PathBuf| fs::metadata(path).is_ok_and(|meta| meta.len() > 0);
        let (_, path) = records.filter(|(_, path)| is_begun(path)).max()?;
        Some(path)
    }

    /// The matches that nobody has finished and nobody is playing: those whose records hold first, and
    /// of them the last first.
    pub fn unfinished(&self) -> Unfinished {
        let mut records = records(self.path()).unwrap_or_default();
        records.sort_by(|first, second| second.cmp(first));
        let (mut matches, mut damaged, mut n_other) = (Vec::new(), Vec::new(), 0);
        let n_records = records.len();
        for (time, path) in records {
            // Reading takes its time, and there may be thousands; those that are over lie elsewhere.
            if matches.len() == MAX_LISTED {
                break;
            }
            let found = open(path).and_then(|(mut file, path)| look_into(&mut file, path, time));
            match found {
                Some((found, Condition::Holds)) => matches.push(found),
                Some((found, Condition::Damaged)) => damaged.push(found),
                None => n_other += 1,
            }
        }
        matches.extend(damaged);
        matches.truncate(MAX_LISTED);
        let n_more = n_records - n_other - matches.len();
        Unfinished { matches, n_more }
    }

    /// Where the records of matches that are over are put.
    pub fn finished(&self) -> PathBuf {
        self.0.join("finished")
    }

    /// Puts the record of a match that is over with the others that are, and gives its new place.
    pub(crate) fn put_away(&self, path: &Path) -> io::Result<PathBuf> {
        disk::make_own_directory(&self.finished())?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let names = (1..).map(|n| match n {
            1 => format!("{name}.domino"),
            n => format!("{name}-{n}.domino"),
        });
        // Nothing is written over.
        let mut places = names.map(|name| self.finished().join(name));
        let place = places.find(|place| !place.exists()).unwrap_or_default();
        fs::rename(path, &place)?;
        Ok(place)
    }

    /// Deletes the record of a match for good.
    ///
    /// # Errors
    ///
    /// [`KeepError`] if it is none of the shelf, another program keeps a match in it, or the system
    /// refuses it.
    pub fn forget(&self, path: &Path) -> Result<(), KeepError> {
        if !self.has(path) {
            return Err(KeepError::NotARecord);
        }
        let file = File::open(path)?;
        disk::lock_to_look(&file)?;
        Ok(fs::remove_file(path)?)
    }
}

/// The matches that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Some of them, to choose from.
    pub matches: Vec<UnfinishedMatch>,
    /// How many there are beside these.
    pub n_more: usize,
}

/// A match that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedMatch {
    /// Its file.
    pub path: PathBuf,
    /// When it was last written to.
    pub time: SystemTime,
    /// The record in the file, without a last line that was not written to its end.
    pub record: Vec<u8>,
}

/// What is known of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Condition {
    Holds,
    Damaged,
}

/// A name for a file, whatever a game is called.
fn file_name(name: &str) -> String {
    let letter = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().map(letter).take(60).collect();
    name + ".domino"
}

/// The records in a directory with the time of their last line.
fn records(directory: &Path) -> io::Result<Vec<(SystemTime, PathBuf)>> {
    let dated = |entry: io::Result<fs::DirEntry>| {
        let path = entry.ok()?.path();
        let meta = fs::metadata(&path).ok()?;
        let is_record = meta.is_file() && path.extension().is_some_and(|end| end == "domino");
        is_record.then_some((meta.modified().ok()?, path))
    };
    Ok(fs::read_dir(directory)?.filter_map(dated).collect())
}

/// The open file of a match to go on with, if it is not over and nobody plays it.
fn open(path: PathBuf) -> Option<(File, PathBuf)> {
    let mut file = File::open(&path).ok()?;
    disk::lock_to_look(&file).ok()?;
    let tail = tail(&mut file).ok()?;
    let is_open = !tail.is_empty() && !record_text::is_over(&tail);
    is_open.then_some((file, path))
}

/// The last bytes of a file.
fn tail(file: &mut File) -> io::Result<Vec<u8>> {
    let size = file.metadata()?.len();
    file.seek(SeekFrom::Start(size.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    file.take(TAIL).read_to_end(&mut tail)?;
    Ok(tail)
}

/// What is in a file: its record up to the last line that was written to its end, unless that
/// completes the match.
fn look_into(
    file: &mut File,
    path: PathBuf,
    time: SystemTime,
) -> Option<(UnfinishedMatch, Condition)> {
    file.rewind().ok()?;
    let mut record = disk::read_all(file).ok()?;
    let whole = record_text::without_torn_line(&record).map(<[u8]>::len);
    record.truncate(whole.unwrap_or(record.len()));
    let condition = match domino_record::check(&record) {
        Ok(checked) if checked.game().is_none() => Condition::Damaged,
        Ok(checked) if checked.is_over() => return None,
        Ok(_) => Condition::Holds,
        Err(_) => Condition::Damaged,
    };
    Some((UnfinishedMatch { path, time, record }, condition))
}

#[cfg(test)]
pub(crate) use tests::begun;

#[cfg(test)]
mod tests;
