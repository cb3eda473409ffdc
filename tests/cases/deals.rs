//! Tiles that are no deal of a game.

use domino_rules::{Deal, DealError, Match, PerSeat, Round, Rules, Start, StartError};
use domino_tests::{Scene, seat, table, tile, tiles, variant};
use domino_tiles::{Tile, TileSet};

/// A deal of the boxed game for two.
fn boxed(a: &str, b: &str) -> Scene {
    table("boxed", 2).hand('A', a).hand('B', b)
}

const A: &str = "6-6 5-4 5-3 5-2 5-1";
const B: &str = "4-4 4-3 4-2 4-1 4-0";

#[test]
fn hands_of_another_size() {
    let error = |expected, found| DealError::Hand { seat: seat('B'), expected, found };
    assert_eq!(boxed(A, "4-4 4-3 4-2 4-1").try_deal(), Err(error(5, 4)));
    assert_eq!(boxed(A, "4-4 4-3 4-2 4-1 4-0 0-0").try_deal(), Err(error(5, 6)));
    let rules = Rules::new(variant("boxed", ""), 2).unwrap();
    let one: PerSeat<Vec<Tile>> = [tiles(A)].into_iter().collect();
    let found = Deal::from_hands(&rules, &one, &[], None);
    assert_eq!(found, Err(DealError::Seats { expected: 2, found: 1 }));
}

#[test]
fn tiles_twice_nowhere_or_of_another_set() {
    assert_eq!(boxed(A, "6-6 4-3 4-2 4-1 4-0").try_deal(), Err(DealError::Twice(tile("6-6"))));
    assert_eq!(boxed(A, "7-7 4-3 4-2 4-1 4-0").try_deal(), Err(DealError::NotInSet(tile("7-7"))));
    let twice = boxed(A, B).boneyard("1-0 1-0").try_deal();
    assert_eq!(twice, Err(DealError::Twice(tile("1-0"))));
    let rules = Rules::new(variant("boxed", ""), 2).unwrap();
    let hands: PerSeat<Vec<Tile>> = [tiles(A), tiles(B)].into_iter().collect();
    let found = Deal::from_hands(&rules, &hands, &[], None);
    assert_eq!(found, Err(DealError::Missing(tile("0-0"))));
}

#[test]
fn start_tiles_where_they_do_not_belong() {
    assert_eq!(boxed(A, B).start_tile("1-0").try_deal(), Err(DealError::StartTile));
    let penalty = || {
        let scene = table("penalty", 2).hand('A', "4-1 3-1 1-1 6-6 6-5 6-2 5-5");
        scene.hand('B', "4-0 3-0 0-0 2-1 2-0 5-0 5-1")
    };
    assert_eq!(penalty().try_deal(), Err(DealError::StartTile), "it is missing");
    assert_eq!(penalty().start_tile("2-2").try_deal(), Err(DealError::StartTile), "a double");
    let foreign = penalty().start_tile("9-8").try_deal();
    assert_eq!(foreign, Err(DealError::StartTile), "it is not in the set");
    assert!(penalty().start_tile("4-3").try_deal().is_ok());
    let held = penalty().start_tile("4-1").try_deal();
    assert_eq!(held, Err(DealError::Twice(tile("4-1"))));
}

#[test]
fn a_deal_of_another_table_makes_no_round() {
    let rules = |name: &str, n_players| Rules::new(variant(name, ""), n_players).unwrap();
    let start = Start { seat: seat('A'), tile: None };
    let deals = [
        ("boxed", 2),
        ("boxed", 3),
        ("snake", 2),
        ("penalty", 2),
        ("beginners", 2),
        ("hungarian", 2),
        ("block", 2),
    ];
    for (name, n_players) in deals {
        let deal = Deal::from_seed(&rules(name, n_players), 1, 1);
        for (other, n_others) in deals {
            let round = Round::new(&rules(other, n_others), &deal, start);
            assert_eq!(round.is_ok(), (name, n_players) == (other, n_others), "{name} at {other}");
        }
    }
}

#[test]
fn a_leader_that_is_not_there_or_does_not_hold_the_tile() {
    let rules = Rules::new(variant("boxed", ""), 2).unwrap();
    let deal = boxed(A, B).try_deal().unwrap();
    let round = |letter, tile| Round::new(&rules, &deal, Start { seat: seat(letter), tile });
    assert_eq!(round('C', None), Err(DealError::NoSuchSeat(seat('C'))));
    let not_held = DealError::NotHeld { seat: seat('A'), tile: tile("4-4") };
    assert_eq!(round('A', Some(tile("4-4"))), Err(not_held));
    assert!(round('A', Some(tile("6-6"))).is_ok());
}

#[test]
fn a_tile_that_must_be_led_where_one_lies_already() {
    let rules = Rules::new(variant("penalty", ""), 2).unwrap();
    let deal = Deal::from_seed(&rules, 1, 1);
    let start = Start { seat: seat('A'), tile: deal.hands()[seat('A')].first() };
    assert_eq!(Round::new(&rules, &deal, start), Err(DealError::AnotherGame));
}

#[test]
fn finding_a6_a_deal_that_is_dealt_again_begins_no_round() {
    let (a, b) = ("6-5 5-4 4-3 3-2 2-1", "6-4 5-3 4-2 3-1 2-0");
    let written = boxed(a, b).try_deal();
    assert_eq!(written, Err(DealError::MustRedeal), "written tile by tile");

    let free = variant("boxed", "redeal = \"never\"\nstart = [\"highest-pips\"]");
    let free = Rules::new(free, 2).unwrap();
    let hands: PerSeat<Vec<Tile>> = [tiles(a), tiles(b)].into_iter().collect();
    let held: TileSet = hands.values().flatten().copied().collect();
    let rest: Vec<Tile> = (free.set().tile_set() - held).iter().collect();
    let deal = Deal::from_hands(&free, &hands, &rest, None).unwrap();
    let mut game = Match::new(Rules::new(variant("boxed", ""), 2).unwrap());
    let begun = game.start_round_with(&deal, None, &mut ());
    assert_eq!(begun, Err(StartError::Deal(DealError::MustRedeal)), "dealt by other rules");
    assert_eq!(game.n_rounds(), 0, "nothing has begun");
}
