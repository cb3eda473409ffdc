//! What a round is worth, and how a match ends.

use domino_rules::sections::{
    Best, BlockKey, Bonus, Count, EachScore, LessOwn, Limit, MatchTie, OutBonusTo, PaidBy, Score,
    Sign, Takes, VoidRound, WinnerScore,
};

use super::Sheet;
use crate::Message;

impl Sheet<'_> {
    pub(super) fn score(&self) -> Vec<Message> {
        match self.variant.score.round {
            Score::Winner(score) => self.winner_score(score),
            Score::Each(score) => each_score(score),
        }
    }

    fn winner_score(&self, WinnerScore { takes, less_own, paid_by }: WinnerScore) -> Vec<Message> {
        let mut score = vec![
            match takes {
                Takes::Opponents => Message::SheetScoreOpponents,
                Takes::AllHands => Message::SheetScoreAll,
            },
            match less_own {
                LessOwn::Never => Message::SheetLessNever,
                LessOwn::Once if self.can_winner_hold_most() => Message::SheetLessOnceFloor,
                LessOwn::Once => Message::SheetLessOnce,
                LessOwn::PerOpponent => Message::SheetLessPerOpponent,
            },
        ];
        if paid_by == PaidBy::Opponents {
            score.push(Message::SheetPaid);
        }
        score
    }

    /// Whether somebody can win a blocked round with more pips in hand than the others together.
    fn can_winner_hold_most(&self) -> bool {
        let first = self.variant.end.block_winner.iter().next();
        first.is_some_and(|key| key != BlockKey::FewestPips)
    }

    pub(super) fn target(&self) -> Vec<Message> {
        vec![match self.variant.contest.target {
            Limit::None => Message::SheetTargetNone,
            Limit::At(points) => Message::SheetTarget { n: points.count() },
        }]
    }

    pub(super) fn rounds(&self) -> Vec<Message> {
        vec![match (self.variant.contest.rounds, self.variant.contest.target) {
            (Limit::None, _) => Message::SheetRoundsNone,
            (Limit::At(Count::MIN), _) => Message::SheetRoundsOne,
            (Limit::At(rounds), Limit::None) => Message::SheetRounds { n: rounds.count() },
            (Limit::At(rounds), Limit::At(_)) => Message::SheetRoundsLatest { n: rounds.count() },
        }]
    }

    /// Whether the winner of the only round wins the match.
    fn is_one_round_won(&self) -> bool {
        self.variant.contest.rounds.get() == Some(1)
            && matches!(self.variant.score.round, Score::Winner(_))
    }

    pub(super) fn best(&self) -> Vec<Message> {
        vec![match self.variant.contest.best {
            _ if self.is_one_round_won() => Message::SheetBestRound,
            Best::Highest => Message::SheetBestHighest,
            Best::Lowest => Message::SheetBestLowest,
        }]
    }

    pub(super) fn match_tie(&self) -> Vec<Message> {
        vec![match (self.variant.contest.match_tie, self.is_one_round_won()) {
            (MatchTie::Drawn, false) => Message::SheetTiedDrawn,
            (MatchTie::Shared, false) => Message::SheetTiedShared,
            (MatchTie::Drawn, true) => Message::SheetTiedRoundDrawn,
            (MatchTie::Shared, true) => Message::SheetTiedRoundShared,
        }]
    }

    pub(super) fn void_round(&self) -> Vec<Message> {
        vec![match (self.variant.score.round, self.variant.contest.void_round) {
            (Score::Each(_), _) => Message::SheetVoidIdle,
            (Score::Winner(_), VoidRound::Replayed) => Message::SheetVoidReplayed,
            _ if self.is_one_round_won() => Message::SheetVoidRoundDrawn,
            (Score::Winner(_), VoidRound::Counts) => Message::SheetVoidCounts,
        }]
    }
}

fn each_score(EachScore { own_pips, out_bonus, out_bonus_to }: EachScore) -> Vec<Message> {
    let n = out_bonus.into();
    let mut score = vec![match own_pips {
        Sign::Plus => Message::SheetEachPlus,
        Sign::Minus => Message::SheetEachMinus,
    }];
    if out_bonus != Bonus::MIN {
        score.push(match (own_pips, out_bonus_to) {
            (Sign::Minus, OutBonusTo::Out) => Message::SheetBonusGood { n },
            (Sign::Plus, OutBonusTo::Out) => Message::SheetBonusBad { n },
            (Sign::Minus, OutBonusTo::Opponents) => Message::SheetBonusOpponentsGood { n },
            (Sign::Plus, OutBonusTo::Opponents) => Message::SheetBonusOpponentsBad { n },
        });
    }
    score
}
