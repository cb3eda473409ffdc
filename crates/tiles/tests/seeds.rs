//! Different seeds, rounds and purposes give different shuffles.

use std::collections::BTreeMap;

use domino_tiles::Stream;

/// The order of 28 tiles after a shuffle.
fn order(seed: u64, stream: u64) -> [u8; 28] {
    let mut tiles = [0; 28];
    for (tile, place) in tiles.iter_mut().zip(0..) {
        *tile = place;
    }
    Stream::new(seed, stream).shuffle(&mut tiles);
    tiles
}

/// Asserts that no two give the same order: of 28! orders, even a million have no pair in common
/// but with a chance below 10^-17.
fn assert_all_differ(seeds_and_streams: impl IntoIterator<Item = (u64, u64)>) {
    let mut seen = BTreeMap::new();
    for (seed, stream) in seeds_and_streams {
        let same = seen.insert(order(seed, stream), (seed, stream));
        assert_eq!(same, None, "the same order as seed {seed}, stream {stream}");
    }
}

#[test]
fn c75_seeds_in_a_row_do_not_collapse() {
    assert_all_differ((0..20_000).map(|seed| (seed, 1)));
    assert_all_differ((0..1_000).map(|below| (u64::MAX - below, 1)));
}

#[test]
fn c75_every_bit_of_the_seed_counts() {
    for seed in [0, 42, 0x0123_4567_89ab_cdef, u64::MAX] {
        let flipped = (0..64).map(|bit| (seed ^ (1 << bit), 1));
        assert_all_differ(flipped.chain([(seed, 1)]));
    }
}

#[test]
fn c75_seeds_that_are_two_to_the_32_apart_do_not_collapse() {
    assert_all_differ((0..2_000).flat_map(|seed| [(seed, 1), (seed + (1 << 32), 1)]));
    // Nor does the upper half stand in for the lower.
    assert_all_differ((1..2_000).flat_map(|seed| [(seed, 1), (seed << 32, 1)]));
}

#[test]
fn c75_every_bit_of_the_stream_counts() {
    assert_all_differ((0..64).map(|bit| (42, 1 << bit)).chain([(42, 0)]));
    // Rounds 1 to 1000 of each purpose: the deal, the match, the players of four seats.
    let streams =
        (0..6_u64).flat_map(|purpose| (1..=1000).map(move |round| (purpose << 32) + round));
    assert_all_differ(streams.map(|stream| (42, stream)));
}

#[test]
fn c75_the_seed_and_the_stream_do_not_stand_in_for_each_other() {
    assert_all_differ((0..100).flat_map(|seed| (0..100).map(move |stream| (seed, stream))));
}
