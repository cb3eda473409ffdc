//! The games that can be chosen: those that are built in, and those of a house.

use domino_rules::Variant;
use domino_words::folded;

/// The games of a house, which stand beside those that are built in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct House {
    /// Games by rules of the house.
    pub games: Vec<Variant>,
    /// Rules of the house that make no game.
    pub faulty: Vec<FaultyRules>,
}

/// Rules that make no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultyRules {
    /// What people call them, such as the name of their file.
    pub label: String,
    /// What is wrong, in words.
    pub why: String,
}

impl House {
    /// All games: those that are built in, then those of the house.
    pub fn all(&self) -> impl Iterator<Item = &Variant> {
        let builtin = Variant::builtin_names().filter_map(|name| Variant::builtin(name).ok());
        builtin.chain(&self.games)
    }

    /// The game of a name, in any case of letters.
    pub fn find(&self, name: &str) -> Option<&Variant> {
        let name = folded(name);
        self.all().find(|variant| variant.name == name)
    }

    /// The names of all games.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        self.all().map(|variant| variant.name.clone())
    }
}
