//! What everybody at the table can see of a round, and the rules of play over it.
//!
//! The legal actions of a seat depend on this public state and on the seat's own hand alone, so the
//! same code serves the [`Round`](crate::Round), which knows all hands, and the
//! [`View`](crate::View), which knows one.

use domino_layout::{End, Heading, Joint, Layout, OpenEnd, Placed, Plane, Posture, Room};
use domino_tiles::{Pips, Tile, TileSet};

use crate::axes::{RunEnds, Surface, Turn, Wild, WildClause, WildOn};
use crate::{Ending, Position, Seat, TableRules};

/// The public state of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) rules: TableRules,
    pub(crate) layout: Layout,
    /// Where the tiles lie, if that decides what is legal.
    pub(crate) plane: Option<Plane>,
    pub(crate) mover: Seat,
    pub(crate) leader: Seat,
    /// The tile that the leader must lay, where the rules say so and it is known here.
    pub(crate) must_lead: Option<Tile>,
    pub(crate) last_to_play: Option<Seat>,
    pub(crate) passes: u32,
    pub(crate) drawn: usize,
    pub(crate) run: RunState,
    pub(crate) n_boneyard: usize,
    pub(crate) n_actions: u32,
    pub(crate) ending: Option<Ending>,
}

/// Where the seat on turn may lay its next tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RunState {
    /// The turn has laid no tile yet.
    #[default]
    Fresh,
    /// The turn has led the round, and its next tile fixes the end.
    Led,
    /// The turn goes on at either end.
    BothEnds,
    /// The turn goes on at this end.
    At(End),
}

impl Table {
    /// The rules at the table.
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// The tiles on the table.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Where the tiles lie, if the table decides what is legal.
    pub fn plane(&self) -> Option<&Plane> {
        self.plane.as_ref()
    }

    /// The seat on turn; after the end of the round, the seat that acted last.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The seat that led the round, or is to lead it.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The tile that must be led, if the rules ask for one and the viewer may know it.
    pub fn must_lead(&self) -> Option<Tile> {
        self.must_lead
    }

    /// The seat that laid the last tile, if one has.
    pub fn last_to_play(&self) -> Option<Seat> {
        self.last_to_play
    }

    /// Passes since the last lead, play or draw.
    pub fn passes(&self) -> u32 {
        self.passes
    }

    /// Tiles that the seat on turn has drawn in this turn; none once it has laid one.
    pub fn drawn(&self) -> usize {
        self.drawn
    }

    /// Where the seat on turn may lay its next tile.
    pub fn run(&self) -> RunState {
        self.run
    }

    /// Tiles in the boneyard.
    pub fn n_boneyard(&self) -> usize {
        self.n_boneyard
    }

    /// Actions that all seats together have taken since the round began.
    pub fn n_actions(&self) -> u32 {
        self.n_actions
    }

    /// Where the round stands, but for its tiles.
    pub fn position(&self) -> Position {
        Position {
            mover: self.mover,
            leader: self.leader,
            must_lead: self.must_lead,
            last_to_play: self.last_to_play,
            passes: self.passes,
            drawn: self.drawn,
            run: self.run,
        }
    }

    /// Takes up a position.
    pub(crate) fn set_position(&mut self, position: Position) {
        let Position { mover, leader, must_lead, last_to_play, passes, drawn, run } = position;
        self.mover = mover;
        self.leader = leader;
        self.must_lead = must_lead;
        self.last_to_play = last_to_play;
        self.passes = passes;
        self.drawn = drawn;
        self.run = run;
    }

    /// How the round ended, if it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The tiles that are wild at an open end.
    pub(crate) fn wild(clause: WildClause, open: OpenEnd) -> TileSet {
        match clause.doubles_on {
            WildOn::NonDoubles if open.tile.is_double() => TileSet::EMPTY,
            WildOn::NonDoubles | WildOn::AnyTile => TileSet::DOUBLES,
        }
    }

    /// The tiles whose numbers allow them at an open end, wild ones included.
    fn fitting(&self, open: OpenEnd) -> TileSet {
        let matching = TileSet::with_pips(open.pips);
        match self.rules.wild {
            Wild::None => matching,
            Wild::Clause(clause) => matching | Table::wild(clause, open),
        }
    }

    /// Whether the numbers of a tile allow it at an open end.
    pub(crate) fn fits(&self, open: OpenEnd, tile: Tile) -> bool {
        tile.has(open.pips) || self.fitting(open).contains(tile)
    }

    /// Which tiles could lie at an end, where the table decides that.
    #[inline]
    pub(crate) fn room(&self, end: End) -> Option<Room> {
        self.plane.as_ref().map(|plane| plane.room(end))
    }

    /// The tiles that match an open end and have room there; none where there is no such end.
    pub fn matching(&self, end: End) -> TileSet {
        let open = self.layout.end(end);
        open.map_or(TileSet::EMPTY, |open| with_room(self.room(end), TileSet::with_pips(open.pips)))
    }

    /// All tiles that can be laid at some end, wild ones included.
    #[inline]
    pub(crate) fn playable(&self) -> TileSet {
        match &self.plane {
            None => {
                let ends = self.layout.ends().iter();
                ends.fold(TileSet::EMPTY, |all, open| all | self.fitting(*open))
            }
            Some(plane) => self.playable_on(plane),
        }
    }

    #[cold]
    fn playable_on(&self, plane: &Plane) -> TileSet {
        let mut playable = TileSet::EMPTY;
        for open in self.layout.ends() {
            playable |= with_room(Some(plane.room(open.name)), self.fitting(*open));
        }
        playable
    }

    /// Whether all can see that no tile can be laid any more.
    pub(crate) fn is_dead(&self) -> bool {
        !self.layout.is_empty()
            && !(self.rules.box_tiles() - self.layout.tiles()).intersects(&self.playable())
    }

    /// Lays a tile that was found to fit, and says how it lies.
    pub(crate) fn place(
        &mut self,
        seat: Option<Seat>,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
    ) -> Placed {
        let heading =
            if self.plane.is_some() { self.lay_on_plane(tile, end, heading) } else { heading };
        let outer = self.lay(tile, end, heading);
        self.passes = 0;
        if let Some(seat) = seat {
            self.must_lead = None;
            self.last_to_play = Some(seat);
            self.drawn = 0;
            self.run_on(end);
            self.n_actions = self.n_actions.saturating_add(1);
        }
        Placed { tile, end, outer, heading }
    }

    /// Puts a tile on the plane, if there is one, and gives the direction in which it lies.
    ///
    /// As for the layout, a round checks before, and what cannot lie there does not.
    #[cold]
    fn lay_on_plane(
        &mut self,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
    ) -> Option<Heading> {
        let plane = self.plane.as_mut()?;
        let posture = posture(tile);
        match end {
            None => {
                let _ = plane.start(posture);
                None
            }
            Some(end) => {
                let heading = heading.or_else(|| plane.heading(end))?;
                let _ = plane.place(end, heading, posture);
                Some(heading)
            }
        }
    }

    /// Puts a tile on the layout and gives the half that is open then.
    ///
    /// A round checks before it lays. A view is told by others; what cannot lie there does not.
    fn lay(&mut self, tile: Tile, end: Option<End>, heading: Option<Heading>) -> Pips {
        let open = end.and_then(|end| self.layout.end(end)).copied();
        let Some(open) = open else {
            let _ = self.layout.start(tile, &[End::Left, End::Right]);
            return tile.low();
        };
        // A tile that does not match is a wild double: it shows its own number.
        let (outer, joint) = match tile.other(open.pips) {
            Some(outer) => (outer, Joint::Equal),
            None => (tile.low(), Joint::Free),
        };
        let _ = self.layout.place_toward(tile, open.name, outer, joint, heading);
        outer
    }

    /// Moves a run on after a tile at this end, or after the lead.
    fn run_on(&mut self, end: Option<End>) {
        let Turn::Run(run) = self.rules.turn else { return };
        let at = |ends: RunEnds, end: Option<End>| match (ends, end) {
            (RunEnds::OneEnd, Some(end)) => RunState::At(end),
            (RunEnds::OneEnd, None) => RunState::Led,
            (RunEnds::BothEnds, _) => RunState::BothEnds,
        };
        self.run = match (self.run, end) {
            (RunState::Fresh, None) => at(run.opening, None),
            (RunState::Fresh, Some(_)) => at(run.run, end),
            (RunState::Led, Some(_)) => at(run.opening, end),
            (run, _) => run,
        };
    }

    /// Counts a draw.
    pub(crate) fn draw(&mut self, n_tiles: usize) {
        // What a view is told need not be true.
        self.drawn = self.drawn.saturating_add(n_tiles);
        self.n_boneyard = self.n_boneyard.saturating_sub(n_tiles);
        self.passes = 0;
        self.n_actions = self.n_actions.saturating_add(1);
    }

    /// Counts a pass.
    pub(crate) fn pass(&mut self) {
        self.passes = self.passes.saturating_add(1);
        self.n_actions = self.n_actions.saturating_add(1);
    }

    /// Begins the turn of a seat.
    pub(crate) fn turn(&mut self, seat: Seat) {
        self.mover = seat;
        self.drawn = 0;
        self.run = RunState::Fresh;
    }
}

/// Those of some tiles for which there is room.
#[inline]
pub(crate) fn with_room(room: Option<Room>, tiles: TileSet) -> TileSet {
    let Some(room) = room else { return tiles };
    match (room.admits_some(Posture::Along), room.admits_some(Posture::Across)) {
        (true, true) => tiles,
        (true, false) => tiles - TileSet::DOUBLES,
        (false, true) => tiles & TileSet::DOUBLES,
        (false, false) => TileSet::EMPTY,
    }
}

/// How a tile lies in a line: doubles across, others along.
pub(crate) fn posture(tile: Tile) -> Posture {
    if tile.is_double() { Posture::Across } else { Posture::Along }
}

impl TableRules {
    /// The plane with nothing on it, if the table decides what is legal.
    pub(crate) fn empty_plane(&self) -> Option<Plane> {
        match self.surface {
            Surface::Unbounded => None,
            Surface::Clause(clause) => Some(clause.plane()),
        }
    }
}
