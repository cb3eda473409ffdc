//! What goes into a session and what comes out.

use domino_players::{Builtin, Registry};
use domino_tiles::Stream;

use crate::{House, Preference, Preferences, Style};

/// A record that is kept somewhere: only whoever feeds the session knows where, and what the number
/// means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id(pub u32);

/// A record that a session asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// That of an offer.
    Offered(Id),
    /// That which somebody named, as it was typed.
    Named(String),
}

/// What a session is fed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The session is to begin.
    Start,
    /// A line that somebody typed.
    Line(String),
    /// A line that was too long to be kept.
    TooLong,
    /// Somebody pressed Ctrl-C at the prompt.
    Interrupt,
    /// What was on the screen is to be shown again, as after the program was stopped.
    Redraw,
    /// The answer to [`Output::Next`].
    Next,
    /// The answer to [`Output::Load`].
    Loaded {
        /// The record.
        id: Id,
        /// What people call it.
        label: String,
        /// What it says, or why it cannot be read, in words.
        bytes: Result<Vec<u8>, String>,
    },
    /// There are no more lines.
    End,
}

/// What is to be done for a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Text of the game, in whole lines.
    Text(String),
    /// What follows is for the eyes of one human, or for all again.
    Curtain(Curtain),
    /// The record of the match has more lines; whoever keeps it writes them down.
    Keep(Keep),
    /// Somebody asked for the record to be written under a name, all or nothing.
    Save {
        /// The name, as it was typed, or such as `draw-42.domino`.
        name: String,
        /// The record.
        bytes: Vec<u8>,
    },
    /// A record is to be read and fed as [`Input::Loaded`]; no more outputs follow.
    Load(Wanted),
    /// A line is to be read and fed.
    Ask {
        /// What is shown before the line where somebody types it.
        prompt: String,
    },
    /// A user prefers something from now on, which is to be kept; nothing in particular for `None`.
    Prefer {
        /// What it is about.
        of: Preference,
        /// The value, as [`Preferences::set`] takes it.
        value: Option<String>,
    },
    /// Nothing is asked; [`Input::Next`] goes on.
    Next,
    /// The session is over.
    Quit,
}

/// Where several humans share a terminal, who may read what is on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curtain {
    /// A hand is about to be shown: nobody may find it later, by scrolling up either.
    Private,
    /// The hand is put away, and what follows is for everybody.
    Public,
}

/// The lines of a record that is kept while the match is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Another match is on the table, and its record begins with this text.
    Match {
        /// The record from which the match was taken up, if it goes on there.
        from: Option<Id>,
        /// A short name for a new record, such as `draw-42`.
        name: String,
        /// The record so far.
        text: String,
    },
    /// These lines come to the record of the match on the table.
    Lines(String),
}

/// Whether a session waits between rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pacing {
    /// It waits for a line, so that the end of a round can be read.
    Wait,
    /// It goes on by itself, and after the match any line that is no command ends it.
    Straight,
}

/// What happens when a human has only one legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// The human is asked as always.
    Ask,
    /// The action is taken at once.
    Act,
}

/// Where the seeds of the matches of a session come from that nobody chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeds {
    /// The first was chosen and each match has the next one, so that a session can be played again.
    Following,
    /// They follow from this number, which nobody is told. The seed of a match is told when it is over.
    Secret(u64),
}

impl Seeds {
    /// The seed after another one.
    pub(crate) fn after(self, seed: u64) -> u64 {
        match self {
            Seeds::Following => seed.wrapping_add(1),
            Seeds::Secret(secret) => {
                let mut words = Stream::new(secret, seed);
                u64::from(words.next_word()) << 32 | u64::from(words.next_word())
            }
        }
    }
}

/// How a session behaves, whatever the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How its text looks.
    pub style: Style,
    /// Whether it waits between rounds.
    pub pacing: Pacing,
    /// What happens when there is no choice.
    pub forced: Forced,
    /// Where the seeds of later matches come from.
    pub seeds: Seeds,
    /// The games that can be chosen beside those that are built in.
    pub house: House,
    /// Who can be seated beside humans.
    pub players: Registry,
    /// The player among them whom `hint` asks.
    pub advisor: String,
    /// What the user prefers.
    pub preferences: Preferences,
    /// Whether the user has not been here before, and is told how to play.
    pub is_newcomer: bool,
    /// Whether a newcomer is asked for a name, because it can be kept.
    pub asks_name: bool,
}

/// The default style, straight on, seeds that follow each other, nobody is asked where there is no choice, and the players are those that are built
/// in, with `steady` to advise.
impl Default for Settings {
    fn default() -> Settings {
        Settings {
            style: Style::default(),
            pacing: Pacing::Straight,
            forced: Forced::Act,
            seeds: Seeds::Following,
            house: House::default(),
            players: Registry::default(),
            advisor: Builtin::Steady.name().to_owned(),
            preferences: Preferences::default(),
            is_newcomer: true,
            asks_name: false,
        }
    }
}
