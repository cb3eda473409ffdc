//! A record that holds, without what happened in it.

use std::convert::Infallible;

use domino_rules::{Match, PerSeat, Rules, Variant, View};

use crate::play::{Mode, Past, Play, Source};
use crate::read::{Read, read_as};
use crate::text::{Fault, SeatInfo};
use crate::write::{Keeping, Logged, settle_lines};

/// A record that was read and found to hold, of which only the end is known; what happened is read
/// once more, round by round, when it is asked for.
///
/// However long a record is, it takes the room of its bytes, of a round, and of at most some hundred
/// states for going back; the number of lines `undo` adds some bytes for each.
#[derive(Clone, Debug)]
pub struct Checked<'a> {
    record: &'a [u8],
    variant: Option<Box<Variant>>,
    end: Option<Box<PlayEnd>>,
}

/// Where a record with seats ends.
#[derive(Clone, Debug)]
struct PlayEnd {
    seats: PerSeat<SeatInfo>,
    mode: Mode,
    seed: Option<u64>,
    /// What is in effect.
    past: Past,
}

/// Checks a record as [`read`](crate::read) does, and keeps nothing of the rounds that were checked.
///
/// # Errors
///
/// The first [`Fault`].
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, check};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// Match::new(rules).start_round(42, &mut writer)?;
///
/// let checked = check(writer.text().as_bytes())?;
/// assert_eq!((checked.n_rounds(), checked.is_over()), (1, false));
/// let mut n_events = 0;
/// checked.for_each_event(|_| n_events += 1);
/// assert!(n_events > 1, "the round was started, and tiles were dealt");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(record: &[u8]) -> Result<Checked<'_>, Fault> {
    Ok(match read_as(record, Keeping::LastRound)? {
        Read::Head { variant, .. } => Checked { record, variant, end: None },
        Read::Play(play) => {
            let Play { seats, mode, seed, past, .. } = *play;
            let end = Box::new(PlayEnd { seats, mode, seed, past: past.without_states() });
            Checked { record, variant: None, end: Some(end) }
        }
    })
}

impl Checked<'_> {
    /// The game, if the record goes as far as all of its rules.
    pub fn variant(&self) -> Option<&Variant> {
        self.rules().map(Rules::variant).or(self.variant.as_deref())
    }

    /// The rules, if the record goes as far as its seats.
    pub fn rules(&self) -> Option<&Rules> {
        Some(self.end.as_ref()?.mode.rules())
    }

    /// Who sits where, if the record goes so far.
    pub fn seats(&self) -> Option<&PerSeat<SeatInfo>> {
        Some(&self.end.as_ref()?.seats)
    }

    /// The match in the state to which the record leads; `None` for a view, and for a record that ends
    /// before its seats.
    pub fn game(&self) -> Option<&Match> {
        self.end.as_ref()?.mode.game()
    }

    /// What the viewer knows of the last round, if this is the record of a view.
    pub fn view(&self) -> Option<&View> {
        self.end.as_ref()?.mode.view()
    }

    /// The seed of the last round that is not taken back, if it has one.
    pub fn seed(&self) -> Option<u64> {
        self.end.as_ref()?.seed
    }

    /// The rounds that are not taken back.
    pub fn n_rounds(&self) -> usize {
        self.end.as_ref().map_or(0, |end| end.mode.n_rounds())
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.end.as_ref().is_some_and(|end| end.mode.is_over())
    }

    /// Tells what happened, in its order, with what was completed and without what was taken back.
    pub fn for_each_event(&self, mut tell: impl FnMut(&Logged)) {
        let told = self.try_for_each_event(|logged| -> Result<(), Infallible> {
            tell(logged);
            Ok(())
        });
        let Ok(()) = told;
    }

    /// Tells what happened, as [`Checked::for_each_event`] does, until the listener fails.
    ///
    /// # Errors
    ///
    /// That of the listener.
    pub fn try_for_each_event<E>(
        &self,
        mut tell: impl FnMut(&Logged) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(end) = &self.end else { return Ok(()) };
        let from = end.past.begin();
        let source = Source { record: self.record, keeping: Keeping::LastRound, from };
        let mut play = Play::new(end.mode.rules().clone(), end.seats.clone(), source);
        let mut last = 0;
        let mut hand_out = |play: &mut Play<'_>| {
            let mut events = play.log.take_events();
            settle_lines(&mut events, &mut last);
            events.iter().try_for_each(&mut tell)
        };
        for line in end.past.lines(self.record, from) {
            // What was found to hold holds.
            let Ok(()) = line.and_then(|line| play.line(line)) else { break };
            if !play.log.is_waiting() {
                hand_out(&mut play)?;
            }
        }
        let is_finished = play.finish(|kind| Fault { line: 0, column: 0, kind }).is_ok();
        debug_assert!(is_finished, "a record that holds can be read again");
        hand_out(&mut play)
    }
}
