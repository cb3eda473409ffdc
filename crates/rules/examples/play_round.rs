//! Plays one round in which every seat lays its heaviest tile, and tells what happens and what it is
//! worth.
//!
//! `cargo run -p domino-rules --example play_round -- draw 3 42`
#![allow(clippy::disallowed_methods)] // an example is a program
#![allow(clippy::print_stdout)] // an example shows what it does

use std::error::Error;

use domino_rules::{Action, Event, LaidBy, Match, Rules, Team, Variant, View};
use domino_tiles::Tile;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "draw".to_owned());
    let n_players = arguments.next().map_or(Ok(3), |text| text.parse())?;
    let seed = arguments.next().map_or(Ok(42), |text| text.parse())?;

    let rules = Rules::new(Variant::builtin(&name)?.clone(), n_players)?;
    let mut game = Match::new(rules);
    let mut events = Vec::new();
    game.start_round(seed, &mut events)?;
    while let Some(round) = game.round().filter(|round| round.ending().is_none()) {
        // A player sees its view, never the round.
        let mover = round.mover();
        let Some(action) = heaviest(&round.view(Some(mover))) else { break };
        game.play_as(mover, action, &mut events)?;
    }
    events.iter().for_each(tell);
    Ok(())
}

/// The tile with the most pips that can be laid, or what else is left to do.
fn heaviest(view: &View) -> Option<Action> {
    let legal = view.legal_actions();
    let lays = legal.iter().filter(|action| action.tile().is_some());
    lays.max_by_key(|action| action.tile().map(Tile::n_pips)).or_else(|| legal.nth(0))
}

fn tell(event: &Event) {
    match event {
        Event::Dealt(dealt) => {
            for (seat, tiles) in dealt.hands.iter() {
                println!("{seat} holds {tiles}");
            }
            println!("{} in the boneyard, {} out of play", dealt.boneyard.len(), dealt.dead.len());
        }
        Event::Placed { by: LaidBy::Seat(seat), tile, end: Some(end), .. } => {
            println!("{seat} lays {tile} at the {end} end");
        }
        Event::Placed { by: LaidBy::Seat(seat), tile, .. } => println!("{seat} leads {tile}"),
        Event::Drew { seat, tiles, .. } => println!("{seat} draws {tiles}"),
        Event::Passed { seat, .. } => println!("{seat} passes"),
        Event::RoundOver(result) => {
            let winners: Vec<String> = result.winners.iter().map(Team::to_string).collect();
            println!("{}; won by {}", result.ending, winners.join(" and "));
        }
        Event::Scored(scored) => {
            for term in &scored.terms {
                println!("{}: {:+} for {:?}", term.team, term.points, term.kind);
            }
        }
        _ => {}
    }
}
