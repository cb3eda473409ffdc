//! The map: the table in characters.

use domino_layout::Posture;
use domino_repl::{Input, Map, Session, Settings, Style, TileStyle};
use domino_rules::{PerSeat, Rules, Variant};
use domino_tiles::{DominoSet, Tile, arrange_line};

use crate::desk::{Desk, asking, piped, with_hands, with_plays};

/// Widths of terminals, in columns, and some between.
pub(crate) const WIDTHS: [usize; 9] = [40, 41, 53, 64, 80, 99, 120, 161, 200];

/// Settings with which every turn shows the map.
pub(crate) fn mapped(width: usize, tiles: TileStyle) -> Settings {
    Settings { style: Style { map: Map::On, tiles, ..piped(width).style }, ..asking() }
}

/// A line of all 28 tiles of the double-six set, in a game that goes on with a larger set.
pub(crate) fn all_28() -> Desk {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let line: Vec<String> = row.iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    with_hands("based-on = \"draw\"\nset = 9", &line.join(" "), ["9-9 9-8", "9-7"], "")
}

/// The map of a desk at a width, in a style that is chosen by its word.
pub(crate) fn map(desk: &mut Desk, width: usize, tiles: &str) -> String {
    desk.session.set_size(width, usize::MAX);
    desk.line(&format!("map {tiles}"));
    desk.line("map")
}

/// Two humans at a table of another size; the seed decides their tiles.
pub(crate) fn on_a_table(size: &str, seed: u64, settings: Settings) -> Desk {
    let rules = format!("based-on = \"table\"\ntable = {{ {size} }}");
    let rules = Rules::new(Variant::from_toml(&rules).unwrap(), 2).unwrap();
    let seats: PerSeat<_> =
        ["human:Ada", "human:Bo"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    let mut desk = Desk::at(Session::new(rules, &seats, seed, settings).unwrap());
    desk.feed(Input::Start);
    desk
}

#[test]
fn a_line_of_28_tiles_winds_through_40_columns_in_ascii() {
    insta::assert_snapshot!(map(&mut all_28(), 40, "ascii"));
}

#[test]
fn a_line_of_28_tiles_winds_through_40_columns_in_lines() {
    insta::assert_snapshot!(map(&mut all_28(), 40, "box"));
}

#[test]
fn a_line_of_28_tiles_winds_through_80_columns_in_ascii() {
    insta::assert_snapshot!(map(&mut all_28(), 80, "ascii"));
}

#[test]
fn a_line_of_28_tiles_winds_through_80_columns_in_lines() {
    insta::assert_snapshot!(map(&mut all_28(), 80, "box"));
}

#[test]
fn a_line_of_28_tiles_winds_through_120_columns_in_ascii() {
    insta::assert_snapshot!(map(&mut all_28(), 120, "ascii"));
}

#[test]
fn a_line_of_28_tiles_winds_through_120_columns_in_lines() {
    insta::assert_snapshot!(map(&mut all_28(), 120, "box"));
}

#[test]
fn every_half_of_a_double_eighteen_set_can_be_read() {
    let line = "18-18 18-17 17-17 17-9 9-16 16-16 16-0 0-10 10-1 1-1 1-18";
    let rules = "based-on = \"draw\"\nset = 18";
    let mut desk = with_hands(rules, line, ["2-2 2-3", "3-3"], "");
    insta::assert_snapshot!(map(&mut desk, 40, "ascii"));
}

/// The keys of the headings stand where each would lie.
#[test]
fn a_table_shows_its_edge_and_where_the_next_tile_could_lie() {
    let size = "width = 10, height = 8, corners = \"allowed\", contact = \"allowed\"";
    let mut desk = on_a_table(size, 1, mapped(80, TileStyle::Ascii));
    let can_go_straight = |desk: &Desk| {
        let table = desk.round().table();
        let (plane, mut ends) = (table.plane().unwrap(), table.layout().ends().iter());
        ends.all(|open| {
            let heading = plane.heading(open.name).unwrap();
            plane.room(open.name).admits(heading, Posture::Along)
        })
    };
    while can_go_straight(&desk) {
        desk.line("2");
    }
    insta::assert_snapshot!(desk.line("moves") + &desk.line("map box"));
}

/// A turn at the default table, after each seat took the second action of its list, or the first.
pub(crate) fn on_the_default_table(n_turns: usize) -> Desk {
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 5, mapped(80, TileStyle::Box));
    desk.feed(Input::Start);
    for _ in 0..n_turns {
        assert!(desk.game().is_round_on());
        let n = desk.round().legal_actions().len().min(2);
        desk.line(&n.to_string());
    }
    desk
}

/// With two columns a square the table of 24 squares has room in 60 columns, with one in 40.
#[test]
fn a_table_is_drawn_smaller_where_the_screen_is_narrow() {
    let mut desk = on_the_default_table(18);
    let turns = [60, 40].map(|width| map(&mut desk, width, "ascii"));
    insta::assert_snapshot!(turns.join("\n") + "\n" + &map(&mut desk, 40, "box"));
}

/// A turn would rather show a part of the table than all of it with one column a square.
#[test]
fn a_turn_shows_what_is_in_use_and_map_shows_all() {
    let mut desk = on_the_default_table(18);
    desk.session.set_size(45, usize::MAX);
    desk.line("map ascii");
    let is_lined = |text: &str| text.contains("+---");
    assert!(is_lined(&desk.line("")));
    let whole = desk.line("map");
    assert!(!is_lined(&whole) && whole.starts_with(&"#".repeat(26)), "{whole}");
}

#[test]
fn glyphs_stand_where_their_tiles_lie_on_the_table() {
    insta::assert_snapshot!(map(&mut on_the_default_table(18), 80, "glyph"));
}

/// Six keys around one tile find room, some of them one row further on.
#[test]
fn the_keys_around_a_lead_stand_on_the_map_at_every_scale() {
    for (width, tiles) in [(80, TileStyle::Glyph), (80, TileStyle::Box), (53, TileStyle::Box)] {
        let settings = mapped(width, tiles);
        let mut desk = with_plays("based-on = \"table\"", "6-2", ["6-1", "2-1"], settings);
        let text = desk.line("table");
        for key in ["ln", "lw", "ls", "rn", "re", "rs"] {
            assert!(text.contains(key), "{key} in\n{text}");
        }
        assert!(!text.contains("Not on the map"), "{text}");
    }
}

/// What is used is wider than the screen even with one column a square.
#[test]
fn a_table_that_is_too_wide_is_a_snake_and_says_so() {
    let rules = "based-on = \"table\"\nset = 9\ntable = { width = 100, height = 3 }";
    let rules = Rules::new(Variant::from_toml(rules).unwrap(), 2).unwrap();
    let seats: PerSeat<_> =
        ["human:Ada", "human:Bo"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    let settings = mapped(40, TileStyle::Box);
    let mut desk = Desk::at(Session::new(rules, &seats, 5, settings).unwrap());
    desk.feed(Input::Start);
    while !desk.line("map").contains("drawn as a snake") {
        desk.line("1");
        assert!(desk.game().is_round_on());
    }
    insta::assert_snapshot!(desk.line("map"));
    let wide = map(&mut desk, 60, "box");
    assert!(wide.contains('═') && !wide.contains("drawn as a snake"), "{wide}");
}
