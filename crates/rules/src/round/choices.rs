//! Playing what is known to be legal, without a second check.

use crate::play::{Action, Legal};
use crate::round::{EventSink, Round};

/// What the seat on turn may do, and the round in which it does it.
///
/// While somebody chooses, nothing can happen to the round, so a choice needs no check.
///
/// # Examples
///
/// ```
/// use domino_rules::{Match, Rules, Variant};
///
/// let mut game = Match::new(Rules::new(Variant::builtin("block")?.clone(), 2)?);
/// game.start_round(42, &mut ())?;
/// let mut round = game.round().expect("a round is in play").clone();
/// while round.choices().play(0, &mut ()).is_some() {}
/// assert!(round.ending().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Choices<'r> {
    round: &'r mut Round,
    legal: Legal,
}

impl Choices<'_> {
    /// What is legal.
    pub fn legal(&self) -> &Legal {
        &self.legal
    }

    /// Plays the action at a place of the order, from 0, and tells what happens; `None` if there is
    /// none at this place.
    #[inline]
    pub fn play(self, place: usize, sink: &mut impl EventSink) -> Option<Action> {
        let action = self.legal.nth(place)?;
        self.round.play_checked(action, sink);
        Some(action)
    }
}

impl Round {
    /// What the seat on turn may do, to be chosen from.
    #[inline]
    pub fn choices(&mut self) -> Choices<'_> {
        let legal = self.legal_actions();
        Choices { round: self, legal }
    }

    /// Each legal action with the round after it, in their order.
    pub fn children(&self) -> impl Iterator<Item = (Action, Round)> {
        let legal = self.legal_actions();
        (0..legal.len()).filter_map(move |place| legal.nth(place)).map(|action| {
            let mut next = self.clone();
            next.play_checked(action, &mut ());
            (action, next)
        })
    }
}
