//! What a session answers to its commands.

use domino_record::ActionText;
use domino_rules::Key;
use domino_words::{glued, shortened};

use super::{Phase, Session};
use crate::command::{Argument, COMMANDS, Command, CommandSpec, Found, Group};
use crate::ink::Ink;
use crate::narrator::Narrator;
use crate::rule_pages::short_sheet;
use crate::{Message, Output};

impl Session {
    /// Does what a command asks for.
    pub(super) fn command(&mut self, spec: &CommandSpec, argument: &str) {
        let is_action = matches!(spec.command, Command::Draw | Command::Pass);
        if spec.argument == Argument::None && !argument.is_empty() && !is_action {
            let words = format!("`{}`", spec.name_in(self.narrator.catalog()));
            let text = shortened(argument);
            return self.narrator.refuse(&Message::WordUnknown { text, words });
        }
        match spec.command {
            Command::Help => self.help(argument),
            Command::Moves => self.moves(),
            Command::Hand => self.hands(),
            Command::Table => self.table(),
            Command::Counts => self.counts(),
            Command::Log => self.log(),
            Command::Score => self.score(),
            Command::Rules => self.rules(argument),
            Command::Why if self.means_score(argument) => self.why_score(),
            Command::Why => self.why(argument),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Draw => self.bare(ActionText::Draw, argument),
            Command::Pass => self.bare(ActionText::Pass, argument),
            Command::Next => self.go_on(),
            Command::Save => self.save(argument),
            Command::Load => self.load(argument),
            Command::Resume => self.resume_kept(argument),
            Command::Forget => self.forget(argument),
            Command::New => self.new_match(argument),
            Command::Seats => self.seats(argument),
            Command::Lang => self.lang(argument),
            Command::Auto => self.auto(argument),
            Command::Sort => self.sort(argument),
            Command::Map => self.map(argument),
            Command::Plain => self.plain(argument),
            Command::Settings => self.prefer(argument),
            Command::Quit => self.leave(),
        }
    }

    /// Whether a text is a name of the command `score`.
    fn means_score(&self, text: &str) -> bool {
        let found = CommandSpec::find(text, self.narrator.catalog());
        matches!(found, Found::One(spec) if spec.command == Command::Score)
    }

    /// Tells the rule behind the score of the last round.
    fn why_score(&mut self) {
        match self.narrator.score_rule() {
            Some(rule) => self.narrator.page.paragraph(&rule),
            None => self.narrator.refuse(&Message::ScoreBefore),
        }
    }

    /// Takes an action that is one word.
    fn bare(&mut self, action: ActionText, rest: &str) {
        if rest.is_empty() {
            return self.try_action(action);
        }
        let message = self.narrator.too_much(&format!("{action} {rest}"));
        self.narrator.refuse(&message);
    }

    fn help(&mut self, word: &str) {
        if word.is_empty() {
            return self.help_all();
        }
        let catalog = self.narrator.catalog();
        let spec = match CommandSpec::find(word, catalog) {
            Found::One(spec) => spec,
            Found::Several(specs) => return self.several(word, &specs),
            Found::None => {
                let text = shortened(word);
                return self.narrator.refuse(&match CommandSpec::nearest(word, catalog) {
                    Some(near) => Message::HelpNoCommandNear { text, near },
                    None => Message::HelpNoCommand { text },
                });
            }
        };
        let (usage, summary) = (spec.usage_in(catalog), spec.summary_in(catalog));
        let page = spec.page_in(catalog);
        let aliases: Vec<String> = spec
            .names_in(catalog)
            .iter()
            .skip(1)
            .map(String::as_str)
            .chain(
                spec.names
                    .iter()
                    .copied()
                    .filter(|name| !spec.names_in(catalog).contains(&(*name).to_owned())),
            )
            .map(|alias| format!("`{alias}`"))
            .collect();
        self.narrator.say(&Message::HelpPage { usage, summary, page });
        if !aliases.is_empty() {
            self.narrator.say(&Message::HelpAliases { aliases: aliases.join(", ") });
        }
    }

    fn help_all(&mut self) {
        let catalog = self.narrator.catalog();
        let rows = Group::ALL.map(|group| {
            let specs = COMMANDS.iter().filter(|spec| spec.group == group);
            let names: Vec<String> = specs.map(|spec| glued(&spec.brief_in(catalog))).collect();
            let head = Ink::Strong.mark(&catalog.say(&group.message()));
            [format!("  {head}"), names.join(", ")]
        });
        self.narrator.say(&Message::HelpCommands);
        self.narrator.page.rows(&rows);
        self.narrator.say(&Message::HelpActions);
        if self.narrator.speaker.has_table() {
            self.narrator.say(&Message::HowToTable);
        }
    }

    /// Shows the table and the legal actions.
    pub(super) fn moves(&mut self) {
        if let Some(seat) = self.seat_on_turn() {
            self.narrator.screen(seat, &self.driver.view(seat));
        }
    }

    /// Shows the hand of the human on turn, or what is left in the hands of all humans.
    fn hands(&mut self) {
        match self.phase() {
            Phase::Lobby | Phase::Before | Phase::Handover(_) => {
                self.seat_on_turn();
            }
            Phase::Turn(seat) => self.narrator.hand(seat, self.driver.view(seat).hand()),
            Phase::Between | Phase::Over => {
                for seat in self.driver.game().rules().seats() {
                    if self.driver.player(seat).is_none() {
                        self.narrator.hand(seat, self.driver.view(seat).hand());
                    }
                }
            }
        }
    }

    fn table(&mut self) {
        if self.game().round().is_none() {
            self.seat_on_turn();
        } else {
            self.narrator.table(&self.driver.public_view());
        }
    }

    pub(super) fn log(&mut self) {
        if self.narrator.n_told() == 0 {
            self.narrator.refuse(&Message::NoLog);
        } else {
            self.narrator.tell_numbered_log();
        }
    }

    pub(super) fn score(&mut self) {
        let n = self.game().n_rounds() as usize;
        self.narrator.say(&match self.phase() {
            _ if n == 0 => Message::ScoreBefore,
            Phase::Lobby | Phase::Before | Phase::Handover(_) | Phase::Turn(_) => {
                Message::ScoreInRound { n }
            }
            Phase::Between => Message::ScoreAfterRound { n },
            Phase::Over => Message::NoTurnOver,
        });
        self.narrator.tell_totals();
    }

    fn rules(&mut self, key: &str) {
        let game = self.settings.house.find(key);
        // Some games are called like a key: where a game is to be chosen, the game is meant.
        let is_key = Key::named(&key.to_lowercase()).is_some() && self.phase() != Phase::Lobby;
        if !key.is_empty() && (game.is_none() || is_key) {
            return self.rule(key);
        }
        let Narrator { speaker, page, .. } = &mut self.narrator;
        short_sheet(speaker.catalog(), game.unwrap_or(speaker.rules().variant()), page);
    }

    fn save(&mut self, name: &str) {
        let name = match name {
            "" => format!("{}.domino", self.short_name()),
            name => name.to_owned(),
        };
        let bytes = self.writer.text().as_bytes().to_vec();
        self.flush();
        self.outputs.push(Output::Save { name, bytes });
    }
}
