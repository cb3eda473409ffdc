//! Who opens, and how many can play with a set.

use domino_rules::{Deal, DealError, Rules, RulesError, Variant};
use domino_tests::{Scene, house, table, variant};
use domino_tiles::DominoSet;

#[test]
fn c29_without_a_double_a_redeal_the_heaviest_tile_or_the_largest_half() {
    let hands = |scene: Scene, a: &str, b: &str| {
        let low = ["1-0 2-0 3-0 2-1", "3-1 4-1 3-2 5-1"];
        scene.hand('A', &format!("{a} {}", low[0])).hand('B', &format!("{b} {}", low[1]))
    };
    assert_eq!(hands(table("boxed", 2), "5-3", "6-2").try_deal(), Err(DealError::MustRedeal));
    let by = |key: &str| {
        house("boxed", &format!("redeal = \"never\"\nstart = [\"highest-double\", \"{key}\"]"), 2)
    };
    // 6-2 and 5-3 weigh the same.
    hands(by("highest-pips"), "5-3", "6-2").deal().turn('B').legal("6-2");
    hands(by("highest-half"), "5-3", "6-2").deal().turn('B').legal("6-2");
    // 5-4 weighs more than 6-2 and comes after it in the order 6-5, 6-4, 6-3, …
    hands(by("highest-pips"), "5-4", "6-2").deal().turn('A').legal("5-4");
    hands(by("highest-half"), "5-4", "6-2").deal().turn('B').legal("6-2");
}

#[test]
fn c37_a_table_that_is_too_big_for_the_set() {
    let file = |set: u8, hand: u8, most: usize| {
        let text =
            format!("based-on = \"boxed\"\nset = {set}\nhand = {hand}\nplayers = \"2-{most}\"\n");
        Variant::from_toml(&text)
    };
    for (set, hand, most, smallest) in
        [(6, 5, 5, "double-7 "), (9, 7, 7, "double-10 "), (12, 7, 13, "double-13 ")]
    {
        let fits = file(set, hand, most).unwrap();
        let deal = Deal::from_seed(&Rules::new(fits, most).unwrap(), 1, 1);
        let n_set = DominoSet::new(set).unwrap().n_tiles();
        assert_eq!(deal.boneyard().len(), n_set - most * usize::from(hand));
        let faults = file(set, hand, most + 1).unwrap_err().0;
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert_eq!(faults[0].key.as_deref(), Some("hand"));
        assert!(faults[0].message.contains(smallest), "{}", faults[0]);
    }
}

#[test]
fn c37_impossible_numbers_of_players_are_refused_with_those_that_work() {
    for name in Variant::builtin_names() {
        for n_players in [0, 1, 5, 7, 17, usize::MAX] {
            let error = Rules::new(variant(name, ""), n_players).unwrap_err();
            let RulesError::Players { range, n_players: found, .. } = &error else {
                panic!("{error}")
            };
            assert_eq!(*found, n_players);
            let text = error.to_string();
            assert!(text.contains(&range.to_string()) && text.contains(name), "{text}");
        }
    }
}
