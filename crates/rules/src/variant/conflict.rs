//! Values of keys that make no game together.
//!
//! Each section looks for what its keys clash with: among themselves, and with keys of the sections
//! that stand before it in [`Variant`]. So a clash of two sections is found by the later of them.

use domino_tiles::{DominoSet, Tile};
use thiserror::Error;

use crate::seats::Seat;
use crate::variant::Variant;
use crate::variant::sections::{PlayerRange, StartKey};

/// Keys of a variant whose values do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Conflict {
    /// The keys that clash, the one to change first.
    pub keys: &'static [&'static str],
    /// Why they clash.
    pub clash: Clash,
}

/// Why values do not go together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Clash {
    /// How many can play is said for other sets only.
    #[error("the {set} set has no number of players; there are numbers for {}", list(.sets))]
    NoPlayersWithSet {
        /// The set.
        set: DominoSet,
        /// The sets that have one.
        sets: Vec<DominoSet>,
    },
    /// A number of players has no hand.
    #[error("no hand for {n_players} players")]
    NoHand {
        /// The number of players.
        n_players: usize,
    },
    /// A number of players has no reserve.
    #[error("no reserve for {n_players} players")]
    NoReserve {
        /// The number of players.
        n_players: usize,
    },
    /// A number of players is dealt nothing.
    #[error("{n_players} players get no tiles")]
    EmptyHand {
        /// The number of players.
        n_players: usize,
    },
    /// More tiles are dealt than the set has.
    #[error("{}", too_few(*.n_players, *.hand, *.has_start_tile, *.set, *.larger))]
    TooFewTiles {
        /// The number of players.
        n_players: usize,
        /// The tiles that each of them is dealt.
        hand: usize,
        /// Whether a tile is taken before the deal.
        has_start_tile: bool,
        /// The set.
        set: DominoSet,
        /// The smallest set with which the game works for so many, if one does.
        larger: Option<DominoSet>,
    },
    /// Pairs are for four players.
    #[error("pairs are four players, so `players` is \"4\"")]
    PairsAreFour,
    /// The list that finds who leads is empty.
    #[error("the list is empty, so nobody leads")]
    NoWayToLead,
    /// A way to find the first leader looks at a round before.
    #[error("`{0}` needs a round before, and the first has none")]
    NoRoundBefore(StartKey),
    /// The list finds nobody in some deals.
    #[error(
        "in some deals the list finds nobody to lead; end it with `highest-pips`, or say \
         `redeal = \"no-double\"` with `highest-double`"
    )]
    FindsNobody,
    /// The lot that finds the first leader would have to find later ones.
    #[error(
        "the random seat is drawn once a match; say who leads later rounds, such as \
         `later-start = [\"next-seat\"]`"
    )]
    LotForSame,
    /// A lot is to find later leaders.
    #[error("the random seat is drawn once a match, for its first round")]
    LotForLater,
    /// A tile is looked for that the set does not have.
    #[error("nobody can hold {tile}: the set is {set}")]
    NotInSet {
        /// The tile.
        tile: Tile,
        /// The set.
        set: DominoSet,
    },
    /// A seat is named that the smallest table does not have.
    #[error("{n_players} players have no seat {seat}")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
        /// The fewest players.
        n_players: usize,
    },
    /// No tile of the set can be taken before the deal.
    #[error("the {set} set has no tile to start with")]
    NoStartTile {
        /// The set.
        set: DominoSet,
    },
    /// The set is too large for a table.
    #[error("a table holds at most {most} tiles; the {set} set has {}", .set.n_tiles())]
    TableTooSmall {
        /// The most tiles that a table holds.
        most: usize,
        /// The set.
        set: DominoSet,
    },
    /// There is a reserve and nobody draws.
    #[error("nobody draws, so there is no reserve")]
    IdleReserve,
    /// A turn ends with a draw and has several.
    #[error(
        "a turn that ends with a draw has one draw: say `repeat = \"once\"` or `then = \"play\"`"
    )]
    DrawAfterLast,
    /// A turn may draw fewer tiles than one draw takes.
    #[error("`at-most` is less than one draw takes")]
    DrawTooLarge,
    /// A round in which nobody can do anything would go on.
    #[error(
        "a round that is stuck would never end; add \"blocked\", \"mover-stuck\" or \
         \"mover-must-draw\""
    )]
    StuckForEver,
    /// A seat must draw and nobody draws.
    #[error("nobody draws, so no seat must draw")]
    NobodyMustDraw,
    /// Dead ends block rounds that cannot be blocked.
    #[error("dead ends block a round only where a round can be \"blocked\"")]
    IdleDeadEnds,
    /// Opponents are to pay what is not theirs.
    #[error("opponents can pay their own pips, less the winner's per opponent or not at all")]
    OthersPips,
    /// Nothing ends the match.
    #[error("either `target` or `rounds` must end the match")]
    NoEndOfMatch,
    /// The total that wins is the one that players want to avoid.
    #[error("with these pips in hand the worst player would win")]
    WorstWins,
    /// Whoever wins rounds loses the match.
    #[error("the winner of rounds would lose the match")]
    WinnerLoses,
    /// The points fall, and only a target ends the match.
    #[error("points that are taken off never reach a target; say `rounds`")]
    FallingPoints,
    /// The points fall as much as they rise, and only a target ends the match.
    #[error("with such a bonus the points can fall for ever and miss the target; say `rounds`")]
    FallingBonus,
    /// No round can be won, and the match waits for one.
    #[error(
        "nobody can win a round, so the match never ends; let a round end with \"out\", say who \
         wins a block, or say `rounds` with `void-round = \"counts\"`"
    )]
    NobodyWins,
    /// Rounds can leave nothing in hands, and the match waits for points.
    #[error(
        "with so few tiles every round may leave nothing to score, so the match never ends; let a \
         round end with \"out\""
    )]
    NobodyScores,
}

fn list(sets: &[DominoSet]) -> String {
    sets.iter().map(DominoSet::to_string).collect::<Vec<_>>().join(", ")
}

fn too_few(
    n_players: usize,
    hand: usize,
    has_start_tile: bool,
    set: DominoSet,
    larger: Option<DominoSet>,
) -> String {
    let n_dealt = n_players * hand + usize::from(has_start_tile);
    let start = if has_start_tile { " and the start tile" } else { "" };
    let hint = larger.map_or_else(String::new, |larger| {
        format!("; {larger} with {} tiles is the smallest set that works", larger.n_tiles())
    });
    format!(
        "{n_players} hands of {hand}{start} are {n_dealt} tiles; the {set} set has {}{hint}",
        set.n_tiles()
    )
}

/// The conflicts of a variant while they are looked for.
#[derive(Default)]
pub(crate) struct Conflicts(Vec<Conflict>);

impl Conflicts {
    pub(crate) fn extend(&mut self, conflicts: impl IntoIterator<Item = Conflict>) {
        self.0.extend(conflicts);
    }

    pub(crate) fn add(&mut self, keys: &'static [&'static str], clash: Clash) {
        self.0.push(Conflict { keys, clash });
    }
}

impl Variant {
    /// Everything in the rules that makes no game.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut found = Conflicts::default();
        self.check(&mut found);
        for conflict in &mut found.0 {
            if let Clash::TooFewTiles { n_players, larger, .. } = &mut conflict.clash {
                *larger = self.smallest_set_for(*n_players);
            }
        }
        found.0
    }

    /// The smallest set that is larger than the variant's own and with which the game works for so
    /// many players.
    pub(crate) fn smallest_set_for(&self, n_players: usize) -> Option<DominoSet> {
        DominoSet::all().filter(|set| *set > self.equipment.set).find(|set| {
            let mut larger = self.clone();
            larger.equipment.set = *set;
            let mut found = Conflicts::default();
            larger.check(&mut found);
            let range = larger.equipment.players.with_set(*set);
            found.0.is_empty() && range.is_some_and(|range| range.contains(n_players))
        })
    }

    /// The numbers of players with the variant's own set, none if it has no entry for the set.
    pub(crate) fn numbers_of_players(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let range = self.equipment.players.with_set(self.equipment.set);
        range.into_iter().flat_map(PlayerRange::numbers)
    }

    /// The tiles that are dealt to so many players, a start tile included, if the game has a hand for
    /// them.
    pub(crate) fn n_dealt(&self, n_players: usize) -> Option<usize> {
        let hand = self.deal.hand.with_players(n_players)?;
        Some(n_players * hand + usize::from(self.start.has_start_tile()))
    }
}
