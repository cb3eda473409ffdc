//! Cases from bug reports, rule arguments and game logs, with their right values, and bad input.
#![allow(clippy::unwrap_used)] // a test may panic

mod by_code;
mod deals;
mod endless;
mod ends;
mod fingerprints;
mod logs;
mod matches;
mod mixtures;
mod openings;
mod play;
mod rules_files;
mod serde_forms;
mod setups;
mod sources;
mod variants;
