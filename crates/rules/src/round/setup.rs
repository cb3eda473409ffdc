//! A position of a round, loose enough to be written by anybody.

use domino_layout::{End, Heading, Layout, Placed, Plane, PlaneError, Posture, Room};
use domino_tiles::{Tile, TileSet};
use thiserror::Error;

use crate::play::{AfterAction, Position, RunState};
use crate::round::{Round, TileList};
use crate::seats::{PerSeat, Seat};
use crate::variant::TableRules;
use crate::variant::sections::{Draw, Run, RunEnds, Turn};

/// The ends of a line.
const LINE: [End; 2] = [End::Left, End::Right];

/// A position of a round. Every field is public and any value can be written; only
/// [`Round::from_setup`] tells whether it is one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Setup {
    /// The hands.
    pub hands: PerSeat<TileSet>,
    /// The boneyard, the first tile to be drawn first.
    pub boneyard: TileList,
    /// The tiles that are out of play.
    pub dead: TileSet,
    /// The tiles on the table.
    pub layout: Layout,
    /// Where the round stands.
    pub position: Position,
}

/// One thing that makes a setup no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Violation {
    /// There are more or fewer hands than seats.
    #[error("there are {found} hands for {expected} seats")]
    Seats {
        /// The seats.
        expected: usize,
        /// The hands.
        found: usize,
    },
    /// A seat is named that the table does not have.
    #[error("the table has no seat {0}")]
    NoSuchSeat(Seat),
    /// The table is empty, and the seat on turn is not the one that leads; or by the rules the one that
    /// leads does not.
    #[error("nothing is on the table, and seat {0} does not lead")]
    NotTheLeader(Seat),
    /// A tile is not in the set.
    #[error("{0} is not in the set")]
    NotInSet(Tile),
    /// A tile is in two places.
    #[error("{0} is in two places")]
    TileTwice(Tile),
    /// A tile of the set is nowhere.
    #[error("{0} is nowhere")]
    TileMissing(Tile),
    /// A line here has the ends `left` and `right` and no other.
    #[error("end `{0}` is not one of a line")]
    NotALine(End),
    /// A tile lies where the table has no room for it.
    #[error("{tile} cannot lie where it does: {why}")]
    NoRoom {
        /// The tile.
        tile: Tile,
        /// Why there is none.
        why: PlaneError,
    },
    /// A tile lies where another one is in the way.
    #[error("{tile} cannot lie where it does: {other} is in the way")]
    InTheWay {
        /// The tile.
        tile: Tile,
        /// The tile that is in the way.
        other: Tile,
    },
    /// It is not told in which direction a tile lies.
    #[error("{tile} fits {}: name the heading", list(*.tile, *.end, *.room))]
    NoHeading {
        /// The tile.
        tile: Tile,
        /// The end at which it lies.
        end: End,
        /// The directions in which it could.
        room: Room,
    },
    /// A tile is laid in a direction, but here directions mean nothing.
    #[error("{0} has a heading, but this game has no table")]
    Heading(Tile),
    /// A tile touches one that it does not match.
    #[error("{0} does not match where it lies")]
    Joint(Tile),
    /// The tile that must be led is not in the leader's hand, there are tiles on the table, or by the rules
    /// any tile can be led.
    #[error("{0} cannot be led")]
    MustLead(Tile),
    /// More tiles are drawn than the seat on turn holds or the rules allow.
    #[error("{0} tiles cannot have been drawn in this turn")]
    Drawn(usize),
    /// The seat that laid the last tile is not told, or cannot have laid it: more than a start tile
    /// lies on the table and nobody laid it, nothing lies there and somebody did, or the only tile is not
    /// the leader's.
    #[error("{}", last_to_play(*.0))]
    LastToPlay(Option<Seat>),
    /// By the order of play another seat is on turn. It is known which, once a tile lies and the turn has
    /// laid none: where nobody draws, each turn since the last tile was a pass; and where a turn that draws
    /// goes on until it lays or passes, there was none if nobody has passed or drawn.
    #[error("by the order of play seat {expected} is on turn, not seat {found}")]
    OutOfTurn {
        /// The seat that is on turn.
        expected: Seat,
        /// The seat that was to be.
        found: Seat,
    },
    /// More seats have passed one after the other than can before the round is blocked, or while there
    /// are tiles to draw, or one has though a tile was laid or drawn since.
    #[error("there cannot have been {0} passes since a tile was laid or drawn")]
    Passes(u32),
    /// By the rules this tile must be led here.
    #[error("{0} must be led")]
    ForcedLead(Tile),
    /// The table is empty, but by the rules a tile that was taken before the deal lies on it.
    #[error("no tile lies on the table that was taken before the deal")]
    NoStartTile,
    /// A run goes on where the rules or the layout have none.
    #[error("no run can go on here")]
    Run,
    /// The round is over already.
    #[error("the round is over already")]
    Over,
    /// The hands or the boneyard do not agree with the view that they were to complete.
    #[error("the tiles do not agree with the view")]
    NotThisView,
}

/// Everything that makes a setup no position, and the setup.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", join(.violations))]
pub struct SetupError {
    /// What is wrong, at least one thing.
    pub violations: Vec<Violation>,
    /// The setup as it was given.
    pub setup: Setup,
}

fn join(violations: &[Violation]) -> String {
    violations.iter().map(Violation::to_string).collect::<Vec<_>>().join("; ")
}

fn last_to_play(seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => format!("seat {seat} cannot have laid the last tile"),
        None => "it is not told who laid the last tile".to_owned(),
    }
}

/// The directions in which a tile could lie at an end.
fn list(tile: Tile, end: End, room: Room) -> String {
    let ways = room.headings(Posture::of(tile)).map(|heading| format!("`{end} {heading}`"));
    ways.collect::<Vec<_>>().join(" and ")
}

impl Setup {
    /// Everything that makes this no position of these rules, but for a round that is over.
    pub(crate) fn violations(&self, rules: &TableRules) -> Vec<Violation> {
        let mut found = Vec::new();
        self.check_seats(rules, &mut found);
        self.check_tiles(rules, &mut found);
        self.check_layout(rules, &mut found);
        self.check_turn(rules, &mut found);
        found
    }

    fn check_seats(&self, rules: &TableRules, found: &mut Vec<Violation>) {
        if self.hands.n_seats() != rules.n_seats {
            found.push(Violation::Seats { expected: rules.n_seats, found: self.hands.n_seats() });
        }
        let Position { mover, leader, last_to_play, .. } = self.position;
        let named = [Some(mover), Some(leader), last_to_play];
        for seat in named.into_iter().flatten().filter(|seat| seat.idx() >= rules.n_seats) {
            if !found.contains(&Violation::NoSuchSeat(seat)) {
                found.push(Violation::NoSuchSeat(seat));
            }
        }
    }

    fn check_tiles(&self, rules: &TableRules, found: &mut Vec<Violation>) {
        let mut seen = TileSet::EMPTY;
        let hands = self.hands.values().flatten();
        let rest = self.boneyard.iter().copied().chain(self.dead);
        for tile in hands.chain(rest).chain(self.layout.tiles()) {
            if !rules.set.contains(tile) {
                found.push(Violation::NotInSet(tile));
            } else if !seen.insert(tile) {
                found.push(Violation::TileTwice(tile));
            }
        }
        found.extend((rules.box_tiles() - seen).iter().map(Violation::TileMissing));
    }

    /// Lays the tiles once more as they lie, and looks at every joint.
    fn check_layout(&self, rules: &TableRules, found: &mut Vec<Violation>) {
        let n_found = found.len();
        found.extend(other_ends(&self.layout));
        if found.len() > n_found {
            return;
        }
        let mut table = rules.empty_table();
        for placed in self.layout.placed() {
            let tile = placed.tile;
            let open = placed.end.and_then(|end| table.layout.end(end)).copied();
            let fits = open.is_none_or(|open| {
                placed.inner() == open.pips || (!tile.has(open.pips) && table.fits(open, tile))
            });
            if !fits || table.layout.lay_again(*placed, &LINE).is_err() {
                found.push(Violation::Joint(tile));
            }
        }
        if found.len() == n_found && table.layout != self.layout {
            found.extend(self.layout.placed().first().map(|first| Violation::Joint(first.tile)));
        }
        if found.len() == n_found {
            found.extend(self.plane(rules).err());
        }
    }

    /// Where the tiles lie, if the table decides what is legal.
    ///
    /// # Errors
    ///
    /// The first tile that cannot lie there.
    pub(crate) fn plane(&self, rules: &TableRules) -> Result<Option<Plane>, Violation> {
        let Some(mut plane) = rules.empty_plane() else {
            let told = self.layout.placed().iter().find(|placed| placed.heading.is_some());
            return told.map_or(Ok(None), |placed| Err(Violation::Heading(placed.tile)));
        };
        for placed in self.layout.placed() {
            if let Placed { tile, end: Some(end), heading: None, .. } = *placed
                && let room = plane.room(end)
                && room.admits_some(Posture::of(tile))
            {
                return Err(Violation::NoHeading { tile, end, room });
            }
            lay_on(&mut plane, &self.layout, *placed)?;
        }
        Ok(Some(plane))
    }

    fn check_turn(&self, rules: &TableRules, found: &mut Vec<Violation>) {
        let Position { mover, leader, must_lead, last_to_play, passes, drawn, run } = self.position;
        let n_laid = self.layout.placed().len();
        let is_empty = self.layout.is_empty();
        let hand = |seat: Seat| self.hands.get(seat).copied().unwrap_or_default();
        if let Some(tile) = must_lead
            && (!is_empty || !hand(leader).contains(tile))
        {
            found.push(Violation::MustLead(tile));
        }
        if is_empty && mover != leader {
            found.push(Violation::NotTheLeader(mover));
        }
        let is_running = run != RunState::Fresh;
        let most_drawn = if is_empty { 0 } else { rules.most_drawn().min(hand(mover).len()) };
        if drawn > most_drawn || !self.is_draw_whole(rules) {
            found.push(Violation::Drawn(drawn));
        }
        if is_running && (drawn > 0 || last_to_play != Some(mover) || !self.can_run(rules)) {
            found.push(Violation::Run);
        }
        let can_be_last = match last_to_play {
            None => n_laid <= 1,
            Some(seat) => n_laid > 1 || (n_laid == 1 && seat == leader),
        };
        if !can_be_last {
            found.push(Violation::LastToPlay(last_to_play));
        }
        let can_pass = !is_empty && drawn == 0 && !is_running;
        // While there are tiles to draw, who passes has drawn in the same turn.
        let is_open = rules.turn.draw != Draw::Never && self.boneyard.len() > rules.reserve;
        let most_passes = if is_open { 1 } else { rules.n_seats };
        if passes > 0 && !(can_pass && passes as usize <= most_passes) {
            found.push(Violation::Passes(passes));
        } else if can_be_last
            && let Some(expected) = self.seat_on_turn(rules)
            && expected != mover
        {
            found.push(Violation::OutOfTurn { expected, found: mover });
        }
    }

    /// The seat that is on turn by who laid last and who has passed since, where that tells it.
    fn seat_on_turn(&self, rules: &TableRules) -> Option<Seat> {
        let Position { mover, leader, last_to_play, passes, drawn, run, .. } = self.position;
        let last = last_to_play.unwrap_or(leader);
        let is_there = [mover, last].iter().all(|seat| seat.idx() < rules.n_seats);
        let is_told = match rules.turn.draw {
            Draw::Never => true,
            Draw::Clause(_) => {
                // A draw that does not end the turn is followed by a tile or a pass.
                passes == 0 && drawn == 0 && rules.after_draw() == Some(AfterAction::GoesOn)
            }
        };
        if !is_there || !is_told || self.layout.is_empty() || run != RunState::Fresh {
            return None;
        }
        let first = if last_to_play.is_none() { last } else { rules.next_seat(last) };
        Some((0..passes).fold(first, |seat, _| rules.next_seat(seat)))
    }

    /// Whether the tiles drawn in this turn are whole draws, but for a last one that was cut short.
    fn is_draw_whole(&self, rules: &TableRules) -> bool {
        let Draw::Clause(clause) = rules.turn.draw else { return true };
        let drawn = self.position.drawn;
        drawn.is_multiple_of(clause.tiles.count())
            || clause.at_most.is_some_and(|most| drawn == most.count())
            || self.boneyard.len() <= rules.reserve
    }

    /// Whether a turn that has laid tiles can stand as it does.
    fn can_run(&self, rules: &TableRules) -> bool {
        let Turn::Run(Run { run, opening }) = rules.turn.tiles else { return false };
        let Position { mover, leader, run: state, .. } = self.position;
        let Some(last) = self.layout.placed().last() else { return false };
        let n_laid = self.layout.placed().len();
        // The turn that leads can have laid all that lies on the table.
        let can_open = mover == leader;
        let ends = |ends: RunEnds| run == ends || (can_open && opening == ends);
        match state {
            RunState::Fresh => true,
            RunState::Led => can_open && n_laid == 1 && opening == RunEnds::OneEnd,
            RunState::BothEnds => ends(RunEnds::BothEnds),
            RunState::At(end) => ends(RunEnds::OneEnd) && n_laid > 1 && last.end == Some(end),
        }
    }
}

/// The ends that a line does not have.
fn other_ends(layout: &Layout) -> impl Iterator<Item = Violation> {
    let ends = layout.ends().iter().map(|open| open.name);
    ends.filter(|end| !LINE.contains(end)).map(Violation::NotALine)
}

/// Puts the next tile of a layout on the plane, without a heading straight on.
fn lay_on(plane: &mut Plane, layout: &Layout, placed: Placed) -> Result<(), Violation> {
    let Placed { tile, end, heading, .. } = placed;
    let laid = match end {
        None => plane.start(Posture::of(tile)),
        Some(end) => match heading.or_else(|| plane.heading(end)) {
            Some(heading) => plane.place(end, heading, Posture::of(tile)),
            None => Err(PlaneError::NoSuchEnd(end)),
        },
    };
    let Err(why) = laid else { return Ok(()) };
    Err(match layout.in_the_way(why) {
        Some(other) => Violation::InTheWay { tile, other },
        None => Violation::NoRoom { tile, why },
    })
}

impl TableRules {
    /// A layout with the headings that it leaves out where a tile can lie in one direction only; the
    /// same layout where directions mean nothing.
    ///
    /// # Errors
    ///
    /// [`Violation::NotALine`] of an end that a line does not have. Else what is wrong with the first
    /// tile that could lie in several directions ([`Violation::NoHeading`]), cannot lie where it does
    /// ([`Violation::InTheWay`] or [`Violation::NoRoom`]), or is the first of a line that lacks an end
    /// ([`Violation::Joint`]).
    pub fn with_headings(&self, layout: &Layout) -> Result<Layout, Violation> {
        let Some(mut plane) = self.empty_plane() else { return Ok(layout.clone()) };
        if let Some(violation) = other_ends(layout).next() {
            return Err(violation);
        }
        let mut told = Layout::new();
        for placed in layout.placed() {
            let placed = Placed { heading: heading_of(&plane, *placed)?, ..*placed };
            lay_on(&mut plane, layout, placed)?;
            told.lay_again(placed, &LINE).map_err(|_| Violation::Joint(placed.tile))?;
        }
        match layout.placed().first() {
            Some(first) if told.ends() != layout.ends() => Err(Violation::Joint(first.tile)),
            _ => Ok(told),
        }
    }
}

/// The direction in which a tile lies, if it is told or there is one only; of a tile that can lie in
/// none, what is in the way straight on tells most, and the plane says it.
fn heading_of(plane: &Plane, placed: Placed) -> Result<Option<Heading>, Violation> {
    let Placed { tile, end: Some(end), heading: None, .. } = placed else {
        return Ok(placed.heading);
    };
    let room = plane.room(end);
    let mut headings = room.headings(Posture::of(tile));
    match (headings.next(), headings.next()) {
        (Some(_), Some(_)) => Err(Violation::NoHeading { tile, end, room }),
        (only, _) => Ok(only),
    }
}

impl Round {
    /// Takes up a round at a position in which violations may have been found already.
    ///
    /// # Errors
    ///
    /// [`SetupError`] with every violation and the setup, if there is one.
    pub(crate) fn from_checked(
        rules: &TableRules,
        setup: Setup,
        found: Vec<Violation>,
    ) -> Result<Round, Box<SetupError>> {
        let mut violations = setup.violations(rules);
        for violation in found {
            if !violations.contains(&violation) {
                violations.push(violation);
            }
        }
        if violations.is_empty() {
            let round = Round::trusted(rules, &setup);
            let drawn = setup.position.drawn;
            if round.is_stuck() {
                violations.push(Violation::Over);
            } else if drawn > 0 && rules.after_draw() == Some(AfterAction::Over) {
                violations.push(Violation::Drawn(drawn));
            } else {
                return Ok(round);
            }
        }
        Err(Box::new(SetupError { violations, setup }))
    }
}
