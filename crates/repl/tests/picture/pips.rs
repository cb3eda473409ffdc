//! Pips lie as those of the sets that are sold, and numbers stand above nine.

use std::collections::BTreeMap;

use domino_repl::Eyes;
use domino_rules::{Match, Seat};

use crate::play::{played, record, rules, seen, writer};
use crate::seen::{Point, RADIUS};

/// The pips of a half, in order, on a grid of three by three around its middle.
fn pattern(pips: &[Point]) -> Vec<Point> {
    let mut pattern: Vec<Point> = pips.iter().map(|(x, y)| (x.signum(), y.signum())).collect();
    pattern.sort_unstable();
    pattern
}

/// A pattern after a quarter turn.
fn turned(pattern: &[Point]) -> Vec<Point> {
    let mut turned: Vec<Point> = pattern.iter().map(|(x, y)| (-y, *x)).collect();
    turned.sort_unstable();
    turned
}

/// The patterns by number, those of tiles that stand upright and those of tiles that lie flat.
fn patterns() -> [BTreeMap<u8, Vec<Point>>; 2] {
    let mut found = [BTreeMap::new(), BTreeMap::new()];
    for seed in 1..=12 {
        let (_, record) = played("table", "set = 9", seed);
        let seen = seen(&record, None, Eyes::Full);
        let hands = seen.hands.iter().flat_map(|hand| &hand.open);
        for face in seen.table.iter().chain(hands) {
            let is_flat = face.frame[2] > face.frame[3];
            for half in &face.halves {
                let pattern = pattern(&half.pips);
                let known = found[usize::from(is_flat)].entry(half.n).or_insert(pattern.clone());
                assert_eq!(*known, pattern, "{}", half.n);
            }
        }
    }
    found
}

#[test]
fn the_pips_of_a_flat_tile_are_those_of_an_upright_one_turned() {
    let [upright, flat] = patterns();
    assert!(upright.keys().chain(flat.keys()).copied().eq((1..=9).chain(1..=9)));
    for (n, pattern) in &upright {
        assert_eq!(flat[n], turned(pattern), "{n}");
        // Both halves of a tile look the same, from either side.
        assert_eq!(turned(&turned(pattern)), *pattern, "{n}");
    }
    // On an upright tile the three pairs of a six make two columns, and a two or three a diagonal.
    let columns = [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)];
    assert_eq!(upright[&6], columns);
    assert_ne!(flat[&6], columns);
    assert!(upright[&2].iter().all(|(x, y)| x.abs() == 1 && y.abs() == 1));
    assert_eq!(upright[&3], [upright[&2][0], (0, 0), upright[&2][1]]);
    assert_ne!(flat[&2], upright[&2]);
    assert_ne!(flat[&3], upright[&3]);
    assert_eq!(upright[&1], [(0, 0)]);
    let corners = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    assert_eq!(upright[&4], corners);
    assert!(corners.iter().all(|corner| upright[&5].contains(corner)));
}

#[test]
fn above_nine_stand_numbers() {
    let rules = rules("draw", "set = 12");
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    game.start_round(4, &mut writer).unwrap();
    let seen = seen(&record(&writer), None, Eyes::Of(Seat::FIRST));
    let mut shown: Vec<u8> = Vec::new();
    for half in seen.hands[0].open.iter().flat_map(|face| &face.halves) {
        assert_eq!(half.pips.is_empty(), half.n > 9);
        shown.push(half.n);
    }
    let hand = game.round().unwrap().hand(Seat::FIRST);
    let halves = hand.iter().flat_map(|tile| [tile.high().get(), tile.low().get()]);
    let mut halves: Vec<u8> = halves.filter(|n| *n > 0).collect();
    shown.sort_unstable();
    halves.sort_unstable();
    assert_eq!(shown, halves);
    assert!(halves.last() > Some(&9), "there is a number in this hand");
}

/// The tile that was laid last has the thickest rim: five units, half of it within its outline, which
/// lies two units within the place of the tile.
#[test]
fn finding_d11_the_pips_of_six_and_nine_keep_off_the_rim() {
    let rim = 20.0 - 2.0 - 2.5;
    let mut seen_numbers = Vec::new();
    for seed in 1..=12 {
        let (_, record) = played("table", "set = 9", seed);
        for half in seen(&record, None, Eyes::Full).table.iter().flat_map(|face| &face.halves) {
            if [6, 9].contains(&half.n) {
                let outermost = half.pips.iter().map(|(x, y)| x.abs().max(y.abs())).max().unwrap();
                let gap = rim - f64::from(outermost) - RADIUS;
                assert!(gap >= 2.0, "{}: {gap}", half.n);
                seen_numbers.push(half.n);
            }
        }
    }
    assert!(seen_numbers.contains(&6) && seen_numbers.contains(&9));
}
