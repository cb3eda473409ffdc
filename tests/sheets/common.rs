//! What is settled for all games, and the test vectors that stand beside the sheets.

use domino_rules::sections::MatchTie;
use domino_rules::{Deal, Event, Match, Rules, RulesError};
use domino_tests::{Game, house, seat, table, variant};
use domino_tiles::{DominoSet, Stream, Tile};

use crate::{block, each, n_dealt, out, rules};

/// The passes that were told in a round.
fn n_passes(game: &Game) -> usize {
    game.events().iter().filter(|event| matches!(event, Event::Passed { .. })).count()
}

#[test]
fn settled_when_is_a_block_seen_after_a_play_without_trailing_passes() {
    for game in ["boxed", "snake", "beginners", "block", "draw"] {
        let blocked = block(table(game, 2), &["5-0", "4-1"]);
        assert_eq!(n_passes(&blocked), 0, "{game}");
    }
}

#[test]
fn settled_when_is_a_block_seen_after_a_draw() {
    for game in ["boxed", "snake"] {
        let scene = table(game, 2).line("6026613645").hand('A', "4-4").hand('B', "3-3");
        scene.boneyard("2-2").rest_dead().begin().play("draw").blocked();
    }
    let scene = table("beginners", 2).line("6026613645").hand('A', "4-1").hand('B', "4-3");
    scene.boneyard("2-1").rest_dead().begin().play("draw").blocked();
}

#[test]
fn settled_when_is_a_block_seen_after_a_lead() {
    // Nobody else holds a six, and the other tiles are out of play.
    let scene = table("block", 2).hand('A', "6-6 1-0").hand('B', "5-5 1-1");
    scene.begin().play("6-6").blocked().won_by("A").scores(&[12 - 1, 0]);
}

#[test]
fn settled_when_is_a_block_seen_in_draw_with_the_stock_at_the_reserve() {
    let scene = table("draw", 2).line("6026613645").hand('A', "6-5 5-0").hand('B', "4-1");
    scene.boneyard("4-4 3-3").rest_dead().begin().play("6-5 right").blocked().n_boneyard(2);
    // By drawing down to the reserve as well.
    let scene = table("draw", 2).line("6026613645").hand('A', "4-4").hand('B', "3-3");
    scene.boneyard("2-2 1-1 5-5").rest_dead().begin().play("draw").blocked().n_boneyard(2);
    // Both ends are dead for all to see, and still `draw` draws on.
    let scene = table("draw", 2).line("6026613645").hand('A', "6-5 5-0").hand('B', "4-1");
    let mut game = scene.boneyard("4-4 3-3 2-2").rest_dead().begin();
    game.play("6-5 right").turn('B').legal("draw").play("draw").blocked();
}

#[test]
fn settled_when_is_a_block_seen_going_out_comes_first() {
    // The last six blocks the line and leaves A without tiles.
    for game in ["boxed", "snake", "beginners", "block", "draw"] {
        let scene = table(game, 2).line("6026613645").hand('A', "6-5").hand('B', "4-1");
        scene.boneyard("-").rest_dead().begin().play("6-5 right").out('A').scores(&[5, 0]);
    }
}

#[test]
fn settled_when_is_a_block_seen_in_hungarian_after_a_finished_turn_at_both_ends() {
    // A runs at the right; the other end fits A's own 3-1, so the round goes on.
    let scene = table("hungarian", 2).line("364").hand('A', "4-1 3-0").hand('B', "5-5 2-2");
    let mut game = scene.begin();
    game.play("4-1 right").turn('B').legal("pass").play("pass").turn('A').legal("3-0 left");
    game.play("3-0 left").blocked();
}

#[test]
fn settled_when_is_a_block_seen_in_penalty_only_when_the_mover_is_stuck() {
    // Nobody can lay at all, but A is asked only once the stock is at two.
    let scene = table("penalty", 2).line("6026613645").hand('A', "6-5 5-0").hand('B', "4-1");
    let mut game = scene.boneyard("4-4 3-3 2-2").rest_dead().begin();
    game.play("6-5 right").turn('B').legal("draw").play("draw").blocked().n_boneyard(2);
}

#[test]
fn settled_when_is_a_block_seen_also_where_a_start_tile_leaves_nobody_a_tile_that_fits() {
    // By the rules of a house nobody draws in the game with a start tile. 1-0 lies on the table, and no
    // hand has a 1 or a blank: passing for ever would end nothing.
    let no_draw = "draw = \"never\"\nreserve = 0\nround-end = [\"out\", \"blocked\"]";
    let scene = house("penalty", no_draw, 2).start_tile("1-0");
    let scene =
        scene.hand('A', "2-2 3-2 3-3 4-2 4-3 4-4 5-2").hand('B', "5-3 5-4 5-5 6-2 6-3 6-4 6-5");
    scene.deal().blocked();
}

#[test]
fn settled_who_passes_a_stuck_seat_that_cannot_draw_has_pass_alone_and_it_is_recorded() {
    for game in ["boxed", "snake", "beginners", "block", "draw", "hungarian"] {
        let scene = table(game, 2).line("364").hand('A', "5-2").hand('B', "4-0 1-0 2-0");
        let mut game = scene.boneyard("-").rest_dead().begin();
        game.legal("pass").play("pass").turn('B');
        assert_eq!(n_passes(&game), 1);
    }
}

#[test]
fn settled_who_passes_a_draw_after_which_nothing_may_be_laid_ends_the_turn_without_a_pass() {
    for name in ["boxed", "snake", "beginners"] {
        let scene = table(name, 2).line("364").hand('A', "5-2").hand('B', "4-0 1-0 2-0");
        let mut game = scene.boneyard("6-1 6-2 6-5").begin();
        game.play("draw").turn('B');
        assert_eq!(n_passes(&game), 0, "{name}");
    }
}

#[test]
fn settled_who_passes_in_penalty_after_three_useless_draws() {
    let scene = table("penalty", 2).line("43").hand('A', "6-6 5-5").hand('B', "4-2 4-0");
    let mut game = scene.boneyard("6-5 2-2 1-1").begin();
    game.play("draw, draw, draw").turn('A').legal("pass").play("pass").turn('B');
    assert_eq!(n_passes(&game), 1);
}

#[test]
fn settled_who_passes_in_draw_with_the_stock_at_the_reserve() {
    let scene = table("draw", 2).line("364").hand('A', "5-2").hand('B', "4-0 1-0 2-0");
    scene.boneyard("4-1 3-1").rest_dead().begin().legal("pass").play("pass").turn('B');
}

#[test]
fn settled_how_much_is_one_draw_in_beginners_two_together_even_if_the_first_fits() {
    let scene = table("beginners", 2).line("364").hand('A', "5-2").hand('B', "4-0 1-0");
    let mut game = scene.boneyard("4-1 6-5 6-2").begin();
    game.play("draw").holds('A', "5-2 4-1 6-5").legal("4-1 right");
    let draws = game.events().iter().filter(|event| matches!(event, Event::Drew { .. }));
    assert_eq!(draws.count(), 1);
}

#[test]
fn settled_how_much_is_one_draw_in_penalty_and_draw_one_tile() {
    for name in ["penalty", "draw"] {
        let scene = table(name, 2).line("43").hand('A', "6-5").hand('B', "4-0 1-0");
        scene.boneyard("5-5 6-2").begin().play("draw").holds('A', "6-5 5-5").turn('A');
    }
}

#[test]
fn settled_out_and_an_opponent_also_has_0_pips() {
    for name in ["boxed", "snake", "beginners", "block", "draw"] {
        out(table(name, 2), &["0-0"]).won_by("A").scores(&[0, 0]);
        out(house(name, "rounds = 1", 3), &["0-0", "5-3"]).scores(&[8, 0, 0]).match_won_by("A");
        out(house(name, "rounds = 1", 2), &["0-0"]).match_won_by("A");
    }
}

#[test]
fn settled_double_nine_is_the_same_variant_with_another_set() {
    for n_players in 2..=6 {
        let rules = rules("boxed", "set = 9", n_players);
        assert_eq!(n_dealt(&rules), (each(n_players, 5), 55 - 5 * n_players, 0));
    }
    // Five or six seats with double-six are refused, and told what would work.
    for n_players in [5, 6] {
        let refused = Rules::new(variant("boxed", ""), n_players).unwrap_err();
        let RulesError::Players { larger, .. } = &refused else { panic!("{refused}") };
        assert_eq!(*larger, Some(DominoSet::DOUBLE_NINE));
        assert!(refused.to_string().contains("double-9"), "{refused}");
    }
}

/// The tiles of a deal in dealing order, from the words of its stream alone.
fn shuffled(stream: &mut Stream) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
    stream.shuffle(&mut tiles);
    tiles
}

#[test]
fn settled_deal_seat_by_seat_from_the_shuffle_and_the_rest_is_the_boneyard() {
    for (name, n_players, hand) in
        [("snake", 3, 7), ("block", 4, 5), ("beginners", 2, 8), ("draw", 2, 7)]
    {
        for (seed, round) in [(0, 1), (42, 1), (42, 2), (u64::MAX, 7)] {
            let deal = Deal::from_seed(&rules(name, "", n_players), seed, round);
            let tiles = shuffled(&mut Stream::new(seed, u64::from(round)));
            for (seat, hand_tiles) in rules(name, "", n_players).seats().zip(tiles.chunks(hand)) {
                assert_eq!(deal.hand(seat), hand_tiles, "{name}");
            }
            let rest = [deal.boneyard(), deal.dead()].concat();
            assert_eq!(rest, tiles[n_players * hand..], "{name}");
        }
    }
}

#[test]
fn settled_redeal_goes_on_in_the_stream_from_the_canonical_order() {
    let rules = rules("boxed", "", 2);
    let has_double = |tiles: &[Tile]| tiles[..10].iter().any(|tile| tile.is_double());
    let mut n_seen = 0;
    for seed in 0..400 {
        let mut stream = Stream::new(seed, 1);
        let mut n_redeals = 0;
        let mut tiles = shuffled(&mut stream);
        while !has_double(&tiles) {
            n_redeals += 1;
            tiles = shuffled(&mut stream);
        }
        let deal = Deal::from_seed(&rules, seed, 1);
        assert_eq!(
            (deal.n_redeals(), deal.hand(seat('A'))),
            (n_redeals, &tiles[..5]),
            "seed {seed}"
        );
        n_seen += usize::from(n_redeals > 0);
        if n_redeals > 0 {
            // One event for each failed try, in the same round.
            let (mut game, mut events) = (Match::new(rules.clone()), Vec::new());
            game.start_round(seed, &mut events).unwrap();
            let told = events.iter().filter(|event| matches!(event, Event::Redealt)).count();
            assert_eq!((told, game.n_rounds()), (n_redeals, 1));
        }
    }
    assert!(n_seen > 0, "some deal has no double");
}

#[test]
fn settled_who_leads_later_rounds_also_after_a_draw() {
    let hands = |scene: domino_tests::Scene, n: usize| {
        let scene = scene.hand('A', &"0-0 1-0 2-0 3-0 4-0 5-0 6-0 2-1"[..4 * n - 1]);
        let scene = scene.hand('B', &"1-1 6-1 3-1 4-1 5-1 3-2 4-2 5-2"[..4 * n - 1]);
        scene.hand('C', &"6-6 3-3 4-3 5-3 6-3 5-4 6-4 6-5"[..4 * n - 1])
    };
    let tied = ["4-2", "5-1", "4-3"];
    for (name, hand, leader) in [
        ("boxed", 5, 'C'),
        ("snake", 7, 'B'),
        ("beginners", 7, 'C'),
        ("block", 5, 'B'),
        ("draw", 5, 'B'),
    ] {
        let mut first = block(table(name, 3), &tied);
        hands(first.void().next_round(), hand).deal().turn(leader);
    }
    let first = block(table("hungarian", 3), &tied);
    hands(first.next_round(), 8).deal().turn('C');
}

#[test]
fn settled_who_leads_later_rounds_option_winner_where_nobody_won_the_next_seat() {
    let winner = "later-start = [\"winner\"]";
    let deal = |first: Game| {
        let scene = first.next_round().hand('A', "6-6 1-0 2-0 3-0 4-0");
        scene.hand('B', "1-1 2-1 3-1 4-1 5-1").hand('C', "5-5 5-4 5-3 5-2 5-0").deal()
    };
    deal(block(house("boxed", winner, 3), &["4-2", "5-1", "4-3"])).turn('B');
    deal(block(house("boxed", winner, 3), &["5-1", "4-3", "5-0"])).turn('C');
}

#[test]
fn settled_match_results_one_round_is_won_by_its_winner_and_a_void_one_is_drawn() {
    for name in ["boxed", "snake", "beginners", "block", "draw"] {
        block(house(name, "rounds = 1", 3), &["4-3", "4-2", "5-3"]).match_won_by("B");
        block(house(name, "rounds = 1", 3), &["4-2", "5-1", "4-3"]).void().match_drawn();
    }
}

#[test]
fn settled_match_results_more_rounds_go_to_the_best_total_and_equal_totals_draw() {
    let two = "rounds = 2\ntarget = \"none\"";
    // A wins 1 point and B 7 (6 - 5 and 12 - 5).
    let mut game = block(house("boxed", two, 2), &["5-0", "5-1"]);
    game.totals(&[1, 0]).match_goes_on();
    block(game.next_round(), &["4-4 4-0", "5-0"]).totals(&[1, 7]).match_won_by("B");
    block(game.next_round(), &["5-1", "5-0"]).totals(&[1, 1]).match_drawn();
}

#[test]
fn settled_match_results_a_random_seat_is_asked_for_only_where_no_tile_decides() {
    let needs_lot = |name: &str, n_players: usize| {
        let rules = rules(name, "", n_players);
        let deal = Deal::from_seed(&rules, 3, 1);
        rules.start(deal.hands(), None, None).is_none()
    };
    let asked = ["boxed", "snake", "penalty", "beginners", "hungarian", "block", "draw"];
    let asked: Vec<&str> = asked.into_iter().filter(|name| needs_lot(name, 2)).collect();
    assert_eq!(asked, ["snake"]);
}

#[test]
fn vector_4_9_14_blocked_is_15_and_19_with_own_pips_once() {
    let hands = ["4-0", "5-2 1-1", "5-3 3-3"];
    let once = r#"score = { winner = { takes = "opponents", less-own = "once" } }"#;
    for name in ["boxed", "snake"] {
        block(table(name, 3), &hands).scores(&[15, 0, 0]);
        block(house(name, once, 3), &hands).scores(&[19, 0, 0]);
    }
}

#[test]
fn vector_5_19_12_blocked_is_21() {
    block(table("boxed", 3), &["5-0", "5-5 5-2 1-1", "4-4 4-0"]).scores(&[21, 0, 0]);
}

#[test]
fn vector_out_against_7_and_10_is_17() {
    out(table("boxed", 3), &["5-2", "5-5"]).scores(&[17, 0, 0]);
}

#[test]
fn vector_6_6_11_blocked_scores_nothing() {
    block(table("snake", 3), &["4-2", "5-1", "4-4 3-0"]).void();
}

#[test]
fn vector_penalty_out_against_17_and_a_stock_end_with_9_and_14() {
    out(table("penalty", 2), &["5-5 5-2"]).scores(&[5, -17]);
    let scene =
        table("penalty", 2).line("6026613645").hand('A', "6-5 5-2 1-1").hand('B', "5-3 3-3");
    scene.boneyard("0-0 5-5").rest_dead().begin().play("6-5 right").scores(&[-9, -14]);
}

#[test]
fn vector_two_tiles_with_13_pips_beat_three_with_7() {
    block(table("beginners", 2), &["4-3 4-2", "3-0 2-1 1-0"]).won_by("A").scores(&[7, 0]);
    block(table("beginners", 3), &["4-3 4-2", "3-0 2-1 1-0", "5-0 4-0"])
        .won_by("C")
        .scores(&[0, 0, 20]);
}

#[test]
fn vector_a_wild_double_at_ends_3_and_4() {
    let scene = table("beginners", 2).line("364").hand('A', "5-5 2-1").hand('B', "4-0 3-0");
    let mut game = scene.boneyard("-").rest_dead().begin();
    game.legal("5-5 left, 5-5 right").play("5-5 right").ends("3 5");
}

#[test]
fn vector_starts_of_boxed_and_beginners() {
    let boxed = |rules: &str| {
        let scene = house("boxed", rules, 2).hand('A', "6-5 6-3 6-2 4-3 3-2");
        scene.hand('B', "5-5 4-2 2-1 1-0 2-0").deal()
    };
    boxed("").turn('B').legal("5-5");
    boxed("start = [\"highest-pips\"]").turn('A').legal("6-5");
    let beginners = |a: &str, b: &str| {
        let scene = table("beginners", 2).hand('A', &format!("{a} 0-0 1-0 2-0 3-0 4-0 5-0 2-1"));
        scene.hand('B', &format!("{b} 1-1 3-1 4-1 5-1 2-2 3-2 4-2")).deal()
    };
    beginners("6-4", "5-5").turn('B');
    beginners("6-3", "5-4").turn('A');
}

#[test]
fn vector_of_a_talon_of_one_the_one_is_drawn() {
    let scene = table("beginners", 2).line("364").hand('A', "5-2").hand('B', "4-0 3-0");
    scene.boneyard("6-1").rest_dead().begin().play("draw").holds('A', "5-2 6-1");
}

#[test]
fn settled_match_results_shared_is_the_word_of_hungarian_alone() {
    let tie = |name: &str| variant(name, "").contest.match_tie;
    for name in ["boxed", "snake", "penalty", "beginners", "block", "draw"] {
        assert_eq!(tie(name), MatchTie::Drawn, "{name}");
    }
    assert_eq!(tie("hungarian"), MatchTie::Shared);
}
