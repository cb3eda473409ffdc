//! Maps are read back, and hold what lies on the table.

use domino_layout::{Heading, Posture};
use domino_repl::{Input, Settings, TileStyle};
use domino_rules::Variant;
use domino_tiles::Tile;
use unicode_width::UnicodeWidthStr;

use crate::desk::Desk;
use crate::map::{WIDTHS, mapped, on_a_table};
use crate::typist::Typist;

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
    let told = ["Next ", "Not on the map", "The table is "];
    let is_told = |line: &&str| told.iter().any(|start| line.starts_with(start));
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
pub(crate) fn random_rounds(settings: &Settings, mut look: impl FnMut(&mut Desk, &mut Typist)) {
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
                desk.session.set_size(width, usize::MAX);
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
