//! Taking decisions back, and doing again what was taken back.

use domino_record::{Record, read};
use domino_rules::Action;

use super::{Phase, Session};
use crate::Message;
use crate::onlookers::Onlookers;

impl Session {
    /// Takes back the last decision of a human and what followed; the record goes on and says so.
    pub(super) fn undo(&mut self) {
        if self.phase() == Phase::Lobby {
            return self.narrator.refuse(&Message::NoTurnLobby);
        }
        let Some((record, actions)) = self.last_decision() else {
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let (from, seed) = (self.from, self.driver.seed());
        let Ok(session) = Session::resume(&record, from, seed, self.settings.clone()) else {
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let (n_kept, n) = (self.n_kept, actions.len());
        let mut undone = std::mem::take(&mut self.undone);
        undone.push(actions);
        self.put(session);
        (self.n_kept, self.undone) = (n_kept, undone);
        let Some(seat) = self.game().round().map(domino_rules::Round::mover) else { return };
        let name = self.narrator.name(seat);
        self.narrator.say(&Message::Undone { n, name });
        self.turn_to(seat);
    }

    /// The record in which everything since the last decision of a human is taken back, and the
    /// actions since then. A turn without a choice is no decision.
    fn last_decision(&self) -> Option<(Record, Vec<Action>)> {
        let record = read(self.writer.text().as_bytes()).ok()?;
        let mut onlookers = Onlookers::new(self.game().rules(), &self.sitters);
        let mut since = None;
        for logged in record.events() {
            if let Some((seat, action)) = logged.event.action() {
                if onlookers.view(seat).is_some_and(|view| view.legal_actions().len() > 1) {
                    since = Some(Vec::new());
                }
                if let Some(actions) = &mut since {
                    actions.push(action);
                }
            }
            onlookers.observe(&logged.event);
        }
        let actions = since?;
        let text = format!("{}undo {}\n", self.writer.text(), actions.len());
        Some((read(text.as_bytes()).ok()?, actions))
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
