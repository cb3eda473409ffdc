//! Pictures of records.

use std::fs;
use std::path::Path;

use crate::run::{fails, run, run_in, with_file};

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
