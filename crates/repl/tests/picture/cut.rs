//! Of a table that is larger than what reads well, the part that is used is shown.

use domino_layout::{End, Heading};
use domino_record::Record;
use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
use domino_rules::{Action, Match, Table};

use crate::font::bold;
use crate::play::{lying, played, record, rules, seen, writer};
use crate::seen::{Frame, Seen, in_picture, is_within};

/// The user units of a square.
const SQUARE: i32 = 40;

/// The sides of a frame: west and east, north and south.
fn sides([x, y, width, height]: Frame) -> [[i32; 2]; 2] {
    [[x, x + width], [y, y + height]]
}

/// Whether each of the table's edges is shown, in the order of [`sides`].
type Edges = [[bool; 2]; 2];

/// Asserts that the picture shows what is used and four squares around it, and the edges of the table
/// where they are and nowhere else; gives the edges.
fn assert_is_cut(seen: &Seen, table: &Table) -> Edges {
    let felt = seen.felt.unwrap();
    assert_eq!(felt, in_picture(table.plane().unwrap().size().unwrap().rect()), "nothing is moved");
    let drawing = lying(table);
    let rects = drawing.pieces.iter().map(|piece| piece.rect);
    let openings = drawing.openings.iter().filter(|_| table.ending().is_none());
    let used: Vec<Frame> = rects.chain(openings.map(|place| place.rect)).map(in_picture).collect();
    let shown = seen.window.unwrap_or(felt);
    assert!(used.iter().all(|frame| is_within(*frame, shown) && is_within(*frame, seen.view_box)));
    assert!(is_within(shown, seen.view_box), "the page is larger than what is shown");
    assert_eq!(seen.table.len(), drawing.pieces.len());

    [0, 1].map(|axis| {
        let side = |frame: Frame| sides(frame)[axis];
        let [low, high] = side(felt);
        let is_long = high - low > 48 * SQUARE;
        let first = used.iter().map(|frame| side(*frame)[0]).min().unwrap();
        let last = used.iter().map(|frame| side(*frame)[1]).max().unwrap();
        let is_near = [first - low, high - last].map(|far| !is_long || far <= 4 * SQUARE);
        let [start, end] = side(shown);
        let beyond = [start - low, high - end];
        let around = [first - start, end - last];
        for at in [0, 1] {
            if is_near[at] {
                // The edge is a line of six, half of it outside of the table.
                let is_seen = beyond[at] <= 0 && beyond[at] >= -3;
                assert!(is_seen, "the edge is shown where it is: {shown:?} of {felt:?}");
            } else {
                assert!(beyond[at] > 3, "no edge is shown where none is: {shown:?} of {felt:?}");
                assert_eq!(around[at] / SQUARE, 4, "squares around what is used");
            }
        }
        is_near
    })
}

/// The smallest letters are 23 high, and at the width that is asked for 11 pixels or more.
fn assert_can_be_read(seen: &Seen) {
    let sizes = seen.style.split("font-size:").skip(1);
    let sizes = sizes.map(|size| size.split_once("px").unwrap().0.parse::<i32>().unwrap());
    let smallest = sizes.min().unwrap();
    let [.., width, height] = seen.view_box;
    assert!(smallest * seen.pixels >= 11 * width, "{smallest} of {width} in {}", seen.pixels);
    assert!(width > 0 && height > 0);
}

/// Plays a round in which one end goes one way as long as it can and the other another; gives the
/// record and the table at every moment.
fn driven(house: &str, seed: u64, ways: [Heading; 2]) -> (Record, Vec<Table>) {
    let rules = rules("table", house);
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    game.start_round(seed, &mut writer).unwrap();
    let mut tables = vec![game.round().unwrap().table().clone()];
    while game.is_round_on() {
        let is_wanted = |action: &Action| match action {
            Action::Play { end: End::Left, heading, .. } => *heading == Some(ways[0]),
            Action::Play { heading, .. } => *heading == Some(ways[1]),
            _ => false,
        };
        let legal: Vec<Action> = game.round().unwrap().legal_actions().iter().collect();
        let action = legal.iter().copied().find(is_wanted).unwrap_or(legal[0]);
        game.play_into(action, &mut writer).unwrap();
        tables.push(game.round().unwrap().table().clone());
    }
    (record(&writer), tables)
}

/// The edges that some moment of some rounds shows.
fn edges_of(house: &str, ways: [Heading; 2]) -> Vec<Edges> {
    let mut found = Vec::new();
    for seed in 1..=6 {
        let (record, tables) = driven(house, seed, ways);
        for (turn, table) in tables.iter().enumerate().skip(1) {
            let seen = seen(&record, Some(turn), Eyes::Full);
            assert_can_be_read(&seen);
            let edges = assert_is_cut(&seen, table);
            if !found.contains(&edges) {
                found.push(edges);
            }
        }
    }
    found
}

/// No edge.
const NONE: Edges = [[false, false], [false, false]];

#[test]
fn in_the_middle_of_a_large_table_no_edge_is_shown() {
    let ways = [Heading::West, Heading::North];
    assert_eq!(edges_of("table = { width = 250, height = 250 }", ways), [NONE]);
    let ways = [Heading::West, Heading::East];
    assert_eq!(edges_of("table = { width = 100, height = 50 }", ways), [NONE]);
}

#[test]
fn near_an_edge_that_edge_is_shown_and_no_other() {
    let ways = [Heading::North, Heading::North];
    let edges = edges_of("table = { width = 100, height = 50 }\nset = 9", ways);
    assert_eq!(edges, [NONE, [[false, false], [true, false]]]);
    let ways = [Heading::West, Heading::South];
    let edges = edges_of("table = { width = 50, height = 250 }\nset = 9", ways);
    assert_eq!(edges, [NONE, [[true, false], [false, false]]]);
}

#[test]
fn near_a_corner_both_its_edges_are_shown() {
    let ways = [Heading::West, Heading::North];
    let edges = edges_of("table = { width = 49, height = 49 }\nset = 9", ways);
    assert!(edges.contains(&NONE) && edges.contains(&[[true, false], [true, false]]), "{edges:?}");
    assert!(edges.iter().all(|[[_, east], [_, south]]| !east && !south), "{edges:?}");
}

#[test]
fn a_line_across_a_large_table_is_shown_from_end_to_end() {
    let widest = |ways| {
        let (record, tables) = driven("table = { width = 250, height = 250 }\nset = 9", 2, ways);
        let seen = seen(&record, None, Eyes::Full);
        assert_can_be_read(&seen);
        assert_eq!(assert_is_cut(&seen, tables.last().unwrap()), NONE);
        let [.., width, height] = seen.view_box;
        width.max(height)
    };
    assert!(widest([Heading::West, Heading::East]) > 48 * SQUARE, "it is longer than the limit");
    assert!(widest([Heading::North, Heading::South]) > 48 * SQUARE, "and so is one along y");
}

#[test]
fn a_table_of_up_to_48_squares_is_shown_whole() {
    for (width, height) in [(24, 14), (40, 20), (48, 48), (2, 2), (3, 48)] {
        let (game, record) =
            played("table", &format!("table = {{ width = {width}, height = {height} }}"), 3);
        for turn in [Some(0), Some(1), None] {
            let seen = seen(&record, turn, Eyes::Full);
            assert_eq!((seen.window, seen.felt), (None, Some([0, 0, width * 40, height * 40])));
            assert!(is_within(seen.felt.unwrap(), seen.view_box));
            assert_can_be_read(&seen);
        }
        assert_is_cut(&seen(&record, None, Eyes::Full), game.round().unwrap().table());
    }
}

/// Letters of a key are 23 high.
#[test]
fn that_a_table_is_empty_stands_on_it_or_nowhere() {
    for lang in Lang::ALL {
        let mut fits = Vec::new();
        for width in [2, 4, 6, 8, 10, 24, 49, 250] {
            let house = format!("table = {{ width = {width}, height = {width} }}");
            let (_, record) = played("table", &house, 3);
            let moment = Moment { round: None, turn: Some(0) };
            let svg =
                picture(&record, moment, Eyes::Public, Numbers::Off, &Catalog::new(lang)).unwrap();
            let seen = Seen::read(&svg);
            assert_can_be_read(&seen);
            for ((x, y), words) in &seen.keys {
                let width = bold(words) * 23 / 26;
                let words = [x - width / 2, y - 23, width, 30];
                assert!(
                    is_within(words, seen.window.or(seen.felt).unwrap()),
                    "{lang:?}: {words:?}"
                );
            }
            fits.push(!seen.keys.is_empty());
        }
        assert!(!fits[0] && fits[5..].iter().all(|fits| *fits), "{lang:?}: {fits:?}");
    }
}
