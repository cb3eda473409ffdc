//! What a round is worth.

use serde::de::Deserializer;
use serde::{Deserialize, Serialize};

use crate::variant::key::section;
use crate::variant::value::{number, word};

section! {
    /// What a round is worth.
    #[derive(Clone, Copy)]
    pub struct ScoreRules in score {
        /// What a round is worth. `{ winner = { … } }` with `takes` (`"opponents"` or `"all-hands"`: whose
        /// pips count), `less-own` (`"never"`, `"once"` or `"per-opponent"`) and `paid-by` (`"nobody"` or
        /// `"opponents"`); or `{ each = { … } }` with `own-pips` (`"plus"` or `"minus"`), `out-bonus` and
        /// `out-bonus-to` (`"out"` or `"opponents"`, to whom it counts against).
        "score" round: Score = Score::Winner(WinnerScore {
            takes: Takes::Opponents,
            less_own: LessOwn::Never,
            paid_by: PaidBy::Nobody,
        });
    }
}

/// What a round is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// The winner scores for what is left in hands.
    Winner(WinnerScore),
    /// Everybody scores for what is left in the own hand.
    Each(EachScore),
}

/// What the winner of a round scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// Those that opponents hold.
    Opponents,
    /// Those that anybody holds, the winner included.
    AllHands,
}

/// Whether the winner's own pips are taken off; what would fall below nothing is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidBy {
    /// Nobody: it is a credit.
    #[default]
    Nobody,
    /// Each opponent loses what the winner gets from it.
    Opponents,
}

/// What everybody scores for the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// It is added.
    Plus,
    /// It is taken off.
    Minus,
}

/// Whose points the bonus for going out changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutBonusTo {
    /// Those of the seat that is out, for the better.
    #[default]
    Out,
    /// Those of every opponent, for the worse.
    Opponents,
}
