//! A match between built-in players: `duel VARIANT SEED PLAYER PLAYER…` prints the totals.
//!
//! `cargo run -p domino-players --example duel -- boxed 7 steady random heavy`
#![allow(clippy::disallowed_methods)] // an example is a program

use std::error::Error;
use std::process::ExitCode;

use domino_players::{Driver, Players, Registry};
use domino_rules::{Match, Rules, Variant};

const USAGE: &str = "usage: duel VARIANT SEED PLAYER PLAYER…";

#[allow(clippy::print_stderr)] // an example is a program
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

#[allow(clippy::print_stdout)] // an example shows its result
fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let [variant, seed, names @ ..] = arguments else { return Err(USAGE.into()) };
    let registry = Registry::default();
    let seed = seed.parse().map_err(|error| format!("seed `{seed}`: {error}"))?;
    let rules = Rules::new(Variant::builtin(variant)?.clone(), names.len())?;
    let players: Result<Players, _> =
        names.iter().map(|name| registry.player(name).map(Some)).collect();
    let mut driver = Driver::new(Match::new(rules), seed, players?)?;
    driver.play_match(&mut ())?;
    for ((team, points), name) in driver.game().totals().iter().zip(names) {
        println!("{team} {name} {points}");
    }
    println!("after {} rounds: {:?}", driver.game().n_rounds(), driver.game().result());
    Ok(())
}
