//! What is not legal is refused with its reason and what is legal, and nothing changes.

use crate::desk::{Desk, with_hands};

/// Types a line that must be refused, and checks that nothing changed.
fn refused(desk: &mut Desk, line: &str, reason: &str) {
    let before = (desk.game().clone(), desk.session.record().to_owned());
    let answer = desk.line(line);
    assert!(answer.contains(reason), "{line}: {answer}");
    assert_eq!((desk.game(), desk.session.record()), (&before.0, before.1.as_str()), "{line}");
    assert!(answer.contains("1) "), "what is legal is listed: {answer}");
}

/// C33: with a tile that can be laid, a draw is refused, and hand and boneyard stay.
#[test]
fn c33_no_draw_with_a_playable_tile() {
    let mut desk = with_hands("based-on = \"draw\"", "6-5 5-4", ["4-3 0-0", "3-3 1-1"], "");
    refused(&mut desk, "draw", "you can play a tile, so you may not draw");
    refused(&mut desk, "pass", "you can play a tile, so you may not pass");
}

/// C35: with a tile that can be laid, a pass is refused; without, it is all that is legal.
#[test]
fn c35_no_pass_with_a_playable_tile() {
    let block = "based-on = \"block\"";
    let mut desk = with_hands(block, "5-4 4-3", ["3-0 6-6", "1-0 2-2"], "");
    refused(&mut desk, "pass", "you can play a tile, so you may not pass");

    let mut desk = with_hands(block, "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "");
    refused(&mut desk, "draw", "nobody draws in this game");
    assert_eq!(desk.round().legal_actions().len(), 1);
    assert!(desk.line("1").contains("A Ada: passes"));
}

/// C09: a tile of another hand, a tile that lies on the table, and a tile that is in no box.
#[test]
fn c09_a_tile_that_is_not_in_the_hand() {
    let mut desk = with_hands("based-on = \"block\"", "6-5 5-4", ["4-3 0-0", "3-3 4-1"], "");
    refused(&mut desk, "4-1", "4-1 is not in your hand");
    refused(&mut desk, "6-5 left", "6-5 is already on the table");
    refused(&mut desk, "7-6", "there is no 7-6 in the double-6 set");
    desk.line("4-3");
    let again = desk.line("4-3");
    assert!(again.contains("4-3 is already on the table"), "{again}");
}

#[test]
fn a_tile_that_fits_nowhere_is_answered_with_the_ends() {
    let mut desk = with_hands("based-on = \"block\"", "6-5 5-4", ["4-3 0-0", "3-3 4-1"], "");
    refused(&mut desk, "0-0", "0-0 fits none of the open ends, which are left (l) 6, right (r) 4");
    refused(&mut desk, "0-0 left", "0-0 does not fit the left end, which shows 6");
}

#[test]
fn a_run_stays_at_its_end() {
    let hands = ["4-3 3-2 6-1", "6-6 2-2"];
    let mut desk = with_hands("based-on = \"hungarian\"", "6-5 5-4", hands, "");
    let told = desk.line("4-3");
    assert!(told.contains("A Ada to go on at the right end, 2 tiles: 3-2* 6-1"), "{told}");
    refused(&mut desk, "6-1 left", "this turn goes on at the right end");
}

#[test]
fn a_closed_boneyard_and_too_many_draws_are_told_apart() {
    let penalty = "based-on = \"penalty\"\n";
    let mut desk = with_hands(penalty, "6-5 5-4", ["0-0 1-1", "3-3 4-1"], "3-0 2-0 1-0");
    for _ in 0..3 {
        desk.line("draw");
    }
    refused(&mut desk, "draw", "you have drawn 3 tiles, the most allowed in one turn");
}

#[test]
fn a_lead_that_the_rules_ask_for_is_named() {
    let mut desk = Desk::started("block", "human,human", 3);
    let lead = desk.round().table().must_lead().unwrap();
    let other = desk.round().hand(desk.round().mover()).iter().find(|tile| *tile != lead).unwrap();
    refused(&mut desk, &other.to_string(), &format!("{lead} must be led"));
}
