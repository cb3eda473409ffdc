//! Files begin with a sentence, stay short, and hold nothing unfinished.

use crate::{files, root};

/// The most lines that a source file may have.
const MAX_LINES: usize = 800;

#[test]
fn a_source_file_begins_with_a_sentence_about_itself() {
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("//! "), "{}: {first}", path.display());
    }
}

#[test]
fn a_source_file_is_short() {
    for path in sources() {
        let n_lines = std::fs::read_to_string(&path).unwrap().lines().count();
        assert!(n_lines <= MAX_LINES, "{} has {n_lines} lines", path.display());
    }
}

#[test]
fn nothing_is_left_unfinished() {
    // Written apart, so that this file does not find itself.
    let marks =
        [["to", "do!("], ["unimple", "mented!("], ["FIX", "ME"], ["#[ig", "nore"], ["d", "bg!("]];
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        for mark in marks.map(|mark| mark.concat()) {
            assert!(!text.contains(&mark), "{} has {mark}", path.display());
        }
    }
}

#[test]
fn text_files_end_with_one_line_feed_and_have_no_trailing_blanks() {
    let endings = [".rs", ".toml", ".md", ".ftl", ".domino", "justfile", ".txt"];
    for path in files(".", &endings) {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root()).unwrap().display().to_string();
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{name} ends badly");
        assert!(!text.contains('\r'), "{name} has a carriage return");
        let blank = text.lines().position(|line| line.ends_with([' ', '\t']));
        assert_eq!(blank, None, "{name} has a blank at the end of a line");
    }
}

#[test]
fn no_snapshot_waits_to_be_read() {
    let waiting = files(".", &[".snap.new", ".pending-snap"]);
    assert!(waiting.is_empty(), "{waiting:?}");
}

#[test]
fn every_snapshot_belongs_to_a_test() {
    let sources: String =
        sources().iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    for path in files(".", &[".snap"]) {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let name = stem.rsplit("__").next().unwrap();
        let base = name.split('@').next().unwrap();
        assert!(sources.contains(base), "{} belongs to no test", path.display());
    }
}

fn sources() -> Vec<std::path::PathBuf> {
    let mut sources = files("crates", &[".rs"]);
    sources.extend(files("tests", &[".rs"]));
    assert!(sources.len() > 50, "the sources are found");
    sources
}
