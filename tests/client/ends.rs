//! Naming the end of the line.

use domino_layout::{End, Heading, Posture};
use domino_repl::Input;

use crate::desk::{Desk, piped, with_hands};

/// C02: the first tile of every round is taken with no end named, and none is asked for.
#[test]
fn c02_no_side_question_on_an_empty_table() {
    let mut desk = Desk::started("snake", "human,heavy", 7);
    for _ in 0..4 {
        if desk.round().table().layout().is_empty() {
            let lead = desk.round().legal_actions().nth(0).unwrap().tile().unwrap();
            let refused = desk.line(&format!("{lead} left"));
            assert!(refused.contains("the table is empty and has no end left yet"), "{refused}");
            assert!(desk.round().table().layout().is_empty());
            desk.line(&lead.to_string());
            assert!(desk.round().table().layout().tiles().contains(lead));
        }
        desk.play_round();
        desk.feed(Input::Next);
    }
}

/// C03: with both ends at 5, a tile with a 5 is listed for both, and both are taken.
#[test]
fn c03_both_ends_with_the_same_number_are_listed() {
    let block = "based-on = \"block\"";
    for (typed, end) in [("5-4 L", "left (l) 4, right (r) 5"), ("4|5 r", "left (l) 5, right (r) 4")]
    {
        let mut desk = with_hands(block, "5-1 2-1 5-2", ["5-4 0-0", "3-3 4-4"], "");
        let listed = desk.line("moves");
        assert!(listed.contains("1) 5-4 left    2) 5-4 right"), "{listed}");
        let asked = desk.line("5-4");
        assert!(asked.contains("type `5-4 left` or `5-4 right`"), "{asked}");
        let played = desk.line(typed);
        assert!(played.contains(end), "{played}");
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
        refused.contains("there is no end up; the ends are left (l) 6, right (r) 3"),
        "{refused}"
    );
}

/// An end at which the table has no room is called dead, on the very turn on which it dies.
#[test]
fn an_end_without_room_is_called_dead() {
    let record = include_str!("../records/scripted/both_ends_die_on_a_small_table.domino");
    let start = record.find("boneyard").unwrap();
    let ends = record.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end > start);
    let mut n_dead = 0;
    for end in ends {
        let mut desk = Desk::resumed(&record[..end], piped(200));
        let Some(plane) = desk.game().round().and_then(|round| round.table().plane()).cloned()
        else {
            continue;
        };
        let told = desk.line("table");
        for (name, end) in [("left (l) ", End::Left), ("right (r) ", End::Right)] {
            let Some((_, rest)) = told.split_once(name) else { continue };
            let is_dead = rest.split([',', '.']).next().unwrap().ends_with(" dead");
            let is_free = Heading::ALL.into_iter().any(|heading| {
                let along = plane.check(end, heading, Posture::Along).is_ok();
                along || plane.check(end, heading, Posture::Across).is_ok()
            });
            assert_eq!(is_dead, !is_free, "{told}");
            n_dead += usize::from(is_dead);
        }
    }
    assert!(n_dead > 0);
}
