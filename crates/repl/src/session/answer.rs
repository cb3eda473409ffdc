//! What a session answers to its commands.

use super::{Phase, Session};
use crate::command::{COMMANDS, Command, CommandSpec};
use crate::narrator::Narrator;
use crate::refusal::shown;
use crate::sheet::short_sheet;
use crate::{Message, Output, SaveReason};

impl Session {
    /// Does what a command asks for.
    pub(super) fn command(&mut self, command: Command, argument: &str) {
        match command {
            Command::Help => self.help(argument),
            Command::Moves => self.moves(),
            Command::Hand => self.hands(),
            Command::Board => self.board(),
            Command::Log => self.log(),
            Command::Score => self.score(),
            Command::Rules => {
                let Narrator { catalog, rules, page, .. } = &mut self.narrator;
                short_sheet(catalog, rules.variant(), page);
            }
            Command::Next => self.go_on(),
            Command::Save => self.save(argument),
            Command::Quit => self.leave(),
        }
    }

    fn help(&mut self, word: &str) {
        if word.is_empty() {
            return self.help_all();
        }
        let Some(spec) = CommandSpec::named(word) else {
            let text = shown(word);
            return self.narrator.say(&match CommandSpec::nearest(word) {
                Some(near) => Message::HelpNoCommandNear { text, near: near.to_owned() },
                None => Message::HelpNoCommand { text },
            });
        };
        let summary = self.narrator.words(&spec.summary);
        let page = self.narrator.words(&spec.page(self.default_file()));
        self.narrator.say(&Message::HelpPage { usage: spec.usage(), summary, page });
        if !spec.aliases.is_empty() {
            let aliases = spec.aliases.iter().map(|alias| format!("`{alias}`"));
            let aliases = aliases.collect::<Vec<_>>().join(", ");
            self.narrator.say(&Message::HelpAliases { aliases });
        }
    }

    fn help_all(&mut self) {
        self.narrator.say(&Message::HelpIntro);
        let rows: Vec<[String; 2]> = COMMANDS
            .iter()
            .map(|spec| [format!("  {}", spec.usage()), self.narrator.words(&spec.summary)])
            .collect();
        self.narrator.page.rows(&rows);
    }

    /// Shows the table and the legal actions.
    pub(super) fn moves(&mut self) {
        if let Some(seat) = self.seat_on_turn() {
            self.narrator.screen(seat, self.driver.view(seat));
        }
    }

    /// Shows the hand of the human on turn, or what is left in the hands of all humans.
    fn hands(&mut self) {
        match self.phase() {
            Phase::Before | Phase::Handover(_) => {
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

    fn board(&mut self) {
        if self.game().round().is_none() {
            self.narrator.say(&Message::NoTurnBefore);
        } else {
            self.narrator.board(self.driver.public_view());
        }
    }

    fn log(&mut self) {
        if self.narrator.log().is_empty() {
            self.narrator.say(&Message::NoLog);
        } else {
            self.narrator.tell_log(0);
        }
    }

    fn score(&mut self) {
        let n = self.game().n_rounds() as usize;
        self.narrator.say(&match self.phase() {
            Phase::Before => Message::ScoreBefore,
            Phase::Handover(_) | Phase::Turn(_) => Message::ScoreInRound { n },
            Phase::Between => Message::ScoreAfterRound { n },
            Phase::Over => Message::NoTurnOver,
        });
        self.narrator.tell_totals();
    }

    /// The file that `save` writes when none is named.
    fn default_file(&self) -> String {
        let name = &self.game().rules().variant().name;
        let name = if name.is_empty() { "match" } else { name };
        let own = || format!("{name}-{}.domino", self.driver.seed());
        self.settings.record.clone().unwrap_or_else(own)
    }

    fn save(&mut self, file: &str) {
        let path = if file.is_empty() { self.default_file() } else { file.to_owned() };
        let bytes = self.writer.text().as_bytes().to_vec();
        self.outputs.push(Output::Save { path, bytes, reason: SaveReason::Asked });
    }
}
