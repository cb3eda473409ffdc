//! Rows that use every tile of a set, and what their ends show.

use domino_tiles::{DominoSet, Pips, Stream, Tile, TileSet, arrange_line, arrange_ring};

fn double(highest: u8) -> DominoSet {
    DominoSet::new(highest).expect("at most double-18")
}

/// Counts the rows of the whole set from left to right.
///
/// The trails over the tiles that are no doubles are counted by the set of tiles that are laid:
/// that set and the first number tell the last number, since only these two stand on an odd number
/// of halves. A double then fits wherever its number is met.
fn n_rows(set: DominoSet) -> u64 {
    let plain: Vec<Tile> = set.tiles().filter(|tile| !tile.is_double()).collect();
    let full = (1_usize << plain.len()) - 1;
    let half_bits = |tile: &Tile| (1_u32 << tile.high().get()) | (1 << tile.low().get());
    let first_bit = 1_u32;
    let mut n_trails = vec![0_u64; full + 1];
    let mut end_bits = vec![first_bit; full + 1];
    n_trails[0] = 1;
    for laid in 0..=full {
        for (place, tile) in plain.iter().enumerate() {
            let more = laid | (1 << place);
            if n_trails[laid] > 0 && more != laid && half_bits(tile) & end_bits[laid] != 0 {
                end_bits[more] = end_bits[laid] ^ half_bits(tile);
                n_trails[more] += n_trails[laid];
            }
        }
    }
    let places_of_doubles: u64 = Pips::up_to(set.highest())
        .map(|pips| {
            let bit = 1 << pips.get();
            let is_outer = [first_bit, end_bits[full]].map(|outer| u64::from(outer == bit));
            (u64::from(set.highest().get()) + is_outer[0] + is_outer[1]) / 2
        })
        .product();
    // As many rows start with each number as with a blank.
    n_trails[full] * places_of_doubles * (u64::from(set.highest().get()) + 1)
}

/// Visits the outer halves of every line that can be made of `line` by laying all of `rest`.
fn for_each_row(start: Pips, end: Pips, rest: TileSet, visit: &mut impl FnMut(Pips, Pips)) {
    if rest.is_empty() {
        visit(start, end);
    }
    for tile in rest & TileSet::with_pips(end) {
        let next_end = tile.other(end).expect("the tile shows this number");
        for_each_row(start, next_end, rest - tile.into(), visit);
    }
}

/// The outer halves of every row of the set, by trying.
fn row_ends(set: DominoSet) -> Vec<(Pips, Pips)> {
    let mut ends = Vec::new();
    for start in Pips::up_to(set.highest()) {
        for_each_row(start, start, set.tile_set(), &mut |left, right| ends.push((left, right)));
    }
    ends
}

#[test]
fn c49_rows_of_the_double_six_set() {
    let rows = n_rows(DominoSet::DOUBLE_SIX);
    assert_eq!(rows, 7_959_229_931_520);
    assert_eq!(rows / 2, 3_979_614_965_760, "up to reversal");
    // The ends of every row are equal, so each ring is 28 rows.
    assert_eq!(rows / 28, 284_258_211_840, "directed rings, or rows from one given double");
    // A circuit of the 21 others has two directions, and meets each number 3 times: 3 places for
    // its double.
    assert_eq!(rows / 28 / (2 * 3_u64.pow(7)), 64_988_160, "Euler circuits of K7");
}

#[test]
fn c50_rows_of_the_small_sets() {
    for (highest, rows) in [(1, 2), (2, 12), (3, 0), (4, 126_720)] {
        assert_eq!(n_rows(double(highest)), rows, "double-{highest}, counted");
        let tried = u64::try_from(row_ends(double(highest)).len()).unwrap();
        assert_eq!(tried, rows, "double-{highest}, tried");
    }
    // 15 tiles: 63,360 up to reversal, 8,448 directed rings, 4,224 rings.
    let rows = n_rows(double(4));
    assert_eq!((rows / 2, rows / 15, rows / 30), (63_360, 8_448, 4_224));
}

#[test]
fn c50_only_sets_with_an_even_highest_number_and_double_1_make_a_row() {
    for set in DominoSet::all() {
        let tiles: Vec<Tile> = set.tiles().collect();
        let is_even = set.highest().get().is_multiple_of(2);
        assert_eq!(arrange_line(&tiles).is_some(), is_even || set == double(1), "{set}");
        assert_eq!(arrange_ring(&tiles).is_some(), is_even, "{set}");
    }
}

#[test]
fn c51_every_full_row_has_equal_ends() {
    for highest in [2, 4] {
        assert!(row_ends(double(highest)).iter().all(|(left, right)| left == right));
    }
    for seed in 0..200 {
        let mut tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
        Stream::new(seed, 0).shuffle(&mut tiles);
        let row = arrange_line(&tiles).unwrap();
        assert_eq!(row.len(), 28, "seed {seed}");
        assert_eq!(row[0].0, row[27].1, "seed {seed}");
    }
}

#[test]
fn c51_the_ends_show_the_hidden_tile() {
    for set in DominoSet::all().filter(|set| set.highest().get().is_multiple_of(2)).skip(1) {
        for hidden in set.tiles() {
            let mut tiles: Vec<Tile> = set.tiles().filter(|&tile| tile != hidden).collect();
            Stream::new(hidden.index().into(), 0).shuffle(&mut tiles);
            let row = arrange_line(&tiles).unwrap();
            assert_eq!(row.len(), set.n_tiles() - 1, "{hidden} of {set}");
            let ends = Tile::new(row[0].0, row[row.len() - 1].1);
            if hidden.is_double() {
                // The trick fails: the ends are equal and may be any number.
                assert!(ends.is_double(), "{hidden} of {set}");
                assert!(arrange_ring(&tiles).is_some(), "{hidden} of {set}");
            } else {
                assert_eq!(ends, hidden, "{set}");
                assert_eq!(arrange_ring(&tiles), None, "{hidden} of {set}");
            }
        }
    }
}

#[test]
fn c51_a_line_from_6_6_is_stuck_at_a_6() {
    // At another number the line is stuck when the 6 tiles of that number besides its double are
    // laid; but a line that ends there has entered it once more than left it, and so has laid an
    // odd number of them.
    let six = Pips::new(6).unwrap();
    for seed in 0..2000 {
        let mut choice = Stream::new(seed, 0);
        let mut rest = DominoSet::DOUBLE_SIX.tile_set() - Tile::new(six, six).into();
        let mut end = six;
        loop {
            let fitting: Vec<Tile> = (rest & TileSet::with_pips(end)).iter().collect();
            let n_fitting = u32::try_from(fitting.len()).unwrap();
            let Some(&tile) = fitting.get(choice.below(n_fitting) as usize) else { break };
            rest.remove(tile);
            end = tile.other(end).unwrap();
        }
        assert_eq!(end, six, "seed {seed}");
        assert!(!rest.intersects(&TileSet::with_pips(six)), "seed {seed}");
    }
}
