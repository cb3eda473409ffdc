//! Built-in games as data: what is written can be read again, and fingerprints tell rules apart.

use std::collections::BTreeMap;

use domino_rules::{KEYS, Rules, Variant, View};
use domino_tests::variant;

#[test]
fn every_built_in_game_written_and_read_again_is_the_same() {
    for name in Variant::builtin_names() {
        let builtin = Variant::builtin(name).unwrap();
        assert_eq!(Variant::from_toml(&builtin.to_toml()).as_ref(), Ok(builtin), "{name}");
        assert_eq!(builtin.name, name);
        assert!(builtin.conflicts().is_empty(), "{name}");
    }
}

#[test]
fn a_file_based_on_a_game_says_only_what_differs() {
    let house = Variant::from_toml("name = \"ours\"\nbased-on = \"draw\"\ntarget = 50\n").unwrap();
    let found = Variant::builtin("draw").unwrap().differences(&house);
    assert_eq!(found.len(), 1);
    let found = &found[0];
    assert_eq!((found.key, found.first.as_str(), found.second.as_str()), ("target", "100", "50"));
    assert_eq!(house.name, "ours");
    assert!(
        !house.sources.contains_key("target"),
        "a source of `draw` is none of the house's value"
    );
    assert_eq!(Variant::from_toml(&house.to_toml()), Ok(house));
}

/// Another value for each key.
const CHANGES: &[(&str, &str)] = &[
    ("set", "set = 9"),
    ("players", "players = { 6 = \"2-3\", 9 = \"2-6\" }"),
    ("hand", "hand = 4"),
    ("reserve", "reserve = 1"),
    ("teams", "teams = \"pairs\"\nplayers = \"4\""),
    ("direction", "direction = \"counter-clockwise\""),
    ("redeal", "redeal = \"never\"\nstart = [\"highest-pips\"]"),
    ("start", "start = [\"highest-pips\"]"),
    ("later-start", "later-start = [\"winner\"]"),
    ("first-tile", "first-tile = \"free\""),
    ("draw", "draw = { tiles = 2, then = \"next-turn\" }"),
    ("wild", "wild = { doubles-on = \"any-tile\", use = \"optional\" }"),
    ("turn", "turn = { run = \"one-end\", opening = \"one-end\" }"),
    ("round-end", "round-end = [\"blocked\"]"),
    ("block-winner", "block-winner = [\"fewest-tiles\"]"),
    ("block-tie", "block-tie = \"share\""),
    ("score", "score = { winner = { takes = \"opponents\" } }"),
    ("target", "target = 99"),
    ("rounds", "rounds = 3"),
    ("match-tie", "match-tie = \"shared\""),
    ("void-round", "void-round = \"replayed\""),
    ("table", "table = { width = 24, height = 14 }"),
    ("dead-ends", "dead-ends = \"block\""),
    ("best", "best = \"lowest\"\nscore = { each = { own-pips = \"plus\" } }"),
];

#[test]
fn the_fingerprint_changes_with_every_rule_and_with_nothing_else() {
    assert_eq!(CHANGES.len(), KEYS.len());
    let boxed = Variant::builtin("boxed").unwrap();
    let mut seen = BTreeMap::from([(boxed.fingerprint().0, "boxed")]);
    for &(key, change) in CHANGES {
        let changed = variant("boxed", change);
        let keys: Vec<&str> = boxed.differences(&changed).iter().map(|found| found.key).collect();
        assert!(keys.contains(&key), "{change}");
        let other = seen.insert(changed.fingerprint().0, key);
        assert_eq!(other, None, "{key} has the fingerprint of another");
    }
    for same in [
        "name = \"other\"",
        "title = \"Another title\"",
        "summary = \"Another line\"",
        "[sources]\nhand = [\"S0.5\"]",
        "hand = 5",
        "draw = { when = \"stuck\", then = \"next-turn\" }",
    ] {
        assert_eq!(variant("boxed", same).fingerprint(), boxed.fingerprint(), "{same}");
    }
}

#[test]
fn built_in_games_have_different_fingerprints() {
    let prints: BTreeMap<u32, &str> = Variant::builtin_names()
        .map(|name| (Variant::builtin(name).unwrap().fingerprint().0, name))
        .collect();
    assert_eq!(prints.len(), Variant::builtin_names().len());
    let print = Variant::builtin("boxed").unwrap().fingerprint().to_string();
    assert!(print.len() == 8 && print.bytes().all(|byte| byte.is_ascii_hexdigit()));
}

/// What a player reads off its view is what the rules say.
#[test]
fn the_rules_at_a_table_are_those_of_the_variant() {
    for name in Variant::builtin_names() {
        let rules = Rules::new(variant(name, ""), 2).unwrap();
        let view = View::new(&rules, None);
        let (table, variant) = (view.table().rules(), rules.variant());
        assert_eq!((table.set(), table.n_seats()), (variant.equipment.set, 2), "{name}");
        assert_eq!(Some(table.reserve()), variant.deal.reserve.with_players(2), "{name}");
        assert_eq!(table.seating(), variant.seating, "{name}");
        assert_eq!(table.line(), variant.line, "{name}");
        assert_eq!(table.turn(), variant.turn, "{name}");
        assert_eq!(table.end(), variant.end, "{name}");
        assert_eq!(table.score(), variant.score, "{name}");
    }
}

/// What ends a round is a set, and a key that comes again breaks no tie and finds no leader.
#[test]
fn finding_a2_equal_rules_have_one_fingerprint_however_their_lists_are_written() {
    for (one, other) in [
        ("round-end = [\"blocked\", \"out\"]", "round-end = [\"out\", \"blocked\", \"out\"]"),
        ("round-end = [\"mover-stuck\"]", "round-end = [\"mover-must-draw\", \"mover-stuck\"]"),
        (
            "block-winner = [\"fewest-tiles\", \"leader\"]",
            "block-winner = [\"fewest-tiles\", \"leader\", \"fewest-tiles\"]",
        ),
        (
            "start = [\"6-6\", \"seat-A\", \"highest-pips\"]",
            "start = [\"6-6\", \"6-6\", \"seat-A\", \"highest-pips\", \"seat-A\"]",
        ),
        (
            "later-start = [\"winner\", \"loser\"]",
            "later-start = [\"winner\", \"winner\", \"loser\", \"winner\"]",
        ),
    ] {
        let (one, other) = (variant("draw", one), variant("draw", other));
        assert_eq!(one, other);
        assert_eq!(one.fingerprint(), other.fingerprint());
    }
    // What can change a result is not left out.
    let (one, other) =
        ("block-winner = [\"leader\"]", "block-winner = [\"fewest-pips\", \"leader\"]");
    assert_ne!(variant("draw", one).fingerprint(), variant("draw", other).fingerprint());
}

#[test]
fn finding_a8_what_is_written_is_read_back_whatever_the_keys_of_sources() {
    let mut odd = variant("boxed", "");
    for key in ["", "an odd key", "a.b", "\"", "\n[score]", "=", "höhe"] {
        odd.sources.insert(key.to_owned(), vec!["S0.1".to_owned(), "\"\\\u{7f}".to_owned()]);
    }
    odd.sources.insert("hand".to_owned(), vec!["a \"quoted\" \\ \t\n\u{7f}ü".to_owned()]);
    let read = Variant::from_toml(&odd.to_toml()).unwrap();
    odd.sources.retain(|key, _| domino_rules::Key::named(key).is_some());
    assert_eq!(read, odd);
}

/// A table of values by players is one rule, however its lines are ordered.
#[test]
fn the_fingerprint_does_not_depend_on_the_order_in_which_a_value_is_written() {
    let one = variant("block", "hand = { 2 = 7, 3 = 6, 4 = 5 }").fingerprint();
    let other = variant("block", "hand = { 4 = 5, 3 = 6, 2 = 7 }").fingerprint();
    assert_eq!(one, other);
}

#[test]
fn an_unknown_game_is_answered_with_the_nearest() {
    let error = Variant::builtin("boxd").unwrap_err();
    assert_eq!(error.nearest.as_deref(), Some("boxed"));
    assert!(error.to_string().contains("did you mean `boxed`?"));
    let error = Variant::builtin("chess").unwrap_err();
    assert_eq!(error.nearest, None);
    for name in Variant::builtin_names() {
        assert!(error.to_string().contains(name), "{error}");
    }
    let long = Variant::builtin(&"x".repeat(1 << 20)).unwrap_err().to_string();
    assert!(long.len() < 300, "{long}");
}
