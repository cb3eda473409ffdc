//! A record as it is written, and what must stand in one that is read.

mod log;
mod writer;

pub use log::Logged;
pub(crate) use log::{Keeping, Known, Log, Mark, settle_lines};
pub use writer::Writer;
pub(crate) use writer::{Sight, base, head, is_name};
