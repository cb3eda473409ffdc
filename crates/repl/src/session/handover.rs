//! Humans who share a terminal: nobody is shown the hand of another.

use domino_record::SeatInfo;
use domino_rules::{PerSeat, Seat};

use super::Session;
use crate::seats::is_human;
use crate::{Output, Pacing};

/// Who sits at the keyboard.
#[derive(Debug)]
pub(super) enum Keyboard {
    /// One human, or a script, which may see every hand that is on turn.
    Own,
    /// Several humans, one after the other.
    Shared {
        /// Who was shown a hand last; nobody before the first turn of a round.
        owner: Option<Seat>,
        /// How many lines of the log each seat had seen when its hand was shown.
        n_seen: PerSeat<usize>,
    },
}

impl Keyboard {
    pub(super) fn new(sitters: &PerSeat<SeatInfo>, pacing: Pacing) -> Keyboard {
        let n_humans = sitters.values().filter(|sitter| is_human(sitter)).count();
        if n_humans < 2 || pacing == Pacing::Straight {
            return Keyboard::Own;
        }
        Keyboard::Shared { owner: None, n_seen: sitters.map(|_, _| 0) }
    }

    /// Whether a seat may be shown its hand at once.
    pub(super) fn is_for(&self, seat: Seat) -> bool {
        match self {
            Keyboard::Own => true,
            Keyboard::Shared { owner, .. } => *owner == Some(seat),
        }
    }

    /// Whether there is a hand on the screen that the next human may not see.
    fn has_owner(&self) -> bool {
        matches!(self, Keyboard::Shared { owner: Some(_), .. })
    }

    /// Nobody sits there any more: a new round begins.
    pub(super) fn free(&mut self) {
        if let Keyboard::Shared { owner, n_seen } = self {
            (*owner, *n_seen) = (None, n_seen.map(|_, _| 0));
        }
    }

    /// A seat sits down and sees so many lines of the log.
    fn seat(&mut self, seat: Seat, n_lines: usize) {
        if let Keyboard::Shared { owner, n_seen } = self {
            *owner = Some(seat);
            n_seen[seat] = n_lines;
        }
    }

    /// How many lines of the log a seat has seen.
    fn n_seen(&self, seat: Seat) -> usize {
        match self {
            Keyboard::Own => 0,
            Keyboard::Shared { n_seen, .. } => n_seen[seat],
        }
    }
}

impl Session {
    /// Turns to the human on turn: shows the hand, or has the keyboard passed on first.
    ///
    /// Then the screen is cleared of the hand before, and what the seat missed is told again.
    pub(super) fn turn_to(&mut self, seat: Seat) {
        self.narrator.end_turn();
        if self.keyboard.is_for(seat) {
            self.take_keyboard(seat);
        } else if self.keyboard.has_owner() {
            self.narrator.forget_page();
            self.outputs.push(Output::Clear);
            self.narrator.tell_log(self.keyboard.n_seen(seat));
        }
    }

    /// Shows a seat its hand.
    pub(super) fn take_keyboard(&mut self, seat: Seat) {
        self.keyboard.seat(seat, self.narrator.log().len());
        self.narrator.screen(seat, self.driver.view(seat));
    }
}
