//! Where lines come from.

use std::env;
use std::io::{self, IsTerminal};

use domino_repl::{Curtain, Input, Session};
use rustyline::DefaultEditor;

/// The most bytes of a line that are kept.
pub(crate) const MAX_LINE: usize = 4096;

/// The widest text, in columns.
pub(crate) const MAX_WIDTH: u16 = 1000;

/// The terminals for which rustyline has no line editing.
const UNABLE: [&str; 3] = ["dumb", "cons25", "emacs"];

/// Gives lines as inputs of a session.
pub(crate) trait Lines {
    /// The next line; the prompt is shown where somebody types, with the help that the session gives.
    fn next(&mut self, prompt: &str, session: &Session) -> io::Result<Input>;

    /// Hides what follows from the eyes of others, or goes back to what everybody may see.
    fn draw(&mut self, curtain: Curtain) -> io::Result<()>;

    /// The width of the window in columns, where there is one.
    fn columns(&mut self) -> Option<u16>;
}

/// Whether somebody types at a terminal and sees there what is written.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether the terminal can move its cursor, as line editing needs it.
pub(crate) fn can_edit() -> bool {
    let term = env::var("TERM").unwrap_or_default();
    !UNABLE.iter().any(|unable| term.eq_ignore_ascii_case(unable))
}

/// The width of the terminal on standard output in columns, if it is one.
pub(crate) fn columns() -> Option<u16> {
    let terminal = io::stdout().is_terminal().then(DefaultEditor::new)?;
    terminal.ok()?.dimensions().map(|(columns, _)| columns).filter(|columns| *columns > 0)
}
