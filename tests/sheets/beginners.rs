//! S3a, the beginners' game.

use domino_rules::{
    CannotDraw, CannotPass, Deal, DealtTiles, Event, PlayError, Rules, RulesError, SeenTiles,
};
use domino_tests::{Game, Scene, house, seat, table, tile, variant};
use domino_tiles::TileSet;

use crate::{NINETY_NINE, block, each, n_dealt, out, rules};

#[test]
fn s3a_1_for_2_to_4_players_with_28_tiles() {
    assert_eq!(rules("beginners", "", 2).set().n_tiles(), 28);
    for (n_players, works) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        let rules = Rules::new(variant("beginners", ""), n_players);
        assert_eq!(!matches!(rules, Err(RulesError::Players { .. })), works, "{n_players}");
    }
}

#[test]
fn s3a_2_the_tiles_are_mixed() {
    let rules = rules("beginners", "", 2);
    let hands: Vec<TileSet> =
        (0..200).map(|seed| Deal::from_seed(&rules, seed, 1).hands()[seat('A')]).collect();
    for tile in rules.set().tiles() {
        // 8 of 28 tiles: 57 of 200 hands with a standard deviation of 6.4.
        let n = hands.iter().filter(|hand| hand.contains(tile)).count();
        assert!((30..=85).contains(&n), "{tile}: {n}");
    }
}

#[test]
fn s3a_3_8_7_or_5_tiles_and_a_talon_of_12_7_or_8() {
    for (n_players, hand, talon) in [(2, 8, 12), (3, 7, 7), (4, 5, 8)] {
        assert_eq!(n_dealt(&rules("beginners", "", n_players)), (each(n_players, hand), talon, 0));
    }
}

/// A deal for two in which B holds the heaviest tile.
fn deal() -> Game {
    let scene = table("beginners", 2).hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0 6-4");
    scene.hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 4-3 6-6").deal()
}

#[test]
fn s3a_4_only_the_owner_sees_a_hand() {
    let game = deal();
    let Event::Dealt(dealt) = game.events()[1].seen_by(Some(seat('B'))) else {
        panic!("{:?}", game.events()[1]);
    };
    let DealtTiles { hands, boneyard, .. } = *dealt;
    assert_eq!((&hands[seat('A')], &boneyard), (&SeenTiles::Hidden(8), &SeenTiles::Hidden(12)));
    assert_eq!(hands[seat('B')].tile_set(), game.round().hand(seat('B')));
}

#[test]
fn s3a_5_gap_3_2_the_holder_of_the_tile_with_most_points_starts_and_must_lay_it() {
    let mut game = deal();
    game.turn('B').legal("6-6");
    assert_eq!(game.refused("4-3"), PlayError::MustLead { tile: tile("6-6") });
}

#[test]
fn s3a_6_the_next_player_on_the_left_adds_an_equal_number() {
    let mut game = deal();
    game.play("6-6").turn('A').legal(
        "0-0 left, 0-0 right, 1-1 left, 1-1 right, 2-2 left, 2-2 right, 6-4 left, 6-4 right",
    );
    let scene =
        table("beginners", 3).hand('A', "6-6 1-0").hand('B', "6-5 2-0").hand('C', "6-4 2-1");
    scene.begin().play("6-6").turn('B').play("6-5 left").turn('C').play("6-4 right").turn('A');
}

/// A holds this on ends 3 and 4, with this talon and nothing behind it.
fn at_3_and_4(rules: &str, hand: &str, talon: &str) -> Scene {
    let scene = house("beginners", rules, 2).line("364").hand('A', hand).hand('B', "4-0 3-0 6-0");
    scene.boneyard(talon).rest_dead()
}

#[test]
fn s3a_7_gap_3_6_who_cannot_match_takes_two_tiles_once() {
    let mut game = at_3_and_4("", "5-2", "6-5 2-1 4-1").begin();
    game.legal("draw").play("draw").holds('A', "5-2 6-5 2-1").turn('B');
}

#[test]
fn option_3_6_two_tiles_again_and_again_until_one_fits() {
    let repeat = r#"draw = { tiles = 2, repeat = "until-playable", then = "play" }"#;
    let mut game = at_3_and_4(repeat, "5-2", "6-5 2-1 5-1 4-1 6-2").begin();
    game.play("draw").turn('A').legal("draw").play("draw").turn('A').legal("4-1 right");
    // The turn is let go only when the talon is empty.
    let mut game = at_3_and_4(repeat, "5-2", "6-5 2-1 5-1").begin();
    game.play("draw, draw").n_boneyard(0).turn('A').legal("pass").play("pass").turn('B');
}

#[test]
fn s3a_8_s3a_9_tiles_go_to_either_end_with_the_equal_side_and_never_inside() {
    let mut game = at_3_and_4("", "4-3 6-1", "5-5").begin();
    game.legal("4-3 left, 4-3 right");
    assert!(matches!(game.refused("6-1 left"), PlayError::DoesNotMatch { .. }));
    game.play("4-3 left").ends("4 4");
}

#[test]
fn s3a_10_gap_3_16_corners_never_limit_play() {
    // 22 tiles lie on the table, and a tile goes to either end as ever.
    let scene = table("beginners", 2).line("66554463352261150041230").hand('A', "6-0 4-2");
    scene.hand('B', "2-0 3-1").begin().ends("6 0").legal("6-0 left, 6-0 right");
}

#[test]
fn s3a_11_gap_3_3_gap_3_4_a_double_is_wild_at_an_open_end_and_shows_its_own_number() {
    let mut game = at_3_and_4("", "4-1 5-5 2-2", "1-0").begin();
    game.legal("2-2 left, 2-2 right, 4-1 right, 5-5 left, 5-5 right");
    game.play("5-5 left").ends("5 4").turn('B');
    // Nothing but the two ends is open, and the joint that does not match stands in the layout.
    let line: Vec<String> =
        game.round().table().layout().line().iter().map(ToString::to_string).collect();
    assert_eq!(line, ["5-5", "3-6", "6-4"]);
    // A double also goes on a different double.
    let scene = table("beginners", 2).line("66").hand('A', "5-5").hand('B', "4-0 3-0");
    scene.begin().legal("5-5 left, 5-5 right, draw");
    // Such a position can be set up.
    let scene = table("beginners", 2).laid("6-6, 3-3 right, 1-1 right").hand('A', "2-2 1-0");
    scene.hand('B', "4-0").begin().ends("6 1");
}

#[test]
fn option_3_3_without_wild_doubles_only_equal_numbers_touch() {
    at_3_and_4("wild = \"none\"", "4-1 5-5 3-3", "1-0").begin().legal("3-3 left, 4-1 right");
    at_3_and_4("wild = \"none\"", "5-5 2-1", "1-0 1-1").begin().legal("draw");
}

#[test]
fn option_3_3_wild_doubles_only_on_tiles_that_are_no_doubles() {
    let targets = r#"wild = { doubles-on = "non-doubles", use = "optional" }"#;
    let scene = house("beginners", targets, 2).laid("6-4, 4-4 right").hand('A', "5-5 2-1");
    scene.hand('B', "4-0").begin().ends("6 4").legal("5-5 left, draw");
    let scene = house("beginners", targets, 2).line("66").hand('A', "5-5 2-1").hand('B', "4-0");
    scene.begin().legal("draw");
}

#[test]
fn s3a_12_gap_3_17_with_an_empty_talon_a_stuck_player_lets_the_turn_go() {
    at_3_and_4("", "5-2", "-").begin().legal("pass").play("pass").turn('B');
}

#[test]
fn s3a_13_who_is_out_first_wins_the_points_of_the_opponents() {
    out(table("beginners", 3), &["5-2", "5-5"]).won_by("A").scores(&[17, 0, 0]);
}

#[test]
fn s3a_14_gap_3_12_in_a_block_the_fewest_tiles_win_before_the_fewest_pips() {
    block(table("beginners", 2), &["4-3 4-2", "3-0 2-1 1-0"]).won_by("A").scores(&[7, 0]);
    block(table("beginners", 2), &["3-0 2-1 1-0", "4-3 4-2"]).won_by("B").scores(&[0, 7]);
}

#[test]
fn s3a_15_of_equal_numbers_of_tiles_the_fewest_pips_win() {
    let hands = ["4-3 4-2", "3-0 2-1 1-0", "5-0 4-0"];
    block(table("beginners", 3), &hands).won_by("C").scores(&[0, 0, 13 + 7]);
}

#[test]
fn s3a_16_gap_3_11_the_winner_scores_all_pips_of_the_opponents_and_loses_none() {
    block(table("beginners", 3), &["4-3", "5-0 4-0", "5-3 5-2"]).won_by("A").scores(&[
        9 + 15,
        0,
        0,
    ]);
}

const PER_OPPONENT: &str =
    r#"score = { winner = { takes = "opponents", less-own = "per-opponent" } }"#;

#[test]
fn option_3_11_own_pips_are_taken_off_per_opponent() {
    block(house("beginners", PER_OPPONENT, 3), &["4-3", "5-0 4-0", "5-3 5-2"]).scores(&[
        2 + 8,
        0,
        0,
    ]);
}

#[test]
fn settled_option_3_11_a_negative_term_counts_nothing() {
    // A has 13 pips; 7 of B less 13 is nothing, 15 of C less 13 is 2.
    block(house("beginners", PER_OPPONENT, 3), &["4-3 4-2", "3-0 2-1 1-0", "5-0 5-1 4-0"])
        .won_by("A")
        .scores(&[2, 0, 0]);
}

#[test]
fn s3a_17_s3a_18_gap_3_15_deals_are_played_until_somebody_has_100_and_wins() {
    let mut game = out(table("beginners", 2), &[NINETY_NINE]);
    game.match_goes_on();
    out(game.next_round(), &["1-0"]).totals(&[100, 0]).match_won_by("A");
}

#[test]
fn option_3_15_another_target_or_a_single_deal() {
    out(house("beginners", "target = 7", 2), &["4-3"]).match_won_by("A");
    out(house("beginners", "target = 8", 2), &["4-3"]).match_goes_on();
    out(house("beginners", "rounds = 1", 2), &["4-3"]).match_won_by("A");
}

#[test]
fn gap_3_1_of_equal_tiles_the_double_then_the_larger_half_starts() {
    let deal = |a: &str, b: &str| table("beginners", 2).hand('A', a).hand('B', b).deal();
    let (low, also_low) = ("0-0 1-0 2-0 3-0 4-0 5-0 2-1", "1-1 3-1 4-1 5-1 2-2 3-2 4-2");
    deal(&format!("6-4 {low}"), &format!("5-5 {also_low}")).turn('B').legal("5-5");
    deal(&format!("6-3 {low}"), &format!("5-4 {also_low}")).turn('A').legal("6-3");
    // 6-5 has more points than any double but 6-6.
    deal(&format!("6-5 {low}"), &format!("5-5 {also_low}")).turn('A').legal("6-5");
}

#[test]
fn option_3_1_the_highest_double_starts() {
    let keys = "start = [\"highest-double\", \"highest-pips\"]";
    let deal = |a: &str, b: &str| house("beginners", keys, 2).hand('A', a).hand('B', b).deal();
    deal("6-5 1-0 2-0 3-0 4-0 5-0 2-1 0-0", "1-1 3-1 4-1 5-1 6-1 3-2 4-2 5-2")
        .turn('B')
        .legal("1-1");
    deal("6-5 1-0 2-0 3-0 4-0 5-0 2-1 6-0", "6-4 3-1 4-1 5-1 6-1 3-2 4-2 5-2")
        .turn('A')
        .legal("6-5");
}

#[test]
fn gap_3_5_a_double_that_does_not_match_may_be_kept_back() {
    // With a tile that matches, a tile must be laid; the wild double may be the one.
    let mut game = at_3_and_4("", "5-5 4-1", "1-0 2-0 2-1").begin();
    game.legal("4-1 right, 5-5 left, 5-5 right");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    // Without one, it is the double or the draw, and after the draw the double or the pass.
    let mut game = at_3_and_4("", "5-5 6-2", "1-0 2-0 2-1").begin();
    game.legal("5-5 left, 5-5 right, draw");
    assert!(matches!(game.refused("pass"), PlayError::CannotPass(_)));
    game.play("draw").turn('A').legal("5-5 left, 5-5 right, pass");
    let refused = PlayError::CannotDraw(CannotDraw::DrawnEnough { drawn: 2 });
    assert_eq!(game.refused("draw"), refused);
    game.play("pass").turn('B');
    // Also when this draw emptied the talon.
    let mut game = at_3_and_4("", "5-5 6-2", "1-0 2-0").begin();
    game.play("draw").turn('A').legal("5-5 left, 5-5 right, pass").play("5-5 left").turn('B');
    // Who finds the talon empty must lay the double.
    let mut game = at_3_and_4("", "5-5 6-2", "-").begin();
    game.legal("5-5 left, 5-5 right");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    // A double that matches must be laid.
    at_3_and_4("", "4-4 6-2", "1-0 2-0").begin().legal("4-4 left, 4-4 right");
}

#[test]
fn option_3_5_a_wild_double_must_be_used() {
    let compulsory = r#"wild = { doubles-on = "any-tile", use = "compulsory" }"#;
    at_3_and_4(compulsory, "5-5 6-2", "1-0 2-0").begin().legal("5-5 left, 5-5 right");
    let mut game = at_3_and_4(compulsory, "6-2", "1-1 2-0").begin();
    game.legal("draw").play("draw").turn('A').legal("1-1 left, 1-1 right");
}

#[test]
fn gap_3_7_a_tile_just_drawn_must_be_laid_if_it_fits() {
    let mut game = at_3_and_4("", "5-2", "4-1 2-1 6-1").begin();
    game.play("draw").turn('A').legal("4-1 right").play("4-1 right").turn('B');
}

#[test]
fn option_3_7_a_draw_ends_the_turn() {
    let end_turn = r#"draw = { tiles = 2, repeat = "once", then = "next-turn" }"#;
    let mut game = at_3_and_4(end_turn, "5-2", "4-1 2-1 6-1").begin();
    game.play("draw")
        .holds('A', "5-2 4-1 2-1")
        .turn('B')
        .play("3-0 left")
        .turn('A')
        .legal("4-1 right");
}

#[test]
fn gap_3_8_of_a_talon_of_one_tile_that_one_is_taken() {
    at_3_and_4("", "5-2", "6-1").begin().play("draw").holds('A', "5-2 6-1").n_boneyard(0).turn('B');
}

#[test]
fn gap_3_9_blocked_means_an_empty_talon_and_neither_a_match_nor_a_double_in_any_hand() {
    block(table("beginners", 2), &["5-0", "4-1"]);
    let scene = |b: &str, talon: &str| {
        let scene = table("beginners", 2).line("6026613645").hand('A', "6-5 5-0").hand('B', b);
        scene.boneyard(talon).rest_dead()
    };
    scene("4-4 4-1", "-").begin().play("6-5 right").turn('B').legal("4-4 left, 4-4 right");
    scene("4-1", "2-1").begin().play("6-5 right").turn('B').legal("draw");
    // Without wild doubles a double does not keep the round alive.
    block(house("beginners", "wild = \"none\"", 2), &["5-0", "4-4"]);
}

/// A and B hold one tile of 6 pips each, C one of 7.
const TIED: [&str; 3] = ["4-2", "5-1", "4-3"];

#[test]
fn gap_3_10_equal_tiles_and_equal_pips_draw_the_deal() {
    block(table("beginners", 3), &TIED).void().totals(&[0, 0, 0]);
}

#[test]
fn option_3_10_those_who_tie_share_the_win() {
    block(house("beginners", "block-tie = \"share\"", 3), &TIED).won_by("A B").scores(&[7, 7, 0]);
}

#[test]
fn option_3_10_the_last_to_play_wins_a_tie() {
    let last = "block-winner = [\"fewest-tiles\", \"fewest-pips\", \"last-to-play\"]";
    block(house("beginners", last, 3), &TIED).won_by("A").scores(&[6 + 7, 0, 0]);
}

#[test]
fn gap_3_13_play_is_compulsory() {
    let mut game = at_3_and_4("", "4-1 5-2", "1-0").begin();
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
}

/// The second deal after one that A led and C won; B holds the heaviest tile.
fn second_deal(rules: &str) -> Game {
    let first = block(house("beginners", rules, 3), &["5-0", "4-3", "4-0"]);
    let scene = first.next_round().hand('A', "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    scene.hand('B', "3-1 3-2 3-3 4-0 4-1 4-2 6-6").hand('C', "4-4 5-0 5-1 5-2 5-3 5-4 6-5").deal()
}

#[test]
fn gap_3_14_the_highest_tile_starts_later_deals_too() {
    second_deal("").turn('B').legal("6-6");
}

#[test]
fn option_3_14_the_winner_starts_later_deals() {
    second_deal("later-start = [\"winner\"]").turn('C').legal("4-4, 5-0, 5-1, 5-2, 5-3, 5-4, 6-5");
}

#[test]
fn option_3_14_the_start_goes_round() {
    let mut game = second_deal("later-start = [\"next-seat\"]");
    game.turn('B').legal("3-1, 3-2, 3-3, 4-0, 4-1, 4-2, 6-6");
}
