//! A game is listed only when a whole match of it is pinned, and a round of it through the client.

use domino_rules::Variant;

use crate::read;

/// If this fails, a rules file has changed: `just games` writes the values anew.
#[test]
fn the_games_that_are_built_in_are_those_of_the_rules_files() {
    for name in Variant::builtin_names() {
        let read = Variant::from_toml(&read(format!("crates/rules/variants/{name}.toml"))).unwrap();
        let built_in = Variant::builtin(name).unwrap();
        assert_eq!(&read, built_in, "{name}");
        assert_eq!(read.fingerprint(), built_in.fingerprint(), "{name}");
    }
}

#[test]
fn the_readme_names_every_game() {
    let readme = read("README.md");
    for name in Variant::builtin_names() {
        assert!(readme.contains(&format!("| [`{name}`](docs/variants/{name}.md) |")), "{name}");
    }
}

#[test]
fn every_listed_game_has_a_pinned_match_and_a_transcript() {
    for name in Variant::builtin_names() {
        let record = read(format!("tests/records/pinned/{name}.domino"));
        assert!(record.starts_with(&format!("domino 1\ngame {name} rules ")), "{name}");
        assert!(record.lines().last().unwrap().starts_with("match "), "{name} is a whole match");

        let snapshots = "tests/client/snapshots/client__transcripts__a_round_of_";
        let transcript = read(format!("{snapshots}{name}.snap"));
        assert!(transcript.contains("Round 1\n"), "{name}");
    }
}
