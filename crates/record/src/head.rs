//! The lines of a record before its rounds: the game, its rules, and who sits where.

use domino_rules::{Key, PerSeat, Rules, RulesFaultKind, RulesFaults, Seat, Variant};

use crate::text::{Fault, FaultKind, Line, RecordPart, SeatInfo, Word, Words};
use crate::write::{base, head, is_name};

/// The first line of every record.
const FIRST: [&str; 2] = ["domino", "1"];

/// The rules, and who plays by them.
pub(crate) type Seated = (Rules, PerSeat<SeatInfo>);

/// What is said of the game so far.
#[derive(Clone, Debug)]
pub(crate) enum Head<'a> {
    /// Nothing, not even that this is a record.
    Empty,
    /// That this is a record.
    Begun,
    /// Which game it is.
    Game(Game<'a>),
}

/// The game and the rules that differ from it.
#[derive(Clone, Debug)]
pub(crate) struct Game<'a> {
    name: Word<'a>,
    fingerprint: Word<'a>,
    rules: Vec<Rule<'a>>,
}

/// A line with a rule.
#[derive(Clone, Debug)]
struct Rule<'a> {
    line: Line<'a>,
    key: &'a str,
    /// The key and the value.
    text: &'a str,
    /// The characters before them.
    n_before: usize,
}

impl<'a> Head<'a> {
    /// Takes in a line; the line of the seats is the last, and the rounds can begin.
    pub(crate) fn line(&mut self, line: Line<'a>) -> Result<Option<Seated>, Fault> {
        let words = line.words();
        match self {
            Head::Empty => {
                words.expect(0, FIRST[0])?;
                words.expect(1, FIRST[1])?;
                words.expect_end(2)?;
                *self = Head::Begun;
            }
            Head::Begun => {
                words.expect(0, "game")?;
                *self = Head::Game(Game::read(&words)?);
            }
            Head::Game(game) => match line.first() {
                first if first.text == "rule" => game.rules.push(Rule::read(line)?),
                first if first.text == "seats" => {
                    let seats = read_seats(&words.from(1))?;
                    let rules = Rules::new(game.variant()?, seats.n_seats());
                    let rules = rules.map_err(|error| first.fault(FaultKind::Rules(error)))?;
                    return Ok(Some((rules, seats)));
                }
                first => return Err(first.instead_of(RecordPart::text("seats"))),
            },
        }
        Ok(None)
    }

    /// What a record that ends here says: the game, if its rules are whole, and the lines of both.
    pub(crate) fn finish(self) -> Result<(Option<Variant>, String), FaultKind> {
        let begun = format!("{} {}\n", FIRST[0], FIRST[1]);
        match self {
            Head::Empty => Err(FaultKind::Empty),
            Head::Begun => Ok((None, begun)),
            Head::Game(game) => Ok(match game.variant() {
                Ok(variant) => {
                    let text = head(&variant);
                    (Some(variant), text)
                }
                Err(_) => (None, begun),
            }),
        }
    }
}

impl<'a> Game<'a> {
    fn read(words: &Words<'a>) -> Result<Game<'a>, Fault> {
        let (name, fingerprint) = (words.at(1), words.at(3));
        if !is_name(name.text) {
            return Err(name.instead_of(RecordPart::Game));
        }
        words.expect(2, "rules")?;
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if fingerprint.text.len() != 8 || !fingerprint.text.bytes().all(is_digit) {
            return Err(fingerprint.instead_of(RecordPart::Fingerprint));
        }
        words.expect_end(4)?;
        Ok(Game { name, fingerprint, rules: Vec::new() })
    }

    /// The game with the rules that differ, if they have the fingerprint.
    fn variant(&self) -> Result<Variant, Fault> {
        let text: String = self.rules.iter().flat_map(|rule| [rule.text, "\n"]).collect();
        let base = base(self.name.text);
        let mut variant = base.with_toml(&text).map_err(|faults| self.rule_fault(&faults))?;
        let builtin = Variant::builtin(self.name.text);
        if builtin.is_err() {
            self.name.text.clone_into(&mut variant.name);
        }
        let fingerprint = variant.fingerprint();
        match builtin {
            _ if fingerprint.to_string() == self.fingerprint.text => Ok(variant),
            Err(unknown) if self.rules.is_empty() => {
                Err(self.name.fault(FaultKind::UnknownGame(unknown)))
            }
            builtin => {
                let game = builtin.is_ok().then(|| self.name.text.to_owned());
                let keys = self.rules.iter().map(|rule| rule.key.to_owned()).collect();
                Err(self.fingerprint.fault(FaultKind::Fingerprint { game, keys, fingerprint }))
            }
        }
    }

    /// The first fault of the rules, at its line.
    fn rule_fault(&self, faults: &RulesFaults) -> Fault {
        let Some(first) = faults.0.first() else {
            let kind = Box::new(RulesFaultKind::Toml(String::new()));
            return self.name.fault(FaultKind::Rule { key: None, kind });
        };
        let kind = FaultKind::Rule { key: first.key.clone(), kind: Box::new(first.kind.clone()) };
        let rule = self.rules.get(first.line.saturating_sub(1));
        match rule.map(|rule| (rule.line.number, rule.n_before + first.column)) {
            Some((line, column)) => Fault { line, column, kind },
            None => self.name.fault(kind),
        }
    }
}

impl<'a> Rule<'a> {
    fn read(line: Line<'a>) -> Result<Rule<'a>, Fault> {
        let words = line.words();
        let (first, text) = (words.at(1), words.text_from(1));
        let Some((key, _)) = text.split_once('=') else {
            return Err(first.instead_of(RecordPart::text("KEY = VALUE")));
        };
        // A rules file also has keys that are no rules; they stay out of a record.
        let key = key.trim_end();
        if Key::named(key).is_none() && matches!(key, "name" | "title" | "summary" | "sources") {
            return Err(first.instead_of(RecordPart::Rule));
        }
        let n_before = first.column() - 1;
        Ok(Rule { line, key, text, n_before })
    }
}

/// Reads who sits where: `A=human:Ada B=steady`.
fn read_seats(words: &Words<'_>) -> Result<PerSeat<SeatInfo>, Fault> {
    let read = |(idx, word): (usize, &Word<'_>)| {
        let Some(seat) = Seat::new(idx) else { return Err(word.instead_of(RecordPart::EndOfLine)) };
        match word.text.split_once('=') {
            Some((letter, info)) if letter == seat.to_string() => {
                info.parse().map_err(|error| word.fault(FaultKind::Seat(error)))
            }
            _ => Err(word.instead_of(RecordPart::Player(seat))),
        }
    };
    if words.len() == 0 {
        return Err(words.at(0).instead_of(RecordPart::Player(Seat::FIRST)));
    }
    words.iter().enumerate().map(read).collect()
}
