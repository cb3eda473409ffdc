//! C73: whatever is typed is taken, or answered with one clear line, and nothing changes.

use domino_repl::Input;

use crate::desk::{Desk, with_hands};

fn desk() -> Desk {
    with_hands("based-on = \"block\"", "5-5 6-5", ["6-6 4-3", "3-3 4-1"], "")
}

#[test]
fn c73_spellings_of_a_tile_that_are_taken() {
    for typed in [" 6-6 ", "6-6", "6|6", "[6|6]", "\t6-6\r\n", "[6-6] RIGHT", "6-6 r", "1", "001"] {
        let mut desk = desk();
        let told = desk.line(typed);
        assert!(told.starts_with("A Ada: 6-6 right\n"), "{typed:?}: {told}");
    }
}

#[test]
fn c73_what_is_no_action_is_one_clear_error() {
    let neither = "is neither an action nor a command";
    let mega = "x".repeat(1 << 20);
    let cases = [
        ("66", "for the tile, type `6-6`"),
        ("64", "for the tile, type `6-4`"),
        ("99", "is not in the list, which has only 1.\n"),
        ("-1", neither),
        ("+3", neither),
        ("1e1", neither),
        ("0x1", neither),
        ("\u{663}-\u{663}", neither),
        ("\u{663}", neither),
        ("6-6 1 2", "is not an action"),
        ("6-6 links", "an end is `left` or `right`"),
        ("19-0", "a half shows 0 to 18 pips"),
        ("99999999999999999999", "is not in the list"),
        ("0", "is not in the list"),
        ("\u{fffd}\u{fffd}6-6", neither),
        ("\u{fffd}", neither),
        ("\u{feff}", neither),
        ("\u{301}", neither),
        ("\0", neither),
        ("\u{1b}[2J", neither),
        (mega.as_str(), "The line is too long"),
    ];
    for (typed, expected) in cases {
        let start: String = typed.chars().take(20).collect();
        let mut desk = desk();
        let before = desk.game().clone();
        let told = desk.line(typed);
        assert!(told.contains(expected), "{start:?}: {told}");
        assert!(told.len() < 300, "{start:?}: {told}");
        assert!(!told.contains(['\0', '\u{1b}']), "{start:?}: {told:?}");
        assert_eq!(desk.game(), &before, "{start:?}");
    }
}

#[test]
fn c73_an_empty_line_shows_the_table_again() {
    for typed in ["", "   ", "\t", "\r\n"] {
        let hands = ["6-2 6-6", "4-1 3-3"];
        let mut desk = with_hands("based-on = \"draw\"", "5-5 5-6", hands, "");
        let moves = desk.line("moves");
        assert_eq!(desk.line(typed), moves, "{typed:?}");
    }
}

#[test]
fn a_line_that_is_too_long_is_told_so() {
    assert!(desk().feed(Input::TooLong).contains("too long"));
}

#[test]
fn commands_and_words_are_read_in_any_case() {
    let mut desk = with_hands("based-on = \"draw\"", "5-5 6-5", ["2-2 4-3", "3-3 4-1"], "");
    assert!(desk.line("HELP").starts_with("The commands"));
    assert!(desk.line("Draw").contains("A Ada: draws"));
}

#[test]
fn a_typing_error_is_answered_with_the_nearest_word() {
    let mut desk = desk();
    for (typed, near) in [("hlep", "help"), ("scroe", "score"), ("psas", "pass"), ("darw", "draw")]
    {
        let told = desk.line(typed);
        assert!(told.contains(&format!("Did you mean `{near}`?")), "{told}");
    }
}
