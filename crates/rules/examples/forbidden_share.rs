//! How many of the plays that the numbers allow does the table forbid? Counts them in seeded rounds of
//! random play, by the size of the table, and prints a table for a page.
//!
//! `cargo run --release -p domino-rules --example forbidden_share -- 20000`
#![allow(clippy::disallowed_methods)] // an example is a program
#![allow(clippy::print_stdout)] // an example shows what it does

use std::error::Error;

use domino_rules::{Deal, Ending, Round, Rules, Variant};
use domino_tiles::Stream;

/// The sizes, as squares from west to east and from north to south; `None` is no table at all.
const SIZES: [Option<(u8, u8)>; 7] = [
    Some((8, 6)),
    Some((10, 8)),
    Some((12, 8)),
    Some((16, 10)),
    Some((24, 14)),
    Some((40, 20)),
    None,
];

/// The purpose of the random words of a round's choices, which no deal has.
const PURPOSE: u64 = 1 << 40;

fn main() -> Result<(), Box<dyn Error>> {
    let n_rounds = std::env::args().nth(1).map_or(Ok(20_000), |text| text.parse())?;
    println!("| table | plays by number | forbidden | share | stuck in vain | dead rounds |");
    println!("|---|---|---|---|---|---|");
    for size in SIZES {
        let name = size.map_or("none".to_owned(), |(width, height)| format!("{width} × {height}"));
        let lines = match size {
            Some((width, height)) => format!("table = {{ width = {width}, height = {height} }}"),
            None => "table = \"unbounded\"".to_owned(),
        };
        let rules = Rules::new(Variant::builtin("table")?.with_toml(&lines)?, 2)?;
        let mut counts = Vec::new();
        for number in 1..=n_rounds {
            counts.push(count(&rules, number)?);
        }
        println!("| {name} {}", row(&counts));
    }
    Ok(())
}

/// What was counted in a round.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// Pairs of a tile and an end that the numbers allow.
    by_number: u64,
    /// Those of them for which there is no room in any direction.
    forbidden: u64,
    /// Times that a seat had to draw or pass.
    stuck: u64,
    /// Those of them at which it held a fitting number, in vain.
    in_vain: u64,
    /// Whether the round was blocked with all ends dead: none of the tiles that are left could be laid.
    is_dead: bool,
}

/// Plays a round of random actions.
fn count(rules: &Rules, number: u32) -> Result<Counts, Box<dyn Error>> {
    let deal = Deal::from_seed(rules, 42, number);
    let start = rules.start(deal.hands(), None, Some(42)).ok_or("nobody leads")?;
    let mut round = Round::new(rules, &deal, start)?;
    let mut choices = Stream::new(42, PURPOSE + u64::from(number));
    let mut counts = Counts::default();
    while round.ending().is_none() {
        let legal = round.legal_actions();
        counts.add(&round);
        let n_actions = u32::try_from(legal.len())?;
        let action = legal.nth(choices.below(n_actions) as usize).ok_or("nothing is legal")?;
        round.play(action)?;
    }
    let mut ends = round.table().layout().ends().iter();
    counts.is_dead = round.ending() == Some(Ending::Blocked)
        && ends.all(|open| round.table().remaining(open.name).is_empty());
    Ok(counts)
}

impl Counts {
    /// Counts the plays of the seat on turn.
    fn add(&mut self, round: &Round) {
        let (table, hand) = (round.table(), round.hand(round.mover()));
        let mut fitting = 0;
        for open in table.layout().ends() {
            let with_room = table.matching(open.name);
            let by_number: Vec<_> = hand.iter().filter(|tile| tile.has(open.pips)).collect();
            fitting += by_number.len() as u64;
            self.forbidden +=
                by_number.iter().filter(|tile| !with_room.contains(**tile)).count() as u64;
        }
        self.by_number += fitting;
        if !table.layout().is_empty() && !round.legal_actions().can_lay() {
            self.stuck += 1;
            self.in_vain += u64::from(fitting > 0);
        }
    }
}

/// The share with one standard error, from the spread between rounds (the ratio of two means).
#[allow(clippy::cast_precision_loss)] // counts far below 2^52
fn share(counts: &[Counts], part: fn(&Counts) -> u64, whole: fn(&Counts) -> u64) -> (f64, f64) {
    let sum = |of: fn(&Counts) -> u64| counts.iter().map(of).sum::<u64>() as f64;
    let (part_sum, whole_sum) = (sum(part), sum(whole));
    let ratio = part_sum / whole_sum;
    let squares: f64 =
        counts.iter().map(|count| (part(count) as f64 - ratio * whole(count) as f64).powi(2)).sum();
    (100.0 * ratio, 100.0 * squares.sqrt() / whole_sum)
}

fn row(counts: &[Counts]) -> String {
    let sum = |of: fn(&Counts) -> u64| counts.iter().map(of).sum::<u64>();
    let percent = |(share, error): (f64, f64)| format!("{share:.2} ± {error:.2} %");
    let shares = [
        percent(share(counts, |count| count.forbidden, |count| count.by_number)),
        percent(share(counts, |count| count.in_vain, |count| count.stuck)),
        percent(share(counts, |count| u64::from(count.is_dead), |_| 1)),
    ];
    let (by_number, forbidden) = (sum(|count| count.by_number), sum(|count| count.forbidden));
    format!("| {by_number} | {forbidden} | {} |", shares.join(" | "))
}
