//! Shuffled deals show what the exact counts foretell.
//!
//! Each deal is the first round of its own seed, as a game deals it. The deals are always the same,
//! so a test that passes once passes for ever. A bound is four standard errors, which a fair
//! shuffle keeps in all but one of 15,000 such tests.

use domino_tiles::{DominoSet, Stream, Tile, TileSet};

const ROUND_1: u64 = 1;

/// The hands of one deal, and the tiles that sleep.
struct Deal {
    hands: Vec<TileSet>,
    asleep: TileSet,
}

impl Deal {
    fn n_doubles(&self) -> impl Iterator<Item = usize> {
        self.hands.iter().map(|hand| (*hand & TileSet::DOUBLES).len())
    }
}

/// Deals from the seeds 0 to `n_deals - 1`.
fn deals(n_deals: u64, set: DominoSet, n_hands: usize, size: usize) -> impl Iterator<Item = Deal> {
    (0..n_deals).map(move |seed| {
        let mut tiles: Vec<Tile> = set.tiles().collect();
        Stream::new(seed, ROUND_1).shuffle(&mut tiles);
        let (dealt, asleep) = tiles.split_at(n_hands * size);
        let hands = dealt.chunks(size).map(|hand| hand.iter().copied().collect()).collect();
        Deal { hands, asleep: asleep.iter().copied().collect() }
    })
}

/// Asserts that the share of hits is within four standard errors of the chance.
fn assert_near(n_hits: usize, n_tries: u64, (part, whole): (u128, u128), what: &str) {
    let (n_hits, n_tries) = (n_hits as u128, u128::from(n_tries));
    // |hits - n p| <= 4 sqrt(n p (1 - p)), squared, with p = part / whole.
    let off = (n_hits * whole).abs_diff(n_tries * part);
    assert!(
        off * off <= 16 * n_tries * part * (whole - part),
        "{what}: {n_hits} of {n_tries}, expected {part} of {whole}"
    );
}

const N_DEALS: u64 = 200_000;

#[test]
fn c57_doubles_in_the_first_hand_of_a_million_deals() {
    let n_deals = 1_000_000;
    let mut n_hands = [0; 8];
    for deal in deals(n_deals, DominoSet::DOUBLE_SIX, 1, 7) {
        for n_doubles in deal.n_doubles() {
            n_hands[n_doubles] += 1;
        }
    }
    let chances = [116_280, 379_848, 427_329, 209_475, 46_550, 4_410, 147];
    for (k, chance) in chances.into_iter().enumerate() {
        assert_near(n_hands[k], n_deals, (chance, 1_184_040), &format!("{k} doubles"));
    }
    assert!(n_hands[0].abs_diff(98_206) <= 900, "{} hands without a double", n_hands[0]);
}

#[test]
fn c58_many_doubles_in_some_hand_of_four() {
    let (mut n_four, mut n_five) = (0, 0);
    for deal in deals(N_DEALS, DominoSet::DOUBLE_SIX, 4, 7) {
        assert!(deal.asleep.is_empty());
        let most = deal.n_doubles().max().unwrap();
        n_four += usize::from(most >= 4);
        n_five += usize::from(most >= 5);
    }
    // 46,550 + 4,410 + 147 + 1 hands of 1,184,040 have four or more; one hand in a deal can.
    assert_near(n_four, N_DEALS, (4 * 51_108, 1_184_040), "four or more");
    assert_near(n_five, N_DEALS, (2_279, 148_005), "five or more");
}

#[test]
fn c59_nobody_holds_a_double() {
    for (set, n_hands, size, chance) in [
        (DominoSet::DOUBLE_SIX, 2, 5, (34, 1_265)),
        (DominoSet::DOUBLE_SIX, 2, 7, (1, 345)),
        (DominoSet::DOUBLE_SIX, 3, 5, (1, 690)),
        (DominoSet::DOUBLE_NINE, 2, 7, (230_584, 6_015_765)),
        (DominoSet::DOUBLE_NINE, 4, 5, (1_798, 286_465)),
    ] {
        let n_none = deals(N_DEALS, set, n_hands, size)
            .filter(|deal| deal.n_doubles().all(|n_doubles| n_doubles == 0))
            .count();
        assert_near(n_none, N_DEALS, chance, &format!("{n_hands} hands of {size} of {set}"));
    }
}

#[test]
fn c59_the_double_six_is_asleep() {
    let double_six: Tile = "6-6".parse().unwrap();
    for (n_hands, size, chance) in
        [(2, 7, (1, 2)), (3, 5, (13, 28)), (4, 5, (2, 7)), (3, 7, (1, 4))]
    {
        let n_asleep = deals(N_DEALS, DominoSet::DOUBLE_SIX, n_hands, size)
            .filter(|deal| deal.asleep.contains(double_six))
            .count();
        assert_near(n_asleep, N_DEALS, chance, &format!("{n_hands} hands of {size}"));
    }
}

#[test]
fn c60_mean_pips_of_every_seat() {
    // The pips of one tile of a double-n set have the variance n (n + 3) / 6, 9 and 18, and those
    // of k out of N tiles have it times k (N - k) / (N - 1): 9 * 7 * 21 / 27 and 18 * 10 * 45 / 54.
    for (set, size, mean, variance) in
        [(DominoSet::DOUBLE_SIX, 7, 42, 49), (DominoSet::DOUBLE_NINE, 10, 90, 150)]
    {
        let mut sums = [0_u64; 4];
        for deal in deals(N_DEALS, set, 4, size) {
            for (sum, hand) in sums.iter_mut().zip(&deal.hands) {
                *sum += u64::from(hand.n_pips());
            }
        }
        for (seat_idx, sum) in sums.into_iter().enumerate() {
            let off = sum.abs_diff(N_DEALS * mean);
            assert!(off * off <= 16 * N_DEALS * variance, "seat {seat_idx} of {set}: {sum} pips");
        }
    }
}
