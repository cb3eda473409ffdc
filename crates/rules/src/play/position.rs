//! Where a round stands.

use domino_tiles::Tile;

use crate::play::RunState;
use crate::seats::Seat;

/// Where a round stands, but for its tiles; see [`Setup`](crate::Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Position {
    /// The seat on turn.
    pub mover: Seat,
    /// The seat that led the round or is to lead it.
    pub leader: Seat,
    /// The tile that must be led, if one must.
    pub must_lead: Option<Tile>,
    /// The seat that laid the last tile.
    pub last_to_play: Option<Seat>,
    /// Passes since the last lead, play or draw.
    pub passes: u32,
    /// Tiles that the seat on turn has drawn in this turn; none once it has laid one.
    pub drawn: usize,
    /// Where the seat on turn may lay its next tile.
    pub run: RunState,
}

impl Position {
    /// Where a round stands before its first action, which this seat takes.
    pub fn led_by(leader: Seat) -> Position {
        Position {
            mover: leader,
            leader,
            must_lead: None,
            last_to_play: None,
            passes: 0,
            drawn: 0,
            run: RunState::Fresh,
        }
    }
}
