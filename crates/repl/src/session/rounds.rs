//! How a match goes on: deals, turns of players, and what is told and written down of them.

use domino_players::{Driver, DriverError, Step};
use domino_rules::{Event, EventSink};

use super::{Phase, Session};
use crate::Message;

impl Session {
    /// Says which match this is, and deals.
    pub(super) fn begin(&mut self) {
        if let (true, Some(own)) = (self.settings.is_newcomer, self.narrator.viewer()) {
            self.narrator.welcome(own);
        }
        self.narrator.introduce(Some(self.driver.seed()));
        if self.is_resumed {
            let n = self.game().n_rounds() as usize;
            self.narrator.say(&match self.phase() {
                Phase::Before | Phase::Handover(_) | Phase::Turn(_) => Message::Resumed { n },
                Phase::Between | Phase::Over => Message::ResumedAfter { n },
            });
            self.narrator.tell_totals();
        }
        match self.phase() {
            Phase::Handover(_) | Phase::Turn(_) => self.run(),
            Phase::Before | Phase::Between => self.go_on(),
            Phase::Over => self.narrator.say(&Message::NoTurnOver),
        }
    }

    /// Deals the next round.
    pub(super) fn go_on(&mut self) {
        match self.phase() {
            Phase::Handover(seat) | Phase::Turn(seat) => {
                let name = self.narrator.name(seat);
                return self.narrator.say(&Message::CannotGoOn { name });
            }
            Phase::Over => return self.narrator.say(&Message::NoTurnOver),
            Phase::Before | Phase::Between => {}
        }
        self.keyboard.free();
        let mut events = Vec::new();
        let started = if self.game().n_rounds() < Driver::MAX_ROUNDS {
            self.driver.start_round(&mut events).map_err(DriverError::from)
        } else {
            Err(DriverError::TooLong)
        };
        self.tell(&events);
        match started {
            Ok(()) => self.run(),
            Err(error) => {
                self.narrator.say(&Message::NoLeader { why: error.to_string() });
                self.is_left = true;
            }
        }
    }

    /// Lets players act until a human is on turn or a round ends.
    pub(super) fn run(&mut self) {
        loop {
            let mut events = Vec::new();
            let step = self.driver.step(&mut events);
            self.tell(&events);
            match step {
                Step::Acted { .. } => {}
                Step::FellBack { seat, wanted, error, .. } => {
                    let name = self.narrator.name(seat);
                    let (wanted, why) = (wanted.to_string(), error.to_string());
                    self.narrator.say(&Message::FellBack { name, wanted, why });
                }
                Step::Asks(seat) => return self.turn_to(seat),
                Step::RoundOver | Step::MatchOver => return,
            }
        }
    }

    /// Writes down and tells what happened.
    pub(super) fn tell(&mut self, events: &[Event]) {
        for event in events {
            self.writer.event(event);
            self.narrator.observe(event, self.driver.game().round());
        }
    }
}
