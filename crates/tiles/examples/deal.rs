//! Deals the double-six set to four hands, the same for the same seed.
//!
//! ```text
//! cargo run -p domino-tiles --example deal -- 42
//! ```
#![allow(clippy::disallowed_methods)] // an example is a program

// An example talks to the person who runs it.
#![allow(clippy::print_stderr)]

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

use domino_tiles::{DominoSet, Stream, Tile, TileSet};

const USAGE: &str = "usage: deal SEED [ROUND]";

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    let (seed, round) = match read_args(&args) {
        Ok(numbers) => numbers,
        Err(error) => {
            eprintln!("error: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match write_deal(&mut io::stdout().lock(), seed, round) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Reads the seed, and the number of the round if it is given.
fn read_args(args: &[OsString]) -> Result<(u64, u64), String> {
    match args {
        [seed] => Ok((read_number("seed", seed, 0..=u64::MAX)?, 1)),
        [seed, round] => Ok((
            read_number("seed", seed, 0..=u64::MAX)?,
            read_number("round", round, 1..=u32::MAX.into())?,
        )),
        [] => Err("a seed is needed".to_owned()),
        _ => Err("too many arguments".to_owned()),
    }
}

/// Reads a number of ASCII digits only: no sign, no blanks, no other base.
fn read_number(name: &str, text: &OsStr, allowed: RangeInclusive<u64>) -> Result<u64, String> {
    text.to_str()
        .filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        .and_then(|text| text.parse().ok())
        .filter(|number| allowed.contains(number))
        .ok_or_else(|| {
            let (least, most) = allowed.into_inner();
            format!("the {name} is a number from {least} to {most}, not `{}`", text.display())
        })
}

/// Writes the deal of this round, one hand a line, each in canonical order.
fn write_deal(out: &mut impl Write, seed: u64, round: u64) -> io::Result<()> {
    let mut tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
    // Deals have purpose 0, so the stream is the number of the round.
    Stream::new(seed, round).shuffle(&mut tiles);
    for (hand, seat) in tiles.chunks(tiles.len() / 4).zip('A'..) {
        let hand: TileSet = hand.iter().copied().collect();
        writeln!(out, "{seat}: {hand} ({} pips)", hand.n_pips())?;
    }
    out.flush()
}
