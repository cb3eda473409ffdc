//! Keeps the matches of a session: the session has numbers, the keeper has paths.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use domino_keep::{KeepError, Keeper, KeptIn, Notice, UnfinishedMatch};
use domino_repl::{Catalog, Id, Input, Keep, Offer, Wanted};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::failure::{USE, Words};
use crate::files::shown;
use crate::paths;
use crate::remark::Remark;
use crate::talk::Talk;

/// A keeper and the files that a session knows of.
#[derive(Debug, Default)]
pub(crate) struct Keeping {
    keeper: Keeper,
    /// The files, by their numbers.
    files: Vec<PathBuf>,
    /// Who sees that a record could not be saved.
    watched: Watched,
    /// Whether something that was to be saved was not.
    has_failed: bool,
}

/// Whether somebody sees what the program says while it goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Watched {
    /// Somebody sits at a terminal.
    ByUser,
    /// A script learns how it went from the exit code.
    #[default]
    ByNobody,
}

impl Keeping {
    /// Keeps matches with a keeper.
    pub(crate) fn new(keeper: Keeper, watched: Watched) -> Keeping {
        Keeping { keeper, watched, ..Keeping::default() }
    }

    /// The same, with a keeper that is made of the one before.
    pub(crate) fn map(self, change: impl FnOnce(Keeper) -> Keeper) -> Keeping {
        Keeping { keeper: change(self.keeper), ..self }
    }

    /// Whether there is a file for the first match.
    pub(crate) fn is_named(&self) -> bool {
        self.keeper.is_named()
    }

    /// The number by which a session knows a file.
    pub(crate) fn id(&mut self, path: PathBuf) -> Id {
        let place = self.files.iter().position(|known| *known == path).unwrap_or_else(|| {
            self.files.push(path);
            self.files.len() - 1
        });
        Id(u32::try_from(place).unwrap_or(u32::MAX))
    }

    fn path(&self, id: Id) -> Option<&PathBuf> {
        self.files.get(usize::try_from(id.0).ok()?)
    }

    /// A match to go on with, for a session.
    pub(crate) fn offer(&mut self, found: UnfinishedMatch) -> Offer {
        let UnfinishedMatch { path, time, record } = found;
        Offer { label: shown(&path), id: self.id(path), when: when(time), bytes: record }
    }

    /// Deletes a record that was offered.
    pub(crate) fn forget(&mut self, id: Id, catalog: &Catalog) {
        let Some(path) = self.path(id).cloned() else { return };
        if let Err(error) = self.keeper.forget(&path) {
            let why = Words::from(&error).say(catalog);
            Talk::Error.tell(catalog, &Remark::NotForgotten { path: shown(&path), why });
        }
    }

    /// Keeps what a session gives to be kept.
    pub(crate) fn keep(&mut self, keep: Keep, catalog: &Catalog) {
        match keep {
            Keep::Match { from, name, text } => {
                let from = from.and_then(|from| self.path(from)).cloned();
                self.keeper.begin(from.as_deref(), &name, text);
            }
            Keep::Lines(lines) => self.keeper.add(&lines),
        }
        self.tell(catalog);
    }

    /// Reads what a session asks for.
    pub(crate) fn load(&mut self, wanted: Wanted, catalog: &Catalog) -> Input {
        let path = match wanted {
            Wanted::Offered(id) => self.path(id).cloned().unwrap_or_default(),
            Wanted::Named(name) => paths::typed(&name),
        };
        let bytes = self.keeper.load(&path).map_err(|error| Words::from(&error).say(catalog));
        self.tell(catalog);
        Input::Loaded { label: shown(&path), id: self.id(path), bytes }
    }

    /// Writes the record of the match to a file that somebody names.
    pub(crate) fn save(&mut self, name: &str, record: &[u8], catalog: &Catalog) {
        let path = paths::typed(name);
        let saved = self.keeper.save(&path, record);
        self.has_failed |= saved.is_err();
        match saved {
            Ok(()) => Talk::Note.tell(catalog, &Remark::Saved { path: shown(&path) }),
            Err(error) => Talk::Error.tell(catalog, &not_saved(&path, &error, catalog)),
        }
    }

    /// Says what happened to the files.
    pub(crate) fn tell(&mut self, catalog: &Catalog) {
        for notice in self.keeper.notices() {
            let (talk, remark) = said(notice, catalog);
            talk.tell(catalog, &remark);
        }
    }

    /// Says where the match on the table is, and gives the exit code.
    pub(crate) fn finish(mut self, is_over: bool, is_begun: bool, catalog: &Catalog) -> u8 {
        self.tell(catalog);
        let kept = self.keeper.finish();
        if let Some((talk, remark)) = farewell(kept.place, is_over, is_begun) {
            talk.tell(catalog, &remark);
        }
        let has_failed = self.has_failed && self.watched == Watched::ByNobody;
        if kept.has_lost || has_failed { USE } else { 0 }
    }
}

/// A time in the time zone of the user, to the minute.
fn when(time: SystemTime) -> String {
    let Ok(time) = Timestamp::try_from(time) else { return String::new() };
    time.to_zoned_datetime(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

/// Where a match is when the program leaves it.
fn farewell(place: Option<KeptIn>, is_over: bool, is_begun: bool) -> Option<(Talk, Remark)> {
    let note = |message| Some((Talk::Note, message));
    let Some(KeptIn { path, is_on_shelf, behind_after }) = place else {
        return (is_begun && !is_over).then_some((Talk::Note, Remark::Left));
    };
    let path = shown(&path);
    match behind_after {
        Some(n) => Some((Talk::Error, Remark::KeptInPart { path, n })),
        None if is_over => note(Remark::Recorded { path }),
        None if is_on_shelf => note(Remark::KeptOn),
        None => note(Remark::LeftResume { path }),
    }
}

/// What is said of something that a user should know.
fn said(notice: Notice, catalog: &Catalog) -> (Talk, Remark) {
    let why = |error: &KeepError| Words::from(error).say(catalog);
    match notice {
        Notice::NotKept { path, error } => {
            (Talk::Note, Remark::NotKept { path: shown(&path), why: why(&error) })
        }
        Notice::NotWritten { path, error } => (Talk::Error, not_saved(&path, &error, catalog)),
        Notice::NotLocked { path, error } => {
            let why = Words::from(&error).say(catalog);
            (Talk::Note, Remark::NotLocked { path: shown(&path), why })
        }
        Notice::Torn { path } => (Talk::Note, Remark::Torn { path: shown(&path) }),
    }
}

fn not_saved(path: &Path, error: &KeepError, catalog: &Catalog) -> Remark {
    Remark::NotSaved { path: shown(path), why: Words::from(error).say(catalog) }
}
