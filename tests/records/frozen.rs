//! Fingerprints and records that hold for ever.
//!
//! `tests/data/frozen/` has the fingerprint of each built-in game and one whole match of it, as they
//! were when they were frozen. No tool writes these files. Whoever finds this test failing has changed
//! what records of players stand on; see "Fingerprint" in `docs/RULES-FORMAT.md`.

use std::fs;
use std::path::PathBuf;

use domino_record::read;
use domino_rules::Variant;

fn frozen() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/frozen")
}

/// The names of the games with their fingerprints.
fn fingerprints() -> Vec<(String, String)> {
    let text = fs::read_to_string(frozen().join("fingerprints.txt")).unwrap();
    let pair = |line: &str| line.split_once(' ').map(|(a, b)| (a.to_owned(), b.to_owned()));
    text.lines().map(|line| pair(line).unwrap()).collect()
}

#[test]
fn finding_a1_the_fingerprint_of_every_built_in_game_is_frozen() {
    let fingerprints = fingerprints();
    for name in Variant::builtin_names() {
        let print = Variant::builtin(name).unwrap().fingerprint().to_string();
        let frozen = fingerprints.iter().find(|(frozen, _)| frozen == name);
        assert_eq!(frozen.map(|(_, print)| print), Some(&print), "{name}");
    }
}

#[test]
fn finding_a1_a_frozen_record_of_every_built_in_game_holds() {
    for (name, print) in fingerprints() {
        let text = fs::read_to_string(frozen().join(format!("{name}.domino"))).unwrap();
        let head = format!("domino 1\ngame {name} rules {print}\n");
        assert!(text.starts_with(&head), "{name}");
        let record = read(text.as_bytes()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.text(), text, "{name}");
    }
}
