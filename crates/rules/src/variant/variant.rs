//! A variant: the sections of the rules of a game, and the one table of their keys.

use std::collections::BTreeMap;

use crate::variant::sections::{
    ContestRules, DealRules, EndRules, EquipmentRules, LineRules, ScoreRules, SeatingRules,
    StartRules, TurnRules,
};
use crate::variant::written::Quotable;
use crate::variant::{Conflicts, Entry, Key, Written};

/// Declares the sections once: the fields of [`Variant`] and the order of their keys in [`KEYS`].
macro_rules! sections {
    ($($(#[doc = $doc:literal])+ $field:ident: $section:ident,)+) => {
        /// The rules of a game: a name, and a value for every key, by sections.
        ///
        /// A key that a rules file leaves out has the value of the game that the file is based on, or
        /// else the default of [`Variant::default_rules`].
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct Variant {
            /// The name by which the game is chosen, such as `boxed`.
            pub name: String,
            /// The title for people.
            pub title: String,
            /// One line that tells the game from others.
            pub summary: String,
            /// For each key, where its value comes from, such as `S0.13` or `S0/0-9`.
            pub sources: BTreeMap<String, Vec<String>>,
            $($(#[doc = $doc])+ pub $field: $section,)+
        }

        /// The keys of all sections.
        const ALL: &[&[Key]] = &[$($section::KEYS,)+];

        impl Variant {
            /// The rules that hold where nothing is said.
            pub fn default_rules() -> Variant {
                Variant {
                    name: "custom".to_owned(),
                    title: "Custom game".to_owned(),
                    summary: "A game with rules of its own.".to_owned(),
                    sources: BTreeMap::new(),
                    $($field: $section::default(),)+
                }
            }

            /// Looks for what makes no game, section by section.
            pub(crate) fn check(&self, found: &mut Conflicts) {
                $(self.$field.check(self, found);)+
            }
        }
    };
}

sections! {
    /// What is in the box, and how many can play with it.
    equipment: EquipmentRules,
    /// What each seat is dealt, and what stays in the boneyard.
    deal: DealRules,
    /// Who sits together, and which way the turn goes.
    seating: SeatingRules,
    /// Who leads, and with which tile.
    start: StartRules,
    /// Where a tile fits.
    line: LineRules,
    /// What the seat on turn does.
    turn: TurnRules,
    /// What ends a round, and who has won it then.
    end: EndRules,
    /// What a round is worth.
    score: ScoreRules,
    /// How rounds make a match.
    contest: ContestRules,
}

/// All keys of the rules, in the order in which they are written.
pub static KEYS: &[Key] = &joined::<{ n_keys() }>();

const fn n_keys() -> usize {
    let (mut n_keys, mut section) = (0, 0);
    while section < ALL.len() {
        n_keys += ALL[section].len();
        section += 1;
    }
    n_keys
}

/// The keys of all sections in one list.
const fn joined<const N: usize>() -> [Key; N] {
    let mut keys = [ALL[0][0]; N];
    let (mut n_keys, mut section) = (0, 0);
    while section < ALL.len() {
        let mut key = 0;
        while key < ALL[section].len() {
            keys[n_keys] = ALL[section][key];
            n_keys += 1;
            key += 1;
        }
        section += 1;
    }
    keys
}

/// A key in which two variants differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The name of the key.
    pub key: &'static str,
    /// The first variant's value, as TOML.
    pub first: String,
    /// The second variant's value, as TOML.
    pub second: String,
}

impl Variant {
    /// The keys in which another variant differs, in the order of [`KEYS`].
    pub fn differences(&self, other: &Variant) -> Vec<Difference> {
        KEYS.iter()
            .map(|key| Difference {
                key: key.name,
                first: key.value(self),
                second: key.value(other),
            })
            .filter(|difference| difference.first != difference.second)
            .collect()
    }

    /// The whole variant as a rules file, which can be read back: sources of what is no key are left
    /// out.
    pub fn to_toml(&self) -> String {
        let line = |name: &str, value: &Written| format!("{} = {value}\n", Quotable(name));
        let mut text = String::new();
        text.extend(self.written_head().map(|(name, value)| line(name, &value)));
        text.push('\n');
        text.extend(KEYS.iter().map(|key| line(key.name, &(key.write)(self))));
        let sources = self.written_sources();
        if !sources.is_empty() {
            text.push_str("\n[sources]\n");
            text.extend(sources.iter().map(|entry| line(&entry.name, &entry.value)));
        }
        text
    }

    /// What stands in a rules file before the keys.
    pub(crate) fn written_head(&self) -> [(&'static str, Written); 3] {
        let head = [("name", &self.name), ("title", &self.title), ("summary", &self.summary)];
        head.map(|(name, text)| (name, Written::word(text)))
    }

    /// The sources of the keys, as a rules file has them.
    pub(crate) fn written_sources(&self) -> Vec<Entry> {
        let sources = self.sources.iter().filter(|(key, _)| Key::named(key).is_some());
        let written = sources.map(|(key, texts)| {
            let texts = texts.iter().map(|text| Written::word(text)).collect();
            Entry::required(key, Written::List(texts))
        });
        written.collect()
    }
}
