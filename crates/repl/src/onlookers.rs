//! What the humans at a table see of a match, event by event.

use domino_record::SeatInfo;
use domino_rules::{Event, PerSeat, Rules, Seat, View};

/// What each human sees of a match.
pub(crate) struct Onlookers(PerSeat<Option<View>>);

impl Onlookers {
    /// The humans before anything has happened.
    pub(crate) fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>) -> Onlookers {
        Onlookers(
            sitters.map(|seat, sitter| sitter.is_human().then(|| View::new(rules, Some(seat)))),
        )
    }

    /// What a human sees; nothing if nobody or a player sits there.
    pub(crate) fn view(&self, seat: Seat) -> Option<&View> {
        self.0.get(seat)?.as_ref()
    }

    pub(crate) fn observe(&mut self, event: &Event) {
        for seat in Seat::all(self.0.n_seats()) {
            if let Some(view) = &mut self.0[seat] {
                view.observe(&event.seen_by(Some(seat)));
            }
        }
    }
}
