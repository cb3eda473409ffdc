//! The shuffle favours no order, and `below` no number.

use domino_tiles::Stream;

const N_TILES: usize = 28;
const N_SHUFFLES: u64 = 280_000;

/// How often each tile came to each place, `[tile][place]`, one seed a shuffle.
fn places() -> Vec<[u64; N_TILES]> {
    let mut n_times = vec![[0; N_TILES]; N_TILES];
    for seed in 0..N_SHUFFLES {
        let mut tiles: [usize; N_TILES] = std::array::from_fn(|tile| tile);
        Stream::new(seed, 1).shuffle(&mut tiles);
        for (place, tile) in tiles.into_iter().enumerate() {
            n_times[tile][place] += 1;
        }
    }
    n_times
}

#[test]
fn c76_every_tile_comes_to_every_place_as_often() {
    let n_times = places();
    let expected = N_SHUFFLES / 28;
    for (tile, places) in n_times.iter().enumerate() {
        for (place, n) in places.iter().enumerate() {
            assert!(n.abs_diff(expected) <= 400, "tile {tile} came {n} times to place {place}");
        }
    }
    // The sum of (O - E)^2 / E times 27/28 is chi-square with 27 * 27 = 729 degrees of freedom,
    // since both margins are fixed; its standard deviation is the root of 2 * 729, 38.2.
    let squares: u64 = n_times.iter().flatten().map(|n| n.abs_diff(expected).pow(2)).sum();
    let chi_square = squares * 27 / (28 * expected);
    assert!(chi_square.abs_diff(729) <= 4 * 38, "chi-square {chi_square}");
}

#[test]
fn c76_every_order_of_five_tiles_comes_as_often() {
    let n_shuffles = 120_000_u64;
    let mut stream = Stream::new(76, 0);
    let mut n_times = vec![0_u64; 5_usize.pow(5)];
    for _ in 0..n_shuffles {
        let mut tiles = [0, 1, 2, 3, 4];
        stream.shuffle(&mut tiles);
        n_times[tiles.into_iter().fold(0, |order, tile| order * 5 + tile)] += 1;
    }
    let orders: Vec<u64> = n_times.into_iter().filter(|&n| n > 0).collect();
    assert_eq!(orders.len(), 120, "5! orders");
    // Chi-square with 119 degrees of freedom; its standard deviation is the root of 2 * 119, 15.4.
    let expected = n_shuffles / 120;
    let squares: u64 = orders.iter().map(|n| n.abs_diff(expected).pow(2)).sum();
    let chi_square = squares / expected;
    assert!(chi_square.abs_diff(119) <= 4 * 15, "chi-square {chi_square}");
}

#[test]
fn c76_no_number_is_favoured_where_the_words_do_not_come_out_even() {
    // Of 2^32 words, 2^30 are left over above n = 3 * 2^30. If they were folded back, one draw in
    // two would lie in the first third.
    let n_draws = 90_000_u64;
    let mut stream = Stream::new(76, 0);
    let mut n_in_third = [0_u64; 3];
    for _ in 0..n_draws {
        n_in_third[(stream.below(3 << 30) >> 30) as usize] += 1;
    }
    for n in n_in_third {
        // Four standard errors: 4 sqrt(90,000 * 1/3 * 2/3) is 566.
        assert!(n.abs_diff(n_draws / 3) <= 566, "{n_in_third:?}");
    }
}

#[test]
fn c76_below_gives_every_number_and_no_other() {
    for n in 1..=190 {
        let mut stream = Stream::new(u64::from(n), 0);
        let mut is_seen = vec![false; n as usize];
        // A number is missed with a chance of (1 - 1/n)^(20 n), below e^-20.
        for _ in 0..20 * n {
            is_seen[stream.below(n) as usize] = true;
        }
        assert!(is_seen.iter().all(|&is_seen| is_seen), "below {n}");
    }
}
