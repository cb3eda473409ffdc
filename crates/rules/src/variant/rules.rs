//! Rules resolved for a table: a variant with its set and its number of players.

use domino_tiles::{DominoSet, TileSet};
use thiserror::Error;

use crate::seats::{Seat, Team, TeamList};
use crate::variant::axes::{
    BlockKey, BlockTie, DeadEnds, Direction, Draw, PlayerRange, RoundEnd, Score, Surface, Teams,
    Turn, Wild,
};
use crate::variant::{Conflict, Variant};

/// The rules at one table: a variant that is known to make a game for so many players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    variant: Variant,
    table: TableRules,
    hand: usize,
}

/// The clauses that are needed while a round is played, small enough to go with every round.
///
/// A player reads them off its view: `view.table().rules()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRules {
    pub(crate) set: DominoSet,
    pub(crate) n_seats: usize,
    pub(crate) teams: Teams,
    pub(crate) direction: Direction,
    /// The tiles of the boneyard that are never drawn.
    pub(crate) reserve: usize,
    pub(crate) draw: Draw,
    pub(crate) wild: Wild,
    pub(crate) surface: Surface,
    pub(crate) dead_ends: DeadEnds,
    pub(crate) turn: Turn,
    pub(crate) ends: Ends,
    pub(crate) block_winner: BlockKeys,
    pub(crate) block_tie: BlockTie,
    pub(crate) score: Score,
}

/// What ends a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ends {
    pub(crate) out: bool,
    pub(crate) blocked: bool,
    pub(crate) mover: Option<MoverEnd>,
}

/// When a seat on turn that cannot play ends the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoverEnd {
    Stuck,
    MustDraw,
}

/// The keys that tell the winner of a blocked round; a key that comes again breaks no tie, so the
/// first of each kind is enough.
pub(crate) type BlockKeys = [Option<BlockKey>; 6];

/// Why a variant cannot be played at a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    /// The variant makes no game.
    #[error("{}", .0.message)]
    Conflict(Conflict),
    /// The game is not for so many players.
    #[error("{name} with the {set} set is for {range} players, not {n_players}{}", hint(.larger.as_ref()))]
    Players {
        /// The game.
        name: String,
        /// The set.
        set: DominoSet,
        /// How many can play with it.
        range: PlayerRange,
        /// How many were to play.
        n_players: usize,
        /// The smallest set with which so many can play, if the game knows one.
        larger: Option<DominoSet>,
    },
}

fn hint(larger: Option<&DominoSet>) -> String {
    larger.map_or(String::new(), |set| format!("; with the {set} set it works"))
}

impl Rules {
    /// Resolves a variant for a number of players.
    ///
    /// # Errors
    ///
    /// [`RulesError`] if the variant makes no game or is not for so many players; it then says with
    /// how many, and with which set, it would work.
    pub fn new(variant: Variant, n_players: usize) -> Result<Rules, RulesError> {
        if let Some(conflict) = variant.conflicts().into_iter().next() {
            return Err(RulesError::Conflict(conflict));
        }
        let set = variant.set.0;
        // A variant without conflicts has numbers for its own set, and for those the tiles suffice.
        let range = variant.players.with_set(set).unwrap_or(PlayerRange { min: 0, max: 0 });
        let found = (variant.hand.with_players(n_players), variant.reserve.with_players(n_players));
        let (true, (Some(hand), Some(reserve))) = (range.contains(n_players), found) else {
            let larger = variant.smallest_set_for(n_players);
            return Err(RulesError::Players { name: variant.name, set, range, n_players, larger });
        };
        let ends = |end| variant.round_end.contains(&end);
        let mover = if ends(RoundEnd::MoverStuck) {
            Some(MoverEnd::Stuck)
        } else {
            ends(RoundEnd::MoverMustDraw).then_some(MoverEnd::MustDraw)
        };
        let mut block_winner = [None; 6];
        let mut keys: Vec<BlockKey> = Vec::new();
        for &key in &variant.block_winner {
            if !keys.contains(&key) {
                block_winner[keys.len()] = Some(key);
                keys.push(key);
            }
        }
        let table = TableRules {
            set,
            n_seats: n_players,
            teams: variant.teams,
            direction: variant.direction,
            reserve,
            draw: variant.draw,
            wild: variant.wild,
            surface: variant.surface,
            dead_ends: variant.dead_ends,
            turn: variant.turn,
            ends: Ends { out: ends(RoundEnd::Out), blocked: ends(RoundEnd::Blocked), mover },
            block_winner,
            block_tie: variant.block_tie,
            score: variant.score,
        };
        Ok(Rules { variant, table, hand })
    }

    /// The variant.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The clauses that are needed while a round is played.
    pub fn table(&self) -> &TableRules {
        &self.table
    }

    /// The set that is played with.
    pub fn set(&self) -> DominoSet {
        self.table.set
    }

    /// The tiles that each seat is dealt.
    pub fn hand(&self) -> usize {
        self.hand
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.table.n_seats
    }

    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.table.seats()
    }

    /// The sides, in the order of their first seats.
    pub fn teams(&self) -> TeamList {
        self.table.teams()
    }
}

impl TableRules {
    /// The seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats)
    }

    /// The side of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        match self.teams {
            Teams::None => Team::alone(seat),
            Teams::Pairs => Team::of(self.seats().filter(|own| own.idx() % 2 == seat.idx() % 2)),
        }
    }

    /// The sides, in the order of their first seats.
    pub fn teams(&self) -> TeamList {
        let mut teams = TeamList::new();
        for team in self.seats().map(|seat| self.team(seat)) {
            if !teams.contains(&team) {
                teams.push(team);
            }
        }
        teams
    }

    /// The seat that is on turn after another.
    pub fn next_seat(&self, seat: Seat) -> Seat {
        let idx = match self.direction {
            Direction::Clockwise if seat.idx() + 1 < self.n_seats => seat.idx() + 1,
            Direction::Clockwise => 0,
            Direction::CounterClockwise if seat.idx() > 0 => seat.idx() - 1,
            Direction::CounterClockwise => self.n_seats - 1,
        };
        Seat::new(idx).unwrap_or(seat)
    }

    /// The set that is played with.
    pub fn set(&self) -> DominoSet {
        self.set
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// Which way the turn goes.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The tiles of the boneyard that are never drawn.
    pub fn reserve(&self) -> usize {
        self.reserve
    }

    /// Whether and how tiles are drawn.
    pub fn draw(&self) -> Draw {
        self.draw
    }

    /// The tiles that can be laid where they do not match.
    pub fn wild(&self) -> Wild {
        self.wild
    }

    /// Whether the table decides where a tile can lie.
    pub fn surface(&self) -> Surface {
        self.surface
    }

    /// What happens when all can see that no tile can be laid any more.
    pub fn dead_ends(&self) -> DeadEnds {
        self.dead_ends
    }

    /// The tiles that a turn lays.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether this ends a round; `mover-stuck` covers whatever `mover-must-draw` does.
    pub fn ends_with(&self, end: RoundEnd) -> bool {
        match end {
            RoundEnd::Out => self.ends.out,
            RoundEnd::Blocked => self.ends.blocked,
            RoundEnd::MoverStuck => self.ends.mover == Some(MoverEnd::Stuck),
            RoundEnd::MoverMustDraw => self.ends.mover.is_some(),
        }
    }

    /// The keys that tell who wins a blocked round, each of which breaks the ties of the one before;
    /// none if nobody does.
    pub fn block_winner(&self) -> impl Iterator<Item = BlockKey> {
        self.block_winner.iter().flatten().copied()
    }

    /// What comes of a tie in these keys.
    pub fn block_tie(&self) -> BlockTie {
        self.block_tie
    }

    /// What a round is worth.
    pub fn score(&self) -> Score {
        self.score
    }

    /// The tiles in the box.
    pub(crate) fn box_tiles(&self) -> TileSet {
        self.set.tile_set()
    }
}

impl Variant {
    /// The smallest set with which so many can play, if the variant says so.
    fn smallest_set_for(&self, n_players: usize) -> Option<DominoSet> {
        DominoSet::all().find(|&set| {
            self.players.with_set(set).is_some_and(|range| range.contains(n_players))
                && self
                    .hand
                    .with_players(n_players)
                    .is_some_and(|hand| set > self.set.0 && hand * n_players <= set.n_tiles())
        })
    }
}
