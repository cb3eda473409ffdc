//! Any bytes as a rules file.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| domino_tests::fuzz::rules_file(bytes));
