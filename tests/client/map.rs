//! The map: the table in characters.

use domino_layout::{Heading, Posture};
use domino_repl::{Color, Form, Input, Lang, Map, Session, Settings, Style, TileStyle};
use domino_rules::{Action, PerSeat, Rules, Variant};
use domino_tiles::{DominoSet, Tile, arrange_line};
use unicode_width::UnicodeWidthStr;

use crate::desk::{Desk, piped, with_hands, with_plays};
use crate::typist::Typist;

/// Widths of terminals, in columns, and some between.
const WIDTHS: [usize; 9] = [40, 41, 53, 64, 80, 99, 120, 161, 200];

/// Settings with which every turn shows the map.
fn mapped(width: usize, tiles: TileStyle) -> Settings {
    Settings { style: Style { map: Map::On, tiles, ..piped(width).style }, ..Settings::default() }
}

/// A line of all 28 tiles of the double-six set, in a game that goes on with a larger set.
fn all_28() -> Desk {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let line: Vec<String> = row.iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    with_hands("based-on = \"draw\"\nset = 9", &line.join(" "), ["9-9 9-8", "9-7"], "")
}

/// The map of a desk at a width, in a style that is chosen by its word.
fn map(desk: &mut Desk, width: usize, tiles: &str) -> String {
    desk.session.set_width(width);
    desk.line(&format!("map {tiles}"));
    desk.line("map")
}

/// Two humans at a table of another size; the seed decides their tiles.
fn on_a_table(size: &str, seed: u64, settings: Settings) -> Desk {
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
fn on_the_default_table(n_turns: usize) -> Desk {
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

#[test]
fn glyphs_stand_where_their_tiles_lie_on_the_table() {
    insta::assert_snapshot!(map(&mut on_the_default_table(18), 80, "glyph"));
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

/// The Hungarian west is `ny`, so its labels have three letters.
#[test]
fn a_label_stands_beside_its_tile_whatever_its_length() {
    let mut settings = mapped(80, TileStyle::Box);
    settings.style.lang = Lang::Hu;
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 5, settings);
    desk.feed(Input::Start);
    let mut n_seen = 0;
    while desk.game().is_round_on() {
        desk.line("1");
        for width in [80, 60] {
            let drawing = map(&mut desk, width, "box");
            for (at, label) in ["bny", "jny"].iter().flat_map(|label| drawing.match_indices(label))
            {
                let next = drawing[at + label.len()..].chars().next().unwrap();
                assert!("│┃├┤┠┨┢┪┡┩".contains(next), "{next:?} behind {label} in\n{drawing}");
                n_seen += 1;
            }
        }
    }
    assert!(n_seen > 3, "{n_seen}");
}

/// Only what lies changes the map: after a draw it is still on the screen.
#[test]
fn a_draw_shows_no_map_that_was_just_shown() {
    let line = "6-6 6-1";
    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "4-4 2-2 2-1 6-2");
    desk.line("map on");
    let is_map = |text: &str| text.contains("+--+");
    assert!(is_map(&desk.line("")));
    let drawn = desk.line("draw");
    assert!(drawn.contains("to play, 3 tiles") && !is_map(&drawn), "{drawn}");
    assert!(is_map(&desk.line("")), "an empty line shows all again");
    assert!(!is_map(&desk.line("draw")));
    assert!(!is_map(&desk.line("draw")));
    assert!(is_map(&desk.line("2-1")), "a tile was laid");
}

/// Horizontal a-b is U+1F031 + 7a + b, vertical U+1F063 + 7a + b.
#[test]
fn c72_a_glyph_shows_its_tile_as_it_lies_in_the_line() {
    let line = "6-6 6-1 1-0 0-0 0-4";
    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "");
    let text = map(&mut desk, 80, "glyph");
    let glyphs = |text: &str| text.chars().filter(|letter| is_glyph(*letter)).collect::<String>();
    assert_eq!(glyphs(&text), "\u{1f093}\u{1f05c}\u{1f038}\u{1f063}\u{1f035}");
    assert!(text.trim().starts_with('l') && text.trim().ends_with("<\u{1f035} >r"), "{text}");
    // 0-4 is another code point than 4-0.
    let mut turned = with_hands("based-on = \"draw\"", "6-4 4-0", ["5-5 5-3", "3-3"], "");
    assert_eq!(glyphs(&map(&mut turned, 80, "glyph")), "\u{1f05f}\u{1f04d}");
    // In a row that goes west a tile lies turned round; one at a corner stands upright.
    let line = "6-4 4-0 0-2 2-1 1-6 6-5";
    let mut snake = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "");
    let text = map(&mut snake, 17, "glyph");
    let rows: Vec<String> = text.lines().map(glyphs).filter(|row| !row.is_empty()).collect();
    let expected = ["\u{1f05f}\u{1f04d}\u{1f033}", "\u{1f05a}\u{1f05c}\u{1f072}"];
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

/// A tile that is read from a map: its numbers, and its corners in columns and rows.
struct Read {
    tile: Tile,
    frame: [usize; 4],
}

/// Reads the tiles back from a map in ASCII: with lines around them, or with feet below.
fn read_tiles(text: &str) -> Vec<Read> {
    let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let at = |column: usize, row: usize| rows[row].get(column).copied().unwrap_or(' ');
    let is_lined = text.contains('+') || text.contains('-');
    // A number has as many columns as the line between the halves of a tile that stands upright.
    let n_digits = if text.contains("..") || text.contains(": ") { 2 } else { 1 };
    let number = |column: usize, row: usize| -> u8 {
        let digits = if is_lined { n_digits } else { 1 };
        let digits: String = (column..column + digits).map(|column| at(column, row)).collect();
        digits.trim().parse().unwrap_or_else(|_| panic!("{column}, {row} in\n{text}"))
    };
    let mut found = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        for (column, letter) in letters.iter().enumerate() {
            let before = column.checked_sub(1).map_or(' ', |column| at(column, row));
            let (halves, frame) = match letter {
                ':' if is_lined => {
                    let halves = [number(column - n_digits, row), number(column + 1, row)];
                    let (west, east) = (column - n_digits - 1, column + n_digits + 1);
                    (halves, [west, east, row - 1, row + 1])
                }
                '.' if before != '.' => {
                    let halves = [number(column, row - 1), number(column, row + 1)];
                    (halves, [column - 1, column + n_digits, row - 2, row + 2])
                }
                '\\' => (
                    [number(column, row - 1), number(column + 1, row - 1)],
                    [column, column + 2, row - 1, row + 1],
                ),
                '*' if !is_lined && at(column + 1, row) == '*' => (
                    [number(column, row - 1), number(column + 1, row - 1)],
                    [column, column + 2, row - 1, row + 1],
                ),
                '\'' => (
                    [number(column, row - 3), number(column, row - 1)],
                    [column, column + 1, row - 3, row + 1],
                ),
                '*' if !is_lined && before != '*' => (
                    [number(column, row - 3), number(column, row - 1)],
                    [column, column + 1, row - 3, row + 1],
                ),
                _ => continue,
            };
            let [west, east, north, south] = frame;
            let sides = (west..=east)
                .flat_map(|x| [(x, north), (x, south)])
                .chain((north..=south).flat_map(|y| [(west, y), (east, y)]));
            for (column, row) in sides.filter(|_| is_lined) {
                assert!("+-|*".contains(at(column, row)), "{column}, {row} in\n{text}");
            }
            let tile = format!("{}-{}", halves[0], halves[1]).parse().unwrap();
            found.push(Read { tile, frame });
        }
    }
    found
}

/// The characters of the side that two frames share.
fn shared_side(a: &Read, b: &Read) -> usize {
    let both = |from: usize, to: usize| {
        a.frame[to].min(b.frame[to]).checked_sub(a.frame[from].max(b.frame[from]))
    };
    match (both(0, 1), both(2, 3)) {
        (Some(0), Some(side)) | (Some(side), Some(0)) => side,
        _ => 0,
    }
}

/// The rows of a map without what is told below.
fn drawn_rows(text: &str) -> Vec<&str> {
    let is_told = |line: &&str| line.starts_with("Next ") || line.starts_with("The table is ");
    text.lines().take_while(|line| !is_told(line)).collect()
}

/// Checks that a map has each tile of the line once, each beside the next.
fn check(text: &str, desk: &Desk, width: usize) {
    let rows = drawn_rows(text);
    let drawing = rows.join("\n");
    for line in text.lines() {
        assert!(line.is_ascii() && line.width() <= width, "{width}: {line:?} in\n{text}");
    }
    let found = read_tiles(&drawing);
    let line = desk.round().table().layout().line();
    assert_eq!(found.len(), line.len(), "{text}");
    let place =
        |left, right| found.iter().find(|read| read.tile == Tile::new(left, right)).unwrap();
    let is_lined = drawing.contains('+') || drawing.contains('-');
    for pair in line.windows(2) {
        let [a, b] = [&pair[0], &pair[1]].map(|tile| place(tile.left, tile.right));
        let least = if is_lined { 2 } else { 1 };
        assert!(shared_side(a, b) >= least, "{} is beside {} in\n{text}", a.tile, b.tile);
    }
    let last = desk.round().table().layout().placed().last().unwrap().tile;
    let stars =
        if line.len() > 1 { stars(place(last.high(), last.low()), is_lined) } else { Vec::new() };
    assert_eq!(drawing.matches('*').count(), stars.len(), "{text}");
    for (column, row) in stars {
        assert_eq!(&rows[row][column..=column], "*", "{last} is marked in\n{text}");
    }
}

/// Where stars mark a tile: at its corners, or as its feet.
fn stars(read: &Read, is_lined: bool) -> Vec<(usize, usize)> {
    let [west, east, north, south] = read.frame;
    if is_lined {
        return vec![(west, north), (east, north), (west, south), (east, south)];
    }
    (west..east).map(|column| (column, south - 1)).collect()
}

/// Rounds of every game in which every action is taken at random.
fn random_rounds(settings: &Settings, mut look: impl FnMut(&mut Desk, &mut Typist)) {
    for (seed, game) in (1..).zip(Variant::builtin_names()) {
        let seats =
            if Desk::seats_fit(game, "a,b,c") { "human,human,human" } else { "human,human" };
        for seed in [seed, seed + 100, seed + 200] {
            let mut typist = Typist::new(seed);
            let mut desk = Desk::new(game, seats, seed, settings.clone());
            desk.feed(Input::Start);
            while desk.game().is_round_on() {
                let n_actions = desk.round().legal_actions().len();
                desk.line(&(typist.below(n_actions) + 1).to_string());
                look(&mut desk, &mut typist);
            }
        }
    }
}

#[test]
fn every_tile_is_on_the_map_once_and_beside_its_neighbours_at_any_width() {
    random_rounds(&mapped(80, TileStyle::Ascii), |desk, typist| {
        let is_over = !desk.game().is_round_on();
        if is_over || typist.once_in(8) {
            for width in WIDTHS {
                desk.session.set_width(width);
                let text = desk.line("map");
                check(&text, desk, width);
            }
        }
    });
}

#[test]
fn no_line_of_a_turn_is_wider_than_the_screen() {
    for (width, style) in [(40, TileStyle::Box), (57, TileStyle::Glyph), (200, TileStyle::Box)] {
        random_rounds(&mapped(width, style), |desk, typist| {
            if typist.once_in(4) {
                for line in (desk.line("") + &desk.line("table")).lines() {
                    assert!(line.width() <= width, "{width}: {line}");
                }
            }
        });
    }
}

/// Every direction in which a tile that is left could lie is on the map, or told in words; no other is.
#[test]
fn every_direction_in_which_an_end_can_go_on_is_shown() {
    for (width, seed) in [(80, 1), (80, 2), (80, 3), (60, 4), (40, 5), (40, 6), (40, 7)] {
        let size = "width = 12, height = 9, corners = \"allowed\", contact = \"allowed\"";
        let wide = "width = 30, height = 9";
        let size = if seed < 6 { size } else { wide };
        let mut desk = on_a_table(size, seed, mapped(width, TileStyle::Ascii));
        let mut typist = Typist::new(seed);
        while desk.game().is_round_on() {
            let n_actions = desk.round().legal_actions().len();
            desk.line(&(typist.below(n_actions) + 1).to_string());
            let text = desk.line("map");
            let drawing = drawn_rows(&text).join("\n");
            let words = text.lines().skip(drawing.lines().count()).collect::<Vec<_>>().join(" ");
            let table = desk.round().table();
            for open in table.layout().ends() {
                let room = table.plane().unwrap().room(open.name);
                let end = open.name.to_string();
                let (_, told) =
                    words.split_once(&format!("{end} ({}) ", &end[..1])).unwrap_or_default();
                let told = told.split([';', '.']).next().unwrap();
                for heading in Heading::ALL {
                    let label = format!("{}{heading}", &end[..1]);
                    let can_go = table.remaining(open.name).iter().any(|tile| {
                        let lie = Posture::of(tile);
                        room.admits(heading, lie)
                    });
                    let can_go = can_go && desk.game().is_round_on();
                    let is_told = told.split(", ").any(|told| told == heading.to_string());
                    let is_shown = drawing.contains(&label) || is_told;
                    assert_eq!(can_go, is_shown, "{end} {heading} in\n{text}");
                }
            }
        }
    }
}

/// The text without its escape codes.
fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| before + part.split_once('m').unwrap().1)
}

#[test]
fn colour_only_adds_to_the_map() {
    for style in TileStyle::ALL {
        for game in ["draw", "table", "beginners"] {
            let desk = |color| {
                let mut settings = mapped(80, style);
                settings.style.color = color;
                let mut desk = Desk::new(game, "human,human", 7, settings);
                desk.feed(Input::Start);
                desk.lines(&["1", "1", "1"]);
                desk.line("") + &desk.line("table") + &desk.line("map")
            };
            let (coloured, bare) = (desk(Color::Ansi), desk(Color::Never));
            assert!(coloured.contains('\u{1b}') && !bare.contains('\u{1b}'));
            assert_eq!(without_colour(&coloured), bare, "{game}, {style}");
        }
    }
}

#[test]
fn map_off_returns_to_the_one_line_form() {
    let mut desk = Desk::new("draw", "human:Ada,human:Bo", 7, piped(80));
    desk.feed(Input::Start);
    desk.lines(&["1", "1"]);
    let (screen, table) = (desk.line(""), desk.line("table"));
    assert!(table.starts_with(['[', '<']), "from a pipe the map is off: {table}");
    assert_eq!(desk.line("map on"), "The map on your turns: on. Its characters: ascii.\n");
    assert!(desk.line("").contains("+--+") && desk.line("table").contains("+--+"));
    assert_eq!(desk.line("map box"), "The map on your turns: on. Its characters: box.\n");
    assert!(desk.line("").contains("┌──"));
    assert_eq!(desk.line("map off"), "The map on your turns: off. Its characters: box.\n");
    assert_eq!((desk.line(""), desk.line("table")), (screen, table));
    assert!(desk.line("map").contains("┌──"), "it is drawn once");
}

#[test]
fn plain_text_has_no_map() {
    let settings = mapped(80, TileStyle::Ascii);
    let plain =
        Settings { style: Style { form: Form::Plain, ..settings.style.clone() }, ..settings };
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 7, plain);
    let mut text = desk.feed(Input::Start);
    for line in ["1", "1", "map", "table", "map box", ""] {
        text += &desk.line(line);
    }
    assert!(!text.contains("+-") && !text.contains('┌'), "{text}");
    assert!(text.contains("The line, left to right, and where each tile went: "), "{text}");
}

/// Who hears the table can follow it: each tile but the first has its direction, and each end those in
/// which it can go on.
#[test]
fn plain_text_tells_where_tiles_lie_and_where_the_next_can_go() {
    let mut settings = piped(80);
    settings.style.form = Form::Plain;
    let plays = "6-4, 4-1 right e, 1-2 right n, 6-6 left w";
    let rules = "based-on = \"table\"";
    let mut desk = with_plays(rules, plays, ["2-3 2-2", "6-5 5-5"], settings);
    let told = desk.line("table");
    let lines: Vec<&str> = told.lines().take(3).collect();
    assert_eq!(
        lines,
        [
            "The line, left to right, and where each tile went: 6-6 w, 6-4, 4-1 e, 1-2 n",
            "Last: 6-6",
            "Next tiles can go: left (l) w; right (r) n, e, w.",
        ]
    );
    desk.line("lang fr");
    let told = desk.line("table");
    assert!(told.contains("gauche (g) o ; droite (d) n, e, o."), "{told}");
}

/// Where not even a tile and a corner have room, the line is told as without a map.
#[test]
fn a_very_narrow_screen_has_the_one_line_form() {
    let mut desk = Desk::new("draw", "human:Ada,human:Bo", 7, mapped(12, TileStyle::Ascii));
    desk.feed(Input::Start);
    desk.lines(&["1", "1"]);
    assert!(desk.line("map").starts_with(['[', '<']));
    desk.session.set_width(13);
    let text = desk.line("map");
    assert!(text.contains("+--"), "{text}");
    assert!(text.lines().all(|line| line.width() <= 13), "{text}");
}

/// Of `6-4 rechts o` the map has `ro`, and `6-4 r o` is taken.
#[test]
fn the_label_of_a_direction_is_what_is_typed_in_every_language() {
    for lang in Lang::ALL {
        let mut settings = mapped(80, TileStyle::Box);
        settings.style.lang = lang;
        let mut desk = Desk::new("table", "human:Ada,human:Bo", 7, settings);
        desk.feed(Input::Start);
        let screen = desk.line("1");
        let drawing = desk.line("map");
        let actions: Vec<Vec<&str>> = screen
            .split(") ")
            .map(|cell| cell.split_whitespace().take(3).collect())
            .filter(|words: &Vec<&str>| words.len() == 3 && words[0].parse::<Tile>().is_ok())
            // Where there is no choice, no direction is shown.
            .filter(|words| words[2].chars().all(char::is_alphabetic))
            .collect();
        let legal: Vec<Action> = desk.round().legal_actions().iter().collect();
        let is_choice = |action: &&Action| {
            let is_other = |other: &&Action| match (action, other) {
                (
                    Action::Play { tile, end, .. },
                    Action::Play { tile: other_tile, end: other_end, .. },
                ) => tile == other_tile && end == other_end,
                _ => false,
            };
            legal.iter().filter(is_other).count() > 1
        };
        assert_eq!(actions.len(), legal.iter().filter(is_choice).count(), "{lang}: {screen}");
        for action in &actions {
            let key = action[1].chars().next().unwrap();
            let label = format!("{key}{}", action[2]);
            assert!(drawing.contains(&label), "{lang}: {label} in\n{drawing}");
        }
        let [tile, end, heading] = actions[0][..] else { panic!("{lang}: {screen}") };
        desk.line(&format!("{tile} {} {heading}", end.chars().next().unwrap()));
        assert_eq!(desk.round().table().layout().placed().len(), 2, "{lang}: {tile} {heading}");
    }
}
