//! Rules resolved for a table: a variant with its set and its number of players.

use domino_tiles::{DominoSet, TileSet};
use thiserror::Error;

use crate::seats::{Seat, Team, TeamList};
use crate::variant::sections::{
    ContestRules, Direction, EndRules, LineRules, PlayerRange, ScoreRules, SeatingRules, Teams,
    TurnRules,
};
use crate::variant::{Conflict, Variant};

/// The rules at one table: a variant that is known to make a game for so many players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    variant: Variant,
    table: TableRules,
    hand: usize,
}

/// The rules that are needed while a round is played, small enough to go with every round.
///
/// A player reads them off its view: `view.table().rules()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableRules {
    pub(crate) set: DominoSet,
    pub(crate) n_seats: usize,
    /// The tiles of the boneyard that are never drawn.
    pub(crate) reserve: usize,
    pub(crate) seating: SeatingRules,
    pub(crate) line: LineRules,
    pub(crate) turn: TurnRules,
    pub(crate) end: EndRules,
    pub(crate) score: ScoreRules,
    pub(crate) contest: ContestRules,
}

/// Why a variant cannot be played at a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesError {
    /// The variant makes no game.
    #[error("{}", .0.clash)]
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
        let set = variant.equipment.set;
        let range = variant.equipment.range().map_err(RulesError::Conflict)?;
        let found = (
            variant.deal.hand.with_players(n_players),
            variant.deal.reserve.with_players(n_players),
        );
        let (true, (Some(hand), Some(reserve))) = (range.contains(n_players), found) else {
            let larger = variant.smallest_set_for(n_players);
            return Err(RulesError::Players { name: variant.name, set, range, n_players, larger });
        };
        let table = TableRules {
            set,
            n_seats: n_players,
            reserve,
            seating: variant.seating,
            line: variant.line,
            turn: variant.turn,
            end: variant.end,
            score: variant.score,
            contest: variant.contest,
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
        match self.seating.teams {
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
        let idx = match self.seating.direction {
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

    /// The tiles of the boneyard that are never drawn.
    pub fn reserve(&self) -> usize {
        self.reserve
    }

    /// Who sits together, and which way the turn goes.
    pub fn seating(&self) -> SeatingRules {
        self.seating
    }

    /// Where a tile fits.
    pub fn line(&self) -> LineRules {
        self.line
    }

    /// What the seat on turn does.
    pub fn turn(&self) -> TurnRules {
        self.turn
    }

    /// What ends a round, and who has won it then.
    pub fn end(&self) -> EndRules {
        self.end
    }

    /// How rounds make a match: the target, and what else ends it.
    pub fn contest(&self) -> ContestRules {
        self.contest
    }

    /// What a round is worth.
    pub fn score(&self) -> ScoreRules {
        self.score
    }

    /// The tiles in the box.
    pub(crate) fn box_tiles(&self) -> TileSet {
        self.set.tile_set()
    }
}
