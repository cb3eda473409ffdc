//! What may be played, drawn and passed.

use domino_rules::{CannotDraw, CannotPass, Event, PlayError, Variant};
use domino_tests::{Scene, action, house, seat, table, tile};

#[test]
fn c02_the_first_tile_of_every_round_is_laid_without_an_end() {
    let scene =
        || table("boxed", 2).hand('A', "6-6 5-4 5-3 5-2 5-1").hand('B', "4-4 4-3 4-2 4-1 4-0");
    let mut first = scene().deal();
    let refused = first.refused("6-6 left");
    assert_eq!(refused, PlayError::NothingLaid { tile: tile("6-6"), end: "left".parse().unwrap() });
    first.play("6-6");
    let over = table("boxed", 2)
        .line("66")
        .hand('A', "6-5")
        .hand('B', "1-0")
        .begin()
        .play("6-5 left")
        .clone();
    let second =
        over.next_round().hand('A', "6-6 5-4 5-3 5-2 5-1").hand('B', "4-4 4-3 4-2 4-1 4-0");
    let mut second = second.deal();
    assert!(matches!(second.refused("6-6 right"), PlayError::NothingLaid { .. }));
    second.legal("6-6").play("6-6").turn('B');
}

#[test]
fn c03_both_ends_are_offered_where_they_show_the_same_number() {
    let scene = || table("block", 2).line("5125").hand('A', "5-4 6-6").hand('B', "4-4");
    scene().begin().ends("5 5").legal("5-4 left, 5-4 right");
    scene().begin().play("5-4 left").ends("4 5");
    scene().begin().play("5-4 right").ends("5 4");
}

#[test]
fn c04_both_orientations_of_a_tile_are_tried() {
    let scene = || table("block", 2).line("663").hand('A', "4-3 6-2 4-2").hand('B', "1-0 6-0");
    for legal in ["3-4 right", "4-3 right", "2-6 left", "6-2 left"] {
        scene().begin().play(legal).turn('B');
    }
    let mut game = scene().begin();
    game.legal("4-3 right, 6-2 left");
    for end in ["left", "right"] {
        for no_match in ["4-2", "2-4"] {
            let refused = game.refused(&format!("{no_match} {end}"));
            assert!(matches!(refused, PlayError::DoesNotMatch { .. }), "{refused}");
        }
        assert_eq!(game.refused(&format!("6-6 {end}")), PlayError::OnTable { tile: tile("6-6") });
    }
}

#[test]
fn c09_out_of_turn_another_hand_twice_and_after_the_end() {
    let scene = table("block", 2).line("66").hand('A', "6-5 1-0").hand('B', "6-4");
    let mut game = scene.begin();
    let round = game.round().clone();
    let mut other = round.clone();
    let mut told: Vec<Event> = Vec::new();
    let refused = other.play_as(seat('B'), action("6-4 left"), &mut told);
    assert_eq!(refused, Err(PlayError::OutOfTurn { seat: seat('B'), mover: seat('A') }));
    assert!(other == round && told.is_empty(), "nothing has changed");
    assert_eq!(game.refused("6-4 left"), PlayError::NotInHand { tile: tile("6-4") });
    game.play("6-5 left");
    assert_eq!(game.refused("6-5 right"), PlayError::OnTable { tile: tile("6-5") });
    game.play("6-4 right").out('B');
    for late in ["1-0 left", "draw", "pass", "1-0"] {
        assert_eq!(game.refused(late), PlayError::RoundOver);
    }
}

#[test]
fn c31_draw_until_a_tile_fits_or_the_reserve_is_reached() {
    for (reserve, n_drawn) in [(0, 4), (2, 2), (1, 3)] {
        let scene = house("draw", &format!("reserve = {reserve}"), 2).line("364");
        let scene = scene.hand('A', "5-5").hand('B', "4-0 1-0").boneyard("6-6 6-5 6-2 6-1");
        let mut game = scene.rest_dead().begin();
        for _ in 0..n_drawn {
            game.legal("draw").play("draw");
        }
        game.holds('A', &"5-5 6-6 6-5 6-2 6-1"[..3 + 4 * n_drawn]).legal("pass").play("pass");
        game.turn('B').n_boneyard(reserve);
    }
}

#[test]
fn c32_the_last_tile_is_drawn_and_the_turn_is_over() {
    let scene = table("boxed", 2).line("364").hand('A', "5-5").hand('B', "4-0 3-0 1-1");
    let mut game = scene.boneyard("6-6").rest_dead().begin();
    game.play("draw").n_boneyard(0).turn('B').play("4-0 right").turn('A').legal("pass");
    assert!(matches!(
        game.refused("draw"),
        PlayError::CannotDraw(CannotDraw::BoneyardClosed { .. })
    ));
    game.play("pass").turn('B');
}

#[test]
fn c33_a_draw_with_a_playable_tile_is_refused_in_every_game() {
    for name in Variant::builtin_names() {
        let scene = table(name, 2).line("364").hand('A', "4-1 5-5").hand('B', "4-0 3-0");
        assert!(matches!(scene.begin().refused("draw"), PlayError::CannotDraw(_)), "{name}");
    }
}

#[test]
fn c34_a_drawn_tile_that_fits_must_be_laid() {
    let scene = table("draw", 2).line("64").hand('A', "1-1").hand('B', "4-0 3-0");
    let mut game = scene.boneyard("3-2 6-5").begin();
    game.play("draw").legal("draw").play("draw").holds('A', "1-1 3-2 6-5").legal("6-5 left");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::MustPlay));
    // It fits at both ends: the player still chooses.
    let scene = table("draw", 2).line("645").hand('A', "1-1").hand('B', "4-0 3-0");
    scene.boneyard("6-5").begin().play("draw").legal("6-5 left, 6-5 right");
}

#[test]
fn c35_a_pass_with_a_playable_tile_is_refused() {
    let scene = |hand: &str| table("block", 2).line("3115").hand('A', hand).hand('B', "5-0");
    let mut game = scene("3-0").begin();
    game.legal("3-0 left");
    assert_eq!(game.refused("pass"), PlayError::CannotPass(CannotPass::MustPlay));
    let mut game = scene("1-0 2-2").begin();
    game.legal("pass");
    assert_eq!(game.refused("draw"), PlayError::CannotDraw(CannotDraw::Never));
}

#[test]
fn c36_forced_passes_right_after_the_lead_are_told() {
    let scene =
        table("block", 4).hand('A', "6-6 6-5 0-0").hand('B', "5-5 1-0").hand('C', "4-4 2-0");
    let mut game = scene.hand('D', "6-3 3-0").begin();
    game.play("6-6").legal("pass").play("pass").legal("pass").play("pass, 6-3 left").turn('A');
    let told: Vec<String> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Placed { by, tile, .. } => by.seat().map(|seat| format!("{seat} {tile}")),
            Event::Passed { seat, .. } => Some(format!("{seat} pass")),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["A 6-6", "B pass", "C pass", "D 6-3"]);
}

#[test]
fn c38_a_hand_of_21_tiles() {
    for (reserve, n_tiles) in [(0, 21), (2, 19)] {
        let scene = house("draw", &format!("reserve = {reserve}"), 2);
        let scene =
            scene.hand('A', "6-0 6-1 6-2 6-3 6-4 6-5 6-6").hand('B', "0-0 1-1 2-2 3-3 4-4 5-5 5-4");
        let mut game = scene.begin();
        game.play("6-6");
        for _ in 7..n_tiles {
            game.legal("draw").play("draw");
        }
        game.turn('B').legal("pass");
        assert_eq!(game.round().hand(seat('B')).len(), n_tiles);
        if reserve == 0 {
            assert_eq!(game.round().hand(seat('B')).n_pips(), 105);
        }
        game.play("pass").turn('A');
    }
}

#[test]
fn a_refusal_names_the_key_of_the_rules_that_forbids_it() {
    let key = |scene: Scene, action: &str| scene.begin().refused(action).key();
    let at = |game: &str, hand: &str| {
        table(game, 2).line("364").hand('A', hand).hand('B', "4-0 3-0").boneyard("-").rest_dead()
    };
    assert_eq!(key(at("block", "5-5 4-1"), "5-5 left"), Some("wild"));
    assert_eq!(key(at("block", "5-5 4-1"), "draw"), Some("draw"));
    assert_eq!(key(at("boxed", "5-5 2-2"), "draw"), Some("reserve"));
    assert_eq!(key(at("boxed", "5-5 4-1"), "pass"), Some("draw"));
    assert_eq!(key(at("block", "5-5 4-1"), "2-2 left"), None, "no rule of this game forbids it");
    let deal = table("boxed", 2).hand('A', "6-6 5-4 5-3 5-2 5-1").hand('B', "4-4 4-3 4-2 4-1 4-0");
    assert_eq!(deal.deal().refused("5-4").key(), Some("first-tile"));
    let mut run = at("hungarian", "4-1 2-1 3-3").begin();
    assert_eq!(run.play("4-1 right").refused("3-3 left").key(), Some("turn"));
}
