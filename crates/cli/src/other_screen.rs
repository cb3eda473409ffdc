//! The terminal's other screen, on which nothing is scrolled back to.

use std::io::{self, Write};

/// Shows the other screen, and clears it.
const SHOW: &str = "\x1b[?1049h\x1b[2J\x1b[H";

/// Clears it, and goes back.
const LEAVE: &str = "\x1b[2J\x1b[?1049l";

/// The other screen of the terminal; it is left at the latest when this is dropped.
#[derive(Debug, Default)]
pub(crate) struct OtherScreen {
    is_shown: bool,
}

impl OtherScreen {
    /// Whether it is shown.
    pub(crate) fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Shows it, clear.
    pub(crate) fn show(&mut self) -> io::Result<()> {
        self.is_shown = true;
        write(SHOW)
    }

    /// Goes back to the screen before, with what was on it.
    pub(crate) fn leave(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.is_shown) { write(LEAVE) } else { Ok(()) }
    }
}

impl Drop for OtherScreen {
    fn drop(&mut self) {
        let _ = self.leave();
    }
}

fn write(text: &str) -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(text.as_bytes())?;
    out.flush()
}
