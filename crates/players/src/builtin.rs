//! The players that are built in.

use std::fmt;

use crate::{Heavy, Player, Random, Steady};

/// A player that is built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Builtin {
    /// Takes any legal action; see [`Random`].
    Random,
    /// Lays the most pips first; see [`Heavy`].
    Heavy,
    /// Looks after its hand; see [`Steady`].
    Steady,
}

impl Builtin {
    /// All of them, the weakest first.
    pub const ALL: [Builtin; 3] = [Builtin::Random, Builtin::Heavy, Builtin::Steady];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Builtin::Random => "random",
            Builtin::Heavy => "heavy",
            Builtin::Steady => "steady",
        }
    }

    /// How it plays, in one line.
    pub const fn summary(self) -> &'static str {
        match self {
            Builtin::Random => "takes any legal action",
            Builtin::Heavy => "lays the most pips first",
            Builtin::Steady => "keeps numbers it can answer and sheds doubles and weight",
        }
    }

    /// A player of this kind.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Builtin::Random => Box::new(Random),
            Builtin::Heavy => Box::new(Heavy),
            Builtin::Steady => Box::new(Steady),
        }
    }
}

impl fmt::Display for Builtin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
