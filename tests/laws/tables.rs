//! The tables at which the laws are looked at: every built-in game with every number of players, and
//! every value that a key of the rules can have.

use std::fmt;

use domino_rules::{KEYS, Rules, Seat, Variant};

/// Rules with what they are called when a law fails.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Rules,
    lines: String,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.rules.variant().name;
        write!(f, "{name}, {} players, {:?}", self.rules.n_seats(), self.lines)
    }
}

/// The built-in games and the lines that a rules file can write over them.
const OVERRIDES: &[(&str, &str)] = &[
    // The box and who plays.
    ("block", "set = 18\nplayers = \"15-16\"\nhand = 7"),
    ("draw", "set = 18\nplayers = \"16\"\nhand = 5\nreserve = 3"),
    ("draw", "set = 1\nplayers = \"2\"\nhand = 1\nreserve = 0"),
    ("block", "players = \"4\"\nhand = 7"),
    ("draw", "reserve = 0"),
    ("draw", "reserve = 1"),
    ("draw", "reserve = { 2 = 2, 3 = 7, 4 = 0 }"),
    ("block", "players = \"4\"\nteams = \"pairs\""),
    ("draw", "players = \"4\"\nteams = \"pairs\"\ndirection = \"counter-clockwise\""),
    ("hungarian", "players = \"4\"\nteams = \"pairs\""),
    ("boxed", "direction = \"counter-clockwise\""),
    ("snake", "direction = \"counter-clockwise\""),
    ("beginners", "direction = \"counter-clockwise\""),
    ("hungarian", "direction = \"counter-clockwise\""),
    // The start.
    ("boxed", "redeal = \"never\"\nstart = [\"highest-double\", \"highest-pips\"]"),
    ("boxed", "start = [\"highest-pips\"]"),
    ("block", "redeal = \"no-double\"\nplayers = \"2\"\nhand = 2"),
    ("draw", "start = [\"highest-half\"]\nlater-start = [\"winner\"]"),
    ("draw", "start = [\"6-6\", \"highest-half\"]\nlater-start = [\"loser\", \"next-seat\"]"),
    ("block", "start = [\"seat-B\"]\nlater-start = \"same\""),
    ("block", "start = [\"random-seat\"]\nlater-start = [\"winner\", \"next-seat\"]"),
    ("beginners", "first-tile = \"free\""),
    ("hungarian", "first-tile = \"free\""),
    ("boxed", "first-tile = { before-deal = \"any\" }"),
    ("hungarian", "first-tile = { before-deal = \"non-double\" }"),
    ("beginners", "first-tile = { before-deal = \"any\" }"),
    // Drawing.
    ("boxed", "draw = \"never\""),
    ("boxed", "draw = { tiles = 1 }"),
    ("boxed", "draw = { tiles = 3, then = \"next-turn\" }\nreserve = 1"),
    ("boxed", "draw = { tiles = 1, then = \"next-turn\", when = \"any-time\" }"),
    ("snake", "draw = { tiles = 1, when = \"any-time\" }"),
    ("draw", "draw = { tiles = 1, repeat = \"until-playable\", when = \"any-time\" }"),
    ("draw", "draw = { tiles = 2, repeat = \"until-playable\" }"),
    ("draw", "draw = { tiles = 2, repeat = \"until-playable\", at-most = 5 }"),
    ("draw", "draw = { tiles = 1, repeat = \"until-playable\", at-most = 1 }"),
    ("penalty", "draw = { tiles = 1, repeat = \"until-playable\" }"),
    // Wild doubles.
    ("beginners", "wild = { doubles-on = \"any-tile\", use = \"compulsory\" }"),
    ("beginners", "wild = { doubles-on = \"non-doubles\", use = \"optional\" }"),
    ("beginners", "wild = { doubles-on = \"non-doubles\", use = \"compulsory\" }"),
    ("beginners", "wild = \"none\""),
    ("beginners", "draw = { tiles = 2, repeat = \"until-playable\" }"),
    ("beginners", "draw = { tiles = 2, then = \"next-turn\" }"),
    ("block", "wild = { doubles-on = \"any-tile\", use = \"optional\" }"),
    ("draw", "wild = { doubles-on = \"non-doubles\", use = \"optional\" }"),
    ("penalty", "wild = { doubles-on = \"any-tile\", use = \"optional\" }"),
    ("boxed", "wild = { doubles-on = \"any-tile\", use = \"optional\" }"),
    // Runs.
    ("hungarian", "turn = \"one-tile\""),
    ("hungarian", "turn = { run = \"both-ends\", opening = \"both-ends\" }"),
    ("hungarian", "turn = { run = \"one-end\", opening = \"one-end\" }"),
    ("hungarian", "turn = { run = \"both-ends\", opening = \"one-end\" }"),
    ("hungarian", "wild = { doubles-on = \"any-tile\", use = \"optional\" }"),
    ("hungarian", "wild = { doubles-on = \"non-doubles\", use = \"compulsory\" }"),
    ("boxed", "turn = { run = \"one-end\", opening = \"both-ends\" }"),
    ("draw", "turn = { run = \"both-ends\", opening = \"one-end\" }"),
    ("beginners", "turn = { run = \"one-end\", opening = \"one-end\" }"),
    ("penalty", "turn = { run = \"one-end\", opening = \"one-end\" }"),
    // The plane.
    ("table", "table = \"unbounded\""),
    ("table", "table = { width = 2, height = 2 }"),
    ("table", "table = { width = 8, height = 6 }"),
    ("table", "table = { width = 7, height = 11, corners = \"never\" }"),
    ("table", "table = { width = 12, height = 9, contact = \"never\" }"),
    ("table", "table = { width = 9, height = 9 }\ndead-ends = \"block\""),
    ("table", "table = { width = 8, height = 6, edge = \"turn\" }"),
    ("table", "table = { width = 30, height = 3, corners = \"never\", contact = \"never\" }"),
    ("snake", "table = { width = 10, height = 8 }"),
    ("penalty", "table = { width = 10, height = 8 }"),
    ("hungarian", "table = { width = 12, height = 8 }"),
    ("beginners", "table = { width = 9, height = 8 }\ndead-ends = \"block\""),
    ("boxed", "set = 9\ntable = { width = 18, height = 12 }"),
    ("draw", "dead-ends = \"block\""),
    // The end of a round.
    ("hungarian", "round-end = [\"out\", \"blocked\"]"),
    ("block", "round-end = [\"blocked\"]"),
    ("boxed", "round-end = [\"blocked\"]"),
    ("draw", "round-end = [\"blocked\"]"),
    ("draw", "round-end = [\"out\", \"mover-stuck\"]"),
    ("boxed", "round-end = [\"out\", \"mover-stuck\"]"),
    ("block", "round-end = [\"mover-stuck\"]"),
    ("penalty", "round-end = [\"out\", \"mover-must-draw\"]"),
    ("penalty", "round-end = [\"out\", \"blocked\"]"),
    ("penalty", "round-end = [\"out\", \"blocked\", \"mover-must-draw\"]"),
    ("beginners", "round-end = [\"out\", \"mover-must-draw\"]"),
    ("hungarian", "round-end = [\"mover-stuck\"]"),
    // Winning and scoring.
    ("block", "block-winner = [\"lightest-tile\", \"leader\"]"),
    ("block", "block-winner = [\"fewest-pips\", \"not-last-to-play\"]\nblock-tie = \"share\""),
    ("block", "block-winner = [\"fewest-tiles\", \"last-to-play\"]"),
    ("block", "block-winner = []"),
    ("boxed", "score = { winner = { takes = \"opponents\", less-own = \"once\" } }"),
    (
        "boxed",
        "score = { winner = { takes = \"opponents\", less-own = \"per-opponent\", \
         paid-by = \"opponents\" } }\nblock-tie = \"share\"\nrounds = 3\ntarget = \"none\"",
    ),
    (
        "hungarian",
        "score = { winner = { takes = \"all-hands\" } }\nround-end = [\"out\", \"blocked\"]\n\
         block-winner = [\"fewest-pips\"]\nbest = \"highest\"",
    ),
    (
        "penalty",
        "score = { each = { own-pips = \"plus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\n\
         best = \"lowest\"",
    ),
    // The match.
    ("boxed", "target = 50"),
    ("snake", "target = \"none\"\nrounds = 1"),
    ("snake", "target = \"none\"\nrounds = 1\nvoid-round = \"replayed\""),
    ("hungarian", "target = \"none\"\nrounds = 5\nmatch-tie = \"drawn\""),
    ("penalty", "match-tie = \"shared\"\nrounds = 2"),
];

/// Every built-in game with every number of players, `boxed` also with the double-nine set.
pub(crate) fn builtin_tables() -> Vec<Table> {
    let plain = Variant::builtin_names().map(|name| (name, ""));
    plain.chain([("boxed", "set = 9")]).flat_map(|(name, lines)| tables_of(name, lines)).collect()
}

/// The built-in tables, and every override with the fewest and the most players.
pub(crate) fn all_tables() -> Vec<Table> {
    let mut tables = builtin_tables();
    for (name, lines) in OVERRIDES {
        let mut changed = tables_of(name, lines);
        let most = changed.pop().unwrap();
        tables.extend(changed.into_iter().take(1));
        tables.push(most);
    }
    tables
}

/// A game with lines over it, with every number of players that it knows.
fn tables_of(name: &str, lines: &str) -> Vec<Table> {
    let base = Variant::builtin(name).unwrap();
    let variant = base.with_toml(lines).unwrap_or_else(|faults| panic!("{name} {lines}: {faults}"));
    let rules = (2..=Seat::MAX_SEATS).filter_map(|n| Rules::new(variant.clone(), n).ok());
    let tables: Vec<Table> = rules.map(|rules| Table { rules, lines: lines.to_owned() }).collect();
    assert!(!tables.is_empty(), "{name} {lines}: nobody can play");
    tables
}

/// A game for two with lines over it.
pub(crate) fn table_of(name: &str, lines: &str) -> Table {
    tables_of(name, lines).swap_remove(0)
}

#[test]
fn every_key_of_the_rules_is_changed_at_some_table() {
    let lines: Vec<&str> = OVERRIDES.iter().flat_map(|(_, lines)| lines.lines()).collect();
    for key in KEYS {
        let start = format!("{} = ", key.name);
        assert!(lines.iter().any(|line| line.starts_with(&start)), "{}", key.name);
    }
}
