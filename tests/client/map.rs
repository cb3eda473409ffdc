//! The map: the table in characters.

use domino_layout::{Heading, Posture};
use domino_repl::{Color, Form, Input, Lang, Map, Session, Settings, Style, TileStyle};
use domino_rules::{Action, PerSeat, Rules, Variant};
use domino_tiles::{DominoSet, Tile, arrange_line};
use unicode_width::UnicodeWidthStr;

use crate::desk::{Desk, piped, with_hands};
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

/// On 40 columns the table of 24 squares has no room.
#[test]
fn a_table_that_is_too_wide_is_a_snake_with_its_directions_in_words() {
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 5, mapped(40, TileStyle::Box));
    desk.feed(Input::Start);
    while desk.line("map").lines().any(|line| line.starts_with('║')) || !is_snake(&mut desk) {
        desk.line("1");
        assert!(desk.game().is_round_on());
    }
    insta::assert_snapshot!(desk.line("map"));
}

fn is_snake(desk: &mut Desk) -> bool {
    desk.line("map").contains("Next tiles can go: ")
}

/// Horizontal a-b is U+1F031 + 7a + b, vertical U+1F063 + 7a + b.
#[test]
fn c72_a_glyph_shows_its_tile_as_it_lies_in_the_line() {
    let line = "6-6 6-1 1-0 0-0 0-4";
    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "");
    let text = map(&mut desk, 80, "glyph");
    assert_eq!(text, "l \u{1f093} \u{1f05c} \u{1f038} \u{1f063} <\u{1f035}> r\n");
    // 0-4 is another code point than 4-0.
    let turned = with_hands("based-on = \"draw\"", "6-4 4-0", ["5-5 5-3", "3-3"], "");
    let text = map(&mut { turned }, 80, "glyph");
    assert_eq!(text, "l \u{1f05f} <\u{1f04d}> r\n");
}

#[test]
fn c72_a_number_without_a_glyph_falls_back_to_digits() {
    let mut desk = with_hands("based-on = \"draw\"\nset = 9", "9-6 6-6", ["5-5 5-3", "3-3"], "");
    let text = map(&mut desk, 80, "glyph");
    assert_eq!(text, map(&mut desk, 80, "box"));
    assert!(text.contains(" 9┊ 6"), "{text}");
}

#[test]
fn glyphs_are_broken_between_tiles() {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let line: Vec<String> = row[..26].iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    let [last, before] = [27, 26].map(|place: usize| Tile::new(row[place].0, row[place].1));
    let hands = [before.to_string(), last.to_string()];
    let mut desk = with_hands("based-on = \"draw\"", &line.join(" "), [&hands[0], &hands[1]], "");
    let text = map(&mut desk, 40, "glyph");
    let is_glyph = |letter: &char| ('\u{1f031}'..='\u{1f093}').contains(letter);
    assert_eq!(text.chars().filter(is_glyph).count(), 26);
    for line in text.lines() {
        assert!(line.width() <= 40 && !line.ends_with(' '), "{line:?}");
        let pieces = line.split(' ').map(|piece| piece.chars().filter(is_glyph).count());
        assert!(pieces.max() == Some(1), "blanks stand between: {line:?}");
    }
}

/// A tile that is read from a map: its numbers, and its corners in columns and rows.
struct Read {
    tile: Tile,
    frame: [usize; 4],
}

/// Reads the tiles back from a map in ASCII.
fn read_tiles(text: &str) -> Vec<Read> {
    let rows: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let at = |column: usize, row: usize| rows[row].get(column).copied().unwrap_or(' ');
    let number = |column: usize, row: usize| -> u8 {
        let digits: String = [at(column, row), at(column + 1, row)].iter().collect();
        digits.trim().parse().unwrap_or_else(|_| panic!("{column}, {row} in\n{text}"))
    };
    let mut found = Vec::new();
    for (row, letters) in rows.iter().enumerate() {
        for (column, letter) in letters.iter().enumerate() {
            let (halves, frame) = match letter {
                ':' => {
                    let halves = [number(column - 2, row), number(column + 1, row)];
                    (halves, [column - 3, column + 3, row - 1, row + 1])
                }
                '.' if at(column + 1, row) == '.' => {
                    let halves = [number(column, row - 1), number(column, row + 1)];
                    (halves, [column - 1, column + 2, row - 2, row + 2])
                }
                _ => continue,
            };
            let [west, east, north, south] = frame;
            for (column, row) in (west..=east)
                .flat_map(|x| [(x, north), (x, south)])
                .chain((north..=south).flat_map(|y| [(west, y), (east, y)]))
            {
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

/// Checks that a map has each tile of the line once, each beside the next.
fn check(text: &str, desk: &Desk, width: usize) {
    let rows: Vec<&str> = text.lines().filter(|line| !line.starts_with("Next ")).collect();
    let drawing = rows.join("\n");
    for line in text.lines() {
        assert!(line.is_ascii() && line.width() <= width, "{width}: {line:?} in\n{text}");
    }
    let found = read_tiles(&drawing);
    let line = desk.round().table().layout().line();
    assert_eq!(found.len(), line.len(), "{text}");
    let place =
        |left, right| found.iter().find(|read| read.tile == Tile::new(left, right)).unwrap();
    for pair in line.windows(2) {
        let [a, b] = [&pair[0], &pair[1]].map(|tile| place(tile.left, tile.right));
        assert!(shared_side(a, b) >= 2, "{} is beside {} in\n{text}", a.tile, b.tile);
    }
    let last = desk.round().table().layout().placed().last().unwrap().tile;
    let n_stars = drawing.matches('*').count();
    assert_eq!(n_stars, if line.len() > 1 { 4 } else { 0 }, "{text}");
    if n_stars > 0 {
        let [west, east, north, south] = place(last.high(), last.low()).frame;
        for (column, row) in [(west, north), (east, north), (west, south), (east, south)] {
            assert_eq!(&rows[row][column..=column], "*", "{last} is marked in\n{text}");
        }
    }
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

/// Every direction in which a tile could lie is on the map, or told in words.
#[test]
fn every_direction_in_which_an_end_can_go_on_is_shown() {
    for (width, seed) in [(80, 1), (80, 2), (80, 3), (60, 4), (40, 5)] {
        let size = "width = 12, height = 9, corners = \"allowed\", contact = \"allowed\"";
        let mut desk = on_a_table(size, seed, mapped(width, TileStyle::Ascii));
        let mut typist = Typist::new(seed);
        while desk.game().is_round_on() {
            let n_actions = desk.round().legal_actions().len();
            let text = desk.line(&(typist.below(n_actions) + 1).to_string()) + &desk.line("map");
            let table = desk.round().table();
            for open in table.layout().ends() {
                let room = table.plane().unwrap().room(open.name);
                let end = open.name.to_string();
                let told = text.lines().rfind(|line| line.starts_with("Next tiles can go: "));
                for heading in Heading::ALL {
                    let label = format!("{}{heading}", &end[..1]);
                    let can_go = [Posture::Along, Posture::Across]
                        .into_iter()
                        .any(|posture| room.admits(heading, posture));
                    let is_drawn = text.contains(&label);
                    assert!(!can_go || is_drawn || told.is_some(), "{end} {heading} in\n{text}");
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
    assert!(text.contains("The line, left to right: "), "{text}");
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
