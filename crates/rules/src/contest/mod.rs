//! A match: deals, who leads, and rounds until somebody has won.

mod deal;
mod match_play;
mod random;
mod start;
mod taken_up;
mod watched;

pub use deal::{Deal, DealError};
pub use match_play::{Match, StartError};
pub use random::{deal_stream, match_stream, player_stream};
pub use start::{LastRound, Start};
pub use watched::{FirstSight, WatchError, Watched};
