//! Where lines come from.

use std::env;
use std::io::{self, IsTerminal};

use domino_repl::{Catalog, Curtain, Input, Session};
use terminal_size::{Width, terminal_size_of};

use crate::remark::Remark;
use crate::talk::Talk;

/// The most bytes of a line that are kept.
pub(crate) const MAX_LINE: usize = 4096;

/// The narrowest text that can be asked for, in columns; a terminal may be narrower.
pub(crate) const MIN_WIDTH: u16 = 40;

/// The widest text, in columns.
pub(crate) const MAX_WIDTH: u16 = 1000;

/// The terminals for which rustyline has no line editing.
const UNABLE: [&str; 3] = ["dumb", "cons25", "emacs"];

/// The terminals that show everything on one screen; a Linux console has no other, but nothing is
/// scrolled back to there either.
const WITH_ONE_SCREEN: [&str; 6] = ["ansi", "vt100", "vt102", "vt220", "vt320", "vt52"];

/// Gives lines as inputs of a session.
pub(crate) trait Lines {
    /// The next line; the prompt is shown where somebody types, with the help that the session gives.
    fn next(&mut self, prompt: &str, session: &Session) -> io::Result<Input>;

    /// Hides what follows from the eyes of others, or goes back to what everybody may see.
    ///
    /// Where it cannot be hidden, that is said once.
    fn draw(&mut self, curtain: Curtain, catalog: &Catalog) -> io::Result<()>;

    /// The columns and the rows of the window, where there is one.
    fn size(&mut self) -> Option<(u16, u16)>;
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

/// Whether the terminal has another screen, on which nothing is scrolled back to.
pub(crate) fn can_hide() -> bool {
    let term = env::var("TERM").unwrap_or_default();
    can_edit() && !WITH_ONE_SCREEN.contains(&term.as_str())
}

/// Says, once, that hands are not hidden.
pub(crate) fn tell_not_hidden(is_told: &mut bool, catalog: &Catalog) {
    if !std::mem::replace(is_told, true) {
        Talk::Note.tell(catalog, &Remark::CannotHide);
    }
}

/// The width of the terminal on standard output in columns, if it is one.
pub(crate) fn columns() -> Option<u16> {
    terminal_size_of(io::stdout()).map(|(Width(columns), _)| columns)
}
