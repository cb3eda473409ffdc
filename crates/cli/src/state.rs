//! What the program remembers of a user: matches and typed lines, in the user's state directory.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use domino_repl::Offer;
use etcetera::BaseStrategy;

use crate::files::{self, FileError};
use crate::kept_file::KeptFile;

/// The most matches that are offered.
const MAX_OFFERS: usize = 3;

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
        fs::create_dir_all(&matches)?;
        KeptFile::create(&matches.join(file_name(name)))
    }

    /// The matches that nobody has finished and nobody is playing, the last first.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut records = records(&self.matches()).unwrap_or_default();
        records.sort_by(|first, second| second.cmp(first));
        records.into_iter().filter_map(|(_, path)| offer(&path)).take(MAX_OFFERS).collect()
    }
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

/// A match to go on with, if it is not over and nobody has its file open.
fn offer(path: &Path) -> Option<Offer> {
    let mut file = File::open(path).ok()?;
    // Two programs that only look do not get in each other's way.
    file.try_lock_shared().ok()?;
    if is_over(&mut file).ok()? {
        return None;
    }
    file.rewind().ok()?;
    Some(Offer { path: path.to_str()?.to_owned(), bytes: files::read_all(&mut file).ok()? })
}

/// Whether the last line is the end of a match; there is nothing to go on with in an empty file either.
fn is_over(file: &mut File) -> io::Result<bool> {
    let size = file.metadata()?.len();
    file.seek(SeekFrom::Start(size.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    file.take(TAIL).read_to_end(&mut tail)?;
    let last = tail.split_inclusive(|byte| *byte == b'\n').next_back();
    Ok(last.is_none_or(|line| line.starts_with(b"match ")))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_last_unfinished_matches_are_offered() {
        let directory = tempfile::tempdir().unwrap();
        let state = State::at(directory.path().join("state"));
        assert!(state.offers().is_empty(), "no directory, no matches");
        let mut kept = Vec::new();
        for (age, name) in ["a", "b", "c", "d", "over", "open"].into_iter().enumerate() {
            let mut file = state.new_match(name).unwrap();
            let end = if name == "over" { "match won A\n" } else { "A pass\n" };
            file.keep(&format!("domino 1\n{end}")).unwrap();
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1000 + age as u64);
            File::options().write(true).open(file.path()).unwrap().set_modified(time).unwrap();
            kept.push(file);
        }
        state.new_match("empty").unwrap();
        assert!(state.offers().is_empty(), "somebody plays all of them");
        // Only the last is still played.
        kept.drain(..5);
        let offers = state.offers();
        let names: Vec<_> =
            offers.iter().map(|offer| Path::new(&offer.path).file_stem().unwrap()).collect();
        assert_eq!(names, ["d", "c", "b"]);
        assert_eq!(offers[0].bytes, b"domino 1\nA pass\n");
    }

    #[test]
    fn names_of_games_make_names_of_files() {
        assert_eq!(file_name("draw-42"), "draw-42.domino");
        assert_eq!(file_name("../../etc/x y"), "------etc-x-y.domino");
    }
}
