//! Where matches are kept, and what is said of it.

use std::{fs, io};

use tempfile::TempDir;

use super::*;
use crate::shelf::begun;

/// A user with an empty shelf.
fn user() -> (TempDir, Shelf) {
    let directory = tempfile::tempdir().unwrap();
    let shelf = Shelf::at(directory.path().join("state").join("matches"));
    (directory, shelf)
}

fn begin(keeper: &mut Keeper, from: Option<&Path>, text: &str) {
    keeper.begin(from, "draw-42", text.to_owned());
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn every_match_has_a_file_of_its_own_on_the_shelf() {
    let (_directory, shelf) = user();
    let mut keeper = Keeper::new(Some(shelf.clone()));
    for n in ["1", "2"] {
        begin(&mut keeper, None, "domino 1\n");
        keeper.add(n);
    }
    let second = shelf.path().join("draw-42-2.domino");
    assert_eq!(text(shelf.path().join("draw-42.domino")), "domino 1\n1");
    assert_eq!(text(&second), "domino 1\n2");
    assert!(keeper.notices().is_empty());
    let place = Some(KeptIn { path: second, is_on_shelf: true, behind_after: None });
    assert_eq!(keeper.finish(), Kept { place, has_lost: false });
}

#[test]
fn later_matches_are_named_after_the_file_of_the_first() {
    let (directory, shelf) = user();
    let path = directory.path().join("evening.domino");
    let mut keeper = Keeper::new(Some(shelf)).with_file(KeptFile::open_for(b"", &path).unwrap());
    begin(&mut keeper, None, "domino 1\na\n");
    begin(&mut keeper, None, "domino 1\nb\n");
    assert_eq!(text(&path), "domino 1\na\n");
    assert_eq!(text(directory.path().join("evening-2.domino")), "domino 1\nb\n");
}

#[test]
fn where_the_named_place_is_gone_the_shelf_keeps_the_match() {
    let (directory, shelf) = user();
    let gone = directory.path().join("gone");
    fs::create_dir(&gone).unwrap();
    let file = KeptFile::open_for(b"", &gone.join("r")).unwrap();
    let mut keeper = Keeper::new(Some(shelf.clone())).with_file(file);
    begin(&mut keeper, None, "domino 1\na\n");
    fs::remove_dir_all(&gone).unwrap();
    begin(&mut keeper, None, "domino 1\nb\n");
    assert!(matches!(keeper.notices()[..], [Notice::NotKept { .. }]));
    assert_eq!(text(shelf.path().join("draw-42.domino")), "domino 1\nb\n");
    assert!(keeper.finish().has_lost, "somebody asked for a file");
}

#[test]
fn a_loaded_match_goes_on_in_its_file() {
    let (directory, shelf) = user();
    let path = directory.path().join("old");
    fs::write(&path, "domino 1\na\n").unwrap();
    let mut keeper = Keeper::new(Some(shelf.clone()));
    assert_eq!(keeper.load(&path).unwrap(), b"domino 1\na\n");
    begin(&mut keeper, Some(&path), "domino 1\na\nb\n");
    assert_eq!(text(&path), "domino 1\na\nb\n");
    let refused = Keeper::new(Some(shelf)).load(&path);
    assert!(matches!(refused, Err(KeepError::InUse)));
    // Loading it once more goes on with it, and so does what was not loaded.
    assert_eq!(keeper.load(&path).unwrap(), b"domino 1\na\nb\n");
    begin(&mut keeper, Some(&path), "domino 1\na\nb\n");
    keeper.add("c\n");
    assert_eq!(text(&path), "domino 1\na\nb\nc\n");
}

#[test]
fn a_shelf_that_cannot_be_made_is_no_end_of_the_game() {
    let (_directory, shelf) = user();
    fs::write(shelf.path().parent().unwrap(), "in the way").unwrap();
    let mut keeper = Keeper::new(Some(shelf.clone()));
    begin(&mut keeper, None, "domino 1\n");
    assert!(matches!(keeper.notices()[..], [Notice::NotKept { .. }]));
    keeper.add("a\n");
    begin(&mut keeper, None, "domino 1\n");
    assert!(keeper.notices().is_empty(), "it is told once");
    assert_eq!(keeper.finish(), Kept { place: None, has_lost: false });
    assert!(shelf.unfinished().matches.is_empty());
}

#[test]
fn nothing_is_kept_where_no_file_is_named_and_there_is_no_shelf() {
    let mut keeper = Keeper::default();
    begin(&mut keeper, None, "domino 1\n");
    keeper.add("a\n");
    assert!(keeper.notices().is_empty());
    assert_eq!(keeper.finish(), Kept { place: None, has_lost: false });
}

#[test]
fn saving_over_another_match_that_is_not_over_changes_nothing() {
    let (directory, _) = user();
    let path = directory.path().join("r");
    let mut keeper = Keeper::default();
    let mut save = |record: &str| {
        let is_saved = keeper.save(&path, record.as_bytes()).is_ok();
        (is_saved, text(&path))
    };
    let saved = |text: &str| (true, text.to_owned());
    let refused = |text: &str| (false, text.to_owned());
    assert_eq!(save("domino 1\na\n"), saved("domino 1\na\n"));
    assert_eq!(save("domino 1\na\nb\n"), saved("domino 1\na\nb\n"), "the same match, further on");
    assert_eq!(save("domino 1\na\n"), refused("domino 1\na\nb\n"), "the same, further back");
    assert_eq!(save("domino 1\nx\n"), refused("domino 1\na\nb\n"), "another match");
    fs::write(&path, "domino 1\na\nmatch won A\n").unwrap();
    keeper.save(&path, b"domino 1\nx\n").unwrap();
    assert_eq!(text(&path), "domino 1\nx\n", "another that is over");
}

#[test]
fn a_loaded_match_goes_on_after_its_last_whole_line() {
    let (directory, shelf) = user();
    let path = directory.path().join("torn");
    let record = begun("draw").text().to_owned();
    fs::write(&path, format!("{record}A 6-")).unwrap();
    // Where nothing is kept, nothing is written.
    assert_eq!(Keeper::default().load(&path).unwrap(), text(&path).as_bytes());
    let mut keeper = Keeper::new(Some(shelf));
    assert_eq!(keeper.load(&path).unwrap(), record.as_bytes());
    assert!(matches!(keeper.notices()[..], [Notice::Torn { .. }]));
    assert_eq!(text(&path), record);
    begin(&mut keeper, Some(&path), &record);
    keeper.add("A draw\n");
    assert_eq!(text(&path), record + "A draw\n");
}

/// The file of a match, as it is opened where files cannot be locked.
fn without_lock(mut file: KeptFile) -> KeptFile {
    file.refuse_lock(io::Error::from(io::ErrorKind::Unsupported));
    file
}

#[test]
fn finding_a13_play_goes_on_without_a_lock_and_that_is_told_once() {
    let (directory, _) = user();
    let file = KeptFile::open_for(b"", &directory.path().join("r")).unwrap();
    let mut keeper = Keeper::new(None).with_file(without_lock(file));
    assert!(matches!(keeper.notices()[..], [Notice::NotLocked { .. }]));
    begin(&mut keeper, None, "domino 1\na\n");
    let again = without_lock(KeptFile::open_for(b"", &directory.path().join("s")).unwrap());
    keeper.locked(again);
    assert!(keeper.notices().is_empty());
    assert_eq!(text(directory.path().join("r")), "domino 1\na\n");
}

#[cfg(target_os = "linux")]
#[test]
fn finding_a19_a_keeper_knows_how_far_its_file_goes() {
    let (directory, shelf) = user();
    let mut keeper = Keeper::new(Some(shelf.clone()));
    begin(&mut keeper, None, "domino 1\na\n");
    let path = shelf.path().join("draw-42.domino");
    // Its directory goes away, and something else takes its place.
    fs::rename(shelf.path(), directory.path().join("moved")).unwrap();
    fs::write(shelf.path(), "in the way").unwrap();
    keeper.add("b\n");
    keeper.add("c\n");
    assert!(matches!(keeper.notices()[..], [Notice::NotWritten { .. }]));
    let place = Some(KeptIn { path, is_on_shelf: true, behind_after: Some(2) });
    assert_eq!(keeper.finish(), Kept { place, has_lost: true });
}

/// A match that is over leaves the shelf, and nothing is written over among those that are.
#[test]
fn matches_that_are_over_are_put_away() {
    let (_directory, shelf) = user();
    for n in 0..2 {
        let mut keeper = Keeper::new(Some(shelf.clone()));
        begin(&mut keeper, None, "domino 1\n");
        keeper.add(&format!("{n}\nmatch won A\n"));
        let name = ["draw-42.domino", "draw-42-2.domino"][n];
        let place = shelf.finished().join(name);
        let kept = keeper.finish();
        assert_eq!(kept.place.unwrap().path, place);
        assert_eq!(text(place), format!("domino 1\n{n}\nmatch won A\n"));
    }
    let mut keeper = Keeper::new(Some(shelf.clone()));
    begin(&mut keeper, None, "domino 1\nmatch won A\n");
    begin(&mut keeper, None, "domino 1\n");
    assert!(shelf.finished().join("draw-42-3.domino").exists(), "also when another one begins");
    assert!(shelf.path().join("draw-42.domino").exists());
}

#[test]
fn finding_d7_a_match_is_forgotten_unless_it_is_played_or_lies_elsewhere() {
    let (directory, shelf) = user();
    let mut keeper = Keeper::new(Some(shelf.clone()));
    begin(&mut keeper, None, "domino 1\n");
    begin(&mut keeper, None, "domino 1\n");
    let [first, second] =
        ["draw-42.domino", "draw-42-2.domino"].map(|name| shelf.path().join(name));
    assert!(matches!(keeper.forget(&second), Err(KeepError::InUse)), "it is on the table");
    let own = directory.path().join("letter.txt");
    fs::write(&own, "Dear Ada").unwrap();
    assert!(keeper.forget(&own).is_err() && own.exists());
    keeper.forget(&first).unwrap();
    assert!(!first.exists() && second.exists());
    assert!(keeper.forget(&first).is_err());
}
