//! How the program fails: what it says, and the exit code.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use crate::talk::talk;

/// A record or a file whose content does not hold.
pub(crate) const CONTENT: u8 = 1;

/// Wrong use, or an error of the system.
pub(crate) const USE: u8 = 2;

/// Why the program ends before it is done.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something to say, and the exit code.
    Told {
        /// One clause for each fault.
        faults: Vec<String>,
        /// What to do instead.
        hint: Option<String>,
        /// The exit code.
        code: u8,
    },
    /// Nobody reads the output any more, which is no error.
    ClosedPipe,
}

impl Failure {
    /// Wrong use, or an error of the system.
    pub(crate) fn of_use(fault: impl Display) -> Failure {
        Failure::Told { faults: vec![fault.to_string()], hint: None, code: USE }
    }

    /// A file whose content does not hold, in one clause or several.
    pub(crate) fn of_content(path: &str, faults: &impl Display) -> Failure {
        let faults = faults.to_string();
        let faults = faults.lines().map(|fault| format!("{path}: {fault}")).collect();
        Failure::Told { faults, hint: None, code: CONTENT }
    }

    /// An error of the system with something that has a name.
    pub(crate) fn of_system(name: &str, error: &io::Error) -> Failure {
        if error.kind() == ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        Failure::of_use(format!("{name}: {}", why(error)))
    }

    /// The same failure with a line that says what to do instead.
    pub(crate) fn with_hint(mut self, text: impl Display) -> Failure {
        if let Failure::Told { hint, .. } = &mut self {
            *hint = Some(text.to_string());
        }
        self
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Told { code, .. } => *code,
            Failure::ClosedPipe => 0,
        }
    }

    /// Says what is wrong, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::ClosedPipe => ExitCode::SUCCESS,
            Failure::Told { faults, hint, code } => {
                for fault in faults {
                    talk(format_args!("error: {fault}"));
                }
                if let Some(hint) = hint {
                    talk(format_args!("hint: {hint}"));
                }
                code.into()
            }
        }
    }
}

/// An error of the system in words, without its number.
pub(crate) fn why(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or(&text);
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
