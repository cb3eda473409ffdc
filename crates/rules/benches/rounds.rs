//! Rounds a second of every variant: shuffle, deal and legal random play through [`Round`], once with
//! every action checked as one from outside is, and once without a second check.
//!
//! The items in the printed table are rounds: `640 Kitem/s` are 640,000 rounds a second.

use std::fmt;

use divan::Bencher;
use divan::counter::ItemsCount;
use domino_rules::{Deal, Round, Rules, Variant};
use domino_tiles::TileSet;

/// Rounds in one measured run.
const N_ROUNDS: u32 = 1_000;

/// What is measured: a built-in game, TOML lines over it, and a number of players.
struct Table(&'static str, &'static str, usize);

const TABLES: [Table; 13] = [
    Table("block", "hand = 7", 4),
    Table("draw", "", 2),
    Table("draw", "", 4),
    Table("boxed", "", 2),
    Table("boxed", "", 4),
    Table("boxed", "set = 9", 6),
    Table("snake", "", 3),
    Table("penalty", "", 2),
    Table("beginners", "", 3),
    Table("hungarian", "", 4),
    Table("block", "", 2),
    Table("table", "table = \"unbounded\"", 2),
    Table("table", "", 2),
];

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Table(name, lines, n_players) = self;
        let comma = if lines.is_empty() { "" } else { ", " };
        write!(f, "{name}, {n_players} players{comma}{lines}")
    }
}

impl Table {
    fn rules(&self) -> Rules {
        let Table(name, lines, n_players) = *self;
        let variant = Variant::builtin(name).map(|variant| variant.with_toml(lines));
        let variant = variant.expect("the game is built in").expect("the lines fit it");
        Rules::new(variant, n_players).expect("so many can play it")
    }
}

fn main() {
    divan::main();
}

#[divan::bench(args = TABLES, sample_count = 100, sample_size = 1)]
fn random_play(bencher: Bencher<'_, '_>, table: &Table) {
    bench(bencher, table, |round, random| {
        let legal = round.legal_actions();
        let Some(action) = legal.nth(below(random, legal.len())) else { return false };
        round.play(action).expect("a legal action can be played");
        true
    });
}

#[divan::bench(args = TABLES, sample_count = 100, sample_size = 1)]
fn random_choices(bencher: Bencher<'_, '_>, table: &Table) {
    bench(bencher, table, |round, random| {
        let choices = round.choices();
        let place = below(random, choices.legal().len());
        choices.play(place, &mut ()).is_some()
    });
}

/// Measures whole rounds; `act` plays one action at random, and says whether there was one.
fn bench(
    bencher: Bencher<'_, '_>,
    table: &Table,
    act: impl Fn(&mut Round, &mut u32) -> bool + Sync,
) {
    let rules = table.rules();
    bencher.counter(ItemsCount::new(N_ROUNDS)).bench(|| {
        let mut random = 0x2545_f491;
        (1..=N_ROUNDS).map(|number| play_round(&rules, number, &mut random, &act)).sum::<usize>()
    });
}

/// Plays one round at random and gives the tiles that are left.
fn play_round(
    rules: &Rules,
    number: u32,
    random: &mut u32,
    act: &impl Fn(&mut Round, &mut u32) -> bool,
) -> usize {
    let deal = Deal::from_seed(rules, 42, number);
    let start = rules.start(deal.hands(), None, Some(42)).expect("somebody leads");
    let mut round = Round::new(rules, &deal, start).expect("the deal is that of the rules");
    while act(&mut round, random) {}
    round.hands().values().map(TileSet::len).sum()
}

/// A number below `n` by a small fast generator (xorshift), which is not what is measured.
fn below(random: &mut u32, n: usize) -> usize {
    *random ^= *random << 13;
    *random ^= *random >> 17;
    *random ^= *random << 5;
    (*random as usize * n) >> 32
}
