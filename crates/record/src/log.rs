//! What has happened so far while a record is read, and the lines that must come next.

use std::collections::VecDeque;
use std::ops::Range;

use domino_rules::{Event, EventSink};
use domino_tiles::Tile;

use crate::fault::quote;
use crate::line::{Line, Words, compare};
use crate::{Fault, FaultKind, Logged, Writer};

/// The events of a record, and the lines that they make.
///
/// Whoever reads a line plays it and tells the log; the log writes the line anew and waits for the
/// record to say the same. So all that a record says beside the choices of the players is checked
/// in one way.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    pub(crate) writer: Writer,
    pub(crate) events: Vec<Logged>,
    /// The line that is being read.
    pub(crate) line: usize,
    /// Lines that are written and were not yet read.
    pending: VecDeque<Pending>,
}

/// A place in what has happened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    n_events: usize,
}

/// A line that must come.
#[derive(Clone, Debug)]
struct Pending {
    text: Range<usize>,
    event_idx: usize,
    /// Whether no other line of the event comes before.
    is_first: bool,
}

/// The words of a line that were understood before the line is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// None.
    Nothing,
    /// So many.
    Words(usize),
    /// All that stand before `;`.
    Choice,
}

impl Known {
    /// The words that are to be compared.
    fn rest<'a>(self, words: &Words<'a>) -> Words<'a> {
        match self {
            Known::Nothing => words.from(0),
            Known::Words(n_words) => words.from(n_words),
            Known::Choice => words.from(words.len()),
        }
    }
}

impl Log {
    pub(crate) fn new(writer: Writer) -> Log {
        Log { writer, events: Vec::new(), line: 0, pending: VecDeque::new() }
    }

    /// Whether a line must come that no player chooses.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// The place after all that has happened.
    pub(crate) fn mark(&self) -> Mark {
        Mark { n_events: self.events.len() }
    }

    /// Goes back to a place; what was written stays.
    pub(crate) fn go_back(&mut self, mark: Mark) {
        self.events.truncate(mark.n_events);
    }

    /// Waits for no line any more.
    pub(crate) fn settle(&mut self) {
        self.pending.clear();
    }

    /// Checks a line against the next that must come, if one must; what stands after `;` can be left
    /// out.
    pub(crate) fn confirm(&mut self, line: Line<'_>, known: Known) -> Result<(), Fault> {
        let Some(Pending { text, event_idx, is_first }) = self.pending.pop_front() else {
            return Ok(());
        };
        let must = Line::expected(&self.writer.text()[text]);
        let (must_words, must_derived) = must.halves();
        let (words, derived) = line.halves();
        let seed = self.seed_of_deal(event_idx);
        let fault = |expected: String, found: &str| match seed {
            Some(seed) if found.parse::<Tile>().is_ok() => {
                FaultKind::NotDealt { seed, expected, found: quote(found) }
            }
            _ => FaultKind::expected(expected, found),
        };
        compare(&known.rest(&words), &known.rest(&must_words), fault)?;
        if let Some(derived) = derived {
            // No line that a record can have after `;` is written without what follows from it.
            compare(&derived, &must_derived.unwrap_or(must_words.from(must_words.len())), fault)?;
        }
        if is_first {
            self.events[event_idx].line = line.number;
        }
        Ok(())
    }

    /// The events, each with its line; those that no line tells have the line of the one before.
    pub(crate) fn into_events(self) -> (Vec<Logged>, Writer) {
        let mut events = self.events;
        let mut last = 0;
        for logged in &mut events {
            last = last.max(logged.line);
            logged.line = last;
        }
        (events, self.writer)
    }

    /// The seed, if the event deals tiles that a seed gives.
    fn seed_of_deal(&self, event_idx: usize) -> Option<u64> {
        let events = &self.events[..=event_idx];
        let (Logged { event: Event::Dealt { .. }, .. }, before) = events.split_last()? else {
            return None;
        };
        before.iter().rev().find_map(|logged| match logged.event {
            Event::RoundStarted { seed, .. } => Some(seed),
            _ => None,
        })?
    }
}

impl EventSink for Log {
    fn event(&mut self, event: &Event) {
        let event_idx = self.events.len();
        let start = self.writer.text().len();
        self.writer.event(event);
        let mut at = start;
        for line in self.writer.text()[start..].split_inclusive('\n') {
            let text = at..at + line.len() - 1;
            self.pending.push_back(Pending { text, event_idx, is_first: at == start });
            at += line.len();
        }
        self.events.push(Logged { line: self.line, event: event.clone() });
    }
}
