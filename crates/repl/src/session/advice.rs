//! What a session explains: why an action is legal or not, what is advised, how many tiles are out.

use std::collections::BTreeSet;

use domino_layout::End;
use domino_players::{Appraisal, Outlook, Term, Terms};
use domino_record::{ActionText, ResolveError};
use domino_rules::{Action, KEYS, PlayError, Round, Table};
use domino_tiles::{Pips, TileSet};
use domino_words::{RuleWords, rule_words, shortened};

use super::{Phase, Session};
use crate::Message;
use crate::command::nearest;
use crate::loose::is_number;
use crate::narrator::Narrator;
use crate::rule_pages::key_page;

impl Session {
    /// Tells one rule of the game.
    pub(super) fn rule(&mut self, name: &str) {
        let Narrator { speaker, page, .. } = &mut self.narrator;
        if key_page(speaker.catalog(), speaker.rules().variant(), &name.to_lowercase(), page)
            .is_some()
        {
            return;
        }
        let names = || KEYS.iter().map(|key| key.name.to_owned());
        let (text, near) = (shortened(name), nearest(name, names()));
        let keys = self.narrator.speaker.all_quoted(names());
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
        let view = self.driver.public_view();
        let table = view.table();
        if let Some(end) = self.narrator.end_word(table, text) {
            let why = self.narrator.speaker.why_end(end, table);
            return self.narrator.say(&why);
        }
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
        let (legal, error) = match action.resolve(round) {
            Ok(action) => (vec![action], None),
            Err(ResolveError::Ambiguous { actions, .. }) => (actions, None),
            Err(ResolveError::Illegal(error)) => (Vec::new(), Some(error)),
        };
        let mut keys = self.narrator.why_legal(&legal, round.table());
        for error in why_not(action, error, round) {
            let message = self.narrator.speaker.refusal(action, &error.into(), round.table());
            self.narrator.refuse(&message);
            keys.extend(error.key());
        }
        let mut told = BTreeSet::new();
        for key in keys.into_iter().filter(|key| told.insert(*key)) {
            self.narrator.tell_rule(key);
        }
    }

    /// Tells what the player that advises would do, and why.
    pub(super) fn hint(&mut self) {
        let Some(seat) = self.seat_on_turn() else { return };
        let view = self.driver.view(seat);
        let legal = view.legal_actions();
        let player = self.settings.players.player(&self.settings.advisor).ok();
        let advisor = player.as_ref().and_then(|player| player.advisor());
        let appraisals = advisor.map_or_else(Vec::new, |advisor| advisor.appraise(&view));
        let Some(first) = legal.nth(0) else { return };
        let best = appraisals.first();
        let action = best.map_or(first, |best| best.action);
        let typed = format!("`{}`", self.narrator.speaker.action(action));
        if legal.len() == 1 {
            self.narrator.say(&Message::HintOnly { action: typed });
        } else {
            let n_ends = view.table().layout().ends().len().max(2);
            let reasons = best.map_or_else(Vec::new, |best| self.narrator.reasons(best, n_ends));
            let mut said = vec![Message::HintBest { action: typed }];
            said.extend(reasons);
            said.extend(appraisals.get(1).map(|next| Message::HintSecond {
                action: format!("`{}`", self.narrator.speaker.action(next.action)),
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
    /// Tells why actions are legal, a sentence for each end, and gives the keys of the rules.
    fn why_legal(&mut self, actions: &[Action], table: &Table) -> Vec<&'static str> {
        let at_ends = actions.chunk_by(|one, next| end(*one) == end(*next));
        let mut keys = Vec::new();
        for at_end in at_ends {
            let Some((message, key)) = self.reason(at_end, table) else { continue };
            self.say(&message);
            keys.push(key);
        }
        keys
    }

    /// Why actions with one tile at one end are legal, and the key of the rule.
    fn reason(&self, actions: &[Action], table: &Table) -> Option<(Message, &'static str)> {
        let (tile, end) = match *actions.first()? {
            Action::Lead { tile } => {
                return Some((Message::WhyLead { tile: tile.to_string() }, "first-tile"));
            }
            Action::Draw => return Some((Message::WhyDraw, "draw")),
            Action::Pass => return Some((Message::WhyPass, "draw")),
            Action::Play { tile, end, .. } => (tile, end),
        };
        let headings = actions.iter().filter_map(|action| match action {
            Action::Play { heading, .. } => *heading,
            _ => None,
        });
        let headings: Vec<String> =
            headings.map(|heading| format!("`{}`", self.speaker.heading(heading))).collect();
        let has_table = !headings.is_empty();
        let headings = self.speaker.one_of(&headings);
        let open = table.layout().end(end).filter(|open| tile.has(open.pips));
        let (tile, end) = (tile.to_string(), end.to_string());
        Some(match open.map(|open| usize::from(open.pips.get())) {
            Some(pips) if has_table => {
                (Message::WhyFitsToward { tile, end, pips, headings }, "turn")
            }
            Some(pips) => (Message::WhyFits { tile, end, pips }, "turn"),
            None if has_table => (Message::WhyWildToward { tile, end, headings }, "wild"),
            None => (Message::WhyWild { tile, end }, "wild"),
        })
    }

    /// Tells a rule with its source.
    fn tell_rule(&mut self, key: &str) {
        let Some(rule) = rule_words(self.catalog(), self.speaker.rules().variant(), key) else {
            return;
        };
        let RuleWords { words, sources, .. } = rule;
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

/// The end at which an action lays a tile, if it names one.
fn end(action: Action) -> Option<End> {
    match action {
        Action::Play { end, .. } => Some(end),
        Action::Lead { .. } | Action::Draw | Action::Pass => None,
    }
}

/// Why an action is not legal: for a tile without an end what is in the way at each end that it matches,
/// if something is; else the error that was found, if any.
fn why_not(action: ActionText, found: Option<PlayError>, round: &Round) -> Vec<PlayError> {
    let ActionText::Tile { tile, way: None } = action else {
        return found.into_iter().collect();
    };
    let ends = round.table().layout().ends().iter().map(|open| open.name);
    let errors = ends.filter_map(|end| round.check(Action::play(tile, end)).err());
    let in_the_way: Vec<PlayError> = errors
        .filter(|error| matches!(error, PlayError::InTheWay { .. } | PlayError::NoRoom { .. }))
        .collect();
    if in_the_way.is_empty() { found.into_iter().collect() } else { in_the_way }
}
