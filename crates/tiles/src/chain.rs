//! Whether tiles can be laid in one line or ring, and how.

use crate::{Pips, Tile};

const N_NUMBERS: usize = Pips::MAX.get() as usize + 1;

/// Lays all the tiles in one line in which touching halves are equal, if that can be done.
///
/// The answer gives each tile as its left and right half. The tiles may repeat, as they do when
/// several sets are mixed. It takes time in proportion to the tiles, also where there is no line.
///
/// The tiles are the edges of a graph over the numbers, and a line is an Euler path in it
/// (Hierholzer's algorithm).
///
/// # Examples
///
/// ```
/// use domino_tiles::{arrange_line, arrange_ring};
///
/// let tiles = ["1-2", "3-2"].map(|tile| tile.parse().unwrap());
/// assert_eq!(arrange_line(&tiles).map(|line| line.len()), Some(2));
/// assert_eq!(arrange_ring(&tiles), None);
/// ```
pub fn arrange_line(tiles: &[Tile]) -> Option<Vec<(Pips, Pips)>> {
    let odd: Vec<Pips> = odd_numbers(tiles);
    let start = match odd.as_slice() {
        [] => tiles.first().map_or(Pips::BLANK, |tile| tile.low()),
        [first, _] => *first,
        _ => return None,
    };
    walk(tiles, start)
}

/// Lays all the tiles in one ring in which touching halves are equal, if that can be done.
///
/// As [`arrange_line`], but the last half also equals the first.
pub fn arrange_ring(tiles: &[Tile]) -> Option<Vec<(Pips, Pips)>> {
    if odd_numbers(tiles).is_empty() { arrange_line(tiles) } else { None }
}

/// The numbers that stand on an odd number of halves; a double counts twice.
fn odd_numbers(tiles: &[Tile]) -> Vec<Pips> {
    let mut n_halves = [0_usize; N_NUMBERS];
    for tile in tiles {
        n_halves[usize::from(tile.high().get())] += 1;
        n_halves[usize::from(tile.low().get())] += 1;
    }
    Pips::up_to(Pips::MAX).filter(|pips| n_halves[usize::from(pips.get())] % 2 == 1).collect()
}

/// Walks over every tile once from `start`, if the tiles hang together.
fn walk(tiles: &[Tile], start: Pips) -> Option<Vec<(Pips, Pips)>> {
    let mut at_number: Vec<Vec<usize>> = vec![Vec::new(); N_NUMBERS];
    for (idx, tile) in tiles.iter().enumerate() {
        at_number[usize::from(tile.high().get())].push(idx);
        at_number[usize::from(tile.low().get())].push(idx);
    }
    let mut is_laid = vec![false; tiles.len()];
    let mut open = vec![start];
    let mut numbers = Vec::with_capacity(tiles.len() + 1);
    while let Some(&here) = open.last() {
        match at_number[usize::from(here.get())].pop() {
            Some(idx) if is_laid[idx] => {}
            Some(idx) => {
                is_laid[idx] = true;
                open.extend(tiles[idx].other(here));
            }
            None => numbers.extend(open.pop()),
        }
    }
    let line: Vec<(Pips, Pips)> = numbers.windows(2).map(|pair| (pair[0], pair[1])).collect();
    (line.len() == tiles.len()).then_some(line)
}
