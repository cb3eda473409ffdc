//! What happens at the table, and what each seat sees of it.

use domino_layout::{End, Heading, Placed};
use domino_tiles::{Pips, Tile};

use crate::play::{Action, Position};
use crate::round::Tiles;
use crate::score::{MatchResult, RoundResult};
use crate::seats::{PerSeat, PerTeam, Seat};

/// What happens at the table.
///
/// Events carry the truth; [`Event::seen_by`] is what a seat sees of it. Whoever shows, records,
/// counts or thinks reads events, and nobody needs to compare states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round begins.
    RoundStarted {
        /// Its number in the match, from 1.
        round: u32,
        /// The seed of its deal; `None` if the deal was given, and for those who may not know it.
        seed: Option<u64>,
    },
    /// A deal did not count, and all tiles go back.
    Redealt,
    /// The tiles are dealt.
    Dealt {
        /// The hand of each seat.
        hands: PerSeat<Tiles>,
        /// The tiles that can be drawn, the first of them first.
        boneyard: Tiles,
        /// The tiles that are out of play.
        dead: Tiles,
    },
    /// The round goes on from a position that was set up; its tiles are told before.
    Position(Position),
    /// A seat leads the round.
    Leads {
        /// The seat.
        seat: Seat,
        /// The tile that must be laid, if one must.
        tile: Option<Tile>,
    },
    /// A tile is laid.
    Placed {
        /// The seat that laid it; `None` for a tile that was nobody's.
        seat: Option<Seat>,
        /// The tile.
        tile: Tile,
        /// The end; `None` for the first tile of the round.
        end: Option<End>,
        /// The half that is open now; of the first tile, the one that faces right.
        outer: Pips,
        /// The direction in which it lies, where the table decides what is legal.
        heading: Option<Heading>,
    },
    /// A seat draws.
    Drew {
        /// The seat.
        seat: Seat,
        /// The tiles.
        tiles: Tiles,
    },
    /// A seat lets its turn go.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// Another turn begins.
    Turn {
        /// The seat that is on turn.
        seat: Seat,
    },
    /// A seat has no tiles left.
    WentOut {
        /// The seat.
        seat: Seat,
    },
    /// Nobody can go on.
    Blocked,
    /// The round is over, and the hands are shown.
    RoundOver(RoundResult),
    /// The round is scored.
    Scored {
        /// What each side scores, in points; `None` if nobody does.
        points: Option<PerTeam<i32>>,
        /// What each side has in the match now, in points.
        totals: PerTeam<i32>,
    },
    /// The match is over.
    MatchOver(MatchResult),
}

impl Event {
    /// A tile is laid so, by a seat or for nobody.
    pub fn placed(seat: Option<Seat>, placed: Placed) -> Event {
        let Placed { tile, end, outer, heading } = placed;
        Event::Placed { seat, tile, end, outer, heading }
    }

    /// The action of a seat that the event is, if it is one.
    pub fn action(&self) -> Option<(Seat, Action)> {
        match *self {
            Event::Placed { seat, tile, end: None, .. } => Some((seat?, Action::Lead { tile })),
            Event::Placed { seat, tile, end: Some(end), heading, .. } => {
                Some((seat?, Action::Play { tile, end, heading }))
            }
            Event::Drew { seat, .. } => Some((seat, Action::Draw)),
            Event::Passed { seat } => Some((seat, Action::Pass)),
            _ => None,
        }
    }

    /// What a seat sees of the event, or the public for `None`.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Event {
        let is_own = |seat: Seat| viewer == Some(seat);
        match self {
            // The seed would tell every tile.
            Event::RoundStarted { round, .. } => Event::RoundStarted { round: *round, seed: None },
            Event::Dealt { hands, boneyard, dead } => Event::Dealt {
                hands: hands
                    .map(|seat, tiles| if is_own(seat) { tiles.clone() } else { tiles.hidden() }),
                boneyard: boneyard.hidden(),
                dead: dead.hidden(),
            },
            Event::Drew { seat, tiles } if !is_own(*seat) => {
                Event::Drew { seat: *seat, tiles: tiles.hidden() }
            }
            Event::Leads { seat, .. } if !is_own(*seat) => Event::Leads { seat: *seat, tile: None },
            Event::Position(position) if !is_own(position.leader) => {
                Event::Position(Position { must_lead: None, ..*position })
            }
            event => event.clone(),
        }
    }
}

/// Takes events as they happen.
pub trait EventSink {
    /// Takes one event.
    fn event(&mut self, event: &Event);

    /// Takes an event that is made only if the sink listens.
    #[inline]
    fn tell(&mut self, make: impl FnOnce() -> Event)
    where
        Self: Sized,
    {
        self.event(&make());
    }
}

/// Lets events go by; none is even made.
impl EventSink for () {
    fn event(&mut self, _: &Event) {}

    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

/// Keeps events.
impl EventSink for Vec<Event> {
    fn event(&mut self, event: &Event) {
        self.push(event.clone());
    }
}

impl<S: EventSink + ?Sized> EventSink for &mut S {
    #[inline]
    fn event(&mut self, event: &Event) {
        (**self).event(event);
    }
}

/// Tells two sinks.
impl<S: EventSink, T: EventSink> EventSink for (S, T) {
    fn event(&mut self, event: &Event) {
        self.0.event(event);
        self.1.event(event);
    }
}
