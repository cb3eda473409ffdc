//! What is wrong with rules is told in every language.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeSet;

use domino_rules::{Rules, RulesFault, RulesFaultKind, StartError, Variant};
use domino_words::{Catalog, Lang, rules_error, rules_fault, start_error};

/// Lines that make no game with the default rules, one at least for each reason.
const CONFLICTS: [&str; 29] = [
    "hand = 8",
    "players = \"2-16\"\nhand = 7",
    "hand = 0",
    "hand = { 2 = 7 }",
    "reserve = { 2 = 1 }\ndraw = {}",
    "reserve = 1",
    "set = 9\nplayers = { 6 = \"2-4\" }",
    "teams = \"pairs\"",
    "set = 10\ntable = { width = 40, height = 20 }",
    "start = [\"7-7\", \"highest-pips\"]",
    "start = [\"seat-C\"]",
    "set = 0\nhand = 1\nplayers = \"2\"\nfirst-tile = { before-deal = \"non-double\" }",
    "start = []",
    "start = [\"winner\", \"highest-pips\"]",
    "start = [\"highest-double\"]",
    "start = [\"random-seat\"]",
    "later-start = [\"random-seat\"]",
    "draw = { repeat = \"until-playable\", then = \"next-turn\" }",
    "draw = { tiles = 3, at-most = 2 }",
    "round-end = [\"out\"]",
    "round-end = [\"out\", \"mover-must-draw\"]",
    "dead-ends = \"block\"\nround-end = [\"out\", \"mover-stuck\"]",
    "target = \"none\"",
    "best = \"lowest\"",
    "score = { each = { own-pips = \"plus\" } }",
    "score = { each = { own-pips = \"minus\" } }",
    "score = { each = { own-pips = \"minus\", out-bonus = 5 } }",
    "score = { winner = { takes = \"all-hands\", paid-by = \"opponents\" } }",
    "round-end = [\"blocked\"]\nblock-winner = []",
];

/// Lines with other faults.
const FAULTS: [&str; 16] = [
    "hnad = 7",
    "zzz = 7",
    "hand = true",
    "rounds = 0",
    "set = \"six\"",
    "players = \"7\"",
    "start = [\"somebody\"]",
    "table = { width = 24, height = 14, depth = 2 }",
    "turn = { run = \"one-end\" }",
    "score = { loser = {} }",
    "based-on = \"bloc\"",
    "based-on = \"zzz\"",
    "name = \"A B\"",
    "title = \"a\\u001bb\"",
    "[sources]\nzzz = [\"x\"]",
    "summary = 3",
];

fn faults(text: &str) -> Vec<RulesFault> {
    Variant::from_toml(text).map_or_else(|faults| faults.0, |_| panic!("a game: {text}"))
}

/// Every fault of these texts in every language is told in words of that language.
fn check(texts: &[&str]) {
    let english = Catalog::new(Lang::En);
    for text in texts {
        for fault in faults(text) {
            let mut told = BTreeSet::new();
            for lang in Lang::ALL {
                let words = rules_fault(&Catalog::new(lang), &fault);
                assert!(words.contains(&fault.line.to_string()), "{words}");
                assert!(!words.chars().any(char::is_control), "{words:?}");
                told.insert(words);
            }
            let english = rules_fault(&english, &fault);
            assert_eq!(told.len(), Lang::ALL.len(), "{text}: {english}: {told:?}");
            assert!(english.is_ascii(), "{english}");
        }
    }
}

#[test]
fn finding_a12_values_that_make_no_game_are_told_in_every_language() {
    check(&CONFLICTS);
}

#[test]
fn finding_a12_faults_of_a_rules_file_are_told_in_every_language() {
    check(&FAULTS);
}

/// What is an English sentence for programmers is never said to people.
#[test]
fn finding_a12_no_reason_is_told_as_the_engine_writes_it() {
    let german = Catalog::new(Lang::De);
    for fault in CONFLICTS.iter().flat_map(|text| faults(text)) {
        let RulesFaultKind::Conflict(conflict) = &fault.kind else { panic!("{fault}") };
        let told = rules_fault(&german, &fault);
        assert!(!told.contains(&conflict.clash.to_string()), "{told}");
    }
}

#[test]
fn finding_a12_a_set_is_named_once_and_as_people_say_it() {
    let told = |text: &str| rules_fault(&Catalog::new(Lang::En), &faults(text)[0]);
    assert_eq!(
        told("set = 9\nplayers = { 6 = \"2-4\", 12 = \"2-4\" }"),
        "line 1, column 1: set: the double-nine set has no number of players; \
         there are numbers for double-six, double-twelve"
    );
    assert_eq!(
        told("hand = 8"),
        "line 1, column 1: hand: the deal takes 32 tiles; the double-six set has 28; \
         double-7 with 36 tiles is the smallest set that works"
    );
}

#[test]
fn a_wrong_number_of_players_is_told_with_the_set_that_works() {
    let error = Rules::new(Variant::builtin("boxed").unwrap().clone(), 6).unwrap_err();
    let told = Lang::ALL.map(|lang| rules_error(&Catalog::new(lang), &error));
    assert!(
        told[0].contains("\"Boxed game\" with the double-six set is for 2 to 4 players, not 6"),
        "{}",
        told[0]
    );
    assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), Lang::ALL.len());
}

/// Texts that are no TOML: one for each way to break a line.
const NO_TOML: [&str; 6] =
    ["hand = = 7", "hand", "hand = \"7", "hand = 7\nhand = 7", "start = [", "[[["];

#[test]
fn what_is_no_toml_is_told_in_every_language_and_the_detail_is_quoted() {
    check(&NO_TOML);
    for fault in NO_TOML.iter().flat_map(|text| faults(text)) {
        let RulesFaultKind::Toml(detail) = &fault.kind else { panic!("{fault}") };
        let told = rules_fault(&Catalog::new(Lang::De), &fault);
        assert!(told.ends_with(&format!("das ist kein TOML („{detail}“)")), "{told}");
    }
}

#[test]
fn why_a_round_cannot_begin_is_told_in_every_language() {
    for error in [StartError::MatchOver, StartError::RoundNotOver(12), StartError::NoLeader] {
        let told = Lang::ALL.map(|lang| start_error(&Catalog::new(lang), &error));
        assert_eq!(told[0], error.to_string());
        assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), Lang::ALL.len(), "{told:?}");
    }
}
