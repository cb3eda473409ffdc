//! S3b, Hungarian domino: what the sheet says (S3b.1 to S3b.4) and the rules that complete it.

use domino_rules::{
    CannotDraw, CannotPass, Event, PlayError, Rules, RulesError, RunState, match_stream,
};
use domino_tests::{Game, Scene, house, table, tile, variant};

use crate::{block, each, n_dealt, rules};

#[test]
fn s3b_1_h1_2_to_4_players_with_28_tiles() {
    assert_eq!(rules("hungarian", "", 2).set().n_tiles(), 28);
    for (n_players, works) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        let rules = Rules::new(variant("hungarian", ""), n_players);
        assert_eq!(!matches!(rules, Err(RulesError::Players { .. })), works, "{n_players}");
    }
}

#[test]
fn s3b_2_h1_12_8_or_6_tiles_and_four_out_of_play_that_nobody_draws() {
    for (n_players, hand) in [(2, 12), (3, 8), (4, 6)] {
        assert_eq!(n_dealt(&rules("hungarian", "", n_players)), (each(n_players, hand), 0, 4));
    }
    let mut game = opening("").deal();
    let Event::Dealt(dealt) = game.events()[1].seen_by(None) else { panic!() };
    assert_eq!(dealt.dead.to_string(), "?*4");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::Never));
}

/// The opening of the sheet's example: A holds the heaviest tile and 6-1, 6-2, 4-1, 5-3, 0-0.
fn opening(rules: &str) -> Scene {
    house("hungarian", rules, 4)
        .hand('A', "6-6 6-1 6-2 4-1 5-3 0-0")
        .hand('B', "1-0 1-1 2-0 2-1 2-2 3-0")
        .hand('C', "3-1 3-2 3-3 4-0 4-2 4-3")
        .hand('D', "4-4 5-0 5-1 5-2 5-4 5-5")
}

/// Two hands of twelve in which these two tiles are the heaviest.
fn deal_of_two(rules: &str, a: &str, b: &str, dead: &str) -> Game {
    let low = "1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2";
    let scene = house("hungarian", rules, 2).hand('A', &format!("{a} {low}")).dead(dead);
    scene.hand('B', b).rest_in_hand('B').deal()
}

#[test]
fn s3b_3_h2_the_holder_of_the_heaviest_tile_starts_and_lays_it() {
    let mut game = deal_of_two("", "6-5", "6-4", "6-6 0-0 1-0 5-0");
    game.turn('A').legal("6-5");
    assert_eq!(game.refused("4-2"), PlayError::MustLead { tile: tile("6-5") });
    // Of equal tiles the double, then the one with the larger half.
    deal_of_two("", "6-4", "5-5", "6-6 6-5 0-0 1-0").turn('B').legal("5-5");
    deal_of_two("", "6-3", "5-4", "6-6 6-5 6-4 5-5").turn('A').legal("6-3");
    deal_of_two("", "5-4", "6-3", "6-6 6-5 6-4 5-5").turn('B').legal("6-3");
}

#[test]
fn s3b_4_h3_the_starter_goes_on_at_either_end_while_a_tile_fits() {
    let mut game = opening("").deal();
    game.play("6-6").turn('A').legal("6-1 left, 6-1 right, 6-2 left, 6-2 right");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    game.play("6-2 right").turn('A').legal("6-1 left").play("6-1 left").turn('A').legal("4-1 left");
    game.play("4-1 left").turn('B').ends("4 2");
}

/// Ends 1 and 6; A can run at either.
fn run(rules: &str) -> Game {
    house("hungarian", rules, 2)
        .line("166453322415021036")
        .hand('A', "6-5 5-5 5-2 3-1")
        .hand('B', "4-4 4-3 6-0")
        .begin()
}

#[test]
fn h4_a_turn_chooses_one_end_and_goes_on_there_while_a_tile_fits() {
    let mut game = run("");
    game.legal("3-1 left, 6-5 right").play("6-5 right").turn('A').legal("5-2 right, 5-5 right");
    assert_eq!(game.round().table().run(), RunState::At("right".parse().unwrap()));
    assert!(matches!(game.refused("3-1 left"), PlayError::RunGoesOnAt { .. }));
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    // 5-2 first leaves 5-5 in hand, and the turn ends by itself.
    game.play("5-2 right").turn('B').holds('A', "5-5 3-1");
}

#[test]
fn h5_who_has_no_fitting_tile_passes() {
    let mut game = run("");
    game.play("6-5 right, 5-5 right, 5-2 right").turn('B').ends("1 2").legal("pass");
    game.play("pass").turn('A').legal("3-1 left");
}

#[test]
fn h6_doubles_are_ordinary_tiles() {
    let mut game = run("");
    game.play("6-5 right, 5-5 right").turn('A').legal("5-2 right");
    assert_eq!(game.round().table().layout().ends().len(), 2);
}

#[test]
fn h7_the_hand_ends_when_nobody_has_a_legal_tile_and_not_before() {
    let mut game = run("");
    game.play("6-5 right, 5-5 right, 5-2 right, pass, 3-1 left").holds('A', "-").turn('B');
    assert!(game.events().iter().any(|event| matches!(event, Event::WentOut { .. })));
    game.legal("4-3 left").play("4-3 left").turn('B').legal("4-4 left").play("4-4 left").blocked();
}

#[test]
fn h8_everybody_is_charged_the_own_pips_and_nobody_the_dead_tiles() {
    block(table("hungarian", 3), &["5-0", "5-5 5-2 1-1", "-"]).scores(&[5, 19, 0]).won_by("-");
    block(table("hungarian", 2), &["4-1", "5-0 1-0"]).scores(&[5, 6]);
}

/// Half of the pips that are left when the line is dead, twice.
const HALVES: [&str; 2] =
    ["5-5 5-3 4-4 5-2 4-3 3-2", "0-0 1-0 1-1 2-1 2-2 3-0 3-3 4-0 4-1 4-2 5-0 5-1"];

#[test]
fn h9_the_match_ends_at_100_and_the_lowest_total_wins() {
    let mut game = block(table("hungarian", 2), &["-", &HALVES.join(" ")]);
    game.scores(&[0, 90]).match_goes_on();
    block(game.next_round(), &["1-1", "5-5"]).totals(&[2, 100]).match_won_by("A");
}

#[test]
fn h9_equal_lowest_totals_share_the_win() {
    let mut game = block(table("hungarian", 3), &["-", &HALVES.join(" "), "-"]);
    game.match_goes_on();
    block(game.next_round(), &["3-0", "5-5", "2-1"]).totals(&[3, 100, 3]).match_won_by("A C");
}

#[test]
fn settled_hungarian_with_an_equal_highest_total_all_of_them_have_lost() {
    let mut game = block(table("hungarian", 3), &["-", HALVES[0], HALVES[1]]);
    game = block(game.scores(&[0, 45, 45]).next_round(), &["-", HALVES[0], HALVES[1]]);
    game = block(game.match_goes_on().next_round(), &["1-0", "5-5", "4-4 1-1"]);
    game.totals(&[1, 100, 100]).match_won_by("A");
}

/// The second deal after one that A led and B ended with the lowest total.
fn second_deal(rules: &str) -> Game {
    let first = block(house("hungarian", rules, 3), &["5-0", "-", "5-5"]);
    let scene = first.next_round().hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1");
    let scene = scene.hand('B', "3-2 3-3 4-0 4-1 4-2 4-3 5-0 5-1");
    scene.hand('C', "4-4 5-2 5-3 5-4 5-5 6-0 6-6 6-5").deal()
}

#[test]
fn h10_in_later_hands_the_highest_tile_starts_again() {
    second_deal("").turn('C').legal("6-6");
    let rules = rules("hungarian", "", 3);
    let deal = |round| domino_rules::Deal::from_seed(&rules, 4, round);
    assert_ne!(deal(1).hands(), deal(2).hands(), "all 28 are mixed again");
}

#[test]
fn option_3b_1_the_first_starter_is_drawn_by_lot() {
    let lot = "start = [\"random-seat\"]\nlater-start = [\"next-seat\"]";
    for seed in 0..20 {
        let game = opening(lot).seed(seed).deal();
        assert_eq!(game.round().mover().idx(), match_stream(seed).below(4) as usize);
        assert_eq!(game.round().legal_actions().len(), 6, "no tile decides, so any leads");
    }
}

#[test]
fn option_3b_1_the_highest_double_starts_then_the_heaviest_tile() {
    let keys = "start = [\"highest-double\", \"highest-pips\"]";
    deal_of_two(keys, "6-5", "5-5", "6-6 0-0 1-0 5-0").turn('B').legal("5-5");
}

#[test]
fn option_3b_2_the_first_tile_is_free() {
    opening("first-tile = \"free\"").deal().turn('A').legal("0-0, 4-1, 5-3, 6-1, 6-2, 6-6");
}

#[test]
fn option_3b_3_a_run_may_use_both_ends() {
    let mut game = run(r#"turn = { run = "both-ends", opening = "both-ends" }"#);
    game.play("6-5 right").turn('A').legal("3-1 left, 5-2 right, 5-5 right");
    game.play("3-1 left").turn('A').legal("5-2 right, 5-5 right");
}

#[test]
fn option_3b_4_the_hand_ends_when_somebody_is_out() {
    let mut game = run("round-end = [\"out\", \"blocked\"]");
    game.play("6-5 right, 5-5 right, 5-2 right, pass, 3-1 left").out('A').scores(&[0, 21]);
}

/// Winner-takes-all scoring, with the first to reach 100 as the winner of the match.
fn winner_takes(takes: &str) -> String {
    format!(
        "round-end = [\"out\", \"blocked\"]\nblock-winner = [\"fewest-pips\"]\nbest = \"highest\"\n\
         score = {{ winner = {{ takes = \"{takes}\" }} }}"
    )
}

#[test]
fn option_3b_5_the_winner_takes_all_hands_and_100_wins() {
    let rules = winner_takes("all-hands");
    let mut game =
        block(house("hungarian", &rules, 2), &["4-0", &HALVES.join(" ").replace("4-0 ", "")]);
    game.won_by("A").scores(&[4 + 86, 0]).match_goes_on();
    block(game.next_round(), &["1-1", "4-4"]).scores(&[2 + 8, 0]).match_won_by("A");
}

#[test]
fn option_3b_5_the_winner_takes_the_opponents_pips() {
    let rules = winner_takes("opponents");
    block(house("hungarian", &rules, 3), &["4-0", "5-5", "5-3"]).won_by("A").scores(&[18, 0, 0]);
}

#[test]
fn option_3b_6_the_lead_goes_to_the_left() {
    let mut game = second_deal("later-start = [\"next-seat\"]");
    game.turn('B').legal("3-2, 3-3, 4-0, 4-1, 4-2, 4-3, 5-0, 5-1");
}

#[test]
fn option_3b_7_the_opening_run_uses_one_end() {
    for run in ["one-end", "both-ends"] {
        let turn = format!("turn = {{ run = \"{run}\", opening = \"one-end\" }}");
        let mut game = opening(&turn).deal();
        game.play("6-6").turn('A').legal("6-1 left, 6-1 right, 6-2 left, 6-2 right");
        game.play("6-1 left").turn('A').legal("4-1 left").play("4-1 left").turn('B').ends("4 6");
    }
}

#[test]
fn settled_hungarian_a_pass_binds_one_turn() {
    let scene = table("hungarian", 2).line("364").hand('A', "4-1 5-5 6-6").hand('B', "1-0 2-2");
    let scene = scene.turn('B');
    scene.begin().play("pass, 4-1 right").turn('B').legal("1-0 right");
}

#[test]
fn settled_hungarian_an_empty_hand_stays_in_the_round_and_passes() {
    let scene = table("hungarian", 3)
        .line("364")
        .hand('A', "4-1")
        .hand('B', "1-0 5-5")
        .hand('C', "3-0 2-2");
    let mut game = scene.begin();
    game.play("4-1 right").holds('A', "-").turn('B').play("1-0 right").turn('C');
    game.play("3-0 left").blocked().scores(&[0, 10, 4]);
    let scene = table("hungarian", 2).line("364").hand('A', "4-1").hand('B', "1-0 3-0 5-5");
    let mut game = scene.begin();
    game.play("4-1 right, 1-0 right").turn('B').legal("3-0 right");
    let scene = table("hungarian", 2).line("364").hand('A', "4-1").hand('B', "1-0 3-2 5-5");
    let mut game = scene.begin();
    game.play("4-1 right, 1-0 right")
        .turn('A')
        .legal("pass")
        .play("pass")
        .turn('B')
        .legal("3-2 left");
}

#[test]
fn settled_hungarian_the_first_tile_fixes_the_end_even_where_both_show_the_same_number() {
    // Ends 3 and 3: 3-2 to the left leaves 3-1 in hand, though it fits to the right.
    let scene = table("hungarian", 2).line("36613").hand('A', "3-2 3-0 5-5");
    let scene = scene.hand('B', "2-1 4-4");
    let mut game = scene.begin();
    game.legal("3-0 left, 3-0 right, 3-2 left, 3-2 right").play("3-2 left").turn('B');
    game.holds('A', "3-0 5-5");
}

#[test]
fn settled_hungarian_the_turn_ends_by_itself() {
    let scene = table("hungarian", 2).line("364").hand('A', "4-1 1-0 5-5").hand('B', "3-2 6-0");
    scene.begin().play("4-1 right").turn('A').play("1-0 right").turn('B');
}
