//! The program as a process: output, exit codes, files, and input of any kind.
#![allow(clippy::unwrap_used)] // a test may panic

mod draw;
mod examples;
mod files;
mod kept;
mod look;
mod outside;
mod pages;
mod resume;
mod run;
mod salvage;
mod settings;
mod shells;
mod tools;
mod use_and_input;
