//! How a match goes on: deals, turns of players, and what is told and written down of them.

use domino_players::{Driver, DriverError, Step};
use domino_rules::{Action, Event, EventSink, Round, Seat};

use super::cannot_begin::driver_error;
use super::{Exit, Phase, Session};
use crate::choices::choices;
use crate::{Forced, Message, Seeds};

impl Session {
    /// Says which match this is, and deals or goes on.
    pub(super) fn begin_match(&mut self) {
        let seed = Some(self.driver.seed()).filter(|_| self.settings.seeds == Seeds::Following);
        self.narrator.introduce(seed);
        if self.is_resumed {
            let n = self.game().n_rounds() as usize;
            self.narrator.say(&match self.phase() {
                Phase::Between | Phase::Over => Message::ResumedAfter { n },
                _ => Message::Resumed { n },
            });
            self.narrator.tell_totals();
        }
        match self.phase() {
            Phase::Handover(_) | Phase::Turn(_) => self.run(),
            Phase::Before | Phase::Between => self.go_on(),
            Phase::Over => self.narrator.say(&Message::NoTurnOver),
            Phase::Lobby => {}
        }
    }

    /// Deals the next round.
    pub(super) fn go_on(&mut self) {
        match self.phase() {
            Phase::Lobby => return self.narrator.refuse(&Message::NoTurnLobby),
            Phase::Handover(seat) | Phase::Turn(seat) => {
                let name = self.narrator.name(seat);
                return self.narrator.refuse(&Message::CannotGoOn { name });
            }
            Phase::Over => return self.narrator.refuse(&Message::NoTurnOver),
            Phase::Before | Phase::Between => {}
        }
        self.deal();
        if self.stage.exit != Exit::Left {
            self.run();
        }
    }

    /// Deals the next round, or leaves where there is none.
    pub(super) fn deal(&mut self) {
        self.show_public();
        self.keyboard.free();
        let mut events = Vec::new();
        let started = if self.game().n_rounds() < Driver::MAX_ROUNDS {
            self.driver.start_round(&mut events).map_err(DriverError::from)
        } else {
            Err(DriverError::TooLong)
        };
        self.tell(&events);
        if let Err(error) = started {
            let why = driver_error(self.narrator.catalog(), &error);
            self.narrator.refuse(&Message::NoLeader { why });
            self.stage.exit = Exit::Left;
        }
    }

    /// Lets players act until a human is to choose or a round ends.
    pub(super) fn run(&mut self) {
        loop {
            let mut events = Vec::new();
            let step = self.driver.step(&mut events);
            self.tell(&events);
            match step {
                Step::Acted { .. } => {}
                Step::FellBack { seat, wanted, .. } => {
                    let (name, wanted) =
                        (self.narrator.name(seat), self.narrator.speaker.action(wanted));
                    self.narrator.catch_up();
                    self.narrator.say(&Message::FellBack { name, wanted });
                }
                Step::Asks(seat) => {
                    let Some(action) = self.forced(seat) else { return self.turn_to(seat) };
                    let mut events = Vec::new();
                    if self.driver.act(seat, action, &mut events).is_err() {
                        return self.turn_to(seat);
                    }
                    self.tell(&events);
                }
                Step::RoundOver | Step::MatchOver => return self.show_public(),
            }
        }
    }

    /// What a human does without being asked, because there is nothing else to do.
    pub(super) fn forced(&self, seat: Seat) -> Option<Action> {
        if self.settings.forced == Forced::Ask {
            return None;
        }
        match choices(&self.driver.view(seat)).as_slice() {
            [action] => Some(*action),
            _ => None,
        }
    }

    /// Writes down and tells what happened.
    pub(super) fn tell(&mut self, events: &[Event]) {
        for event in events {
            self.writer.event(event);
            self.narrator.observe(event, self.driver.game().round().map(Round::table));
            if matches!(event, Event::MatchOver(_)) && self.settings.seeds != Seeds::Following {
                let seed = self.driver.seed().to_string();
                self.narrator.say(&Message::SeedWas { seed });
            }
        }
    }
}
