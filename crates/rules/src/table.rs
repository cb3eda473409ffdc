//! What everybody at the table can see of a round, and the rules of play over it.
//!
//! The legal actions of a seat depend on this public state and on the seat's own hand alone, so the
//! same code serves the [`Round`](crate::Round), which knows all hands, and the
//! [`View`](crate::View), which knows one.

use domino_layout::{End, Joint, Layout, OpenEnd, Placed};
use domino_tiles::{Pips, Tile, TileSet};

use crate::axes::{
    AfterDraw, Draw, DrawWhen, Repeat, RunEnds, Turn, Wild, WildClause, WildOn, WildUse,
};
use crate::play_error::{CannotDraw, CannotPass};
use crate::rules::MoverEnd;
use crate::{Action, Ending, Legal, PlayError, Position, Seat, TableRules};

/// The public state of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) rules: TableRules,
    pub(crate) layout: Layout,
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
    fn wild(clause: WildClause, open: OpenEnd) -> TileSet {
        match clause.doubles_on {
            WildOn::NonDoubles if open.tile.is_double() => TileSet::EMPTY,
            WildOn::NonDoubles | WildOn::AnyTile => TileSet::DOUBLES,
        }
    }

    /// The tiles that can be laid at an open end, wild ones included.
    fn fitting(&self, open: OpenEnd) -> TileSet {
        let matching = TileSet::with_pips(open.pips);
        match self.rules.wild {
            Wild::None => matching,
            Wild::Clause(clause) => matching | Table::wild(clause, open),
        }
    }

    /// Whether a tile can be laid at an open end.
    pub(crate) fn fits(&self, open: OpenEnd, tile: Tile) -> bool {
        tile.has(open.pips) || self.fitting(open).contains(tile)
    }

    /// All tiles that can be laid at some end, wild ones included.
    pub(crate) fn playable(&self) -> TileSet {
        self.layout.ends().iter().fold(TileSet::EMPTY, |all, open| all | self.fitting(*open))
    }

    /// Whether the seat on turn may lay its next tile at this end, if it is open.
    fn may_go_on_at(&self, end: End) -> bool {
        match self.run {
            RunState::At(run_end) => run_end == end,
            RunState::Fresh | RunState::Led | RunState::BothEnds => true,
        }
    }

    /// Whether the seat on turn has laid a tile and may lay more.
    fn is_running(&self) -> bool {
        self.run != RunState::Fresh
    }

    /// The tiles that the next draw takes, 0 if nothing may be drawn.
    pub(crate) fn draw_size(&self) -> usize {
        let Draw::Clause(clause) = self.rules.draw else { return 0 };
        if clause.repeat == Repeat::Once && self.drawn > 0 {
            return 0;
        }
        let most = clause.at_most.map_or(usize::MAX, |most| most.get().into());
        usize::from(clause.tiles.get())
            .min(most.saturating_sub(self.drawn))
            .min(self.n_boneyard.saturating_sub(self.rules.reserve))
    }

    /// Whether the boneyard has no tile that may be drawn.
    pub(crate) fn is_boneyard_closed(&self) -> bool {
        self.rules.draw == Draw::Never || self.n_boneyard <= self.rules.reserve
    }

    /// What the seat on turn may do with this hand.
    pub(crate) fn legal(&self, hand: TileSet) -> Legal {
        let mut legal = Legal::default();
        if self.ending.is_some() {
            // Nothing is legal any more.
        } else if self.layout.is_empty() {
            legal.leads = self.must_lead.map_or(hand, TileSet::from) & hand;
        } else {
            self.add_turn(hand, &mut legal);
        }
        legal
    }

    /// Adds what can be done once there are tiles on the table.
    fn add_turn(&self, hand: TileSet, legal: &mut Legal) {
        let (mut can_lay, mut matches) = (false, false);
        for open in self.layout.ends().iter().filter(|open| self.may_go_on_at(open.name)) {
            let matching = hand & TileSet::with_pips(open.pips);
            let tiles = match self.rules.wild {
                Wild::None => matching,
                Wild::Clause(clause) => matching | (hand & Table::wild(clause, *open)),
            };
            matches |= !matching.is_empty();
            can_lay |= !tiles.is_empty();
            legal.plays.push((open.name, tiles));
        }
        if self.is_running() {
            return;
        }
        let must_lay = match self.rules.wild {
            Wild::Clause(clause) if clause.usage == WildUse::Optional => matches,
            Wild::Clause(_) | Wild::None => can_lay,
        };
        if must_lay {
            legal.draw = self.may_draw_any_time() && self.draw_size() > 0;
        } else {
            legal.draw = self.draw_size() > 0;
            // A wild tile may be kept back after a draw, but not to let the whole turn go.
            legal.pass = !legal.draw && (self.drawn > 0 || !can_lay);
        }
    }

    fn may_draw_any_time(&self) -> bool {
        matches!(self.rules.draw, Draw::Clause(clause) if clause.when == DrawWhen::AnyTime)
    }

    /// Whether an action is legal for the seat on turn with this hand, and why not.
    pub(crate) fn check(&self, hand: TileSet, action: Action) -> Result<(), PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::RoundOver);
        }
        match action {
            Action::Lead { tile } => self.check_lead(hand, tile),
            Action::Play { tile, end } => self.check_play(hand, tile, end),
            Action::Draw => self.check_draw(hand),
            Action::Pass => self.check_pass(hand),
        }
    }

    fn check_lead(&self, hand: TileSet, tile: Tile) -> Result<(), PlayError> {
        if !self.layout.is_empty() {
            return Err(PlayError::NotALead);
        }
        self.check_holds(hand, tile)?;
        match self.must_lead {
            Some(must_lead) if must_lead != tile => Err(PlayError::MustLead { tile: must_lead }),
            _ => Ok(()),
        }
    }

    fn check_holds(&self, hand: TileSet, tile: Tile) -> Result<(), PlayError> {
        if self.layout.tiles().contains(tile) {
            Err(PlayError::OnTable { tile })
        } else if hand.contains(tile) {
            Ok(())
        } else {
            Err(PlayError::NotInHand { tile })
        }
    }

    fn check_play(&self, hand: TileSet, tile: Tile, end: End) -> Result<(), PlayError> {
        if self.layout.is_empty() {
            return Err(PlayError::NothingLaid { tile, end });
        }
        let open = *self.layout.end(end).ok_or(PlayError::NoSuchEnd { end })?;
        self.check_holds(hand, tile)?;
        if let RunState::At(run_end) = self.run
            && run_end != end
        {
            return Err(PlayError::RunGoesOnAt { end: run_end });
        }
        if self.fits(open, tile) {
            Ok(())
        } else {
            Err(PlayError::DoesNotMatch { tile, end, pips: open.pips })
        }
    }

    fn check_draw(&self, hand: TileSet) -> Result<(), PlayError> {
        let legal = self.legal(hand);
        if legal.draw {
            return Ok(());
        }
        let Draw::Clause(clause) = self.rules.draw else {
            return Err(PlayError::CannotDraw(CannotDraw::Never));
        };
        let why = if self.layout.is_empty() || self.is_running() {
            CannotDraw::MustPlay
        } else if self.is_boneyard_closed() {
            CannotDraw::BoneyardClosed { reserve: self.rules.reserve }
        } else if legal.can_lay() && !legal.pass && clause.when == DrawWhen::Stuck {
            CannotDraw::MustPlay
        } else {
            CannotDraw::DrawnEnough { drawn: self.drawn }
        };
        Err(PlayError::CannotDraw(why))
    }

    fn check_pass(&self, hand: TileSet) -> Result<(), PlayError> {
        let legal = self.legal(hand);
        if legal.pass {
            Ok(())
        } else if legal.can_lay() {
            Err(PlayError::CannotPass(CannotPass::MustPlay))
        } else {
            Err(PlayError::CannotPass(CannotPass::MustDraw))
        }
    }

    /// Lays a tile that was found to fit, and says how it lies.
    pub(crate) fn place(&mut self, seat: Option<Seat>, tile: Tile, end: Option<End>) -> Placed {
        let outer = self.lay(tile, end);
        self.passes = 0;
        if let Some(seat) = seat {
            self.must_lead = None;
            self.last_to_play = Some(seat);
            self.drawn = 0;
            self.run_on(end);
            self.n_actions += 1;
        }
        Placed { tile, end, outer }
    }

    /// Puts a tile on the layout and gives the half that is open then.
    ///
    /// A round checks before it lays. A view is told by others; what cannot lie there does not.
    fn lay(&mut self, tile: Tile, end: Option<End>) -> Pips {
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
        let _ = self.layout.place(tile, open.name, outer, joint);
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
        self.drawn += n_tiles;
        self.n_boneyard -= n_tiles;
        self.passes = 0;
        self.n_actions += 1;
    }

    /// Counts a pass.
    pub(crate) fn pass(&mut self) {
        self.passes += 1;
        self.n_actions += 1;
    }

    /// Begins the turn of a seat.
    pub(crate) fn turn(&mut self, seat: Seat) {
        self.mover = seat;
        self.drawn = 0;
        self.run = RunState::Fresh;
    }

    /// Whether a seat on turn that holds nothing to play ends the round.
    pub(crate) fn does_stuck_mover_end(&self) -> bool {
        match self.rules.ends.mover {
            None => false,
            Some(_) if !self.is_boneyard_closed() => false,
            Some(MoverEnd::Stuck) => true,
            Some(MoverEnd::MustDraw) => !self.has_drawn_enough(),
        }
    }

    /// Whether the seat on turn has drawn the most that one turn allows.
    fn has_drawn_enough(&self) -> bool {
        let Draw::Clause(clause) = self.rules.draw else { return true };
        clause.at_most.is_some_and(|most| self.drawn >= usize::from(most.get()))
            || (clause.repeat == Repeat::Once && self.drawn > 0)
    }

    /// Whether a draw ends the turn of a seat that may do this next.
    pub(crate) fn does_draw_end_turn(&self, next: &Legal) -> bool {
        let is_once =
            matches!(self.rules.draw, Draw::Clause(clause) if clause.repeat == Repeat::Once);
        self.rules.does_draw_end_turn() || (is_once && !next.can_lay())
    }
}

impl TableRules {
    /// Whether a draw ends the turn, whatever was drawn.
    pub(crate) fn does_draw_end_turn(&self) -> bool {
        matches!(self.draw, Draw::Clause(clause) if clause.then == AfterDraw::NextTurn)
    }

    /// The most tiles that a seat can have drawn in one turn.
    pub(crate) fn most_drawn(&self) -> usize {
        let Draw::Clause(clause) = self.draw else { return 0 };
        let most = clause.at_most.map_or(usize::MAX, |most| most.get().into());
        match clause.repeat {
            Repeat::Once => most.min(usize::from(clause.tiles.get())),
            Repeat::UntilPlayable => most,
        }
    }
}
