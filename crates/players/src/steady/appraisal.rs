//! What `steady` makes of an action, as data: which terms it weighs, how much of each there is, and
//! what they are worth.

use domino_rules::{Action, Seat, View};
use domino_tiles::TileSet;

/// What [`Steady`](crate::Steady) makes of an action that lays a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The action.
    pub action: Action,
    /// The tiles that the turn lays, this one included: 1, or more where the turn is a run. It is the
    /// run that is worth most of those looked at.
    pub n_laid: usize,
    /// Where the last of them leaves the seat.
    pub outlook: Outlook,
}

/// Where a seat stands when its turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Its hand is empty.
    Out,
    /// It holds tiles, and the position is worth the sum of these terms.
    Hand(Terms),
}

/// How much there is of each [`Term`] in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The seat that is on turn next, of which [`Term::NextSeatStuck`] speaks.
    pub next_seat: Seat,
    amounts: [u32; Term::ALL.len()],
}

/// One of the things that are weighed in a position, with the unit in which it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// The pips in the own hand: what a lost round costs.
    PipsInHand,
    /// The doubles in hand that cannot be laid: each waits for one number only.
    StuckDoubles,
    /// The open ends that the hand can answer with a tile that matches.
    AnsweredEnds,
    /// The tiles in hand that match an open end, so that the next turn has a choice.
    FittingTiles,
    /// The tiles in hand that can be laid though they match no open end: wild doubles.
    WildTiles,
    /// The chance in thousandths, rounded down, that the next seat has no tile that matches an open
    /// end, as if its tiles were drawn from all those that this seat cannot see.
    NextSeatStuck,
}

impl Appraisal {
    /// What going out is worth, in tenths of a pip: more than any hand.
    pub const OUT: i32 = 1_000_000;

    /// What the action is worth, in tenths of a pip.
    pub fn worth(&self) -> i32 {
        match self.outlook {
            Outlook::Out => Appraisal::OUT,
            Outlook::Hand(terms) => terms.worth(),
        }
    }

    /// The one of two that is worth more; of equals the first.
    pub(super) fn or_better(self, other: Appraisal) -> Appraisal {
        if other.worth() > self.worth() { other } else { self }
    }
}

impl Outlook {
    /// Where a view leaves its seat that has laid its last tile in this turn.
    pub(super) fn of(view: &View) -> Outlook {
        if view.hand().is_empty() { Outlook::Out } else { Outlook::Hand(Terms::of(view)) }
    }
}

impl Terms {
    /// How much there is of a term, in the term's unit.
    pub fn amount(&self, term: Term) -> u32 {
        self.amounts[term as usize]
    }

    /// What all terms together are worth, in tenths of a pip.
    pub fn worth(&self) -> i32 {
        Term::ALL.into_iter().map(|term| term.worth(self.amount(term))).sum()
    }

    fn of(view: &View) -> Terms {
        let table = view.table();
        let seat = view.viewer().unwrap_or(table.mover());
        let next_seat = table.rules().next_seat(seat);
        let hand = view.hand();
        let ends = || table.layout().ends().iter().map(|open| table.matching(open.name));
        let matching = ends().fold(TileSet::EMPTY, |all, fitting| all | fitting);
        // What it could lay if it were on turn again at once.
        let playable = table.playable(hand);
        let amounts = Term::ALL.map(|term| match term {
            Term::PipsInHand => hand.n_pips(),
            Term::StuckDoubles => count(((hand & TileSet::DOUBLES) - playable).len()),
            Term::AnsweredEnds => count(ends().filter(|fitting| hand.intersects(fitting)).count()),
            Term::FittingTiles => count((hand & matching).len()),
            Term::WildTiles => count((playable - matching).len()),
            Term::NextSeatStuck => per_mille_stuck(view, next_seat, matching),
        });
        Terms { next_seat, amounts }
    }
}

impl Term {
    /// All terms.
    pub const ALL: [Term; 6] = [
        Term::PipsInHand,
        Term::StuckDoubles,
        Term::AnsweredEnds,
        Term::FittingTiles,
        Term::WildTiles,
        Term::NextSeatStuck,
    ];

    /// What an amount of it is worth, in tenths of a pip; the fraction is dropped.
    pub fn worth(self, amount: u32) -> i32 {
        let amount = i32::try_from(amount).unwrap_or(i32::MAX);
        let times = |weight| amount.saturating_mul(weight);
        match self {
            Term::PipsInHand => times(-10),
            Term::StuckDoubles => times(-20),
            Term::AnsweredEnds => times(20),
            Term::FittingTiles => times(5),
            Term::WildTiles => times(100),
            Term::NextSeatStuck => times(200) / 1000,
        }
    }
}

/// The chance in thousandths that none of a seat's tiles matches an end.
fn per_mille_stuck(view: &View, seat: Seat, matching: TileSet) -> u32 {
    let n_held = count(view.n_tiles().get(seat).copied().unwrap_or(0));
    let unseen = view.unseen();
    let (n_unseen, n_useless) = (count(unseen.len()), count((unseen - matching).len()));
    (0..n_held.min(n_unseen)).fold(1000, |chance, n_drawn| {
        chance * n_useless.saturating_sub(n_drawn) / (n_unseen - n_drawn)
    })
}

/// A number of things on a table as an amount.
fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
