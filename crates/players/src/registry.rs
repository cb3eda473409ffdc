//! The players that a program knows by name.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use crate::{Builtin, Player};

/// Players by their names: those that are built in, and those that a program adds.
///
/// # Examples
///
/// ```
/// use domino_players::{Registry, Steady};
///
/// let mut players = Registry::default();
/// players.add("calm", "plays as `steady` does", || Box::new(Steady));
/// assert_eq!(players.names().last(), Some("calm"));
/// assert_eq!(players.player("calm")?.name(), "steady");
/// assert_eq!(players.player("clam").unwrap_err().nearest.as_deref(), Some("calm"));
/// # Ok::<(), domino_players::UnknownPlayer>(())
/// ```
#[derive(Clone)]
pub struct Registry(Vec<Entry>);

/// Makes a player.
type Factory = Arc<dyn Fn() -> Box<dyn Player> + Send + Sync>;

#[derive(Clone)]
struct Entry {
    name: String,
    summary: String,
    make: Factory,
}

/// A name that no player has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player `{name}`{}", hint(nearest.as_deref(), names))]
pub struct UnknownPlayer {
    /// The name that was asked for, its first 40 characters.
    pub name: String,
    /// The player whose name is most like it, if one is near.
    pub nearest: Option<String>,
    /// All players that there are.
    pub names: Vec<String>,
}

fn hint(nearest: Option<&str>, names: &[String]) -> String {
    if let Some(nearest) = nearest {
        return format!("; did you mean `{nearest}`?");
    }
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    format!("; there are {}", names.join(", "))
}

impl Registry {
    /// Adds a player, or puts another in the place of the one that has the name.
    pub fn add(
        &mut self,
        name: impl Into<String>,
        summary: impl Into<String>,
        make: impl Fn() -> Box<dyn Player> + Send + Sync + 'static,
    ) {
        let entry = Entry { name: name.into(), summary: summary.into(), make: Arc::new(make) };
        match self.0.iter_mut().find(|own| own.name == entry.name) {
            Some(own) => *own = entry,
            None => self.0.push(entry),
        }
    }

    /// The names, in the order in which the players were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|entry| entry.name.as_str())
    }

    /// How a player plays, in one line.
    pub fn summary(&self, name: &str) -> Option<&str> {
        self.entry(name).map(|entry| entry.summary.as_str())
    }

    /// A new player of this name.
    ///
    /// # Errors
    ///
    /// [`UnknownPlayer`] if there is none, with the one that may be meant.
    pub fn player(&self, name: &str) -> Result<Box<dyn Player>, UnknownPlayer> {
        self.entry(name).map(|entry| (entry.make)()).ok_or_else(|| {
            let name: String = name.chars().take(40).collect();
            let nearest = self.nearest(&name).map(str::to_owned);
            UnknownPlayer { name, nearest, names: self.names().map(str::to_owned).collect() }
        })
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.0.iter().find(|entry| entry.name == name)
    }

    /// The player whose name may be meant: at most two typing errors away.
    fn nearest(&self, text: &str) -> Option<&str> {
        let distance = |name: &&str| strsim::damerau_levenshtein(text, name);
        self.names().min_by_key(distance).filter(|name| distance(name) <= 2)
    }
}

/// The players that are built in.
impl Default for Registry {
    fn default() -> Registry {
        let mut registry = Registry(Vec::new());
        for builtin in Builtin::ALL {
            registry.add(builtin.name(), builtin.summary(), move || builtin.player());
        }
        registry
    }
}

/// Registries are equal that know the same names in the same order; how these play is not compared.
impl PartialEq for Registry {
    fn eq(&self, other: &Registry) -> bool {
        self.names().eq(other.names())
    }
}

impl Eq for Registry {}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}
