//! A session at the keyboard: a line in, text out.

mod advice;
mod answer;
mod cannot_begin;
mod handover;
mod lobby;
mod preferring;
mod rounds;
mod spelling;
mod switches;
mod typed;
mod undo;

use domino_players::{Driver, DriverError, UnknownPlayer};
use domino_record::{ActionText, Record, SeatInfo, Writer};
use domino_rules::{Action, Match, PerSeat, Rules, Seat};
use domino_words::unglued;
use thiserror::Error;

pub use self::cannot_begin::session_error;
use self::handover::Keyboard;
use crate::narrator::Narrator;
use crate::seats::players;
use crate::{Catalog, Id, Input, Keep, Message, Offer, Output, Pacing, Settings, Style, Typing};

/// Matches that are played at the keyboard, one after the other.
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
    sitters: PerSeat<SeatInfo>,
    has_human: bool,
    keyboard: Keyboard,
    narrator: Narrator,
    writer: Writer,
    settings: Settings,
    /// The bytes of the record that were handed out to be kept; `None` if nothing was.
    n_kept: Option<usize>,
    /// The record from which the match was taken up.
    from: Option<Id>,
    /// Whether the match goes on from a record.
    is_resumed: bool,
    /// What was taken back and can be done again, the last first.
    undone: Vec<Vec<Action>>,
    /// The record as far as it was read for taking something back.
    read: Option<Record>,
    stage: Stage,
    outputs: Vec<Output>,
}

/// What a session is about beside the match on the table.
#[derive(Debug, Default)]
struct Stage {
    /// Whether a game is to be chosen.
    is_lobby: bool,
    /// What somebody new is still to be told.
    lessons: Vec<Lesson>,
    /// The matches that were kept.
    offers: Vec<Offer>,
    /// Who is to sit there in the next match, if others than now.
    next_sitters: Option<PerSeat<SeatInfo>>,
    /// The tile that somebody typed and that can be laid in several ways.
    asked: Option<ActionText>,
    /// What can be saved of a damaged record.
    salvaged: Option<Box<Record>>,
    exit: Exit,
    /// Whether somebody has typed a line.
    is_visited: bool,
    /// Whether the name of a newcomer is asked for, before the lobby is shown.
    asks_name: bool,
}

/// Something that is told to somebody new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lesson {
    /// How to play.
    Play,
    /// What the directions of a table are.
    Table,
}

/// Whether somebody wants to leave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Exit {
    #[default]
    No,
    /// Ctrl-C was pressed just before.
    Asked,
    Left,
}

/// Why a session cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
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
    /// A game is to be chosen.
    Lobby,
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
        Session::with(Match::new(rules), sitters, seed, writer, settings)
    }

    /// A session that greets somebody and offers matches that were kept, and the games that are built
    /// in; the match is the one that begins where nothing is chosen.
    ///
    /// Where nobody can be asked, that match begins at once.
    ///
    /// # Errors
    ///
    /// As [`Session::new`].
    pub fn lobby(
        rules: Rules,
        sitters: &PerSeat<SeatInfo>,
        seed: u64,
        offers: Vec<Offer>,
        settings: Settings,
    ) -> Result<Session, SessionError> {
        let is_lobby = settings.pacing == Pacing::Wait;
        let mut session = Session::new(rules, sitters, seed, settings)?;
        let is_new = session.settings.is_newcomer;
        let lessons = if is_new { vec![Lesson::Play, Lesson::Table] } else { Vec::new() };
        let asks_name = is_lobby && is_new && session.settings.asks_name;
        session.stage = Stage { is_lobby, lessons, offers, asks_name, ..Stage::default() };
        Ok(session)
    }

    /// A session that goes on with a match where its record ends; `seed` serves the deals to come, and
    /// `from` is where the record is kept on, if it is.
    ///
    /// # Errors
    ///
    /// [`SessionError`] if the record is not that of a whole match, or somebody sits there whom nobody
    /// knows.
    pub fn resume(
        record: &Record,
        from: Option<Id>,
        seed: u64,
        settings: Settings,
    ) -> Result<Session, SessionError> {
        let (Some(game), Some(sitters), Some(writer)) =
            (record.game(), record.seats(), record.writer())
        else {
            return Err(SessionError::View);
        };
        let mut session = Session::with(game.clone(), sitters, seed, writer.clone(), settings)?;
        session.narrator.recall(record, session.settings.forced);
        session.is_resumed = true;
        session.from = from;
        Ok(session)
    }

    fn with(
        game: Match,
        sitters: &PerSeat<SeatInfo>,
        seed: u64,
        writer: Writer,
        settings: Settings,
    ) -> Result<Session, SessionError> {
        let keyboard = Keyboard::new(sitters, settings.pacing);
        let mut narrator = Narrator::new(game.rules(), sitters, &settings.style);
        narrator.recent.set_audience(keyboard.audience());
        Ok(Session {
            driver: Driver::new(game, seed, players(sitters, &settings.players)?)?,
            sitters: sitters.clone(),
            has_human: sitters.values().any(SeatInfo::is_human),
            keyboard,
            narrator,
            writer,
            settings,
            n_kept: None,
            from: None,
            is_resumed: false,
            undone: Vec::new(),
            read: None,
            stage: Stage::default(),
            outputs: Vec::new(),
        })
    }

    /// Puts another match on the table, without telling it.
    fn put(&mut self, other: Session) {
        self.show_public();
        self.flush();
        let before = std::mem::take(&mut self.stage);
        let stage = Stage { is_lobby: false, salvaged: None, ..before };
        let outputs = std::mem::take(&mut self.outputs);
        *self = Session { stage, outputs, ..other };
    }

    /// The match.
    pub fn game(&self) -> &Match {
        self.driver.game()
    }

    /// The record so far, whole lines only.
    pub fn record(&self) -> &str {
        self.writer.text()
    }

    /// The words of the language that is spoken now.
    pub fn catalog(&self) -> &Catalog {
        self.narrator.catalog()
    }

    /// How the text looks now.
    pub fn style(&self) -> &Style {
        &self.settings.style
    }

    /// Lays the text that is still to come out for another number of columns and of rows.
    pub fn set_size(&mut self, width: usize, height: usize) {
        let style = &mut self.settings.style;
        if (width, height) != (style.width, style.height) {
            (style.width, style.height) = (width, height);
            self.narrator.set_style(&self.settings.style);
        }
    }

    /// What helps somebody to type the next line.
    pub fn typing(&self) -> Typing {
        match self.phase() {
            Phase::Turn(seat) => {
                Typing::on_turn(&self.narrator, &self.driver.view(seat), &self.settings)
            }
            phase => {
                let is_lobby = phase == Phase::Lobby;
                Typing::elsewhere(&self.narrator, is_lobby, &self.settings)
            }
        }
    }

    /// Takes one input and says what is to be done, in order; the last output tells what the session
    /// waits for.
    pub fn feed(&mut self, input: Input) -> Vec<Output> {
        let exit = std::mem::take(&mut self.stage.exit);
        match input {
            Input::Start => self.begin(),
            Input::Next => self.go_on(),
            Input::Line(line) => {
                self.stage.is_visited = true;
                self.line(line.trim());
            }
            Input::TooLong => self.narrator.refuse(&Message::LineTooLong),
            Input::Loaded { id, label, bytes } => self.loaded(id, &label, bytes),
            Input::Redraw => self.redraw(),
            Input::Interrupt if exit == Exit::Asked => self.leave(),
            Input::Interrupt => {
                self.stage.exit = Exit::Asked;
                self.narrator.say(&Message::Interrupted);
            }
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
            _ if self.stage.is_lobby => Phase::Lobby,
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
        self.narrator.catch_up();
        let text = self.narrator.page.take();
        if !text.is_empty() {
            self.outputs.push(Output::Text(text));
        }
    }

    /// Hands out what is new in the record.
    fn keep(&mut self) {
        let text = self.writer.text();
        let keep = match self.n_kept {
            Some(n_kept) if n_kept == text.len() => return,
            Some(n_kept) => Keep::Lines(text[n_kept..].to_owned()),
            None if self.driver.game().n_rounds() == 0 => return,
            None => {
                let (from, name) = (self.from, self.short_name());
                Keep::Match { from, name, text: text.to_owned() }
            }
        };
        self.n_kept = Some(text.len());
        if let Some(offer) = self.stage.offers.iter_mut().find(|offer| Some(offer.id) == self.from)
        {
            offer.bytes = text.as_bytes().to_vec();
        }
        self.outputs.push(Output::Keep(keep));
    }

    /// A name for the record of the match: `draw-42`.
    fn short_name(&self) -> String {
        let name = &self.game().rules().variant().name;
        let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let is_name = !name.is_empty() && name.chars().all(is_letter);
        format!("{}-{}", if is_name { name } else { "match" }, self.driver.seed())
    }

    /// Says what the session waits for.
    fn wait(&mut self) {
        let prompt = match self.phase() {
            _ if self.stage.exit == Exit::Left => return self.outputs.push(Output::Quit),
            _ if matches!(self.outputs.last(), Some(Output::Load(_))) => return,
            Phase::Lobby if self.stage.asks_name => Message::PromptName,
            Phase::Lobby => Message::PromptLobby,
            Phase::Turn(seat) => Message::PromptTurn { name: self.narrator.name(seat) },
            Phase::Handover(seat) => Message::PromptHandover { name: self.narrator.name(seat) },
            Phase::Over if !self.has_human && !self.stage.is_visited => {
                return self.outputs.push(Output::Quit);
            }
            Phase::Over => Message::PromptOver,
            Phase::Between | Phase::Before if self.goes_on_alone() => {
                return self.outputs.push(Output::Next);
            }
            Phase::Between | Phase::Before => {
                Message::PromptNext { n: self.game().n_rounds() as usize + 1 }
            }
        };
        let prompt = unglued(&self.narrator.words(&prompt)) + " ";
        self.outputs.push(Output::Ask { prompt });
    }

    fn goes_on_alone(&self) -> bool {
        !self.has_human || self.settings.pacing == Pacing::Straight
    }

    /// Ends the session.
    fn leave(&mut self) {
        self.show_public();
        self.stage.exit = Exit::Left;
    }
}
