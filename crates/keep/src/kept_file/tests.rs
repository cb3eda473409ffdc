//! Files that grow, are taken up, refused and replaced.

use super::*;
use crate::disk::{FOR_ALL, FOR_OWNER};

fn directory() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_record_grows_and_is_taken_up() {
    let directory = directory();
    let path = directory.path().join("r");
    let mut kept = KeptFile::open(&path, Missing::Create).unwrap();
    kept.keep("domino 1\n").unwrap();
    kept.keep("domino 1\na\nb\n").unwrap();
    assert_eq!(text(&path), "domino 1\na\nb\n");
    drop(kept);
    let mut again = KeptFile::open(&path, Missing::Refuse).unwrap();
    again.keep("domino 1\na\nb\nc\n").unwrap();
    assert_eq!(text(&path), "domino 1\na\nb\nc\n");
    drop(again);
    let mut other = KeptFile::open(&path, Missing::Refuse).unwrap();
    other.keep("domino 1\nx\n").unwrap();
    other.keep("domino 1\nx\ny\n").unwrap();
    assert_eq!(text(&path), "domino 1\nx\ny\n");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1, "no file is left beside it");
}

#[test]
fn a_second_opening_is_refused_also_after_a_replacement() {
    let directory = directory();
    let path = directory.path().join("r");
    fs::write(&path, "domino 1\nold\n").unwrap();
    let mut kept = KeptFile::open(&path, Missing::Refuse).unwrap();
    let is_refused = || matches!(KeptFile::open(&path, Missing::Create), Err(KeepError::InUse));
    assert!(is_refused());
    kept.keep("domino 1\nnew\n").unwrap();
    assert!(is_refused());
    drop(kept);
    assert!(!is_refused());
}

#[test]
fn new_files_take_the_next_free_name() {
    let directory = directory();
    let path = directory.path().join("draw-42.domino");
    let names: Vec<_> = (0..3)
        .map(|_| KeptFile::create(&path, FOR_ALL).unwrap())
        .map(|kept| kept.path().file_name().unwrap().to_owned())
        .collect();
    assert_eq!(names, ["draw-42.domino", "draw-42-2.domino", "draw-42-3.domino"]);
    assert_eq!(numbered(Path::new("a/r"), 2), Path::new("a/r-2"));
}

#[test]
fn a_file_that_is_removed_is_written_anew() {
    let directory = directory();
    let path = directory.path().join("r");
    let mut kept = KeptFile::create(&path, FOR_ALL).unwrap();
    kept.keep("domino 1\n").unwrap();
    fs::remove_file(&path).unwrap();
    kept.keep("domino 1\na\n").unwrap();
    assert_eq!(text(&path), "domino 1\na\n");
    fs::remove_file(&path).unwrap();
    fs::write(&path, "somebody else's").unwrap();
    kept.keep("domino 1\na\nb\n").unwrap_err();
    assert_eq!(text(&path), "somebody else's");
}

#[test]
fn only_a_match_that_is_over_makes_room_for_another() {
    let directory = directory();
    let path = directory.path().join("r");
    let open = |found: &str, record: &str| {
        fs::write(&path, found).unwrap();
        let opened = KeptFile::open_for(record.as_bytes(), &path);
        assert_eq!(text(&path), found, "opening changes nothing");
        opened.map(drop)
    };
    for found in ["", "domino 1\n", "domino 1\na\n", "domino 1\nx\nmatch won A\n"] {
        open(found, "domino 1\na\nb\n").unwrap();
    }
    // Another match, a later point of this one, and an end that was not written to its end.
    for found in ["domino 1\nx\n", "domino 1\na\nb\nc\n", "domino 1\nx\nmatch won A"] {
        let refused = open(found, "domino 1\na\nb\n");
        assert!(matches!(refused, Err(KeepError::Unfinished)), "{found:?}");
    }
    assert!(matches!(open("Dear Bob,\nmatch\n", "domino 1\n"), Err(KeepError::NotARecord)));
}

/// Whoever replaces a file, or writes it anew, leaves it to those who could read it.
#[cfg(unix)]
#[test]
fn a_file_keeps_its_readers() {
    use std::os::unix::fs::PermissionsExt;

    let directory = directory();
    let path = directory.path().join("r");
    let readers = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
    let mut kept = KeptFile::create(&path, FOR_OWNER).unwrap();
    kept.keep("domino 1\nx\n").unwrap();
    assert_eq!(readers(), 0o600);
    drop(kept);
    let mut kept = KeptFile::open(&path, Missing::Refuse).unwrap();
    kept.keep("domino 1\na\n").unwrap();
    assert_eq!(readers(), 0o600, "it is replaced");
    fs::remove_file(&path).unwrap();
    kept.keep("domino 1\na\nb\n").unwrap();
    assert_eq!(readers(), 0o600, "it is written anew");
}
