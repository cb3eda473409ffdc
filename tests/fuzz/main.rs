//! Inputs that once broke something, or reach far, hold what fuzzers look for.
#![allow(clippy::unwrap_used)] // a test may panic

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use domino_tests::fuzz::{record, rules_file, session};

/// Feeds each file of a folder of the repository to a property.
fn for_each_file(folder: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<_> = files.filter(|path| path.is_file()).collect();
    assert!(!files.is_empty(), "{} has files", folder.display());
    for path in files {
        let bytes = fs::read(&path).unwrap();
        assert!(catch_unwind(|| property(&bytes)).is_ok(), "{} breaks it", path.display());
    }
}

#[test]
fn records_are_read_in_one_way() {
    for_each_file("tests/data/fuzz/record", record);
    for_each_file("tests/records/pinned", record);
}

#[test]
fn rules_files_are_written_as_they_are_read() {
    for_each_file("tests/data/fuzz/rules_file", rules_file);
    for_each_file("crates/rules/variants", rules_file);
}

#[test]
fn sessions_keep_records_whatever_is_typed() {
    for_each_file("tests/data/fuzz/session_line", session);
}
