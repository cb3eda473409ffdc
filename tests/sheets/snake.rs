//! S1, the snake.

use domino_rules::{CannotDraw, CannotPass, Deal, PlayError, Rules, RulesError, match_stream};
use domino_tests::{Game, house, seat, table, variant};
use domino_tiles::DominoSet;

use crate::{NINETY_NINE, block, each, n_dealt, out, rules};

/// Pips 4, 9 and 14, as in the sheet's example.
const EXAMPLE: [&str; 3] = ["4-0", "5-2 1-1", "5-3 3-3"];
/// Pips 6, 6 and 11.
const TIED: [&str; 3] = ["4-2", "5-1", "4-4 3-0"];

#[test]
fn s1_1_each_player_gets_7_tiles() {
    for n_players in 2..=4 {
        assert_eq!(n_dealt(&rules("snake", "", n_players)).0, each(n_players, 7));
    }
}

#[test]
fn s1_2_28_tiles_with_7_doubles() {
    let set = rules("snake", "", 2).set();
    assert_eq!((set, set.n_tiles()), (DominoSet::DOUBLE_SIX, 28));
    assert_eq!(set.tiles().filter(|tile| tile.is_double()).count(), 7);
}

/// A deal for three.
fn deal(rules: &str, seed: u64) -> Game {
    let scene = house("snake", rules, 3).seed(seed).hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    scene.hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 4-3").hand('C', "4-4 5-0 5-1 5-2 5-3 5-4 6-6").deal()
}

#[test]
fn s1_3_the_starter_lays_any_tile() {
    for seed in 0..20 {
        let game = deal("", seed);
        let legal = game.round().legal_actions();
        assert_eq!(legal.leads(), game.round().hand(game.round().mover()));
        assert_eq!(legal.len(), 7);
    }
}

#[test]
fn s1_4_gap_1_6_the_turn_goes_round_clockwise() {
    let scene = table("snake", 3).hand('A', "6-6 1-0").hand('B', "6-5 1-1").hand('C', "6-4 2-0");
    scene.begin().play("6-6").turn('B').play("6-5 left").turn('C').play("6-4 right").turn('A');
}

#[test]
fn option_1_6_the_turn_goes_round_counter_clockwise() {
    let ccw = "direction = \"counter-clockwise\"";
    let scene =
        house("snake", ccw, 3).hand('A', "6-6 1-0").hand('B', "6-5 1-1").hand('C', "6-4 2-0");
    scene.begin().play("6-6").turn('C').play("6-4 left").turn('B').play("6-5 right").turn('A');
    let first = out(house("snake", ccw, 3), &["1-0", "1-1"]);
    let scene = first.next_round().hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    let scene =
        scene.hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 4-3").hand('C', "4-4 5-0 5-1 5-2 5-3 5-4 6-6");
    scene.deal().turn('C');
}

#[test]
fn s1_5_s1_6_s1_7_a_tile_goes_to_an_end_that_its_half_equals_and_its_other_half_is_the_new_end() {
    let mut game = table("snake", 2).line("364").hand('A', "4-1 3-3 6-5").hand('B', "1-0").begin();
    game.legal("3-3 left, 4-1 right");
    assert!(matches!(game.refused("4-1 left"), PlayError::DoesNotMatch { .. }));
    assert!(matches!(game.refused("6-5 left"), PlayError::DoesNotMatch { .. }));
    game.play("4-1 right").ends("3 1");
}

#[test]
fn s1_8_gap_1_8_no_corner_and_no_dead_end_limits_play() {
    // 25 tiles lie on the table, and both ends are as open as ever.
    let line = "22665544633524320611504130";
    let mut game =
        table("snake", 2).line(line).hand('A', "2-1").hand('B', "0-0 1-0").boneyard("-").begin();
    game.ends("2 0").legal("2-1 left").play("2-1 left").out('A');
}

#[test]
fn s1_9_gap_1_7_a_player_without_a_fitting_tile_must_draw_one() {
    let scene = || table("snake", 2).line("364").hand('B', "1-0");
    let mut stuck = scene().hand('A', "5-2").boneyard("6-6 5-5").begin();
    stuck.legal("draw");
    assert_eq!(stuck.refused("pass"), PlayError::CannotPass(CannotPass::MustDraw));
    stuck.play("draw").holds('A', "5-2 6-6").turn('B');
    let mut able = scene().hand('A', "4-2 5-5").begin();
    assert_eq!(able.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    assert_eq!(able.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
}

#[test]
fn s1_10_a_drawn_tile_is_laid_on_the_next_turn() {
    let scene = table("snake", 2).line("364").hand('A', "5-2").hand('B', "3-1 1-0");
    let mut game = scene.boneyard("4-4").begin();
    game.play("draw").turn('B').play("3-1 left").turn('A').legal("4-4 right");
}

#[test]
fn s1_11_who_lays_the_last_tile_scores_the_pips_of_the_opponents() {
    out(table("snake", 3), &["5-2", "5-5"]).won_by("A").scores(&[17, 0, 0]);
}

#[test]
fn s1_12_gap_1_13_in_a_block_the_fewest_pips_win_the_difference_for_each_opponent() {
    block(table("snake", 3), &EXAMPLE).won_by("A").scores(&[5 + 10, 0, 0]);
}

#[test]
fn s1_13_gap_1_14_equal_fewest_pips_leave_the_round_undecided() {
    block(table("snake", 3), &TIED).void();
    block(table("snake", 2), &["4-2", "5-1"]).void();
}

#[test]
fn s1_14_gap_1_10_the_match_ends_when_a_player_has_the_agreed_points() {
    let mut game = out(table("snake", 2), &[NINETY_NINE]);
    game.match_goes_on();
    out(game.next_round(), &["1-0"]).totals(&[100, 0]).match_won_by("A");
}

#[test]
fn option_1_10_50_100_150_200_or_any_target() {
    for target in [50, 100, 150, 200, 73] {
        let rules = format!("target = {target}");
        let mut game = out(house("snake", &rules, 2), &[NINETY_NINE]);
        while game.game().result().is_none() {
            game = out(game.next_round(), &["5-5"]);
        }
        let total = game.game().totals().iter().next().map(|(_, total)| *total).unwrap();
        // 99, 109, 119, …: the first of them that is not below the target.
        let expected = if target <= 99 { 99 } else { 99 + (target - 99 + 9) / 10 * 10 };
        assert_eq!(total, expected, "target {target}");
        game.match_won_by("A");
    }
}

#[test]
fn s1_15_in_a_game_of_one_round_the_first_to_lay_all_tiles_wins() {
    out(house("snake", "rounds = 1", 3), &["5-2", "5-5"]).match_won_by("A");
    out(house("snake", "rounds = 1", 2), &["0-0"]).scores(&[0, 0]).match_won_by("A");
}

#[test]
fn gap_1_1_from_2_to_4_players() {
    for (n_players, works) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        let rules = Rules::new(variant("snake", ""), n_players);
        assert_eq!(!matches!(rules, Err(RulesError::Players { .. })), works, "{n_players}");
    }
}

#[test]
fn gap_1_2_four_players_leave_no_stock_so_a_stuck_player_passes() {
    assert_eq!(n_dealt(&rules("snake", "", 4)), (each(4, 7), 0, 0));
    let scene = table("snake", 4).hand('A', "6-6 6-5 6-4 6-3 6-2 6-1 6-0");
    let scene =
        scene.hand('B', "5-5 5-4 5-3 5-2 5-1 5-0 4-4").hand('C', "4-3 4-2 4-1 4-0 3-3 3-2 3-1");
    let mut game = scene.hand('D', "3-0 2-2 2-1 2-0 1-1 1-0 0-0").turn('A').begin();
    game.play("6-6").legal("pass").play("pass, pass, pass").turn('A').play("6-5 left").turn('B');
}

#[test]
fn gap_1_3_with_an_empty_stock_a_stuck_player_passes() {
    let scene = table("snake", 2).line("364").hand('A', "5-2").hand('B', "3-1 1-0").boneyard("-");
    scene.rest_dead().begin().legal("pass").play("pass").turn('B');
}

#[test]
fn gap_1_4_a_random_seat_starts_round_1() {
    let mut starters = [0; 3];
    for seed in 0..300 {
        let starter = deal("", seed).round().mover();
        assert_eq!(starter.idx(), match_stream(seed).below(3) as usize);
        starters[starter.idx()] += 1;
    }
    // 100 each with a standard deviation of 8.2.
    assert!(starters.iter().all(|n| (67..=133).contains(n)), "{starters:?}");
}

#[test]
fn option_1_4_the_highest_double_starts() {
    let mut game = deal("start = [\"highest-double\", \"highest-pips\"]", 1);
    game.turn('C');
    assert_eq!(game.round().legal_actions().len(), 7);
}

#[test]
fn option_1_4_a_fixed_seat_starts() {
    for starter in ['A', 'B', 'C'] {
        // A seat that some number of players does not have is refused, so the game is for three here.
        deal(&format!("players = \"3\"\nstart = [\"seat-{starter}\"]"), 1).turn(starter);
    }
}

/// The second round after one that A led, B won and C lost with the most pips.
fn second_round(rules: &str) -> Game {
    let first = block(house("snake", rules, 3), &["5-0", "4-0", "5-3 3-3"]);
    let scene = first.next_round().hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    scene.hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 4-3").hand('C', "4-4 5-0 5-1 5-2 5-3 5-4 6-6").deal()
}

#[test]
fn gap_1_5_the_start_passes_to_the_next_seat_clockwise() {
    let mut leader = None;
    let rules = rules("snake", "target = 1000000", 4);
    let mut game = domino_rules::Match::new(rules);
    for _ in 0..9 {
        game.start_round(5, &mut ()).unwrap();
        let own = game.round().unwrap().table().leader();
        let expected = leader.map_or(match_stream(5).below(4) as usize, |last| (last + 1) % 4);
        assert_eq!(own.idx(), expected);
        leader = Some(own.idx());
        while let Some(action) = game.round().unwrap().legal_actions().nth(0) {
            game.play_into(action, &mut ()).unwrap();
        }
    }
    second_round("").turn('B');
}

#[test]
fn option_1_5_the_winner_starts_later_rounds() {
    let first = block(house("snake", "later-start = [\"winner\"]", 3), &["5-0", "5-3 3-3", "4-0"]);
    let scene = first.next_round().hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    scene
        .hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 4-3")
        .hand('C', "4-4 5-0 5-1 5-2 5-3 5-4 6-6")
        .deal()
        .turn('C')
        .legal("4-4, 5-0, 5-1, 5-2, 5-3, 5-4, 6-6");
}

#[test]
fn option_1_5_the_loser_starts_later_rounds() {
    second_round("later-start = [\"loser\"]").turn('C');
}

#[test]
fn gap_1_9_doubles_have_no_special_role() {
    let mut game = table("snake", 2).line("364").hand('A', "5-5 4-4 6-5").hand('B', "4-1").begin();
    game.legal("4-4 right").play("4-4 right").ends("3 4").turn('B').play("4-1 right").ends("3 1");
}

#[test]
fn gap_1_11_a_one_round_game_that_blocks_goes_to_the_fewest_pips() {
    block(house("snake", "rounds = 1", 3), &EXAMPLE).match_won_by("A");
    block(house("snake", "rounds = 1", 3), &TIED).match_drawn();
}

#[test]
fn option_1_11_an_undecided_single_round_is_replayed() {
    let replayed = "rounds = 1\nvoid-round = \"replayed\"";
    let mut game = block(house("snake", replayed, 3), &TIED);
    game.void().match_goes_on();
    block(game.next_round(), &EXAMPLE).match_won_by("A");
    // It is none of the rounds of a longer match either.
    let replayed = "rounds = 2\ntarget = \"none\"\nvoid-round = \"replayed\"";
    let mut game = block(house("snake", replayed, 3), &TIED);
    let mut game = block(game.match_goes_on().next_round(), &EXAMPLE);
    block(game.match_goes_on().next_round(), &EXAMPLE).totals(&[30, 0, 0]).match_won_by("A");
}

#[test]
fn gap_1_12_the_target_is_checked_at_the_end_of_a_round() {
    let scene =
        house("snake", "target = 1", 2).line("66").hand('A', "6-5 1-0").hand('B', "6-4 2-0");
    scene.begin().play("6-5 left").totals(&[0, 0]).match_goes_on();
}

#[test]
fn option_1_13_own_pips_once() {
    let once = r#"score = { winner = { takes = "opponents", less-own = "once" } }"#;
    block(house("snake", once, 3), &EXAMPLE).scores(&[9 + 14 - 4, 0, 0]);
}

#[test]
fn gap_1_15_blocked_means_an_empty_stock_and_no_fitting_tile_in_any_hand() {
    let scene = || table("snake", 2).line("6026613645").hand('A', "6-5 5-5").hand('B', "3-3");
    scene().boneyard("-").rest_dead().begin().play("6-5 right").blocked();
    scene().boneyard("4-4").rest_dead().begin().play("6-5 right").turn('B').legal("draw");
    // At the other end a 5 still fits, and B has it.
    let scene = table("snake", 2).line("6026613645").hand('A', "4-4 5-5").hand('B', "6-5 3-3");
    scene.boneyard("-").rest_dead().begin().play("5-5 right").turn('B');
}

#[test]
fn settled_random_seat_is_one_draw_in_a_stream_of_its_own() {
    // The deal of round 1 is the same whether a seat is drawn or not.
    let with = Deal::from_seed(&rules("snake", "", 3), 9, 1);
    let without = Deal::from_seed(&rules("snake", "start = [\"seat-A\"]", 3), 9, 1);
    assert_eq!(with, without);
    let start = |last| rules("snake", "", 3).start(with.hands(), last, Some(9)).unwrap();
    assert_eq!(start(None).seat.idx(), match_stream(9).below(3) as usize);
    // It is drawn once a match: a later round needs no seed.
    let last = domino_rules::LastRound { leader: seat('A'), winner: None, loser: None };
    let later = rules("snake", "", 3).start(with.hands(), Some(&last), None).unwrap();
    assert_eq!((later.seat, start(Some(&last)).seat), (seat('B'), seat('B')));
}
