//! How rounds make a match.

use std::fmt;

use crate::variant::key::section;
use crate::variant::sections::{Bonus, EachScore, OutBonusTo, Score, Sign, Teams};
use crate::variant::value::choice;
use crate::variant::{Clash, Conflicts, Number, Variant};

section! {
    /// How rounds make a match.
    #[derive(Clone, Copy)]
    pub struct ContestRules in contest {
        /// Points that end the match after the round in which somebody has them, or `"none"`.
        "target" target: Limit = Limit::At(Count::known(100));
        /// Rounds in a match, or `"none"` for no limit.
        "rounds" rounds: Limit = Limit::None;
        /// The total that wins the match: `"highest"` or `"lowest"`. A match of one round goes to whoever
        /// wins the round, if rounds are won.
        "best" best: Best = Best::Highest;
        /// Equal best totals: `"drawn"` or `"shared"`.
        "match-tie" match_tie: MatchTie = MatchTie::Drawn;
        /// A round that nobody wins: it `"counts"` as a round of the match or is `"replayed"`.
        "void-round" void_round: VoidRound = VoidRound::Counts;
    }
}

impl ContestRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        if self.target == Limit::None && self.rounds == Limit::None {
            found.add(&["target", "rounds"], Clash::NoEndOfMatch);
        }
        match variant.score.round {
            Score::Each(each) => self.check_each(each, variant, found),
            Score::Winner(_) => {
                if self.best == Best::Lowest {
                    found.add(&["best", "score"], Clash::WinnerLoses);
                }
                self.check_winners(variant, found);
            }
        }
    }

    fn check_each(&self, each: EachScore, variant: &Variant, found: &mut Conflicts) {
        let best = match each.own_pips {
            Sign::Plus => Best::Lowest,
            Sign::Minus => Best::Highest,
        };
        if self.best != best {
            found.add(&["best", "score"], Clash::WorstWins);
        }
        if self.rounds != Limit::None {
            return;
        }
        match (each.own_pips, each.out_bonus_to) {
            (Sign::Minus, _) => found.add(&["rounds", "score"], Clash::FallingPoints),
            (Sign::Plus, OutBonusTo::Out) if outweighs(each.out_bonus, variant) => {
                found.add(&["rounds", "score"], Clash::FallingBonus);
            }
            (Sign::Plus, OutBonusTo::Out | OutBonusTo::Opponents) => {}
        }
    }

    /// Checks that a match that waits for the winner of a round does not wait for ever.
    fn check_winners(&self, variant: &Variant, found: &mut Conflicts) {
        if self.rounds != Limit::None && self.void_round == VoidRound::Counts {
            return;
        }
        let hand = |n_players| variant.deal.hand.with_players(n_players).unwrap_or(0);
        let has_out = variant.end.round_end.out;
        let can_win = |n_players| {
            let n_sides = match variant.seating.teams {
                Teams::None => n_players,
                Teams::Pairs => 2,
            };
            let n_tiles = n_players * hand(n_players);
            (has_out && variant.line.surface.has_room(n_tiles))
                || variant.end.can_block_be_won(n_sides)
        };
        if !variant.numbers_of_players().all(can_win) {
            let waits_for: &[&str] = match self.rounds {
                Limit::None => &["block-winner", "round-end", "target"],
                Limit::At(_) => &["block-winner", "round-end", "void-round"],
            };
            found.add(waits_for, Clash::NobodyWins);
        } else if !has_out && variant.numbers_of_players().any(|n| hand(n) < FEW) {
            found.add(&["round-end", "hand"], Clash::NobodyScores);
        }
    }
}

/// Where nobody wins by going out, so few tiles in a hand can all be laid in each and every round, and
/// what is left is worth nothing. Random play of random rules found no such game with more.
const FEW: usize = 3;

/// Whether a bonus that is taken off can be more than what is added: half of what the smallest hand
/// holds on average, which the others seldom get rid of.
fn outweighs(bonus: Bonus, variant: &Variant) -> bool {
    // A tile has on average as many pips as the highest number of the set.
    let per_tile = usize::from(variant.equipment.set.highest().get());
    let hands = variant.numbers_of_players().filter_map(|n| variant.deal.hand.with_players(n));
    hands.min().is_some_and(|hand| 4 * bonus.count() > hand * per_tile)
}

choice! {
    /// A number that may be left open.
    #[derive(Copy)]
    pub enum Limit {
        /// No limit.
        word "none" => None,
        /// At this number.
        value => At(Count),
    }
}

/// A number of points or rounds.
pub type Count = Number<1, 1_000_000>;

impl Limit {
    /// A limit at `n`, if `n` is in the bounds of [`Count`].
    pub fn at(n: u32) -> Option<Limit> {
        Count::new(n).map(Limit::At)
    }

    /// The number, if there is a limit.
    pub fn get(self) -> Option<u32> {
        match self {
            Limit::None => None,
            Limit::At(n) => Some(n.get()),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::None => f.write_str("none"),
            Limit::At(n) => write!(f, "{n}"),
        }
    }
}

choice! {
    /// Which total is the best at the end of a match.
    #[derive(Copy)]
    pub enum Best {
        /// The highest: points are good.
        word "highest" => Highest,
        /// The lowest: points are penalties.
        word "lowest" => Lowest,
    }
}

choice! {
    /// What equal best totals at the end of a match mean.
    #[derive(Copy)]
    pub enum MatchTie {
        /// The match is drawn.
        word "drawn" => Drawn,
        /// All of them have won.
        word "shared" => Shared,
    }
}

choice! {
    /// Whether a round that nobody wins is one of the rounds of the match.
    #[derive(Copy)]
    pub enum VoidRound {
        /// It is.
        word "counts" => Counts,
        /// It is played again with a new deal.
        word "replayed" => Replayed,
    }
}
