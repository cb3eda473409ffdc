//! Standard error, which is talk.

use std::fmt::Display;
use std::io::{self, Write};

use domino_words::{Catalog, printable};
use terminal_size::{Width, terminal_size_of};
use textwrap::{Options, WordSeparator, WordSplitter};

use crate::locale::{charset_of, variable};
use crate::remark::Remark;

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
    /// Says a message.
    pub(crate) fn tell(self, catalog: &Catalog, remark: &Remark) {
        self.say(catalog, remark.say(catalog.lang()));
    }

    /// Says a clause or a sentence; where nobody listens, it is not said.
    pub(crate) fn say(self, catalog: &Catalog, text: impl Display) {
        // All that is said passes through here, whoever wrote it: names of files, lines of records.
        let text = printable(&text.to_string());
        let line = match self {
            Talk::Error => Remark::TellError { text },
            Talk::Hint => Remark::TellHint { text },
            Talk::Note => Remark::TellNote { text },
        };
        let line = charset_of(variable).fit(&line.say(catalog.lang()));
        let _ = writeln!(io::stderr(), "{}", broken(&line));
    }
}

/// The line, broken between words where it is wider than the terminal that shows it.
///
/// What stands between blanks is left whole, since it may be a path or something to type.
fn broken(line: &str) -> String {
    let Some((Width(columns), _)) = terminal_size_of(io::stderr()) else {
        return line.to_owned();
    };
    let options = Options::new(columns.into())
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(line, options)
}
