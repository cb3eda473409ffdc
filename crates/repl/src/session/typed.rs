//! What a typed line means: a command, a number of the list, or an action in notation.

use domino_record::{ActionText, NotationError};
use domino_rules::{Action, Seat};
use domino_tiles::{ParseTileError, Tile};

use super::{Phase, Session};
use crate::Message;
use crate::command::CommandSpec;
use crate::refusal::{not_notation, shown};

/// The most bytes of a line that may be an action.
const MAX_ACTION: usize = 80;

impl Session {
    /// Does what a line asks for.
    pub(super) fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match CommandSpec::named(word) {
            Some(spec) => self.command(spec.command, rest.trim()),
            // What is left of a script after the end of the match is nobody's answer.
            None if self.phase() == Phase::Over && self.goes_on_alone() => self.leave(),
            None if line.is_empty() => self.enter(),
            None if line.bytes().all(|byte| byte.is_ascii_digit()) => self.number(line),
            None => self.action(line),
        }
    }

    /// Does what an empty line asks for.
    fn enter(&mut self) {
        match self.phase() {
            Phase::Turn(_) => self.moves(),
            Phase::Handover(seat) => self.take_keyboard(seat),
            Phase::Before | Phase::Between => self.go_on(),
            Phase::Over => self.leave(),
        }
    }

    /// The seat on turn; says so where there is none.
    pub(super) fn seat_on_turn(&mut self) -> Option<Seat> {
        let message = match self.phase() {
            Phase::Turn(seat) => return Some(seat),
            Phase::Handover(seat) => Message::NoTurnHandover { name: self.narrator.name(seat) },
            Phase::Before => Message::NoTurnBefore,
            Phase::Between => Message::NoTurnBetween,
            Phase::Over => Message::NoTurnOver,
        };
        self.narrator.say(&message);
        None
    }

    /// Takes a number of the list of legal actions.
    fn number(&mut self, text: &str) {
        let Some(seat) = self.seat_on_turn() else { return };
        let legal = self.driver.view(seat).legal_actions();
        let place = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(action) = place.and_then(|place| legal.nth(place)) {
            return self.act(seat, action);
        }
        let (n, typed) = (legal.len(), shown(text));
        self.narrator.say(&match text.parse::<ActionText>() {
            Err(NotationError::Tile(ParseTileError::Joined(a, b)))
                if self.game().rules().set().contains(Tile::new(a, b)) =>
            {
                Message::NoSuchNumberTile { text: typed, n, tile: format!("{a}-{b}") }
            }
            _ => Message::NoSuchNumber { text: typed, n },
        });
    }

    /// Takes an action in notation, in any case of letters.
    fn action(&mut self, line: &str) {
        if line.len() > MAX_ACTION {
            return self.narrator.say(&Message::LineTooLong);
        }
        let text: ActionText = match line.parse().or_else(|_| line.to_ascii_lowercase().parse()) {
            Ok(text) => text,
            Err(error) => return self.narrator.say(&not_notation(line, error)),
        };
        let Some(seat) = self.seat_on_turn() else { return };
        let Some(round) = self.driver.game().round() else { return };
        match text.resolve(round) {
            Ok(action) => self.act(seat, action),
            Err(why) => {
                let message = self.narrator.refusal(text, &why, round.table());
                self.narrator.say(&message);
                self.narrator.actions(&self.driver.view(seat).legal_actions());
            }
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let mut events = Vec::new();
        // The action was found legal, and the driver checks it again.
        if let Err(error) = self.driver.act(seat, action, &mut events) {
            let why = error.into();
            if let Some(round) = self.driver.game().round() {
                let message = self.narrator.refusal(action.into(), &why, round.table());
                self.narrator.say(&message);
            }
            return;
        }
        self.tell(&events);
        self.run();
    }
}
