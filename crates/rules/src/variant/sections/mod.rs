//! The sections of the rules, each in a file of its own: its keys, their defaults, and the types of
//! their values.
//!
//! A value is an enum with payloads, so that settings which make sense only together are written
//! together: how many tiles a draw takes stands inside the clause that allows drawing at all.

mod contest;
mod deal;
mod draw;
mod end;
mod equipment;
mod line;
mod score;
mod seating;
mod start;
mod surface;
mod turn;

pub use contest::{Best, ContestRules, Count, Limit, MatchTie, VoidRound};
pub use deal::{ByPlayers, DealRules, PerPlayers, PlayerCount, Redeal, TileCount};
pub use draw::{AfterDraw, Draw, DrawClause, DrawSize, DrawWhen, Repeat};
pub(crate) use end::MoverEnd;
pub use end::{BlockKey, BlockKeys, BlockTie, DeadEnds, EndRules, RoundEnd, RoundEnds};
pub use equipment::{EquipmentRules, PerSet, PlayerCounts, PlayerRange};
pub use line::{LineRules, Wild, WildClause, WildOn, WildUse};
pub use score::{
    Bonus, EachScore, LessOwn, OutBonusTo, PaidBy, Score, ScoreRules, Sign, Takes, WinnerScore,
};
pub use seating::{Direction, SeatingRules, Teams};
pub use start::{FirstTile, LaterStart, StartKey, StartKeys, StartRules, TileFilter};
pub use surface::{
    ContactRule, CornerRule, DoublesRule, EdgeRule, Squares, Surface, SurfaceClause,
};
pub use turn::{Run, RunEnds, Turn, TurnRules};
