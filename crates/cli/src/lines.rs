//! Where lines come from: a terminal, or anything else.

use std::io::{self, BufRead, IsTerminal, Read, StdinLock};

use domino_repl::Input;
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};

/// The most bytes of a line that are kept.
const MAX_LINE: usize = 4096;

/// The widest text, in columns.
pub(crate) const MAX_WIDTH: u16 = 1000;

/// Gives lines as inputs of a session.
pub(crate) trait Lines {
    /// The next line; the prompt is shown where somebody types.
    fn next(&mut self, prompt: &str) -> io::Result<Input>;

    /// Clears the screen, where there is one.
    fn clear(&mut self) -> io::Result<()>;
}

/// Whether somebody types at a terminal and sees there what is written.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The width of the text in columns: as asked, or that of a terminal, or 80.
pub(crate) fn width(asked: Option<u16>) -> usize {
    let own = || {
        let terminal = io::stdout().is_terminal().then(Terminal::new)?;
        terminal.ok()?.0.dimensions().map(|(columns, _)| columns)
    };
    asked.or_else(own).filter(|columns| *columns > 0).unwrap_or(80).min(MAX_WIDTH).into()
}

/// Lines from a terminal, with editing and a history.
pub(crate) struct Terminal(DefaultEditor);

impl Terminal {
    pub(crate) fn new() -> io::Result<Terminal> {
        // Lines that are pasted are lines, not one text with line feeds in it.
        let config = Config::builder().auto_add_history(true).bracketed_paste(false).build();
        DefaultEditor::with_config(config).map(Terminal).map_err(into_io)
    }
}

impl Lines for Terminal {
    fn next(&mut self, prompt: &str) -> io::Result<Input> {
        match self.0.readline(prompt) {
            Ok(line) if line.len() > MAX_LINE => Ok(Input::TooLong),
            Ok(line) => Ok(Input::Line(line)),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Input::End),
            Err(error) => Err(into_io(error)),
        }
    }

    fn clear(&mut self) -> io::Result<()> {
        self.0.clear_screen().map_err(into_io)
    }
}

fn into_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other.to_string()),
    }
}

/// Lines from a pipe or a file, whatever their bytes, and nothing is asked.
pub(crate) struct Plain<R>(R);

impl Plain<StdinLock<'static>> {
    pub(crate) fn stdin() -> Plain<StdinLock<'static>> {
        Plain(io::stdin().lock())
    }
}

impl<R: BufRead> Lines for Plain<R> {
    fn next(&mut self, _: &str) -> io::Result<Input> {
        let mut line = Vec::new();
        let n_read =
            Read::by_ref(&mut self.0).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        match line.last() {
            None => Ok(Input::End),
            Some(last) if *last == b'\n' || n_read <= MAX_LINE => {
                Ok(Input::Line(String::from_utf8_lossy(&line).into_owned()))
            }
            Some(_) => {
                self.skip_line()?;
                Ok(Input::TooLong)
            }
        }
    }

    fn clear(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<R: BufRead> Plain<R> {
    /// Reads to the end of a line without keeping it.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.0.fill_buf()?;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let n_used = end.map_or(buffer.len(), |end| end + 1);
            let is_done = end.is_some() || buffer.is_empty();
            self.0.consume(n_used);
            if is_done {
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Input> {
        let mut lines = Plain(io::BufReader::with_capacity(7, bytes));
        let mut found = Vec::new();
        while found.last() != Some(&Input::End) {
            found.push(lines.next("").unwrap());
        }
        found
    }

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn a_last_line_needs_no_line_feed() {
        assert_eq!(lines(b""), [Input::End]);
        assert_eq!(lines(b"a\r\n\nb"), [line("a\r\n"), line("\n"), line("b"), Input::End]);
    }

    #[test]
    fn bytes_that_are_no_text_are_a_line_like_others() {
        let expected = [line("\u{fffd}6-6\n"), line("\0\n"), Input::End];
        assert_eq!(lines(b"\xff6-6\n\0\n"), expected);
    }

    #[test]
    fn a_line_that_is_too_long_is_one_line() {
        let mut bytes = vec![b'x'; 3 * MAX_LINE];
        bytes.extend(b"\nhelp\n");
        assert_eq!(lines(&bytes), [Input::TooLong, line("help\n"), Input::End]);
        assert_eq!(lines(&bytes[..2 * MAX_LINE]), [Input::TooLong, Input::End]);
    }
}
