//! S4, the game on a table.
//!
//! Places are said in units: a half of a tile is 2 by 2, a table of 24 × 14 squares 48 by 28. Its
//! first tile lies at x 22 to 26 and y 13 to 15, and y grows to the south.

use domino_layout::Heading::East;
use domino_layout::{Obstacle, PlaneError, Rect};
use domino_rules::{CannotDraw, CannotPass, Deal, PlayError, Rules, RulesError};
use domino_tests::{Game, Scene, house, seat, table, variant};
use domino_tiles::{DominoSet, Stream, Tile};

use crate::{block, each, n_dealt, out, rules};

/// The game where the plane decides nothing, with other rules on top.
pub(crate) fn unbounded(over: &str) -> Scene {
    house("table", &format!("table = \"unbounded\"\n{over}"), 2)
}

/// The game on a table of this size.
pub(crate) fn sized(width: u8, height: u8) -> Scene {
    sized_with(width, height, "")
}

/// The game on a table of this size, with more in its clause.
pub(crate) fn sized_with(width: u8, height: u8, clause: &str) -> Scene {
    house("table", &format!("table = {{ width = {width}, height = {height}{clause} }}"), 2)
}

/// Where the tiles lie, in their order: from west to east, and from north to south.
pub(crate) fn places(game: &Game) -> Vec<[i16; 4]> {
    let sides = |rect: &Rect| [rect.west, rect.east, rect.north, rect.south];
    game.round().table().plane().unwrap().rects().iter().map(sides).collect()
}

/// Why the table has no room for a tile.
#[track_caller]
pub(crate) fn no_room(game: &mut Game, play: &str) -> PlaneError {
    let refused = game.refused(play);
    let PlayError::NoRoom { why, .. } = refused else { panic!("{play}: {refused}") };
    assert_eq!(refused.key(), Some("table"));
    why
}

/// The tile that is in the way of another.
#[track_caller]
pub(crate) fn in_the_way(game: &mut Game, play: &str) -> String {
    let refused = game.refused(play);
    let PlayError::InTheWay { other, .. } = refused else { panic!("{play}: {refused}") };
    assert_eq!(refused.key(), Some("table"));
    other.to_string()
}

pub(crate) const EAST_EDGE: PlaneError = PlaneError::Blocked(Obstacle::Edge(East));

/// On a table of 20 by 12 units the right end is dead: 3-2 lies at x 8 to 12, 2-1 ends at 16, 1-1 at
/// 18, and the next tile would end at 22.
fn right_end_dead(scene: Scene) -> Scene {
    scene.laid("3-2, 2-1 right e, 1-1 right e")
}

/// Both ends are dead. On the right, 0-0 lies at y 3 to 5, and behind it there is no room for y -1.
/// On the left, 5-5 ends at x 30, and from x 32 on 5-4, laid as number 4, is in the way.
const BOTH_DEAD: &str = "6-3, 3-1 right e, 4-1 right e, 5-4 right n, 5-0 right n, 0-0 right n, \
                         6-2 left n, 5-2 left e, 5-5 left e";

#[test]
fn s4_1_28_tiles_of_which_7_are_doubles() {
    let set = rules("table", "", 2).set();
    assert_eq!(set.n_tiles(), 28);
    assert_eq!(set.tiles().filter(|tile| tile.is_double()).count(), 7);
}

#[test]
fn s4_2_two_players_with_7_tiles_each_and_a_stock_of_14() {
    assert_eq!(n_dealt(&rules("table", "", 2)), (each(2, 7), 14, 0));
    for n_players in [1, 3, 4] {
        let refused = Rules::new(variant("table", ""), n_players);
        assert!(matches!(refused, Err(RulesError::Players { .. })));
    }
}

#[test]
fn s4_3_the_holder_of_the_highest_double_starts() {
    let scene = table("table", 2).hand('A', "6-5 6-4 5-5 4-4 3-0 2-0 1-0");
    scene.hand('B', "6-6 5-0 4-0 2-1 3-1 3-2 4-1").deal().turn('B');
    let scene = table("table", 2).hand('A', "1-1 5-3 5-2 4-3 4-1 2-1 1-0");
    scene.hand('B', "5-4 6-5 6-1 6-0 5-1 5-0 4-2").deal().turn('A');
}

/// No doubles: A has at most 6-3, B at most 5-4.
fn no_double(over: &str) -> Game {
    let scene = house("table", over, 2).hand('A', "6-3 5-3 5-2 4-3 4-1 2-1 1-0");
    scene.hand('B', "5-4 6-2 6-1 6-0 5-1 5-0 4-2").deal()
}

#[test]
fn s4_3_gap_4_1_without_a_double_the_most_pips_start_and_of_equals_the_larger_half() {
    no_double("").turn('A');
    let scene = table("table", 2).hand('A', "5-4 5-3 4-3 4-2 3-2 4-1 2-1");
    scene.hand('B', "6-0 5-1 5-0 4-0 3-1 3-0 1-0").deal().turn('A');
}

#[test]
fn option_4_1_the_larger_half_ranks_first() {
    let half = "start = [\"highest-double\", \"highest-half\"]";
    let scene = house("table", half, 2).hand('A', "5-4 5-3 4-3 4-2 3-2 4-1 2-1");
    scene.hand('B', "6-0 5-1 5-0 4-0 3-1 3-0 1-0").deal().turn('B');
}

#[test]
fn gap_4_2_the_starter_lays_any_tile() {
    no_double("").legal("1-0, 2-1, 4-1, 4-3, 5-2, 5-3, 6-3");
}

#[test]
fn option_4_2_the_deciding_tile_is_laid() {
    no_double("first-tile = \"deciding\"").legal("6-3");
}

#[test]
fn s4_4_the_players_lay_one_tile_in_turn() {
    let scene = table("table", 2).laid("5-4").hand('A', "4-3 3-3 6-1").hand('B', "5-2 2-2");
    let mut game = scene.begin();
    game.play("4-3 right e").turn('B').play("5-2 left w").turn('A').play("3-3 right e").turn('B');
}

#[test]
fn s4_5_a_tile_goes_to_an_end_with_its_number() {
    let scene = table("table", 2).laid("5-4").hand('A', "4-3 6-1").hand('B', "5-3");
    let mut game = scene.begin();
    game.legal("4-3 right n, 4-3 right e, 4-3 right s");
    assert!(matches!(game.refused("4-3 left w"), PlayError::DoesNotMatch { .. }));
    assert!(matches!(game.refused("6-1 right e"), PlayError::DoesNotMatch { .. }));
    game.play("4-3 right e").ends("5 3");
}

#[test]
fn s4_6_tiles_lie_along_x_or_y_with_the_matching_sides_adjacent() {
    // The open 4 of 5-4 lies at x 24 to 26, y 13 to 15; the 4 of 4-3 beside it, the 3 further on.
    for (play, place) in [
        ("4-3 right n", [24, 26, 9, 13]),
        ("4-3 right e", [26, 30, 13, 15]),
        ("4-3 right s", [24, 26, 15, 19]),
    ] {
        let scene = table("table", 2).laid("5-4").hand('A', "4-3 6-1").hand('B', "5-3");
        let mut game = scene.begin();
        game.play(play).ends("5 3");
        assert_eq!(places(&game)[1], place, "{play}");
    }
}

/// 4-4 is to be laid at the open 4 of 5-4, and 4-3 after it.
pub(crate) fn double_next() -> Game {
    let scene = table("table", 2).laid("5-4").hand('A', "4-4 6-1").hand('B', "4-3 6-2");
    scene.begin()
}

#[test]
fn s4_7_a_double_lies_perpendicular_to_the_tile_before() {
    let mut game = double_next();
    game.legal("4-4 right e").play("4-4 right e");
    assert_eq!(places(&game), [[22, 26, 13, 15], [26, 28, 12, 16]]);
}

#[test]
fn s4_8_the_tile_after_a_double_is_perpendicular_to_it() {
    let mut game = double_next();
    game.play("4-4 right e").legal("4-3 right e").play("4-3 right e");
    assert_eq!(places(&game)[2], [28, 32, 13, 15]);
}

#[test]
fn s4_9_an_end_is_dead_at_the_edge_of_the_table() {
    let scene = right_end_dead(sized(10, 6)).hand('A', "4-1 5-3").hand('B', "6-1 6-3");
    let mut game = scene.begin();
    // It is dead for both.
    game.legal("5-3 left n, 5-3 left s, 5-3 left w");
    assert_eq!(no_room(&mut game, "4-1 right e"), EAST_EDGE);
    game.play("5-3 left w").turn('B');
    assert_eq!(no_room(&mut game, "6-1 right e"), EAST_EDGE);
}

#[test]
fn s4_9_an_end_is_dead_where_other_tiles_are_in_the_way() {
    let left = BOTH_DEAD.replace("5-0 right n, 0-0 right n, ", "");
    let scene = table("table", 2).laid(&left).hand('A', "5-1 5-3").hand('B', "5-0 6-0");
    let mut game = scene.begin();
    // The tile 5-4 on the right shows its other half, and 5-1 fits the left end alone.
    game.ends("5 5").legal("5-1 right n, 5-1 right e, 5-3 right n, 5-3 right e");
    assert_eq!(in_the_way(&mut game, "5-1 left e"), "5-4");
}

#[test]
fn s4_10_whoever_has_no_move_draws_a_tile() {
    let scene = table("table", 2).laid("5-4").hand('A', "6-1").hand('B', "5-3 4-2");
    let mut game = scene.boneyard("2-1 6-3").begin();
    game.legal("draw").play("draw").holds('A', "6-1 2-1").n_boneyard(23);
}

#[test]
fn s4_11_with_two_tiles_in_the_stock_nobody_draws_and_whoever_is_stuck_passes() {
    let scene = table("table", 2).laid("5-4").hand('A', "6-1").hand('B', "5-3 4-2 1-0");
    let mut game = scene.boneyard("4-1 5-1").rest_dead().begin();
    game.legal("pass");
    let refused = PlayError::CannotDraw(CannotDraw::BoneyardClosed { reserve: 2 });
    assert_eq!(game.refused("draw"), refused);
    game.play("pass").turn('B');
}

/// A has nothing for 5 and 4, and the first two tiles of the stock have none either.
fn stuck(over: &str, boneyard: &str) -> Scene {
    let scene = house("table", over, 2).laid("5-4").hand('A', "6-1").hand('B', "5-3 4-2");
    scene.boneyard(boneyard)
}

#[test]
fn gap_4_3_draws_go_on_until_a_tile_can_be_laid_and_then_it_must_be() {
    let mut game = stuck("", "2-1 6-3 4-0 4-1").begin();
    game.play("draw").legal("draw").play("draw").turn('A').legal("draw").play("draw");
    game.legal("4-0 right n, 4-0 right e, 4-0 right s");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    // Down to two tiles, the player passes.
    let mut game = stuck("", "2-1 6-3 4-0 4-1").rest_dead().begin();
    game.play("draw, draw").n_boneyard(2).turn('A').legal("pass").play("pass").turn('B');
}

#[test]
fn option_4_3_one_draw_and_the_turn_is_over() {
    let once = "draw = { tiles = 1 }";
    stuck(once, "2-1 4-0").begin().play("draw").turn('B');
    let mut game = stuck(once, "4-0 2-1").begin();
    game.play("draw").turn('A').legal("4-0 right n, 4-0 right e, 4-0 right s");
}

#[test]
fn gap_4_4_nobody_draws_who_has_a_move() {
    let mut game = double_next();
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    // One place is enough.
    let scene = sized(10, 6).laid("3-2, 2-1 right e").hand('A', "1-1 6-5").hand('B', "6-1");
    let mut game = scene.begin();
    game.legal("1-1 right e");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
}

#[test]
fn gap_4_5_a_fitting_number_without_room_is_no_move() {
    let scene = right_end_dead(sized(10, 6)).hand('A', "4-1 6-5").hand('B', "5-3 6-3");
    let mut game = scene.boneyard("2-0 3-0").begin();
    game.ends("3 1").legal("draw").play("draw, draw");
    game.legal("3-0 left n, 3-0 left s, 3-0 left w");
    // With the stock at two such a player passes.
    let scene = right_end_dead(sized(10, 6)).hand('A', "4-1 6-5").hand('B', "5-3 6-3");
    scene.boneyard("2-0 3-0").rest_dead().begin().legal("pass");
}

#[test]
fn gap_4_6_blocked_is_a_stock_of_two_and_no_placement_for_either() {
    // After 3-0 nobody has a blank, and 4-1 and 6-1 fit the dead end only.
    let hands = |scene: Scene| {
        let scene = scene.hand('A', "3-0 6-5").hand('B', "4-1 6-1");
        scene.boneyard("5-1 4-2").rest_dead().begin()
    };
    let mut game = hands(right_end_dead(sized(10, 6)));
    game.play("3-0 left w").blocked().n_boneyard(2).won_by("A").scores(&[12 - 11, 0]);
    // Where there is always room, the round goes on.
    let mut game = hands(unbounded("").laid("3-2, 2-1 right, 1-1 right"));
    game.play("3-0 left").turn('B').legal("4-1 right, 6-1 right");
    // With three in the stock somebody may still draw a blank.
    let scene = right_end_dead(sized(10, 6)).hand('A', "3-0 6-5").hand('B', "4-1 6-1");
    let mut game = scene.boneyard("5-1 4-2 4-0").rest_dead().begin();
    game.play("3-0 left w").turn('B').legal("draw");
}

#[test]
fn gap_4_7_out_for_the_pips_of_the_other_a_block_for_the_difference() {
    out(unbounded(""), &["5-5 5-2"]).won_by("A").scores(&[17, 0]);
    // A 5 pips, B 14.
    block(unbounded("dead-ends = \"draw-on\""), &["5-0", "5-3 3-3"]).scores(&[14 - 5, 0]);
    block(unbounded(""), &["5-3 3-3", "5-0"]).won_by("B").scores(&[0, 14 - 5]);
    block(unbounded(""), &["5-0", "4-1"]).void();
    out(unbounded(""), &[crate::NINETY_NINE]).totals(&[99, 0]).match_goes_on();
    out(unbounded("target = 99"), &[crate::NINETY_NINE]).match_won_by("A");
}

#[test]
fn option_4_7_the_score_of_snake_is_the_same_for_two_and_another_for_three() {
    let snake = "score = { winner = { takes = \"opponents\", less-own = \"per-opponent\" } }";
    out(unbounded(snake), &["5-5 5-2"]).won_by("A").scores(&[17, 0]);
    block(unbounded(snake), &["5-0", "5-3 3-3"]).scores(&[14 - 5, 0]);
    block(unbounded(snake), &["5-0", "4-1"]).void();
    // A has 3 pips, B 8 and C 6: A's own count once, or against each of the others.
    let three = |score: &str| {
        let rules = format!("table = \"unbounded\"\nplayers = \"2-3\"\n{score}");
        block(house("table", &rules, 3), &["3-0", "5-3", "5-1"])
    };
    three("").scores(&[8 + 6 - 3, 0, 0]);
    three(snake).scores(&[(8 - 3) + (6 - 3), 0, 0]);
}

/// The second round: A has won the first, and B is dealt the highest double.
fn second_round(over: &str) -> Game {
    let scene = out(unbounded(over), &["5-3"]).next_round();
    let scene = scene.hand('A', "5-5 6-5 6-4 6-3 5-4 1-0 2-0");
    scene.hand('B', "6-6 3-0 4-0 2-1 3-1 3-2 4-1").deal()
}

#[test]
fn gap_4_8_every_round_starts_like_the_first() {
    second_round("").turn('B');
}

#[test]
fn option_4_8_the_winner_starts() {
    second_round("later-start = [\"winner\"]").turn('A');
}

#[test]
fn gap_4_17_nobody_declines_to_draw() {
    let mut game = stuck("", "2-1 6-3 4-0 4-1").begin();
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustDraw));
    game.play("draw");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustDraw));
}

/// A lays 5-5, and then both ends are dead; the stock has 12 tiles.
fn both_dead(over: &str) -> Game {
    let before = BOTH_DEAD.strip_suffix(", 5-5 left e").unwrap();
    let scene = house("table", over, 2).laid(before).hand('A', "5-5 2-1 2-0");
    let mut game = scene.hand('B', "1-0 4-4 3-3 6-4 3-0").begin();
    game.play("5-5 left e").ends("5 0");
    game
}

#[test]
fn finding_b2_gap_4_18_both_ends_visibly_dead_by_the_plane_and_the_draws_go_on() {
    let mut game = both_dead("");
    game.turn('B').legal("draw");
    for left in (3..12).rev() {
        game.play("draw").n_boneyard(left).legal("draw");
    }
    // All of that was in vain, and costs B the pips.
    game.play("draw").blocked().n_boneyard(2).won_by("A");
}

/// A lays the last six but one of the line, and both ends show a six.
fn six_used_up(over: &str) -> Game {
    let scene = unbounded(over).line("6026613645").hand('A', "6-5 5-0").hand('B', "4-1");
    let mut game = scene.boneyard("4-4 3-3 2-2").rest_dead().begin();
    game.play("6-5 right").ends("6 6");
    game
}

#[test]
fn gap_4_18_both_ends_visibly_dead_because_a_number_is_used_up_and_the_draws_go_on() {
    let mut game = six_used_up("");
    game.turn('B').legal("draw").play("draw").blocked().n_boneyard(2);
}

#[test]
fn option_4_18_dead_ends_block_at_once() {
    let block = "dead-ends = \"block\"";
    // 5 pips against 28.
    both_dead(block).blocked().n_boneyard(12).won_by("A").scores(&[28 - 5, 0]);
    six_used_up(block).blocked().void();
    // A six in the stock, which nobody can see, keeps the round going.
    let scene = unbounded(block).line("602661364").hand('A', "4-4 5-0").hand('B', "4-1 1-0");
    let mut game = scene.boneyard("3-3 2-2 6-5").begin();
    game.play("4-4 right").turn('B');
}

#[test]
fn settled_when_is_a_block_seen_in_table_after_a_lead_a_play_and_a_draw() {
    // After the lead: on two squares nothing goes on. After a play: gap 4-6. After a draw: E12.
    let over = "table = { width = 2, height = 2 }\ndead-ends = \"block\"";
    let scene = house("table", over, 2).hand('A', "6-6 5-4 5-3 5-2 5-1 5-0 6-5");
    scene.hand('B', "1-1 2-1 3-1 4-1 6-1 1-0 2-0").deal().play("6-6").blocked().won_by("B");
    // Going out comes first: both ends die, and A has no tiles left.
    let before = BOTH_DEAD.strip_suffix(", 5-5 left e").unwrap();
    let scene = table("table", 2).laid(before).hand('A', "5-5").hand('B', "1-0 4-4");
    scene.begin().play("5-5 left e").out('A').scores(&[9, 0]);
}

#[test]
fn settled_who_passes_in_table_with_the_stock_at_two_while_the_other_can_lay() {
    let scene = right_end_dead(sized(10, 6)).hand('A', "4-1 6-5").hand('B', "5-3 6-3");
    let mut game = scene.boneyard("2-0 3-0").rest_dead().begin();
    game.legal("pass").play("pass").turn('B');
    game.legal("5-3 left n, 5-3 left s, 5-3 left w, 6-3 left n, 6-3 left s, 6-3 left w");
}

#[test]
fn settled_how_much_is_one_draw_in_table_one_tile() {
    stuck("", "2-1 6-3").begin().play("draw").holds('A', "6-1 2-1").turn('A');
}

#[test]
fn settled_out_and_an_opponent_also_has_0_pips_in_table() {
    out(unbounded("rounds = 1"), &["0-0"]).won_by("A").scores(&[0, 0]).match_won_by("A");
}

#[test]
fn settled_deal_of_table() {
    for (seed, round) in [(0, 1), (42, 2), (u64::MAX, 7)] {
        let mut tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
        Stream::new(seed, u64::from(round)).shuffle(&mut tiles);
        let deal = Deal::from_seed(&rules("table", "", 2), seed, round);
        assert_eq!([deal.hand(seat('A')), deal.hand(seat('B')), deal.boneyard()].concat(), tiles);
    }
}

#[test]
fn settled_match_results_of_table() {
    block(unbounded("rounds = 1"), &["4-3", "4-2"]).match_won_by("B");
    block(unbounded("rounds = 1"), &["4-2", "5-1"]).void().match_drawn();
}
