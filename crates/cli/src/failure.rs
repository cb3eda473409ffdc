//! How the program fails: what it says, and the exit code.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

use domino_record::Fault;
use domino_repl::{Catalog, Message, SessionError, session_error};
use domino_rules::{RulesError, RulesFault, RulesFaults};
use domino_words::{record_fault, rules_error, rules_fault};

use crate::files::shown;
use crate::remark::Remark;
use crate::talk::Talk;

/// A record or a file whose content does not hold.
pub(crate) const CONTENT: u8 = 1;

/// Wrong use, or an error of the system.
pub(crate) const USE: u8 = 2;

/// Why the program ends before it is done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to say, and the exit code.
    Told {
        /// The file or other thing that is at fault.
        name: Option<Words>,
        /// One clause for each fault.
        faults: Vec<Words>,
        /// What to do instead.
        hint: Option<Box<Remark>>,
        /// The exit code.
        code: u8,
    },
    /// Nobody reads the output any more, which is no error.
    ClosedPipe,
}

/// A clause.
#[derive(Clone, Debug)]
pub(crate) enum Words {
    /// In the language of the program.
    Own(Remark),
    /// As a session says it.
    Session(Box<Message>),
    /// A fault of a rules file.
    Fault(Box<RulesFault>),
    /// A fault of a record.
    Record(Box<Fault>),
    /// Why a game cannot be played at a table.
    Rules(Box<RulesError>),
    /// Why a session cannot begin.
    Begin(Box<SessionError>),
    /// As the system or a library says it.
    Others(String),
}

impl Words {
    /// The clause in words.
    pub(crate) fn say(&self, catalog: &Catalog) -> String {
        match self {
            Words::Own(remark) => remark.say(catalog.lang()),
            Words::Session(message) => catalog.say(message),
            Words::Fault(fault) => rules_fault(catalog, fault),
            Words::Record(fault) => record_fault(catalog, fault),
            Words::Rules(error) => rules_error(catalog, error),
            Words::Begin(error) => session_error(catalog, error),
            Words::Others(text) => text.clone(),
        }
    }
}

impl From<Remark> for Words {
    fn from(remark: Remark) -> Words {
        Words::Own(remark)
    }
}

impl From<SessionError> for Words {
    fn from(error: SessionError) -> Words {
        Words::Begin(Box::new(error))
    }
}

impl From<Message> for Words {
    fn from(message: Message) -> Words {
        Words::Session(Box::new(message))
    }
}

/// An error of the system: those that people meet in our words, others in its own, without their
/// number.
impl From<&io::Error> for Words {
    fn from(error: &io::Error) -> Words {
        Words::Own(match error.kind() {
            ErrorKind::NotFound => Remark::NotFound,
            ErrorKind::PermissionDenied => Remark::NoPermission,
            ErrorKind::IsADirectory => Remark::IsADirectory,
            ErrorKind::NotADirectory => Remark::NotADirectory,
            ErrorKind::AlreadyExists => Remark::ExistsAlready,
            ErrorKind::StorageFull => Remark::NoSpace,
            ErrorKind::ReadOnlyFilesystem => Remark::ReadOnly,
            _ => return Words::of_system(error),
        })
    }
}

impl Words {
    fn of_system(error: &io::Error) -> Words {
        let text = error.to_string();
        let words = text.split(" (os error").next().unwrap_or(&text);
        let mut letters = words.chars();
        let first = letters.next().into_iter().flat_map(char::to_lowercase);
        Words::Others(first.chain(letters).collect())
    }
}

impl Failure {
    /// One fault of something that may have a name.
    pub(crate) fn of_one(name: Option<&Path>, fault: Words, code: u8) -> Failure {
        let name = name.map(|path| Words::Others(shown(path)));
        Failure::Told { name, faults: vec![fault], hint: None, code }
    }

    /// Wrong use, in the words of the program.
    pub(crate) fn of_words(fault: impl Into<Words>) -> Failure {
        Failure::of_one(None, fault.into(), USE)
    }

    /// A rules file that makes no game.
    pub(crate) fn of_rules_file(path: &Path, RulesFaults(faults): RulesFaults) -> Failure {
        let faults = faults.into_iter().map(|fault| Words::Fault(Box::new(fault))).collect();
        let name = Some(Words::Others(shown(path)));
        Failure::Told { name, faults, hint: None, code: CONTENT }
    }

    /// A record that does not hold.
    pub(crate) fn of_record(path: &Path, fault: Fault) -> Failure {
        Failure::of_one(Some(path), Words::Record(Box::new(fault)), CONTENT)
    }

    /// An error of the system with something that has a name.
    pub(crate) fn of_system(name: Remark, error: &io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        let name = Some(Words::Own(name));
        Failure::Told { name, faults: vec![error.into()], hint: None, code: USE }
    }

    /// The same failure with a line that says what to do instead.
    pub(crate) fn with_hint(mut self, remark: Remark) -> Failure {
        if let Failure::Told { hint, .. } = &mut self {
            *hint = Some(Box::new(remark));
        }
        self
    }

    /// The first fault in words, without the name of what has it.
    pub(crate) fn first_fault(&self, catalog: &Catalog) -> String {
        match self {
            Failure::Told { faults, .. } => {
                faults.first().map(|fault| fault.say(catalog)).unwrap_or_default()
            }
            Failure::ClosedPipe => String::new(),
        }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Told { code, .. } => *code,
            Failure::ClosedPipe => 0,
        }
    }

    /// Says what is wrong, and gives the exit code.
    pub(crate) fn report(self, catalog: &Catalog) -> ExitCode {
        let code = self.code();
        if let Failure::Told { name, faults, hint, .. } = self {
            let name = name.map_or_else(String::new, |name| name.say(catalog) + ": ");
            for fault in faults {
                Talk::Error.say(catalog, format_args!("{name}{}", fault.say(catalog)));
            }
            if let Some(hint) = hint {
                Talk::Hint.tell(catalog, &hint);
            }
        }
        code.into()
    }
}
