//! The examples for people do what they say.

use std::path::Path;

use crate::run::run_in;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples"))
}

/// Every line is understood, and Ada goes out with 5-3: B is left with 2+5+6+8+11 = 32 pips, and in
/// `beginners` nothing is taken off.
#[test]
fn the_script_plays_a_whole_round() {
    let script = std::fs::read(folder().join("first-round.txt")).unwrap();
    let arguments = "play beginners --seats human:Ada,steady --seed 286 --rounds 1";
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let found = run_in(folder(), &arguments, &script);
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    for refused in ["Not legal", "neither an action", "is not in the list", "Did you mean"] {
        assert!(!found.out.contains(refused), "{}", found.out);
    }
    assert!(found.out.contains("A Ada: +32 points = 32 (B)\n"), "{}", found.out);
    assert!(found.out.ends_with("A Ada wins.\n"), "{}", found.out);
}

#[test]
fn the_familys_rules_hold_and_are_told() {
    let found = run_in(folder(), &["rules", "check", "family.toml"], b"");
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let found = run_in(folder(), &["rules", "diff", "boxed", "family.toml"], b"");
    let file = std::fs::read_to_string(folder().join("family.toml")).unwrap();
    let head = ["name", "title", "summary", "based-on"];
    let keys = file.lines().filter(|line| !line.starts_with(['#', '['])).filter_map(|line| {
        let (key, _) = line.split_once(" = ")?;
        (!head.contains(&key)).then_some(key)
    });
    for key in keys {
        assert!(found.out.contains(&format!("`{key}`\n")), "{key}: {}", found.out);
    }
}
