//! The players that are built in.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

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

/// A name that no built-in player has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player `{name}`{}", hint(*.nearest))]
pub struct UnknownPlayer {
    /// The name that was asked for, its first 40 characters.
    pub name: String,
    /// The player whose name is most like it, if one is near.
    pub nearest: Option<Builtin>,
}

fn hint(nearest: Option<Builtin>) -> String {
    if let Some(nearest) = nearest {
        return format!("; did you mean `{nearest}`?");
    }
    let names = Builtin::ALL.map(|builtin| format!("`{builtin}`"));
    format!("; there are {}", names.join(", "))
}

impl FromStr for Builtin {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Builtin, UnknownPlayer> {
        let found = Builtin::ALL.into_iter().find(|builtin| builtin.name() == text);
        found.ok_or_else(|| {
            let name: String = text.chars().take(40).collect();
            let nearest = nearest(&name);
            UnknownPlayer { name, nearest }
        })
    }
}

/// The player whose name may be meant: at most two typing errors away.
fn nearest(text: &str) -> Option<Builtin> {
    let distance = |builtin: &Builtin| strsim::damerau_levenshtein(text, builtin.name());
    Builtin::ALL.into_iter().min_by_key(distance).filter(|builtin| distance(builtin) <= 2)
}
