//! What a seat may know of a round.

use domino_layout::{End, Heading};
use domino_tiles::{Tile, TileSet};

use crate::play::{Action, AfterAction, Ending, Legal, PlayError, Table};
use crate::round::{Event, Round, SeenTiles, Setup, SetupError, TileList, Violation};
use crate::seats::{PerSeat, Seat};
use crate::variant::Rules;
use crate::variant::sections::DeadEnds;

/// What a seat, or the public, may know of a round: the table, the own hand, and how many tiles lie
/// elsewhere.
///
/// A view is made either from the round ([`Round::view`]) or by watching its events
/// ([`View::new`] and [`View::observe`]), and both are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    table: Table,
    viewer: Option<Seat>,
    hand: TileSet,
    n_tiles: PerSeat<usize>,
    n_dead: usize,
}

impl View {
    /// The view of a seat, or of the public, on a table where nothing has happened.
    pub fn new(rules: &Rules, viewer: Option<Seat>) -> View {
        View {
            table: rules.table().empty_table(),
            viewer,
            hand: TileSet::EMPTY,
            n_tiles: rules.seats().map(|_| 0).collect(),
            n_dead: 0,
        }
    }

    pub(crate) fn of(round: &Round, viewer: Option<Seat>) -> View {
        let table = round.table().clone();
        let mut view =
            View { table, viewer, hand: TileSet::EMPTY, n_tiles: PerSeat::default(), n_dead: 0 };
        view.look_round(round, viewer);
        view
    }

    /// Becomes the view of a seat, or of the public, of a round.
    ///
    /// It is the same as [`Round::view`], and cheaper where one view after the other is asked for.
    pub fn look_at(&mut self, round: &Round, viewer: Option<Seat>) {
        self.table.clone_from(round.table());
        self.look_round(round, viewer);
    }

    /// Sees what is not on the table, and forgets what the viewer may not know of it.
    fn look_round(&mut self, round: &Round, viewer: Option<Seat>) {
        if viewer != Some(self.table.position.leader) {
            self.table.position.must_lead = None;
        }
        self.viewer = viewer;
        self.hand = viewer.map_or(TileSet::EMPTY, |seat| round.hand(seat));
        self.n_tiles = round.hands().map(|_, hand| hand.len());
        self.n_dead = round.dead().len();
    }

    /// What everybody can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seat whose view this is; `None` for the public.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The tiles in the own hand.
    pub fn hand(&self) -> TileSet {
        self.hand
    }

    /// The number of tiles in each hand.
    pub fn n_tiles(&self) -> &PerSeat<usize> {
        &self.n_tiles
    }

    /// The number of tiles that are out of play.
    pub fn n_dead(&self) -> usize {
        self.n_dead
    }

    /// The tiles that lie where the viewer cannot see them.
    pub fn unseen(&self) -> TileSet {
        self.table.rules.box_tiles() - self.table.layout.tiles() - self.hand
    }

    /// What the viewer may do; nothing if another seat is on turn or the round is over.
    pub fn legal_actions(&self) -> Legal {
        if self.viewer == Some(self.table.position.mover) {
            self.table.legal(self.hand)
        } else {
            Legal::default()
        }
    }

    /// Whether the viewer may do something, and why not.
    ///
    /// # Errors
    ///
    /// [`PlayError`] with the reason, [`PlayError::Watches`] for the public.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        let (seat, mover) = (self.viewer.ok_or(PlayError::Watches)?, self.table.position.mover);
        if self.table.ending.is_none() && seat != mover {
            return Err(PlayError::OutOfTurn { seat, mover });
        }
        self.table.check(self.hand, action)
    }

    /// What the viewer sees once it has done something, as far as it can know that beforehand.
    ///
    /// The turn is that of the seat that is on turn then. Of tiles that are drawn the numbers are
    /// known and the tiles are not, so they are counted and not in the hand; whether all hands together
    /// are blocked is not known, and the round lasts.
    ///
    /// # Errors
    ///
    /// As [`View::check`].
    pub fn after(&self, action: Action) -> Result<View, PlayError> {
        self.check(action)?;
        let seat = self.table.position.mover;
        let mut next = self.clone();
        match action {
            Action::Lead { tile } => next.lay(seat, tile, None, None),
            Action::Play { tile, end, heading } => next.lay(seat, tile, Some(end), heading),
            Action::Draw => next.draw(seat, self.table.draw_size()),
            Action::Pass => next.table.pass(seat),
        }
        // Nobody knows yet what is drawn.
        let hand = (action != Action::Draw).then_some(&next.hand);
        match next.table.after_action(action, next.n_tiles[seat] == 0, hand) {
            AfterAction::Out => next.table.ending = Some(Ending::Out(seat)),
            AfterAction::GoesOn | AfterAction::GoesOnIfAble => {}
            AfterAction::Over => next.table.turn(next.table.rules.next_seat(seat)),
        }
        Ok(next)
    }

    /// What becomes of the turn after an action of the seat on turn that the view has taken in.
    pub fn after_action(&self, action: Action) -> AfterAction {
        let seat = self.table.position.mover;
        let hand = (self.viewer == Some(seat)).then_some(&self.hand);
        let n_tiles = self.n_tiles.get(seat).copied().unwrap_or(0);
        self.table.after_action(action, n_tiles == 0, hand)
    }

    /// Whether the round is certain to go on for the next seat after an action that ends the turn.
    pub fn goes_on_after(&self, action: Action) -> bool {
        let is_dead = self.table.rules.end.dead_ends == DeadEnds::Block && self.table.is_dead();
        action == Action::Pass || !(self.table.is_boneyard_closed() || is_dead)
    }

    /// Takes in what the viewer saw.
    ///
    /// Events of other views, or of another round, give a view of no round; nothing panics.
    pub fn observe(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } => {
                let totals = self.table.totals.clone();
                self.table = Table { totals, ..self.table.rules.empty_table() };
                self.hand = TileSet::EMPTY;
            }
            Event::Dealt(dealt) => {
                self.n_tiles = dealt.hands.map(|_, tiles| tiles.len());
                self.n_dead = dealt.dead.len();
                self.table.n_boneyard = dealt.boneyard.len();
                let own = self.viewer.and_then(|seat| dealt.hands.get(seat));
                self.hand = own.map_or(TileSet::EMPTY, SeenTiles::tile_set);
            }
            Event::Position(position) => self.table.position = *position,
            Event::Leads { seat, tile } => {
                self.table.position.leader = *seat;
                self.table.turn(*seat);
                self.table.position.must_lead = *tile;
            }
            Event::Placed { by, tile, end, heading, .. } => match by.seat() {
                Some(seat) => self.lay(seat, *tile, *end, *heading),
                None => {
                    self.table.place(None, *tile, *end, *heading);
                }
            },
            Event::Drew { seat, tiles, .. } => {
                self.draw(*seat, tiles.len().min(self.table.n_boneyard));
                if self.viewer == Some(*seat) {
                    self.hand.extend(tiles.tile_set());
                }
            }
            Event::Passed { seat, .. } => self.table.pass(*seat),
            Event::Turn { seat } => self.table.turn(*seat),
            Event::Blocked => self.table.ending = Some(Ending::Blocked),
            Event::RoundOver(result) => self.table.ending = Some(result.ending),
            Event::Scored(scored) => self.table.totals.clone_from(&scored.totals),
            Event::Redealt | Event::WentOut { .. } | Event::MatchOver(_) => {}
        }
    }

    fn lay(&mut self, seat: Seat, tile: Tile, end: Option<End>, heading: Option<Heading>) {
        self.table.place(Some(seat), tile, end, heading);
        self.change_hand(seat, -1);
        if self.viewer == Some(seat) {
            self.hand.remove(tile);
        }
    }

    fn draw(&mut self, seat: Seat, n_tiles: usize) {
        self.table.draw(seat, n_tiles);
        self.change_hand(seat, n_tiles.cast_signed());
    }

    fn change_hand(&mut self, seat: Seat, n_more: isize) {
        if seat.idx() < self.n_tiles.n_seats() {
            self.n_tiles[seat] = self.n_tiles[seat].saturating_add_signed(n_more);
        }
    }

    /// The round as it would be if the other tiles lay like this.
    ///
    /// `hands` are all hands, the viewer's own included; `boneyard` is in drawing order; the tiles
    /// that are in neither are dead.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if these tiles do not agree with the view.
    pub fn complete(
        &self,
        hands: PerSeat<TileSet>,
        boneyard: TileList,
    ) -> Result<Round, Box<SetupError>> {
        let table = &self.table;
        let mut dead = table.rules.box_tiles() - table.layout.tiles();
        for tiles in hands.values() {
            dead -= *tiles;
        }
        dead -= boneyard.iter().copied().collect();
        let agrees = hands.map(|_, hand| hand.len()) == self.n_tiles
            && self.viewer.is_none_or(|seat| hands.get(seat) == Some(&self.hand))
            && boneyard.len() == table.n_boneyard;
        let setup = Setup {
            hands,
            boneyard,
            dead,
            layout: table.layout.clone(),
            position: table.position(),
        };
        if !agrees {
            let violations = vec![Violation::NotThisView];
            return Err(Box::new(SetupError { violations, setup }));
        }
        Round::from_checked(&table.rules, setup, Vec::new()).map(|round| round.with_past(table))
    }
}
