//! A record told in the words in which the match was played.

use domino_record::{Checked, Logged, SeatInfo};
use domino_rules::{Event, PerSeat, Rules, Seat, View};

use crate::choices::choices;
use crate::narrator::{Narrator, Numbering};
use crate::onlookers::Onlookers;
use crate::{Eyes, Message, Moment, MomentError, Style};

/// A record, or a part of it, to be told through somebody's eyes: what a session showed while the match was
/// played, without what was typed, and with the number of each turn's last action.
///
/// Of a view, which does not know all hands, it tells what happened. A record that ends before its
/// seats gives no text.
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, check};
/// use domino_repl::{Eyes, Moment, Replay, Style};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// let mut game = Match::new(rules);
/// game.start_round(7, &mut writer)?;
/// let lead = game.round().and_then(|round| round.legal_actions().nth(0)).ok_or("no lead")?;
/// game.play_into(lead, &mut writer)?;
///
/// let record = check(writer.text().as_bytes())?;
/// let moment = Moment { round: Some(1), turn: Some(1) };
/// let mut text = String::new();
/// Replay::new(&record, moment, Some(Eyes::Public))?.tell(&Style::default(), |part| {
///     text += part;
///     Ok::<(), std::fmt::Error>(())
/// })?;
/// assert!(text.contains("\n1. B steady: leads 6-6\n"), "{text}");
/// assert!(Replay::new(&record, Moment { round: Some(2), turn: None }, None).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    record: &'a Checked<'a>,
    /// The only round that is told; all are for `None`.
    round: Option<u32>,
    /// How many actions of the round are told.
    turn: Option<usize>,
    eyes: Option<Eyes>,
}

impl<'a> Replay<'a> {
    /// A record from its beginning to its end, one round of it, or that as far as so many actions, of the
    /// last round where none is named; through these eyes, or for `None` as a session showed it to the
    /// humans at the table.
    ///
    /// # Errors
    ///
    /// [`MomentError`] if the record has no such round, turn or seat, or is a view that does not show
    /// the hand of that seat.
    pub fn new(
        record: &'a Checked<'a>,
        moment: Moment,
        eyes: Option<Eyes>,
    ) -> Result<Replay<'a>, MomentError> {
        let n_seats = record.seats().map_or(1, PerSeat::n_seats);
        let viewer = eyes.unwrap_or_default().seat_among(n_seats)?;
        let is_hidden = |seat: &Seat| record.view().is_some_and(|own| own.viewer() != Some(*seat));
        if let Some(seat) = viewer.filter(is_hidden) {
            return Err(MomentError::HandNotShown(seat));
        }
        let Moment { round, turn } = moment;
        let mut replay = Replay { record, round, turn, eyes };
        if round.is_none() && turn.is_none() {
            return Ok(replay);
        }
        let last = u32::try_from(record.n_rounds()).unwrap_or(u32::MAX);
        match round.unwrap_or(last) {
            _ if last == 0 => Err(MomentError::NoRound),
            round if round == 0 || round > last => Err(MomentError::NoSuchRound { round, last }),
            round => {
                replay.round = Some(round);
                replay.check_turn()?;
                Ok(replay)
            }
        }
    }

    /// Checks that the round has so many actions.
    fn check_turn(&self) -> Result<(), MomentError> {
        let Some(turn) = self.turn else { return Ok(()) };
        let (mut part, mut n_actions) = (Part { turn: None, ..self.part() }, 0);
        self.record.for_each_event(|Logged { event, .. }| {
            if part.place(event) == Place::Within {
                n_actions += usize::from(event.action().is_some());
            }
        });
        if turn <= n_actions {
            return Ok(());
        }
        Err(MomentError::NoSuchTurn { turn, last: n_actions })
    }

    fn part(&self) -> Part {
        let place = if self.round.is_some() { Place::Before } else { Place::Within };
        Part { round: self.round, turn: self.turn, n_actions: 0, place }
    }

    /// Tells it piece by piece, until the listener fails: however long the record is, no more than the
    /// text of a round is made at once.
    ///
    /// # Errors
    ///
    /// That of the listener.
    pub fn tell<E>(
        &self,
        style: &Style,
        mut hand_out: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        let (Some(rules), Some(sitters)) = (self.record.rules(), self.record.seats()) else {
            return Ok(());
        };
        let is_known = self.record.game().is_some();
        let mut teller = Teller::new(rules, sitters, is_known, self.eyes, style);
        // Who knows the seed knows every hand.
        let seed = self.record.seed().filter(|_| self.record.is_over());
        teller.narrator.introduce(seed);
        hand_out(&teller.narrator.page.take())?;
        let mut part = self.part();
        self.record.try_for_each_event(|Logged { event, .. }| {
            match part.place(event) {
                Place::Before => {
                    teller.tell(event);
                    teller.narrator.forget_page();
                }
                Place::Within => teller.tell(event),
                Place::After => {}
            }
            match event {
                Event::Scored(..) => hand_out(&teller.narrator.page.take()),
                _ => Ok(()),
            }
        })?;
        if self.turn.is_some() {
            teller.show_moment();
        }
        hand_out(&teller.finish())
    }
}

/// The part of a record that is told, and where in the record the telling is.
#[derive(Clone, Copy, Debug)]
struct Part {
    round: Option<u32>,
    turn: Option<usize>,
    /// The actions so far.
    n_actions: usize,
    place: Place,
}

/// Where an event stands, seen from a part of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Before,
    Within,
    After,
}

impl Part {
    /// Where the next event stands; what follows an action of itself belongs to it.
    fn place(&mut self, event: &Event) -> Place {
        if let (Some(own), Event::RoundStarted { round, .. }) = (self.round, event) {
            self.place = match round.cmp(&own) {
                std::cmp::Ordering::Less => Place::Before,
                std::cmp::Ordering::Equal => Place::Within,
                std::cmp::Ordering::Greater => Place::After,
            };
        }
        if self.place == Place::Within && event.action().is_some() {
            self.n_actions += 1;
            if self.turn.is_some_and(|turn| self.n_actions > turn) {
                self.place = Place::After;
            }
        }
        self.place
    }
}

/// Tells events, and what some saw before they acted.
struct Teller {
    narrator: Narrator,
    public: View,
    /// Those whose turns are shown; nobody of a view, which does not know what others saw.
    onlookers: Onlookers,
    is_known: bool,
}

impl Teller {
    fn new(
        rules: &Rules,
        sitters: &PerSeat<SeatInfo>,
        is_known: bool,
        eyes: Option<Eyes>,
        style: &Style,
    ) -> Teller {
        let mut narrator = Narrator::new(rules, sitters, style);
        narrator.number(Numbering::On);
        if let Some(eyes) = eyes {
            narrator.look_through(eyes);
        }
        let is_seen = |seat: Seat| match eyes {
            None => sitters[seat].is_human(),
            Some(Eyes::Full) => true,
            Some(Eyes::Public) => false,
            Some(Eyes::Of(own)) => seat == own,
        };
        Teller {
            narrator,
            public: View::new(rules, None),
            onlookers: Onlookers::at(rules, |seat| is_known && is_seen(seat)),
            is_known,
        }
    }

    fn tell(&mut self, event: &Event) {
        if let Some((seat, _)) = event.action()
            && let Some(view) = self.onlookers.view(seat)
            && choices(view).len() > 1
        {
            self.narrator.end_turn();
            self.narrator.screen(seat, view);
        }
        self.public.observe(&event.seen_by(None));
        self.onlookers.observe(event);
        self.narrator.observe(event, self.is_known.then(|| self.public.table()));
    }

    /// Shows the table and the hands as they are, while the round goes on.
    fn show_moment(&mut self) {
        self.narrator.end_turn();
        self.narrator.catch_up();
        let table = self.public.table();
        if table.ending().is_some() {
            return;
        }
        self.narrator.page.gap();
        self.narrator.table(&self.public);
        for (seat, view) in self.onlookers.views() {
            self.narrator.hand(seat, view.hand());
        }
        let name = self.narrator.name(table.mover());
        self.narrator.say(&Message::OnTurn { name });
    }

    fn finish(mut self) -> String {
        self.narrator.end_turn();
        self.narrator.catch_up();
        self.narrator.page.take()
    }
}
