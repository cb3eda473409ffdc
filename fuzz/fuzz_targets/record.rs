//! A record is read, or refused with a place in it; what holds is written as it was read.
#![no_main]

use domino_record::{read, salvage};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match read(bytes) {
        // Of a head that is cut before its seats no more is known than how it begins.
        Ok(record) if record.game().is_none() => {
            assert!(bytes.starts_with(record.text().as_bytes()));
        }
        Ok(record) => assert_eq!(record.text().as_bytes(), bytes),
        Err(fault) => {
            assert!(!fault.to_string().is_empty());
            // What holds of a damaged record is a record.
            if let Some(saved) = salvage(bytes) {
                assert!(read(saved.record.text().as_bytes()).is_ok());
            }
        }
    }
});
