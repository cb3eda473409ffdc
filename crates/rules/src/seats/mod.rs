//! Who sits at the table, alone or with partners.

mod per_seat;
mod per_team;
mod seat;
mod team;
mod team_list;

pub use per_seat::PerSeat;
pub use per_team::PerTeam;
pub use seat::{ParseSeatError, Seat};
pub use team::{ParseTeamError, Team};
pub use team_list::{TeamList, TeamListIter};
