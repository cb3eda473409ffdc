//! The end of a round and of a match on the page: hands, arithmetic, totals, standings.

use domino_draw::Extent;
use domino_rules::{Ending, MatchOutcome, Round, RoundResult, Scored};

use crate::Message;
use crate::ink::Ink;
use crate::narrator::Narrator;

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
        self.page.rows(&self.speaker.hands_left(result));
    }

    /// Shows what the round is worth, step by step, and the totals.
    pub(crate) fn scored(&mut self, Scored { terms, points, .. }: &Scored) {
        for score in self.speaker.scores(points.as_ref(), terms) {
            self.say(&score);
        }
        let rule = self.speaker.score_rule(self.is_blocked);
        let rule = Ink::Faint.mark(&self.words(&Message::ScoreRule { rule }));
        self.page.paragraph(&rule);
        self.tell_totals();
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
    pub(crate) fn standings(&mut self, MatchOutcome { result, .. }: &MatchOutcome) {
        self.page.gap();
        self.say(&Message::MatchOver { n: self.round as usize });
        self.page.rows(&self.speaker.standings(&self.totals, &self.n_won));
        self.say(&self.speaker.winners(result));
    }
}
