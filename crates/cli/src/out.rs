//! Standard output, which is data.

use std::fmt;
use std::io::{self, BufWriter, Stdout, Write};

use domino_words::printable;

use crate::failure::Failure;

/// Standard output; where nobody reads it any more, writing is a [`Failure::ClosedPipe`].
#[derive(Debug)]
pub(crate) struct Out(BufWriter<Stdout>);

impl Out {
    pub(crate) fn new() -> Out {
        Out(BufWriter::new(io::stdout()))
    }

    /// Writes text that ends its lines itself.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.0.write_all(text.as_bytes()).map_err(|error| fail(&error))
    }

    /// Writes one line, harmless whatever it repeats.
    pub(crate) fn line(&mut self, line: impl fmt::Display) -> Result<(), Failure> {
        writeln!(self.0, "{}", printable(&line.to_string())).map_err(|error| fail(&error))
    }

    /// Sends on what was written.
    pub(crate) fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(|error| fail(&error))
    }
}

fn fail(error: &io::Error) -> Failure {
    Failure::of_system("standard output", error)
}
