//! Any lines typed into a session; the first names the game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| domino_tests::fuzz::session(bytes));
