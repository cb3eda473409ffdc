//! The map in the domino tiles of Unicode.

use domino_repl::TileStyle;
use domino_tiles::{DominoSet, Tile, arrange_line};
use unicode_width::UnicodeWidthStr;

use crate::desk::{with_hands, with_plays};
use crate::map::{WIDTHS, map, mapped};
use crate::map_read_back::random_rounds;

/// The last tile stands upright at the west edge.
#[test]
fn the_mark_of_the_last_tile_leaves_the_edge_whole() {
    let rules = "based-on = \"table\"\ntable = { width = 10, height = 8, edge = \"turn\" }";
    let plays = "6-3, 6-2 left w, 2-0 left w, 1-0 left n";
    let mut desk = with_plays(rules, plays, ["1-1", "3-3"], mapped(80, TileStyle::Glyph));
    let text = map(&mut desk, 80, "glyph");
    let rows: Vec<&str> = text.lines().collect();
    let [first, inner @ .., last] = rows.as_slice() else { panic!("{text}") };
    assert!(first.starts_with('╔') && last.starts_with('╚') && inner.len() == 8, "{text}");
    assert!(inner.iter().all(|row| row.starts_with('║') && row.ends_with('║')), "{text}");
    assert!(text.contains("\u{1f06a}<"), "{text}");
}

/// Horizontal a-b is U+1F031 + 7a + b, vertical U+1F063 + 7a + b.
#[test]
fn c72_a_glyph_shows_its_tile_as_it_lies_in_the_line() {
    let line = "6-6 6-1 1-0 0-0 0-4";
    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "");
    let text = map(&mut desk, 80, "glyph");
    let glyphs = |text: &str| text.chars().filter(|letter| is_glyph(*letter)).collect::<String>();
    assert_eq!(glyphs(&text), "\u{1f093}\u{1f05c}\u{1f038}\u{1f063}\u{1f035}");
    assert!(text.trim().starts_with('l') && text.trim().ends_with("\u{1f035} <r"), "{text}");
    // 0-4 is another code point than 4-0.
    let mut turned = with_hands("based-on = \"draw\"", "6-4 4-0", ["5-5 5-3", "3-3"], "");
    assert_eq!(glyphs(&map(&mut turned, 80, "glyph")), "\u{1f05f}\u{1f04d}");
    // In a row that goes west a tile lies turned round; one at a corner stands upright.
    // The lead 6-4 lies in the middle of 17 columns; 4-0 is beside it, and 0-2 stands at the corner.
    let line = "6-4 4-0 0-2 2-1 1-6 6-5";
    let mut snake = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "");
    let text = map(&mut snake, 17, "glyph");
    let rows: Vec<String> = text.lines().map(glyphs).filter(|row| !row.is_empty()).collect();
    let expected = ["\u{1f05f}\u{1f04d}", "\u{1f05a}\u{1f05c}\u{1f03a}\u{1f065}"];
    assert_eq!(rows, expected, "{text}");
}

#[test]
fn c72_a_number_without_a_glyph_falls_back_to_digits() {
    let mut desk = with_hands("based-on = \"draw\"\nset = 9", "9-6 6-6", ["5-5 5-3", "3-3"], "");
    let text = map(&mut desk, 80, "glyph");
    assert_eq!(text, map(&mut desk, 80, "box"));
    assert!(text.contains(" 9┊ 6"), "{text}");
}

fn is_glyph(letter: char) -> bool {
    ('\u{1f031}'..='\u{1f093}').contains(&letter)
}

/// Every tile is a glyph with a free column behind it, at any width of a snake and on any table.
#[test]
fn glyphs_have_room_for_wide_fonts() {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let line: Vec<String> = row[..26].iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    let [last, before] = [27, 26].map(|place: usize| Tile::new(row[place].0, row[place].1));
    let hands = [before.to_string(), last.to_string()];
    let mut desk = with_hands("based-on = \"draw\"", &line.join(" "), [&hands[0], &hands[1]], "");
    for width in WIDTHS {
        let text = map(&mut desk, width, "glyph");
        assert_eq!(text.chars().filter(|letter| is_glyph(*letter)).count(), 26, "{text}");
        assert_glyphs_are_apart(&text, width);
    }
    random_rounds(&mapped(80, TileStyle::Glyph), |desk, typist| {
        if typist.once_in(4) {
            let text = desk.line("map");
            let n_placed = desk.round().table().layout().placed().len();
            let is_small = desk.game().rules().set().highest().get() <= 6;
            let n_glyphs = text.chars().filter(|letter| is_glyph(*letter)).count();
            assert_eq!(n_glyphs, if is_small { n_placed } else { 0 }, "{text}");
            assert_glyphs_are_apart(&text, 80);
        }
    });
}

fn assert_glyphs_are_apart(text: &str, width: usize) {
    for line in text.lines() {
        assert!(line.width() <= width && !line.ends_with(' '), "{width}: {line:?}");
        let letters: Vec<char> = line.chars().collect();
        for pair in letters.windows(2).filter(|pair| is_glyph(pair[0])) {
            assert!(matches!(pair[1], ' ' | '>' | '<'), "{line:?}");
        }
    }
}
