//! A record told in the words in which the match was played.

use domino_record::{Checked, Record, SeatInfo};
use domino_rules::{Event, PerSeat, Rules, View};

use crate::Style;
use crate::choices::choices;
use crate::narrator::Narrator;
use crate::onlookers::Onlookers;

/// Tells a record: what a session of this style showed while the match was played, without what was
/// typed.
///
/// Of a view, which does not know all hands, it tells what happened. A record that ends before its
/// seats gives no text.
pub fn replay(record: &Record, style: &Style) -> String {
    let (Some(rules), Some(sitters)) = (record.rules(), record.seats()) else {
        return String::new();
    };
    let mut teller = Teller::new(rules, sitters, record.game().is_some(), style);
    teller.narrator.introduce(record.seed());
    for logged in record.events() {
        teller.tell(&logged.event);
    }
    teller.finish()
}

/// Tells a record as [`replay`] does, round by round, until the listener fails: however long the record
/// is, no more than the text of a round is made at once.
///
/// # Errors
///
/// That of the listener.
pub fn replay_by_rounds<E>(
    record: &Checked<'_>,
    style: &Style,
    mut hand_out: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let (Some(rules), Some(sitters)) = (record.rules(), record.seats()) else { return Ok(()) };
    let mut teller = Teller::new(rules, sitters, record.game().is_some(), style);
    teller.narrator.introduce(record.seed());
    record.try_for_each_event(|logged| {
        teller.tell(&logged.event);
        match logged.event {
            Event::Scored(..) => hand_out(&teller.narrator.page.take()),
            _ => Ok(()),
        }
    })?;
    hand_out(&teller.finish())
}

/// Tells events, and what the humans saw before they acted.
struct Teller {
    narrator: Narrator,
    /// What is shown beside what is told; nothing of a view, which does not know what others saw.
    shown: Option<Shown>,
}

/// What is to be seen of a match.
struct Shown {
    public: View,
    onlookers: Onlookers,
}

impl Teller {
    fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>, is_known: bool, style: &Style) -> Teller {
        let shown =
            || Shown { public: View::new(rules, None), onlookers: Onlookers::new(rules, sitters) };
        Teller { narrator: Narrator::new(rules, sitters, style), shown: is_known.then(shown) }
    }

    fn tell(&mut self, event: &Event) {
        let Teller { narrator, shown: Some(shown) } = self else {
            return self.narrator.observe(event, None);
        };
        if let Some((seat, _)) = event.action()
            && let Some(view) = shown.onlookers.view(seat)
            && choices(view).len() > 1
        {
            narrator.end_turn();
            narrator.screen(seat, view);
        }
        shown.public.observe(&event.seen_by(None));
        shown.onlookers.observe(event);
        narrator.observe(event, Some(shown.public.table()));
    }

    fn finish(mut self) -> String {
        self.narrator.end_turn();
        self.narrator.catch_up();
        self.narrator.page.take()
    }
}
