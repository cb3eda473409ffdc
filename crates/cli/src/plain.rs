//! Lines as they come, without editing.

use std::io::{self, BufRead, Read, StdinLock, Write};

use domino_repl::{Catalog, Curtain, Input, Session};

use crate::lines::{self, Lines, MAX_LINE};

/// The lines that move a hand out of sight of a terminal that can do no better.
const OUT_OF_SIGHT: usize = 100;

/// What some editors write before the first line.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Lines from a pipe, a file or a terminal that cannot move its cursor, whatever their bytes.
#[derive(Debug)]
pub(crate) struct Plain<R> {
    reader: R,
    asks: Asks,
    /// Whether a line was read.
    is_begun: bool,
    /// Whether the user knows that hands are not hidden.
    is_told: bool,
}

/// Whether somebody sees what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    /// Nothing is asked.
    Never,
    /// Somebody sits at a terminal.
    Aloud,
}

impl Plain<StdinLock<'static>> {
    /// Lines from a pipe or a file: nothing is asked.
    pub(crate) fn pipe() -> Plain<StdinLock<'static>> {
        Plain { reader: io::stdin().lock(), asks: Asks::Never, is_begun: false, is_told: true }
    }

    /// Lines from a terminal.
    pub(crate) fn terminal() -> Plain<StdinLock<'static>> {
        Plain { reader: io::stdin().lock(), asks: Asks::Aloud, is_begun: false, is_told: false }
    }
}

impl<R: BufRead> Lines for Plain<R> {
    fn next(&mut self, prompt: &str, _: &Session) -> io::Result<Input> {
        self.write(prompt)?;
        self.read()
    }

    fn draw(&mut self, _: Curtain, catalog: &Catalog) -> io::Result<()> {
        self.write(&"\n".repeat(OUT_OF_SIGHT))?;
        lines::tell_not_hidden(&mut self.is_told, catalog);
        Ok(())
    }

    fn size(&mut self) -> Option<(u16, u16)> {
        None
    }
}

impl<R: BufRead> Plain<R> {
    /// Writes for somebody at a terminal.
    fn write(&self, text: &str) -> io::Result<()> {
        if self.asks == Asks::Never {
            return Ok(());
        }
        let mut out = io::stdout();
        out.write_all(text.as_bytes())?;
        out.flush()
    }

    fn read(&mut self) -> io::Result<Input> {
        let mut line = Vec::new();
        let limit = MAX_LINE as u64 + 1;
        let n_read = Read::by_ref(&mut self.reader).take(limit).read_until(b'\n', &mut line)?;
        if !std::mem::replace(&mut self.is_begun, true) && line.starts_with(BYTE_ORDER_MARK) {
            line.drain(..BYTE_ORDER_MARK.len());
        }
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

    /// Reads to the end of a line without keeping it.
    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let n_used = end.map_or(buffer.len(), |end| end + 1);
            let is_done = end.is_some() || buffer.is_empty();
            self.reader.consume(n_used);
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
        let reader = io::BufReader::with_capacity(7, bytes);
        let mut lines = Plain { reader, asks: Asks::Never, is_begun: false, is_told: true };
        let mut found = Vec::new();
        while found.last() != Some(&Input::End) {
            found.push(lines.read().unwrap());
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
    fn finding_a16_a_byte_order_mark_is_no_part_of_a_script() {
        assert_eq!(lines("\u{feff}1\n2\n".as_bytes()), [line("1\n"), line("2\n"), Input::End]);
        let within = [line("1\n"), line("\u{feff}2\n"), Input::End];
        assert_eq!(lines("1\n\u{feff}2\n".as_bytes()), within);
        assert_eq!(lines("\u{feff}".as_bytes()), [Input::End]);
    }

    #[test]
    fn a_line_that_is_too_long_is_one_line() {
        let mut bytes = vec![b'x'; 3 * MAX_LINE];
        bytes.extend(b"\nhelp\n");
        assert_eq!(lines(&bytes), [Input::TooLong, line("help\n"), Input::End]);
        assert_eq!(lines(&bytes[..2 * MAX_LINE]), [Input::TooLong, Input::End]);
    }
}
