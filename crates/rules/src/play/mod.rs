//! What a seat may do at the table, why not, and what ends its turn.

mod action;
mod check;
mod ending;
mod legal;
mod number_set;
mod open_numbers;
mod play_error;
mod plays;
mod position;
mod run_state;
mod shown;
mod table;
mod turn;
mod turn_over;

pub use action::Action;
pub use ending::Ending;
pub use legal::{Legal, Way};
pub use number_set::NumberSet;
pub use open_numbers::OpenNumbers;
pub use play_error::{CannotDraw, CannotPass, PlayError};
pub use position::Position;
pub use run_state::RunState;
pub(crate) use shown::Shown;
pub use table::Table;
pub use turn_over::AfterAction;
