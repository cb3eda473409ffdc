//! The axes on which games differ, each a type whose values are what a rules file can say.
//!
//! A value is an enum with payloads, so that settings which make sense only together are written
//! together: how many tiles a draw takes stands inside the clause that allows drawing at all.

mod draw;
mod end;
mod equipment;
mod score;
mod start;
mod table;
pub(crate) mod text;
mod turn;

pub use draw::{AfterDraw, Draw, DrawClause, DrawSize, DrawWhen, Repeat};
pub use end::{BlockKey, BlockTie, DeadEnds, RoundEnd};
pub use equipment::{ByPlayers, PlayerRange, Players};
pub use score::{
    Best, EachScore, LessOwn, Limit, MatchTie, OutBonusTo, PaidBy, Score, Sign, Takes,
};
pub use score::{VoidRound, WinnerScore};
pub use start::{FirstTile, LaterStart, Redeal, StartKey, TileFilter};
pub use table::{ContactRule, CornerRule, Direction, DoublesRule, Surface, SurfaceClause, Teams};
pub use turn::{Run, RunEnds, Turn, Wild, WildClause, WildOn, WildUse};
