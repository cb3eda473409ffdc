//! The worked examples of the rule sheets.

use domino_layout::{Heading, Obstacle, PlaneError};
use domino_rules::{DealError, PlayError};
use domino_tests::{Game, Scene, house, table};

/// A deal of the boxed game whose double is this tile.
fn e1(rules: &str, double: &str) -> Scene {
    let b = format!("6-4 5-3 4-2 3-1 {double}");
    house("boxed", rules, 2).hand('A', "6-5 5-4 4-3 3-2 2-1").hand('B', &b)
}

#[test]
fn example_e1_opening_of_boxed() {
    let mut game = e1("", "1-1").deal();
    game.turn('B').legal("1-1").play("1-1").turn('A').legal("2-1 left, 2-1 right");
    e1("start = [\"highest-pips\"]", "1-1").deal().turn('A').legal("6-5");
    assert_eq!(e1("", "3-0").try_deal(), Err(DealError::MustRedeal));
}

#[test]
fn example_e2_last_draw_of_boxed() {
    let scene = table("boxed", 2).line("665446335226005114031201");
    let scene = scene.hand('A', "5-5 3-2").hand('B', "4-3 4-2").boneyard("6-1");
    let mut game = scene.begin();
    game.ends("6 1").legal("draw").play("draw").turn('B').legal("pass").play("pass");
    game.turn('A').legal("6-1 left, 6-1 right");
    for play in ["6-1 left", "6-1 right"] {
        game.clone().play(play).blocked().won_by("B").scores(&[0, 15 - 13]);
    }
}

#[test]
fn example_e3_a_drawn_tile_waits_in_snake() {
    let scene = table("snake", 2).hand('A', "6-0 6-1 6-2 6-3 6-4 6-5 6-6");
    let mut game = scene.hand('B', "5-5 5-4 5-3 5-2 5-1 5-0 4-4").boneyard("3-0").begin();
    game.legal("6-0, 6-1, 6-2, 6-3, 6-4, 6-5, 6-6").play("6-6");
    game.turn('B').legal("draw").play("draw").turn('A').play("6-5 right");
    game.turn('B').legal("5-0 right, 5-1 right, 5-2 right, 5-3 right, 5-4 right, 5-5 right");
}

#[test]
fn example_e4_one_round_of_snake_is_won_by_going_out_for_nothing() {
    let scene = house("snake", "rounds = 1", 2).line("226655446335243206115041301");
    let mut game = scene.hand('A', "2-1").hand('B', "0-0").begin();
    game.legal("2-1 left, 2-1 right");
    for play in ["2-1 left", "2-1 right"] {
        game.clone().play(play).out('A').scores(&[0, 0]).match_won_by("A");
    }
}

#[test]
fn example_e5_drawing_until_a_tile_fits_in_penalty() {
    let scene = table("penalty", 2).start_tile("4-3").hand('A', "6-6 6-5 6-2 5-5 5-2 2-2 5-1");
    let scene = scene.hand('B', "3-0 4-4 4-2 4-1 6-4 2-1 1-1").boneyard("6-1 4-0");
    let mut game = scene.deal();
    game.ends("4 3").turn('A').legal("draw").play("draw").turn('A').legal("draw").play("draw");
    game.turn('A').legal("4-0 left").play("4-0 left").ends("0 3");
    game.turn('B').legal("3-0 left, 3-0 right");
}

/// White holds 5-5 and Black 6-1, on ends 6 and 1.
fn e6(rules: &str, line: &str, stock: &str) -> Scene {
    house("penalty", rules, 2).line(line).hand('A', "5-5").hand('B', "6-1").boneyard(stock)
}

#[test]
fn example_e6_the_third_draw_of_penalty() {
    const LINE: &str = "6654635226005114031201";
    const STOCK: &str = "3-2 4-3 4-2 3-3 4-4";
    let mut game = e6("", LINE, STOCK).begin();
    game.ends("6 1").play("draw, draw, draw").blocked().n_boneyard(2).scores(&[-28, -7]);
    let limit = "round-end = [\"out\", \"mover-must-draw\"]";
    let mut game = e6(limit, LINE, STOCK).begin();
    game.play("draw, draw, draw").turn('A').legal("pass").play("pass").turn('B');
    game.play("6-1 left").out('B').scores(&[-28, 5]);
}

#[test]
fn example_e6_twin_with_three_left_in_the_stock() {
    let scene = e6("", "665463526005114031201", "3-2 4-3 4-2 3-3 4-4 2-2");
    let mut game = scene.begin();
    game.play("draw, draw, draw").n_boneyard(3).turn('A').legal("pass").play("pass");
    game.turn('B').play("6-1 right").out('B').scores(&[-28, 5]);
}

#[test]
fn example_e7_wild_doubles_of_beginners() {
    let scene = |rules: &str| {
        let scene = house("beginners", rules, 2).line("364");
        scene.hand('A', "5-5 2-1").hand('B', "4-0 3-0")
    };
    scene("").begin().legal("5-5 left, 5-5 right, draw").play("5-5 right").ends("3 5");
    let compulsory = r#"wild = { doubles-on = "any-tile", use = "compulsory" }"#;
    scene(compulsory).begin().legal("5-5 left, 5-5 right");
    scene("").boneyard("-").rest_dead().begin().legal("5-5 left, 5-5 right");
    scene("wild = \"none\"").begin().legal("draw");
}

#[test]
fn example_e8_one_tile_in_the_talon_then_blocked() {
    let scene = table("beginners", 2).line("665544633522611500412306");
    let mut game = scene.hand('A', "4-2").hand('B', "1-0 2-0 3-1").boneyard("4-3").begin();
    game.legal("draw").play("draw").holds('A', "4-2 4-3").blocked().won_by("A").scores(&[7, 0]);
}

#[test]
fn example_e9_opening_run_of_hungarian() {
    let scene = table("hungarian", 4).hand('A', "6-6 6-1 6-2 4-1 5-3 0-0");
    let scene = scene.hand('B', "1-0 1-1 2-0 2-1 2-2 3-0").hand('C', "3-1 3-2 3-3 4-0 4-2 4-3");
    let mut game = scene.hand('D', "4-4 5-0 5-1 5-2 5-4 5-5").deal();
    game.turn('A').legal("6-6").play("6-6");
    game.legal("6-1 left, 6-1 right, 6-2 left, 6-2 right").play("6-1 left");
    game.legal("4-1 left, 6-2 right");
    for plays in ["4-1 left, 6-2 right", "6-2 right, 4-1 left"] {
        let mut game = game.clone();
        game.play(plays).turn('B').ends("4 2");
        assert_eq!(game.round().table().layout().placed().len(), 4);
    }
}

#[test]
fn example_e10_run_of_hungarian() {
    let scene = |rules: &str| {
        let scene = house("hungarian", rules, 2).line("166453322415021036");
        scene.hand('A', "6-5 5-5 5-2 3-1").hand('B', "4-4 4-3 6-0").dead("6-2 4-0 0-0 1-1")
    };
    let mut game = scene("").begin();
    game.legal("3-1 left, 6-5 right").play("6-5 right").legal("5-2 right, 5-5 right");
    game.play("5-5 right, 5-2 right").turn('B').legal("pass").play("pass");
    game.turn('A').legal("3-1 left").play("3-1 left").holds('A', "-");
    game.turn('B').play("4-3 left, 4-4 left").blocked().scores(&[0, 6]);
    let mut game = scene("round-end = [\"out\", \"blocked\"]").begin();
    game.play("6-5 right, 5-5 right, 5-2 right, pass, 3-1 left").out('A').scores(&[0, 21]);
}

#[test]
fn example_e11_a_double_at_the_edge_of_a_table() {
    // 20 × 12 units: 3-2 lies at x 8 to 12, 2-1 ends at 16 and 1-1 at 18.
    let scene = house("table", "table = { width = 10, height = 6 }", 2).laid("3-2, 2-1 right e");
    let mut game = scene.hand('A', "1-1 4-1").hand('B', "6-1 5-3").begin();
    let at = |game: &Game, idx: usize| {
        let rect = game.round().table().plane().unwrap().rects()[idx];
        [rect.west, rect.east, rect.north, rect.south]
    };
    assert_eq!((at(&game, 0), at(&game, 1)), ([8, 12, 5, 7], [12, 16, 5, 7]));
    game.legal("1-1 right e, 4-1 right n, 4-1 right e, 4-1 right s").play("1-1 right e");
    assert_eq!(at(&game, 2), [16, 18, 4, 8]);
    // The follower needs x 18 to 22.
    game.turn('B').legal("5-3 left n, 5-3 left s, 5-3 left w");
    let PlayError::NoRoom { why, .. } = game.refused("6-1 right e") else { panic!("no room") };
    assert_eq!(why, PlaneError::Blocked(Obstacle::Edge(Heading::East)));
}

#[test]
fn example_e12_a_draw_down_to_the_reserve_of_table() {
    let scene = house("table", "table = \"unbounded\"", 2).line("6654633522605114031201");
    let scene = scene.hand('A', "5-5 4-3").hand('B', "4-4 4-2").boneyard("3-2 6-1 0-0");
    let mut game = scene.begin();
    game.ends("6 1").legal("draw").play("draw").n_boneyard(2).blocked();
    game.won_by("B").scores(&[0, 22 - 14]);
}
