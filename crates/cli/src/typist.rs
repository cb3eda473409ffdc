//! Help for somebody who types: what a session knows, in the terms of the line editor.

use std::borrow::Cow;

use anstyle::Style;
use domino_repl::{Color, Completion, Session, TextForm, Typing};
use rustyline::completion::{Completer, Pair};
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter};
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use crate::paths;

/// How a hint differs from what is typed.
const DIM: Style = Style::new().dimmed();

/// The bytes of the longest line that is marked: a longer one is no line for us, and would be drawn
/// anew with every letter.
const MAX_MARKED: usize = 200;

/// Completes, hints and marks what is typed.
pub(crate) struct Typist {
    typing: Typing,
    form: TextForm,
    color: Color,
}

impl Default for Typist {
    fn default() -> Typist {
        let (form, color) = (TextForm::Plain, Color::Never);
        Typist { typing: Typing::default(), form, color }
    }
}

impl Typist {
    /// Learns what can be typed now.
    pub(crate) fn turn_to(&mut self, session: &Session) {
        let style = session.style();
        (self.typing, self.form, self.color) = (session.typing(), style.form, style.color);
    }

    fn has_color(&self) -> bool {
        self.color == Color::Ansi && self.form == TextForm::Drawn
    }

    fn marks(&self, line: &str) -> bool {
        self.has_color() && line.len() <= MAX_MARKED
    }
}

/// What is expected: shown behind the line, never typed into it.
pub(crate) struct Expected(String);

impl Hint for Expected {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

/// A path with its last part, by which it is listed.
fn file(path: String) -> Pair {
    let shown = path.trim_end_matches('/').rfind('/').map_or(&*path, |at| &path[at + 1..]);
    Pair { display: shown.to_owned(), replacement: path }
}

impl Completer for Typist {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        match self.typing.complete(line, pos) {
            Completion::Words { start, words } => {
                let pair = |word: String| Pair { display: word.clone(), replacement: word };
                Ok((start, words.into_iter().map(pair).collect()))
            }
            Completion::File { start } => {
                let names = paths::beginning_with(line.get(start..pos).unwrap_or_default());
                Ok((start, names.into_iter().map(file).collect()))
            }
        }
    }
}

impl Hinter for Typist {
    type Hint = Expected;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<Expected> {
        // A screen reader would read it as if it had been typed.
        if pos < line.len() || line.len() > MAX_MARKED || self.form == TextForm::Plain {
            return None;
        }
        let expected = self.typing.hint(line)?;
        if self.has_color() {
            return Some(Expected(expected));
        }
        // Without colour it would look as if it had been typed.
        let gap = expected.len() - expected.trim_start().len();
        Some(Expected(format!("{}({})", &expected[..gap], &expected[gap..])))
    }
}

impl Highlighter for Typist {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if self.marks(line) { self.typing.highlight(line).into() } else { line.into() }
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        if self.has_color() { format!("{DIM}{hint}{DIM:#}").into() } else { hint.into() }
    }

    fn highlight_char(&self, line: &str, _: usize, kind: CmdKind) -> bool {
        kind != CmdKind::MoveCursor && self.marks(line)
    }
}

impl Validator for Typist {}

impl Helper for Typist {}
