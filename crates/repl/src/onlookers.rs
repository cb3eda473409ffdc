//! What some at a table see of a match, event by event.

use domino_record::SeatInfo;
use domino_rules::{Event, PerSeat, Rules, Seat, View};

/// What each of those who are looked over the shoulder sees of a match.
pub(crate) struct Onlookers(PerSeat<Option<View>>);

impl Onlookers {
    /// The humans before anything has happened.
    pub(crate) fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>) -> Onlookers {
        Onlookers::at(rules, |seat| sitters.get(seat).is_some_and(SeatInfo::is_human))
    }

    /// Those seats before anything has happened.
    pub(crate) fn at(rules: &Rules, is_one: impl Fn(Seat) -> bool) -> Onlookers {
        let view = |seat| is_one(seat).then(|| View::new(rules, Some(seat)));
        Onlookers(rules.seats().map(view).collect())
    }

    /// What a seat sees, if it is one of them.
    pub(crate) fn view(&self, seat: Seat) -> Option<&View> {
        self.0.get(seat)?.as_ref()
    }

    /// All of them with what they see.
    pub(crate) fn views(&self) -> impl Iterator<Item = (Seat, &View)> {
        self.0.iter().filter_map(|(seat, view)| Some((seat, view.as_ref()?)))
    }

    pub(crate) fn observe(&mut self, event: &Event) {
        for seat in Seat::all(self.0.n_seats()) {
            if let Some(view) = &mut self.0[seat] {
                view.observe(&event.seen_by(Some(seat)));
            }
        }
    }
}
