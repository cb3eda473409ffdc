//! The actions of a record that are in effect, so that the last of them can be taken back.

use crate::line::Line;
use crate::log::Mark;
use crate::mode::Mode;

/// The actions in effect, oldest first.
///
/// Going back plays fewer than [`STRIDE`] actions again, however long a round is and however often a
/// record goes back; keeping a state for every action would take more memory than the record.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past<'a>(Vec<Step<'a>>);

/// The most actions of a round from one state that is kept to the next.
const STRIDE: usize = 8;

/// An action in effect.
#[derive(Clone, Debug)]
struct Step<'a> {
    line: Line<'a>,
    /// What tells its round from the others.
    round: u32,
    /// The state before it, of the first action of a round and of every so many after it.
    before: Option<Box<State>>,
}

/// All that goes on from one line to the next while a round is in play.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) mode: Mode,
    pub(crate) seed: Option<u64>,
    pub(crate) mark: Mark,
}

impl<'a> Past<'a> {
    /// The number of actions that can be taken back.
    pub(crate) fn n_actions(&self) -> usize {
        self.0.len()
    }

    /// Takes in an action that is about to be played, and its state if that is to be kept.
    pub(crate) fn push(&mut self, line: Line<'a>, round: u32, state: impl FnOnce() -> State) {
        let last = self.0.iter().rev().take(STRIDE - 1);
        let mut near = last.take_while(|step| step.round == round);
        let is_near = near.any(|step| step.before.is_some());
        self.0.push(Step { line, round, before: (!is_near).then(|| Box::new(state())) });
    }

    /// Takes back the last actions, and gives a state from before them, with the actions in effect
    /// that follow it; `None` if there are not so many.
    ///
    /// The actions that are given count again only once they are played again.
    pub(crate) fn take_back(&mut self, n_actions: usize) -> Option<(State, Vec<Line<'a>>)> {
        let first = self.0.len().checked_sub(n_actions)?;
        let kept = self.0.get(..=first)?.iter().rposition(|step| step.before.is_some())?;
        let mut steps = self.0.drain(kept..);
        let Step { line, before, .. } = steps.next()?;
        let lines = std::iter::once(line).chain(steps.map(|step| step.line));
        Some((*before?, lines.take(first - kept).collect()))
    }
}
