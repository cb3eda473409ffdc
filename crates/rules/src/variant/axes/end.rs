//! When a round is over and who has won it when nobody is out.

use serde::{Deserialize, Serialize};

/// One way for a round to end; the first that holds ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A seat has laid its last tile. Without this, the seat stays and passes.
    Out,
    /// Nobody can play and no tile can be drawn. It is seen after every lead, play or draw, and where
    /// a turn is a run, after the turn.
    Blocked,
    /// The seat on turn cannot play and the boneyard is down to the reserve.
    MoverStuck,
    /// As `mover-stuck`, but a seat that has drawn the most it may passes, and the round goes on.
    MoverMustDraw,
}

/// One way to tell the winner of a blocked round; ties go to the next key of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockKey {
    /// The side with the fewest pips in hand.
    FewestPips,
    /// The side with the fewest tiles in hand.
    FewestTiles,
    /// The side that holds the tile with the fewest pips.
    LightestTile,
    /// The side that led the round.
    Leader,
    /// The side that laid the last tile.
    LastToPlay,
    /// The sides that did not lay the last tile.
    NotLastToPlay,
}

/// What a blocked round is worth that several sides win by the same keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockTie {
    /// Nobody wins and nobody scores.
    Void,
    /// Each of them wins and scores from the sides that are not among them.
    Share,
}

/// What happens when all can see that no tile can be laid any more, while tiles could still be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadEnds {
    /// Drawing goes on.
    DrawOn,
    /// The round is blocked at once.
    Block,
}
