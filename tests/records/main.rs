//! Records: every game written and read again, whole, in views, from any position and after any
//! line; and one whole match of each game, pinned.
#![allow(clippy::unwrap_used)] // a test may panic

mod cases;
mod frozen;
mod headings;
mod pinned;
mod positions;
mod referee;
mod resume;
mod round_trip;
mod scripted;
mod support;
mod undo;
mod views;
