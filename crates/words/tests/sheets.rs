//! The rules of a game in words, and what differs between games, speak of every rule in every language.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeMap;

use domino_rules::{KEYS, Variant};
use domino_words::{
    Catalog, Lang, Message, rule_differences, rule_topics, rule_words, rules_in_short, summary,
    title,
};

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
    "players = \"4\"\nteams = \"pairs\"\nlater-start = [\"winner\"]",
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
    "reserve = 0\ndraw = \"never\"\nround-end = [\"out\", \"mover-stuck\"]",
    "reserve = 0\ndraw = \"never\"\nround-end = [\"blocked\"]",
    "draw = { tiles = 1 }",
    "draw = { tiles = 2, repeat = \"until-playable\" }",
    "draw = { repeat = \"until-playable\", at-most = 3 }",
    "draw = { then = \"next-turn\" }",
    "draw = { when = \"any-time\" }",
    "draw = { repeat = \"until-playable\", when = \"any-time\" }",
    "wild = { doubles-on = \"any-tile\", use = \"optional\" }",
    "wild = { doubles-on = \"any-tile\", use = \"compulsory\" }",
    "wild = { doubles-on = \"non-doubles\", use = \"optional\" }",
    "table = { width = 24, height = 14 }",
    "table = { width = 24, height = 14, edge = \"turn\" }",
    "table = { width = 24, height = 14, corners = \"never\" }",
    "table = { width = 24, height = 14, contact = \"never\" }",
    "table = { width = 24, height = 14, doubles = \"offset\" }",
    "turn = { run = \"one-end\", opening = \"one-end\" }",
    "turn = { run = \"one-end\", opening = \"both-ends\" }",
    "turn = { run = \"both-ends\", opening = \"both-ends\" }",
    "round-end = [\"blocked\"]",
    "round-end = [\"out\", \"mover-stuck\"]",
    "round-end = [\"out\", \"mover-must-draw\"]",
    "block-winner = []",
    "round-end = [\"blocked\"]\nblock-winner = []\nrounds = 3",
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
    "score = { winner = { takes = \"all-hands\" } }\nblock-tie = \"share\"",
    "score = { each = { own-pips = \"plus\" } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"plus\", out-bonus = 5 } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"plus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\nbest = \"lowest\"",
    "score = { each = { own-pips = \"minus\" } }\nrounds = 4",
    "score = { each = { own-pips = \"minus\", out-bonus = 5 } }\nrounds = 4",
    "score = { each = { own-pips = \"minus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\nrounds = 4",
    "target = 50",
    "rounds = 3",
    "target = \"none\"\nrounds = 3",
    "target = \"none\"\nrounds = 1",
    "target = \"none\"\nrounds = 1\nmatch-tie = \"shared\"",
    "target = \"none\"\nrounds = 1\nvoid-round = \"replayed\"",
    "match-tie = \"shared\"",
    "void-round = \"replayed\"",
];

/// The game `draw` with a value of [`VALUES`].
fn draw_with(value: &str) -> Variant {
    let text = format!("based-on = \"draw\"\n{value}\n");
    Variant::from_toml(&text).unwrap_or_else(|faults| panic!("{text}{faults}"))
}

fn builtins() -> impl Iterator<Item = Variant> {
    Variant::builtin_names().map(|name| Variant::builtin(name).unwrap().clone())
}

/// All games of these tests.
fn games() -> Vec<Variant> {
    let houses = VALUES.iter().map(|value| draw_with(value));
    builtins().chain(houses).chain([Variant::default_rules()]).collect()
}

fn catalogs() -> impl Iterator<Item = Catalog> {
    Lang::ALL.into_iter().map(Catalog::new)
}

/// What is said of each key.
fn words_by_key(variant: &Variant, catalog: &Catalog) -> BTreeMap<&'static str, String> {
    let words = |key: &str| rule_words(catalog, variant, key).unwrap().words;
    KEYS.iter().map(|key| (key.name, words(key.name))).collect()
}

/// The keys of the rule sheet.
fn told(variant: &Variant, catalog: &Catalog) -> Vec<&'static str> {
    let topics = rule_topics(catalog, variant);
    topics.iter().flat_map(|topic| &topic.rules).map(|rule| rule.key).collect()
}

/// Keys that may be left out of a sheet, where they make no difference.
const LEFT_OUT: &[&str] = &["reserve", "dead-ends", "block-tie", "void-round"];

#[test]
fn every_key_stands_under_one_topic_unless_it_makes_no_difference() {
    let catalog = Catalog::new(Lang::En);
    for variant in games() {
        let mut told = told(&variant, &catalog);
        let n_told = told.len();
        told.sort_unstable();
        told.dedup();
        assert_eq!(told.len(), n_told, "{told:?}");
        for key in KEYS.iter().filter(|key| !told.contains(&key.name)) {
            assert!(LEFT_OUT.contains(&key.name), "{}: {told:?}", key.name);
        }
    }
}

#[test]
fn finding_b3_where_nobody_draws_the_sheet_says_nothing_of_drawing_on() {
    for catalog in catalogs() {
        for game in ["block", "hungarian"] {
            let variant = Variant::builtin(game).unwrap();
            let told = told(variant, &catalog);
            assert!(!told.contains(&"dead-ends") && !told.contains(&"reserve"), "{told:?}");
            // Whoever asks for the key is told the truth.
            let words = rule_words(&catalog, variant, "dead-ends").unwrap().words;
            assert_eq!(words, catalog.say(&Message::SheetDeadEndsIdle));
        }
        let told = told(Variant::builtin("draw").unwrap(), &catalog);
        assert!(told.contains(&"dead-ends") && told.contains(&"reserve"), "{told:?}");
    }
}

/// What the sheet of a game says of some keys, in English.
fn english(game: &str, keys: &[&str]) -> String {
    let (catalog, variant) = (Catalog::new(Lang::En), Variant::builtin(game).unwrap());
    let words = keys.iter().map(|key| rule_words(&catalog, variant, key).unwrap().words);
    words.collect::<Vec<_>>().join("\n")
}

#[test]
fn finding_b4_three_draws_in_vain_are_a_pass_and_do_not_end_the_round() {
    assert_eq!(
        english("penalty", &["draw", "round-end"]),
        "Whoever cannot play draws 1 tile from the boneyard. \
         Drawing goes on until a tile fits; then one must be played. \
         No more than 3 tiles are drawn in one turn; whoever has drawn 3 in vain passes. \
         Whoever can neither play nor draw passes, unless that ends the round.\n\
         A round ends when somebody has played their last tile, or when the player whose turn it is \
         cannot play and only the last 2 tiles of the boneyard are left."
    );
    for catalog in catalogs() {
        let variant = Variant::builtin("penalty").unwrap();
        let words = |key| rule_words(&catalog, variant, key).unwrap().words;
        assert!(words("round-end").contains('2'), "{}", words("round-end"));
        let n_threes = words("draw").matches('3').count();
        assert_eq!(n_threes, 2, "how many, and what follows: {}", words("draw"));
    }
}

#[test]
fn finding_b5_the_sheet_of_the_table_says_where_the_first_tile_lies_and_what_may_touch() {
    let words = english("table", &["table"]);
    assert!(
        words.contains("The first tile lies in the middle of the table, along its longer side")
    );
    assert!(words.contains("A tile may touch others besides its neighbours in the line."));
    for catalog in catalogs() {
        let words = |text: &str| {
            let variant = Variant::from_toml(&format!("based-on = \"table\"\n{text}")).unwrap();
            rule_words(&catalog, &variant, "table").unwrap().words
        };
        let say = |message| catalog.say(&message);
        assert!(words("").contains(&say(Message::SheetSurfaceFirst)));
        assert!(words("").contains(&say(Message::SheetContactAllowed)));
        let apart = "table = { width = 24, height = 14, contact = \"never\" }";
        assert!(words(apart).contains(&say(Message::SheetContactNever)));
        assert!(!words(apart).contains(&say(Message::SheetContactAllowed)));
    }
}

/// Pairs: A and C against B and D.
const PAIRS: &str = "players = \"4\"\nteams = \"pairs\"";

#[test]
fn finding_b7_a_block_between_pairs_is_won_by_a_pair() {
    let words = |catalog: &Catalog, text: &str| {
        rule_words(catalog, &draw_with(text), "block-winner").unwrap().words
    };
    let english = Catalog::new(Lang::En);
    assert_eq!(
        words(&english, PAIRS),
        "A round is won by the pair whose player goes out; a blocked round, in which nobody does, \
         by the pair with the fewest pips together."
    );
    let keys = ["fewest-pips", "fewest-tiles", "lightest-tile", "leader", "last-to-play"];
    for catalog in catalogs() {
        for key in keys.into_iter().chain(["not-last-to-play"]) {
            for ends in ["", "\nround-end = [\"blocked\"]"] {
                let text = format!("block-winner = [\"{key}\"]{ends}\nrounds = 3");
                let pairs = format!("{PAIRS}\n{text}");
                assert_ne!(words(&catalog, &pairs), words(&catalog, &text), "{key}: {text}");
            }
        }
        let nobody = "block-winner = []";
        let pairs = format!("{PAIRS}\n{nobody}");
        assert_ne!(words(&catalog, &pairs), words(&catalog, nobody));
    }
}

#[test]
fn finding_b7_the_rules_in_short_say_who_plays_together() {
    for catalog in catalogs() {
        let told = |text: &str| rules_in_short(&catalog, &draw_with(text)).join(" ");
        let partners = catalog.say(&Message::SheetTeamsPairs);
        assert!(told(PAIRS).contains(&partners), "{}", told(PAIRS));
        // Where everybody plays alone, it goes without saying.
        let alone = catalog.say(&Message::SheetTeamsNone);
        assert!(!told("hand = 6").contains(&alone), "{}", told("hand = 6"));
    }
}

#[test]
fn every_key_has_words() {
    for catalog in catalogs() {
        for variant in games() {
            for (key, words) in words_by_key(&variant, &catalog) {
                assert!(words.ends_with('.'), "{key}: {words}");
            }
        }
    }
}

#[test]
fn every_value_has_words_of_its_own() {
    for catalog in catalogs() {
        let sheet = |variant: &Variant| words_by_key(variant, &catalog);
        let mut sheets = vec![("", sheet(Variant::builtin("draw").unwrap()))];
        for value in VALUES {
            let own = sheet(&draw_with(value));
            for (other, told) in &sheets {
                assert_ne!(&own, told, "{value} reads like {other} in {}", catalog.lang());
            }
            sheets.push((value, own));
        }
    }
}

#[test]
fn every_key_that_differs_from_the_default_is_said() {
    let default = Variant::default_rules();
    for catalog in catalogs() {
        let usual = words_by_key(&default, &catalog);
        for variant in games() {
            let words = words_by_key(&variant, &catalog);
            for difference in default.differences(&variant) {
                let key = difference.key;
                assert_ne!(words[key], usual[key], "{variant:?}");
                // With the default in its place the rest of the rules may make no game.
                let reset = format!("{key} = {}\n", difference.first);
                if let Ok(reset) = variant.with_toml(&reset) {
                    assert_ne!(words[key], words_by_key(&reset, &catalog)[key], "{variant:?}");
                }
            }
        }
    }
}

#[test]
fn a_comparison_says_every_key_that_differs_and_no_other() {
    for catalog in catalogs() {
        for first in games() {
            let own = words_by_key(&first, &catalog);
            for second in builtins() {
                let other = words_by_key(&second, &catalog);
                let mut said = rule_differences(&catalog, &first, &second);
                said.sort_unstable_by_key(|told| told.key);
                let mut differences = first.differences(&second);
                differences.sort_unstable_by_key(|found| found.key);
                assert_eq!(said.len(), differences.len());
                for (told, found) in said.into_iter().zip(differences) {
                    assert_eq!(told.key, found.key);
                    assert_eq!(told.words, [&*own[found.key], &*other[found.key]]);
                    assert_eq!(told.values, [found.first, found.second]);
                }
            }
        }
    }
}

#[test]
fn built_in_games_have_titles_and_summaries_in_every_language() {
    for catalog in catalogs() {
        for variant in builtins().chain([Variant::default_rules()]) {
            let (name, unknown) = (variant.name.clone(), "xyzzy".to_owned());
            let title = Message::GameTitle { name: name.clone(), title: unknown.clone() };
            let summary = Message::GameSummary { name, summary: unknown.clone() };
            for message in [title, summary] {
                assert_ne!(catalog.say(&message), unknown, "{} {}", catalog.lang(), variant.name);
            }
        }
    }
}

/// In 80 columns the number and the name of a game leave 65 for what it is.
#[test]
fn a_summary_fills_at_most_its_line_of_the_lobby() {
    for catalog in catalogs() {
        for variant in builtins() {
            let words = summary(&catalog, &variant);
            assert!(words.chars().count() <= 65, "{}: {words}", catalog.lang());
        }
    }
}

#[test]
fn english_titles_and_summaries_are_those_of_the_rules_files() {
    let catalog = Catalog::new(Lang::En);
    for variant in builtins().chain([Variant::default_rules()]) {
        assert_eq!(title(&catalog, &variant), variant.title);
        assert_eq!(summary(&catalog, &variant), variant.summary);
    }
}

#[test]
fn a_familys_file_keeps_its_own_title_and_summary() {
    for catalog in catalogs() {
        let text = "name = \"boxed\"\ntitle = \"Sunday\"\nsummary = \"As at Ada's.\"\nbased-on = \"boxed\"";
        let ours = Variant::from_toml(text).unwrap();
        assert_eq!(title(&catalog, &ours), "Sunday");
        assert_eq!(summary(&catalog, &ours), "As at Ada's.");

        let named = Variant::from_toml("name = \"ours\"\nbased-on = \"boxed\"\nhand = 6").unwrap();
        assert_eq!(title(&catalog, &named), "ours");
        let nameless = Variant::from_toml("based-on = \"boxed\"\nhand = 6").unwrap();
        let changed = catalog.say(&Message::SummaryChanged { name: "boxed".to_owned() });
        assert_eq!(summary(&catalog, &nameless), changed);
        assert_eq!(summary(&catalog, &named), "", "what is said of `boxed` does not hold for it");
    }
}
