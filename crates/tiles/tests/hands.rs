//! Exact counts over every hand that can be drawn from a set.

use domino_tiles::{DominoSet, Pips, Tile, TileSet, arrange_line, arrange_ring};

/// Visits every hand of `size` tiles that adds tiles of `from` to `hand`.
fn for_each_hand(from: &[Tile], size: usize, hand: TileSet, visit: &mut impl FnMut(TileSet)) {
    if size == 0 {
        visit(hand);
        return;
    }
    for (place, &tile) in from.iter().enumerate().take(from.len() + 1 - size) {
        for_each_hand(&from[place + 1..], size - 1, hand | tile.into(), visit);
    }
}

/// Visits every hand of `size` tiles of the double-six set.
fn for_each_hand_of_28(size: usize, mut visit: impl FnMut(TileSet)) {
    let tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
    for_each_hand(&tiles, size, TileSet::EMPTY, &mut visit);
}

/// The hands of 7 with 0, 1, … 7 tiles out of any 7 of the set: C(7,k) C(21,7-k).
const WITH_K_OF_SEVEN: [u32; 8] = [116_280, 379_848, 427_329, 209_475, 46_550, 4_410, 147, 1];

#[test]
fn c53_there_are_1_184_040_hands_of_seven() {
    let mut n_hands = 0_u32;
    for_each_hand_of_28(7, |hand| n_hands += u32::from(hand.len() == 7));
    assert_eq!(n_hands, 1_184_040);
    assert_eq!(WITH_K_OF_SEVEN.iter().sum::<u32>(), 1_184_040);
}

#[test]
fn c56_two_tiles_share_a_number_in_147_of_378_pairs() {
    let (mut n_pairs, mut n_sharing, mut n_lines) = (0, 0, 0);
    for_each_hand_of_28(2, |pair| {
        let tiles: Vec<Tile> = pair.iter().collect();
        n_pairs += 1;
        n_sharing += u32::from(tiles[0].has(tiles[1].high()) || tiles[0].has(tiles[1].low()));
        n_lines += u32::from(arrange_line(&tiles).is_some());
    });
    assert_eq!((n_sharing, n_pairs), (147, 378));
    assert_eq!(n_sharing * 18, n_pairs * 7, "7 of 18");
    assert_eq!(n_lines, 147, "two tiles make a line when they share a number");
}

#[test]
fn c56_three_tiles_close_a_triangle_in_35_of_3276() {
    let (mut n_threes, mut n_rings) = (0, 0);
    for_each_hand_of_28(3, |three| {
        let tiles: Vec<Tile> = three.iter().collect();
        n_threes += 1;
        n_rings += u32::from(arrange_ring(&tiles).is_some());
    });
    assert_eq!((n_rings, n_threes), (35, 3_276));
    assert_eq!(n_rings * 468, n_threes * 5, "5 of 468");
}

#[test]
fn c57_doubles_in_a_hand_of_seven() {
    let mut n_hands = [0; 8];
    for_each_hand_of_28(7, |hand| n_hands[(hand & TileSet::DOUBLES).len()] += 1);
    assert_eq!(n_hands, WITH_K_OF_SEVEN);

    let all: u64 = n_hands.iter().copied().map(u64::from).sum();
    let at_least = |k: usize| n_hands[k..].iter().copied().map(u64::from).sum::<u64>();
    assert_eq!(u64::from(n_hands[0]) * 3_289, all * 323, "no double: 323 of 3289");
    assert_eq!(at_least(4) * 10_000_000 / all, 431_640, "four or more: 0.0431640…");
    assert_eq!(at_least(5) * 592_020, all * 2_279, "five or more: 2279 of 592020");
}

#[test]
fn c57_tiles_of_one_number_in_a_hand_of_seven() {
    // Each number is on seven tiles, as there are seven doubles.
    let suits: Vec<TileSet> =
        Pips::up_to(DominoSet::DOUBLE_SIX.highest()).map(TileSet::with_pips).collect();
    let mut n_hands = [[0; 8]; 7];
    for_each_hand_of_28(7, |hand| {
        for (n_hands, suit) in n_hands.iter_mut().zip(&suits) {
            n_hands[(hand & *suit).len()] += 1;
        }
    });
    assert_eq!(n_hands, [WITH_K_OF_SEVEN; 7]);
}

#[test]
fn c60_pips_in_a_hand_of_seven() {
    let (mut n, mut sum, mut squares) = (0_u64, 0_u64, 0_u64);
    let (mut least, mut most) = (u64::MAX, 0);
    for_each_hand_of_28(7, |hand| {
        let pips = u64::from(hand.n_pips());
        n += 1;
        sum += pips;
        squares += pips * pips;
        least = least.min(pips);
        most = most.max(pips);
    });
    assert_eq!(sum, 42 * n, "mean");
    // The variance is the mean of the squares less the square of the mean.
    assert_eq!(squares, (49 + 42 * 42) * n, "variance");
    assert_eq!((least, most), (15, 69));
}

#[test]
fn c60_pips_in_a_hand_of_five() {
    let (mut n_hands, mut least, mut most) = (0, u32::MAX, 0);
    for_each_hand_of_28(5, |hand| {
        n_hands += 1;
        least = least.min(hand.n_pips());
        most = most.max(hand.n_pips());
    });
    assert_eq!(n_hands, 98_280, "C(28,5)");
    assert_eq!((least, most), (8, 52));
}

#[test]
fn c60_pips_in_a_hand_of_ten_of_the_double_nine_set() {
    // Too many hands to visit: the lightest ten tiles, the heaviest ten, and ten mean tiles.
    let set = DominoSet::DOUBLE_NINE;
    let mut tiles: Vec<Tile> = set.tiles().collect();
    tiles.sort_by_key(|tile| tile.n_pips());
    let lightest: TileSet = tiles[..10].iter().copied().collect();
    let heaviest: TileSet = tiles[45..].iter().copied().collect();
    assert_eq!((lightest.n_pips(), heaviest.n_pips()), (28, 152));
    assert_eq!(set.n_pips() * 10, 90 * 55);
}
