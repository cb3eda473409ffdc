//! The commands of a session, in one table.

use domino_words::folded;

use crate::{Catalog, Message, Sort, TileStyle};

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
    Table,
    /// Counts the tiles with each number.
    Counts,
    /// Tells the round so far.
    Log,
    /// Shows the totals.
    Score,
    /// Tells the rules.
    Rules,
    /// Tells why an action is legal or not.
    Why,
    /// Advises an action.
    Hint,
    /// Takes the last decision back.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Draws.
    Draw,
    /// Passes.
    Pass,
    /// Goes on to the next round.
    Next,
    /// Writes the record to a file.
    Save,
    /// Goes on with a record.
    Load,
    /// Begins another match.
    New,
    /// Shows or changes who sits where.
    Seats,
    /// Shows or chooses the language.
    Lang,
    /// Whether turns without a choice are taken at once.
    Auto,
    /// Chooses the order of the hand.
    Sort,
    /// Whether and how the table is drawn.
    Map,
    /// Whether everything is told in plain lines.
    Plain,
    /// Shows or changes what is preferred.
    Settings,
    /// Leaves.
    Quit,
}

/// What can follow a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Nothing.
    None,
    /// The name of a command.
    Command,
    /// A key of the rules.
    Key,
    /// A tile, an action or an end.
    Action,
    /// A file.
    File,
    /// A game that is built in.
    Game,
    /// Who sits where.
    Seats,
    /// A language.
    Lang,
    /// A key of the settings.
    Preference,
    /// One of these words, by their names in `word`.
    Words(&'static [&'static str]),
}

/// Commands that help lists together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// For somebody on turn.
    Turn,
    /// About the round and the match.
    Game,
    /// Which match is on the table, and where it is kept.
    Matches,
    /// How things look and go.
    Look,
    /// About the program.
    Program,
}

impl Group {
    /// All groups, in the order in which help lists them.
    pub(crate) const ALL: [Group; 5] =
        [Group::Turn, Group::Game, Group::Matches, Group::Look, Group::Program];

    /// What the commands have in common.
    pub(crate) const fn message(self) -> Message {
        match self {
            Group::Turn => Message::HelpTurn,
            Group::Game => Message::HelpGame,
            Group::Matches => Message::HelpMatches,
            Group::Look => Message::HelpLook,
            Group::Program => Message::HelpProgram,
        }
    }
}

/// One row of the table of commands.
#[derive(Clone, Debug)]
pub struct CommandSpec {
    /// What it does.
    pub command: Command,
    /// With which others help lists it.
    pub(crate) group: Group,
    /// Its English names, the main one first; they work in every language.
    pub names: &'static [&'static str],
    /// What can follow it.
    pub argument: Argument,
    /// Its names and its help in the languages.
    message: Message,
}

/// The one name of a command that is no word.
const HELP_MARK: &str = "?";

/// `on` and `off`.
pub(crate) const ON_OFF: &[&str] = &["on", "off"];

/// The orders of a hand.
const SORTS: &[&str] = &[Sort::Pips.name(), Sort::Suit.name(), Sort::Given.name()];

/// What can be said of the map: whether it is drawn, or with which characters it is from now on.
pub(crate) const MAPS: &[&str] =
    &["on", "off", TileStyle::Ascii.name(), TileStyle::Box.name(), TileStyle::Glyph.name()];

/// The table of commands, in the order in which help lists them.
pub static COMMANDS: [CommandSpec; 26] = [
    row(Command::Help, Group::Program, &["help", "h", "?"], Argument::Command, Message::CmdHelp),
    row(Command::Moves, Group::Turn, &["moves", "m"], Argument::None, Message::CmdMoves),
    row(Command::Hand, Group::Turn, &["hand"], Argument::None, Message::CmdHand),
    row(
        Command::Table,
        Group::Turn,
        &["table", "t", "board", "b", "line"],
        Argument::None,
        Message::CmdTable,
    ),
    row(Command::Counts, Group::Turn, &["counts", "c"], Argument::None, Message::CmdCounts),
    row(Command::Log, Group::Game, &["log", "history"], Argument::None, Message::CmdLog),
    row(Command::Score, Group::Game, &["score", "s"], Argument::None, Message::CmdScore),
    row(Command::Rules, Group::Game, &["rules"], Argument::Key, Message::CmdRules),
    row(Command::Why, Group::Turn, &["why", "w"], Argument::Action, Message::CmdWhy),
    row(Command::Hint, Group::Turn, &["hint"], Argument::None, Message::CmdHint),
    row(Command::Undo, Group::Turn, &["undo", "u"], Argument::None, Message::CmdUndo),
    row(Command::Redo, Group::Turn, &["redo"], Argument::None, Message::CmdRedo),
    row(Command::Draw, Group::Turn, &["draw", "d"], Argument::None, Message::CmdDraw),
    row(Command::Pass, Group::Turn, &["pass", "p"], Argument::None, Message::CmdPass),
    row(Command::Next, Group::Game, &["next"], Argument::None, Message::CmdNext),
    row(Command::Save, Group::Matches, &["save"], Argument::File, Message::CmdSave),
    row(Command::Load, Group::Matches, &["load"], Argument::File, Message::CmdLoad),
    row(Command::New, Group::Matches, &["new"], Argument::Game, Message::CmdNew),
    row(Command::Seats, Group::Matches, &["seats"], Argument::Seats, Message::CmdSeats),
    row(Command::Lang, Group::Look, &["lang"], Argument::Lang, Message::CmdLang),
    row(Command::Auto, Group::Look, &["auto"], Argument::Words(ON_OFF), Message::CmdAuto),
    row(Command::Sort, Group::Look, &["sort"], Argument::Words(SORTS), Message::CmdSort),
    row(Command::Map, Group::Look, &["map"], Argument::Words(MAPS), Message::CmdMap),
    row(Command::Plain, Group::Look, &["plain"], Argument::Words(ON_OFF), Message::CmdPlain),
    row(
        Command::Settings,
        Group::Look,
        &["settings", "set"],
        Argument::Preference,
        Message::CmdSettings,
    ),
    row(Command::Quit, Group::Program, &["quit", "q", "exit"], Argument::None, Message::CmdQuit),
];

const fn row(
    command: Command,
    group: Group,
    names: &'static [&'static str],
    argument: Argument,
    message: Message,
) -> CommandSpec {
    CommandSpec { command, group, names, argument, message }
}

/// What a word finds in the table.
#[derive(Clone, Debug)]
pub enum Found {
    /// One command.
    One(&'static CommandSpec),
    /// The beginnings of several commands.
    Several(Vec<&'static CommandSpec>),
    /// No command.
    None,
}

impl CommandSpec {
    /// Its names in a language, the main one first.
    pub fn names_in(&self, catalog: &Catalog) -> Vec<String> {
        catalog.say(&self.message).split(", ").map(str::to_owned).collect()
    }

    /// Its main name in a language.
    pub fn name_in(&self, catalog: &Catalog) -> String {
        self.names_in(catalog).swap_remove(0)
    }

    /// Its main name in a language, with its shortest where that is one letter: `undo (u)`.
    pub(crate) fn brief_in(&self, catalog: &Catalog) -> String {
        let names = self.names_in(catalog);
        let letter = names.iter().map(String::as_str).chain(self.names.iter().copied());
        let mut letter = letter.filter(|name| name.chars().count() == 1 && *name != HELP_MARK);
        match letter.next() {
            Some(letter) => format!("{} ({letter})", names[0]),
            None => names[0].clone(),
        }
    }

    /// What can follow it, in words such as `[FILE]`; empty for nothing.
    pub fn argument_in(&self, catalog: &Catalog) -> String {
        catalog.attribute(&self.message, "argument").unwrap_or_default()
    }

    /// What it does, in a few words.
    pub fn summary_in(&self, catalog: &Catalog) -> String {
        catalog.attribute(&self.message, "summary").unwrap_or_default()
    }

    /// More about it.
    pub fn page_in(&self, catalog: &Catalog) -> String {
        catalog.attribute(&self.message, "page").unwrap_or_default()
    }

    /// How it is typed, as in `save [FILE]`.
    pub fn usage_in(&self, catalog: &Catalog) -> String {
        [self.name_in(catalog), self.argument_in(catalog)].join(" ").trim_end().to_owned()
    }

    /// The row of a command.
    pub fn of(command: Command) -> &'static CommandSpec {
        COMMANDS.iter().find(|spec| spec.command == command).unwrap_or(&COMMANDS[0])
    }

    /// Finds the command that a word means in a language: by one of its names, or by the beginning of
    /// a name that only this command has, unless it leaves or deals. Case and accents do not matter.
    pub fn find(word: &str, catalog: &Catalog) -> Found {
        let has_letters = word.chars().any(char::is_alphanumeric);
        if word.len() > MAX_WORD || !(has_letters || word == HELP_MARK) {
            return Found::None;
        }
        let word = folded(word);
        if word.is_empty() {
            return Found::None;
        }
        let names: Vec<(&CommandSpec, Vec<String>)> =
            COMMANDS.iter().map(|spec| (spec, spec.folded_names(catalog))).collect();
        if let Some((spec, _)) = names.iter().find(|(_, names)| names.contains(&word)) {
            return Found::One(spec);
        }
        let begins = |names: &[String]| names.iter().any(|name| name.starts_with(&word));
        let found = names.iter().filter(|(spec, names)| spec.can_be_cut() && begins(names));
        let mut found: Vec<&CommandSpec> = found.map(|(spec, _)| *spec).collect();
        match found.len() {
            0 => Found::None,
            1 => Found::One(found.swap_remove(0)),
            _ => Found::Several(found),
        }
    }

    /// Whether the beginning of a name is enough; nobody is to leave or to deal by accident.
    fn can_be_cut(&self) -> bool {
        !matches!(self.command, Command::Quit | Command::Next)
    }

    /// The main name of the command whose name is most like a word, if one is so near that it may be
    /// meant.
    pub fn nearest(word: &str, catalog: &Catalog) -> Option<String> {
        let names = COMMANDS.iter().flat_map(|spec| spec.folded_names(catalog));
        let near = nearest(word, names)?;
        let mut specs = COMMANDS.iter();
        let spec = specs.find(|spec| spec.folded_names(catalog).contains(&near))?;
        Some(spec.name_in(catalog))
    }

    fn folded_names(&self, catalog: &Catalog) -> Vec<String> {
        let own = self.names_in(catalog);
        self.names.iter().copied().chain(own.iter().map(String::as_str)).map(folded).collect()
    }
}

/// The most bytes of a word that may be a name with typing errors in it.
const MAX_WORD: usize = 40;

/// The name that is most like a word, if it is so near that it may be meant: a third of its letters
/// may be wrong.
///
/// # Examples
///
/// ```
/// let names = || ["draw", "block"].map(str::to_owned);
/// assert_eq!(domino_repl::nearest("darw", names()).as_deref(), Some("draw"));
/// assert_eq!(domino_repl::nearest("poker", names()), None);
/// ```
pub fn nearest(word: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
    // A distance takes time in proportion to both texts, and a long word is no typing error.
    if word.len() > MAX_WORD {
        return None;
    }
    let word = folded(word);
    names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(&word, &folded(&name)), name))
        .filter(|(distance, name)| *distance <= name.chars().count() / 3)
        .min()
        .map(|(_, name)| name)
}
