//! Inside a crate a floor uses those below it and no other, by name: nothing is imported through the
//! root of the crate, where everything meets everything.

use std::path::Path;

use crate::{files, read, root};

/// The crates with floors, each from the ground up; within a floor files use each other freely.
const FLOORS: [(&str, &[&str]); 2] = [
    ("rules", &["seats", "variant", "play", "score", "round", "contest", "serde"]),
    ("record", &["text", "write", "head", "draft", "play", "read"]),
];

#[test]
fn a_floor_uses_only_those_below_it() {
    for (name, floors) in FLOORS {
        let folder = format!("crates/{name}/src");
        let mut seen = vec![false; floors.len()];
        for path in files(&folder, &[".rs"]) {
            let inside = path.strip_prefix(root().join(&folder)).unwrap();
            if inside == Path::new("lib.rs") {
                continue;
            }
            let first = inside.iter().next().unwrap().to_str().unwrap();
            let own = first.trim_end_matches(".rs");
            let own = floors.iter().position(|floor| *floor == own);
            let own = own.unwrap_or_else(|| panic!("{} is on no floor", path.display()));
            seen[own] = true;
            let faults = faults(&code(&read(&path)), &floors[..=own], floors);
            assert!(faults.is_empty(), "{} uses {faults:?}", path.display());
        }
        assert!(seen.iter().all(|is_there| *is_there), "every floor of {name} is there");
    }
}

/// The code of a file without its comments.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// What code names of its own crate beside these floors.
fn faults(code: &str, below: &[&str], floors: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        // `$crate` stands in what another crate is given.
        let before = code[..at].chars().next_back();
        if before.is_some_and(|letter| letter == '$' || letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        found.extend(heads(&code[at + "crate::".len()..]));
    }
    found.retain(|head| !below.contains(&head.as_str()));
    // The root is also reached from below.
    for (at, _) in code.match_indices("super::") {
        let head = heads(&code[at + "super::".len()..]);
        let is_other =
            |head: &String| floors.contains(&head.as_str()) && !below.contains(&head.as_str());
        found.extend(head.into_iter().filter(is_other));
    }
    found
}

/// The first names of a path, or of each path of a group in braces.
fn heads(path: &str) -> Vec<String> {
    let word = |text: &str| {
        let text = text.trim_start();
        text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![word(path)] };
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => {
                parts.push(&group[start..at]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.into_iter().map(word).filter(|head: &String| !head.is_empty()).collect()
}

#[test]
fn paths_up_and_through_the_root_are_found() {
    let floors = ["seats", "variant", "play"];
    let check = |code: &str, expected: &[&str]| {
        let found = faults(&super::floors::code(code), &floors[..2], &floors);
        assert_eq!(found, expected, "{code}");
    };
    check("use crate::seats::Seat;\nuse crate::variant::{Rules, Variant};", &[]);
    check("use crate::play::Table;", &["play"]);
    check(
        "use crate::{\n    Seat,\n    variant::{Rules, play},\n    play::Table,\n};",
        &["Seat", "play"],
    );
    check("fn of(table: &crate::play::Table) {}", &["play"]);
    check("// see crate::play\n/// [`Table`](crate::play::Table)\npub(crate) fn f() {}", &[]);
    check("$crate::text_form!(Tile)", &[]);
    check("use super::super::play::Table;\nuse super::Seat;", &["play"]);
}
