//! Who has won a round and what it is worth.

use domino_tiles::{Tile, TileSet};

use crate::play::Ending;
use crate::score::{Decided, RoundResult, ScoreTerm, TermKind};
use crate::seats::{PerSeat, PerTeam, Seat, Team, TeamList};
use crate::variant::TableRules;
use crate::variant::sections::{
    BlockKey, BlockTie, EachScore, LessOwn, OutBonusTo, PaidBy, Score, Sign, Takes, WinnerScore,
};

/// The hands and what else decides a round, seen from the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Final<'a> {
    pub(crate) rules: &'a TableRules,
    pub(crate) ending: Ending,
    pub(crate) hands: &'a PerSeat<TileSet>,
    pub(crate) leader: Seat,
    pub(crate) last_to_play: Option<Seat>,
}

impl Final<'_> {
    /// The result of the round.
    pub(crate) fn result(&self) -> RoundResult {
        let (winners, decided) = self.winners();
        let mut points: PerTeam<i32> =
            self.rules.teams().into_iter().map(|team| (team, 0)).collect();
        self.for_each_term(&winners, &mut |term| {
            if let Some(total) = points.get_mut(term.team) {
                *total += term.points;
            }
        });
        let is_void = winners.is_empty() && matches!(self.rules.score.round, Score::Winner(_));
        RoundResult {
            ending: self.ending,
            hands: self.hands.clone(),
            winners,
            decided,
            points: (!is_void).then_some(points),
        }
    }

    /// The arithmetic of the score, step by step.
    pub(crate) fn terms(&self) -> Vec<ScoreTerm> {
        let mut terms = Vec::new();
        self.for_each_term(&self.winners().0, &mut |term| terms.push(term));
        terms
    }

    /// The sides that have won the round, and what decided it.
    fn winners(&self) -> (TeamList, Decided) {
        if let Ending::Out(seat) = self.ending {
            return (TeamList::from_iter([self.rules.team(seat)]), Decided::Out);
        }
        let mut tied = self.rules.teams();
        let mut keys = self.rules.end.block_winner.iter().peekable();
        if keys.peek().is_none() {
            return (TeamList::new(), Decided::NoKey);
        }
        for key in keys {
            let best = tied.iter().map(|team| self.rank(key, *team)).min();
            tied.retain(|team| Some(self.rank(key, team)) == best);
            if tied.len() == 1 {
                return (tied, Decided::Key(key));
            }
        }
        let tie = self.rules.end.block_tie;
        match tie {
            BlockTie::Share => (tied, Decided::Tie(tie)),
            BlockTie::Void => (TeamList::new(), Decided::Tie(tie)),
        }
    }

    /// How a side stands by a key of the block; lower is better.
    fn rank(&self, key: BlockKey, team: Team) -> u32 {
        let laid_last = || self.last_to_play.is_some_and(|seat| team.has(seat));
        let hands = || team.seats().map(|seat| &self.hands[seat]);
        match key {
            BlockKey::FewestPips => hands().map(TileSet::n_pips).sum(),
            BlockKey::FewestTiles => {
                hands().map(|hand| u32::try_from(hand.len()).unwrap_or(0)).sum()
            }
            // Who holds no tile has no lightest one.
            BlockKey::LightestTile => hands().flatten().map(Tile::n_pips).min().unwrap_or(u32::MAX),
            BlockKey::Leader => u32::from(!team.has(self.leader)),
            BlockKey::LastToPlay => u32::from(!laid_last()),
            BlockKey::NotLastToPlay => u32::from(laid_last()),
        }
    }

    /// The pips in the hands of a side.
    fn pips(&self, team: Team) -> i32 {
        let pips: u32 = team.seats().map(|seat| self.hands[seat].n_pips()).sum();
        i32::try_from(pips).unwrap_or(i32::MAX)
    }

    fn for_each_term(&self, winners: &TeamList, tell: &mut impl FnMut(ScoreTerm)) {
        match self.rules.score.round {
            Score::Winner(score) => {
                for &winner in winners {
                    self.winner_terms(score, winner, winners, tell);
                }
            }
            Score::Each(score) => self.each_terms(score, tell),
        }
    }

    /// What one winner scores, and who pays it.
    fn winner_terms(
        &self,
        score: WinnerScore,
        winner: Team,
        winners: &TeamList,
        tell: &mut impl FnMut(ScoreTerm),
    ) {
        // Who goes out has won by it: what a partner still holds is not taken off.
        let own = match self.ending {
            Ending::Out(_) => 0,
            Ending::Blocked => self.pips(winner),
        };
        let mut sum = 0;
        let payers: TeamList = self
            .rules
            .teams()
            .into_iter()
            .filter(|team| score.takes == Takes::AllHands || !winners.contains(team))
            .collect();
        for of in payers {
            let pips = self.pips(of);
            let less = match score.less_own {
                LessOwn::PerOpponent if of != winner => own.min(pips),
                LessOwn::PerOpponent | LessOwn::Never | LessOwn::Once => 0,
            };
            let points = pips - less;
            sum += points;
            tell(ScoreTerm { team: winner, kind: TermKind::Hand { of, pips, less }, points });
            if score.paid_by == PaidBy::Opponents {
                tell(ScoreTerm { team: of, kind: TermKind::Paid { to: winner }, points: -points });
            }
        }
        if score.less_own == LessOwn::Once {
            let kind = TermKind::LessOwn { pips: own };
            tell(ScoreTerm { team: winner, kind, points: -own.min(sum) });
        }
    }

    /// What everybody scores for the own hand.
    fn each_terms(&self, score: EachScore, tell: &mut impl FnMut(ScoreTerm)) {
        // Points are good where pips in hand are taken off.
        let (pips_sign, good) = match score.own_pips {
            Sign::Plus => (1, -1),
            Sign::Minus => (-1, 1),
        };
        let bonus = score.out_bonus.get().cast_signed();
        for team in self.rules.teams() {
            let pips = self.pips(team);
            let kind = TermKind::Hand { of: team, pips, less: 0 };
            tell(ScoreTerm { team, kind, points: pips_sign * pips });
            let Ending::Out(out) = self.ending else { continue };
            let points = match score.out_bonus_to {
                OutBonusTo::Out if team.has(out) => good * bonus,
                OutBonusTo::Opponents if !team.has(out) => -good * bonus,
                OutBonusTo::Out | OutBonusTo::Opponents => 0,
            };
            if points != 0 {
                tell(ScoreTerm { team, kind: TermKind::OutBonus, points });
            }
        }
    }
}
