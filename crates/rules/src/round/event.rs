//! What happens at the table, and what each seat sees of it.

use domino_layout::{End, Heading, Layout, Placed};
use domino_tiles::{Pips, Tile};

use crate::play::{Action, OpenNumbers, Position};
use crate::round::SeenTiles;
use crate::score::{MatchOutcome, RoundResult, Scored};
use crate::seats::{PerSeat, Seat};

/// What happens at the table.
///
/// Events carry the truth, and the facts that it comes from: whoever shows, records, counts or thinks
/// reads events, and nobody needs to compare states or to play along. [`Event::seen_by`] is what a
/// seat sees.
///
/// An event is small; what is large in one is boxed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
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
    Dealt(Box<DealtTiles>),
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
        /// Who laid it.
        by: LaidBy,
        /// The tile.
        tile: Tile,
        /// The end; `None` for the first tile of the round.
        end: Option<End>,
        /// The half that is open now; of the first tile, the one that faces right.
        outer: Pips,
        /// The direction in which it lies, where the table decides what is legal.
        heading: Option<Heading>,
        /// The numbers that are open now.
        open: OpenNumbers,
    },
    /// A seat draws.
    Drew {
        /// The seat.
        seat: Seat,
        /// The tiles.
        tiles: SeenTiles,
        /// The numbers that are open.
        open: OpenNumbers,
    },
    /// A seat lets its turn go.
    Passed {
        /// The seat.
        seat: Seat,
        /// The numbers that are open.
        open: OpenNumbers,
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
    RoundOver(Box<RoundResult>),
    /// Points are scored.
    Scored(Box<Scored>),
    /// The match is over.
    MatchOver(Box<MatchOutcome>),
}

/// The tiles of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct DealtTiles {
    /// The hand of each seat.
    pub hands: PerSeat<SeenTiles>,
    /// The tiles that can be drawn, the first of them first.
    pub boneyard: SeenTiles,
    /// The tiles that are out of play.
    pub dead: SeenTiles,
}

/// Who laid a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum LaidBy {
    /// A seat, on its turn.
    Seat(Seat),
    /// Nobody: it was taken before the deal and belongs to no seat.
    StartTile,
    /// It lies in a position that was set up, which does not tell.
    SetUp,
}

impl LaidBy {
    /// The seat, if it was one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            LaidBy::Seat(seat) => Some(seat),
            LaidBy::StartTile | LaidBy::SetUp => None,
        }
    }
}

impl Event {
    /// A tile is laid so; `open` are the numbers that are open then.
    pub fn placed(by: LaidBy, placed: Placed, open: OpenNumbers) -> Event {
        let Placed { tile, end, outer, heading } = placed;
        Event::Placed { by, tile, end, outer, heading, open }
    }

    /// The tiles of a line as they were laid, one after the other.
    pub fn line(by: LaidBy, layout: &Layout) -> impl Iterator<Item = Event> {
        let mut laid = Layout::new();
        layout.placed().iter().map(move |placed| {
            let again = laid.lay_again(*placed, &[End::Left, End::Right]);
            debug_assert!(again.is_ok(), "a tile that lies can be laid again");
            Event::placed(by, *placed, OpenNumbers::of(&laid))
        })
    }

    /// The action of a seat that the event is, if it is one.
    pub fn action(&self) -> Option<(Seat, Action)> {
        match *self {
            Event::Placed { by, tile, end: None, .. } => Some((by.seat()?, Action::Lead { tile })),
            Event::Placed { by, tile, end: Some(end), heading, .. } => {
                Some((by.seat()?, Action::Play { tile, end, heading }))
            }
            Event::Drew { seat, .. } => Some((seat, Action::Draw)),
            Event::Passed { seat, .. } => Some((seat, Action::Pass)),
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
            Event::Dealt(dealt) => Event::Dealt(Box::new(DealtTiles {
                hands: dealt
                    .hands
                    .map(|seat, tiles| if is_own(seat) { tiles.clone() } else { tiles.hidden() }),
                boneyard: dealt.boneyard.hidden(),
                dead: dealt.dead.hidden(),
            })),
            Event::Drew { seat, tiles, open } if !is_own(*seat) => {
                Event::Drew { seat: *seat, tiles: tiles.hidden(), open: *open }
            }
            Event::Leads { seat, .. } if !is_own(*seat) => Event::Leads { seat: *seat, tile: None },
            Event::Position(position) if !is_own(position.leader) => {
                Event::Position(Position { must_lead: None, ..*position })
            }
            event => event.clone(),
        }
    }
}
