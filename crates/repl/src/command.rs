//! The commands of a session, in one table.

use crate::Message;

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Lists the commands or explains one.
    Help,
    /// Shows the table and the legal actions.
    Moves,
    /// Shows the own hand.
    Hand,
    /// Shows the line.
    Board,
    /// Tells the round so far.
    Log,
    /// Shows the totals.
    Score,
    /// Tells the rules in short.
    Rules,
    /// Goes on to the next round.
    Next,
    /// Writes the record to a file.
    Save,
    /// Leaves.
    Quit,
}

/// One row of the table of commands.
#[derive(Clone, Debug)]
pub struct CommandSpec {
    /// What it does.
    pub command: Command,
    /// Its name.
    pub name: &'static str,
    /// Other names for it.
    pub aliases: &'static [&'static str],
    /// What can follow it, as in `[FILE]`; empty for nothing.
    pub argument: &'static str,
    /// What it does, in a few words.
    pub summary: Message,
}

/// The table of commands, in the order in which help lists them.
pub static COMMANDS: [CommandSpec; 10] = [
    row(Command::Help, "help", &["h", "?"], "[COMMAND]", Message::SumHelp),
    row(Command::Moves, "moves", &["m"], "", Message::SumMoves),
    row(Command::Hand, "hand", &[], "", Message::SumHand),
    row(Command::Board, "board", &["b", "line"], "", Message::SumBoard),
    row(Command::Log, "log", &["history"], "", Message::SumLog),
    row(Command::Score, "score", &["s"], "", Message::SumScore),
    row(Command::Rules, "rules", &[], "", Message::SumRules),
    row(Command::Next, "next", &["n"], "", Message::SumNext),
    row(Command::Save, "save", &[], "[FILE]", Message::SumSave),
    row(Command::Quit, "quit", &["q", "exit"], "", Message::SumQuit),
];

const fn row(
    command: Command,
    name: &'static str,
    aliases: &'static [&'static str],
    argument: &'static str,
    summary: Message,
) -> CommandSpec {
    CommandSpec { command, name, aliases, argument, summary }
}

impl CommandSpec {
    /// The command of this name or alias, in any case of letters.
    pub fn named(word: &str) -> Option<&'static CommandSpec> {
        COMMANDS.iter().find(|spec| spec.names().any(|name| name.eq_ignore_ascii_case(word)))
    }

    /// The command whose name is most like a word, if it is so near that it may be meant.
    pub fn nearest(word: &str) -> Option<&'static str> {
        // A distance takes time in proportion to both texts, and a long word is no typing error.
        if word.len() > 20 {
            return None;
        }
        let word = word.to_ascii_lowercase();
        COMMANDS
            .iter()
            .flat_map(CommandSpec::names)
            .chain(["draw", "pass"])
            .map(|name| (strsim::damerau_levenshtein(&word, name), name))
            .filter(|&(distance, name)| distance <= name.len() / 3)
            .min()
            .map(|(_, name)| name)
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.name].into_iter().chain(self.aliases.iter().copied())
    }

    /// More about it; `default_file` is the file that `save` writes when none is named.
    pub fn page(&self, default_file: String) -> Message {
        match self.command {
            Command::Help => Message::PageHelp,
            Command::Moves => Message::PageMoves,
            Command::Hand => Message::PageHand,
            Command::Board => Message::PageBoard,
            Command::Log => Message::PageLog,
            Command::Score => Message::PageScore,
            Command::Rules => Message::PageRules,
            Command::Next => Message::PageNext,
            Command::Save => Message::PageSave { default: default_file },
            Command::Quit => Message::PageQuit,
        }
    }

    /// How it is typed, as in `save [FILE]`.
    pub fn usage(&self) -> String {
        [self.name, self.argument].join(" ").trim_end().to_owned()
    }
}
