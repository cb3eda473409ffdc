//! Where matches are kept, and what is said of it.

use std::fs;

use domino_repl::Lang;
use tempfile::TempDir;

use super::*;
use crate::state::begun;

/// A user with an empty state directory.
fn user() -> (TempDir, State, Catalog) {
    let directory = tempfile::tempdir().unwrap();
    let state = State::at(directory.path().join("state"));
    (directory, state, Catalog::new(Lang::En))
}

fn begin(from: Option<&str>, text: &str) -> Keep {
    let from = from.map(str::to_owned);
    Keep::Match { from, name: "draw-42".to_owned(), text: text.to_owned() }
}

fn lines(text: &str) -> Keep {
    Keep::Lines(text.to_owned())
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn every_match_has_a_file_of_its_own_in_the_state_directory() {
    let (_directory, state, catalog) = user();
    let mut keeper = Keeper::new(Some(state.clone()));
    for n in ["1", "2"] {
        keeper.keep(begin(None, "domino 1\n"), &catalog);
        keeper.keep(lines(n), &catalog);
    }
    assert_eq!(text(state.matches().join("draw-42.domino")), "domino 1\n1");
    assert_eq!(text(state.matches().join("draw-42-2.domino")), "domino 1\n2");
    assert_eq!(keeper.closing(false, true), Some(Message::KeptOn));
    assert_eq!(keeper.finish(false, true, &catalog), 0);
}

#[test]
fn later_matches_are_named_after_the_file_of_the_first() {
    let (directory, state, catalog) = user();
    let path = directory.path().join("evening.domino");
    let mut keeper = Keeper::new(Some(state)).with_file(KeptFile::open_for(b"", &path).unwrap());
    keeper.keep(begin(None, "domino 1\na\n"), &catalog);
    keeper.keep(begin(None, "domino 1\nb\n"), &catalog);
    assert_eq!(text(&path), "domino 1\na\n");
    assert_eq!(text(directory.path().join("evening-2.domino")), "domino 1\nb\n");
}

#[test]
fn where_the_named_place_is_gone_the_state_directory_keeps_the_match() {
    let (directory, state, catalog) = user();
    let gone = directory.path().join("gone");
    fs::create_dir(&gone).unwrap();
    let file = KeptFile::open_for(b"", &gone.join("r")).unwrap();
    let mut keeper = Keeper::new(Some(state.clone())).with_file(file);
    keeper.keep(begin(None, "domino 1\na\n"), &catalog);
    fs::remove_dir_all(&gone).unwrap();
    keeper.keep(begin(None, "domino 1\nb\n"), &catalog);
    assert_eq!(text(state.matches().join("draw-42.domino")), "domino 1\nb\n");
}

#[test]
fn a_loaded_match_goes_on_in_its_file() {
    let (directory, state, catalog) = user();
    let path = directory.path().join("old").to_str().unwrap().to_owned();
    fs::write(&path, "domino 1\na\n").unwrap();
    let mut keeper = Keeper::new(Some(state.clone()));
    assert_eq!(keeper.load(&path, &catalog).unwrap(), b"domino 1\na\n");
    keeper.keep(begin(Some(&path), "domino 1\na\nb\n"), &catalog);
    assert_eq!(text(&path), "domino 1\na\nb\n");
    let mut other = Keeper::new(Some(state));
    let refused = other.load(&path, &catalog).unwrap_err();
    assert_eq!(refused.say(&catalog), "another domino program has the file open");
    // Loading it once more goes on with it, and so does what was not loaded.
    assert_eq!(keeper.load(&path, &catalog).unwrap(), b"domino 1\na\nb\n");
    keeper.keep(begin(Some(&path), "domino 1\na\nb\n"), &catalog);
    keeper.keep(lines("c\n"), &catalog);
    assert_eq!(text(&path), "domino 1\na\nb\nc\n");
}

#[test]
fn a_state_directory_that_cannot_be_made_is_no_end_of_the_game() {
    let (_directory, state, catalog) = user();
    fs::write(state.matches().parent().unwrap(), "in the way").unwrap();
    let mut keeper = Keeper::new(Some(state.clone()));
    keeper.keep(begin(None, "domino 1\n"), &catalog);
    assert!(keeper.is_told);
    keeper.keep(lines("a\n"), &catalog);
    keeper.keep(begin(None, "domino 1\n"), &catalog);
    assert_eq!(keeper.closing(false, true), Some(Message::Left));
    assert_eq!(keeper.finish(false, true, &catalog), 0);
    assert!(state.kept().offers.is_empty());
}

#[test]
fn nothing_is_kept_where_no_file_is_named_for_a_script() {
    let catalog = Catalog::new(Lang::En);
    let mut keeper = Keeper::default();
    keeper.keep(begin(None, "domino 1\n"), &catalog);
    keeper.keep(lines("a\n"), &catalog);
    assert_eq!(keeper.closing(true, true), None);
    assert_eq!(keeper.closing(false, true), Some(Message::Left));
    assert_eq!(keeper.closing(false, false), None);
}

#[test]
fn saving_over_another_match_that_is_not_over_changes_nothing() {
    let (directory, _, catalog) = user();
    let path = directory.path().join("r").to_str().unwrap().to_owned();
    let mut keeper = Keeper::default();
    let mut save = |record: &str| {
        keeper.save(path.clone(), record.as_bytes(), &catalog);
        text(&path)
    };
    assert_eq!(save("domino 1\na\n"), "domino 1\na\n");
    assert_eq!(save("domino 1\na\nb\n"), "domino 1\na\nb\n", "the same match, further on");
    assert_eq!(save("domino 1\na\n"), "domino 1\na\nb\n", "the same match, further back");
    assert_eq!(save("domino 1\nx\n"), "domino 1\na\nb\n", "another match");
    fs::write(&path, "domino 1\na\nmatch won A\n").unwrap();
    assert_eq!(save("domino 1\nx\n"), "domino 1\nx\n", "another that is over");
}

#[test]
fn a_loaded_match_goes_on_after_its_last_whole_line() {
    let (directory, state, catalog) = user();
    let path = directory.path().join("torn").to_str().unwrap().to_owned();
    let record = begun("draw").text().to_owned();
    fs::write(&path, format!("{record}A 6-")).unwrap();
    // Where nothing is kept, nothing is written.
    assert_eq!(Keeper::default().load(&path, &catalog).unwrap(), text(&path).as_bytes());
    let mut keeper = Keeper::new(Some(state));
    assert_eq!(keeper.load(&path, &catalog).unwrap(), record.as_bytes());
    assert_eq!(text(&path), record);
    keeper.keep(begin(Some(&path), &record), &catalog);
    keeper.keep(lines("A draw\n"), &catalog);
    assert_eq!(text(&path), record + "A draw\n");
}
