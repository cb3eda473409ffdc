//! Where a record comes from: a file, standard input, or the last match that was kept.

use std::io;
use std::path::{Path, PathBuf};

use domino_record::{Checked, Record};
use domino_repl::MomentError;

use crate::failure::{CONTENT, Failure, USE, Words};
use crate::files::{self, shown, unusable};
use crate::home::Home;
use crate::look::Look;
use crate::remark::Remark;
use crate::talk::Talk;

/// What stands for standard input.
const STANDARD_INPUT: &str = "-";

/// The bytes of a record, and what they are called.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: PathBuf,
    bytes: Vec<u8>,
}

impl Source {
    /// The file at a path; `-` is standard input.
    pub(crate) fn of(path: &Path, look: &Look) -> Result<Source, Failure> {
        if path.as_os_str() != STANDARD_INPUT {
            return Ok(Source { name: path.to_owned(), bytes: files::read(path)? });
        }
        let name = PathBuf::from(look.say(&Remark::StandardInput));
        let bytes = domino_keep::read_all(&mut io::stdin().lock());
        let bytes = bytes.map_err(|error| unusable(&name, &error))?;
        Ok(Source { name, bytes })
    }

    /// The file at a path, or, where none is named, the last match that was kept, which is said.
    pub(crate) fn of_or_last(path: Option<&Path>, look: &Look) -> Result<Source, Failure> {
        if let Some(path) = path {
            return Source::of(path, look);
        }
        let Some(name) = Home::of_user().and_then(|home| home.shelf().last()) else {
            return Err(Failure::of_words(Remark::NoMatchKept).with_hint(Remark::HintNameRecord));
        };
        Talk::Note.tell(&look.catalog, &Remark::LastMatch { path: shown(&name) });
        let mut bytes = files::read(&name)?;
        if let Some(whole) = domino_keep::without_torn_line(&bytes).map(<[u8]>::len) {
            Talk::Note.tell(&look.catalog, &Remark::Torn { path: shown(&name) });
            bytes.truncate(whole);
        }
        Ok(Source { name, bytes })
    }

    /// The record, which has to hold.
    pub(crate) fn record(&self) -> Result<Record, Failure> {
        domino_record::read(&self.bytes).map_err(|fault| Failure::of_record(&self.name, fault))
    }

    /// The end of the record, which has to hold.
    pub(crate) fn checked(&self) -> Result<Checked<'_>, Failure> {
        domino_record::check(&self.bytes).map_err(|fault| Failure::of_record(&self.name, fault))
    }

    /// The failure of a program that asks for a moment which the record does not have; one without
    /// rounds has nothing that could be asked for.
    pub(crate) fn lacks(&self, error: MomentError) -> Failure {
        let code = if error == MomentError::NoRound { CONTENT } else { USE };
        Failure::of_one(Some(&self.name), Words::from(error.message()), code)
    }
}
