//! Which tiles can be laid in one line or ring.

use domino_tiles::{DominoSet, Pips, Tile, arrange_line, arrange_ring};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(|tile| tile.parse().expect("a tile")).collect()
}

/// Whether the chain is laid as dominoes are, from exactly these tiles.
fn is_chain_of(chain: &[(Pips, Pips)], tiles: &[Tile]) -> bool {
    let mut laid: Vec<Tile> = chain.iter().map(|&(left, right)| Tile::new(left, right)).collect();
    let mut given = tiles.to_vec();
    laid.sort();
    given.sort();
    laid == given && chain.windows(2).all(|pair| pair[0].1 == pair[1].0)
}

/// Whether the two outer halves of the chain are equal; an empty chain has none that differ.
fn closes(chain: &[(Pips, Pips)]) -> bool {
    chain.first().map(|first| first.0) == chain.last().map(|last| last.1)
}

fn check(tiles: &[Tile], has_ring: bool, has_line: bool) {
    let (ring, line) = (arrange_ring(tiles), arrange_line(tiles));
    assert_eq!((ring.is_some(), line.is_some()), (has_ring, has_line), "{tiles:?}");
    assert!(ring.is_none_or(|ring| is_chain_of(&ring, tiles) && closes(&ring)), "{tiles:?}");
    assert!(line.is_none_or(|line| is_chain_of(&line, tiles)), "{tiles:?}");
}

#[test]
fn c05_a_tile_lies_one_way_only() {
    // A ring would need one of the two tiles both ways at once.
    check(&tiles("1-2 3-2"), false, true);
    let line = arrange_line(&tiles("1-2 3-2")).unwrap();
    let numbers: Vec<u8> =
        line.iter().flat_map(|&(left, right)| [left.get(), right.get()]).collect();
    assert!([[1, 2, 2, 3], [3, 2, 2, 1]].contains(&numbers.as_slice().try_into().unwrap()));
}

#[test]
fn c06_the_chain_vectors() {
    // Tiles, ring, line: the thirteen vectors of the published exercise.
    for (text, has_ring, has_line) in [
        ("", true, true),
        ("1-1", true, true),
        ("1-2", false, true),
        ("1-2 3-1 2-3", true, true),
        ("1-2 1-3 2-3", true, true),
        ("1-2 4-1 2-3", false, true),
        ("1-1 2-2", false, false),
        ("1-2 2-1 3-4 4-3", false, false),
        ("1-2 2-3 3-1 4-4", false, false),
        ("1-2 2-3 3-1 2-4 2-4", true, true),
        ("1-2 2-3 3-1 1-1 2-2 3-3", true, true),
        ("1-2 5-3 3-1 1-2 2-4 1-6 2-3 3-4 5-6", true, true),
        ("1-2 2-3 3-1 4-5 5-6 6-4", false, false),
    ] {
        check(&tiles(text), has_ring, has_line);
    }
}

#[test]
fn c07_no_tile_is_invented() {
    // 1-2 2-1 would be a ring, but it is made of other tiles.
    check(&tiles("1-1 2-2"), false, false);
}

#[test]
fn c07_the_answer_comes_at_once_where_there_is_none() {
    // Four numbers stand on an odd number of halves.
    check(&tiles("1-2 2-4 4-2 4-3"), false, false);
    // In a set with an odd highest number every number does so, and trying would never end.
    for set in DominoSet::all() {
        let highest = set.highest().get();
        let all: Vec<Tile> = set.tiles().collect();
        check(&all, highest % 2 == 0, highest % 2 == 0 || highest == 1);
    }
    // A whole set hangs together, but not with the rest of another.
    let mut apart: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
    apart.extend(tiles("18-18"));
    check(&apart, false, false);
}

#[test]
fn c07_many_tiles_take_no_recursion() {
    let ring = tiles("1-2 2-3 3-1").repeat(50_000);
    check(&ring, true, true);
}

/// Whether some line of all the tiles has ends that are accepted, by trying every order.
fn can_be_laid(
    start: Option<Pips>,
    end: Option<Pips>,
    rest: &[Tile],
    accepts: &impl Fn(Option<Pips>, Option<Pips>) -> bool,
) -> bool {
    if rest.is_empty() {
        return accepts(start, end);
    }
    (0..rest.len()).any(|idx| {
        let mut others = rest.to_vec();
        let tile = others.swap_remove(idx);
        [(tile.high(), tile.low()), (tile.low(), tile.high())].into_iter().any(|(left, right)| {
            end.is_none_or(|end| end == left)
                && can_be_laid(start.or(Some(left)), Some(right), &others, accepts)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct(
            "tests/proptest-regressions/chains.txt",
        ))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn c06_a_chain_is_found_just_when_trying_every_order_finds_one(
        // The tiles up to 3-3, which may repeat.
        indexes in prop::collection::vec(0_u8..10, 0..7),
    ) {
        let tiles: Vec<Tile> = indexes.into_iter().filter_map(Tile::from_index).collect();
        let has_ring = can_be_laid(None, None, &tiles, &|start, end| start == end);
        let has_line = can_be_laid(None, None, &tiles, &|_, _| true);
        check(&tiles, has_ring, has_line);
    }
}
