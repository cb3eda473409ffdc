//! Where each value of a built-in game comes from.

use domino_rules::{KEYS, Variant};

/// How the sources of the games begin that one sheet describes.
const SHEETS: [(&str, &str); 6] = [
    ("boxed", "S0"),
    ("snake", "S1"),
    ("penalty", "S2"),
    ("beginners", "S3a"),
    ("hungarian", "H"),
    ("table", "S4"),
];

fn sources<'a>(game: &'a Variant, key: &str) -> &'a [String] {
    game.sources.get(key).map_or(&[], Vec::as_slice)
}

/// Keys whose default is what every game does that says nothing of it: a key that comes later stands
/// here, and no game that leaves it alone needs a line for it.
const SELF_EVIDENT: &[&str] = &[];

#[test]
fn finding_b6_every_key_of_every_game_has_its_sources() {
    let default = Variant::default_rules();
    for name in Variant::builtin_names() {
        let game = Variant::builtin(name).unwrap();
        let changed = game.differences(&default);
        for key in KEYS {
            let is_changed = changed.iter().any(|difference| difference.key == key.name);
            let needs_none = SELF_EVIDENT.contains(&key.name) && !is_changed;
            assert!(needs_none || !sources(game, key.name).is_empty(), "{name}: {}", key.name);
        }
        let is_key = |name: &String| KEYS.iter().any(|key| key.name == name);
        assert!(game.sources.keys().all(is_key), "{name} has no other sources");
    }
}

#[test]
fn finding_b6_each_game_cites_its_own_sheet() {
    for (name, sheet) in SHEETS {
        let game = Variant::builtin(name).unwrap();
        for (key, sources) in &game.sources {
            for source in sources {
                let rest = source.strip_prefix(sheet).unwrap_or("other sheet");
                let is_own = rest.starts_with(|next: char| "./".contains(next))
                    || rest.bytes().all(|next| next.is_ascii_digit());
                assert!(is_own, "{name}: {key} cites {source}");
            }
        }
    }
}

#[test]
fn finding_b6_laying_and_passing_have_their_statements() {
    let cases = [
        ("boxed", "draw", ["S0.11", "S0/0-6", "S0.14", "S0/0-7"].as_slice()),
        ("penalty", "table", &["S2.7"]),
        ("beginners", "wild", &["S3a.8", "S3a.9"]),
        ("beginners", "draw", &["S3a/3-13"]),
    ];
    for (name, key, expected) in cases {
        let found = sources(Variant::builtin(name).unwrap(), key);
        for source in expected {
            assert!(found.iter().any(|found| found == source), "{name}: {key} lacks {source}");
        }
    }
}
