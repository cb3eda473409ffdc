//! Any bytes as a record.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| domino_tests::fuzz::record(bytes));
