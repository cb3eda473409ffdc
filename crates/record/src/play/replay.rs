//! The rounds of a record, played again line by line.

use domino_rules::{Match, PerSeat, Rules, Seat};
use domino_tiles::Stream;

use crate::draft::{Draft, Part};
use crate::play::{Choice, Mode, Past, State, Watch};
use crate::text::{Fault, FaultKind, Line, MAX_QUOTED, Place, RecordPart, SeatInfo, Word, cut};
use crate::write::{Keeping, Known, Log, Sight, Writer};

/// What is read, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) record: &'a [u8],
    pub(crate) keeping: Keeping,
    /// Where the lines begin that are to be read.
    pub(crate) from: Place,
}

/// A record from its seats on.
#[derive(Clone, Debug)]
pub(crate) struct Play<'a> {
    pub(crate) seats: PerSeat<SeatInfo>,
    pub(crate) log: Log,
    pub(crate) mode: Mode,
    pub(crate) seed: Option<u64>,
    pub(crate) past: Past,
    pub(crate) draft: Option<Draft<'a>>,
    pub(crate) record: &'a [u8],
}

impl<'a> Play<'a> {
    /// A record whose rounds begin at a place, with the lines before them.
    pub(crate) fn new(rules: Rules, seats: PerSeat<SeatInfo>, source: Source<'a>) -> Play<'a> {
        let Source { record, keeping, from } = source;
        Play {
            log: Log::new(Writer::new(&rules, &seats), keeping),
            seats,
            mode: Mode::Replay(Box::new(Match::new(rules))),
            seed: None,
            draft: None,
            past: Past::from(from),
            record,
        }
    }

    /// Whether more lines can be read where this record ends, as if they had stood in it: it is written
    /// as a writer writes it, and nothing was completed behind it.
    pub(crate) fn can_go_on(&self) -> bool {
        let is_replayed = matches!(self.mode, Mode::Replay(_)) && self.draft.is_none();
        is_replayed && self.log.writer.text().as_bytes() == self.record
    }

    /// The match as far as whole rounds are told, or as far as it was played again.
    fn game(&self) -> &Match {
        match &self.mode {
            Mode::Replay(game) => game,
            Mode::Watch(watch) => watch.0.game(),
        }
    }

    /// Plays a line.
    pub(crate) fn line(&mut self, line: Line<'a>) -> Result<(), Fault> {
        self.log.line = line.number;
        if self.log.is_waiting() {
            return self.log.confirm(line, Known::Nothing);
        }
        let first = line.first();
        if let Some(draft) = &mut self.draft {
            if let Some(part) = Part::of(first.text) {
                return draft.line(part, line);
            }
            self.begin(|missing| first.instead_of(missing))?;
            self.log.line = line.number;
        }
        match first.text {
            "view" if self.log.is_empty() => self.view(line),
            "round" if !self.is_round_on() => self.round(line),
            "undo" => self.undo(line),
            "end" => match &mut self.mode {
                Mode::Watch(watch) if watch.0.is_on() => watch.end(line, &mut self.log),
                _ => Err(first.instead_of(self.next())),
            },
            _ => self.act(line),
        }
    }

    fn is_round_on(&self) -> bool {
        match &self.mode {
            Mode::Replay(game) => game.is_round_on(),
            Mode::Watch(watch) => watch.0.is_on(),
        }
    }

    /// What can come next, in words.
    fn next(&self) -> RecordPart {
        let game = self.game();
        if self.is_round_on() {
            RecordPart::Action
        } else if game.result().is_some() {
            RecordPart::EndOfRecord
        } else {
            RecordPart::Text(format!("round {}", game.n_rounds() + 1))
        }
    }

    fn view(&mut self, line: Line<'a>) -> Result<(), Fault> {
        let words = line.words();
        let viewer = match words.at(1).text {
            "public" => None,
            _ => Some(self.seat(words.at(1), RecordPart::Viewer)?),
        };
        words.expect_end(2)?;
        if self.log.writer.sight() != Sight::Full {
            return Err(words.at(0).instead_of(self.next()));
        }
        self.watch(viewer);
        Ok(())
    }

    /// A seat of the table.
    fn seat(&self, word: Word<'_>, expected: RecordPart) -> Result<Seat, Fault> {
        let seat: Seat = word.parse(expected.clone())?;
        let is_there = seat.idx() < self.seats.n_seats();
        if is_there { Ok(seat) } else { Err(word.instead_of(expected)) }
    }

    fn watch(&mut self, viewer: Option<Seat>) {
        let rules = self.game().rules().clone();
        self.log.writer = Writer::seen_by(&rules, &self.seats, viewer);
        self.mode = Mode::Watch(Box::new(Watch::new(rules, viewer)));
    }

    fn round(&mut self, line: Line<'a>) -> Result<(), Fault> {
        let words = line.words();
        if self.game().result().is_some() {
            return Err(words.at(0).instead_of(self.next()));
        }
        words.expect(1, &(self.game().n_rounds() + 1).to_string())?;
        if words.len() == 2 {
            self.seed = None;
            self.log.begin_round();
            self.draft = Some(Draft::new(self.game().rules(), line));
            return Ok(());
        }
        words.expect(2, "seed")?;
        let Mode::Replay(game) = &mut self.mode else {
            return Err(words.at(2).fault(FaultKind::SeedInView));
        };
        let seed = words.at(3).number(RecordPart::Seed)?;
        let scheme = words.at(4);
        if !scheme.text.is_empty() && scheme.text != Stream::SCHEME {
            return Err(scheme.fault(FaultKind::Scheme(cut(scheme.text, MAX_QUOTED))));
        }
        words.expect(4, Stream::SCHEME)?;
        self.seed = Some(seed);
        self.log.begin_round();
        let started = game.start_round(seed, &mut self.log);
        started.map_err(|error| words.at(0).fault(FaultKind::Start(error)))?;
        self.log.confirm(line, Known::Nothing)
    }

    /// Begins the round of a draft, once a line comes that is no part of it, or the record ends.
    fn begin(&mut self, missing: impl Fn(RecordPart) -> Fault) -> Result<(), Fault> {
        let Some(mut draft) = self.draft.take() else { return Ok(()) };
        if let Some(hand) = draft.missing() {
            return Err(missing(hand));
        }
        draft.find_headings()?;
        let hidden = draft.hidden();
        if hidden.is_some() && self.log.is_empty() && self.log.writer.sight() == Sight::Full {
            self.watch(draft.viewer());
        }
        let events = match (&mut self.mode, hidden) {
            (Mode::Watch(watch), _) => watch.start(&draft)?,
            (Mode::Replay(game), None) => draft.start(game)?,
            (Mode::Replay(_), Some(line)) => {
                return Err(line.first().instead_of(RecordPart::TilesFaceUp));
            }
        };
        draft.tell(&events, &mut self.log)
    }

    fn act(&mut self, line: Line<'a>) -> Result<(), Fault> {
        if !self.is_round_on() {
            return Err(line.first().instead_of(self.next()));
        }
        let seat = self.seat(line.first(), RecordPart::Action)?;
        let choice = Choice::read(line, seat)?;
        if let Mode::Watch(watch) = &mut self.mode {
            watch.lead(seat, &mut self.log);
        }
        let (mode, seed, log) = (&self.mode, self.seed, &self.log);
        let state = || State { mode: mode.clone(), seed, mark: log.mark() };
        self.past.push(line, self.game().n_rounds(), state);
        match &mut self.mode {
            Mode::Watch(watch) => watch.act(&choice, &mut self.log),
            Mode::Replay(game) => replay(game, &choice, &mut self.log),
        }
    }

    /// Takes back the last actions, with all that followed from them.
    fn undo(&mut self, line: Line<'a>) -> Result<(), Fault> {
        let words = line.words();
        if matches!(&self.mode, Mode::Watch(watch) if watch.0.must_end()) {
            return Err(words.at(0).instead_of(RecordPart::text("end")));
        }
        let word = words.at(1);
        let n_actions = word.count(RecordPart::NActions)?;
        words.expect_end(2)?;
        let n_in_effect = self.past.n_actions();
        let n_left = n_in_effect.checked_sub(n_actions);
        let Some((n_left, (state, mut place))) =
            n_left.and_then(|n_left| Some((n_left, self.past.go_back(n_left)?)))
        else {
            return Err(word.fault(FaultKind::Undo { n_actions: n_in_effect }));
        };
        let n_bytes = self.log.writer.text().len();
        self.mode = state.mode;
        self.seed = state.seed;
        self.log.go_back(state.mark);
        for line in self.past.lines(self.record, place) {
            let line = line?;
            place = line.place();
            if self.past.n_actions() == n_left && line.is_action() {
                break;
            }
            self.line(line)?;
        }
        self.past.cut(place, line.end());
        self.log.writer.undo(n_bytes, n_actions);
        // What follows by itself follows the last line in effect.
        self.log.line = self.log.events.last().map_or(0, |logged| logged.line);
        Ok(())
    }

    /// Takes up what the last line leaves open.
    ///
    /// `end` makes a fault behind the last line.
    pub(crate) fn finish(&mut self, end: impl Fn(FaultKind) -> Fault) -> Result<(), Fault> {
        if let Some(draft) = &self.draft {
            if draft.n_tiles() < self.game().rules().set().n_tiles() {
                return Err(end(FaultKind::CutDeal));
            }
            self.begin(|_| end(FaultKind::CutDeal))?;
        }
        if let Mode::Watch(watch) = &mut self.mode {
            watch.finish(&mut self.log);
        }
        Ok(())
    }
}

/// Plays a choice in a match that is known.
fn replay(game: &mut Match, choice: &Choice<'_>, log: &mut Log) -> Result<(), Fault> {
    let Some(round) = game.round() else { return Ok(()) };
    let (seat, mover) = (choice.seat, round.mover());
    if seat != mover {
        return Err(choice.out_of_turn(mover));
    }
    let refused = |error| choice.fault(FaultKind::Action(error));
    let action = choice.text.resolve(round).map_err(refused)?;
    game.play_into(action, log).map_err(|error| refused(error.into()))?;
    log.confirm(choice.line, choice.known())
}
