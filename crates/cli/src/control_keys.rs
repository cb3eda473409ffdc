//! Control keys that the line editor alone would not treat as this program does.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use rustyline::history::History;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, Helper, KeyEvent,
    Movement, RepeatCount,
};

/// What a control key asks for that the line editor tells like Ctrl-C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Asked {
    /// Nothing.
    Nothing = 0,
    /// Ctrl-Z: to stop the program, in a way that it knows of, so that no hand stays on the screen.
    Stop,
    /// Ctrl-L: to show again what is on the screen, and not only the prompt.
    Redraw,
}

/// The control keys, and which of them ended the line.
#[derive(Clone, Debug, Default)]
pub(crate) struct ControlKeys(Arc<AtomicU8>);

impl ControlKeys {
    /// Learns of the keys from a line editor; of Ctrl-Z where programs can be stopped.
    pub(crate) fn listen<H: Helper, I: History>(&self, editor: &mut Editor<H, I>) {
        let mut bind = |letter, asked| {
            let handler = EndsLine { keys: self.clone(), asked };
            let handler = EventHandler::Conditional(Box::new(handler));
            editor.bind_sequence(KeyEvent::ctrl(letter), handler);
        };
        bind('L', Asked::Redraw);
        if cfg!(unix) {
            bind('Z', Asked::Stop);
        }
        let clear = EventHandler::Conditional(Box::new(ClearsLine));
        editor.bind_sequence(KeyEvent::ctrl('C'), clear);
    }

    /// What is asked for; asking forgets it.
    pub(crate) fn asked(&self) -> Asked {
        match self.0.swap(Asked::Nothing as u8, Ordering::Relaxed) {
            stop if stop == Asked::Stop as u8 => Asked::Stop,
            redraw if redraw == Asked::Redraw as u8 => Asked::Redraw,
            _ => Asked::Nothing,
        }
    }
}

/// A key that ends the line, and is known afterwards.
struct EndsLine {
    keys: ControlKeys,
    asked: Asked,
}

impl ConditionalEventHandler for EndsLine {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.keys.0.store(self.asked as u8, Ordering::Relaxed);
        Some(Cmd::Interrupt)
    }
}

/// Ctrl-C clears a line that has been begun; only at an empty one does it ask to leave.
struct ClearsLine;

impl ConditionalEventHandler for ClearsLine {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, line: &EventContext<'_>) -> Option<Cmd> {
        let is_empty = line.line().is_empty();
        Some(if is_empty { Cmd::Interrupt } else { Cmd::Kill(Movement::WholeBuffer) })
    }
}

/// Stops the program, as the terminal does it: with all that belongs to its job.
#[cfg(unix)]
pub(crate) fn stop_program() -> io::Result<()> {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::getpgrp;

    Ok(killpg(getpgrp(), Signal::SIGTSTP)?)
}

/// Nothing stops a program here.
#[cfg(not(unix))]
pub(crate) fn stop_program() -> io::Result<()> {
    Ok(())
}
