//! What a round came to.

use domino_tiles::TileSet;

use crate::play::Ending;
use crate::seats::{PerSeat, PerTeam, TeamList};
use crate::variant::sections::{BlockKey, BlockTie};

/// What a round came to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct RoundResult {
    /// How it ended.
    pub ending: Ending,
    /// What is left in each hand.
    pub hands: PerSeat<TileSet>,
    /// The sides that won it; none in a void round and in a block that nobody can win.
    pub winners: TeamList,
    /// What made them the winners.
    pub decided: Decided,
    /// What each side scores, in points; `None` if the round is void.
    pub points: Option<PerTeam<i32>>,
}

/// What decided who has won a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Decided {
    /// A seat is out, and its side has won.
    Out,
    /// In a block, the last key that was needed to tell the sides apart.
    Key(#[cfg_attr(feature = "serde", serde(with = "crate::variant::as_written"))] BlockKey),
    /// In a block, what comes of sides that no key tells apart.
    Tie(#[cfg_attr(feature = "serde", serde(with = "crate::variant::as_written"))] BlockTie),
    /// Nobody can win a block.
    NoKey,
}
