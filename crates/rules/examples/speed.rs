//! tmp
#![allow(clippy::print_stdout, clippy::unwrap_used)]
use domino_rules::*;
use std::time::Instant;
fn main() {
    for (name, n) in [
        ("block", 4),
        ("draw", 2),
        ("boxed", 4),
        ("hungarian", 4),
        ("penalty", 2),
        ("beginners", 3),
        ("snake", 2),
    ] {
        let mut v = Variant::builtin(name).unwrap().clone();
        if name == "block" {
            v = v.with_toml("hand = 7").unwrap_or_else(|_| {
                Variant::builtin(name).unwrap().with_toml("hand={2=7,3=5,4=7}").unwrap()
            });
        }
        let rules = Rules::new(v, n).unwrap();
        let mut x: u32 = 12345;
        let t = Instant::now();
        let rounds = 300_000;
        let mut plies = 0u64;
        for r in 1..=rounds {
            let deal = Deal::from_seed(&rules, 42, r);
            let start = rules.start(&deal.hands(), None, Some(42)).unwrap();
            let mut round = Round::new(&rules, &deal, start);
            loop {
                let legal = round.legal_actions();
                let len = legal.len();
                if len == 0 {
                    break;
                }
                x ^= x << 13;
                x ^= x >> 17;
                x ^= x << 5;
                let k = (u64::from(x) * len as u64) >> 32;
                let a = legal.nth(usize::try_from(k).unwrap()).unwrap();
                round.play(a).unwrap();
                plies += 1;
            }
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{name} {n}: {:.0} rounds/s, {:.1} plies/round, {:.1} ns/ply",
            f64::from(rounds) / s,
            plies as f64 / f64::from(rounds),
            s * 1e9 / plies as f64
        );
    }
}
