//! Records that are read: as a whole, round by round, or as far as they hold.

mod checked;
mod record;
mod salvage;

pub use checked::{Checked, check};
pub(crate) use record::{Read, read_as};
pub use record::{Record, read};
pub use salvage::{Salvage, salvage};
