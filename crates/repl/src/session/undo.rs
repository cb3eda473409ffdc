//! Taking decisions back, and doing again what was taken back.

use domino_record::{Logged, Record, read};
use domino_rules::{Action, Event};

use super::{Phase, Session};
use crate::Message;
use crate::choices::choices;
use crate::onlookers::Onlookers;

impl Session {
    /// Takes back the last decision of a human and what followed; the record goes on and says so.
    pub(super) fn undo(&mut self) {
        if self.phase() == Phase::Lobby {
            return self.narrator.refuse(&Message::NoTurnLobby);
        }
        let Some(record) = self.read() else {
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let Some(actions) = self.since_last_decision(&record) else {
            self.read = Some(record);
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let (from, seed) = (self.from, self.driver.seed());
        let back = record.read_on(&format!("undo {}\n", actions.len())).ok();
        let settings = self.settings.clone();
        let resume = |back| Some((Session::resume(&back, from, seed, settings).ok()?, back));
        let Some((session, back)) = back.and_then(resume) else {
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let (n_kept, n) = (self.n_kept, actions.len());
        let mut undone = std::mem::take(&mut self.undone);
        undone.push(actions);
        self.put(session);
        (self.n_kept, self.undone, self.read) = (n_kept, undone, Some(back));
        let Some(seat) = self.game().round().map(domino_rules::Round::mover) else { return };
        let name = self.narrator.name(seat);
        self.narrator.say(&Message::Undone { n, name });
        self.turn_to(seat);
    }

    /// The record as it is read: what was read before is not read again.
    fn read(&mut self) -> Option<Record> {
        let text = self.writer.text();
        match self.read.take() {
            Some(read) => {
                let n_read = read.text().len();
                read.read_on(text.get(n_read..)?).ok()
            }
            None => read(text.as_bytes()).ok(),
        }
    }

    /// The actions since the last decision of a human, which is the first of them; a turn without a
    /// choice is no decision.
    fn since_last_decision(&self, record: &Record) -> Option<Vec<Action>> {
        let mut events = record.events();
        let mut later = Vec::new();
        loop {
            let is_start = |logged: &Logged| matches!(logged.event, Event::RoundStarted { .. });
            let (before, round) = events.split_at(events.iter().rposition(is_start)?);
            let (is_found, mut actions) = self.since_last_decision_in(round);
            actions.extend(later);
            if is_found {
                return Some(actions);
            }
            (events, later) = (before, actions);
        }
    }

    /// The same in a round, or all actions of the round if it has no decision; and whether it has one.
    fn since_last_decision_in(&self, round: &[Logged]) -> (bool, Vec<Action>) {
        let mut onlookers = Onlookers::new(self.game().rules(), &self.sitters);
        let (mut is_found, mut actions) = (false, Vec::new());
        for Logged { event, .. } in round {
            if let Some((seat, action)) = event.action() {
                if onlookers.view(seat).is_some_and(|view| choices(view).len() > 1) {
                    is_found = true;
                    actions.clear();
                }
                actions.push(action);
            }
            onlookers.observe(event);
        }
        (is_found, actions)
    }

    /// Does again what was taken back last.
    pub(super) fn redo(&mut self) {
        if self.phase() == Phase::Lobby {
            return self.narrator.refuse(&Message::NoTurnLobby);
        }
        let Some(actions) = self.undone.pop() else {
            return self.narrator.refuse(&Message::NothingToRedo);
        };
        self.narrator.say(&Message::Redone { n: actions.len() });
        for action in actions {
            if !self.game().is_round_on() {
                self.deal();
            }
            let Some(seat) = self.game().round().map(domino_rules::Round::mover) else { break };
            if self.sitters[seat].is_human() && self.forced(seat).is_none() {
                self.narrator.recent.ask(seat);
            }
            let mut events = Vec::new();
            if self.driver.act(seat, action, &mut events).is_err() {
                // What is left belongs to another position.
                self.undone.clear();
                break;
            }
            self.tell(&events);
        }
        self.run();
    }
}
