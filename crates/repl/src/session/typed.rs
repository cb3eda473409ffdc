//! What a typed line means: a command, a number of the list, or an action in notation.

use domino_layout::{End, Heading};
use domino_record::{ActionText, NotationError};
use domino_rules::{Action, Seat, Way};
use domino_tiles::{ParseTileError, Tile};
use domino_words::shortened;

use super::{Phase, Session};
use crate::command::{Command, CommandSpec, Found};
use crate::{Message, Pacing};

/// The most bytes of a line that may be an action.
const MAX_ACTION: usize = 80;

impl Session {
    /// Does what a line asks for.
    pub(super) fn line(&mut self, line: &str) {
        if self.phase() == Phase::Lobby && self.choose(line) {
            return;
        }
        if let Some((end, heading)) = self.lone_label(line) {
            return self.refuse_label(line, end, heading);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match CommandSpec::find(word, self.narrator.catalog()) {
            Found::One(spec) => self.command(spec, rest.trim()),
            // What is left of a script after the end of the match is nobody's answer.
            _ if self.phase() == Phase::Over && self.settings.pacing == Pacing::Straight => {
                self.leave();
            }
            _ if line.is_empty() => self.enter(),
            _ if is_number(line) => self.number(line),
            Found::Several(specs) => self.several(word, &specs),
            Found::None if self.phase() == Phase::Lobby && self.action_text(line).is_err() => {
                self.no_such_game(line);
            }
            Found::None => self.action(line),
        }
    }

    /// Does what an empty line asks for.
    fn enter(&mut self) {
        match self.phase() {
            Phase::Turn(_) => self.moves(),
            Phase::Handover(seat) => self.take_keyboard(seat),
            Phase::Before | Phase::Between => self.go_on(),
            Phase::Over => self.rematch(),
            Phase::Lobby => self.go_in(),
        }
    }

    /// Shows again what somebody who types now has to see.
    pub(super) fn redraw(&mut self) {
        match self.phase() {
            Phase::Turn(_) => self.moves(),
            Phase::Lobby => self.show_lobby(),
            Phase::Handover(_) => self.log(),
            Phase::Before | Phase::Between | Phase::Over => self.score(),
        }
    }

    /// Asks which command is meant.
    pub(super) fn several(&mut self, word: &str, specs: &[&CommandSpec]) {
        let names = specs.iter().map(|spec| format!("`{}`", spec.name_in(self.narrator.catalog())));
        let names = self.narrator.speaker.one_of(&names.collect::<Vec<_>>());
        self.narrator.refuse(&Message::WhichCommand { text: shortened(word), names });
    }

    /// The seat on turn; says so where there is none.
    pub(super) fn seat_on_turn(&mut self) -> Option<Seat> {
        let message = match self.phase() {
            Phase::Turn(seat) => return Some(seat),
            Phase::Handover(seat) => Message::NoTurnHandover { name: self.narrator.name(seat) },
            Phase::Lobby => Message::NoTurnLobby,
            Phase::Before => Message::NoTurnBefore,
            Phase::Between => Message::NoTurnBetween,
            Phase::Over => Message::NoTurnOver,
        };
        self.narrator.refuse(&message);
        None
    }

    /// Takes a number of the list of legal actions.
    fn number(&mut self, text: &str) {
        let Some(seat) = self.seat_on_turn() else { return };
        match self.numbered(seat, text) {
            Some(action) => self.act(seat, action),
            None => self.no_such_number(seat, text),
        }
    }

    /// The legal action of a number of the list.
    pub(super) fn numbered(&self, seat: Seat, text: &str) -> Option<Action> {
        let place = text.parse::<usize>().ok()?.checked_sub(1)?;
        self.driver.view(seat).legal_actions().nth(place)
    }

    pub(super) fn no_such_number(&mut self, seat: Seat, text: &str) {
        let (n, typed) = (self.driver.view(seat).legal_actions().len(), shortened(text));
        self.narrator.refuse(&match text.parse::<ActionText>() {
            Err(NotationError::Tile(ParseTileError::Joined(a, b)))
                if self.game().rules().set().contains(Tile::new(a, b)) =>
            {
                Message::NoSuchNumberTile { text: typed, n, tile: format!("{a}-{b}") }
            }
            _ => Message::NoSuchNumber { text: typed, n },
        });
    }

    /// Takes an action in notation.
    fn action(&mut self, line: &str) {
        let text = match self.action_text(line) {
            Ok(text) => text,
            Err(message) => return self.narrator.refuse(&message),
        };
        self.try_action(text);
    }

    /// Acts as a text says, if that is legal now.
    pub(super) fn try_action(&mut self, text: ActionText) {
        let Some(seat) = self.seat_on_turn() else { return };
        let Some(round) = self.driver.game().round() else { return };
        match text.resolve(round) {
            Ok(action) => self.act(seat, action),
            Err(why) => {
                let message = self.narrator.speaker.refusal(text, &why, round.table());
                self.narrator.refuse(&message);
                self.narrator.actions(&self.driver.view(seat).legal_actions());
            }
        }
    }

    /// The action that a line means, in notation or in the words of the language, in any case of
    /// letters; or what is wrong with it.
    pub(super) fn action_text(&self, line: &str) -> Result<ActionText, Message> {
        if line.len() > MAX_ACTION {
            return Err(Message::LineTooLong);
        }
        match CommandSpec::find(line, self.narrator.catalog()) {
            Found::One(spec) if spec.command == Command::Draw => return Ok(ActionText::Draw),
            Found::One(spec) if spec.command == Command::Pass => return Ok(ActionText::Pass),
            _ => {}
        }
        self.narrator.read_action(line, self.driver.public_view().table())
    }

    /// What a line means that is a label of the map and nothing else, while a round is on.
    fn lone_label(&self, line: &str) -> Option<(End, Heading)> {
        if !self.game().is_round_on() {
            return None;
        }
        self.narrator.label(self.driver.public_view().table(), line)
    }

    /// Says that a tile stands before a label.
    fn refuse_label(&mut self, line: &str, end: End, heading: Heading) {
        let way = Way { end, heading: Some(heading) };
        let tile = match self.phase() {
            Phase::Turn(seat) => {
                let legal = self.driver.view(seat).legal_actions();
                legal.tiles().into_iter().find(|tile| legal.ways(*tile).any(|own| own == way))
            }
            _ => None,
        };
        let tile = tile.map_or_else(|| "6-4".to_owned(), |tile| tile.to_string());
        let text = shortened(line);
        let typed = format!("{tile} {text}");
        self.narrator.refuse(&Message::LabelAlone { text, typed });
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        // The action was found legal, and the driver checks it again.
        if let Err(error) = self.driver.act(seat, action, &mut events) {
            let why = error.into();
            if let Some(round) = self.driver.game().round() {
                let message = self.narrator.speaker.refusal(action.into(), &why, round.table());
                self.narrator.refuse(&message);
            }
            return;
        }
        self.undone.clear();
        self.tell(&events);
        self.run();
    }
}

/// Whether a text is a number of a list.
pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
