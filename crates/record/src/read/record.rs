//! A record that was read and found to hold.

use domino_rules::{Event, Match, PerSeat, Rules, Variant, View};

use crate::head::Head;
use crate::play::{Mode, Past, Play, Source};
use crate::text::{Fault, Place, SeatInfo, lines, lines_from};
use crate::write::{Keeping, Log, Logged, Writer};

/// A record that was read and found to hold, whole or cut after some line.
#[derive(Clone, Debug)]
pub struct Record(Extent);

/// How far a record goes.
#[derive(Clone, Debug)]
enum Extent {
    /// It ends before its seats.
    Head { variant: Option<Box<Variant>>, text: String },
    /// It has seats.
    Play(Box<Played>),
}

/// What a record with seats says.
#[derive(Clone, Debug)]
struct Played {
    seats: PerSeat<SeatInfo>,
    mode: Mode,
    seed: Option<u64>,
    events: Vec<Logged>,
    writer: Writer,
    /// What can be taken back without reading everything again.
    past: Option<Past>,
}

/// Reads a record, plays it through the rules, and checks everything that it says.
///
/// A record that is cut after a whole line is read as far as it goes. What follows from there
/// without anybody's choice is completed: the deal of a seed, and the end and the score of a round.
///
/// A line `undo N` takes back the last N actions in effect: the record then leads to the state before
/// them, and can go on from there.
///
/// # Errors
///
/// The first [`Fault`]. Whatever the bytes are, nothing panics, and the answer is short.
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, read};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// let mut game = Match::new(rules);
/// game.start_round(42, &mut writer)?;
/// let dealt = game.clone();
/// let lead = game.round().and_then(|round| round.legal_actions().nth(0)).ok_or("nothing to lead")?;
/// game.play_into(lead, &mut writer)?;
///
/// let back = read(format!("{}undo 1\n", writer.text()).as_bytes())?;
/// assert_eq!(back.game(), Some(&dealt));
/// assert!(back.text().starts_with(writer.text()), "the lead stays in the record");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(record: &[u8]) -> Result<Record, Fault> {
    Ok(Record(match read_as(record, Keeping::Everything)? {
        Read::Head { variant, text } => Extent::Head { variant, text },
        Read::Play(play) => Extent::Play(Box::new(Played::of(*play))),
    }))
}

/// How far a record goes, while it is read.
pub(crate) enum Read<'a> {
    /// It ends before its seats.
    Head { variant: Option<Box<Variant>>, text: String },
    /// It has seats.
    Play(Box<Play<'a>>),
}

/// Reads a record and keeps something of what it tells.
pub(crate) fn read_as(record: &[u8], keeping: Keeping) -> Result<Read<'_>, Fault> {
    let mut n_lines = 0;
    let mut head = Head::Empty;
    let mut play: Option<Play<'_>> = None;
    for line in lines(record) {
        let line = line?;
        n_lines = line.number;
        if let Some(play) = &mut play {
            play.line(line)?;
        } else {
            let source = Source { record, keeping, from: line.end() };
            let begin = |(rules, seats)| Play::new(rules, seats, source);
            play = head.line(line)?.map(begin);
        }
    }
    let behind = |kind| Fault { line: n_lines + 1, column: 1, kind };
    let Some(mut play) = play else {
        let (variant, text) = head.finish().map_err(behind)?;
        return Ok(Read::Head { variant: variant.map(Box::new), text });
    };
    play.finish(behind)?;
    Ok(Read::Play(Box::new(play)))
}

impl Played {
    fn of(play: Play<'_>) -> Played {
        let can_go_on = play.can_go_on();
        let Play { seats, mode, seed, log, past, .. } = play;
        let (events, writer) = log.into_events();
        Played { seats, mode, seed, events, writer, past: can_go_on.then_some(past) }
    }

    /// Reads more lines, from the place where the record ends.
    fn read_on(self, past: Past, more: &str) -> Result<Played, Fault> {
        let Played { seats, mode, seed, events, writer, .. } = self;
        let end =
            Place { n_bytes: writer.text().len(), n_lines: writer.text().matches('\n').count() };
        let text = [writer.text(), more].concat();
        let log = Log::go_on(writer, events);
        let mut play = Play { seats, mode, seed, log, past, draft: None, record: text.as_bytes() };
        let mut n_lines = end.n_lines;
        for line in lines_from(text.as_bytes(), end) {
            let line = line?;
            n_lines = line.number;
            play.line(line)?;
        }
        play.finish(|kind| Fault { line: n_lines + 1, column: 1, kind })?;
        Ok(Played::of(play))
    }
}

impl Record {
    /// Reads lines that come behind the record, which it is to have to its end: what was read is not
    /// read again, and of what is taken back no more than a round, or a few.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] of [`read`] for the whole.
    ///
    /// # Examples
    ///
    /// ```
    /// use domino_record::{Writer, read};
    /// use domino_rules::{Match, PerSeat, Rules, Variant};
    ///
    /// let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
    /// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
    /// let mut writer = Writer::new(&rules, &seats);
    /// let mut game = Match::new(rules);
    /// game.start_round(42, &mut writer)?;
    /// let dealt = read(writer.text().as_bytes())?;
    /// let n_bytes = dealt.text().len();
    ///
    /// let lead = game.round().and_then(|round| round.legal_actions().nth(0)).ok_or("no lead")?;
    /// game.play_into(lead, &mut writer)?;
    /// let led = dealt.clone().read_on(&writer.text()[n_bytes..])?;
    /// assert_eq!(led.game(), Some(&game));
    /// assert_eq!(led.read_on("undo 1\n")?.game(), dealt.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_on(self, more: &str) -> Result<Record, Fault> {
        match self.0 {
            Extent::Head { text, .. } => read([&text, more].concat().as_bytes()),
            Extent::Play(mut played) => match played.past.take() {
                Some(past) => Ok(Record(Extent::Play(Box::new(played.read_on(past, more)?)))),
                None => read([played.writer.text(), more].concat().as_bytes()),
            },
        }
    }

    fn played(&self) -> Option<&Played> {
        match &self.0 {
            Extent::Head { .. } => None,
            Extent::Play(played) => Some(played),
        }
    }

    /// The game, if the record goes as far as all of its rules.
    pub fn variant(&self) -> Option<&Variant> {
        match &self.0 {
            Extent::Head { variant, .. } => variant.as_deref(),
            Extent::Play(played) => Some(played.mode.rules().variant()),
        }
    }

    /// The rules, if the record goes as far as its seats.
    pub fn rules(&self) -> Option<&Rules> {
        Some(self.played()?.mode.rules())
    }

    /// Who sits where, if the record goes so far.
    pub fn seats(&self) -> Option<&PerSeat<SeatInfo>> {
        Some(&self.played()?.seats)
    }

    /// The match in the state to which the record leads; `None` for a view, and for a record that ends
    /// before its seats.
    pub fn game(&self) -> Option<&Match> {
        self.played()?.mode.game()
    }

    /// What the viewer knows of the last round, if this is the record of a view.
    ///
    /// After a draw, or a tile of a run, only the next line tells whether another seat is on turn.
    pub fn view(&self) -> Option<&View> {
        self.played()?.mode.view()
    }

    /// The seed of the last round that is not taken back, if it has one.
    pub fn seed(&self) -> Option<u64> {
        self.played()?.seed
    }

    /// What happened, in its order, with what was completed and without what was taken back.
    pub fn events(&self) -> &[Logged] {
        self.played().map_or(&[], |played| &played.events)
    }

    /// What happened in the last rounds, at most so many.
    pub fn last_rounds(&self, n_rounds: usize) -> &[Logged] {
        let events = self.events();
        let is_start =
            |(_, logged): &(usize, &Logged)| matches!(logged.event, Event::RoundStarted { .. });
        let starts = events.iter().enumerate().rev().filter(is_start);
        let first = starts.take(n_rounds).last().map_or(events.len(), |(place, _)| place);
        &events[first..]
    }

    /// The record as a [`Writer`] writes it, with what was completed and also what was taken back.
    pub fn text(&self) -> &str {
        match &self.0 {
            Extent::Head { text, .. } => text,
            Extent::Play(played) => played.writer.text(),
        }
    }

    /// A writer that goes on with the record, if the record goes as far as its seats.
    pub fn writer(&self) -> Option<&Writer> {
        Some(&self.played()?.writer)
    }
}
