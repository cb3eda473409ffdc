//! What helps somebody who types a line: completion, hints, and marks.

use std::collections::BTreeSet;

use domino_rules::{KEYS, View};
use domino_words::folded;

use crate::command::{Argument, COMMANDS, CommandSpec};
use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::{Catalog, Lang, Message, Preference, Settings, Theme};

/// What can be typed now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    commands: Vec<Typed>,
    /// The actions of the list, as they are typed.
    actions: Vec<String>,
    /// The games, where one is to be chosen.
    games: Vec<String>,
    /// The colours.
    theme: Theme,
}

/// A command as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Typed {
    /// Its names, the main one of the language first.
    names: Vec<String>,
    /// What can follow it, as in `[FILE]`.
    usage: String,
    then: Then,
}

/// What can follow a command.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Then {
    /// One of these words, if any.
    Words(Vec<String>),
    /// Words with commas between.
    List(Vec<String>),
    /// A tile, with an end behind it, or an end; one of these.
    Asked(Vec<String>),
    /// The name of a file.
    File,
}

/// What a line can be completed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// One of these words, from this byte of the line on.
    Words {
        /// Where the word begins, in bytes.
        start: usize,
        /// The words, in the order in which they are offered.
        words: Vec<String>,
    },
    /// The name of a file, from this byte of the line on.
    File {
        /// Where the name begins, in bytes.
        start: usize,
    },
}

impl Typing {
    /// What a seat on turn can type.
    pub(crate) fn on_turn(narrator: &Narrator, view: &View, known: &Settings) -> Typing {
        let legal = view.legal_actions();
        let actions = legal.iter().map(|action| narrator.speaker.action(action)).collect();
        let tiles = view.hand().iter().map(|tile| tile.to_string());
        let ends = view.table().layout().ends().iter().map(|open| narrator.speaker.end(open.name));
        let asked: Vec<String> = tiles.chain(ends).collect();
        let commands = commands(narrator.catalog(), &asked, known);
        Typing { commands, actions, games: Vec::new(), theme: known.style.theme }
    }

    /// What can be typed where nobody is on turn, or where a game is to be chosen.
    pub(crate) fn elsewhere(narrator: &Narrator, is_lobby: bool, known: &Settings) -> Typing {
        let games = if is_lobby { known.house.names().collect() } else { Vec::new() };
        let commands = commands(narrator.catalog(), &[], known);
        Typing { commands, actions: Vec::new(), games, theme: known.style.theme }
    }

    /// What the word that ends at a byte of the line can be completed to.
    pub fn complete(&self, line: &str, pos: usize) -> Completion {
        let line = line.get(..pos).unwrap_or(line);
        let (first, rest) = match line.trim_start().split_once(char::is_whitespace) {
            None => return self.complete_first(line),
            Some((first, rest)) => (first, rest.trim_start()),
        };
        let start = line.len() - rest.len();
        let words = match self.command(first).map(|command| &command.then) {
            Some(Then::File) => return Completion::File { start },
            Some(Then::List(words)) => {
                let last = rest.rfind(',').map_or(0, |comma| comma + 1);
                let start = line.len() - rest[last..].trim_start().len();
                return matching(words, line, start);
            }
            Some(Then::Asked(words)) => {
                let Some((tile, end)) = rest.split_once(char::is_whitespace) else {
                    return matching(words, line, start);
                };
                return matching(&self.ends_of(tile), line, line.len() - end.trim_start().len());
            }
            Some(Then::Words(words)) => words.clone(),
            None => self.ends_of(first),
        };
        matching(&words, line, start)
    }

    fn complete_first(&self, line: &str) -> Completion {
        let start = line.len() - line.trim_start().len();
        let tiles = self.actions.iter().filter_map(|action| action.split(' ').next());
        let mut words: Vec<String> = tiles.map(str::to_owned).collect();
        words.dedup();
        words.extend(self.games.iter().cloned());
        let typed = folded(&line[start..]);
        let names = self.commands.iter().filter_map(|command| {
            let mut names = command.names.iter();
            names.find(|name| folded(name).starts_with(&typed)).cloned()
        });
        words.extend(names);
        let mut seen = BTreeSet::new();
        words.retain(|word| seen.insert(word.clone()));
        matching(&words, line, start)
    }

    fn command(&self, word: &str) -> Option<&Typed> {
        let word = folded(word);
        self.commands.iter().find(|command| command.names.iter().any(|name| folded(name) == word))
    }

    /// The ends where a tile that was typed can be laid.
    fn ends_of(&self, tile: &str) -> Vec<String> {
        let Ok(tile) = tile.parse::<domino_tiles::Tile>() else { return Vec::new() };
        let tile = tile.to_string();
        let pairs = self.actions.iter().filter_map(|action| action.split_once(' '));
        pairs.filter(|(other, _)| *other == tile).map(|(_, end)| end.to_owned()).collect()
    }

    /// What is expected behind a line, such as ` [FILE]`; in the language of the session.
    pub fn hint(&self, line: &str) -> Option<String> {
        let word = line.trim();
        if word.is_empty() || word.contains(char::is_whitespace) {
            return None;
        }
        let expected = match self.command(word) {
            Some(command) => command.usage.clone(),
            None => match self.ends_of(word) {
                ends if ends.len() > 1 => ends.join("|"),
                _ => String::new(),
            },
        };
        let gap = if line.ends_with(char::is_whitespace) { "" } else { " " };
        (!expected.is_empty()).then(|| format!("{gap}{expected}"))
    }

    /// The line with its first word in colour, if it is a command or a tile that can be laid.
    pub fn highlight(&self, line: &str) -> String {
        let start = line.len() - line.trim_start().len();
        let word = line[start..].split_whitespace().next().unwrap_or_default();
        let is_tile = || !self.ends_of(word).is_empty() || self.actions.iter().any(|it| it == word);
        let ink = match self.command(word) {
            Some(_) => Ink::Key,
            None if is_tile() => Ink::Last,
            None => return line.to_owned(),
        };
        let (before, after) = (&line[..start], &line[start + word.len()..]);
        format!("{before}{}{after}", ink.paint(word, self.theme))
    }
}

/// All commands, and what can follow them; `asked` is what can be asked about.
fn commands(catalog: &Catalog, asked: &[String], known: &Settings) -> Vec<Typed> {
    let typed = |spec: &CommandSpec| Typed {
        names: all_names(spec, catalog),
        usage: spec.argument_in(catalog),
        then: then(spec.argument, catalog, asked, known),
    };
    COMMANDS.iter().map(typed).collect()
}

/// The names of a command in a language, then those in English that are others.
fn all_names(spec: &CommandSpec, catalog: &Catalog) -> Vec<String> {
    let mut names = spec.names_in(catalog);
    for name in spec.names {
        if !names.iter().any(|own| own == name) {
            names.push((*name).to_owned());
        }
    }
    names
}

fn then(argument: Argument, catalog: &Catalog, asked: &[String], known: &Settings) -> Then {
    let owned = |word: &&str| (*word).to_owned();
    Then::Words(match argument {
        Argument::None => Vec::new(),
        Argument::File => return Then::File,
        Argument::Seats => {
            let players = known.players.names();
            return Then::List(["human"].into_iter().chain(players).map(str::to_owned).collect());
        }
        Argument::Command => COMMANDS.iter().map(|spec| spec.name_in(catalog)).collect(),
        Argument::Key => KEYS.iter().map(|key| owned(&key.name)).collect(),
        Argument::Action => return Then::Asked(asked.to_vec()),
        Argument::Preference => Preference::ALL.iter().map(|of| of.name().to_owned()).collect(),
        Argument::Game => known.house.names().collect(),
        Argument::Lang => Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect(),
        Argument::Words(words) => {
            words.iter().map(|word| catalog.say(&Message::Word { word: owned(word) })).collect()
        }
    })
}

/// The words that begin with what is typed from a byte of the line on.
fn matching(words: &[String], line: &str, start: usize) -> Completion {
    let typed = folded(&line[start..]);
    let words = words.iter().filter(|word| folded(word).starts_with(&typed)).cloned().collect();
    Completion::Words { start, words }
}
