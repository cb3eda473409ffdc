//! The end of a round and of a match on the page: hands, arithmetic, totals, standings.

use domino_draw::Extent;
use domino_rules::{MatchOutcome, RoundResult, Scored, Table};

use crate::Message;
use crate::ink::Ink;
use crate::narrator::Narrator;

impl Narrator {
    /// Shows the line, where its table is given, and all hands at the end of a round.
    pub(crate) fn round_over(&mut self, result: &RoundResult, table: Option<&Table>) {
        self.catch_up();
        if let Some(table) = table {
            self.page.gap();
            self.line(table, Extent::Used);
            self.page.gap();
        }
        self.page.rows(&self.speaker.hands_left(result));
        self.result = Some(result.clone());
    }

    /// Shows what the round is worth, step by step, and the totals.
    pub(crate) fn scored(&mut self, scored: &Scored) {
        self.totals.clone_from(&scored.totals);
        for score in self.speaker.scores(scored.points.as_ref(), &scored.terms) {
            self.say(&score);
        }
        if let Some(rule) = self.score_rule()
            && self.rules_told.insert(rule.clone())
        {
            self.page.paragraph(&Ink::Faint.mark(&rule));
        }
        self.tell_totals();
    }

    /// The rule behind the score of the last round that is over.
    pub(crate) fn score_rule(&self) -> Option<String> {
        let rule = self.speaker.score_rule(self.result.as_ref()?);
        Some(self.words(&Message::ScoreRule { rule }))
    }

    /// Shows what everybody has in the match, from the best down.
    pub(crate) fn tell_totals(&mut self) {
        self.say(&self.speaker.totals(&self.totals));
    }

    /// What everybody has in the match, A first.
    pub(crate) fn totals_by_seat(&self) -> String {
        self.speaker.totals_by_seat(&self.totals)
    }

    /// Shows who has won the match, and the totals from the best down.
    pub(crate) fn standings(&mut self, outcome: &MatchOutcome) {
        self.page.gap();
        self.say(&Message::MatchOver { n: outcome.n_rounds as usize });
        self.page.rows(&self.speaker.standings(outcome));
        self.say(&self.speaker.winners(&outcome.result));
    }
}
