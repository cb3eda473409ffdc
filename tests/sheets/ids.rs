//! From the rule sheets to the tests and back: every id of the sheets is in the name of a test.

use std::collections::BTreeSet;

/// The files with the tests of the sheets.
const SOURCES: [&str; 10] = [
    include_str!("boxed.rs"),
    include_str!("snake.rs"),
    include_str!("penalty.rs"),
    include_str!("beginners.rs"),
    include_str!("hungarian.rs"),
    include_str!("table.rs"),
    include_str!("table_plane.rs"),
    include_str!("plain.rs"),
    include_str!("common.rs"),
    include_str!("examples.rs"),
];

/// The numbered statements, gaps, rules and examples, as a prefix and how many there are.
const NUMBERED: [(&str, usize); 16] = [
    ("s0_", 20),
    ("gap_0_", 15),
    ("s1_", 15),
    ("gap_1_", 15),
    ("s2_", 15),
    ("gap_2_", 12),
    ("s3a_", 18),
    ("gap_3_", 17),
    ("s3b_", 4),
    ("h", 10),
    ("option_3b_", 7),
    ("s4_", 11),
    ("gap_4_", 19),
    ("example_e", 12),
    ("p", 2),
    ("option_p", 2),
];

/// The gaps that have options which are not about spinners.
const OPTIONS: [&str; 41] = [
    "0_1", "0_2", "0_6", "0_9", "0_10", "0_11", "0_12", "0_13", "1_4", "1_5", "1_6", "1_10",
    "1_11", "1_13", "2_1", "2_3", "2_5", "3_1", "3_3", "3_5", "3_6", "3_7", "3_10", "3_11", "3_14",
    "3_15", "3b_1", "3b_5", "4_1", "4_2", "4_3", "4_7", "4_8", "4_9", "4_10", "4_12", "4_13",
    "4_18", "4_19", "p1", "p2",
];

/// The paragraphs of "Settled for all games" that concern these games.
const SETTLED: [&str; 15] = [
    "when_is_a_block_seen",
    "who_passes",
    "how_much_is_one_draw",
    "out_and_an_opponent_also_has_0_pips",
    "hungarian",
    "double_nine",
    "deal",
    "redeal",
    "random_seat",
    "who_leads_later_rounds",
    "match_results",
    "french_option_tie",
    "option_3_11",
    "corner",
    "first_tile",
];

/// The names of all tests of the sheets.
fn names() -> Vec<&'static str> {
    let lines = || SOURCES.iter().flat_map(|source| source.lines());
    lines()
        .zip(lines().skip(1))
        .filter(|(attribute, _)| *attribute == "#[test]")
        .map(|(_, function)| function.trim_start_matches("fn ").split('(').next().unwrap())
        .collect()
}

/// Whether a name carries an id as whole words.
fn carries(name: &str, id: &str) -> bool {
    format!("_{name}_").contains(&format!("_{id}_"))
}

/// Whether a name begins with an id, perhaps behind that of a finding such as `finding_b1`.
fn is_named_by(name: &str, id: &str) -> bool {
    let found = name.strip_prefix("finding_").and_then(|rest| rest.split_once('_'));
    let name = found.map_or(name, |(_, rest)| rest);
    format!("{name}_").starts_with(&format!("{id}_"))
}

/// Every id that a test must carry.
fn ids() -> BTreeSet<String> {
    let numbered =
        NUMBERED.iter().flat_map(|(prefix, n)| (1..=*n).map(move |i| format!("{prefix}{i}")));
    let options = OPTIONS.iter().map(|gap| format!("option_{gap}"));
    let settled = SETTLED.iter().map(|paragraph| format!("settled_{paragraph}"));
    numbered.chain(options).chain(settled).collect()
}

#[test]
fn every_id_of_the_sheets_is_in_the_name_of_a_test() {
    let names = names();
    let missing: Vec<String> =
        ids().into_iter().filter(|id| !names.iter().any(|name| carries(name, id))).collect();
    assert!(missing.is_empty(), "no test is named by {missing:?}");
}

#[test]
fn every_test_of_the_sheets_is_named_by_an_id() {
    let ids = ids();
    let strays: Vec<&str> = names()
        .into_iter()
        .filter(|name| !name.starts_with("vector_"))
        .filter(|name| !ids.iter().any(|id| is_named_by(name, id)))
        .collect();
    assert!(strays.is_empty(), "the sheets have no id for {strays:?}");
}

#[test]
fn every_source_of_a_built_in_rule_is_a_place_of_the_sheets() {
    for name in domino_rules::Variant::builtin_names() {
        let variant = domino_rules::Variant::builtin(name).unwrap();
        for key in domino_rules::KEYS {
            let sources = variant.sources.get(key.name).map_or(&[][..], Vec::as_slice);
            for source in sources {
                assert!(is_place(source), "{name}: {} cites {source}", key.name);
            }
        }
    }
}

/// The public sources that the plain games cite by name.
const PUBLIC: [&str; 3] = ["lpw", "od-block", "od-draw"];

/// Whether a citation such as `S0.13`, `S0/0-9`, `H4`, `P1` or the name of a public source exists.
fn is_place(source: &str) -> bool {
    let id = match source.split_once('/') {
        Some((_, gap)) => format!("gap_{}", gap.replace('-', "_")),
        None => source.to_lowercase().replace('.', "_"),
    };
    let sheet_fits = source.split_once('/').is_none_or(|(sheet, gap)| {
        sheet.trim_start_matches('S').trim_end_matches('a') == gap.split('-').next().unwrap()
    });
    PUBLIC.contains(&source) || (sheet_fits && ids().contains(&id))
}
