//! What is in the box, and how many can play with it.

use std::collections::BTreeMap;
use std::fmt;

use domino_tiles::DominoSet;

use crate::seats::Seat;
use crate::variant::key::section;
use crate::variant::value::{Misread, Read, Write, choice, read_table};
use crate::variant::{Clash, Conflict, Conflicts, Entry, Form, Node, Variant, Written};

section! {
    /// What is in the box, and how many can play with it.
    #[derive(Clone)]
    pub struct EquipmentRules in equipment {
        /// The set that is played with, by its highest number: 6 for double-six.
        "set" set: DominoSet = DominoSet::DOUBLE_SIX;
        /// How many can play, as a range (`"2-4"`) or as ranges by set (`{ 6 = "2-4", 9 = "2-6" }`).
        "players" players: PlayerCounts = PlayerCounts::AnySet(PlayerRange { min: 2, max: 4 });
    }
}

impl EquipmentRules {
    pub(crate) fn check(&self, _: &Variant, found: &mut Conflicts) {
        found.extend(self.range().err());
    }

    /// How many can play with the set.
    pub(crate) fn range(&self) -> Result<PlayerRange, Conflict> {
        self.players.with_set(self.set).ok_or_else(|| {
            let sets = match &self.players {
                PlayerCounts::AnySet(_) => Vec::new(),
                PlayerCounts::BySet(by_set) => by_set.iter().map(|(set, _)| set).collect(),
            };
            let clash = Clash::NoPlayersWithSet { set: self.set, sets };
            Conflict { keys: &["set", "players"], clash }
        })
    }
}

choice! {
    /// How many players a game takes, for any set or for each set that it is played with.
    pub enum PlayerCounts {
        /// The same numbers with every set.
        value => AnySet(PlayerRange),
        /// Numbers for each set; other sets are not used.
        value => BySet(PerSet),
    }
}

impl PlayerCounts {
    /// Numbers for each set; `None` if there is no set.
    pub fn by_set(
        ranges: impl IntoIterator<Item = (DominoSet, PlayerRange)>,
    ) -> Option<PlayerCounts> {
        let ranges = PerSet(ranges.into_iter().collect());
        (!ranges.0.is_empty()).then_some(PlayerCounts::BySet(ranges))
    }

    /// The numbers with this set, if the game can be played with it.
    pub fn with_set(&self, set: DominoSet) -> Option<PlayerRange> {
        match self {
            PlayerCounts::AnySet(range) => Some(*range),
            PlayerCounts::BySet(by_set) => by_set.0.get(&set).copied(),
        }
    }
}

/// How many players a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerRange {
    min: usize,
    max: usize,
}

impl PlayerRange {
    /// From `min` to `max` players, if a table can have so many: at least 2, at most
    /// [`Seat::MAX_SEATS`].
    pub fn new(min: usize, max: usize) -> Option<PlayerRange> {
        let is_range = 2 <= min && min <= max && max <= Seat::MAX_SEATS;
        is_range.then_some(PlayerRange { min, max })
    }

    /// The fewest players.
    pub const fn min(self) -> usize {
        self.min
    }

    /// The most players.
    pub const fn max(self) -> usize {
        self.max
    }

    /// Whether so many can play.
    pub fn contains(self, n_players: usize) -> bool {
        self.numbers().contains(&n_players)
    }

    /// The numbers of players, the fewest first.
    pub fn numbers(self) -> std::ops::RangeInclusive<usize> {
        self.min..=self.max
    }
}

impl fmt::Display for PlayerRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.min == self.max {
            write!(f, "{}", self.min)
        } else {
            write!(f, "{}-{}", self.min, self.max)
        }
    }
}

impl Read for PlayerRange {
    const FORMS: &'static [Form] = &[Form::PlayerRange { min: 2, max: Seat::MAX_SEATS }];

    fn read(node: &Node) -> Result<PlayerRange, Misread> {
        let text = node.text().ok_or(Misread::Form)?;
        let (min, max) = text.split_once('-').unwrap_or((text, text));
        match (min.parse(), max.parse()) {
            (Ok(min), Ok(max)) => PlayerRange::new(min, max).ok_or(Misread::Form),
            _ => Err(Misread::Form),
        }
    }
}

impl Write for PlayerRange {
    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// How many players a game takes with each set; there is at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PerSet(BTreeMap<DominoSet, PlayerRange>);

impl PerSet {
    /// The sets, the smallest first, each with how many can play.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (DominoSet, PlayerRange)> {
        self.0.iter().map(|(set, range)| (*set, *range))
    }
}

impl Read for PerSet {
    const FORMS: &'static [Form] = &[Form::Table("{ 6 = \"2-4\", 9 = \"2-6\" }")];

    fn read(node: &Node) -> Result<PerSet, Misread> {
        read_table(node).map(PerSet)
    }
}

impl Write for PerSet {
    fn write(&self) -> Written {
        let entry = |(set, range): (&DominoSet, &PlayerRange)| {
            Entry::required(set.highest().to_string(), range.write())
        };
        Written::Table(self.0.iter().map(entry).collect())
    }
}
