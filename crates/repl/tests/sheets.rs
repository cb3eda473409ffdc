//! The rule sheet speaks of every rule.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_repl::rule_sheet;
use domino_rules::Variant;

/// Values that differ from those of `draw`, each with the keys that it needs beside it.
const VALUES: &[&str] = &[
    "set = 9",
    "players = \"2-3\"",
    "players = { 6 = \"2-4\", 9 = \"2-4\" }",
    "hand = 5",
    "hand = { 2 = 6, 3 = 5, 4 = 4 }",
    "reserve = 0",
    "reserve = 1",
    "reserve = { 2 = 3, 3 = 2, 4 = 1 }",
    "players = \"4\"\nteams = \"pairs\"",
    "direction = \"counter-clockwise\"",
    "redeal = \"no-double\"",
    "start = [\"highest-half\"]",
    "start = [\"6-6\", \"highest-pips\"]",
    "start = [\"seat-B\"]",
    "start = [\"random-seat\"]",
    "later-start = \"same\"",
    "later-start = [\"winner\"]",
    "later-start = [\"loser\"]",
    "first-tile = \"free\"",
    "first-tile = { before-deal = \"any\" }",
    "first-tile = { before-deal = \"non-double\" }",
    "reserve = 0\ndraw = \"never\"",
    "draw = { tiles = 1 }",
    "draw = { tiles = 2, repeat = \"until-playable\" }",
    "draw = { repeat = \"until-playable\", at-most = 3 }",
    "draw = { then = \"next-turn\" }",
    "draw = { repeat = \"until-playable\", when = \"any-time\" }",
    "wild = { doubles-on = \"any-tile\", use = \"optional\" }",
    "wild = { doubles-on = \"any-tile\", use = \"compulsory\" }",
    "wild = { doubles-on = \"non-doubles\", use = \"optional\" }",
    "turn = { run = \"one-end\", opening = \"one-end\" }",
    "turn = { run = \"one-end\", opening = \"both-ends\" }",
    "turn = { run = \"both-ends\", opening = \"both-ends\" }",
    "round-end = [\"blocked\"]",
    "round-end = [\"out\", \"mover-stuck\"]",
    "round-end = [\"out\", \"mover-must-draw\"]",
    "block-winner = []",
    "round-end = [\"blocked\"]\nblock-winner = []",
    "block-winner = [\"fewest-tiles\", \"fewest-pips\"]",
    "block-winner = [\"lightest-tile\"]",
    "block-winner = [\"leader\"]",
    "block-winner = [\"last-to-play\"]",
    "block-winner = [\"not-last-to-play\"]",
    "block-tie = \"share\"",
    "score = { winner = { takes = \"opponents\" } }",
    "score = { winner = { takes = \"opponents\", less-own = \"per-opponent\" } }",
    "score = { winner = { takes = \"opponents\", paid-by = \"opponents\" } }",
    "score = { winner = { takes = \"all-hands\" } }",
    "score = { each = { own-pips = \"plus\" } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"plus\", out-bonus = 5 } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"plus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"minus\" } }\nrounds = 4",
    "score = { each = { own-pips = \"minus\", out-bonus = 5 } }\nrounds = 4",
    "score = { each = { own-pips = \"minus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\nrounds = 4",
    "target = 50",
    "rounds = 3",
    "target = \"none\"\nrounds = 1",
    "match-tie = \"shared\"",
    "void-round = \"replayed\"",
];

#[test]
fn every_value_has_words_of_its_own() {
    let mut sheets = vec![("", rule_sheet(Variant::builtin("draw").unwrap(), 80))];
    for value in VALUES {
        let text = format!("based-on = \"draw\"\n{value}\n");
        let variant = Variant::from_toml(&text).unwrap_or_else(|faults| panic!("{text}{faults}"));
        let sheet = rule_sheet(&variant, 80);
        for (other, told) in &sheets {
            assert_ne!(&sheet, told, "{value} reads like {other}");
        }
        sheets.push((value, sheet));
    }
}

#[test]
fn sheets_keep_to_their_width() {
    for name in Variant::builtin_names() {
        let variant = Variant::builtin(name).unwrap();
        let words = |width| {
            let sheet = rule_sheet(variant, width);
            assert!(sheet.lines().all(|line| line.len() <= width.max(20)), "{name} {width}");
            sheet.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(words(80), words(40), "{name}");
        assert_eq!(words(80), words(1), "{name}");
    }
}
