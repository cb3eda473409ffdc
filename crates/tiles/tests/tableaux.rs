//! Rows of numbers to be cut into the tiles of a double-six set.

use domino_tiles::{DominoSet, Pips, Tile, TileSet};

const N_ROWS: usize = 7;
const N_COLUMNS: usize = 8;

/// The numbers of a tableau, row by row.
fn numbers(text: &str) -> Vec<Pips> {
    let numbers: Vec<Pips> = text
        .bytes()
        .filter(u8::is_ascii_digit)
        .map(|digit| Pips::new(digit - b'0').expect("a digit is a number of pips"))
        .collect();
    assert_eq!(numbers.len(), N_ROWS * N_COLUMNS);
    numbers
}

/// Counts the ways to cut what is left of the tableau, from `cell` on in reading order.
///
/// `is_cut` has one bit a cell; `may_cut` says whether a tile may be cut out after others.
fn n_ways(
    numbers: &[Pips],
    cell: usize,
    is_cut: u64,
    tiles: TileSet,
    may_cut: &impl Fn(TileSet, Tile) -> bool,
) -> u64 {
    if cell == numbers.len() {
        return 1;
    }
    if is_cut & (1 << cell) != 0 {
        return n_ways(numbers, cell + 1, is_cut, tiles, may_cut);
    }
    let right = (cell % N_COLUMNS + 1 < N_COLUMNS).then_some(cell + 1);
    let below = (cell / N_COLUMNS + 1 < N_ROWS).then_some(cell + N_COLUMNS);
    let mut ways = 0;
    for other in [right, below].into_iter().flatten().filter(|other| is_cut & (1 << other) == 0) {
        let tile = Tile::new(numbers[cell], numbers[other]);
        if may_cut(tiles, tile) {
            let is_cut = is_cut | (1 << cell) | (1 << other);
            ways += n_ways(numbers, cell + 1, is_cut, tiles | tile.into(), may_cut);
        }
    }
    ways
}

/// Counts the ways to cut the tableau so that every tile of the set comes out once.
fn n_ways_into_the_set(text: &str) -> u64 {
    let is_new =
        |tiles: TileSet, tile: Tile| DominoSet::DOUBLE_SIX.contains(tile) && !tiles.contains(tile);
    n_ways(&numbers(text), 0, 0, TileSet::EMPTY, &is_new)
}

#[test]
fn c52_a_tableau_that_is_cut_in_one_way() {
    let text = "05132231 05505246 43036620 06235126 11300245 21433466 64515414";
    assert_eq!(n_ways_into_the_set(text), 1);
}

#[test]
fn c52_a_tableau_that_is_cut_in_four_ways() {
    let text = "66265241 13201034 13246654 10432112 51360455 55402603 60534203";
    assert_eq!(n_ways_into_the_set(text), 4);
}

#[test]
fn c52_a_tableau_with_a_number_of_another_set_is_not_cut() {
    let text = "75132231 05505246 43036620 06235126 11300245 21433466 64515414";
    assert_eq!(n_ways_into_the_set(text), 0);
}

#[test]
fn c52_seven_by_eight_cells_are_paired_in_1_292_697_ways() {
    // The number of domino tilings of the board, whatever the tiles show.
    let blank = [Pips::BLANK; N_ROWS * N_COLUMNS];
    assert_eq!(n_ways(&blank, 0, 0, TileSet::EMPTY, &|_, _| true), 1_292_697);
}
