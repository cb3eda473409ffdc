//! What a round came to.

use domino_tiles::TileSet;

use crate::play::Ending;
use crate::seats::{PerSeat, PerTeam, TeamList};

/// What a round came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// How it ended.
    pub ending: Ending,
    /// What is left in each hand.
    pub hands: PerSeat<TileSet>,
    /// The sides that won it; none in a void round and in a block that nobody can win.
    pub winners: TeamList,
    /// What each side scores, in points; `None` if the round is void.
    pub points: Option<PerTeam<i32>>,
}
