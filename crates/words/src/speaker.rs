//! The words of one match: a language, the rules, and what the seats are called.

use domino_layout::{End, Heading};
use domino_record::SeatInfo;
use domino_rules::sections::{Limit, Surface};
use domino_rules::{Action, PerSeat, Rules, Seat, Table, Team};

use crate::{Catalog, Message, folded, glued, printable};

/// Somebody who tells a match: it knows a language, the rules, and what the seats are called.
///
/// # Examples
///
/// ```
/// use domino_rules::{Rules, Seat, Variant};
/// use domino_words::{Catalog, Lang, Speaker, unglued};
///
/// let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
/// let seats = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let speaker = Speaker::new(Catalog::new(Lang::En), &rules, &seats);
/// assert_eq!(unglued(&speaker.name(Seat::FIRST)), "A Ada");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Speaker {
    pub(crate) catalog: Catalog,
    pub(crate) rules: Rules,
    names: PerSeat<String>,
    mark_key: fn(&str) -> String,
}

impl Speaker {
    /// The words for a match of these rules with these players.
    pub fn new(catalog: Catalog, rules: &Rules, sitters: &PerSeat<SeatInfo>) -> Speaker {
        let names = sitters.map(|seat, sitter| {
            let name = match sitter.name() {
                // A record has no blanks in names.
                Some(name) => printable(name).replace('_', " "),
                None if sitter.is_human() => catalog.say(&Message::NameHuman),
                None => printable(sitter.player()),
            };
            glued(&format!("{seat} {name}"))
        });
        Speaker { catalog, rules: rules.clone(), names, mark_key: str::to_owned }
    }

    /// The same with what can be typed for an end marked in its words, as with a colour.
    #[must_use]
    pub fn with_keys_marked(self, mark_key: fn(&str) -> String) -> Speaker {
        Speaker { mark_key, ..self }
    }

    /// The words of the language.
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        self.catalog.say(message)
    }

    /// The letter and the name of a seat, as one word.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// All names: `A Ada, B steady`.
    pub fn names(&self) -> String {
        self.names.values().cloned().collect::<Vec<_>>().join(", ")
    }

    /// The seats that play against one, in words.
    pub fn opponents(&self, own: Seat) -> String {
        let side = self.side_of(own);
        let is_opponent = |seat: Seat| side.is_none_or(|side| !side.has(seat));
        let others = self.names.iter().filter(|(seat, _)| is_opponent(*seat));
        self.all_of(&others.map(|(_, name)| name.clone()).collect::<Vec<_>>())
    }

    /// Who plays together with a seat, for whoever sits there; `None` if nobody does.
    pub fn partner(&self, own: Seat) -> Option<Message> {
        let partner = self.side_of(own)?.seats().find(|seat| *seat != own)?;
        Some(Message::HowToPlayPairs { partner: self.name(partner) })
    }

    fn side_of(&self, seat: Seat) -> Option<Team> {
        self.rules.teams().into_iter().find(|team| team.has(seat))
    }

    /// Who plays together; `None` if everybody plays alone.
    pub fn pairs(&self) -> Option<Message> {
        match self.rules.teams().as_slice() {
            &[first, second] if first.seats().count() > 1 => {
                Some(Message::GamePairs { first: self.side(first), second: self.side(second) })
            }
            _ => None,
        }
    }

    /// The names of a side.
    pub fn side(&self, team: Team) -> String {
        self.all_of(&team.seats().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// The names of several sides.
    pub fn sides(&self, teams: &[Team]) -> String {
        self.all_of(&teams.iter().map(|&team| self.side(team)).collect::<Vec<_>>())
    }

    /// `A, B and C`.
    pub fn all_of(&self, items: &[String]) -> String {
        self.catalog.list(items, |first, last| Message::And { first, last })
    }

    /// The same with each item in backticks.
    pub fn all_quoted(&self, items: impl IntoIterator<Item = String>) -> String {
        let items = items.into_iter().map(|item| format!("`{item}`"));
        self.all_of(&items.collect::<Vec<_>>())
    }

    /// `A, B or C`.
    pub fn one_of(&self, items: &[String]) -> String {
        self.catalog.list(items, |first, last| Message::Or { first, last })
    }

    /// What ends the match, in words.
    pub fn limit(&self) -> String {
        let variant = self.rules.variant();
        match (variant.contest.target, variant.contest.rounds) {
            (Limit::At(points), Limit::At(rounds)) => {
                self.say(&Message::LimitBoth { points: points.count(), n: rounds.count() })
            }
            (Limit::At(points), Limit::None) => {
                self.say(&Message::LimitPoints { n: points.count() })
            }
            (Limit::None, Limit::At(rounds)) => {
                self.say(&Message::LimitRounds { n: rounds.count() })
            }
            (Limit::None, Limit::None) => String::new(),
        }
    }

    /// Whether a table decides what is legal.
    pub fn has_table(&self) -> bool {
        matches!(self.rules.variant().line.surface, Surface::Clause(_))
    }

    /// An action in the language, as it can be typed.
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Lead { tile } => tile.to_string(),
            Action::Play { tile, end, heading: None } => format!("{tile} {}", self.end(end)),
            Action::Play { tile, end, heading: Some(heading) } => {
                format!("{tile} {} {}", self.end(end), self.heading(heading))
            }
            Action::Draw => self.catalog.first_name(&Message::CmdDraw),
            Action::Pass => self.catalog.first_name(&Message::CmdPass),
        }
    }

    /// The open ends in words: `left (l) 6, right (r) 4`.
    pub fn ends(&self, table: &Table) -> String {
        let ends = table.layout().ends().iter().map(|open| {
            let (end, key) = (open.name.to_string(), self.marked_key(table, open.name));
            let pips = open.pips.get().into();
            glued(&self.say(&if table.remaining(open.name).is_empty() {
                Message::DeadEnd { end, key, pips }
            } else {
                Message::OpenEnd { end, key, pips }
            }))
        });
        ends.collect::<Vec<_>>().join(", ")
    }

    /// The name of an end in the language.
    pub fn end(&self, end: End) -> String {
        self.say(&Message::EndName { end: end.to_string() })
    }

    /// The letters of a heading in the language.
    pub fn heading(&self, heading: Heading) -> String {
        self.say(&Message::HeadingName { heading: heading.to_string() })
    }

    /// The heading whose letters a word has in the language.
    pub fn heading_named(&self, word: &str) -> Option<Heading> {
        let word = folded(word);
        Heading::ALL.into_iter().find(|heading| folded(&self.heading(*heading)) == word)
    }

    /// The open end of a table that a word means: by its name in the language, or the beginning of
    /// the name that no other open end has. An empty table will have the ends of a line.
    pub fn end_named(&self, table: &Table, word: &str) -> Option<End> {
        let word = folded(word);
        let open = table.layout().ends().iter().map(|open| open.name);
        let ends: Vec<End> =
            if table.layout().is_empty() { vec![End::Left, End::Right] } else { open.collect() };
        let names = || ends.iter().map(|end| (*end, folded(&self.end(*end))));
        if let Some((end, _)) = names().find(|(_, name)| *name == word) {
            return Some(end);
        }
        let mut found = names().filter(|(_, name)| name.starts_with(&word));
        found.next().filter(|_| found.next().is_none()).map(|(end, _)| end)
    }

    /// The shortest text that means an open end.
    pub fn end_key(&self, table: &Table, end: End) -> String {
        let name = self.end(end);
        let starts = name.char_indices().skip(1).map(|(at, _)| &name[..at]);
        let mut keys = starts.filter(|start| self.end_named(table, start) == Some(end));
        keys.next().unwrap_or(&name).to_owned()
    }

    /// The same with its mark.
    pub(crate) fn marked_key(&self, table: &Table, end: End) -> String {
        (self.mark_key)(&self.end_key(table, end))
    }
}
