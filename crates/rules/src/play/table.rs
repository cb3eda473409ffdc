//! What everybody at the table can see of a round, and the rules of play over it.
//!
//! The legal actions of a seat depend on this public state and on the seat's own hand alone, so the
//! same code serves the [`Round`](crate::Round), which knows all hands, and the
//! [`View`](crate::View), which knows one.

use domino_layout::{End, Heading, Layout, OpenEnd, Placed, Plane, PlaneError, Posture};
use domino_tiles::{Tile, TileSet};

use crate::play::{Ending, Position, RunState, Shown};
use crate::seats::{PerSeat, PerTeam, Seat};
use crate::variant::TableRules;
use crate::variant::sections::{RunEnds, Surface, Turn, Wild, WildClause, WildOn};

/// The public state of a round.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) rules: TableRules,
    pub(crate) layout: Layout,
    /// Where the tiles lie, if that decides what is legal.
    pub(crate) plane: Option<Plane>,
    pub(crate) position: Position,
    pub(crate) n_boneyard: usize,
    pub(crate) n_actions: u32,
    pub(crate) ending: Option<Ending>,
    pub(crate) shown: PerSeat<Shown>,
    pub(crate) totals: PerTeam<i32>,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        Table {
            layout: self.layout.clone(),
            plane: self.plane.clone(),
            shown: self.shown.clone(),
            totals: self.totals.clone(),
            ..*self
        }
    }

    /// Takes over what another table shows, without moving the room that its lists do not use.
    fn clone_from(&mut self, source: &Table) {
        let Table { rules, layout, plane, position, n_boneyard, n_actions, ending, shown, totals } =
            source;
        self.rules = *rules;
        self.layout.clone_from(layout);
        if self.plane.is_some() || plane.is_some() {
            // Else a plane that is not there would be moved.
            self.plane.clone_from(plane);
        }
        self.position = *position;
        self.n_boneyard = *n_boneyard;
        self.n_actions = *n_actions;
        self.ending = *ending;
        self.shown.clone_from(shown);
        self.totals.clone_from(totals);
    }
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
        self.position.mover
    }

    /// The seat that led the round, or is to lead it.
    pub fn leader(&self) -> Seat {
        self.position.leader
    }

    /// The tile that must be led, if the rules ask for one and the viewer may know it.
    pub fn must_lead(&self) -> Option<Tile> {
        self.position.must_lead
    }

    /// The seat that laid the last tile, if one has.
    pub fn last_to_play(&self) -> Option<Seat> {
        self.position.last_to_play
    }

    /// Passes since the last lead, play or draw.
    pub fn passes(&self) -> u32 {
        self.position.passes
    }

    /// Tiles that the seat on turn has drawn in this turn; none once it has laid one.
    pub fn drawn(&self) -> usize {
        self.position.drawn
    }

    /// Where the seat on turn may lay its next tile.
    pub fn run(&self) -> RunState {
        self.position.run
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
        self.position
    }

    /// What each side has in the match, in points, as far as it is told: of a round without a match,
    /// nothing.
    pub fn totals(&self) -> &PerTeam<i32> {
        &self.totals
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
    #[inline]
    pub(crate) fn fitting(&self, open: OpenEnd) -> TileSet {
        let matching = TileSet::with_pips(open.pips);
        match self.rules.line.wild {
            Wild::None => matching,
            Wild::Clause(clause) => matching | Table::wild(clause, open),
        }
    }

    /// Whether the numbers of a tile allow it at an open end.
    #[inline]
    pub(crate) fn fits(&self, open: OpenEnd, tile: Tile) -> bool {
        tile.has(open.pips) || self.fitting(open).contains(tile)
    }

    /// The tiles of the set that match an open end and have room there; none where there is no such end.
    pub fn matching(&self, end: End) -> TileSet {
        let Some(open) = self.layout.end(end) else { return TileSet::EMPTY };
        self.with_room(end, TileSet::with_pips(open.pips) & self.rules.box_tiles())
    }

    /// Those of some tiles for which there is room at an end.
    #[inline]
    pub(crate) fn with_room(&self, end: End, tiles: TileSet) -> TileSet {
        match &self.plane {
            None => tiles,
            Some(plane) => Table::with_room_on(plane, end, tiles),
        }
    }

    #[inline(never)]
    fn with_room_on(plane: &Plane, end: End, tiles: TileSet) -> TileSet {
        let room = plane.room(end);
        match (room.admits_some(Posture::Along), room.admits_some(Posture::Across)) {
            (true, true) => tiles,
            (true, false) => tiles - TileSet::DOUBLES,
            (false, true) => tiles & TileSet::DOUBLES,
            (false, false) => TileSet::EMPTY,
        }
    }

    /// The tiles that could be laid at some end, whoever holds them.
    #[inline]
    pub(crate) fn layable(&self) -> TileSet {
        match self.layout.ends() {
            [left, right] if self.plane.is_none() => self.fitting(*left) | self.fitting(*right),
            _ => self.playable(self.rules.box_tiles()),
        }
    }

    /// Those of some tiles that can be laid at an open end.
    #[inline]
    pub(crate) fn laid_at(&self, open: OpenEnd, tiles: TileSet) -> TileSet {
        self.with_room(open.name, tiles & self.fitting(open))
    }

    /// Those of some tiles that a seat can lay which begins its turn, at some end.
    #[inline(never)]
    pub fn playable(&self, tiles: TileSet) -> TileSet {
        let ends = self.layout.ends().iter();
        ends.fold(TileSet::EMPTY, |all, open| all | self.laid_at(*open, tiles))
    }

    /// The tiles of the box that are not on the table and can still be laid at an end, as far as
    /// everybody can see: where there are none, the end is dead.
    pub fn remaining(&self, end: End) -> TileSet {
        self.with_room(end, self.remaining_by_number(end))
    }

    /// The tiles of the box that are not on the table and whose numbers allow them at an end, whether or
    /// not there is room.
    pub fn remaining_by_number(&self, end: End) -> TileSet {
        let Some(open) = self.layout.end(end) else { return TileSet::EMPTY };
        self.unlaid() & self.fitting(*open)
    }

    fn unlaid(&self) -> TileSet {
        self.rules.box_tiles() - self.layout.tiles()
    }

    /// Whether all can see that no tile can be laid any more.
    pub(crate) fn is_dead(&self) -> bool {
        !self.layout.is_empty() && !self.unlaid().intersects(&self.layable())
    }

    /// Lays a tile and says how it lies.
    ///
    /// A round has found that it can lie there. A view is told by others: what cannot lie there does
    /// not, and the table is as it was.
    #[inline]
    pub(crate) fn place(
        &mut self,
        seat: Option<Seat>,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
    ) -> Option<Placed> {
        let placed = self.lay(tile, end, heading)?;
        self.position.passes = 0;
        if let Some(seat) = seat {
            self.position.must_lead = None;
            self.position.last_to_play = Some(seat);
            self.position.drawn = 0;
            self.run_on(end);
            if let Some(shown) = self.shown.get_mut(seat) {
                shown.lay(tile);
            }
            self.n_actions = self.n_actions.saturating_add(1);
        }
        Some(placed)
    }

    /// Puts a tile on the plane, if there is one, and on the layout.
    #[inline]
    fn lay(&mut self, tile: Tile, end: Option<End>, heading: Option<Heading>) -> Option<Placed> {
        let heading = match self.plane {
            None => heading,
            Some(_) => self.lay_on_plane(tile, end, heading).ok()?,
        };
        let Some(end) = end else {
            self.layout.start(tile, &[End::Left, End::Right]).ok()?;
            return Some(Placed { tile, end: None, outer: tile.low(), heading });
        };
        self.layout.place_by_number(tile, end, heading).ok()
    }

    /// Puts a tile on the plane and gives the direction in which it lies there.
    #[inline(never)]
    fn lay_on_plane(
        &mut self,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
    ) -> Result<Option<Heading>, NotLaid> {
        let is_laid = self.layout.tiles().contains(tile);
        let plane = self.plane.as_mut().filter(|_| !is_laid).ok_or(NotLaid)?;
        let Some(end) = end else {
            plane.start(Posture::of(tile))?;
            return Ok(None);
        };
        let heading = heading.or_else(|| plane.heading(end)).ok_or(NotLaid)?;
        plane.place(end, heading, Posture::of(tile))?;
        Ok(Some(heading))
    }

    /// Moves a run on after a tile at this end, or after the lead.
    fn run_on(&mut self, end: Option<End>) {
        let Turn::Run(run) = self.rules.turn.tiles else { return };
        let at = |ends: RunEnds, end: Option<End>| match (ends, end) {
            (RunEnds::OneEnd, Some(end)) => RunState::At(end),
            (RunEnds::OneEnd, None) => RunState::Led,
            (RunEnds::BothEnds, _) => RunState::BothEnds,
        };
        self.position.run = match (self.position.run, end) {
            (RunState::Fresh, None) => at(run.opening, None),
            (RunState::Fresh, Some(_)) => at(run.run, end),
            (RunState::Led, Some(_)) => at(run.opening, end),
            (run, _) => run,
        };
    }

    /// Counts a draw.
    pub(crate) fn draw(&mut self, seat: Seat, n_tiles: usize) {
        self.show_stuck(seat, true);
        if let Some(shown) = self.shown.get_mut(seat) {
            shown.draw(n_tiles);
        }
        // What a view is told need not be true.
        self.position.drawn = self.position.drawn.saturating_add(n_tiles);
        self.n_boneyard = self.n_boneyard.saturating_sub(n_tiles);
        self.position.passes = 0;
        self.n_actions = self.n_actions.saturating_add(1);
    }

    /// Counts a pass.
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.show_stuck(seat, false);
        self.position.passes = self.position.passes.saturating_add(1);
        self.n_actions = self.n_actions.saturating_add(1);
    }

    /// Begins the turn of a seat.
    pub(crate) fn turn(&mut self, seat: Seat) {
        self.position.mover = seat;
        self.position.drawn = 0;
        self.position.run = RunState::Fresh;
    }
}

/// A tile that a view was told of cannot lie where it was said to.
struct NotLaid;

impl From<PlaneError> for NotLaid {
    fn from(_: PlaneError) -> NotLaid {
        NotLaid
    }
}

impl TableRules {
    /// The plane with nothing on it, if the table decides what is legal.
    pub(crate) fn empty_plane(&self) -> Option<Plane> {
        match self.line.surface {
            Surface::Unbounded => None,
            Surface::Clause(clause) => Some(clause.plane()),
        }
    }
}
