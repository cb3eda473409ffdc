//! Exact counts of whole deals, and the chances that follow from them.

use domino_tiles::{DominoSet, TileSet};

/// The ways to choose `k` of `n`.
fn choose(n: usize, k: usize) -> u128 {
    (0..k).fold(1, |ways, i| ways * u128::try_from(n - i).expect("small") / (i as u128 + 1))
}

/// Counts the deals in which `accepts` the number of marked tiles in every hand.
///
/// `n_marked` of the tiles that are left are marked, `n_plain` are not, and as many hands of `size`
/// are still to be dealt as fill `held`, which has one number a seat.
fn n_deals_where(
    (n_marked, n_plain): (usize, usize),
    size: usize,
    seat: usize,
    held: &mut [usize],
    accepts: &impl Fn(&[usize]) -> bool,
) -> u128 {
    if seat == held.len() {
        return u128::from(accepts(held));
    }
    let mut n_deals = 0;
    for n_held in size.saturating_sub(n_plain)..=size.min(n_marked) {
        held[seat] = n_held;
        let hands = choose(n_marked, n_held) * choose(n_plain, size - n_held);
        let rest = (n_marked - n_held, n_plain - (size - n_held));
        n_deals += hands * n_deals_where(rest, size, seat + 1, held, accepts);
    }
    n_deals
}

/// A way to deal: the set, the number of hands, the tiles in each.
type Deal = (DominoSet, usize, usize);

const SIX: DominoSet = DominoSet::DOUBLE_SIX;
const NINE: DominoSet = DominoSet::DOUBLE_NINE;

/// The number of deals to seats that are told apart.
fn n_deals((set, n_hands, size): Deal) -> u128 {
    n_deals_where((0, set.n_tiles()), size, 0, &mut vec![0; n_hands], &|_| true)
}

/// The number of deals in which `accepts` the number of doubles in every hand.
fn n_deals_by_doubles((set, n_hands, size): Deal, accepts: impl Fn(&[usize]) -> bool) -> u128 {
    let n_doubles = (set.tile_set() & TileSet::DOUBLES).len();
    let held = &mut vec![0; n_hands];
    n_deals_where((n_doubles, set.n_tiles() - n_doubles), size, 0, held, &accepts)
}

/// The fraction in lowest terms.
fn reduced(part: u128, whole: u128) -> (u128, u128) {
    let (mut a, mut b) = (part, whole);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    (part / a, whole / a)
}

#[test]
fn c53_the_number_of_deals() {
    for (deal, expected) in [
        ((SIX, 1, 7), 1_184_040),
        ((SIX, 2, 7), 137_680_171_200),
        ((SIX, 3, 5), 28_334_579_232_960),
        ((SIX, 4, 5), 36_466_603_472_819_520),
        ((SIX, 4, 7), 472_518_347_558_400),
        ((NINE, 4, 10), 55_992_385_231_545_856_038_192_233_927_740_800),
    ] {
        assert_eq!(n_deals(deal), expected, "{deal:?}");
    }
}

#[test]
fn c58_some_hand_of_four_has_five_doubles_or_more() {
    let deal = (SIX, 4, 7);
    let one_hand = n_deals_by_doubles((SIX, 1, 7), |held| held[0] >= 5);
    assert_eq!(reduced(one_hand, n_deals((SIX, 1, 7))), (2_279, 592_020));
    // Two such hands would hold ten of the seven doubles, so the chances of the seats add up.
    let some_hand = n_deals_by_doubles(deal, |held| held.iter().any(|&n| n >= 5));
    assert_eq!(reduced(some_hand, n_deals(deal)), (2_279, 148_005));
    let two_hands = n_deals_by_doubles(deal, |held| held.iter().filter(|&&n| n >= 5).count() > 1);
    assert_eq!(two_hands, 0);
}

#[test]
fn c58_some_hand_of_four_has_four_doubles_or_more() {
    let deal = (SIX, 4, 7);
    let some_hand = n_deals_by_doubles(deal, |held| held.iter().any(|&n| n >= 4));
    assert_eq!((some_hand * 10_000_000 / n_deals(deal) + 5) / 10, 172_656, "0.172656");
}

#[test]
fn c59_nobody_holds_a_double() {
    for (deal, chance) in [
        ((SIX, 2, 5), (34, 1_265)),
        ((SIX, 2, 7), (1, 345)),
        ((SIX, 3, 5), (1, 690)),
        ((SIX, 4, 5), (1, 148_005)),
        ((SIX, 3, 7), (1, 1_184_040)),
        ((SIX, 4, 7), (0, 1)),
        ((NINE, 2, 7), (230_584, 6_015_765)),
        ((NINE, 4, 5), (1_798, 286_465)),
        ((NINE, 4, 10), (1, 9_739_810)),
    ] {
        let none = n_deals_by_doubles(deal, |held| held.iter().all(|&n| n == 0));
        assert_eq!(reduced(none, n_deals(deal)), chance, "{deal:?}");
    }
    let deal = (NINE, 3, 7);
    let none = n_deals_by_doubles(deal, |held| held.iter().all(|&n| n == 0));
    assert_eq!((none * 1_000_000_000 / n_deals(deal) + 5) / 10, 448_322, "0.00448322");
}

#[test]
fn c59_the_double_six_is_asleep() {
    for (n_hands, size, chance) in
        [(2, 7, (1, 2)), (3, 5, (13, 28)), (4, 5, (2, 7)), (3, 7, (1, 4))]
    {
        let held = &mut vec![0; n_hands];
        let asleep = n_deals_where((1, 27), size, 0, held, &|held| held.iter().all(|&n| n == 0));
        let deal = (SIX, n_hands, size);
        assert_eq!(reduced(asleep, n_deals(deal)), chance, "{deal:?}");
    }
}

#[test]
fn c62_doubles_in_a_handful() {
    let some = n_deals_by_doubles((SIX, 1, 4), |held| held[0] >= 1);
    assert_eq!(reduced(some, n_deals((SIX, 1, 4))), (46, 65));
    let twelve = DominoSet::new(12).unwrap();
    let four = n_deals_by_doubles((twelve, 1, 11), |held| held[0] == 4);
    assert_eq!(reduced(four, n_deals((twelve, 1, 11))), (16_144_957_400, 404_490_084_579));
}
