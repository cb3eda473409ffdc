//! What a crate may call is said once: lints read the list in `clippy.toml`, and a crate that may do more
//! has the same list without what it may.

use crate::{files, read};

/// The crates with lists of their own, and the beginnings of the paths that they may call.
const ALLOWED: [(&str, &[&str]); 3] = [
    (
        "crates/cli",
        &[
            "std::env",
            "std::fs",
            "std::io",
            "std::net",
            "std::path",
            "std::process",
            "std::thread",
            "std::time",
            "rand",
        ],
    ),
    ("crates/keep", &["std::fs", "std::path", "std::thread", "std::time"]),
    ("tests", &["std::env", "std::fs", "std::path", "std::process", "std::thread", "std::time"]),
];

/// The entries of a list, and the paths that they name.
fn entries(file: &str) -> Vec<String> {
    let text = read(file);
    text.lines().filter(|line| line.contains("path = ")).map(str::to_owned).collect()
}

fn path(entry: &str) -> &str {
    entry.split('"').nth(1).unwrap()
}

#[test]
fn a_crate_may_call_what_its_list_leaves_out_and_nothing_else() {
    let all = entries("clippy.toml");
    for module in
        ["std::fs::", "std::env::", "std::time::", "std::process::", "std::net::", "rand::"]
    {
        assert!(all.iter().any(|entry| path(entry).starts_with(module)), "{module}");
    }
    for (folder, allowed) in ALLOWED {
        let is_allowed = |entry: &&String| {
            allowed.iter().any(|module| path(entry).starts_with(&format!("{module}::")))
        };
        let expected: Vec<&String> = all.iter().filter(|entry| !is_allowed(entry)).collect();
        let found = entries(&format!("{folder}/clippy.toml"));
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{folder}");
    }
}

/// A list in another folder would be found first, and forbid nothing.
#[test]
fn no_other_crate_has_a_list_of_its_own() {
    let lists = files(".", &["clippy.toml"]).len();
    assert_eq!(lists, 1 + ALLOWED.len());
}

/// Libraries do not switch the lints off; a test or an example of theirs may.
#[test]
fn no_library_allows_itself_a_forbidden_call() {
    for path in files("crates", &[".rs"]) {
        let is_library = path.components().any(|part| part.as_os_str() == "src");
        let text = read(&path);
        assert!(!is_library || !text.contains("clippy::disallowed"), "{}", path.display());
    }
}
