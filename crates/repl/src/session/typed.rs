//! What a typed line means: a command, a number of the list, or an action in notation.

use domino_layout::{End, Heading};
use domino_record::{ActionText, NotationError, ResolveError};
use domino_rules::{Action, PlayError, Round, Seat, Table, View, Way};
use domino_tiles::{ParseTileError, Tile};
use domino_words::shortened;

use super::{Phase, Session};
use crate::choices::{choices, the_one_choice};
use crate::command::{Command, CommandSpec, Found};
use crate::loose::{is_number, several};
use crate::{Message, Pacing};

/// The most bytes of a line that may be an action.
const MAX_ACTION: usize = 80;

impl Session {
    /// Does what a line asks for.
    pub(super) fn line(&mut self, line: &str) {
        if self.stage.asks_name {
            let found = CommandSpec::find(line, self.narrator.catalog());
            let is_leaving = matches!(found, Found::One(spec) if spec.command == Command::Quit);
            return if is_leaving { self.leave() } else { self.answer_name(line) };
        }
        if self.phase() == Phase::Lobby && self.choose(line) {
            return;
        }
        let asked = self.stage.asked.take();
        if let Some((seat, action)) = asked.and_then(|asked| self.completed(asked, line)) {
            return self.act(seat, &[action]);
        }
        if let Some((end, heading)) = self.lone_label(line) {
            return self.refuse_label(line, end, heading);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if self.is_end(word) && rest.contains(|letter: char| letter.is_ascii_digit()) {
            return self.action(line);
        }
        match CommandSpec::find(word, self.narrator.catalog()) {
            Found::One(spec) => self.command(spec, rest.trim()),
            // What is left of a script after the end of the match is nobody's answer.
            _ if self.phase() == Phase::Over && self.settings.pacing == Pacing::Straight => {
                self.leave();
            }
            _ if line.is_empty() => self.enter(),
            _ if is_number(without_bracket(line)) => self.number(without_bracket(line)),
            Found::Several(specs) => self.several(word, &specs),
            Found::None if self.phase() == Phase::Lobby && self.action_text(line).is_err() => {
                self.no_such_game(line);
            }
            Found::None => match several(line) {
                Some(parts) => self.several_actions(&parts),
                None => self.action(line),
            },
        }
    }

    /// The tile that somebody was asked about, with the end or the direction that a line tells.
    fn completed(&self, asked: ActionText, line: &str) -> Option<(Seat, Action)> {
        let Phase::Turn(seat) = self.phase() else { return None };
        let action = self.action_text(&format!("{asked} {line}")).ok()?;
        Some((seat, self.resolve(action).ok()?))
    }

    /// The legal action that is meant.
    fn resolve(&self, text: ActionText) -> Result<Action, ResolveError> {
        let round = self.driver.game().round().ok_or(PlayError::RoundOver)?;
        resolve_in(round, text)
    }

    /// Takes several actions, or none if one of them cannot be taken.
    fn several_actions(&mut self, parts: &[String]) {
        let Some(seat) = self.seat_on_turn() else { return };
        let Some(round) = self.driver.game().round() else { return };
        match self.in_a_row(seat, round.clone(), parts) {
            Ok(actions) => self.act(seat, &actions),
            Err(message) => {
                self.narrator.refuse(&message);
                self.narrator.refuse(&Message::NothingDone);
            }
        }
    }

    /// What several texts mean one after the other, in a turn of a seat.
    fn in_a_row(
        &self,
        seat: Seat,
        mut round: Round,
        parts: &[String],
    ) -> Result<Vec<Action>, Message> {
        let mut actions = Vec::new();
        for part in parts {
            if round.ending().is_some() || round.mover() != seat {
                return Err(Message::TurnOverBefore { text: shortened(part) });
            }
            // Nobody knows yet what can be done with it.
            if actions.last() == Some(&Action::Draw) {
                return Err(Message::DrawBefore { text: shortened(part) });
            }
            let view = round.view(Some(seat));
            let number = without_bracket(part);
            let action = if is_number(number) {
                nth_choice(&view, number).ok_or_else(|| self.no_number(&view, number))?
            } else {
                let text = self.action_text_at(part, view.table())?;
                let refusal = |why| self.narrator.speaker.refusal(text, &why, view.table());
                resolve_in(&round, text).map_err(refusal)?
            };
            round
                .play(action)
                .map_err(|error| Message::RefusedOtherwise { why: error.to_string() })?;
            actions.push(action);
        }
        Ok(actions)
    }

    /// Does what an empty line asks for.
    fn enter(&mut self) {
        match self.phase() {
            Phase::Turn(seat) => match choices(&self.driver.view(seat)).as_slice() {
                [action] => self.act(seat, &[*action]),
                _ => self.moves(),
            },
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
            Some(action) => self.act(seat, &[action]),
            None => self.no_such_number(seat, text),
        }
    }

    /// The legal action of a number of the list.
    pub(super) fn numbered(&self, seat: Seat, text: &str) -> Option<Action> {
        nth_choice(&self.driver.view(seat), text)
    }

    pub(super) fn no_such_number(&mut self, seat: Seat, text: &str) {
        let message = self.no_number(&self.driver.view(seat), text);
        self.narrator.refuse(&message);
    }

    fn no_number(&self, view: &View, text: &str) -> Message {
        let (n, typed) = (choices(view).len(), shortened(text));
        match text.parse::<ActionText>() {
            Err(NotationError::Tile(ParseTileError::Joined(a, b)))
                if self.game().rules().set().contains(Tile::new(a, b)) =>
            {
                Message::NoSuchNumberTile { text: typed, n, tile: format!("{a}-{b}") }
            }
            _ => Message::NoSuchNumber { text: typed, n },
        }
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
        match resolve_in(round, text) {
            Ok(action) => self.act(seat, &[action]),
            Err(why) => {
                let message = self.narrator.speaker.refusal(text, &why, round.table());
                let is_question = matches!(
                    why,
                    ResolveError::Ambiguous { .. }
                        | ResolveError::Illegal(PlayError::NeedsHeading { .. })
                );
                self.stage.asked = Some(text).filter(|_| is_question);
                self.narrator.refuse(&message);
                self.narrator.actions(&self.driver.view(seat));
            }
        }
    }

    /// The action that a line means, in notation or in the words of the language, in any case of
    /// letters; or what is wrong with it.
    pub(super) fn action_text(&self, line: &str) -> Result<ActionText, Message> {
        self.action_text_at(line, self.driver.public_view().table())
    }

    fn action_text_at(&self, line: &str, table: &Table) -> Result<ActionText, Message> {
        if line.len() > MAX_ACTION {
            return Err(Message::LineTooLong);
        }
        match CommandSpec::find(line, self.narrator.catalog()) {
            Found::One(spec) if spec.command == Command::Draw => return Ok(ActionText::Draw),
            Found::One(spec) if spec.command == Command::Pass => return Ok(ActionText::Pass),
            _ => {}
        }
        self.narrator.read_action(line, table)
    }

    /// What a line means that is a label of the map and nothing else, while a round is on.
    fn lone_label(&self, line: &str) -> Option<(End, Heading)> {
        if !self.game().is_round_on() {
            return None;
        }
        self.narrator.label(self.driver.public_view().table(), line)
    }

    /// Whether a word is an end of the table in play, or a label of its map: before a tile it is no command.
    fn is_end(&self, word: &str) -> bool {
        let view = self.driver.public_view();
        self.game().is_round_on()
            && (self.narrator.end_word(view.table(), word).is_some()
                || self.narrator.label(view.table(), word).is_some())
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

    fn act(&mut self, seat: Seat, actions: &[Action]) {
        for action in actions {
            let mut events = Vec::new();
            // The action was found legal, and the driver checks it again.
            if let Err(error) = self.driver.act(seat, *action, &mut events) {
                let why = error.into();
                if let Some(round) = self.driver.game().round() {
                    let refusal =
                        self.narrator.speaker.refusal((*action).into(), &why, round.table());
                    self.narrator.refuse(&refusal);
                }
                return;
            }
            self.undone.clear();
            self.tell(&events);
        }
        self.run();
    }
}

/// The legal action that a text means at a round; of several that come to the same, the first.
fn resolve_in(round: &Round, text: ActionText) -> Result<Action, ResolveError> {
    text.resolve(round).or_else(|why| match &why {
        ResolveError::Ambiguous { actions, .. } => {
            the_one_choice(actions, &round.view(Some(round.mover()))).ok_or(why)
        }
        ResolveError::Illegal(_) => Err(why),
    })
}

/// What a number of the list means.
fn nth_choice(view: &View, text: &str) -> Option<Action> {
    let place = text.parse::<usize>().ok()?.checked_sub(1)?;
    choices(view).get(place).copied()
}

/// A number as it stands in the list, with or without its bracket.
fn without_bracket(text: &str) -> &str {
    text.strip_suffix([')', '.']).unwrap_or(text)
}
