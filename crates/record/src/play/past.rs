//! The actions of a record that are in effect, so that the last of them can be taken back.

use crate::play::Mode;
use crate::text::{Fault, Line, Place, lines_from};
use crate::write::Mark;

/// What is in effect of a record, and states from which it can be played again.
///
/// Of the round in play there is a state for every few actions, so going back plays few of them again,
/// however often a record goes back. Of the rounds before there are the fewer states the longer ago
/// they are: going back far reads much of the record again, but the states take the same room in a
/// record of a hundred rounds as in one of a hundred thousand.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    n_actions: usize,
    states: Vec<Kept>,
    parts: Vec<Stretch>,
}

/// The most actions of a round from one state that is kept to the next.
const STRIDE: usize = 8;

/// The last rounds of which each has a state.
const N_NEAR: u32 = 8;

/// A state before an action.
#[derive(Clone, Debug)]
struct Kept {
    n_actions: usize,
    round: u32,
    at: Place,
    state: Box<State>,
}

/// Lines that are in effect: those from a place on that begin before so many bytes.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    from: Place,
    to: usize,
}

/// All that goes on from one line to the next while a round is in play.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) mode: Mode,
    pub(crate) seed: Option<u64>,
    pub(crate) mark: Mark,
}

impl Past {
    /// A past in which everything from a place on is in effect.
    pub(crate) fn from(place: Place) -> Past {
        let all = Stretch { from: place, to: usize::MAX };
        Past { n_actions: 0, states: Vec::new(), parts: vec![all] }
    }

    /// Where what is in effect begins.
    pub(crate) fn begin(&self) -> Place {
        self.parts.first().map_or_else(Place::default, |part| part.from)
    }

    /// The same, when nothing is to be taken back any more.
    pub(crate) fn without_states(self) -> Past {
        Past { states: Vec::new(), ..self }
    }

    /// The number of actions that can be taken back.
    pub(crate) fn n_actions(&self) -> usize {
        self.n_actions
    }

    /// Takes in an action that is about to be played, and its state if that is to be kept.
    pub(crate) fn push(&mut self, line: Line<'_>, round: u32, state: impl FnOnce() -> State) {
        let last = self.states.last().filter(|last| last.round == round);
        if last.is_none_or(|last| self.n_actions - last.n_actions >= STRIDE) {
            if last.is_none() {
                self.thin_out(round);
            }
            let (n_actions, at) = (self.n_actions, line.place());
            self.states.push(Kept { n_actions, round, at, state: Box::new(state()) });
        }
        self.n_actions += 1;
    }

    /// Forgets states that are not worth their room once another round begins.
    fn thin_out(&mut self, round: u32) {
        let mut before = None;
        self.states.retain(|kept| {
            let is_first = before.replace(kept.round) != Some(kept.round);
            let age = round.saturating_sub(kept.round);
            let stride = (age / N_NEAR).next_power_of_two();
            kept.n_actions == 0 || age <= 1 || (is_first && kept.round.is_multiple_of(stride))
        });
    }

    /// Goes back to the last state in which at most so many actions are in effect, and gives it with
    /// the place of the line that follows it.
    pub(crate) fn go_back(&mut self, n_actions: usize) -> Option<(State, Place)> {
        while self.states.last().is_some_and(|kept| kept.n_actions > n_actions) {
            self.states.pop();
        }
        let Kept { n_actions, at, state, .. } = self.states.pop()?;
        self.n_actions = n_actions;
        Some((*state, at))
    }

    /// The lines in effect from a place in one of them on.
    pub(crate) fn lines<'a>(
        &self,
        record: &'a [u8],
        from: Place,
    ) -> impl Iterator<Item = Result<Line<'a>, Fault>> + use<'a> {
        let parts: Vec<Stretch> =
            self.parts.iter().filter(|part| part.to > from.n_bytes).copied().collect();
        parts.into_iter().flat_map(move |part| {
            let from = if part.from.n_bytes < from.n_bytes { from } else { part.from };
            let record = record.get(..part.to).unwrap_or(record);
            lines_from(record, from)
        })
    }

    /// Takes what stands from one place to another out of effect.
    pub(crate) fn cut(&mut self, from: Place, to: Place) {
        self.parts.retain(|part| part.from.n_bytes < from.n_bytes);
        if let Some(last) = self.parts.last_mut() {
            last.to = last.to.min(from.n_bytes);
        }
        self.parts.push(Stretch { from: to, to: usize::MAX });
    }
}
