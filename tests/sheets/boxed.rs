//! S0, the boxed game.

use domino_rules::{
    CannotDraw, CannotPass, Deal, DealError, Event, PlayError, Rules, RulesError, SeenTiles,
};
use domino_tests::{house, table, tile, variant};
use domino_tiles::{DominoSet, TileSet};

use crate::{NINETY_NINE, block, each, n_dealt, out, rules};

const LIKE_THE_KIN_MANUAL: [&str; 3] = ["5-0", "5-5 5-2 1-1", "4-4 4-0"]; // 5, 19 and 12 pips

#[test]
fn s0_1_the_rules_are_the_same_for_both_sets() {
    let differences = variant("boxed", "").differences(&variant("boxed", "set = 9"));
    assert_eq!(differences.iter().map(|found| found.key).collect::<Vec<_>>(), ["set"]);
}

#[test]
fn s0_2_double_six_has_28_tiles_for_2_to_4_players() {
    let rules = rules("boxed", "", 2);
    assert_eq!((rules.set().n_tiles(), rules.set().tiles().last()), (28, Some(tile("6-6"))));
    for n_players in 2..=4 {
        assert!(Rules::new(variant("boxed", ""), n_players).is_ok());
    }
}

#[test]
fn s0_3_double_nine_has_55_tiles_for_2_to_6_players() {
    let rules = rules("boxed", "set = 9", 2);
    assert_eq!((rules.set().n_tiles(), rules.set().tiles().last()), (55, Some(tile("9-9"))));
    for n_players in 2..=6 {
        assert!(Rules::new(variant("boxed", "set = 9"), n_players).is_ok());
    }
}

#[test]
fn s0_4_all_tiles_are_mixed() {
    let rules = rules("boxed", "", 3);
    let order = |seed| {
        let deal = Deal::from_seed(&rules, seed, 1);
        let hands = rules.seats().flat_map(|seat| deal.hand(seat).to_vec());
        hands.chain(deal.boneyard().iter().copied()).collect::<Vec<_>>()
    };
    for seed in 0..50 {
        let tiles = order(seed);
        assert_eq!((tiles.len(), TileSet::from_iter(tiles.clone())), (28, rules.set().tile_set()));
        assert_ne!(tiles, order(seed + 1));
    }
}

#[test]
fn s0_5_everybody_takes_5_tiles_that_opponents_cannot_see() {
    for (set, most) in [("set = 6", 4), ("set = 9", 6)] {
        for n_players in 2..=most {
            assert_eq!(n_dealt(&rules("boxed", set, n_players)).0, each(n_players, 5));
        }
    }
    let game =
        table("boxed", 2).hand('A', "6-6 6-5 6-4 6-3 6-2").hand('B', "1-1 2-1 3-1 4-1 5-1").deal();
    let seen = game.events().iter().map(|event| event.seen_by(Some(domino_tests::seat('A'))));
    let hands = seen.into_iter().find_map(|event| match event {
        Event::Dealt(dealt) => Some(dealt.hands),
        _ => None,
    });
    let hands = hands.unwrap();
    assert_eq!(hands[domino_tests::seat('A')].to_string(), "6-6 6-5 6-4 6-3 6-2");
    assert_eq!(hands[domino_tests::seat('B')], SeenTiles::Hidden(5));
}

#[test]
fn s0_6_gap_0_14_the_rest_is_the_pile() {
    for (set, piles) in [("set = 6", &[18, 13, 8][..]), ("set = 9", &[45, 40, 35, 30, 25])] {
        for (n_players, &pile) in (2..).zip(piles) {
            let (_, boneyard, dead) = n_dealt(&rules("boxed", set, n_players));
            assert_eq!((boneyard, dead), (pile, 0), "{set}, {n_players} players");
        }
    }
}

#[test]
fn s0_7_a_double_has_the_same_number_twice() {
    let doubles = |set: DominoSet| set.tiles().filter(|tile| tile.is_double()).count();
    assert_eq!((doubles(DominoSet::DOUBLE_SIX), doubles(DominoSet::DOUBLE_NINE)), (7, 10));
    for double in ["9-9", "6-6", "5-5"].map(tile) {
        assert!(double.is_double() && double.high() == double.low());
    }
}

#[test]
fn s0_8_the_highest_double_opens() {
    table("boxed", 3)
        .hand('A', "6-5 4-4 4-3 3-2 2-1")
        .hand('B', "6-4 5-3 4-2 3-1 1-1")
        .hand('C', "5-5 6-3 6-2 6-1 6-0")
        .deal()
        .turn('C')
        .legal("5-5");
    house("boxed", "set = 9", 2)
        .hand('A', "9-8 6-6 9-7 9-6 9-5")
        .hand('B', "9-4 7-7 9-3 9-2 9-1")
        .deal()
        .turn('B')
        .legal("7-7");
}

#[test]
fn s0_9_without_a_double_all_tiles_are_dealt_again() {
    let scene = table("boxed", 2).hand('A', "6-5 5-4 4-3 3-2 2-1").hand('B', "6-4 5-3 4-2 3-1 3-0");
    assert_eq!(scene.try_deal(), Err(DealError::MustRedeal));
}

#[test]
fn gap_0_2_the_deal_is_repeated_until_somebody_has_a_double() {
    let rules = rules("boxed", "", 2);
    let deals = (0..2000).map(|seed| Deal::from_seed(&rules, seed, 1));
    let (mut once, mut more) = (0, 0);
    for deal in deals {
        assert!(deal.hands().values().any(|hand| hand.intersects(&TileSet::DOUBLES)));
        once += usize::from(deal.n_redeals() == 1);
        more += usize::from(deal.n_redeals() > 1);
    }
    // 2.69 % of 2000 deals are 54 with a standard deviation of 7.2; two in a row are 1.4.
    assert!((25..=83).contains(&once) && more <= 8, "{once} {more}");
}

#[test]
fn s0_10_the_player_to_the_left_of_the_starter_is_next() {
    for [starter, next, last] in [['A', 'B', 'C'], ['B', 'C', 'A'], ['C', 'A', 'B']] {
        let scene = table("boxed", 3).turn(starter);
        let scene = scene.hand(starter, "6-6 5-4").hand(next, "6-5 4-4").hand(last, "6-4 3-3");
        let mut game = scene.begin();
        let lead = game.round().legal_actions().nth(0).unwrap();
        game.play(&lead.to_string()).turn(next);
    }
}

#[test]
fn s0_11_two_equal_numbers_touch() {
    let mut game =
        table("boxed", 2).line("55").hand('A', "5-4 4-3 6-6").hand('B', "5-0 1-0").begin();
    game.legal("5-4 left, 5-4 right");
    let found = game.refused("4-3 left");
    assert!(matches!(found, PlayError::DoesNotMatch { .. }), "{found}");
    game.play("5-4 right").ends("5 4");
}

#[test]
fn s0_12_gap_0_4_any_tile_with_a_5_fits_5_5() {
    let mut game = table("boxed", 2)
        .line("55")
        .hand('A', "5-4 5-3 5-2 5-1 5-0 6-5 6-6 4-4")
        .hand('B', "1-0")
        .begin();
    assert_eq!(game.round().legal_actions().tiles().to_string(), "5-0 5-1 5-2 5-3 5-4 6-5");
    game.play("6-5 left").ends("6 5");
    let nine = house("boxed", "set = 9", 2)
        .line("55")
        .hand('A', "9-5 8-5 7-5 6-5 9-9")
        .hand('B', "1-0")
        .begin();
    assert_eq!(nine.round().legal_actions().tiles().to_string(), "6-5 7-5 8-5 9-5");
}

#[test]
fn s0_13_without_a_fitting_tile_one_is_drawn_and_laid_on_the_next_turn() {
    table("boxed", 2)
        .line("55")
        .hand('A', "4-3")
        .hand('B', "5-0 1-0")
        .boneyard("5-4 6-5")
        .begin()
        .legal("draw")
        .play("draw")
        .holds('A', "4-3 5-4")
        .turn('B')
        .play("5-0 right")
        .turn('A')
        .legal("5-4 left");
}

#[test]
fn s0_14_gap_0_7_with_an_empty_pile_a_stuck_player_sits_out() {
    let scene = table("boxed", 3).line("55").hand('A', "4-3").hand('B', "1-0").hand('C', "5-0 2-0");
    scene
        .boneyard("-")
        .rest_dead()
        .begin()
        .legal("pass")
        .play("pass")
        .turn('B')
        .play("pass")
        .turn('C')
        .legal("5-0 left, 5-0 right");
}

#[test]
fn s0_15_one_tile_a_turn() {
    table("boxed", 2)
        .line("55")
        .hand('A', "5-4 4-3 5-3")
        .hand('B', "5-0")
        .begin()
        .play("5-4 left")
        .turn('B');
}

#[test]
fn s0_16_the_round_ends_when_somebody_is_out_or_nobody_can_lay() {
    out(table("boxed", 2), &["5-3"]);
    block(table("boxed", 2), &["5-0", "4-4"]);
    let pile_left = table("boxed", 2).line("6026613645").hand('A', "6-5 5-0").hand('B', "4-4");
    pile_left.begin().play("6-5 right").turn('B').legal("draw");
}

#[test]
fn s0_17_everybody_counts_the_pips_in_hand() {
    let result = block(table("boxed", 3), &LIKE_THE_KIN_MANUAL).result();
    let pips: Vec<u32> = result.hands.values().map(TileSet::n_pips).collect();
    assert_eq!(pips, [5, 19, 12]);
}

#[test]
fn s0_18_the_lowest_total_or_the_player_without_tiles_wins() {
    block(table("boxed", 3), &LIKE_THE_KIN_MANUAL).won_by("A");
    block(table("boxed", 3), &["5-5 5-2 1-1", "4-4 4-0", "5-0"]).won_by("C");
    out(table("boxed", 3), &["5-3", "0-0"]).won_by("A");
}

#[test]
fn s0_19_gap_0_10_the_winner_gets_from_every_opponent_the_difference() {
    block(table("boxed", 3), &LIKE_THE_KIN_MANUAL).scores(&[14 + 7, 0, 0]);
    block(table("boxed", 3), &["4-0", "5-2 1-1", "5-3 3-3"]).scores(&[5 + 10, 0, 0]);
    out(table("boxed", 3), &["5-2", "5-5"]).scores(&[17, 0, 0]);
}

#[test]
fn option_0_10_own_pips_once() {
    const ONCE: &str = r#"score = { winner = { takes = "opponents", less-own = "once" } }"#;
    block(house("boxed", ONCE, 3), &["4-0", "5-2 1-1", "5-3 3-3"]).scores(&[9 + 14 - 4, 0, 0]);
    block(house("boxed", ONCE, 3), &LIKE_THE_KIN_MANUAL).scores(&[19 + 12 - 5, 0, 0]);
}

#[test]
fn s0_20_other_ways_to_play_are_files_based_on_this_one() {
    let house = domino_rules::Variant::from_toml("based-on = \"boxed\"\ntarget = 50\n").unwrap();
    let keys =
        |variant| house.differences(variant).iter().map(|found| found.key).collect::<Vec<_>>();
    assert_eq!(keys(&variant("boxed", "")), ["target"]);
}

/// Hands with 6-5 in one, 5-5 in the other and 6-6 in none.
fn scene_of_the_french_rule(rules: &str) -> domino_tests::Scene {
    house("boxed", rules, 2).hand('A', "6-5 6-3 6-2 4-3 3-2").hand('B', "5-5 4-2 2-1 1-0 2-0")
}

#[test]
fn gap_0_1_the_highest_double_opens_even_before_a_heavier_tile() {
    scene_of_the_french_rule("").deal().turn('B').legal("5-5");
}

const FRENCH: &str = "start = [\"highest-pips\"]";

#[test]
fn option_0_1_the_tile_with_most_pips_opens_if_somebody_has_a_double() {
    scene_of_the_french_rule(FRENCH).deal().turn('A').legal("6-5");
    let no_double = house("boxed", FRENCH, 2);
    let no_double = no_double.hand('A', "6-5 5-4 4-3 3-2 2-1").hand('B', "6-4 5-3 4-2 3-1 3-0");
    assert_eq!(no_double.try_deal(), Err(DealError::MustRedeal));
}

#[test]
fn settled_french_option_tie_the_double_then_the_larger_half() {
    let tie = |a: &str, b: &str| house("boxed", FRENCH, 2).hand('A', a).hand('B', b).deal();
    tie("6-4 4-3 2-1 1-0 2-0", "5-5 4-2 3-1 3-0 3-2").turn('B').legal("5-5");
    tie("5-4 4-3 2-1 1-0 1-1", "6-3 4-2 3-1 3-0 3-2").turn('B').legal("6-3");
}

#[test]
fn option_0_2_without_a_double_the_heaviest_tile_opens() {
    let fallback = "redeal = \"never\"\nstart = [\"highest-double\", \"highest-pips\"]";
    let scene = |b: &str| house("boxed", fallback, 2).hand('A', "6-5 5-4 4-3 3-2 2-1").hand('B', b);
    scene("6-4 5-3 4-2 3-1 3-0").deal().turn('A').legal("6-5");
    scene("6-4 5-3 4-2 3-1 0-0").deal().turn('B').legal("0-0");
}

#[test]
fn gap_0_3_the_opening_double_must_be_laid() {
    let mut game = scene_of_the_french_rule("").deal();
    game.legal("5-5");
    assert_eq!(game.refused("4-2"), PlayError::MustLead { tile: tile("5-5") });
    game.refused("pass");
    game.refused("draw");
}

#[test]
fn gap_0_5_one_line_with_two_ends_where_doubles_have_no_power() {
    let mut game = table("boxed", 2).hand('A', "5-5 5-3 5-0").hand('B', "5-4 5-1").begin();
    game.play("5-5, 5-4 left, 5-3 right").ends("4 3").turn('B').legal("draw");
    assert!(matches!(game.refused("5-1 up"), PlayError::NoSuchEnd { .. }));
}

#[test]
fn gap_0_6_nobody_draws_or_passes_who_can_play() {
    let mut game = table("boxed", 2).line("55").hand('A', "5-4 1-0").hand('B', "5-0").begin();
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
}

#[test]
fn option_0_6_a_player_may_draw_although_a_tile_fits() {
    let voluntary =
        r#"draw = { tiles = 1, repeat = "once", then = "next-turn", when = "any-time" }"#;
    house("boxed", voluntary, 2)
        .line("55")
        .hand('A', "5-4 1-0")
        .hand('B', "5-0")
        .boneyard("6-6")
        .begin()
        .legal("5-4 left, 5-4 right, draw")
        .play("draw")
        .holds('A', "5-4 1-0 6-6")
        .turn('B');
    let mut empty = house("boxed", voluntary, 2).line("55").hand('A', "5-4 1-0").hand('B', "5-0");
    empty = empty.boneyard("-").rest_dead();
    empty.begin().legal("5-4 left, 5-4 right");
}

#[test]
fn gap_0_8_a_tile_just_drawn_keeps_the_round_alive() {
    let scene = table("boxed", 2).line("6026613645").hand('A', "4-4").hand('B', "3-3");
    let scene = scene.boneyard("6-5").rest_dead();
    scene.begin().play("draw").turn('B').play("pass").turn('A').legal("6-5 left, 6-5 right");
    let scene = table("boxed", 2).line("6026613645").hand('A', "4-4").hand('B', "3-3");
    scene.boneyard("2-2").rest_dead().begin().play("draw").blocked();
}

/// A and B tie at 6 pips, C has 11; A laid the last tile, B holds the lightest.
const TIED: [&str; 3] = ["4-2", "1-1 4-0", "4-4 3-0"];

#[test]
fn gap_0_9_a_tie_for_the_lowest_pips_is_a_drawn_round() {
    block(table("boxed", 3), &TIED).void().totals(&[0, 0, 0]);
    // Only the lowest matter: a tie above them does not.
    block(table("boxed", 3), &["4-4 3-0", "4-0", "5-3 2-1"]).won_by("B").scores(&[0, 7 + 7, 0]);
}

#[test]
fn option_0_9_each_tied_player_scores_against_the_others() {
    block(house("boxed", "block-tie = \"share\"", 3), &TIED).won_by("A B").scores(&[5, 5, 0]);
}

#[test]
fn option_0_9_the_last_to_play_wins_a_tie() {
    let last = "block-winner = [\"fewest-pips\", \"last-to-play\"]";
    block(house("boxed", last, 3), &TIED).won_by("A").scores(&[5, 0, 0]);
}

#[test]
fn option_0_9_the_lightest_single_tile_wins_a_tie() {
    let lightest = "block-winner = [\"fewest-pips\", \"lightest-tile\"]";
    block(house("boxed", lightest, 3), &TIED).won_by("B").scores(&[0, 5, 0]);
}

#[test]
fn gap_0_11_opponents_lose_nothing() {
    block(table("boxed", 3), &LIKE_THE_KIN_MANUAL).totals(&[21, 0, 0]);
}

#[test]
fn option_0_11_opponents_pay_what_the_winner_gets() {
    let zero_sum = r#"score = { winner = { takes = "opponents", less-own = "per-opponent", paid-by = "opponents" } }"#;
    block(house("boxed", zero_sum, 3), &LIKE_THE_KIN_MANUAL).scores(&[21, -14, -7]);
    out(house("boxed", zero_sum, 3), &["5-2", "5-5"]).scores(&[17, -7, -10]);
}

#[test]
fn gap_0_12_rounds_are_played_until_somebody_has_100() {
    let mut game = out(table("boxed", 2), &[NINETY_NINE]);
    game.totals(&[99, 0]).match_goes_on();
    out(game.next_round(), &["1-0"]).totals(&[100, 0]).match_won_by("A");
}

#[test]
fn option_0_12_another_target() {
    out(house("boxed", "target = 50", 2), &["5-5"]).match_goes_on();
    out(house("boxed", "target = 10", 2), &["5-5"]).match_won_by("A");
}

#[test]
fn option_0_12_a_single_round() {
    block(house("boxed", "rounds = 1", 2), &["5-5", "1-1"]).scores(&[0, 8]).match_won_by("B");
    block(house("boxed", "rounds = 1", 3), &TIED).void().match_drawn();
}

#[test]
fn option_0_12_a_fixed_number_of_rounds() {
    let three = "rounds = 3\ntarget = \"none\"";
    let mut game = out(house("boxed", three, 2), &[NINETY_NINE]);
    game = out(game.match_goes_on().next_round(), &[NINETY_NINE]);
    out(game.match_goes_on().next_round(), &["1-0"]).totals(&[199, 0]).match_won_by("A");
}

/// The second round, of which B holds the highest double, after one that was led and won by A.
fn second_round(rules: &str) -> domino_tests::Game {
    let first = out(house("boxed", rules, 3), &["1-0", "1-1"]);
    let scene =
        first.next_round().hand('A', "1-1 6-5 6-4 6-3 6-2").hand('B', "5-5 1-0 2-0 3-0 4-0");
    scene.hand('C', "2-2 2-1 3-1 4-1 5-1").deal()
}

#[test]
fn gap_0_13_the_highest_double_opens_later_rounds_too() {
    second_round("").turn('B').legal("5-5");
    let first = out(table("boxed", 2), &["1-0"]);
    let scene =
        first.next_round().hand('A', "6-5 5-4 4-3 3-2 2-1").hand('B', "6-4 5-3 4-2 3-1 3-0");
    assert_eq!(scene.try_deal(), Err(DealError::MustRedeal));
}

#[test]
fn option_0_13_the_winner_opens_later_rounds() {
    second_round("later-start = [\"winner\"]").turn('A').legal("1-1, 6-2, 6-3, 6-4, 6-5");
}

#[test]
fn option_0_13_the_lead_goes_to_the_left() {
    second_round("later-start = [\"next-seat\"]").turn('B').legal("1-0, 2-0, 3-0, 4-0, 5-5");
    // Also where the seat before it won: A led, so B leads.
    let first = block(house("boxed", "later-start = [\"next-seat\"]", 3), &["5-5", "4-4", "1-1"]);
    let scene =
        first.next_round().hand('A', "1-1 6-5 6-4 6-3 6-2").hand('B', "5-5 1-0 2-0 3-0 4-0");
    scene.hand('C', "2-2 2-1 3-1 4-1 5-1").deal().turn('B');
}

#[test]
fn gap_0_15_more_players_than_stated_are_refused() {
    for (set, n_players) in [("set = 6", 5), ("set = 6", 1), ("set = 9", 7), ("set = 9", 0)] {
        let refused = Rules::new(variant("boxed", set), n_players);
        assert!(matches!(refused, Err(RulesError::Players { .. })), "{set}, {n_players} players");
    }
}
