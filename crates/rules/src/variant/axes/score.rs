//! What a round is worth, and how a match ends.

use std::fmt;
use std::num::NonZeroU32;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::text::{number, word};

/// What a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// The winner scores for what is left in hands.
    Winner(WinnerScore),
    /// Everybody scores for what is left in the own hand.
    Each(EachScore),
}

/// What the winner of a round scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WinnerScore {
    /// The pips that count.
    #[serde(deserialize_with = "word")]
    pub takes: Takes,
    /// Whether the winner's own pips are taken off.
    #[serde(default, deserialize_with = "word")]
    pub less_own: LessOwn,
    /// Who pays.
    #[serde(default, deserialize_with = "word")]
    pub paid_by: PaidBy,
}

/// The pips that count for the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// Those that opponents hold.
    Opponents,
    /// Those that anybody holds, the winner included.
    AllHands,
}

/// Whether the winner's own pips are taken off; what would fall below nothing is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessOwn {
    /// No.
    #[default]
    Never,
    /// Once from the sum.
    Once,
    /// From what each opponent pays.
    PerOpponent,
}

/// Who pays what the winner scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidBy {
    /// Nobody: it is a credit.
    #[default]
    Nobody,
    /// Each opponent loses what the winner gets from it.
    Opponents,
}

/// What everybody scores for the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EachScore {
    /// How the pips in the own hand count.
    #[serde(deserialize_with = "word")]
    pub own_pips: Sign,
    /// Points for going out, 0 for none.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "bonus")]
    pub out_bonus: u16,
    /// Whose points the bonus changes.
    #[serde(default, skip_serializing_if = "is_own", deserialize_with = "word")]
    pub out_bonus_to: OutBonusTo,
}

fn bonus<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    number(deserializer, 0..=u16::MAX)
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks for it
fn is_zero(n: &u16) -> bool {
    *n == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks for it
fn is_own(to: &OutBonusTo) -> bool {
    *to == OutBonusTo::Out
}

/// How a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// It is added.
    Plus,
    /// It is taken off.
    Minus,
}

/// Whose points the bonus for going out changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutBonusTo {
    /// Those of the seat that is out, for the better.
    #[default]
    Out,
    /// Those of every opponent, for the worse.
    Opponents,
}

/// A number that may be left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Best {
    /// The highest: points are good.
    Highest,
    /// The lowest: points are penalties.
    Lowest,
}

/// What equal best totals at the end of a match mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchTie {
    /// The match is drawn.
    Drawn,
    /// All of them have won.
    Shared,
}

/// Whether a round that nobody wins is one of the rounds of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidRound {
    /// It is.
    Counts,
    /// It is played again with a new deal.
    Replayed,
}
