//! The rounds of a record, played again or watched.

mod choice;
mod mode;
mod past;
mod replay;
mod watch;

pub(crate) use choice::Choice;
pub(crate) use mode::Mode;
pub(crate) use past::{Past, State};
pub(crate) use replay::{Play, Source};
pub(crate) use watch::Watch;
