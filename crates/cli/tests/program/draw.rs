//! Pictures of records.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

use crate::run::{fails, program_of, run, run_command, run_in, with_file};

/// A folder of the repository.
const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

fn record() -> String {
    format!("{PICTURES}/table.domino")
}

#[test]
fn the_picture_of_the_readme_is_what_the_program_draws() {
    let found = run(&["draw", &record(), "--lang", "en"], b"");
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let committed = fs::read_to_string(Path::new(PICTURES).join("table.svg")).unwrap();
    assert!(found.out == committed, "draw docs/pictures/table.svg again, as the README says");
}

#[test]
fn a_picture_goes_to_a_file_whole_or_not_at_all() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let draw = |more: &[&str]| run_in(here, &[&["draw", &record()], more].concat(), b"");
    let first = draw(&["-o", "a.svg"]);
    assert_eq!((first.code, first.out.as_str(), first.err.as_str()), (0, "", ""));
    let svg = fs::read_to_string(here.join("a.svg")).unwrap();
    assert_eq!(svg, draw(&[]).out);
    assert_eq!(svg, draw(&["-o", "-"]).out, "that is standard output");
    assert_eq!(draw(&["--view", "a"]).out, draw(&["--view", "A"]).out);
    assert_eq!(draw(&["--view", "full"]).out, svg, "the match is over");

    // A picture takes the place of a picture, and of nothing at all.
    fs::write(here.join("empty.svg"), "").unwrap();
    for file in ["a.svg", "empty.svg"] {
        assert_eq!(draw(&["-o", file, "--turn", "4", "--view", "A"]).code, 0);
        let again = fs::read_to_string(here.join(file)).unwrap();
        assert!(again != svg && again.ends_with("</svg>\n"), "{file}");
    }
    let n_files = fs::read_dir(here).unwrap().count();
    assert_eq!(n_files, 2, "nothing else is left behind");
}

#[test]
fn nothing_but_a_picture_is_overwritten() {
    for content in ["<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "notes\n", "domino 1\n"] {
        let (_directory, path) = with_file("mine.svg", content);
        let found = fails(&["draw", &record(), "-o", path.to_str().unwrap()], 2, "not a picture");
        assert!(found.err.contains("mine.svg: "), "{}", found.err);
        assert_eq!(fs::read_to_string(path).unwrap(), content);
    }
    let directory = tempfile::tempdir().unwrap();
    let inside = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    fails(&["draw", &record(), "-o", &inside("")], 2, "is a directory");
    fails(&["draw", &record(), "-o", &inside("none/a.svg")], 2, "no such file or directory");
    #[cfg(unix)]
    fails(&["draw", &record(), "-o", "/dev/null"], 2, "is not a regular file");
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[test]
fn finding_d11_a_file_that_is_no_svg_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    for name in ["x.png", "x", "svg", ".svg", "x.svg.gz", "x.svgz"] {
        let path = directory.path().join(name);
        let told = format!("{name}: is no name for a picture, which is SVG: end it in `.svg`");
        fails(&["draw", &record(), "-o", path.to_str().unwrap()], 2, &told);
    }
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
    let path = directory.path().join("X.SVG");
    assert_eq!(run(&["draw", &record(), "-o", path.to_str().unwrap()], b"").code, 0);
}

/// A user with two kept matches of `block` of which the second is not over; gives its file.
fn user_of_two_matches() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let matches = directory.path().join("domino").join("matches");
    fs::create_dir_all(&matches).unwrap();
    let files = ["older.domino", "newer.domino"].map(|name| matches.join(name));
    let play = |path: &Path, seats: &str, input: &[u8]| {
        let path = path.to_str().unwrap();
        let args = ["play", "block", "--seats", seats, "--rounds", "1", "--seed", "3"];
        assert_eq!(run(&[&args[..], &["--record", path]].concat(), input).code, 0);
    };
    // What is made last is not what was written last.
    play(&files[1], "human:Ada,steady", b"1\n1\n");
    play(&files[0], "steady,heavy", b"");
    for (file, seconds) in files.iter().zip([1000, 2000]) {
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        fs::File::options().write(true).open(file).unwrap().set_modified(time).unwrap();
    }
    let [_, newer] = files;
    (directory, newer)
}

#[test]
fn finding_d11_without_a_file_the_last_match_that_was_kept_is_drawn_and_told() {
    let (user, newer) = user_of_two_matches();
    for command in ["draw", "replay"] {
        let last = run_command(&mut program_of(user.path(), &[command]), b"");
        let named = run(&[command, newer.to_str().unwrap()], b"");
        assert_eq!((last.code, &last.out), (0, &named.out), "{command}");
        assert_eq!(last.err, format!("note: the last match is in {}\n", newer.display()));
        assert_eq!(named.err, "");
    }
    // A line that is being written is not waited for.
    let whole = fs::read(&newer).unwrap();
    let told = run(&["replay", newer.to_str().unwrap()], b"").out;
    fs::write(&newer, [&whole[..], b"A dr"].concat()).unwrap();
    let torn = run_command(&mut program_of(user.path(), &["replay"]), b"");
    assert_eq!((torn.code, torn.out), (0, told));
    assert!(torn.err.contains("is incomplete and is left out"), "{}", torn.err);

    let nobody = tempfile::tempdir().unwrap();
    let none = run_command(&mut program_of(nobody.path(), &["draw"]), b"");
    assert_eq!((none.code, none.out.as_str()), (2, ""));
    let told =
        "error: no match has been kept yet\nhint: name a record, or play one with `domino`\n";
    assert_eq!(none.err, told);
}

#[test]
fn finding_d11_a_match_that_goes_on_shows_the_hand_of_its_only_human() {
    let (_user, newer) = user_of_two_matches();
    let drawn = |view: &[&str]| {
        let found = run(&[&["draw", newer.to_str().unwrap()], view].concat(), b"");
        assert_eq!(found.code, 0, "{}", found.err);
        found.out
    };
    assert_eq!(drawn(&[]), drawn(&["--view", "A"]));
    assert_ne!(drawn(&[]), drawn(&["--view", "full"]));
    let told = run(&["replay", newer.to_str().unwrap()], b"").out;
    assert!(told.contains("A Ada to play") && !told.contains("B steady to play"), "{told}");
    assert!(!told.contains("Seed"), "whoever knows the seed knows every hand: {told}");
    let told = run(&["replay", newer.to_str().unwrap(), "--view", "full"], b"").out;
    assert!(told.contains("B steady to play"), "{told}");
}

/// Whoever starts a second terminal sees no hand of those who share the first.
#[test]
fn finding_d11_a_match_of_several_humans_is_seen_by_the_public_while_it_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let play = ["play", "draw", "--seats", "human:Ada,human:Bo", "--seed", "3", "--record", "r"];
    assert_eq!(run_in(here, &play, b"1\n1\n").code, 0);
    let told = run_in(here, &["replay", "r"], b"");
    assert_eq!(told.code, 0);
    assert!(!told.out.contains(" to play") && !told.out.contains("Seed"), "{}", told.out);
    assert!(told.out.contains("\n1. "), "{}", told.out);
    let drawn = run_in(here, &["draw", "r"], b"").out;
    assert_eq!(drawn, run_in(here, &["draw", "r", "--view", "public"], b"").out);
    let full = run_in(here, &["replay", "r", "--view", "full"], b"").out;
    assert!(full.contains("A Ada to lead") || full.contains(" to play"), "{full}");
}

#[test]
fn finding_d11_tiles_carry_their_numbers_when_asked_to() {
    let plain = run(&["draw", &record()], b"").out;
    let numbered = run(&["draw", &record(), "--numbers"], b"").out;
    let n = numbered.matches("<g class=\"number\">").count();
    assert_eq!(n, plain.matches("<title>").count() - 3, "all but three in hand");
    assert!(!plain.contains("class=\"number\""));
    let moment = run(&["replay", &record(), "--turn", "3", "--plain"], b"").out;
    assert!(moment.contains("\n3. ") && !moment.contains("\n4. "), "{moment}");
    fails(&["replay", &record(), "--turn", "999"], 2, "there is no turn 999; the round has ");
    fails(&["replay", &record(), "--round", "7"], 2, "there is no round 7");
    fails(&["replay", &record(), "--view", "C"], 2, "there is no seat C");
}

#[test]
fn what_the_record_does_not_have_is_told() {
    let record = record();
    let draw = |more: &[&'static str]| [&["draw", record.as_str()], more].concat();
    fails(&draw(&["--round", "2"]), 2, "table.domino: there is no round 2; there is only round 1");
    fails(&draw(&["--round", "0"]), 2, "there is no round 0");
    fails(&draw(&["--turn", "999"]), 2, "there is no turn 999; the round has ");
    fails(&draw(&["--view", "C"]), 2, "there is no seat C; the seats are A to B");
    fails(&draw(&["--view", "c"]), 2, "there is no seat C; the seats are A to B");
    for view in ["--view=Q", "--view=", "--round=-1", "--turn=1.5", "--turn=x"] {
        fails(&draw(&[view]), 2, "invalid value");
    }
    fails(&["draw", "none.domino"], 2, "none.domino: no such file or directory");
    let german = run(&draw(&["--round", "3", "--lang", "de"]), b"");
    assert!(german.err.contains("es gibt keine Runde 3, nur Runde 1"), "{}", german.err);
}

#[test]
fn a_record_that_does_not_hold_is_not_drawn() {
    let whole = fs::read_to_string(record()).unwrap();
    let (_head, head) =
        with_file("head.domino", whole.split_inclusive('\n').take(3).collect::<String>());
    fails(&["draw", head.to_str().unwrap()], 1, "head.domino: no round has begun");
    let (_bad, bad) = with_file("bad.domino", whole.replacen("hand A ", "hand A 6-6 6-6 ", 1));
    fails(&["draw", bad.to_str().unwrap()], 1, "bad.domino: line ");
    let (_other, other) = with_file("other", b"\xff\0not a record");
    fails(&["draw", other.to_str().unwrap()], 1, "other: ");
}
