//! P1 and P2, the two plain games: `block` and `draw`.

use domino_rules::{CannotDraw, CannotPass, PlayError, Rules, RulesError, match_stream};
use domino_tests::{Game, house, table, tile, variant};

use crate::{NINETY_NINE, block, each, n_dealt, out, rules};

/// Pips 4, 9 and 14.
const LEFT: [&str; 3] = ["4-0", "5-2 1-1", "5-3 3-3"];

#[test]
fn p1_7_tiles_for_two_5_for_three_or_four_and_the_rest_is_dead() {
    for (n_players, hand, dead) in [(2, 7, 14), (3, 5, 13), (4, 5, 8)] {
        assert_eq!(n_dealt(&rules("block", "", n_players)), (each(n_players, hand), 0, dead));
    }
    for n_players in [1, 5] {
        let refused = Rules::new(variant("block", ""), n_players);
        assert!(matches!(refused, Err(RulesError::Players { .. })));
    }
}

#[test]
fn option_p1_all_tiles_are_dealt_to_four() {
    let all = rules("block", "hand = { 2 = 7, 3 = 5, 4 = 7 }", 4);
    assert_eq!(n_dealt(&all), (each(4, 7), 0, 0));
}

/// A first deal for two.
fn deal(rules: &str, a: &str, b: &str) -> Game {
    house("block", rules, 2).seed(6).hand('A', a).hand('B', b).deal()
}

#[test]
fn p1_the_highest_double_leads_round_1_else_the_heaviest_tile_and_must_be_laid() {
    let mut game = deal("", "6-5 1-0 2-0 3-0 4-0 5-0 0-0", "1-1 2-1 3-1 4-1 5-1 6-1 3-2");
    game.turn('B').legal("1-1");
    assert_eq!(game.refused("6-1"), PlayError::MustLead { tile: tile("1-1") });
    deal("", "6-5 1-0 2-0 3-0 4-0 5-0 6-0", "6-4 2-1 3-1 4-1 5-1 6-1 3-2").turn('A').legal("6-5");
    // 5-4 and 6-3 weigh the same.
    deal("", "5-4 1-0 2-0 3-0 4-0 5-0 6-0", "6-3 2-1 3-1 4-1 5-1 6-1 3-2").turn('B').legal("6-3");
}

#[test]
fn option_p1_a_lot_decides_the_lead_of_round_1() {
    let mut game = deal(
        "start = [\"random-seat\"]",
        "6-5 1-0 2-0 3-0 4-0 5-0 0-0",
        "1-1 2-1 3-1 4-1 5-1 6-1 3-2",
    );
    let leader = if match_stream(6).below(2) == 0 { 'A' } else { 'B' };
    game.turn(leader);
    assert_eq!(game.round().legal_actions().len(), 7);
}

#[test]
fn p1_later_rounds_are_led_by_the_next_seat_with_any_tile() {
    for hands in [["5-5", "4-4", "1-1"], ["4-2", "5-1", "4-4"]] {
        // Whoever wins, and also after a draw: A led, so B leads.
        let first = block(table("block", 3), &hands);
        let scene =
            first.next_round().hand('A', "6-6 1-0 2-0 3-0 4-0").hand('B', "1-1 2-1 3-1 4-1 5-1");
        let mut game = scene.hand('C', "5-5 5-4 5-3 5-2 5-0").deal();
        game.turn('B').legal("1-1, 2-1, 3-1, 4-1, 5-1");
    }
}

#[test]
fn p1_play_is_compulsory_nobody_draws_and_who_is_stuck_passes() {
    let mut game =
        table("block", 2).line("364").hand('A', "4-1 5-5").hand('B', "2-2 6-0 1-0").begin();
    game.legal("4-1 right");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::Never));
    let stuck = table("block", 2).line("364").hand('A', "5-5 2-2").hand('B', "4-0 1-0");
    let mut game = stuck.begin();
    game.legal("pass");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::Never));
    game.play("pass").turn('B');
}

#[test]
fn p1_going_out_is_worth_the_opponents_pips() {
    out(table("block", 3), &["5-2", "5-5"]).won_by("A").scores(&[17, 0, 0]);
}

#[test]
fn p1_a_block_is_worth_the_opponents_pips_less_the_own_once() {
    block(table("block", 3), &LEFT).won_by("A").scores(&[9 + 14 - 4, 0, 0]);
    block(table("block", 3), &["4-2", "5-1", "4-4"]).void();
}

#[test]
fn option_p1_own_pips_are_taken_off_per_opponent() {
    let per = r#"score = { winner = { takes = "opponents", less-own = "per-opponent" } }"#;
    block(house("block", per, 3), &LEFT).scores(&[5 + 10, 0, 0]);
}

#[test]
fn p1_the_target_is_100() {
    let mut game = out(table("block", 2), &[NINETY_NINE]);
    game.match_goes_on();
    out(game.next_round(), &["1-0"]).totals(&[100, 0]).match_won_by("A");
}

#[test]
fn p2_is_block_but_for_drawing() {
    let differences = variant("block", "").differences(&variant("draw", ""));
    assert_eq!(differences.iter().map(|found| found.key).collect::<Vec<_>>(), ["reserve", "draw"]);
    for (n_players, hand, boneyard) in [(2, 7, 14), (3, 5, 13), (4, 5, 8)] {
        assert_eq!(n_dealt(&rules("draw", "", n_players)), (each(n_players, hand), boneyard, 0));
    }
}

#[test]
fn p2_a_stuck_player_draws_one_by_one_until_a_tile_fits_and_lays_it() {
    let scene = table("draw", 2).line("364").hand('A', "5-5 2-2").hand('B', "4-0 1-0");
    let mut game = scene.boneyard("6-6 6-5 4-1").begin();
    game.legal("draw").play("draw").turn('A').legal("draw").play("draw, draw");
    game.holds('A', "5-5 2-2 6-6 6-5 4-1").turn('A').legal("4-1 right");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
}

/// A is stuck before a boneyard of four tiles that do not fit: it draws down to the reserve and passes.
#[track_caller]
fn draws_down_to(rules: &str, n_players: usize, reserve: usize) {
    let scene = house("draw", rules, n_players).line("364").boneyard("6-6 6-5 6-2 6-1").rest_dead();
    let hands = ["5-5 2-2", "4-0 1-0", "3-0 1-1", "3-1 0-0"];
    let seats = ('A'..='D').zip(hands).take(n_players);
    let mut game = seats.fold(scene, |scene, (seat, hand)| scene.hand(seat, hand)).begin();
    for _ in reserve..4 {
        game.legal("draw").play("draw").turn('A');
    }
    game.n_boneyard(reserve).legal("pass");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::BoneyardClosed { reserve }));
    game.play("pass").turn('B');
}

#[test]
fn p2_two_tiles_stay_for_two_players_and_one_for_more() {
    for (n_players, reserve) in [(2, 2), (3, 1), (4, 1)] {
        draws_down_to("", n_players, reserve);
    }
}

#[test]
fn option_p2_a_reserve_of_0_1_or_2() {
    for n_players in 2..=4 {
        for reserve in 0..=2 {
            draws_down_to(&format!("reserve = {reserve}"), n_players, reserve);
        }
    }
}
