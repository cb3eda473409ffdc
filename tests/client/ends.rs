//! Naming the end of the line.

use domino_layout::{End, Heading, Posture};
use domino_repl::{Input, Map};
use domino_tiles::Tile;

use crate::desk::{Desk, piped, prompted, with_hands, with_plays};

/// C02: the first tile of every round is taken with no end named, and none is asked for.
#[test]
fn c02_no_side_question_on_an_empty_table() {
    let mut desk = Desk::started("snake", "human,heavy", 7);
    for _ in 0..4 {
        if desk.round().table().layout().is_empty() {
            let lead = desk.round().legal_actions().nth(0).unwrap().tile().unwrap();
            let refused = desk.line(&format!("{lead} left"));
            assert!(
                refused.contains("the table is empty, so there is no left end yet"),
                "{refused}"
            );
            assert!(desk.round().table().layout().is_empty());
            desk.line(&lead.to_string());
            assert!(desk.round().table().layout().tiles().contains(lead));
        }
        desk.play_round();
        desk.feed(Input::Next);
    }
}

/// C03 and finding D9: with both ends at 5, a tile with a 5 is listed once, for both ends give the same
/// line, seen from one side or the other; it can be laid at both, and without an end at the first.
#[test]
fn c03_both_ends_with_the_same_number_are_one_choice_and_both_can_be_named() {
    let block = "based-on = \"block\"";
    for (typed, end) in [
        ("5-4 L", "left (l) 4, right (r) 5"),
        ("5-4", "left (l) 4, right (r) 5"),
        ("4|5 r", "left (l) 5, right (r) 4"),
    ] {
        let mut desk = with_hands(block, "5-1 2-1 5-2", ["5-4 0-0", "3-3 4-4"], "");
        let listed = desk.line("moves");
        assert!(listed.ends_with("\n1) 5-4\n"), "{listed}");
        desk.line(typed);
        let table = desk.line("table");
        assert!(table.contains(end), "{table}");
    }
}

#[test]
fn a_tile_that_fits_at_one_end_needs_no_end() {
    let mut desk = with_hands("based-on = \"block\"", "6-6 6-3", ["4-3 0-0", "4-4 1-1"], "");
    let played = desk.line("3-4");
    assert!(played.contains("A Ada: 4-3 right"), "{played}");
}

#[test]
fn an_end_that_is_not_there_is_answered_with_those_that_are() {
    let mut desk = with_hands("based-on = \"block\"", "6-6 6-3", ["4-3 0-0", "4-4 1-1"], "");
    let refused = desk.line("4-3 up");
    assert!(
        refused.contains("there is no up end; the ends are left (l) 6, right (r) 3"),
        "{refused}"
    );
}

/// An end at which nothing can lie that is left is called dead, on the very turn on which it dies.
#[test]
fn an_end_without_room_is_called_dead() {
    let scripts = [
        include_str!("../records/scripted/both_ends_die.domino"),
        include_str!("../records/scripted/both_ends_die_on_a_small_table.domino"),
    ];
    for record in scripts {
        let start = record.find("boneyard").unwrap();
        let ends = record.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end > start);
        let mut n_dead = 0;
        for end in ends {
            let mut desk = Desk::resumed(&record[..end], piped(200));
            if desk.game().round().is_none_or(|round| round.table().layout().is_empty()) {
                continue;
            }
            let told = desk.line("table");
            n_dead += assert_dead_ends_are_told(&desk, &told);
        }
        assert!(n_dead > 1, "{n_dead} of {record}");
    }
}

/// Checks which ends are called dead: those for which no tile is left that has room. Counts them.
fn assert_dead_ends_are_told(desk: &Desk, told: &str) -> usize {
    let table = desk.round().table();
    let left = desk.game().rules().set().tile_set() - table.layout().tiles();
    let mut n_dead = 0;
    for (name, end) in [("left (l) ", End::Left), ("right (r) ", End::Right)] {
        let (_, rest) = told.split_once(name).unwrap();
        let is_dead = rest.split([',', '.']).next().unwrap().ends_with(" dead");
        let pips = table.layout().end(end).unwrap().pips;
        let has_room = |tile: Tile| {
            let posture = Posture::of(tile);
            let plane = table.plane().unwrap();
            Heading::ALL.into_iter().any(|heading| plane.check(end, heading, posture).is_ok())
        };
        let is_open = left.iter().any(|tile| tile.has(pips) && has_room(tile));
        assert_eq!(is_dead, !is_open, "{told}");
        n_dead += usize::from(is_dead);
    }
    n_dead
}

/// E11: behind 1-1 only another 1-1 would have room, so R is dead, in words and on the map.
#[test]
fn e11_an_end_with_room_for_a_double_that_is_laid_is_dead() {
    let rules = "based-on = \"table\"\ntable = { width = 10, height = 6 }";
    let mut settings = piped(80);
    settings.style.map = Map::On;
    let plays = "3-2, 2-1 right e";
    let mut desk = with_plays(rules, plays, ["1-1 4-1", "5-1 6-1"], settings);
    assert!(desk.line("table").contains("right (r) 1. "), "there is room for 4-1 and 1-1");
    assert!(desk.line("map").contains("re"), "and for both in the east");
    desk.line("1-1 right e");
    let told = desk.line("table");
    assert!(told.contains("left (l) 3, right (r) 1 dead. "), "{told}");
    assert_eq!(told.matches("dead").count(), 1, "{told}");
    let drawing = desk.line("map");
    assert!(drawing.contains("lw") && !drawing.contains('r'), "{drawing}");
}

/// All seven tiles with a 1 lie on the table, and drawing goes on.
const USED_UP: &str = "1-0 2-0 2-1 3-1 4-3 4-1 5-1 6-5 6-1 1-1";

#[test]
fn an_end_whose_number_is_used_up_is_dead_without_a_table_too() {
    let rules = "based-on = \"draw\"\ndead-ends = \"draw-on\"";
    let mut desk = with_hands(rules, USED_UP, ["2-2 3-3", "4-4"], "");
    let told = desk.line("table");
    assert!(told.contains("left (l) 1 dead, right (r) 1 dead"), "{told}");
    let why = desk.line("why left");
    assert_eq!(why, "Dead: the left end shows 1, and no tile that fits it is left.\n");
    let drawing = desk.line("map");
    assert!(!drawing.contains(['l', 'r']), "{drawing}");
}

#[test]
fn an_end_where_a_wild_double_is_left_is_not_dead() {
    let wild = "wild = { doubles-on = \"any-tile\", use = \"optional\" }";
    let rules = format!("based-on = \"draw\"\ndead-ends = \"draw-on\"\n{wild}");
    let mut desk = with_hands(&rules, USED_UP, ["2-2 3-3", "4-4"], "");
    let told = desk.line("table");
    assert!(told.contains("left (l) 1, right (r) 1."), "{told}");
    let why = desk.line("why l");
    assert_eq!(why, "Open: the left end shows 1, and there is still a tile that can go there.\n");
    assert!(desk.line("map").contains('l'));
}

/// After the end of a round nothing is asked, so no end has a key on the map.
#[test]
fn a_round_that_is_over_has_no_keys() {
    let record = include_str!("../records/scripted/both_ends_die.domino");
    let before_the_last = &record[..record.find("A 5-5 left e").unwrap()];
    let seats = before_the_last.replace("B=human:Bo", "B=heavy");
    let mut table = Desk::resumed(&seats, prompted());
    table.line("5-5 left");
    let mut draw = Desk::new("draw", "human,heavy", 7, prompted());
    draw.feed(Input::Start);
    while draw.game().is_round_on() {
        draw.line("1");
    }
    for desk in [&mut table, &mut draw] {
        assert!(!desk.game().is_round_on());
        for tiles in ["ascii", "box", "glyph"] {
            desk.line(&format!("map {tiles}"));
            let drawing = desk.line("map");
            assert!(!drawing.contains(|letter: char| letter.is_ascii_alphabetic()), "{drawing}");
        }
    }
}
