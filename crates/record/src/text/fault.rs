//! What is wrong in a record, and where.

use std::fmt;

use domino_rules::{
    DealError, Fingerprint, RulesError, RulesFaultKind, StartError, UnknownVariant, Violation,
};
use domino_tiles::{ParseTileError, Stream, Tile};
use thiserror::Error;

use crate::text::{NotationError, ParseSeatInfoError, RecordPart, ResolveError};

/// The most characters of what is said of a rule.
const MAX_MESSAGE: usize = 200;

/// The most characters of a record that a fault repeats.
pub(crate) const MAX_QUOTED: usize = 40;

/// The first thing that is wrong in a record, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// There is no line at all.
    #[error("this is no record, which begins with `domino 1`")]
    Empty,
    /// The file begins with a mark that some editors write.
    #[error("this is a byte order mark, with which no record begins")]
    ByteOrderMark,
    /// A byte is not UTF-8.
    #[error("this is not UTF-8")]
    NotUtf8,
    /// A character cannot be printed.
    #[error("this is a control character")]
    Control,
    /// A line is too long.
    #[error("a line has at most {} bytes", crate::text::line::MAX_LINE)]
    TooLong,
    /// The last line is not closed.
    #[error("the last line has no line feed, so it may be cut off")]
    NoLineFeed,
    /// Something else must stand here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What must stand here.
        expected: RecordPart,
        /// What stands here.
        found: RecordPart,
    },
    /// The deal of a seed is another one.
    #[error("seed {seed} deals {expected} here, not {found}")]
    NotDealt {
        /// The seed.
        seed: u64,
        /// What it deals.
        expected: RecordPart,
        /// What stands here.
        found: RecordPart,
    },
    /// No built-in game has the name, and the record does not carry the rules of another.
    #[error(transparent)]
    UnknownGame(UnknownVariant),
    /// The rules are not those of the fingerprint.
    #[error("{}", other_rules(.game.as_deref(), .keys, *.fingerprint))]
    Fingerprint {
        /// The built-in game that the record names, if there is one.
        game: Option<String>,
        /// The keys whose values the record changes, in the order of its `rule` lines.
        keys: Vec<String>,
        /// The fingerprint of the game with these changes.
        fingerprint: Fingerprint,
    },
    /// A rule does not hold.
    #[error("{}", rule(.key.as_deref(), .kind))]
    Rule {
        /// The key, if there is one.
        key: Option<String>,
        /// What is wrong with it.
        kind: Box<RulesFaultKind>,
    },
    /// The game is not for so many seats.
    #[error(transparent)]
    Rules(RulesError),
    /// A seat is not described well.
    #[error(transparent)]
    Seat(ParseSeatInfoError),
    /// The deal of a seed is made in a way that is not known here.
    #[error("there is no way to deal `{0}`; there is `{scheme}`", scheme = Stream::SCHEME)]
    Scheme(String),
    /// A view tells a seed, which gives everything away.
    #[error("a view has no seed")]
    SeedInView,
    /// A tile is not written as one.
    #[error(transparent)]
    Tile(ParseTileError),
    /// A tile is not in the set.
    #[error("{0} is not in the set")]
    NotInSet(Tile),
    /// A tile is in two places.
    #[error("{0} is in two places")]
    TileTwice(Tile),
    /// A deal stops before its end, and no seed completes it.
    #[error("the deal is cut off, and there is no seed to complete it")]
    CutDeal,
    /// A deal is not one by the rules.
    #[error(transparent)]
    Deal(DealError),
    /// A round cannot begin.
    #[error("{0}")]
    Start(StartError),
    /// Tiles lie on the table and it is not said who is on turn.
    #[error("the position does not say who is on turn, as in `turn A`")]
    NoTurn,
    /// A position is none of a round by these rules.
    #[error("this is no position: {0}")]
    Position(Violation),
    /// Tiles face down show that this is a view, and the hands do not show whose.
    #[error("a view shows one hand at most, and no boneyard")]
    NotAView,
    /// What a view shows has more or fewer tiles than the set.
    #[error(
        "{found} tiles are in the hands, in the boneyard, dead or on the table, not {expected}"
    )]
    Count {
        /// The tiles of the set.
        expected: usize,
        /// The tiles that are told of.
        found: usize,
    },
    /// An action is not written as one.
    #[error(transparent)]
    Notation(NotationError),
    /// An action cannot be played.
    #[error(transparent)]
    Action(ResolveError),
    /// The viewer draws more or fewer tiles than a draw takes.
    #[error("a draw takes {expected} here, not {found}")]
    DrawSize {
        /// The tiles that a draw takes.
        expected: usize,
        /// The tiles that are told.
        found: usize,
    },
    /// More actions are taken back than there are.
    #[error("{}", to_take_back(*.n_actions))]
    Undo {
        /// The actions in effect.
        n_actions: usize,
    },
    /// The round goes on.
    #[error("the round is not over here")]
    NotOver,
    /// The hands at the end are not what the viewer has seen.
    #[error("hand {0} is not what was seen of it")]
    NotSeen(domino_rules::Seat),
}

impl Fault {
    /// The most bytes of a line of a record, without its line feed.
    pub const MAX_LINE: usize = crate::text::line::MAX_LINE;
}

impl FaultKind {
    /// The fault of a word that stands where another must.
    pub(crate) fn expected(expected: RecordPart, found: &str) -> FaultKind {
        FaultKind::Expected { expected, found: RecordPart::found(found) }
    }
}

/// Says which rules are here, and that the record was made by others.
fn other_rules(game: Option<&str>, keys: &[String], fingerprint: Fingerprint) -> String {
    const MAX_KEYS: usize = 6;
    let mut list: Vec<String> =
        keys.iter().take(MAX_KEYS).map(|key| RecordPart::text(key).to_string()).collect();
    if keys.len() > MAX_KEYS {
        list.push("…".to_owned());
    }
    let list = list.join(", ");
    let here = match game {
        Some(game) if keys.is_empty() => format!("the game `{game}`"),
        Some(game) => format!("the game `{game}` with other values of {list}"),
        None => format!("a game with these values of {list}"),
    };
    format!(
        "{here} has the fingerprint `{fingerprint}` here; this was recorded by other rules of that name"
    )
}

/// Says what is wrong with a rule, in a clause that is not too long.
fn rule(key: Option<&str>, kind: &RulesFaultKind) -> String {
    let message = match key {
        Some(key) => format!("{key}: {kind}"),
        None => kind.to_string(),
    };
    cut(&message, MAX_MESSAGE)
}

fn to_take_back(n_actions: usize) -> String {
    match n_actions {
        0 => "there is no action to take back".to_owned(),
        1 => "there is 1 action to take back".to_owned(),
        n_actions => format!("there are {n_actions} actions to take back"),
    }
}

/// A text, cut after so many characters if it is longer.
pub(crate) fn cut(text: &str, n_letters: usize) -> String {
    match text.char_indices().nth(n_letters) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// Written `line 3, column 8: …`, in one clause.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}
