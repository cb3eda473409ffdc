//! A tile set does what an ordered set of tiles does.

use std::collections::BTreeSet;

use domino_tiles::{DominoSet, Pips, Tile, TileSet};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

type Model = BTreeSet<Tile>;

fn tile(index: u8) -> Tile {
    Tile::from_index(index).expect("an index below 190")
}

/// Any tile up to 18-18; those up to double-9 and those at the words' edges come more often.
fn any_tile() -> impl Strategy<Value = Tile> {
    prop_oneof![
        0_u8..55,
        0_u8..190,
        prop::sample::select(vec![0_u8, 62, 63, 64, 65, 126, 127, 128, 129, 188, 189]),
    ]
    .prop_map(tile)
}

fn any_tiles() -> impl Strategy<Value = Model> {
    prop::collection::btree_set(any_tile(), 0..60)
}

fn set_of(model: &Model) -> TileSet {
    model.iter().copied().collect()
}

/// Asserts everything that can be asked of a set against the model.
fn check(set: TileSet, model: &Model) {
    assert!(set.iter().eq(model.iter().copied()), "{set} as {model:?}");
    assert_eq!(set.len(), model.len());
    assert_eq!(set.iter().len(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!(set.first(), model.first().copied());
    assert_eq!(set.last(), model.last().copied());
    assert_eq!(set.n_pips(), model.iter().map(|tile| tile.n_pips()).sum::<u32>());
    for tile in (0..190).map(tile) {
        assert_eq!(set.contains(tile), model.contains(&tile), "{tile} in {set}");
    }
    let written: Vec<String> = model.iter().map(Tile::to_string).collect();
    let written = if written.is_empty() { "-".to_owned() } else { written.join(" ") };
    assert_eq!(set.to_string(), written);
}

/// One change to a set.
#[derive(Clone, Copy, Debug)]
enum Change {
    Insert(Tile),
    Remove(Tile),
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct(
            "tests/proptest-regressions/tile_set.txt",
        ))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_set_answers_as_the_model(model in any_tiles()) {
        check(set_of(&model), &model);
    }

    #[test]
    fn a_set_changes_as_the_model(
        changes in prop::collection::vec(
            (any::<bool>(), any_tile()).prop_map(|(is_new, tile)| {
                if is_new { Change::Insert(tile) } else { Change::Remove(tile) }
            }),
            0..60,
        ),
    ) {
        let (mut set, mut model) = (TileSet::EMPTY, Model::new());
        for change in changes {
            match change {
                Change::Insert(tile) => prop_assert_eq!(set.insert(tile), model.insert(tile)),
                Change::Remove(tile) => prop_assert_eq!(set.remove(tile), model.remove(&tile)),
            }
        }
        check(set, &model);
    }

    #[test]
    fn two_sets_join_as_the_models(a in any_tiles(), b in any_tiles()) {
        let (set_a, set_b) = (set_of(&a), set_of(&b));
        check(set_a | set_b, &(&a | &b));
        check(set_a & set_b, &(&a & &b));
        check(set_a - set_b, &(&a - &b));
        prop_assert_eq!(set_a.intersects(&set_b), !a.is_disjoint(&b));
        prop_assert_eq!(set_a.is_subset(&set_b), a.is_subset(&b));
        prop_assert!((set_a & set_b).is_subset(&set_a));
        prop_assert_eq!(set_a == set_b, a == b);
        prop_assert_eq!(set_a, (set_a - set_b) | (set_a & set_b));

        let (mut or, mut and, mut minus, mut extended) = (set_a, set_a, set_a, set_a);
        or |= set_b;
        and &= set_b;
        minus -= set_b;
        extended.extend(b);
        prop_assert_eq!((or, and, minus), (set_a | set_b, set_a & set_b, set_a - set_b));
        prop_assert_eq!(extended, or);
    }

    #[test]
    fn the_rest_of_an_iteration_counts_down(model in any_tiles()) {
        let mut tiles = set_of(&model).into_iter();
        for n_left in (0..model.len()).rev() {
            tiles.next();
            prop_assert_eq!(tiles.len(), n_left);
        }
        prop_assert_eq!((tiles.next(), tiles.next()), (None, None));
    }
}

#[test]
fn the_doubles_and_the_tiles_of_each_number() {
    let all: Model = (0..190).map(tile).collect();
    let doubles = all.iter().copied().filter(|tile| tile.is_double()).collect();
    check(TileSet::DOUBLES, &doubles);
    for pips in Pips::up_to(Pips::MAX) {
        let with_pips = all.iter().copied().filter(|tile| tile.has(pips)).collect();
        check(TileSet::with_pips(pips), &with_pips);
    }
}

#[test]
fn the_smallest_and_the_largest_set() {
    check(TileSet::EMPTY, &Model::new());
    assert_eq!(TileSet::default(), TileSet::EMPTY);
    for set in DominoSet::all() {
        check(set.tile_set(), &set.tiles().collect());
    }
    for index in 0..190 {
        check(tile(index).into(), &Model::from([tile(index)]));
    }
}

#[test]
fn the_halves_of_a_tile_are_across_from_each_other() {
    for tile in (0..190).map(tile) {
        assert_eq!(tile.other(tile.high()), Some(tile.low()), "{tile}");
        assert_eq!(tile.other(tile.low()), Some(tile.high()), "{tile}");
        for pips in Pips::up_to(Pips::MAX) {
            assert_eq!(tile.other(pips).is_some(), tile.has(pips), "{pips} on {tile}");
            assert_eq!(tile.has(pips), pips == tile.high() || pips == tile.low());
        }
    }
}
