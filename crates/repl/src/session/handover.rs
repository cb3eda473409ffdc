//! Humans who share a terminal: nobody is shown the hand of another.

use domino_record::SeatInfo;
use domino_rules::{PerSeat, Seat};

use super::Session;
use crate::recent::Audience;
use crate::{Curtain, Output, Pacing, TextForm};

/// Who sits at the keyboard.
#[derive(Debug)]
pub(super) enum Keyboard {
    /// One human, or a script, which may see every hand that is on turn.
    Own,
    /// Several humans, one after the other.
    Shared {
        /// Whose hand is on the screen, if one is.
        owner: Option<Seat>,
        /// How many lines of the log there were when a hand was last shown.
        n_seen: usize,
        /// How many lines of the log were told to all.
        n_public: usize,
    },
}

impl Keyboard {
    pub(super) fn new(sitters: &PerSeat<SeatInfo>, pacing: Pacing) -> Keyboard {
        let n_humans = sitters.values().filter(|sitter| sitter.is_human()).count();
        if n_humans < 2 || pacing == Pacing::Straight {
            return Keyboard::Own;
        }
        Keyboard::Shared { owner: None, n_seen: 0, n_public: 0 }
    }

    /// Who reads what is told there.
    pub(super) fn audience(&self) -> Audience {
        match self {
            Keyboard::Own => Audience::One,
            Keyboard::Shared { .. } => Audience::Each,
        }
    }

    /// Whether a seat may be shown its hand at once.
    pub(super) fn is_for(&self, seat: Seat) -> bool {
        match self {
            Keyboard::Own => true,
            Keyboard::Shared { owner, .. } => *owner == Some(seat),
        }
    }

    /// Nothing was told yet: a new round begins.
    pub(super) fn free(&mut self) {
        if let Keyboard::Shared { owner, n_seen, n_public } = self {
            (*owner, *n_seen, *n_public) = (None, 0, 0);
        }
    }
}

impl Session {
    /// Turns to the human on turn: shows the hand, or has the keyboard passed on first.
    pub(super) fn turn_to(&mut self, seat: Seat) {
        self.narrator.end_turn();
        if self.keyboard.is_for(seat) {
            return self.take_keyboard(seat);
        }
        self.show_public();
        if let Keyboard::Shared { n_public, .. } = &mut self.keyboard {
            *n_public = self.narrator.n_told();
        }
    }

    /// Shows a seat its hand, after what it missed.
    pub(super) fn take_keyboard(&mut self, seat: Seat) {
        if let Keyboard::Shared { owner, n_seen, .. } = &mut self.keyboard {
            *n_seen = self.narrator.n_told();
            if owner.replace(seat).is_none() {
                self.flush();
                self.outputs.push(Output::Curtain(Curtain::Private));
                if self.settings.style.form == TextForm::Plain {
                    self.narrator.tell_recent(seat, usize::MAX);
                }
            }
        }
        self.narrator.screen(seat, &self.driver.view(seat));
    }

    /// Puts the hand on the screen away, if there is one, and tells to all what was told beside it.
    ///
    /// What is on the page is for everybody.
    pub(super) fn show_public(&mut self) {
        self.narrator.end_turn();
        self.narrator.catch_up();
        let Keyboard::Shared { owner, n_seen, n_public } = &mut self.keyboard else { return };
        if owner.take().is_none() {
            return;
        }
        let missed = *n_public..*n_seen;
        *n_public = self.narrator.n_told();
        let page = self.narrator.page.take();
        self.outputs.push(Output::Curtain(Curtain::Public));
        self.narrator.tell_log(missed);
        self.flush();
        if !page.is_empty() {
            self.outputs.push(Output::Text(page));
        }
    }
}
