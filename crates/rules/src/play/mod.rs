//! What a seat may do at the table, why not, and what ends its turn.

mod action;
mod check;
mod ending;
mod legal;
mod open_numbers;
mod play_error;
mod position;
mod run_state;
mod table;
mod turn;

pub use action::Action;
pub use ending::Ending;
pub(crate) use legal::Plays;
pub use legal::{Legal, Way};
pub use open_numbers::OpenNumbers;
pub use play_error::{CannotDraw, CannotPass, PlayError};
pub use position::Position;
pub use run_state::RunState;
pub use table::Table;
