//! What Tab offers and what stands behind the line: it is what can be typed next.

use std::iter;

use domino_players::Builtin;
use domino_repl::{COMMANDS, Catalog, Completion, Input, Lang};
use domino_rules::{KEYS, Variant};

use crate::desk::{Desk, prompted, with_hands};

/// A on turn: 6-5 fits at both ends, 4-3 at none, 6-0 left and 5-1 right.
fn desk() -> Desk {
    with_hands("based-on = \"block\"", "6-6 6-4 4-5", ["6-5 4-3 6-0 5-1", "3-3 1-0"], "")
}

fn offered(desk: &Desk, line: &str) -> (usize, Vec<String>) {
    match desk.session.typing().complete(line, line.len()) {
        Completion::Words { start, words } => (start, words),
        Completion::File { start } => (start, vec!["a file".to_owned()]),
    }
}

fn check(desk: &Desk, line: &str, start: usize, words: &[&str]) {
    assert_eq!(
        offered(desk, line),
        (start, words.iter().map(|&word| word.to_owned()).collect()),
        "{line}"
    );
}

#[test]
fn a_beginning_is_completed_to_commands() {
    let desk = desk();
    check(&desk, "sc", 0, &["score"]);
    check(&desk, "  sc", 2, &["score"]);
    check(&desk, "SC", 0, &["score"]);
    check(&desk, "s", 0, &["score", "save", "seats", "sort", "settings"]);
    check(&desk, "xyz", 0, &[]);
    let (_, all) = offered(&desk, "");
    for spec in &COMMANDS {
        assert!(all.iter().any(|word| word == spec.names[0]), "{}", spec.names[0]);
    }
}

#[test]
fn tiles_that_can_be_laid_are_completed() {
    let desk = desk();
    check(&desk, "6", 0, &["6-0", "6-5"]);
    check(&desk, "5-", 0, &["5-1"]);
    check(&desk, "4-", 0, &[]);
}

#[test]
fn behind_a_tile_stand_the_ends_where_it_fits() {
    let desk = desk();
    check(&desk, "6-5 ", 4, &["left", "right"]);
    check(&desk, "5-6 ", 4, &["left", "right"]);
    check(&desk, "6|5 r", 4, &["right"]);
    check(&desk, "6-0 ", 4, &["left"]);
    check(&desk, "4-3 ", 4, &[]);
    check(&desk, "nonsense ", 9, &[]);
}

#[test]
fn arguments_are_completed_to_what_the_command_takes() {
    let desk = desk();
    let (start, keys) = offered(&desk, "rules ");
    assert_eq!((start, keys), (6, KEYS.iter().map(|key| key.name.to_owned()).collect()));
    check(&desk, "rules blo", 6, &["block-winner", "block-tie"]);
    let (start, games) = offered(&desk, "new ");
    assert_eq!((start, games), (4, Variant::builtin_names().map(str::to_owned).collect()));
    check(&desk, "new b", 4, &["boxed", "beginners", "block"]);
    check(&desk, "lang ", 5, &["en", "de", "fr", "it", "hu", "pl"]);
    check(&desk, "lang d", 5, &["de"]);
    check(&desk, "sort ", 5, &["pips", "suit", "given"]);
    check(&desk, "auto o", 5, &["on", "off"]);
    check(&desk, "plain of", 6, &["off"]);
    check(&desk, "help hi", 5, &["hint"]);
    check(&desk, "hand ", 5, &[]);
    check(&desk, "save ", 5, &["a file"]);
    check(&desk, "load my ga", 5, &["a file"]);
    check(&desk, "seats human:Ada,st", 16, &["steady"]);
    check(&desk, "seats h", 6, &["human", "heavy"]);
    let players: Vec<&str> = iter::once("human").chain(Builtin::ALL.map(Builtin::name)).collect();
    check(&desk, "seats ", 6, &players);
}

/// Blanks behind the commas are taken, so they are completed behind too.
#[test]
fn seats_are_completed_behind_a_blank() {
    check(&desk(), "seats human:Ada, st", 17, &["steady"]);
}

/// `why` is asked of tiles that cannot be laid above all, and of ends.
#[test]
fn why_is_completed_to_every_tile_in_hand() {
    let desk = desk();
    let (start, words) = offered(&desk, "why ");
    assert_eq!(start, 4);
    for tile in ["4-3", "5-1", "6-0", "6-5"] {
        assert!(words.iter().any(|word| word == tile), "{tile}: {words:?}");
    }
}

#[test]
fn behind_why_and_a_tile_stand_the_ends_too() {
    check(&desk(), "why 6-5 r", 8, &["right"]);
    check(&desk(), "why l", 4, &["left"]);
}

/// Whatever is offered for a line can be typed in its place.
#[test]
fn what_is_offered_is_taken() {
    let starts =
        ["", "6", "6-5 ", "5-1 ", "sort ", "auto ", "plain ", "lang ", "rules ", "help ", "why "];
    for lang in Lang::ALL {
        for start in starts {
            let with_lang = || {
                let mut desk = desk();
                desk.line(&format!("lang {lang}"));
                desk
            };
            let (at, words) = offered(&with_lang(), start);
            assert!(!words.is_empty(), "{lang} {start}");
            let mut once = words.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), words.len(), "{lang} {start}: {words:?}");
            for word in words {
                let mut desk = with_lang();
                let told = desk.line(&format!("{}{word}", &start[..at]));
                let refused = [
                    domino_repl::Message::NotUnderstood { text: word.clone() },
                    domino_repl::Message::WordUnknown { text: word.clone(), words: String::new() },
                ];
                for message in &refused {
                    let said = Catalog::new(lang).say(message);
                    let head: String = said.chars().take(word.chars().count() + 12).collect();
                    assert!(!told.starts_with(&head), "{lang} {start}{word}: {told}");
                }
            }
        }
    }
}

/// A pass is an action of the list and a command, and stands in what is offered once.
#[test]
fn nothing_is_offered_twice() {
    let desk = with_hands("based-on = \"block\"", "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "");
    check(&desk, "pa", 0, &["pass"]);
    let rules = "based-on = \"draw\"";
    let desk = with_hands(rules, "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "2-0");
    check(&desk, "d", 0, &["draw"]);
}

#[test]
fn in_the_lobby_the_games_are_offered() {
    let mut desk = Desk::lobby(vec![], prompted());
    desk.feed(Input::Start);
    check(&desk, "sn", 0, &["snake"]);
    check(&desk, "bl", 0, &["block"]);
    check(&desk, "h", 0, &["hungarian", "help", "hand", "history", "hint"]);
}

#[test]
fn what_is_expected_stands_behind_the_line() {
    let typing = desk().session.typing();
    let cases = [
        ("save", Some(" [FILE]")),
        ("save ", Some("[FILE]")),
        ("load", Some(" [FILE]")),
        ("why", Some(" TILE|ACTION|END")),
        ("w", Some(" TILE|ACTION|END")),
        ("auto", Some(" [on|off]")),
        ("sort", Some(" [pips|suit|given]")),
        ("rules", Some(" [KEY]")),
        ("6-5", Some(" left|right")),
        ("6-5 ", Some("left|right")),
        ("5|6", Some(" left|right")),
        ("6-0", None),
        ("4-3", None),
        ("hand", None),
        ("save x", None),
        ("", None),
        ("xyz", None),
    ];
    for (line, hint) in cases {
        assert_eq!(typing.hint(line).as_deref(), hint, "{line:?}");
    }
}

/// In another language its own names and words are offered; the English names are completed too.
#[test]
fn hints_and_words_are_those_of_the_language() {
    for lang in Lang::ALL {
        let mut desk = desk();
        desk.line(&format!("lang {lang}"));
        let catalog = Catalog::new(lang);
        let typing = desk.session.typing();
        for spec in &COMMANDS {
            let usage = spec.argument_in(&catalog);
            for name in
                spec.names_in(&catalog).iter().map(String::as_str).chain(spec.names.to_vec())
            {
                let hint = typing.hint(name).unwrap_or_default();
                assert_eq!(hint.trim_start(), usage, "{lang} {name}");
            }
            let own = spec.name_in(&catalog);
            let (_, words) = offered(&desk, &own);
            assert!(words.contains(&own), "{lang} {own}: {words:?}");
        }
        let end = |end: &str| catalog.say(&domino_repl::Message::EndName { end: end.to_owned() });
        check(&desk, "6-5 ", 4, &[&end("left"), &end("right")]);
        let expected = format!(" {}|{}", end("left"), end("right"));
        assert_eq!(typing.hint("6-5"), Some(expected), "{lang}");
    }
}

fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').unwrap().1)
}

/// What can be typed is in colour, and the line says the same without it.
#[test]
fn commands_and_tiles_that_can_be_laid_are_in_colour() {
    let typing = desk().session.typing();
    for (line, is_known) in [
        ("score", true),
        ("  save x", true),
        ("t", true),
        ("6-5 left", true),
        ("5|6", true),
        ("4-3", false),
        ("nonsense", false),
        ("sc", false),
        ("", false),
    ] {
        let shown = typing.highlight(line);
        assert_eq!(shown != line, is_known, "{line}");
        assert_eq!(without_colour(&shown), line);
    }
}

/// While the keyboard is passed on, nothing that is offered tells what anybody holds.
#[test]
fn while_the_keyboard_is_passed_on_no_tile_is_offered() {
    let mut desk = Desk::new("snake", "human:Ada,human:Bo", 3, prompted());
    desk.feed(Input::Start);
    assert!(desk.prompt().starts_with("Pass to"));
    for line in ["", "6", "why ", "why 6"] {
        let (_, words) = offered(&desk, line);
        assert!(!words.iter().any(|word| word.contains('-')), "{line}: {words:?}");
    }
    for tile in desk.round().hand(desk.round().mover()) {
        assert_eq!(desk.session.typing().hint(&tile.to_string()), None);
        assert_eq!(desk.session.typing().highlight(&tile.to_string()), tile.to_string());
    }
}

/// The word before the cursor counts, not what stands behind it; any position and text will do.
#[test]
fn any_line_and_cursor_will_do() {
    let desk = desk();
    let typing = desk.session.typing();
    let expected = Completion::Words { start: 0, words: vec!["score".to_owned()] };
    assert_eq!(typing.complete("sc and more", 2), expected);
    for line in
        ["", " ", "\u{1f063}", "é é", "why \u{1f063}", "seats ,,,", "6-5  ", "\t6-5\tr", "ű"]
    {
        for pos in 0..line.len() + 3 {
            if let Completion::Words { start, .. } = typing.complete(line, pos) {
                assert!(line.is_char_boundary(start), "{line:?} {pos}");
            }
        }
        typing.hint(line);
        assert_eq!(without_colour(&typing.highlight(line)), line);
    }
}
