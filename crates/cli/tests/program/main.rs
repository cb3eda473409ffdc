//! The program as a process: output, exit codes, files, and input of any kind.
#![allow(clippy::unwrap_used)] // a test may panic

mod files;
mod resume;
mod run;
mod tools;
mod use_and_input;
