//! S2, four rounds with penalty points.

use domino_rules::{
    CannotDraw, CannotPass, Deal, Event, LaidBy, Match, MatchResult, PlayError, Rules, RulesError,
    TermKind,
};
use domino_tests::{Game, Scene, house, seat, table, tile, variant};
use domino_tiles::{DominoSet, Stream, Tile, TileSet};

use crate::{each, n_dealt, out, rules};

/// A match in which everybody takes the first legal action, with its events.
fn played_out(seed: u64) -> (Match, Vec<Event>) {
    let (mut game, mut events) = (Match::new(rules("penalty", "", 2)), Vec::new());
    while game.result().is_none() {
        game.start_round(seed, &mut events).unwrap();
        while let Some(action) = game.round().unwrap().legal_actions().nth(0) {
            game.play_into(action, &mut events).unwrap();
        }
    }
    (game, events)
}

#[test]
fn s2_1_two_players_28_tiles_168_pips() {
    let set = rules("penalty", "", 2).set();
    assert_eq!((set.n_tiles(), set.n_pips()), (28, 168));
    for n_players in [1, 3, 4] {
        let refused = Rules::new(variant("penalty", ""), n_players);
        assert!(matches!(refused, Err(RulesError::Players { .. })));
    }
}

#[test]
fn s2_2_s2_14_after_four_rounds_the_fewest_penalty_points_win() {
    for seed in 0..40 {
        let (game, _) = played_out(seed);
        assert_eq!(game.n_rounds(), 4);
        let totals: Vec<i32> = game.totals().iter().map(|(_, total)| *total).collect();
        let winner = match game.result().unwrap() {
            MatchResult::Drawn => None,
            MatchResult::Won(winners) => Some(winners.iter().map(ToString::to_string).collect()),
        };
        let expected = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => Some("A".to_owned()),
            std::cmp::Ordering::Less => Some("B".to_owned()),
            std::cmp::Ordering::Equal => None,
        };
        assert_eq!(winner, expected, "{totals:?}");
    }
}

#[test]
fn s2_3_white_starts_round_1_and_the_starter_changes() {
    let (_, events) = played_out(7);
    let leads = events.iter().filter_map(|event| match event {
        Event::Leads { seat, .. } => Some(seat.letter()),
        _ => None,
    });
    assert_eq!(leads.collect::<String>(), "ABAB");
}

#[test]
fn s2_4_a_random_tile_that_is_no_double_lies_open_first_and_is_nobodys() {
    let mut starts = TileSet::EMPTY;
    for seed in 0..400 {
        let deal = Deal::from_seed(&rules("penalty", "", 2), seed, 1);
        let start = deal.start_tile().unwrap();
        assert!(!start.is_double());
        let held = deal.hands().values().any(|hand| hand.contains(start));
        assert!(!held && !deal.boneyard().contains(&start));
        starts.insert(start);
    }
    assert_eq!(starts.len(), 21, "every tile that is no double comes up");
    let (_, events) = played_out(7);
    let first = events.iter().find(|event| matches!(event, Event::Placed { .. })).unwrap();
    assert!(matches!(first, Event::Placed { by: LaidBy::StartTile, end: None, .. }), "{first:?}");
}

#[test]
fn s2_5_seven_tiles_each_and_a_stock_of_13() {
    assert_eq!(n_dealt(&rules("penalty", "", 2)), (each(2, 7), 13, 0));
}

#[test]
fn s2_6_players_alternate_and_must_lay_one_tile() {
    let mut game =
        table("penalty", 2).line("43").hand('A', "4-1 1-1 6-6").hand('B', "3-2 6-5").begin();
    game.legal("4-1 left");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    game.play("4-1 left").turn('B').play("3-2 right").turn('A').play("1-1 left").turn('B');
}

#[test]
fn s2_7_s2_8_s2_9_tiles_go_to_one_of_two_ends_where_halves_are_equal_and_doubles_are_plain() {
    let mut game =
        table("penalty", 2).line("43").hand('A', "4-4 5-5 6-1").hand('B', "4-2 4-0").begin();
    game.legal("4-4 left");
    assert!(matches!(game.refused("4-4 right"), PlayError::DoesNotMatch { .. }));
    assert!(matches!(game.refused("5-5 left"), PlayError::DoesNotMatch { .. }));
    assert!(matches!(game.refused("4-4 up"), PlayError::NoSuchEnd { .. }));
    game.play("4-4 left").ends("4 3").play("4-2 left").ends("2 3");
    assert_eq!(game.round().table().layout().ends().len(), 2);
}

#[test]
fn s2_10_gap_2_2_a_stuck_player_draws_until_a_tile_fits_and_lays_it() {
    let scene = table("penalty", 2).line("43").hand('A', "6-6 5-5").hand('B', "4-2 4-0");
    let mut game = scene.boneyard("6-5 3-1 2-2").begin();
    game.legal("draw").play("draw").turn('A').legal("draw").play("draw");
    game.turn('A').legal("3-1 right");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
}

#[test]
fn gap_2_2_a_drawn_tile_may_fit_both_ends_and_the_player_chooses() {
    let scene = table("penalty", 2).line("435").hand('A', "6-6 2-2").hand('B', "4-2 4-0");
    scene.boneyard("5-4 6-5").begin().play("draw").legal("5-4 left, 5-4 right");
}

/// White is stuck, and so are the first draws.
fn stuck(rules: &str, boneyard: &str) -> Scene {
    let scene = house("penalty", rules, 2).line("43").hand('A', "6-6 5-5").hand('B', "4-2 4-0");
    scene.boneyard(boneyard)
}

#[test]
fn s2_11_gap_2_1_after_three_useless_draws_the_player_passes() {
    let mut game = stuck("", "6-5 2-2 1-1 4-1").begin();
    game.play("draw, draw, draw").legal("pass").holds('A', "6-6 5-5 6-5 2-2 1-1");
    let refused = PlayError::CannotDraw(CannotDraw::DrawnEnough { drawn: 3 });
    assert_eq!(game.refused("draw"), refused);
    game.play("pass").turn('B').legal("4-0 left, 4-2 left");
}

#[test]
fn option_2_1_without_a_limit_the_draws_go_on() {
    let endless = r#"draw = { tiles = 1, repeat = "until-playable", then = "play" }"#;
    let mut game = stuck(endless, "6-5 2-2 1-1 6-1 2-1 4-1").begin();
    game.play("draw, draw, draw, draw, draw").legal("draw").play("draw").legal("4-1 left");
    // Down to the reserve, the round ends as ever.
    let mut game = stuck(endless, "6-5 2-2 1-1 6-1 4-1 3-1").rest_dead().begin();
    game.play("draw, draw, draw, draw").blocked().n_boneyard(2);
}

#[test]
fn s2_12_the_round_ends_when_somebody_is_out() {
    out(table("penalty", 2), &["5-3"]);
}

#[test]
fn s2_12_the_round_ends_when_two_tiles_are_left_and_the_mover_is_stuck() {
    let scene = || table("penalty", 2).line("43").boneyard("4-1 3-1").rest_dead();
    // It is seen as soon as the stuck player is on turn.
    let mut game = scene().hand('A', "4-4 6-6").hand('B', "5-5").begin();
    game.play("4-4 left").blocked().boneyard("4-1 3-1");
    // The player on turn can lay: the round goes on, stuck opponent or not.
    let mut game = scene().hand('A', "4-4 6-6").hand('B', "4-2 5-5").begin();
    game.play("4-4 left").turn('B').legal("4-2 left").play("4-2 left").blocked();
}

#[test]
fn s2_13_pips_left_are_minus_points_and_going_out_is_worth_five() {
    let mut game = out(table("penalty", 2), &["5-5 5-2"]);
    game.scores(&[5, -17]);
    let terms = game.round().score_terms();
    assert!(terms.iter().any(|term| term.kind == TermKind::OutBonus && term.points == 5));
}

/// The stock is at two and Black is stuck: White holds 9 pips, Black 14.
fn stock_end() -> Game {
    let scene =
        table("penalty", 2).line("6026613645").hand('A', "6-5 5-2 1-1").hand('B', "5-3 3-3");
    let mut game = scene.boneyard("0-0 5-5").rest_dead().begin();
    game.play("6-5 right").blocked();
    game
}

#[test]
fn s2_13_at_the_end_of_the_stock_everybody_loses_the_pips_in_hand() {
    stock_end().scores(&[-9, -14]).totals(&[-9, -14]);
}

#[test]
fn s2_15_gap_2_6_a_round_won_is_known_but_only_the_sum_counts() {
    out(table("penalty", 2), &["5-3"]).won_by("A");
    // White is out three times, and Black still has the better sum.
    let mut scene = table("penalty", 2);
    for _ in 0..3 {
        scene = out(scene, &["1-0"]).next_round();
    }
    let mut last =
        scene.line("66").hand('A', crate::NINETY_NINE).hand('B', "6-5").turn('B').begin();
    last.play("6-5 left").out('B').scores(&[-99, 5]).totals(&[-84, 2]).match_won_by("B");
}

#[test]
fn gap_2_9_rounds_are_not_won_at_the_end_of_the_stock() {
    stock_end().won_by("-");
}

#[test]
fn s2_14_gap_2_10_equal_sums_draw_the_match() {
    let tie = |scene: Scene| {
        let scene = scene.line("6026613645").hand('A', "6-5 4-2").hand('B', "5-1");
        let mut game = scene.boneyard("0-0 5-5").rest_dead().begin();
        game.play("6-5 right").scores(&[-6, -6]);
        game
    };
    let mut game = tie(table("penalty", 2));
    for _ in 0..3 {
        game.match_goes_on();
        game = tie(game.next_round());
    }
    game.totals(&[-24, -24]).match_drawn();
}

#[test]
fn gap_2_3_a_third_useless_draw_that_brings_the_stock_to_two_ends_the_round() {
    stuck("", "6-5 2-2 1-1 4-1 3-1").rest_dead().begin().play("draw, draw, draw").blocked();
}

#[test]
fn option_2_3_the_limit_comes_first_and_the_player_passes() {
    let limit = "round-end = [\"out\", \"mover-must-draw\"]";
    let mut game = stuck(limit, "6-5 2-2 1-1 4-1 3-1").rest_dead().begin();
    game.play("draw, draw, draw").turn('A').legal("pass").play("pass").turn('B');
    // A stuck player who has not drawn three would have to draw, so the round is over.
    stuck(limit, "6-5 2-2 4-1 3-1").rest_dead().begin().play("draw, draw").blocked();
}

#[test]
fn gap_2_4_the_last_two_tiles_are_never_drawn() {
    let mut game = stuck("", "6-5 4-1 3-1").rest_dead().begin();
    game.play("draw").blocked().boneyard("4-1 3-1").scores(&[-12 - 10 - 11, -6 - 4]);
}

#[test]
fn gap_2_5_going_out_is_a_plus_for_the_one_who_is_out() {
    out(table("penalty", 2), &["5-5 5-2"]).scores(&[5, -17]);
}

#[test]
fn option_2_5_going_out_is_a_penalty_for_the_opponent() {
    let other =
        r#"score = { each = { own-pips = "minus", out-bonus = 5, out-bonus-to = "opponents" } }"#;
    out(house("penalty", other, 2), &["5-5 5-2"]).scores(&[0, -22]);
}

#[test]
fn gap_2_7_the_start_tile_is_taken_before_the_deal() {
    let rules = rules("penalty", "", 2);
    for (seed, round) in [(0, 1), (1, 1), (42, 3), (u64::MAX, 4)] {
        let mut stream = Stream::new(seed, u64::from(round));
        let plain: Vec<Tile> =
            DominoSet::DOUBLE_SIX.tiles().filter(|tile| !tile.is_double()).collect();
        let start = plain[stream.below(21) as usize];
        let mut rest: Vec<Tile> =
            DominoSet::DOUBLE_SIX.tiles().filter(|tile| *tile != start).collect();
        stream.shuffle(&mut rest);
        let deal = Deal::from_seed(&rules, seed, round);
        assert_eq!(deal.start_tile(), Some(start));
        assert_eq!(deal.hand(seat('A')), &rest[..7]);
        assert_eq!(deal.hand(seat('B')), &rest[7..14]);
        assert_eq!(deal.boneyard(), &rest[14..]);
    }
}

#[test]
fn gap_2_8_no_double_is_turned_so_nothing_is_dealt_again() {
    for seed in 0..200 {
        assert_eq!(Deal::from_seed(&rules("penalty", "", 2), seed, 1).n_redeals(), 0);
    }
}

#[test]
fn gap_2_11_both_ends_of_the_start_tile_are_open() {
    let scene = table("penalty", 2).start_tile("4-3").hand('A', "4-1 3-1 1-1 6-6 6-5 6-2 5-5");
    let mut game = scene.hand('B', "4-0 3-0 0-0 2-2 2-1 2-0 5-0").deal();
    game.ends("4 3").turn('A').legal("3-1 right, 4-1 left");
    assert_eq!(game.round().table().layout().tiles(), TileSet::from(tile("4-3")));
}

#[test]
fn gap_2_12_every_round_ends() {
    for seed in 0..300 {
        let (_, events) = played_out(seed);
        let actions = events.iter().filter_map(Event::action);
        // Four rounds of at most 25 tiles laid, 11 drawn, and a pass for every three draws.
        assert!(actions.count() <= 4 * (25 + 11 + 3));
    }
}
