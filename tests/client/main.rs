//! The client: scripts in, the session out.
#![allow(clippy::unwrap_used)] // a test may panic

mod desk;
mod ends;
mod handover;
mod long_hand;
mod phases;
mod records;
mod refusals;
mod transcripts;
mod typed;
mod widths;
