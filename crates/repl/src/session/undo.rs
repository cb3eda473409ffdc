//! Taking decisions back, and doing again what was taken back.

use domino_record::{Record, read};
use domino_rules::{Action, Event, Seat};

use super::{Phase, Session};
use crate::Message;
use crate::seats::is_human;

impl Session {
    /// Takes back the last decision of a human and what followed; the record goes on and says so.
    pub(super) fn undo(&mut self) {
        if self.phase() == Phase::Lobby {
            return self.narrator.refuse(&Message::NoTurnLobby);
        }
        let Some((record, actions)) = self.last_decision() else {
            return self.narrator.refuse(&Message::NothingToUndo);
        };
        let (file, seed) = (self.file.clone(), self.driver.seed());
        let Ok(session) = Session::resume(&record, file, seed, self.settings.clone()) else {
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
        let acted: Vec<(Seat, Action)> =
            record.events().iter().filter_map(|logged| acted(&logged.event)).collect();
        (0..acted.len())
            .rev()
            .filter(|place| self.sitters.get(acted[*place].0).is_some_and(is_human))
            .find_map(|place| {
                let text = format!("{}undo {}\n", self.writer.text(), acted.len() - place);
                let back = read(text.as_bytes()).ok()?;
                let is_choice = back.game()?.round()?.legal_actions().len() > 1;
                let actions = acted[place..].iter().map(|(_, action)| *action).collect();
                is_choice.then_some((back, actions))
            })
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
                break;
            }
            self.tell(&events);
        }
        self.run();
    }
}

/// Who acts in an event, and how.
fn acted(event: &Event) -> Option<(Seat, Action)> {
    match *event {
        Event::Placed { seat: Some(seat), tile, end: None, .. } => {
            Some((seat, Action::Lead { tile }))
        }
        Event::Placed { seat: Some(seat), tile, end: Some(end), .. } => {
            Some((seat, Action::Play { tile, end }))
        }
        Event::Drew { seat, .. } => Some((seat, Action::Draw)),
        Event::Passed { seat } => Some((seat, Action::Pass)),
        _ => None,
    }
}
