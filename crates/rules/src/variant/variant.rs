//! A variant: one value for every key of the rules, and the one table of these keys.

use std::collections::BTreeMap;
use std::fmt;
use std::mem;

use domino_tiles::{DominoSet, Pips};
use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use crate::variant::axes::text::{number, word};
use crate::variant::axes::{
    Best, BlockKey, BlockTie, ByPlayers, DeadEnds, Direction, Draw, FirstTile, LaterStart, LessOwn,
    Limit, MatchTie, PaidBy, PlayerRange, Players, Redeal, RoundEnd, Score, StartKey, Surface,
    Takes, Teams, Turn, VoidRound, Wild, WinnerScore,
};

/// Declares the keys once: the fields of [`Variant`], their defaults, and the table [`KEYS`].
macro_rules! keys {
    ($($(#[doc = $doc:literal])+ $name:literal $field:ident: $type:ty = $default:expr
        $(=> $read:path)?;)+) => {
        /// The rules of a game: a name and one value for every key.
        ///
        /// The fields are the keys of a rules file with underscores for hyphens. A key that a file
        /// leaves out has the value of the game that the file is based on, or else the default of
        /// [`Variant::default_rules`].
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Variant {
            /// The name by which the game is chosen, such as `boxed`.
            pub name: String,
            /// The title for people.
            pub title: String,
            /// One line that tells the game from others.
            pub summary: String,
            /// For each key, where its value comes from, such as `S0.13` or `S0/0-9`.
            pub sources: BTreeMap<String, Vec<String>>,
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        /// All keys of the rules, in the order in which they are written.
        pub static KEYS: &[Key] = &[$(Key {
            name: $name,
            doc: concat!($($doc, "\n"),+),
            decode: |variant, value| {
                variant.$field = keys!(@read ValueDeserializer::from(value) $(, $read)?)?;
                Ok(())
            },
            encode: |variant| to_toml_value(&variant.$field),
        },)+];

        impl Variant {
            /// The rules that hold where nothing is said.
            pub fn default_rules() -> Variant {
                Variant {
                    name: "custom".to_owned(),
                    title: "Custom game".to_owned(),
                    summary: "A game of its own rules.".to_owned(),
                    sources: BTreeMap::new(),
                    $($field: $default,)+
                }
            }
        }
    };
    (@read $value:expr) => { Deserialize::deserialize($value) };
    (@read $value:expr, $read:path) => { $read($value) };
}

keys! {
    /// The set that is played with, by its highest number: 6 for double-six.
    "set" set: SetKey = SetKey(DominoSet::DOUBLE_SIX);
    /// How many can play, as a range (`"2-4"`) or as ranges by set (`{ 6 = "2-4", 9 = "2-6" }`).
    "players" players: Players = Players::AnySet(PlayerRange { min: 2, max: 4 });
    /// Tiles dealt to each seat, as a number or by players (`{ 2 = 7, 3 = 5 }`).
    "hand" hand: ByPlayers = ByPlayers::Any(7);
    /// Tiles of the boneyard that are never drawn, as a number or by players.
    "reserve" reserve: ByPlayers = ByPlayers::Any(0);
    /// Who plays together: `"none"` or `"pairs"` (four players, A and C against B and D).
    "teams" teams: Teams = Teams::None => word;
    /// Which way the turn goes: `"clockwise"` (to the left) or `"counter-clockwise"`.
    "direction" direction: Direction = Direction::Clockwise => word;
    /// When all tiles are dealt again: `"never"` or `"no-double"` (while nobody holds a double).
    "redeal" redeal: Redeal = Redeal::Never => word;
    /// Who leads the first round, by the first of a list that finds somebody: `"highest-double"`,
    /// `"highest-pips"` (of equal tiles the double, then the larger half), `"highest-half"` (6-5
    /// before 5-4 and before 6-3), a tile such as `"6-6"`, `"seat-A"`, `"random-seat"`.
    "start" start: Vec<StartKey> = vec![StartKey::HighestDouble, StartKey::HighestPips];
    /// Who leads later rounds: `"same"`, or a list as for `start` that also knows `"winner"`,
    /// `"loser"` (most pips left) and `"next-seat"` (after the last leader), which also holds where
    /// the list finds nobody.
    "later-start" later_start: LaterStart = LaterStart::Same;
    /// The first tile of a round: `"deciding"` (the tile that decided who leads, any tile if none
    /// did), `"free"`, or `{ before-deal = "non-double" }` (a tile taken before the deal, which
    /// belongs to nobody; also `"any"`).
    "first-tile" first_tile: FirstTile = FirstTile::Deciding;
    /// Drawing: `"never"` (tiles not dealt are dead) or a table of `tiles` (tiles that one draw takes,
    /// 1), `repeat` (`"once"` or `"until-playable"`), `at-most` (tiles in one turn), `then` (`"play"`
    /// or `"next-turn"`) and `when` (`"stuck"` or `"any-time"`).
    "draw" draw: Draw = Draw::Never;
    /// Tiles laid where they do not match: `"none"`, or a table of `doubles-on` (`"any-tile"` or
    /// `"non-doubles"`) and `use` (`"optional"` or `"compulsory"` when nothing else can be laid).
    "wild" wild: Wild = Wild::None;
    /// The plane on which the tiles lie: `"unbounded"` (there is always room), or a table with `width`
    /// and `height` (2 to 250 squares of half a tile), which it must have, and `corners` (`"allowed"`, or
    /// `"never"`), `contact` (`"allowed"`, or `"never"`: tiles that are no neighbours share no side) and
    /// `doubles` (`"centred"` on the line, or `"offset"` to its right by half a double), each of which is
    /// the first if it is left out. What does not fit there cannot be laid; a table takes sets up to
    /// double-nine.
    "table" surface: Surface = Surface::Unbounded;
    /// Tiles in a turn: `"one-tile"`, or a table of `run` and `opening` (each `"one-end"` or
    /// `"both-ends"`) for turns that go on while a tile fits.
    "turn" turn: Turn = Turn::OneTile;
    /// What ends a round: any of `"out"` (a seat has no tiles), `"blocked"` (nobody can play or draw),
    /// `"mover-stuck"` (the seat on turn cannot play and the boneyard is down to the reserve),
    /// `"mover-must-draw"` (the same, but a seat that has drawn the most it may passes).
    "round-end" round_end: Vec<RoundEnd> = vec![RoundEnd::Out, RoundEnd::Blocked];
    /// When all can see that no tile can be laid any more, but tiles could be drawn: `"draw-on"`, or
    /// `"block"` (the round is blocked at once).
    "dead-ends" dead_ends: DeadEnds = DeadEnds::DrawOn => word;
    /// Who wins a round that nobody has won by going out, by a list in which each key breaks the ties
    /// of the one before: `"fewest-pips"`, `"fewest-tiles"`, `"lightest-tile"`, `"leader"`,
    /// `"last-to-play"`, `"not-last-to-play"`; an empty list if nobody does.
    "block-winner" block_winner: Vec<BlockKey> = vec![BlockKey::FewestPips];
    /// A tie in that list: `"void"` (nobody wins) or `"share"` (each scores from the others).
    "block-tie" block_tie: BlockTie = BlockTie::Void => word;
    /// What a round is worth. `{ winner = { … } }` with `takes` (`"opponents"` or `"all-hands"`: whose
    /// pips count), `less-own` (`"never"`, `"once"` or `"per-opponent"`) and `paid-by` (`"nobody"` or
    /// `"opponents"`); or `{ each = { … } }` with `own-pips` (`"plus"` or `"minus"`), `out-bonus` and
    /// `out-bonus-to` (`"out"` or `"opponents"`, to whom it counts against).
    "score" score: Score = Score::Winner(WinnerScore {
        takes: Takes::Opponents,
        less_own: LessOwn::Never,
        paid_by: PaidBy::Nobody,
    });
    /// Points that end the match after the round in which somebody has them, or `"none"`.
    "target" target: Limit = Limit::at(100).unwrap_or(Limit::None);
    /// Rounds in a match, or `"none"` for no limit.
    "rounds" rounds: Limit = Limit::None;
    /// The total that wins the match: `"highest"` or `"lowest"`. A match of one round goes to whoever
    /// wins the round, if rounds are won.
    "best" best: Best = Best::Highest => word;
    /// Equal best totals: `"drawn"` or `"shared"`.
    "match-tie" match_tie: MatchTie = MatchTie::Drawn => word;
    /// A round that nobody wins: it `"counts"` as a round of the match or is `"replayed"`.
    "void-round" void_round: VoidRound = VoidRound::Counts;
}

/// One key of the rules.
pub struct Key {
    /// The name of the key in a rules file.
    pub name: &'static str,
    /// What it says, with its values, for people.
    pub doc: &'static str,
    decode: fn(&mut Variant, Spanned<DeValue<'_>>) -> Result<(), toml::de::Error>,
    encode: fn(&Variant) -> String,
}

impl Key {
    /// The key of this name.
    pub fn named(name: &str) -> Option<&'static Key> {
        KEYS.iter().find(|key| key.name == name)
    }

    /// The value of the key in a variant, as TOML on one line.
    pub fn value(&self, variant: &Variant) -> String {
        (self.encode)(variant)
    }

    /// Sets the key in a variant to a TOML value.
    ///
    /// # Errors
    ///
    /// What is wrong with the value, with its place. The variant is then as it was.
    pub(crate) fn set(
        &self,
        variant: &mut Variant,
        value: Spanned<DeValue<'_>>,
    ) -> Result<(), toml::de::Error> {
        (self.decode)(variant, value)
    }

    /// Sets the key in a variant to another's value, by way of what a rules file would say.
    ///
    /// # Errors
    ///
    /// What is wrong with the value, if no rules file can say it.
    pub(crate) fn copy(&self, from: &Variant, to: &mut Variant) -> Result<(), toml::de::Error> {
        self.set(to, DeValue::parse(&self.value(from))?)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").field("name", &self.name).finish_non_exhaustive()
    }
}

fn to_toml_value<T: Serialize>(value: &T) -> String {
    // Every type of a key is made of words, numbers, lists and tables, all of which TOML has.
    toml::Value::try_from(value).map_or_else(
        |error| error.to_string(),
        |mut value| {
            sort_keys(&mut value);
            value.to_string()
        },
    )
}

/// Puts the keys of tables in byte order, as fingerprints ask for it.
///
/// They stand so anyway, unless some other crate of a program turns on `preserve_order` of `toml`.
fn sort_keys(value: &mut toml::Value) {
    let Some(table) = value.as_table_mut() else { return };
    let mut sorted: BTreeMap<_, _> = mem::take(table).into_iter().collect();
    sorted.values_mut().for_each(sort_keys);
    table.extend(sorted);
}

/// The value of the key `set`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "u8")]
pub struct SetKey(pub DominoSet);

impl<'de> Deserialize<'de> for SetKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SetKey, D::Error> {
        let highest = number(deserializer, 0..=u16::from(Pips::MAX.get()))?;
        let set = u8::try_from(highest).ok().and_then(|highest| DominoSet::new(highest).ok());
        Ok(SetKey(set.unwrap_or(DominoSet::DOUBLE_SIX)))
    }
}

impl From<SetKey> for u8 {
    fn from(SetKey(set): SetKey) -> u8 {
        set.highest().get()
    }
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

    /// The fingerprint of the rules: equal for variants whose keys say the same, whatever they are
    /// called.
    ///
    /// It is the CRC-32 (IEEE) of a line `KEY = VALUE` with a line feed for each key that differs from
    /// the default, sorted by key, with the keys of tables in byte order. A key that comes later with
    /// a default of its own changes no fingerprint.
    pub fn fingerprint(&self) -> Fingerprint {
        let mut lines: Vec<String> = Variant::default_rules()
            .differences(self)
            .iter()
            .map(|difference| format!("{} = {}\n", difference.key, difference.second))
            .collect();
        lines.sort();
        Fingerprint(crc32fast::hash(lines.concat().as_bytes()))
    }

    /// The whole variant as a rules file.
    pub fn to_toml(&self) -> String {
        let head = [("name", &self.name), ("title", &self.title), ("summary", &self.summary)];
        let head = head.map(|(key, text)| format!("{key} = {}\n", to_toml_value(text)));
        let keys = KEYS.iter().map(|key| format!("{} = {}\n", key.name, key.value(self)));
        let sources = self
            .sources
            .iter()
            .map(|(key, sources)| format!("{key} = {}\n", to_toml_value(sources)));
        let mut text = head.concat();
        text.push('\n');
        text.extend(keys);
        if !self.sources.is_empty() {
            text.push_str("\n[sources]\n");
            text.extend(sources);
        }
        text
    }
}

/// The fingerprint of a variant's rules; see [`Variant::fingerprint`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u32);

/// Eight hexadecimal digits in lower case.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
