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
        assert!(faults[0].kind.to_string().contains(smallest), "{}", faults[0]);
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

#[test]
fn finding_a5_a_larger_set_is_recommended_only_where_the_game_works_with_it() {
    let larger = |players: &str, hand: u8, more: &str, n_players| {
        let text = format!("players = {players}\nhand = {hand}\n{more}");
        let faults = Variant::from_toml(&text).map(|variant| Rules::new(variant, n_players));
        match faults {
            Ok(Err(RulesError::Players { larger, .. })) => larger,
            other => panic!("{text}: {other:?}"),
        }
    };
    let start_tile = "first-tile = { before-deal = \"any\" }\n";
    let by_set = "{ 6 = \"2-3\", 7 = \"2-4\", 9 = \"2-4\" }";
    // 4 hands of 9 are all tiles of double-7, and one more is needed.
    assert_eq!(larger(by_set, 9, "", 4), DominoSet::new(7).ok());
    assert_eq!(larger(by_set, 9, start_tile, 4), DominoSet::new(9).ok());
    // A table holds no set larger than double-9.
    let table = "table = { width = 40, height = 20 }\n";
    assert_eq!(larger("{ 6 = \"2\", 12 = \"2-4\" }", 7, table, 3), None);
    assert_eq!(larger("{ 6 = \"2\", 12 = \"2-4\" }", 7, "", 3), DominoSet::new(12).ok());
}

#[test]
fn finding_a27_a_tile_that_somebody_always_holds_finds_a_leader() {
    for text in [
        // All tiles are dealt.
        "players = \"4\"\nhand = 7\nstart = [\"6-6\"]",
        "players = \"2\"\nhand = 14\nstart = [\"highest-double\"]",
        // One tile is not, and two are looked for.
        "players = \"3\"\nhand = 9\nstart = [\"6-6\", \"5-5\"]",
        // 7 tiles are not, and there are 7 doubles and 6-5.
        "players = \"3\"\nhand = 7\nstart = [\"6-5\", \"highest-double\"]",
    ] {
        let variant = Variant::from_toml(text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        let n_players = variant.equipment.players.with_set(variant.equipment.set).unwrap().max();
        let rules = Rules::new(variant, n_players).unwrap();
        for round in 1..200 {
            assert!(rules.start(Deal::from_seed(&rules, 27, round).hands(), None, None).is_some());
        }
    }
    for text in [
        "players = \"2-4\"\nhand = 7\nstart = [\"6-6\"]",
        "players = \"3\"\nhand = 9\nstart = [\"6-6\"]",
        "players = \"3\"\nhand = 7\nstart = [\"highest-double\"]",
        "players = \"3\"\nhand = 9\nstart = [\"6-6\", \"6-6\"]",
        // The tile can be the one that is taken before the deal.
        "players = \"3\"\nhand = 9\nfirst-tile = { before-deal = \"any\" }\nstart = [\"6-6\"]",
    ] {
        let faults = Variant::from_toml(text).expect_err(text).0;
        assert!(
            faults.iter().any(|fault| fault.kind.to_string().contains("finds nobody")),
            "{text}"
        );
    }
}
