//! The end of a round and of a match: hands, arithmetic, totals, standings.

use std::cmp::Reverse;

use domino_rules::axes::{Best, Limit, Score, VoidRound};
use domino_rules::{
    Ending, MatchResult, PerTeam, Round, RoundResult, ScoreTerm, Team, TeamList, TermKind,
};

use crate::Message;
use crate::ink::Ink;
use crate::map::Extent;
use crate::narrator::Narrator;
use crate::page::glued;
use crate::sheet::{key_words, score_of_going_out};

impl Narrator {
    /// Shows the line and all hands at the end of a round.
    pub(crate) fn round_over(&mut self, result: &RoundResult, played: Option<&Round>) {
        for team in &result.winners {
            if let Some(n_won) = self.n_won.get_mut(*team) {
                *n_won += 1;
            }
        }
        self.is_blocked = result.ending == Ending::Blocked;
        if let Some(round) = played {
            self.line(round.table(), Extent::Used);
        }
        let pips = result.hands.values().map(|hand| hand.n_pips().to_string().len());
        let widest = pips.max().unwrap_or(1);
        let rows: Vec<[String; 2]> = result
            .hands
            .iter()
            .map(|(seat, hand)| {
                let pips = format!("{:>widest$}", hand.n_pips());
                [self.name(seat), self.words(&Message::HandLeft { pips, tiles: hand.to_string() })]
            })
            .collect();
        self.page.rows(&rows);
    }

    /// Shows what the round is worth, step by step, and the totals.
    pub(crate) fn scored(&mut self, points: Option<&PerTeam<i32>>, played: Option<&Round>) {
        let terms = played.map_or_else(Vec::new, Round::score_terms);
        for (team, points) in points.into_iter().flat_map(PerTeam::iter) {
            let terms: Vec<&ScoreTerm> = terms.iter().filter(|term| term.team == team).collect();
            if !terms.is_empty() || *points != 0 {
                self.score_line(team, &terms, *points);
            }
        }
        if points.is_none() {
            self.say(&match self.rules.variant().void_round {
                VoidRound::Counts => Message::ScoreNobody,
                VoidRound::Replayed => Message::ScoreReplayed,
            });
        }
        let rule = self.score_rule();
        let rule = Ink::Faint.mark(&self.words(&Message::ScoreRule { rule }));
        self.page.paragraph(&rule);
        self.tell_totals();
    }

    /// The rules that make the score of the round, in words.
    fn score_rule(&self) -> String {
        let variant = self.rules.variant();
        match variant.score {
            Score::Winner(_) if self.is_blocked => ["block-winner", "score"]
                .map(|key| key_words(&self.catalog, variant, key))
                .join(" "),
            Score::Winner(_) => score_of_going_out(&self.catalog, variant),
            Score::Each(_) => key_words(&self.catalog, variant, "score"),
        }
    }

    fn score_line(&mut self, team: Team, terms: &[&ScoreTerm], points: i32) {
        let (name, n) = (self.side(team), team.seats().count());
        let best = self.rules.variant().best;
        let sum = match best {
            Best::Highest if points != 0 => format!("{points:+}"),
            Best::Highest | Best::Lowest => points.to_string(),
        };
        let is_nothing = |term: &ScoreTerm| term.kind == TermKind::LessOwn && term.points == 0;
        let steps: String =
            terms.iter().filter(|term| !is_nothing(term)).map(|term| self.step(term)).collect();
        let terms = match steps.strip_prefix(" + ") {
            Some(rest) => rest.to_owned(),
            None => steps.replacen(" - ", "-", 1),
        };
        self.say(&match (best, terms.is_empty()) {
            (Best::Highest, true) => Message::ScoreSum { name, n, sum },
            (Best::Highest, false) => Message::ScoreLine { name, n, terms, sum },
            (Best::Lowest, true) => Message::ChargeSum { name, n, sum },
            (Best::Lowest, false) => Message::ChargeLine { name, n, terms, sum },
        });
    }

    /// One step of the arithmetic: ` + 19 - 5 (C)`.
    fn step(&self, term: &ScoreTerm) -> String {
        let label = match term.kind {
            TermKind::Hand { of, .. } if of != term.team => of.to_string(),
            TermKind::Hand { .. } | TermKind::LessOwn => self.words(&Message::ScoreOwnHand),
            TermKind::Paid { to } => self.words(&Message::ScorePaid { to: to.to_string() }),
            TermKind::OutBonus => self.words(&Message::ScoreOut),
        };
        match term.kind {
            TermKind::Hand { pips, less, .. } if less > 0 => {
                format!(" + {pips} - {less} ({label})")
            }
            _ if term.points < 0 => format!(" - {} ({label})", -term.points),
            _ => format!(" + {} ({label})", term.points),
        }
    }

    /// Shows what everybody has in the match, from the best down.
    pub(crate) fn tell_totals(&mut self) {
        let ranked = self.ranked();
        let totals = self.list_of_totals(ranked.into_iter());
        let limit = self.limit();
        self.say(&match self.rules.variant().best {
            Best::Highest => Message::Totals { totals, limit },
            Best::Lowest => Message::TotalsLowest { totals, limit },
        });
    }

    /// What everybody has in the match, A first.
    pub(crate) fn totals_by_seat(&self) -> String {
        self.list_of_totals(self.totals.iter().map(|(team, &n)| (team, n)))
    }

    fn list_of_totals(&self, totals: impl Iterator<Item = (Team, i32)>) -> String {
        let each = totals
            .map(|(team, n)| glued(&self.words(&Message::Total { name: self.side(team), n })));
        each.collect::<Vec<_>>().join(", ")
    }

    /// The sides with what they have, from the best down.
    fn ranked(&self) -> Vec<(Team, i32)> {
        let mut ranked: Vec<(Team, i32)> = self.totals.iter().map(|(team, &n)| (team, n)).collect();
        match self.rules.variant().best {
            Best::Highest => ranked.sort_by_key(|&(_, n)| Reverse(n)),
            Best::Lowest => ranked.sort_by_key(|&(_, n)| n),
        }
        ranked
    }

    /// What ends the match, in words.
    pub(crate) fn limit(&self) -> String {
        let variant = self.rules.variant();
        let n = |n: std::num::NonZeroU32| n.get() as usize;
        match (variant.target, variant.rounds) {
            (Limit::At(points), Limit::At(rounds)) => {
                self.words(&Message::LimitBoth { points: n(points), n: n(rounds) })
            }
            (Limit::At(points), Limit::None) => self.words(&Message::LimitPoints { n: n(points) }),
            (Limit::None, Limit::At(rounds)) => self.words(&Message::LimitRounds { n: n(rounds) }),
            (Limit::None, Limit::None) => String::new(),
        }
    }

    /// Shows who has won the match, and the totals from the best down.
    pub(crate) fn standings(&mut self, result: &MatchResult) {
        self.page.gap();
        self.say(&Message::MatchOver { n: self.round as usize });
        let ranked = self.ranked();
        let widest = ranked.iter().map(|(_, n)| n.to_string().len()).max().unwrap_or(1);
        let rows: Vec<[String; 2]> = ranked
            .iter()
            .map(|&(team, n)| {
                let rank = 1 + ranked.iter().position(|&(_, other)| other == n).unwrap_or(0);
                let standing = Message::Standing { rank, name: self.side(team) };
                let points = format!("{n:>widest$}");
                [self.words(&standing), self.rounds_won(team, points)]
            })
            .collect();
        self.page.rows(&rows);
        let message = match result {
            MatchResult::Drawn => Message::Drawn,
            MatchResult::Won(winners) if winners.len() > 1 => {
                Message::WonShared { names: self.sides(winners) }
            }
            MatchResult::Won(winners) => {
                let n = winners.iter().flat_map(|team| team.seats()).count();
                Message::Won { names: self.sides(winners), n }
            }
        };
        self.say(&message);
    }

    /// The points of a side, with the rounds that it has won where rounds are won.
    fn rounds_won(&self, team: Team, points: String) -> String {
        if matches!(self.rules.variant().score, Score::Each(_)) {
            return points;
        }
        let n = self.n_won.get(team).copied().unwrap_or(0);
        self.words(&Message::StandingPoints { points, n })
    }

    fn sides(&self, teams: &TeamList) -> String {
        self.all_of(&teams.iter().map(|&team| self.side(team)).collect::<Vec<_>>())
    }
}
