//! What a session explains: why an action is legal or not, what is advised, how many tiles are out.

use domino_players::{Appraisal, Outlook, Steady, Term, Terms};
use domino_record::{ActionText, ResolveError};
use domino_rules::{Action, KEYS, Table};
use domino_tiles::{Pips, TileSet};

use super::typed::is_number;
use super::{Phase, Session};
use crate::Message;
use crate::command::nearest;
use crate::narrator::Narrator;
use crate::refusal::shown;
use crate::sheet::{key_page, key_words, sources};

impl Session {
    /// Tells one rule of the game.
    pub(super) fn rule(&mut self, name: &str) {
        let Narrator { catalog, rules, page, .. } = &mut self.narrator;
        if key_page(catalog, rules.variant(), &name.to_lowercase(), page).is_some() {
            return;
        }
        let names = || KEYS.iter().map(|key| key.name.to_owned());
        let (text, near) = (shown(name), nearest(name, names()));
        let keys = self.narrator.all_quoted(names());
        self.narrator.refuse(&near.map_or(Message::NoRule { text: text.clone(), keys }, |near| {
            Message::NoRuleNear { text, near }
        }));
    }

    /// Tells why a tile or an action can be played or not, and plays nothing.
    pub(super) fn why(&mut self, text: &str) {
        if text.is_empty() {
            return self.narrator.refuse(&Message::WhyUsage);
        }
        let Some(seat) = self.seat_on_turn() else { return };
        let action = match self.numbered(seat, text) {
            Some(action) => Ok(ActionText::from(action)),
            None if is_number(text) => return self.no_such_number(seat, text),
            None => self.action_text(text),
        };
        let action = match action {
            Ok(action) => action,
            Err(Message::NotUnderstood { .. } | Message::NotUnderstoodNear { .. }) => {
                return self.narrator.refuse(&Message::WhyUsage);
            }
            Err(message) => return self.narrator.refuse(&message),
        };
        let Some(round) = self.driver.game().round() else { return };
        let table = round.table();
        match action.resolve(round) {
            Ok(action) => self.narrator.why_legal(&[action], table),
            Err(ResolveError::Ambiguous { actions, .. }) => {
                self.narrator.why_legal(&actions, table);
            }
            Err(why) => {
                let message = self.narrator.refusal(action, &why, table);
                self.narrator.refuse(&message);
                if let ResolveError::Illegal(error) = why
                    && let Some(key) = error.key()
                {
                    self.narrator.tell_rule(key);
                }
            }
        }
    }

    /// Tells what `steady` would do, and why.
    pub(super) fn hint(&mut self) {
        let Some(seat) = self.seat_on_turn() else { return };
        let view = self.driver.view(seat);
        let legal = view.legal_actions();
        let appraisals = Steady::appraise(view);
        let Some(first) = legal.nth(0) else { return };
        let best = appraisals.first();
        let action = best.map_or(first, |best| best.action);
        let typed = format!("`{}`", self.narrator.action(action));
        if legal.len() == 1 {
            self.narrator.say(&Message::HintOnly { action: typed });
        } else {
            let n_ends = view.table().layout().ends().len().max(2);
            let reasons = best.map_or_else(Vec::new, |best| self.narrator.reasons(best, n_ends));
            let mut said = vec![Message::HintBest { action: typed }];
            said.extend(reasons);
            said.extend(appraisals.get(1).map(|next| Message::HintSecond {
                action: format!("`{}`", self.narrator.action(next.action)),
            }));
            let words: Vec<String> = said.iter().map(|part| self.narrator.words(part)).collect();
            self.narrator.page.paragraph(&words.join(" "));
        }
    }

    /// Counts the tiles with each number, seen and hidden.
    pub(super) fn counts(&mut self) {
        let (view, head) = match self.phase() {
            Phase::Turn(seat) => (self.driver.view(seat), Message::CountsOwn),
            _ => (self.driver.public_view(), Message::CountsPublic),
        };
        let set = self.driver.game().rules().set();
        let mut seen = view.table().layout().tiles() | view.hand();
        // Once a round is over, all hands lie open.
        if let Some(over) = self.game().round().filter(|_| !self.game().is_round_on()) {
            over.hands().values().for_each(|hand| seen |= *hand);
        }
        let counts = Pips::up_to(set.highest()).map(|pips| {
            let all = TileSet::with_pips(pips) & set.tile_set();
            let (n_seen, n) = ((all & seen).len(), all.len());
            let pips = pips.get().into();
            self.narrator.words(&Message::Count { pips, seen: n_seen, unseen: n - n_seen })
        });
        let counts: Vec<String> = counts.collect();
        self.narrator.say(&head);
        self.narrator.page.cells(&counts);
    }
}

impl Narrator {
    /// Tells why actions are legal, and by which rules.
    fn why_legal(&mut self, actions: &[Action], table: &Table) {
        let mut keys: Vec<&str> = Vec::new();
        for (message, key) in actions.iter().map(|action| reason(*action, table)) {
            self.say(&message);
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        for key in keys {
            self.tell_rule(key);
        }
    }

    /// Tells a rule with its source.
    fn tell_rule(&mut self, key: &str) {
        let variant = self.rules.variant();
        let words = key_words(&self.catalog, variant, key);
        let sources = sources(&self.catalog, variant, key);
        let key = key.to_owned();
        self.say(&if sources.is_empty() {
            Message::RuleWords { key, words }
        } else {
            Message::RuleSourced { key, words, sources }
        });
    }

    /// What an action leads to, in sentences.
    fn reasons(&self, best: &Appraisal, n_ends: usize) -> Vec<Message> {
        let mut said = Vec::new();
        if best.n_laid > 1 {
            said.push(Message::HintRun { n: best.n_laid });
        }
        match best.outlook {
            Outlook::Out => said.push(Message::HintOut),
            Outlook::Hand(terms) => said.extend(self.outlook(&terms, n_ends)),
        }
        said
    }

    fn outlook(&self, terms: &Terms, n_ends: usize) -> Vec<Message> {
        let n = |term: Term| terms.amount(term) as usize;
        let mut said = vec![
            Message::HintPips { n: n(Term::PipsInHand) },
            Message::HintEnds {
                n: n(Term::AnsweredEnds),
                of: n_ends,
                tiles: n(Term::FittingTiles),
            },
        ];
        if n(Term::StuckDoubles) > 0 {
            said.push(Message::HintDoubles { n: n(Term::StuckDoubles) });
        }
        if n(Term::WildTiles) > 0 {
            said.push(Message::HintWild { n: n(Term::WildTiles) });
        }
        let name = self.name(terms.next_seat);
        said.push(Message::HintNext { name, percent: (n(Term::NextSeatStuck) + 5) / 10 });
        said
    }
}

/// Why an action is legal, and the key of the rule.
fn reason(action: Action, table: &Table) -> (Message, &'static str) {
    match action {
        Action::Lead { tile } => (Message::WhyLead { tile: tile.to_string() }, "first-tile"),
        Action::Draw => (Message::WhyDraw, "draw"),
        Action::Pass => (Message::WhyPass, "draw"),
        Action::Play { tile, end, .. } => {
            let (text, name) = (tile.to_string(), end.to_string());
            match table.layout().end(end).map(|open| open.pips) {
                Some(pips) if tile.other(pips).is_some() => {
                    let pips = pips.get().into();
                    (Message::WhyFits { tile: text, end: name, pips }, "turn")
                }
                _ => (Message::WhyWild { tile: text, end: name }, "wild"),
            }
        }
    }
}
