//! A double-n set holds every tile from 0-0 to n-n once.

use domino_tiles::{DominoSet, Pips, PipsError, Tile, TileSet};

/// The highest number, the tiles and the pips of the sets that are sold.
const BOXES: [(u8, usize, u32); 7] = [
    (6, 28, 168),
    (7, 36, 252),
    (8, 45, 360),
    (9, 55, 495),
    (12, 91, 1092),
    (15, 136, 2040),
    (18, 190, 3420),
];

#[test]
fn c01_every_set_has_each_tile_once() {
    let mut n_sets = 0;
    for set in DominoSet::all() {
        let n = set.highest().get();
        let every_pair: Vec<(u8, u8)> =
            (0..=n).flat_map(|high| (0..=high).map(move |low| (high, low))).collect();
        let listed: Vec<(u8, u8)> =
            set.tiles().map(|tile| (tile.high().get(), tile.low().get())).collect();
        assert_eq!(listed, every_pair, "{set}: each pair once, in canonical order");
        assert_eq!(set.n_tiles(), every_pair.len(), "{set}");
        assert_eq!(set.tile_set().len(), every_pair.len(), "{set}");
        n_sets += 1;
    }
    assert_eq!(n_sets, 19, "double-0 to double-18");
}

#[test]
fn c01_every_set_has_one_of_each_double_and_each_number_on_n_plus_2_halves() {
    for set in DominoSet::all() {
        let n = usize::from(set.highest().get());
        assert_eq!(set.tiles().filter(|tile| tile.is_double()).count(), n + 1, "{set}");
        assert_eq!((set.tile_set() & TileSet::DOUBLES).len(), n + 1, "{set}");
        for pips in Pips::up_to(set.highest()) {
            let halves = set.tiles().flat_map(|tile| [tile.high(), tile.low()]);
            assert_eq!(halves.filter(|&half| half == pips).count(), n + 2, "{pips} in {set}");
            // The double carries the number on both halves.
            let with_pips = set.tile_set() & TileSet::with_pips(pips);
            assert_eq!(with_pips.len(), n + 1, "{pips} in {set}");
            assert!(with_pips.contains(Tile::new(pips, pips)), "{pips} in {set}");
        }
    }
}

#[test]
fn c01_the_tiles_and_pips_of_the_boxes_that_are_sold() {
    for (highest, n_tiles, n_pips) in BOXES {
        let set = DominoSet::new(highest).unwrap();
        assert_eq!((set.n_tiles(), set.n_pips()), (n_tiles, n_pips), "{set}");
        assert_eq!(set.tiles().map(Tile::n_pips).sum::<u32>(), n_pips, "{set}");
        assert_eq!(set.tile_set().n_pips(), n_pips, "{set}");
    }
    assert_eq!(DominoSet::DOUBLE_SIX.n_tiles(), 28);
    assert_eq!(DominoSet::DOUBLE_NINE.n_tiles(), 55);
}

#[test]
fn c01_a_set_contains_the_tiles_that_it_lists() {
    for set in DominoSet::all() {
        for tile in (0..=u8::MAX).map_while(Tile::from_index) {
            let is_listed = set.tiles().any(|other| other == tile);
            assert_eq!(set.contains(tile), is_listed, "{tile} in {set}");
            assert_eq!(set.tile_set().contains(tile), is_listed, "{tile} in {set}");
        }
    }
}

#[test]
fn c01_the_tiles_are_listed_from_either_side() {
    for set in DominoSet::all() {
        let mut backwards: Vec<Tile> = set.tiles().rev().collect();
        backwards.reverse();
        assert!(set.tiles().eq(backwards), "{set}");
        assert_eq!(set.tiles().len(), set.n_tiles(), "{set}");
    }
}

#[test]
fn finding_a9_c01_there_is_no_set_above_double_18() {
    assert_eq!(DominoSet::new(19), Err(PipsError(19)));
    assert_eq!(DominoSet::try_from(u8::MAX), Err(PipsError(255)));
    assert_eq!(DominoSet::new(18).map(|set| set.to_string()).as_deref(), Ok("double-18"));
}
