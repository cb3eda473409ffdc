//! Pictures are read back, and hold what the layout and the rules say.
#![allow(clippy::unwrap_used)] // a test may panic

mod cut;
mod font;
mod hands;
mod keys;
mod labels;
mod lie;
mod look;
mod moments;
mod names;
mod page;
mod pips;
mod play;
mod seen;
mod words;
