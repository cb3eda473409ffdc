//! What a seat may know of a round.

use domino_tiles::TileSet;

use crate::play::{Ending, Legal, Table};
use crate::round::{Event, Round, Setup, SetupError, TileList, Tiles, Violation};
use crate::seats::{PerSeat, Seat};
use crate::variant::Rules;

/// What a seat, or the public, may know of a round: the table, the own hand, and how many tiles lie
/// elsewhere.
///
/// A view is made either from the round ([`Round::view`]) or by watching its events
/// ([`View::new`] and [`View::observe`]), and both are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
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
            table: rules.table().empty_table(Seat::FIRST),
            viewer,
            hand: TileSet::EMPTY,
            n_tiles: rules.seats().map(|_| 0).collect(),
            n_dead: 0,
        }
    }

    pub(crate) fn of(round: &Round, viewer: Option<Seat>) -> View {
        let mut table = round.table().clone();
        if viewer != Some(table.position.leader) {
            table.position.must_lead = None;
        }
        View {
            table,
            viewer,
            hand: viewer.map_or(TileSet::EMPTY, |seat| round.hand(seat)),
            n_tiles: round.hands().map(|_, hand| hand.len()),
            n_dead: round.dead().len(),
        }
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

    /// Takes in what the viewer saw.
    ///
    /// Events of other views, or of another round, give a view of no round; nothing panics.
    pub fn observe(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { .. } => {
                self.table = self.table.rules.empty_table(Seat::FIRST);
                self.hand = TileSet::EMPTY;
            }
            Event::Dealt(dealt) => {
                self.n_tiles = dealt.hands.map(|_, tiles| tiles.len());
                self.n_dead = dealt.dead.len();
                self.table.n_boneyard = dealt.boneyard.len();
                let own = self.viewer.and_then(|seat| dealt.hands.get(seat));
                self.hand = own.map_or(TileSet::EMPTY, Tiles::tile_set);
            }
            Event::Position(position) => self.table.position = *position,
            Event::Leads { seat, tile } => {
                self.table.position.leader = *seat;
                self.table.turn(*seat);
                self.table.position.must_lead = *tile;
            }
            Event::Placed { by, tile, end, heading, .. } => {
                self.table.place(by.seat(), *tile, *end, *heading);
                if let Some(seat) = by.seat() {
                    self.change_hand(seat, -1);
                    if self.viewer == Some(seat) {
                        self.hand.remove(*tile);
                    }
                }
            }
            Event::Drew { seat, tiles, .. } => {
                let n_drawn = tiles.len().min(self.table.n_boneyard);
                self.table.draw(n_drawn);
                self.change_hand(*seat, n_drawn.cast_signed());
                if self.viewer == Some(*seat) {
                    self.hand.extend(tiles.tile_set());
                }
            }
            Event::Passed { .. } => self.table.pass(),
            Event::Turn { seat } => self.table.turn(*seat),
            Event::Blocked => self.table.ending = Some(Ending::Blocked),
            Event::RoundOver(result) => self.table.ending = Some(result.ending),
            Event::Redealt | Event::WentOut { .. } | Event::Scored(_) | Event::MatchOver(_) => {}
        }
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
        Round::from_setup(&table.rules, setup).map(|round| round.with_n_actions(table.n_actions))
    }
}
