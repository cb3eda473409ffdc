//! What has happened so far while a record is read, and the lines that must come next.

use std::collections::VecDeque;
use std::ops::Range;

use domino_rules::{Event, EventSink};
use domino_tiles::Tile;

use crate::text::{Fault, FaultKind, Line, RecordPart, Words, compare};
use crate::write::Writer;

/// An event of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The line that tells it, counted from 1; of an event that no line tells, the line after which it
    /// happens.
    pub line: usize,
    /// The event.
    pub event: Event,
}

/// The events of a record, and the lines that they make.
///
/// Whoever reads a line plays it and tells the log; the log writes the line anew and waits for the
/// record to say the same. So all that a record says beside the choices of the players is checked
/// in one way.
#[derive(Clone, Debug)]
pub(crate) struct Log {
    pub(crate) writer: Writer,
    pub(crate) events: Vec<Logged>,
    /// The events before these, which are forgotten.
    n_forgotten: usize,
    keeping: Keeping,
    /// The line that is being read.
    pub(crate) line: usize,
    /// Lines that are written and were not yet read.
    pending: VecDeque<Pending>,
}

/// What a log keeps of the rounds before the one in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// All that happened, and the whole record.
    Everything,
    /// Nothing.
    LastRound,
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
    pub(crate) fn new(writer: Writer, keeping: Keeping) -> Log {
        let (events, pending) = (Vec::new(), VecDeque::new());
        Log { writer, events, n_forgotten: 0, keeping, line: 0, pending }
    }

    /// A log that goes on with what a record tells.
    pub(crate) fn go_on(writer: Writer, events: Vec<Logged>) -> Log {
        Log { events, ..Log::new(writer, Keeping::Everything) }
    }

    /// Whether nothing has happened yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.n_forgotten + self.events.len() == 0
    }

    /// Forgets what happened before a round, if it is not to be kept.
    pub(crate) fn begin_round(&mut self) {
        if self.keeping == Keeping::LastRound && self.pending.is_empty() {
            self.take_events();
            self.writer.forget_text();
        }
    }

    /// What has happened and is not yet taken or forgotten.
    pub(crate) fn take_events(&mut self) -> Vec<Logged> {
        self.n_forgotten += self.events.len();
        std::mem::take(&mut self.events)
    }

    /// Whether a line must come that no player chooses.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// The place after all that has happened.
    pub(crate) fn mark(&self) -> Mark {
        Mark { n_events: self.n_forgotten + self.events.len() }
    }

    /// Goes back to a place; what was written stays.
    pub(crate) fn go_back(&mut self, mark: Mark) {
        // What is forgotten does not come back.
        self.events.truncate(mark.n_events.saturating_sub(self.n_forgotten));
        self.n_forgotten = self.n_forgotten.min(mark.n_events);
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
        let fault = |expected: RecordPart, found: &str| match seed {
            Some(seed) if found.parse::<Tile>().is_ok() => {
                FaultKind::NotDealt { seed, expected, found: RecordPart::found(found) }
            }
            _ => FaultKind::expected(expected, found),
        };
        compare(&known.rest(&words), &known.rest(&must_words), fault)?;
        if let Some(derived) = derived {
            let end_of_line = || words.at(words.len()).instead_of(RecordPart::EndOfLine);
            compare(&derived, &must_derived.ok_or_else(end_of_line)?, fault)?;
        }
        if is_first {
            self.events[event_idx].line = line.number;
        }
        Ok(())
    }

    /// The events and the record.
    pub(crate) fn into_events(self) -> (Vec<Logged>, Writer) {
        let mut events = self.events;
        settle_lines(&mut events, &mut 0);
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

/// Gives the events that no line tells the line of the one before, which is the last of those before
/// all of them.
pub(crate) fn settle_lines(events: &mut [Logged], last: &mut usize) {
    for logged in events {
        *last = (*last).max(logged.line);
        logged.line = *last;
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
