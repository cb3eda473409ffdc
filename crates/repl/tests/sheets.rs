//! The rule sheet and the comparison of games as they are laid out.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_repl::{Catalog, Lang, rule_sheet, rules_diff};
use domino_rules::Variant;
use domino_words::{rule_differences, unglued};
use unicode_width::UnicodeWidthStr;

/// Wide enough for every paragraph.
const ONE_LINE: usize = 10_000;

fn builtins() -> impl Iterator<Item = Variant> {
    Variant::builtin_names().map(|name| Variant::builtin(name).unwrap().clone())
}

fn catalogs() -> impl Iterator<Item = Catalog> {
    Lang::ALL.into_iter().map(Catalog::new)
}

#[test]
fn a_comparison_says_every_key_that_differs_and_no_other() {
    for catalog in catalogs() {
        for first in builtins() {
            for second in builtins() {
                let diff = rules_diff(&first, &second, &catalog, ONE_LINE);
                let differences = rule_differences(&catalog, &first, &second);
                let mut said: Vec<&str> = diff
                    .lines()
                    .filter_map(|line| line.strip_prefix('`')?.strip_suffix('`'))
                    .collect();
                said.sort_unstable();
                let mut keys: Vec<&str> = differences.iter().map(|found| found.key).collect();
                keys.sort_unstable();
                assert_eq!(said, keys);
                for difference in differences {
                    let key = difference.key;
                    for words in difference.words {
                        assert!(diff.contains(&unglued(&words)), "{key}: {words}\n{diff}");
                    }
                    for value in difference.values {
                        let line = format!("{key} = {value}");
                        assert!(diff.lines().any(|told| told.trim() == line), "{line}\n{diff}");
                    }
                }
            }
        }
    }
}

#[test]
fn games_that_are_called_the_same_are_told_apart() {
    let catalog = Catalog::new(Lang::En);
    let boxed = Variant::builtin("boxed").unwrap();
    let diff = |text: &str| {
        rules_diff(boxed, &Variant::from_toml(text).unwrap(), &catalog, 80)
            .lines()
            .filter_map(|line| line.split_once("  Everybody")?.0.strip_prefix("  "))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(diff("based-on = \"boxed\"\nhand = 6"), ["A", "B"]);
    let same_title = "based-on = \"boxed\"\nname = \"ours\"\ntitle = \"Boxed game\"\nhand = 6";
    assert_eq!(diff(same_title), ["boxed", "ours "]);
    assert_eq!(
        diff("based-on = \"boxed\"\nname = \"ours\"\nhand = 6"),
        ["Boxed game", "ours      "]
    );
    assert_eq!(rules_diff(boxed, boxed, &catalog, 80), "The rules are the same.\n");
}

#[test]
fn sheets_keep_to_their_width() {
    for catalog in catalogs() {
        let text = |width| {
            let sheets = builtins().map(|variant| rule_sheet(&variant, &catalog, width));
            let diffs = builtins().map(|variant| {
                rules_diff(Variant::builtin("boxed").unwrap(), &variant, &catalog, width)
            });
            sheets.chain(diffs).collect::<String>()
        };
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let whole = words(&text(ONE_LINE));
        for width in [1, 40, 80, 200] {
            let text = text(width);
            assert_eq!(words(&text), whole, "nothing is lost at {width} columns");
            // In one column each word has a line, and what stands in brackets too.
            for line in text.lines().filter(|_| width > 1) {
                assert!(line.width() <= width, "{width}: {line}");
            }
        }
    }
}

#[test]
fn a_rule_has_its_sources_or_is_a_house_rule() {
    let catalog = Catalog::new(Lang::En);
    let text = "based-on = \"boxed\"\nhand = 6\ntarget = 50\n[sources]\ntarget = [\"Aunt Ada\"]";
    let sheet = rule_sheet(&Variant::from_toml(text).unwrap(), &catalog, ONE_LINE);
    for line in [
        "- Everybody is dealt 6 tiles. (house rule)",
        "- The match ends after the round in which somebody reaches 50 points. (Aunt Ada)",
        "- Doubles must match like other tiles. (S0.11, S0.12, S0/0-4, S0/0-5)",
    ] {
        assert!(sheet.lines().any(|told| told == line), "{line}\n{sheet}");
    }
    // What a file calls a source does not command the terminal.
    let text = "based-on = \"boxed\"\n[sources]\nhand = [\"\\u001b[2J\"]";
    let sheet = rule_sheet(&Variant::from_toml(text).unwrap(), &catalog, ONE_LINE);
    assert!(sheet.lines().any(|told| told == "- Everybody is dealt 5 tiles. (?[2J)"), "{sheet}");

    // Rules without any source are no changes of others.
    let own = rule_sheet(&Variant::from_toml("hand = 6").unwrap(), &catalog, ONE_LINE);
    assert!(own.lines().any(|told| told == "- Everybody is dealt 6 tiles."), "{own}");
}

#[test]
fn finding_a14_nothing_of_a_rules_file_commands_the_screen() {
    let text = concat!(
        "title = \"b\\u2066\"\nsummary = \"c\\u202e\"\nhand = 6\n",
        "[sources]\nhand = [\"d\\u001b[2J\"]"
    );
    let ours = Variant::from_toml(text).unwrap();
    let catalog = Catalog::new(Lang::En);
    let sheet = rule_sheet(&ours, &catalog, ONE_LINE);
    let diff = rules_diff(&ours, &Variant::default_rules(), &catalog, ONE_LINE);
    for text in [sheet, diff] {
        assert!(text.contains("b?"), "{text:?}");
        assert!(!text.contains(['\u{1b}', '\u{2066}', '\u{202e}']), "{text:?}");
    }
}
