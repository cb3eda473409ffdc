//! The end of a round and of a match: hands, arithmetic, totals, standings.

use std::cmp::Reverse;

use domino_rules::axes::{Best, Limit, VoidRound};
use domino_rules::{MatchResult, PerTeam, Round, RoundResult, ScoreTerm, Team, TeamList, TermKind};

use crate::Message;
use crate::narrator::Narrator;
use crate::page::glued;

impl Narrator {
    /// Shows the line and all hands at the end of a round.
    pub(crate) fn hands_left(&mut self, result: &RoundResult, played: Option<&Round>) {
        if let Some(round) = played {
            self.page.line_of_play(&round.table().layout().line());
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
        self.tell_totals();
    }

    fn score_line(&mut self, team: Team, terms: &[&ScoreTerm], points: i32) {
        let name = self.side(team);
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
            (Best::Highest, true) => Message::ScoreSum { name, sum },
            (Best::Highest, false) => Message::ScoreLine { name, terms, sum },
            (Best::Lowest, true) => Message::ChargeSum { name, sum },
            (Best::Lowest, false) => Message::ChargeLine { name, terms, sum },
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

    /// Shows what everybody has in the match.
    pub(crate) fn tell_totals(&mut self) {
        let each = self
            .totals
            .iter()
            .map(|(team, &n)| glued(&self.words(&Message::Total { name: self.side(team), n })));
        let (totals, limit) = (each.collect::<Vec<_>>().join(", "), self.limit());
        self.say(&match self.rules.variant().best {
            Best::Highest => Message::Totals { totals, limit },
            Best::Lowest => Message::TotalsLowest { totals, limit },
        });
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
        let mut ranked: Vec<(Team, i32)> = self.totals.iter().map(|(team, &n)| (team, n)).collect();
        match self.rules.variant().best {
            Best::Highest => ranked.sort_by_key(|&(_, n)| Reverse(n)),
            Best::Lowest => ranked.sort_by_key(|&(_, n)| n),
        }
        let widest = ranked.iter().map(|(_, n)| n.to_string().len()).max().unwrap_or(1);
        let rows: Vec<[String; 2]> = ranked
            .iter()
            .map(|&(team, n)| {
                let rank = 1 + ranked.iter().position(|&(_, other)| other == n).unwrap_or(0);
                let standing = Message::Standing { rank, name: self.side(team) };
                [self.words(&standing), format!("{n:>widest$}")]
            })
            .collect();
        self.page.rows(&rows);
        let message = match result {
            MatchResult::Drawn => Message::Drawn,
            MatchResult::Won(winners) if winners.len() > 1 => {
                Message::WonShared { names: self.sides(winners) }
            }
            MatchResult::Won(winners) => Message::Won { names: self.sides(winners) },
        };
        self.say(&message);
    }

    fn sides(&self, teams: &TeamList) -> String {
        self.all_of(&teams.iter().map(|&team| self.side(team)).collect::<Vec<_>>())
    }
}
