//! C38: hands and lists that are longer than usual.

use domino_record::read;
use domino_repl::{Input, Lang, Session, Settings, Sort, Style};

use crate::desk::{Desk, asking, with_hands};
use crate::widths::check_width;

/// A holds all sixes and leads 6-6; B draws whatever is left and passes.
fn all_sixes(reserve: usize) -> Desk {
    let free = "first-tile = \"free\"\nlater-start = \"same\"";
    let rules = format!("based-on = \"draw\"\nreserve = {reserve}\n{free}\n");
    let sixes = "6-0 6-1 6-2 6-3 6-4 6-5 6-6";
    with_hands(&rules, "", [sixes, "5-5 5-4 5-3 5-2 5-1 5-0 4-4"], "")
}

#[test]
fn c38_the_hand_of_21_tiles_is_drawn_shown_and_passed() {
    for (reserve, n_tiles) in [(0, 21), (2, 19)] {
        let mut desk = all_sixes(reserve);
        desk.line("6-6");
        let mut shown = String::new();
        while desk.round().legal_actions().draw() {
            shown = desk.line("draw");
        }
        assert!(shown.contains(&format!("B Bob to play, {n_tiles} tiles: ")), "{shown}");
        assert!(shown.ends_with("1) pass\n"), "{shown}");
        let hand = desk.line("hand");
        let listed = hand.split_whitespace().filter(|word| word.contains('-')).count();
        assert_eq!(listed, n_tiles, "{hand}");
        assert!(hand.lines().all(|line| line.len() <= 80), "{hand}");
        assert!(desk.line("pass").contains("B Bob: passes"));
    }
}

#[test]
fn c38_a_list_with_two_digits_takes_one_and_ten_apart() {
    let rules = "based-on = \"snake\"\nplayers = \"2\"\nhand = 12\n";
    let hand = "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1";
    let other = "4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-0 6-1 6-2";
    for (number, lead) in [("1", "0-0"), ("10", "3-3"), ("12", "4-1"), ("012", "4-1")] {
        let mut desk = with_hands(rules, "", [hand, other], "");
        let list = desk.line("moves");
        assert!(list.contains(" 1) 0-0") && list.contains("12) 4-1"), "{list}");
        let told = desk.line(number);
        assert!(told.contains(&format!("A Ada: leads {lead}\n")), "{number}: {told}");
    }
    let mut desk = with_hands(rules, "", [hand, other], "");
    for number in ["0", "13", "100"] {
        let refused = desk.line(number);
        assert!(refused.contains("the list, which goes from 1 to 12"), "{refused}");
    }
}

/// The tiles that a text names, in order.
fn listed(text: &str) -> Vec<String> {
    let is_tile = |word: &&str| word.parse::<domino_tiles::Tile>().is_ok() && word.contains('-');
    text.split_whitespace().filter(is_tile).map(str::to_owned).collect()
}

/// Every tile of the long hand is shown once, in every language, width and order, and no line is wider
/// than the terminal.
#[test]
fn c38_the_hand_of_21_tiles_is_whole_in_any_language_width_and_order() {
    let mut desk = all_sixes(0);
    desk.line("6-6");
    while desk.round().legal_actions().draw() {
        desk.line("draw");
    }
    let record = read(desk.session.record().as_bytes()).unwrap();
    let hand: Vec<String> =
        desk.round().hand(desk.round().mover()).iter().map(|tile| tile.to_string()).collect();
    assert_eq!(hand.len(), 21);
    for lang in Lang::ALL {
        for (width, sort) in
            [40, 80, 200].into_iter().flat_map(|width| Sort::ALL.map(|sort| (width, sort)))
        {
            let style = Style { lang, width, sort, ..Style::default() };
            let settings = Settings { style, ..asking() };
            let mut desk = Desk::at(Session::resume(&record, None, 1, settings).unwrap());
            let start = desk.feed(Input::Start);
            let text = desk.line("hand");
            check_width(&(start + &text), width, lang.code());
            let mut tiles = listed(&text);
            if sort == Sort::Suit {
                assert_eq!(tiles, hand, "{lang}, {width}");
            }
            tiles.sort();
            let mut all = hand.clone();
            all.sort();
            assert_eq!(tiles, all, "{lang}, {width}, {sort}: {text}");
        }
    }
}

/// A lead of a double-nine hand of 20 tiles: the numbers of the list stand under one another, and each
/// plays the tile beside it.
#[test]
fn every_number_of_a_long_list_plays_the_tile_beside_it() {
    let rules = "based-on = \"snake\"\nset = 9\nplayers = \"2\"\nhand = 20\n";
    let hand = "9-0 9-1 9-2 9-3 9-4 9-5 9-6 9-7 9-8 9-9 8-0 8-1 8-2 8-3 8-4 8-5 8-6 8-7 8-8 7-0";
    let other = "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4";
    let list = with_hands(rules, "", [hand, other], "").line("moves");
    let words: Vec<&str> = list.split_whitespace().collect();
    let numbered: Vec<(&str, &str)> = words
        .windows(2)
        .filter_map(|pair| Some((pair[0].strip_suffix(')')?, pair[1])))
        .filter(|(number, _)| number.bytes().all(|byte| byte.is_ascii_digit()))
        .collect();
    assert_eq!(numbered.len(), 20, "{list}");
    for (number, tile) in numbered {
        let mut desk = with_hands(rules, "", [hand, other], "");
        let told = desk.line(number);
        assert!(told.contains(&format!("A Ada: leads {tile}\n")), "{number}: {told}");
    }
}
