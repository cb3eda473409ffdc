//! A match between built-in players: `duel VARIANT SEED PLAYER PLAYER…` prints the totals.
//!
//! `cargo run -p domino-players --example duel -- boxed 7 steady random heavy`
#![allow(clippy::disallowed_methods)] // an example is a program

use std::error::Error;
use std::process::ExitCode;

use domino_players::{Builtin, Driver, Players};
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
    let builtins = names.iter().map(|name| name.parse()).collect::<Result<Vec<Builtin>, _>>()?;
    let seed = seed.parse().map_err(|error| format!("seed `{seed}`: {error}"))?;
    let rules = Rules::new(Variant::builtin(variant)?.clone(), builtins.len())?;
    let players: Players = builtins.iter().map(|builtin| Some(builtin.player())).collect();
    let mut driver = Driver::new(Match::new(rules), seed, players)?;
    driver.play_match(&mut ())?;
    for ((team, points), builtin) in driver.game().totals().iter().zip(builtins) {
        println!("{team} {builtin} {points}");
    }
    println!("after {} rounds: {:?}", driver.game().n_rounds(), driver.game().result());
    Ok(())
}
