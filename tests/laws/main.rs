//! The laws that every variant obeys, with every number of players and every option.
#![allow(clippy::unwrap_used)] // a test may panic

mod any_seed;
mod counting;
mod counts;
mod events;
mod hidden;
mod legal;
mod lengths;
mod matches;
mod memory;
mod plane;
mod players;
mod positions;
mod resume;
mod scores;
mod tables;
mod tiles;
mod views;
mod walk;
mod watched;
