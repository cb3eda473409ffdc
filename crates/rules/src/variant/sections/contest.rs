//! How rounds make a match.

use std::fmt;
use std::num::NonZeroU32;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use crate::variant::key::section;

section! {
    /// How rounds make a match.
    #[derive(Clone, Copy)]
    pub struct ContestRules in contest {
        /// Points that end the match after the round in which somebody has them, or `"none"`.
        "target" target: Limit = Limit::at(100).unwrap_or(Limit::None);
        /// Rounds in a match, or `"none"` for no limit.
        "rounds" rounds: Limit = Limit::None;
        /// The total that wins the match: `"highest"` or `"lowest"`. A match of one round goes to whoever
        /// wins the round, if rounds are won.
        "best" best: Best = Best::Highest;
        /// Equal best totals: `"drawn"` or `"shared"`.
        "match-tie" match_tie: MatchTie = MatchTie::Drawn;
        /// A round that nobody wins: it `"counts"` as a round of the match or is `"replayed"`.
        "void-round" void_round: VoidRound = VoidRound::Counts;
    }
}

/// A number that may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// No limit.
    None,
    /// At this number, 1 to 1,000,000.
    At(NonZeroU32),
}

impl Limit {
    /// The largest limit.
    pub const MAX: u32 = 1_000_000;

    /// A limit at `n`, if `n` is 1 to [`Limit::MAX`].
    pub fn at(n: u32) -> Option<Limit> {
        NonZeroU32::new(n).filter(|n| n.get() <= Limit::MAX).map(Limit::At)
    }

    /// The number, if there is a limit.
    pub fn get(self) -> Option<u32> {
        match self {
            Limit::None => None,
            Limit::At(n) => Some(n.get()),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::None => f.write_str("none"),
            Limit::At(n) => write!(f, "{n}"),
        }
    }
}

impl Serialize for Limit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Limit::None => serializer.serialize_str("none"),
            Limit::At(n) => serializer.serialize_u32(n.get()),
        }
    }
}

impl<'de> Deserialize<'de> for Limit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Limit, D::Error> {
        struct LimitVisitor;

        impl Visitor<'_> for LimitVisitor {
            type Value = Limit;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "\"none\" or a number from 1 to {}", Limit::MAX)
            }

            fn visit_i64<E: de::Error>(self, n: i64) -> Result<Limit, E> {
                u32::try_from(n)
                    .ok()
                    .and_then(Limit::at)
                    .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(n), &self))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Limit, E> {
                match text {
                    "none" => Ok(Limit::None),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }
        }

        deserializer.deserialize_any(LimitVisitor)
    }
}

/// Which total is the best at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Best {
    /// The highest: points are good.
    Highest,
    /// The lowest: points are penalties.
    Lowest,
}

/// What equal best totals at the end of a match mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchTie {
    /// The match is drawn.
    Drawn,
    /// All of them have won.
    Shared,
}

/// Whether a round that nobody wins is one of the rounds of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidRound {
    /// It is.
    Counts,
    /// It is played again with a new deal.
    Replayed,
}
