//! What the program remembers of a user: matches and typed lines, in the user's state directory.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use domino_record::Record;
use domino_repl::Offer;
use etcetera::BaseStrategy;

use crate::files::{self, FOR_OWNER, FileError};
use crate::kept_file::KeptFile;
use crate::record_text;

/// The most matches that are offered.
const MAX_OFFERS: usize = 5;

/// The bytes at the end of a record in which its last line is looked for.
const TAIL: u64 = 4096;

/// The directory in which a user's matches and history are kept; made when something is kept there.
#[derive(Clone, Debug)]
pub(crate) struct State(PathBuf);

impl State {
    /// That of the user, or none for a user without a home.
    pub(crate) fn of_user() -> Option<State> {
        let places = etcetera::choose_base_strategy().ok()?;
        let own = places.state_dir().unwrap_or_else(|| places.data_dir());
        Some(State::at(own.join("domino")))
    }

    /// That of a user who has it there.
    pub(crate) fn at(directory: PathBuf) -> State {
        State(directory)
    }

    /// Where matches are kept.
    pub(crate) fn matches(&self) -> PathBuf {
        self.0.join("matches")
    }

    /// Where typed lines are kept.
    pub(crate) fn history(&self) -> PathBuf {
        self.0.join("history")
    }

    /// Makes a new file for a match.
    ///
    /// # Errors
    ///
    /// [`FileError`] if the system refuses it.
    pub(crate) fn new_match(&self, name: &str) -> Result<KeptFile, FileError> {
        let matches = self.matches();
        files::make_own_directory(&matches)?;
        KeptFile::create(&matches.join(file_name(name)), FOR_OWNER)
    }

    /// The matches that nobody has finished and nobody is playing: those whose records hold first, and
    /// of them the last first.
    pub(crate) fn kept(&self) -> Kept {
        let mut records = records(&self.matches()).unwrap_or_default();
        records.sort_by(|first, second| second.cmp(first));
        let (mut offers, mut damaged, mut n_kept) = (Vec::new(), Vec::new(), 0);
        for (mut file, path) in records.into_iter().filter_map(|(_, path)| unfinished(path)) {
            n_kept += 1;
            // Reading takes its time, and there may be many.
            if offers.len() == MAX_OFFERS {
                continue;
            }
            match offer(&mut file, path) {
                Some((offer, Condition::Holds)) => offers.push(offer),
                Some((offer, Condition::Damaged)) => damaged.push(offer),
                None => n_kept -= 1,
            }
        }
        offers.extend(damaged);
        offers.truncate(MAX_OFFERS);
        let n_more = n_kept - offers.len();
        Kept { offers, n_more }
    }
}

/// The matches that can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Some of them, to choose from.
    pub(crate) offers: Vec<Offer>,
    /// How many there are beside these.
    pub(crate) n_more: usize,
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

/// The open file of a match to go on with, if it is not over and nobody has it open.
fn unfinished(path: PathBuf) -> Option<(File, String)> {
    let mut file = File::open(&path).ok()?;
    // Two programs that only look do not get in each other's way.
    file.try_lock_shared().ok()?;
    let tail = tail(&mut file).ok()?;
    let is_open = !tail.is_empty() && !record_text::is_over(&tail);
    Some((file, path.into_os_string().into_string().ok()?)).filter(|_| is_open)
}

/// The last bytes of a file.
fn tail(file: &mut File) -> io::Result<Vec<u8>> {
    let size = file.metadata()?.len();
    file.seek(SeekFrom::Start(size.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    file.take(TAIL).read_to_end(&mut tail)?;
    Ok(tail)
}

/// What is offered of a file: its record up to the last line that was written to its end, unless that
/// completes the match.
fn offer(file: &mut File, path: String) -> Option<(Offer, Condition)> {
    file.rewind().ok()?;
    let mut bytes = files::read_all(file).ok()?;
    let whole = record_text::without_torn_line(&bytes).map(<[u8]>::len);
    bytes.truncate(whole.unwrap_or(bytes.len()));
    let record = domino_record::read(&bytes).ok();
    let condition = match record.as_ref().and_then(Record::game) {
        Some(game) if game.result().is_some() => return None,
        Some(_) => Condition::Holds,
        None => Condition::Damaged,
    };
    Some((Offer { path, bytes }, condition))
}

#[cfg(test)]
pub(crate) use tests::begun;

#[cfg(test)]
mod tests;
