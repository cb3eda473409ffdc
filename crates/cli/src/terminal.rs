//! Lines from a terminal, with editing, completion and a history.

use std::io;
use std::path::PathBuf;

use domino_repl::{Catalog, Curtain, Input, Session};
use rustyline::config::{BellStyle, ColorMode};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};

use crate::control_keys::{self, Asked, ControlKeys};
use crate::lines::{self, Lines, MAX_LINE};
use crate::other_screen::OtherScreen;
use crate::typist::Typist;

/// The most lines of the history.
const MAX_HISTORY: usize = 1000;

/// Somebody who types at a terminal.
pub(crate) struct Terminal {
    editor: Editor<Typist, FileHistory>,
    /// Where the history is kept, if anywhere.
    history: Option<PathBuf>,
    screen: OtherScreen,
    keys: ControlKeys,
    /// Whether the user knows that hands are not hidden.
    is_told: bool,
}

impl Terminal {
    /// The terminal of standard input and output, with the history of this file.
    pub(crate) fn new(history: Option<PathBuf>) -> io::Result<Terminal> {
        let keys = ControlKeys::default();
        let editor = editor(history.as_ref(), &keys).map_err(into_io)?;
        let (screen, is_told) = (OtherScreen::default(), lines::can_hide());
        Ok(Terminal { editor, history, screen, keys, is_told })
    }

    /// Stops the program until the shell lets it go on; no hand is seen meanwhile.
    fn stop(&mut self) -> io::Result<()> {
        let is_shown = self.screen.is_shown();
        self.screen.leave()?;
        control_keys::stop_program()?;
        if is_shown { self.screen.show() } else { Ok(()) }
    }

    /// Adds a line to the history, unless others may not know it.
    fn remember(&mut self, line: &str) {
        if self.screen.is_shown() || line.trim().is_empty() {
            return;
        }
        // A history is a comfort: without it the game goes on.
        let is_new = self.editor.add_history_entry(line).unwrap_or(false);
        if let (true, Some(path)) = (is_new, &self.history) {
            let _ = path.parent().map(domino_keep::make_own_directory);
            let _ = self.editor.append_history(path);
        }
    }
}

impl Lines for Terminal {
    fn next(&mut self, prompt: &str, session: &Session) -> io::Result<Input> {
        if let Some(typist) = self.editor.helper_mut() {
            typist.turn_to(session);
        }
        match self.editor.readline(prompt) {
            Ok(line) if line.len() > MAX_LINE => Ok(Input::TooLong),
            Ok(line) => {
                self.remember(&line);
                Ok(Input::Line(line))
            }
            Err(ReadlineError::Interrupted) => match self.keys.asked() {
                Asked::Nothing => Ok(Input::Interrupt),
                Asked::Redraw => Ok(Input::Redraw),
                Asked::Stop => {
                    self.stop()?;
                    Ok(Input::Redraw)
                }
            },
            Err(ReadlineError::Eof) => Ok(Input::End),
            // Bytes that are no text are a line that nobody understands.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Ok(Input::Line(char::REPLACEMENT_CHARACTER.to_string()))
            }
            Err(error) => Err(into_io(error)),
        }
    }

    fn draw(&mut self, curtain: Curtain, catalog: &Catalog) -> io::Result<()> {
        match curtain {
            Curtain::Private => {
                self.screen.show()?;
                lines::tell_not_hidden(&mut self.is_told, catalog);
                Ok(())
            }
            Curtain::Public => {
                if self.screen.is_shown() {
                    // What was typed and cut out again is forgotten with the old editor.
                    self.editor = editor(self.history.as_ref(), &self.keys).map_err(into_io)?;
                }
                self.screen.leave()
            }
        }
    }

    fn size(&mut self) -> Option<(u16, u16)> {
        self.editor.dimensions().filter(|(columns, _)| *columns > 0)
    }
}

fn editor(
    history: Option<&PathBuf>,
    keys: &ControlKeys,
) -> rustyline::Result<Editor<Typist, FileHistory>> {
    let config = Config::builder()
        .max_history_size(MAX_HISTORY)?
        .history_ignore_dups(true)?
        .completion_type(CompletionType::List)
        .bell_style(BellStyle::None)
        // The typist knows whether there is colour; it can change while a session goes on.
        .color_mode(ColorMode::Forced)
        // Lines that are pasted are lines, not one text with line feeds in it.
        .bracketed_paste(false)
        .build();
    let mut editor = Editor::with_config(config)?;
    editor.set_helper(Some(Typist::default()));
    keys.listen(&mut editor);
    if let Some(path) = history {
        // Most often there is none yet.
        let _ = editor.load_history(path);
    }
    Ok(editor)
}

fn into_io(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other.to_string()),
    }
}
