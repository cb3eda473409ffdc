//! Standard output, which is data.

use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};

use domino_words::printable;

use crate::failure::Failure;
use crate::locale::Charset;
use crate::remark::Remark;

/// Standard output; where nobody reads it any more, writing is a [`Failure::ClosedPipe`].
#[derive(Debug)]
pub(crate) struct Out {
    stdout: BufWriter<Stdout>,
    /// The characters in which text is written.
    charset: Charset,
}

impl Out {
    pub(crate) fn new(charset: Charset) -> Out {
        Out { stdout: BufWriter::new(io::stdout()), charset }
    }

    /// Writes text for people, which ends its lines itself.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        let fitting = self.charset.fit(text);
        self.data(&fitting)
    }

    /// Writes what another program reads, as it is.
    pub(crate) fn data(&mut self, data: &str) -> Result<(), Failure> {
        self.stdout.write_all(data.as_bytes()).map_err(|error| fail(&error))
    }

    /// Writes one line, harmless whatever it repeats.
    pub(crate) fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        self.text(&(printable(&line.to_string()) + "\n"))
    }

    /// Sends on what was written.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.stdout.flush().map_err(|error| fail(&error))
    }
}

fn fail(error: &io::Error) -> Failure {
    Failure::of_system(Remark::StandardOutput, error)
}
