//! Bad rules files: every fault is told at once, with its line, column and key, and what is allowed.

use domino_rules::{Clash, KEYS, RulesFault, RulesFaultKind, Variant};
use domino_tiles::DominoSet;

/// The faults of a file.
fn faults(text: &str) -> Vec<RulesFault> {
    Variant::from_toml(text).expect_err(text).0
}

/// A key, a bad value for it, and words of the answer: what is allowed.
type BadValue = (&'static str, &'static str, &'static [&'static str]);

const BAD_VALUES: &[BadValue] = &[
    ("set", "19", &["0 to 18", "19"]),
    ("set", "-1", &["0 to 18"]),
    ("set", "\"six\"", &["0 to 18", "six"]),
    ("players", "\"1-4\"", &["2 to 16", "1-4"]),
    ("players", "\"4-2\"", &["2 to 16"]),
    ("players", "\"2-17\"", &["2 to 16"]),
    ("players", "3", &["range", "\"2-4\""]),
    ("players", "{ 19 = \"2-4\" }", &["0 to 18", "19"]),
    ("players", "{}", &["{ 6 = \"2-4\", 9 = \"2-6\" }"]),
    ("hand", "191", &["0 to 190", "191"]),
    ("hand", "\"seven\"", &["0 to 190", "seven"]),
    ("hand", "{ 1 = 7 }", &["2 to 16", "1"]),
    ("hand", "{}", &["{ 2 = 7, 3 = 5 }"]),
    ("reserve", "-1", &["0 to 190", "-1"]),
    ("teams", "\"trios\"", &["none", "pairs", "trios"]),
    ("direction", "\"left\"", &["clockwise", "counter-clockwise"]),
    ("redeal", "\"always\"", &["never", "no-double"]),
    (
        "start",
        "[\"highest\"]",
        &["highest-double", "highest-pips", "highest-half", "seat-A", "6-6"],
    ),
    ("start", "\"highest-double\"", &["a list such as"]),
    ("start", "[\"seat-Q\"]", &["seat-A"]),
    ("later-start", "\"sometimes\"", &["same", "winner", "sometimes"]),
    ("later-start", "[\"first\"]", &["winner", "loser", "next-seat"]),
    ("first-tile", "\"any\"", &["deciding", "free", "before-deal"]),
    ("first-tile", "{ before-deal = \"double\" }", &["any", "non-double"]),
    ("draw", "\"always\"", &["never", "table"]),
    ("draw", "{ tiles = 0 }", &["1 to 190"]),
    ("draw", "{ at-most = 0 }", &["1 to 190"]),
    ("draw", "{ repeat = \"twice\" }", &["once", "until-playable"]),
    ("draw", "{ then = \"wait\" }", &["play", "next-turn"]),
    ("draw", "{ when = \"never\" }", &["stuck", "any-time"]),
    ("draw", "{ when = [\"stuck\"] }", &["[\"stuck\"]", "\"stuck\"", "any-time"]),
    ("draw", "{ at_most = 3 }", &["at_most", "at-most"]),
    ("wild", "\"doubles\"", &["none", "table"]),
    ("wild", "{ doubles-on = \"doubles\", use = \"optional\" }", &["any-tile", "non-doubles"]),
    ("wild", "{ doubles-on = \"any-tile\", use = \"never\" }", &["optional", "compulsory"]),
    ("wild", "{ use = \"optional\" }", &["doubles-on"]),
    ("table", "\"large\"", &["unbounded", "{ width = 24, height = 14 }"]),
    ("table", "{ width = 24 }", &["height"]),
    ("table", "{ width = 1, height = 14 }", &["2 to 250", "1"]),
    ("table", "{ width = 24, height = 251 }", &["2 to 250", "251"]),
    ("table", "{ width = 24, height = \"low\" }", &["2 to 250", "low"]),
    ("table", "{ width = 24, height = 14, edge = \"alive\" }", &["dead", "turn"]),
    ("table", "{ width = 24, height = 14, corners = \"off\" }", &["allowed", "never"]),
    ("table", "{ width = 24, height = 14, corners = true }", &["true", "allowed", "never"]),
    ("table", "{ width = 24, height = 14, contact = \"none\" }", &["allowed", "never"]),
    ("table", "{ width = 24, height = 14, doubles = 2 }", &["2", "centred", "offset"]),
    ("table", "{ width = 24, height = 14, depth = 2 }", &["depth", "width", "contact"]),
    ("dead-ends", "\"pass\"", &["draw-on", "block"]),
    ("dead-ends", "true", &["true", "draw-on", "block"]),
    ("turn", "\"run\"", &["one-tile", "table"]),
    ("turn", "{ run = \"left\", opening = \"one-end\" }", &["one-end", "both-ends"]),
    ("turn", "{ run = \"one-end\" }", &["opening"]),
    ("round-end", "[\"stuck\"]", &["out", "blocked", "mover-stuck", "mover-must-draw"]),
    ("block-winner", "[\"luck\"]", &["fewest-pips", "fewest-tiles", "lightest-tile", "leader"]),
    ("block-tie", "\"split\"", &["void", "share"]),
    ("score", "{ loser = {} }", &["winner", "each"]),
    (
        "score",
        "{ winner = { takes = \"opponents\" }, each = { own-pips = \"plus\" } }",
        &["{ winner = … }", "{ each = … }"],
    ),
    ("score", "{ winner = {} }", &["takes"]),
    ("score", "{ winner = { takes = \"all\" } }", &["opponents", "all-hands"]),
    (
        "score",
        "{ winner = { takes = \"opponents\", less-own = \"twice\" } }",
        &["never", "once", "per-opponent"],
    ),
    (
        "score",
        "{ winner = { takes = \"opponents\", paid-by = \"bank\" } }",
        &["nobody", "opponents"],
    ),
    ("score", "{ each = { own-pips = \"double\" } }", &["plus", "minus"]),
    ("score", "{ each = { own-pips = \"plus\", out-bonus = -1 } }", &["0 to 65535"]),
    ("score", "{ each = { own-pips = \"plus\", out-bonus-to = \"all\" } }", &["out", "opponents"]),
    ("target", "0", &["none", "1 to 1000000"]),
    ("target", "1000001", &["none", "1 to 1000000"]),
    ("target", "\"never\"", &["none", "1 to 1000000"]),
    ("rounds", "0", &["none", "1 to 1000000"]),
    ("rounds", "-4", &["none", "1 to 1000000"]),
    ("best", "\"first\"", &["highest", "lowest"]),
    ("best", "[\"highest\"]", &["[\"highest\"]", "\"highest\"", "lowest"]),
    ("match-tie", "\"replay\"", &["drawn", "shared"]),
    ("void-round", "\"ignored\"", &["counts", "replayed"]),
];

#[test]
fn a_bad_value_is_answered_with_its_key_and_what_is_allowed() {
    for key in KEYS {
        let found = BAD_VALUES.iter().any(|(name, ..)| *name == key.name);
        assert!(found, "{} has a bad value here", key.name);
    }
    let mut poor = Vec::new();
    for (key, value, words) in BAD_VALUES {
        let found = faults(&format!("# A house.\n{key} = {value}\n"));
        let [fault] = &found[..] else { panic!("{key} = {value}: {found:?}") };
        assert_eq!((fault.line, fault.key.as_deref()), (2, Some(*key)), "{fault}");
        assert!(fault.column > key.len(), "{fault}");
        if !words.iter().all(|word| fault.kind.to_string().contains(word)) {
            poor.push(format!("{key} = {value}: {:?}, which does not tell {words:?}", fault.kind));
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

#[test]
fn a_value_of_another_type_is_a_fault_of_its_key() {
    for key in KEYS {
        for value in ["true", "1.5", "1979-05-27", "99999999999999999999", "[[1]]", "{ x = 1 }"] {
            let found = Variant::from_toml(&format!("{} = {value}\n", key.name));
            let Err(found) = found else { panic!("{} = {value}", key.name) };
            assert!(found.0.iter().all(|fault| fault.line == 1), "{found}");
            if value != "99999999999999999999" {
                assert_eq!(found.0[0].key.as_deref(), Some(key.name), "{found}");
            }
        }
    }
}

#[test]
fn all_faults_are_told_at_once_in_the_order_of_the_lines() {
    let text = "based-on = \"boxd\"\n\
                target = 0\n\
                hend = 7\n\
                name = \"Our House\"\n\
                \n\
                \x20 direction = \"left\" # no\n\
                rounds = \"none\"\n\
                [sources]\n\
                hant = [\"S0.5\"]\n";
    let found = faults(text);
    let places: Vec<(usize, usize, Option<&str>)> =
        found.iter().map(|fault| (fault.line, fault.column, fault.key.as_deref())).collect();
    assert_eq!(
        places[..5],
        [
            (1, 12, Some("based-on")),
            (2, 10, Some("target")),
            (3, 1, None),
            (4, 8, Some("name")),
            (6, 15, Some("direction")),
        ]
    );
    assert_eq!((places.len(), places[5].2), (6, Some("sources")), "{found:?}");
    let text = domino_rules::RulesFaults(found).to_string();
    assert_eq!(text.lines().count(), 6, "one line a fault");
    assert!(text.starts_with("line 1, column 12: based-on: "), "{text}");
}

#[test]
fn a_column_counts_characters() {
    let found = faults("title = \"ü\"\nsummary = \"żółw\" x\n");
    assert_eq!(found[0].line, 2);
    let found = faults("# äöü\n\"größe\" = 1\n");
    assert_eq!((found[0].line, found[0].column), (2, 1));
    let found = faults("target = 0 # ü\n");
    assert_eq!((found[0].line, found[0].column), (1, 10));
    let found = faults("score = { winner = { takes = \"ö\" }, extra = \"ß\" }\n");
    assert!(found.iter().all(|fault| fault.line == 1), "{found:?}");
}

#[test]
fn an_unknown_key_is_answered_with_the_nearest() {
    for (typed, meant) in [
        ("targets", "target"),
        ("hend", "hand"),
        ("later_start", "later-start"),
        ("blok-tie", "block-tie"),
        ("based_on", "based-on"),
        ("source", "sources"),
        ("ruonds", "rounds"),
    ] {
        let found = faults(&format!("{typed} = 1\n"));
        let expected = format!("there is no key `{typed}`; did you mean `{meant}`?");
        assert_eq!((found.len(), found[0].kind.to_string().as_str()), (1, expected.as_str()));
    }
    let found = faults("spinner = \"first-double\"\n");
    assert_eq!(found[0].kind.to_string(), "there is no key `spinner`");
}

#[test]
fn lines_over_a_game_cannot_be_based_on_another() {
    let boxed = Variant::builtin("boxed").unwrap();
    let found = boxed.with_toml("based-on = \"snake\"\n").unwrap_err().0;
    assert_eq!((found.len(), found[0].line), (1, 1));
    let message = &found[0].kind.to_string();
    assert!(!message.contains("did you mean `based-on`?"), "{message}");
}

#[test]
fn several_syntax_errors_are_told_at_once() {
    let found = faults("target = \nhand = = 7\nrounds = 3\nplayers = \"2-4\nset = 6\n");
    let lines: Vec<usize> = found.iter().map(|fault| fault.line).collect();
    for line in [1, 2, 4] {
        assert!(lines.contains(&line), "line {line} is among {found:?}");
    }
    assert!(!lines.contains(&3), "{found:?}");
    for text in
        ["target = 5\ntarget = 6\n", "[score\n", "\0", "= 1\n", "a.b.c = \n", "[[x]]\n[x]\n"]
    {
        assert!(!faults(text).is_empty(), "{text:?}");
    }
}

/// Keys that do not go together, the key where the fault stands, and a word of the reason.
const CONFLICTS: &[(&str, &str, &str)] = &[
    // A hand larger than the set.
    ("hand = 8", "hand", "4 hands of 8 are 32 tiles; the double-6 set has 28"),
    ("set = 5", "set", "double-5 set has 21"),
    ("players = \"2-5\"", "players", "5 hands of 7 are 35 tiles"),
    ("hand = 7\nfirst-tile = { before-deal = \"any\" }", "hand", "29 tiles"),
    ("hand = 0", "hand", "no tiles"),
    ("hand = { 2 = 7 }", "hand", "no hand for 3 players"),
    ("reserve = { 2 = 1 }\ndraw = {}", "reserve", "no reserve for 3 players"),
    ("reserve = 1", "reserve", "nobody draws"),
    ("set = 9\nplayers = { 6 = \"2-4\" }", "set", "double-6"),
    ("teams = \"pairs\"", "teams", "four"),
    (
        "set = 10\ntable = { width = 40, height = 20 }",
        "table",
        "at most 55 tiles; the double-10 set has 66",
    ),
    // A forced tile that nobody can hold, and seats that are not there.
    ("start = [\"7-7\", \"highest-pips\"]", "start", "nobody can hold 7-7"),
    ("later-start = [\"9-0\"]", "later-start", "nobody can hold 9-0"),
    ("start = [\"seat-C\"]", "start", "no seat C"),
    ("later-start = [\"seat-P\"]", "later-start", "no seat P"),
    (
        "set = 0\nhand = 1\nplayers = \"2\"\nfirst-tile = { before-deal = \"non-double\" }",
        "first-tile",
        "no tile to start",
    ),
    // Nobody leads.
    ("start = []", "start", "empty"),
    ("start = [\"winner\", \"highest-pips\"]", "start", "needs a round before"),
    ("start = [\"highest-double\"]", "start", "finds nobody"),
    ("start = [\"6-6\"]", "start", "finds nobody"),
    ("start = [\"random-seat\"]", "start", "once a match"),
    ("later-start = [\"random-seat\"]", "later-start", "once a match"),
    // Drawing.
    ("draw = { repeat = \"until-playable\", then = \"next-turn\" }", "draw", "one draw"),
    ("draw = { tiles = 3, at-most = 2 }", "draw", "`at-most`"),
    // Rounds that never end.
    ("round-end = [\"out\"]", "round-end", "never end"),
    ("round-end = []", "round-end", "never end"),
    ("round-end = [\"out\", \"mover-must-draw\"]", "round-end", "nobody draws"),
    // Matches that never end, or that the worst player wins.
    ("target = \"none\"", "target", "must end the match"),
    ("best = \"lowest\"", "best", "lose the match"),
    ("score = { each = { own-pips = \"plus\" } }", "score", "worst player"),
    ("score = { each = { own-pips = \"minus\" } }\nbest = \"lowest\"", "best", "worst player"),
    ("score = { each = { own-pips = \"minus\" } }", "score", "`rounds`"),
    (
        "score = { winner = { takes = \"all-hands\", paid-by = \"opponents\" } }",
        "score",
        "own pips",
    ),
    (
        "score = { winner = { takes = \"opponents\", less-own = \"once\", paid-by = \"opponents\" } }",
        "score",
        "own pips",
    ),
];

#[test]
fn rules_that_make_no_game_are_told_at_a_key_of_the_file() {
    for (text, key, word) in CONFLICTS {
        let found = faults(text);
        let fits = |fault: &RulesFault| {
            fault.key.as_deref() == Some(*key) && fault.kind.to_string().contains(word)
        };
        assert!(found.iter().any(fits), "{text}\n{found:?}");
        for fault in &found {
            let line = text.lines().nth(fault.line - 1).unwrap();
            let key = fault.key.as_deref().unwrap();
            assert!(line.starts_with(&format!("{key} = ")), "{fault} points to {line}");
        }
    }
}

#[test]
fn finding_a12_faults_are_data_and_read_as_one_clause() {
    let found = faults("set = 7\nplayers = { 6 = \"2-4\", 9 = \"2-6\" }\n");
    let [RulesFault { kind: RulesFaultKind::Conflict(conflict), .. }] = &found[..] else {
        panic!("{found:?}")
    };
    let set = |highest| DominoSet::new(highest).unwrap();
    let clash = Clash::NoPlayersWithSet { set: set(7), sets: vec![set(6), set(9)] };
    assert_eq!((conflict.keys, &conflict.clash), (&["set", "players"][..], &clash));
    assert_eq!(
        clash.to_string(),
        "the double-7 set has no number of players; there are numbers for double-6, double-9"
    );
    for (text, _, _) in CONFLICTS {
        for fault in faults(text) {
            let told = fault.kind.to_string();
            assert!(!told.ends_with('.') && !told.starts_with(char::is_uppercase), "{told}");
        }
    }
    let found = faults("draw = { tiles = 0, repeat = \"twice\", size = 1 }\n");
    assert_eq!(found.len(), 3, "all that is wrong in a table is told: {found:?}");
}

#[test]
fn several_conflicts_are_told_at_once() {
    let found = faults("hand = 9\nstart = [\"7-7\"]\nround-end = [\"out\"]\nbest = \"lowest\"\n");
    let lines: Vec<usize> = found.iter().map(|fault| fault.line).collect();
    // 3 and 4 hands of 9 and 8 … : 27 and 36 tiles, of which only the latter is too many.
    assert_eq!(lines, [1, 2, 2, 3, 4], "{found:?}");
}

#[test]
fn a_base_that_does_not_exist_is_answered_with_those_that_do() {
    let found = faults("based-on = \"chess\"\n");
    assert_eq!((found.len(), found[0].key.as_deref()), (1, Some("based-on")));
    for name in Variant::builtin_names() {
        assert!(found[0].kind.to_string().contains(name), "{}", found[0]);
    }
    let found = faults("based-on = 7\n");
    assert_eq!((found.len(), found[0].key.as_deref()), (1, Some("based-on")));
}

#[test]
fn names_and_titles_are_one_line_of_plain_text() {
    for (text, key) in [
        ("name = \"\"", "name"),
        ("name = \"two words\"", "name"),
        ("name = \"Über\"", "name"),
        ("name = 7", "name"),
        ("title = \"two\\nlines\"", "title"),
        ("summary = \"\\u001b[31mred\"", "summary"),
        ("sources = 7", "sources"),
    ] {
        let found = faults(text);
        assert_eq!((found.len(), found[0].key.as_deref()), (1, Some(key)), "{text}");
    }
}

#[test]
fn a_fault_is_one_short_line_whatever_the_file_holds() {
    let long = "x".repeat(1 << 20);
    for text in [
        format!("{long} = 1\n"),
        format!("teams = \"{long}\"\n"),
        format!("start = [\"{long}\"]\n"),
        format!("draw = \"{long}\"\n"),
        format!("draw = {{ {long} = 1 }}\n"),
        format!("based-on = \"{long}\"\n"),
        format!("players = \"{long}\"\n"),
        format!("later-start = \"{long}\"\n"),
        format!("[sources]\n{long} = [\"S0.1\"]\n"),
        long,
        "\"\\u001b[2J\" = 1\n".to_owned(),
        "teams = \"a\\r\\u001b[2Jb\"\n".to_owned(),
        "\"a\\nb\" = 1\n".to_owned(),
    ] {
        for fault in faults(&text) {
            let told = fault.to_string();
            let start: String = told.chars().take(80).collect();
            assert!(told.chars().count() <= 400, "{} characters: {start}…", told.chars().count());
            assert!(!told.chars().any(char::is_control), "{start:?}");
        }
    }
}
