//! C79: the line of play in any width.

use domino_repl::Input;
use domino_tiles::{DominoSet, Tile, arrange_line};

use crate::desk::{Desk, piped, with_hands};

/// A text's tiles as they lie: all its `[a|b]`, in order.
fn drawn_tiles(text: &str) -> Vec<String> {
    let tiles = text.split('[').skip(1).map(|rest| rest.split(']').next().unwrap());
    tiles.map(|tile| tile.replace('|', "-")).collect()
}

fn line_of(desk: &Desk) -> Vec<String> {
    desk.round().table().layout().line().iter().map(ToString::to_string).collect()
}

/// A round that ends with all 28 tiles in one line.
fn whole_set() -> Desk {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let tiles: Vec<String> = row.iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    let (line, last) = tiles.split_at(26);
    with_hands("based-on = \"hungarian\"", &line.join(" "), [&last[0], &last[1]], "")
}

#[test]
fn c79_a_line_of_28_tiles_is_whole_and_in_order() {
    for width in [80, 40, 20, 1] {
        let mut desk = whole_set();
        desk.line(&desk.round().legal_actions().nth(0).unwrap().to_string());
        desk.line("1");
        assert_eq!(line_of(&desk).len(), 28);
        let mut narrow = Desk::resumed(desk.session.record(), piped(width));
        let text = narrow.line("board");
        assert_eq!(drawn_tiles(&text), line_of(&narrow), "{width}: {text}");
        for row in text.lines().filter(|row| row.contains('[')) {
            assert!(row.len() <= width.max(5), "{width}: {row}");
        }
    }
}

#[test]
fn c79_a_whole_match_in_one_column_loses_no_word() {
    let words = |width| {
        let mut desk = Desk::new("draw", "human:Ada,heavy,heavy", 5, piped(width));
        let text = desk.feed(Input::Start) + &desk.play_round();
        text.replace("][", "] [").split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    for width in [1, 20, 40, 1000] {
        assert_eq!(words(width), words(80), "{width}");
    }
}
