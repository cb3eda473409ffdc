//! Ctrl-Z: stopping the program in a way that it knows of.
//!
//! The line editor could do it alone, but would leave a hand on the screen.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustyline::history::History;
use rustyline::{
    Cmd, ConditionalEventHandler, Editor, Event, EventContext, EventHandler, Helper, KeyEvent,
    RepeatCount,
};

/// Whether Ctrl-Z ended the line, which the line editor tells like Ctrl-C.
#[derive(Clone, Debug, Default)]
pub(crate) struct CtrlZ(Arc<AtomicBool>);

impl CtrlZ {
    /// Learns of Ctrl-Z from a line editor, where programs can be stopped.
    pub(crate) fn listen<H: Helper, I: History>(&self, editor: &mut Editor<H, I>) {
        if cfg!(unix) {
            let handler = EventHandler::Conditional(Box::new(self.clone()));
            editor.bind_sequence(KeyEvent::ctrl('Z'), handler);
        }
    }

    /// Whether the program is to be stopped; asking forgets it.
    pub(crate) fn is_asked_for(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

impl ConditionalEventHandler for CtrlZ {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, _: &EventContext<'_>) -> Option<Cmd> {
        self.0.store(true, Ordering::Relaxed);
        Some(Cmd::Interrupt)
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
