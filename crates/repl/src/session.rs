//! A match at the keyboard: a line in, text out.

mod answer;
mod handover;
mod rounds;
mod typed;

use domino_players::{Driver, DriverError, UnknownPlayer};
use domino_record::{Record, SeatInfo, Writer};
use domino_rules::{Event, Match, PerSeat, Rules, Seat};
use thiserror::Error;

use self::handover::Keyboard;
use crate::narrator::Narrator;
use crate::seats::{is_human, players};
use crate::{Input, Message, Output, Pacing, SaveReason, Settings};

/// A match that is played at the keyboard.
///
/// It takes one [`Input`] after the other and answers with [`Output`]s, which somebody else carries
/// out: a session never prints, reads a file, or looks at a clock.
///
/// # Examples
///
/// ```
/// use domino_repl::{Input, Output, Session, Settings};
/// use domino_rules::{Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
/// let seats = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut session = Session::new(rules, &seats, 7, Settings::default())?;
/// session.feed(Input::Start);
/// let outputs = session.feed(Input::Line("hand".to_owned()));
/// assert!(matches!(&outputs[0], Output::Text(text) if text.starts_with("A Ada holds 7 tiles")));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Session {
    driver: Driver,
    has_human: bool,
    keyboard: Keyboard,
    narrator: Narrator,
    writer: Writer,
    settings: Settings,
    /// The bytes of the record that were handed out to be kept.
    n_kept: usize,
    /// Whether the match goes on from a record.
    is_resumed: bool,
    is_left: bool,
    outputs: Vec<Output>,
}

/// Why a session cannot begin.
#[derive(Debug, Error)]
pub enum SessionError {
    /// Somebody is to play whom nobody knows.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// The match cannot be played.
    #[error(transparent)]
    Driver(#[from] DriverError),
    /// The record does not hold the whole of a match that could go on.
    #[error("the record is a view, which does not show what the match needs to go on")]
    View,
}

/// Where a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Before the first deal.
    Before,
    /// This seat is on turn, but somebody else sits at the keyboard.
    Handover(Seat),
    /// This seat is on turn.
    Turn(Seat),
    /// Between two rounds.
    Between,
    /// After the match.
    Over,
}

impl Session {
    /// A session before the first deal of a match.
    ///
    /// # Errors
    ///
    /// [`SessionError`] if somebody is to play whom nobody knows, or the seats are not those of the
    /// rules.
    pub fn new(
        rules: Rules,
        sitters: &PerSeat<SeatInfo>,
        seed: u64,
        settings: Settings,
    ) -> Result<Session, SessionError> {
        let writer = Writer::new(&rules, sitters);
        Session::with(Match::new(rules), sitters, seed, &[], writer, settings)
    }

    /// A session that goes on with a match where its record ends; `seed` serves the deals to come.
    ///
    /// # Errors
    ///
    /// [`SessionError`] if the record is not that of a whole match, or somebody sits there whom nobody
    /// knows.
    pub fn resume(record: &Record, seed: u64, settings: Settings) -> Result<Session, SessionError> {
        let (Some(game), Some(sitters), Some(writer)) =
            (record.game(), record.seats(), record.writer())
        else {
            return Err(SessionError::View);
        };
        let is_start = |event: &Event| matches!(event, Event::RoundStarted { .. });
        let events: Vec<Event> =
            record.events().iter().map(|logged| logged.event.clone()).collect();
        let round = events.iter().rposition(is_start).unwrap_or(events.len());
        let mut session =
            Session::with(game.clone(), sitters, seed, &events, writer.clone(), settings)?;
        session.narrator.totals = game.totals().clone();
        // The log tells the round from its deal, but the screen does not repeat it.
        for event in &events[round..] {
            session.narrator.observe(event, game.round());
        }
        session.narrator.end_turn();
        session.narrator.forget_page();
        session.is_resumed = true;
        Ok(session)
    }

    fn with(
        game: Match,
        sitters: &PerSeat<SeatInfo>,
        seed: u64,
        events: &[Event],
        writer: Writer,
        settings: Settings,
    ) -> Result<Session, SessionError> {
        let narrator = Narrator::new(game.rules(), sitters, settings.width);
        Ok(Session {
            driver: Driver::resume(game, seed, players(sitters)?, events)?,
            has_human: sitters.values().any(is_human),
            keyboard: Keyboard::new(sitters, settings.pacing),
            narrator,
            writer,
            settings,
            n_kept: 0,
            is_resumed: false,
            is_left: false,
            outputs: Vec::new(),
        })
    }

    /// The match.
    pub fn game(&self) -> &Match {
        self.driver.game()
    }

    /// The record so far, whole lines only.
    pub fn record(&self) -> &str {
        self.writer.text()
    }

    /// Takes one input and says what is to be done, in order; the last output tells what the session
    /// waits for.
    pub fn feed(&mut self, input: Input) -> Vec<Output> {
        match input {
            Input::Start => self.begin(),
            Input::Next => self.go_on(),
            Input::Line(line) => self.line(line.trim()),
            Input::TooLong => self.narrator.say(&Message::LineTooLong),
            Input::End => self.leave(),
        }
        self.keep();
        self.flush();
        self.wait();
        std::mem::take(&mut self.outputs)
    }

    fn phase(&self) -> Phase {
        let game = self.driver.game();
        match game.round() {
            _ if game.result().is_some() => Phase::Over,
            Some(round) if game.is_round_on() => match round.mover() {
                seat if self.keyboard.is_for(seat) => Phase::Turn(seat),
                seat => Phase::Handover(seat),
            },
            Some(_) => Phase::Between,
            None => Phase::Before,
        }
    }

    /// Hands out what is on the page.
    fn flush(&mut self) {
        let text = self.narrator.page.take();
        if !text.is_empty() {
            self.outputs.push(Output::Text(text));
        }
    }

    /// Hands out the record to be kept, if there is more of it.
    ///
    /// Where nobody waits, it is kept only now and then: the whole record is written each time.
    fn keep(&mut self) {
        let Some(path) = &self.settings.record else { return };
        let text = self.writer.text();
        let is_due = self.has_human
            || self.is_left
            || self.phase() == Phase::Over
            || text.len() > self.n_kept + self.n_kept / 4;
        if text.len() > self.n_kept && is_due {
            self.n_kept = text.len();
            let (path, bytes) = (path.clone(), text.as_bytes().to_vec());
            self.outputs.push(Output::Save { path, bytes, reason: SaveReason::Kept });
        }
    }

    /// Says what the session waits for.
    fn wait(&mut self) {
        let prompt = match self.phase() {
            _ if self.is_left => return self.outputs.push(Output::Quit),
            Phase::Turn(seat) => Message::PromptTurn { name: self.narrator.name(seat) },
            Phase::Handover(seat) => Message::PromptHandover { name: self.narrator.name(seat) },
            Phase::Over if !self.has_human => return self.outputs.push(Output::Quit),
            Phase::Over => Message::PromptOver,
            Phase::Between | Phase::Before if self.goes_on_alone() => {
                return self.outputs.push(Output::Next);
            }
            Phase::Between | Phase::Before => {
                Message::PromptNext { n: self.game().n_rounds() as usize + 1 }
            }
        };
        let prompt = self.narrator.words(&prompt) + " ";
        self.outputs.push(Output::Ask { prompt });
    }

    fn goes_on_alone(&self) -> bool {
        !self.has_human || self.settings.pacing == Pacing::Straight
    }

    /// Ends the session and says how the match can be taken up again.
    fn leave(&mut self) {
        self.is_left = true;
        self.flush();
        let message = match (&self.settings.record, self.phase()) {
            (Some(path), Phase::Over) => Message::Recorded { path: path.clone() },
            (None, Phase::Over) => return,
            (Some(path), _) => Message::LeftResume { path: path.clone() },
            (None, _) => Message::Left,
        };
        self.outputs.push(Output::Note(message));
    }
}
