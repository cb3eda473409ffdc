//! Reads a rules file and says in which keys it differs from the game that it is based on.
//!
//! `cargo run -p domino-rules --example own_rules -- FILE BASE`
#![allow(clippy::disallowed_methods)] // an example is a program
#![allow(clippy::print_stdout, clippy::print_stderr)] // an example shows what it does

use std::error::Error;
use std::process::ExitCode;

use domino_rules::Variant;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(file), Some(base)) = (arguments.next(), arguments.next()) else {
        return Err("give a rules file and the name of a built-in game".into());
    };
    let base = Variant::builtin(&base)?;
    let own = Variant::from_toml(&std::fs::read_to_string(file)?)?;
    for difference in base.differences(&own) {
        println!("{}: {} instead of {}", difference.key, difference.second, difference.first);
    }
    println!("fingerprint {}", own.fingerprint());
    Ok(())
}
