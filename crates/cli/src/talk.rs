//! Standard error, which is talk.

use std::fmt::Display;
use std::io::{self, Write};

use domino_repl::{Catalog, Message};

/// What is said on standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Talk {
    /// What is wrong.
    Error,
    /// What to do instead.
    Hint,
    /// What there is to know.
    Note,
}

impl Talk {
    /// Says a clause or a sentence; where nobody listens, it is not said.
    pub(crate) fn say(self, catalog: &Catalog, text: impl Display) {
        let text = text.to_string();
        let line = catalog.say(&match self {
            Talk::Error => Message::TellError { text },
            Talk::Hint => Message::TellHint { text },
            Talk::Note => Message::TellNote { text },
        });
        let _ = writeln!(io::stderr(), "{line}");
    }
}
