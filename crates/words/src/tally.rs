//! The end of a round and of a match in words: hands, arithmetic, totals, standings.

use std::cmp::Reverse;

use domino_rules::sections::{Best, BlockTie, Score, VoidRound};
use domino_rules::{
    Decided, MatchOutcome, MatchResult, PerSeat, PerTeam, RoundResult, ScoreTerm, Team, TermKind,
};
use domino_tiles::TileSet;

use crate::sheet::{key_words, score_of_going_out};
use crate::{Message, Speaker, glued};

impl Speaker {
    /// The hands at the end of a round: each with who holds it, and what is left.
    pub fn hands_left(&self, result: &RoundResult) -> Vec<[String; 2]> {
        let hands: &PerSeat<TileSet> = &result.hands;
        let pips = hands.values().map(|hand| hand.n_pips().to_string().len());
        let widest = pips.max().unwrap_or(1);
        let rows = hands.iter().map(|(seat, hand)| {
            let pips = format!("{:>widest$}", hand.n_pips());
            [self.name(seat), self.say(&Message::HandLeft { pips, tiles: hand.to_string() })]
        });
        rows.collect()
    }

    /// What a round is worth, step by step: a sentence for each side that it changes, or why nobody
    /// scores.
    pub fn scores(&self, points: Option<&PerTeam<i32>>, terms: &[ScoreTerm]) -> Vec<Message> {
        let Some(points) = points else {
            return vec![match self.rules.variant().contest.void_round {
                VoidRound::Counts => Message::ScoreNobody,
                VoidRound::Replayed => Message::ScoreReplayed,
            }];
        };
        let sides = points.iter().filter_map(|(team, points)| {
            let own: Vec<&ScoreTerm> = terms.iter().filter(|term| term.team == team).collect();
            let is_changed = !own.is_empty() || *points != 0;
            is_changed.then(|| self.score(team, &own, *points))
        });
        sides.collect()
    }

    /// The rules that make the score of a round, in words: those that decided who has won it, and what
    /// that is worth.
    pub fn score_rule(&self, result: &RoundResult) -> String {
        let variant = self.rules.variant();
        let keys: &[&str] = match (variant.score.round, result.decided) {
            (Score::Each(_), _) => &["score"],
            (Score::Winner(_), Decided::Out) => return score_of_going_out(&self.catalog, variant),
            (Score::Winner(_), Decided::NoKey) => &["block-winner"],
            (Score::Winner(_), Decided::Tie(BlockTie::Void)) => &["block-winner", "block-tie"],
            (Score::Winner(_), Decided::Tie(BlockTie::Share)) => {
                &["block-winner", "block-tie", "score"]
            }
            (Score::Winner(_), _) => &["block-winner", "score"],
        };
        let words = keys.iter().map(|key| key_words(&self.catalog, variant, key));
        words.collect::<Vec<_>>().join(" ")
    }

    fn score(&self, team: Team, terms: &[&ScoreTerm], points: i32) -> Message {
        let (name, n) = (self.side(team), team.seats().count());
        let best = self.rules.variant().contest.best;
        let sum = match best {
            Best::Highest if points != 0 => format!("{points:+}"),
            Best::Highest | Best::Lowest => points.to_string(),
        };
        let is_nothing = |term: &ScoreTerm| matches!(term.kind, TermKind::LessOwn { pips: 0 });
        let steps: String =
            terms.iter().filter(|term| !is_nothing(term)).map(|term| self.step(term)).collect();
        let is_floored = terms
            .iter()
            .any(|term| matches!(term.kind, TermKind::LessOwn { pips } if pips > -term.points));
        let terms = match steps.strip_prefix(" + ") {
            Some(rest) if is_floored => self.say(&Message::ScoreFloor { terms: rest.to_owned() }),
            Some(rest) => rest.to_owned(),
            None => steps.replacen(" - ", "-", 1),
        };
        match (best, terms.is_empty()) {
            (Best::Highest, true) => Message::ScoreSum { name, points, sum },
            (Best::Highest, false) => Message::ScoreLine { name, points, terms, sum },
            (Best::Lowest, true) => Message::ChargeSum { name, n, points, sum },
            (Best::Lowest, false) => Message::ChargeLine { name, n, points, terms, sum },
        }
    }

    /// One step of the arithmetic: ` + 19 - 5 (C)`.
    fn step(&self, term: &ScoreTerm) -> String {
        let label = match term.kind {
            TermKind::Hand { of, .. } if of != term.team => of.to_string(),
            TermKind::Hand { .. } | TermKind::LessOwn { .. } => {
                self.say(match term.team.seats().count() {
                    1 => &Message::ScoreOwnHand,
                    _ => &Message::ScoreOwnHands,
                })
            }
            TermKind::Paid { to } => self.say(&Message::ScorePaid { to: to.to_string() }),
            TermKind::OutBonus => self.say(&Message::ScoreOut),
            _ => String::new(),
        };
        match term.kind {
            TermKind::Hand { pips, less, .. } if less > 0 => {
                format!(" + {pips} - {less} ({label})")
            }
            TermKind::LessOwn { pips } => format!(" - {pips} ({label})"),
            _ if term.points < 0 => format!(" - {} ({label})", -term.points),
            _ => format!(" + {} ({label})", term.points),
        }
    }

    /// What everybody has in the match, from the best down.
    pub fn totals(&self, totals: &PerTeam<i32>) -> Message {
        let totals = self.list_of_totals(self.ranked(totals).into_iter());
        let limit = self.limit();
        match self.rules.variant().contest.best {
            Best::Highest => Message::Totals { totals, limit },
            Best::Lowest => Message::TotalsLowest { totals, limit },
        }
    }

    /// What everybody has in the match, A first.
    pub fn totals_by_seat(&self, totals: &PerTeam<i32>) -> String {
        self.list_of_totals(totals.iter().map(|(team, &n)| (team, n)))
    }

    fn list_of_totals(&self, totals: impl Iterator<Item = (Team, i32)>) -> String {
        let each =
            totals.map(|(team, n)| glued(&self.say(&Message::Total { name: self.side(team), n })));
        each.collect::<Vec<_>>().join(", ")
    }

    /// The sides with what they have, from the best down.
    fn ranked(&self, totals: &PerTeam<i32>) -> Vec<(Team, i32)> {
        let mut ranked: Vec<(Team, i32)> = totals.iter().map(|(team, &n)| (team, n)).collect();
        match self.rules.variant().contest.best {
            Best::Highest => ranked.sort_by_key(|&(_, n)| Reverse(n)),
            Best::Lowest => ranked.sort_by_key(|&(_, n)| n),
        }
        ranked
    }

    /// The sides at the end of a match from the best down: each with its place, and with its points
    /// and the rounds that it has won where rounds are won.
    pub fn standings(&self, outcome: &MatchOutcome) -> Vec<[String; 2]> {
        let ranked = self.ranked(&outcome.totals);
        let widest = ranked.iter().map(|(_, n)| n.to_string().len()).max().unwrap_or(1);
        let rows = ranked.iter().map(|&(team, n)| {
            let rank = 1 + ranked.iter().position(|&(_, other)| other == n).unwrap_or(0);
            let standing = Message::Standing { rank, name: self.side(team) };
            let points = format!("{n:>widest$}");
            let n = outcome.rounds_won.get(team).copied().unwrap_or(0) as usize;
            [self.say(&standing), self.points_and_rounds(points, n)]
        });
        rows.collect()
    }

    fn points_and_rounds(&self, points: String, n: usize) -> String {
        match self.rules.variant().score.round {
            Score::Each(_) => points,
            Score::Winner(_) => self.say(&Message::StandingPoints { points, n }),
        }
    }

    /// Who has won the match.
    pub fn winners(&self, result: &MatchResult) -> Message {
        match result {
            MatchResult::Drawn => Message::Drawn,
            MatchResult::Won(winners) if winners.len() > 1 => {
                Message::WonShared { names: self.sides(winners) }
            }
            MatchResult::Won(winners) => {
                let n = winners.iter().flat_map(|team| team.seats()).count();
                Message::Won { names: self.sides(winners), n }
            }
        }
    }
}
