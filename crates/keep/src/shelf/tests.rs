//! What is kept of a user, and what is offered of it.

use std::time::Duration;

use domino_record::Writer;
use domino_rules::{Match, PerSeat, Rules, Variant};
use tempfile::TempDir;

use super::*;
use crate::Missing;

/// The record of a match after its first deal.
pub(crate) fn begun(game: &str) -> Writer {
    let rules = Rules::new(Variant::builtin(game).unwrap().clone(), 2).unwrap();
    let seats: PerSeat<_> =
        ["human".parse().unwrap(), "steady".parse().unwrap()].into_iter().collect();
    let mut writer = Writer::new(&rules, &seats);
    Match::new(rules).start_round(42, &mut writer).unwrap();
    writer
}

/// A user with these matches, the oldest first, each of them with its name and its record.
fn user(matches: &[(&str, &str)]) -> (TempDir, Shelf) {
    let directory = tempfile::tempdir().unwrap();
    let shelf = Shelf::at(directory.path().join("state").join("matches"));
    for (age, (name, record)) in matches.iter().enumerate() {
        let mut file = shelf.new_match(name).unwrap();
        file.keep(record).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1000 + age as u64);
        File::options().write(true).open(file.path()).unwrap().set_modified(time).unwrap();
    }
    (directory, shelf)
}

/// The names of the matches that are listed.
fn names(kept: &Unfinished) -> Vec<String> {
    let stem = |found: &UnfinishedMatch| found.path.file_stem()?.to_str().map(str::to_owned);
    kept.matches.iter().filter_map(stem).collect()
}

#[test]
fn the_last_unfinished_matches_are_offered() {
    let open = begun("draw").text().to_owned();
    let over = format!("{open}match won A\n");
    let (_directory, shelf) =
        user(&[("a", &open), ("b", &open), ("over", &over), ("played", &open), ("empty", "")]);
    let played = KeptFile::open(&shelf.path().join("played.domino"), Missing::Refuse).unwrap();
    let kept = shelf.unfinished();
    assert_eq!(names(&kept), ["b", "a"]);
    assert_eq!(kept.matches[0].record, open.as_bytes());
    drop(played);
    assert_eq!(names(&shelf.unfinished()), ["played", "b", "a"]);
}

#[test]
fn finding_d11_the_last_match_is_that_of_the_newest_file_finished_or_played_or_not() {
    let open = begun("draw").text().to_owned();
    let over = format!("{open}match won A\n");
    let (_directory, shelf) = user(&[("a", &open), ("b", &over), ("empty", "")]);
    let last = || shelf.last().and_then(|path| path.file_stem()?.to_str().map(str::to_owned));
    assert_eq!(last().as_deref(), Some("b"), "nothing is in the newest file");
    let played = KeptFile::open(&shelf.path().join("a.domino"), Missing::Refuse).unwrap();
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(5000);
    File::options().write(true).open(played.path()).unwrap().set_modified(time).unwrap();
    assert_eq!(last().as_deref(), Some("a"), "somebody is playing it");
    assert_eq!(Shelf::at(shelf.path().join("none")).last(), None);
}

#[test]
fn a_user_without_a_directory_is_offered_nothing() {
    let shelf = Shelf::at(tempfile::tempdir().unwrap().path().join("state"));
    assert_eq!(shelf.unfinished(), Unfinished { matches: vec![], n_more: 0 });
}

#[test]
fn damaged_matches_are_offered_last_and_a_torn_line_is_no_damage() {
    let open = begun("draw").text().to_owned();
    let torn = format!("{open}A 6-");
    let (_directory, shelf) =
        user(&[("1", &open), ("2", &torn), ("bad", "domino 1\nx\n"), ("worse", "domino 1\ny\n")]);
    let kept = shelf.unfinished();
    assert_eq!(names(&kept), ["2", "1", "worse", "bad"]);
    assert_eq!(kept.n_more, 0);
    assert_eq!(kept.matches[0].record, open.as_bytes());
    let file = shelf.path().join("2.domino");
    assert_eq!(fs::read_to_string(file).unwrap(), torn, "an offer changes no file");
}

#[test]
fn five_matches_are_offered_and_the_others_counted() {
    let open = begun("draw").text().to_owned();
    let whole = ["a", "b", "c", "d", "e", "f"].map(|name| (name, open.as_str()));
    let (_directory, shelf) = user(&[&whole[..], &[("bad", "domino 1\nx\n")]].concat());
    let kept = shelf.unfinished();
    assert_eq!(names(&kept), ["f", "e", "d", "c", "b"]);
    assert_eq!(kept.n_more, 2);
}

/// A place whose name is not UTF-8.
#[cfg(target_os = "linux")]
#[test]
fn finding_a3_a_match_is_listed_whatever_the_bytes_of_its_place() {
    use std::os::unix::ffi::OsStrExt as _;

    let directory = tempfile::tempdir().unwrap();
    let shelf = Shelf::at(directory.path().join(std::ffi::OsStr::from_bytes(b"caf\xe9")));
    let open = begun("draw").text().to_owned();
    shelf.new_match("draw-42").unwrap().keep(&open).unwrap();
    let found = shelf.unfinished().matches.remove(0);
    assert_eq!(found.path, shelf.path().join("draw-42.domino"));
    let mut keeper = crate::Keeper::new(Some(shelf));
    assert_eq!(keeper.load(&found.path).unwrap(), open.as_bytes());
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;

    let (directory, shelf) = user(&[("a", "domino 1\n")]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&shelf.path().join("a.domino")), 0o600);
    assert_eq!(mode(shelf.path()), 0o700);
    assert_eq!(mode(&directory.path().join("state")), 0o700);
}

#[test]
fn names_of_games_make_names_of_files() {
    assert_eq!(file_name("draw-42"), "draw-42.domino");
    assert_eq!(file_name("../../etc/x y"), "------etc-x-y.domino");
}
