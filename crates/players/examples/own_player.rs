//! A player of one's own in ten lines, in a match against a built-in one.

use domino_players::{Builtin, Driver, Player, Stop};
use domino_rules::{Action, Match, Rules, Variant, View};
use domino_tiles::{Stream, Tile};

/// Keeps its heavy tiles for later.
#[derive(Debug)]
struct Light;

impl Player for Light {
    fn name(&self) -> &'static str {
        "light"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
        let legal = view.legal_actions();
        let lightest = legal.iter().min_by_key(|action| action.tile().map_or(99, Tile::n_pips));
        lightest.unwrap_or(Action::Pass)
    }
}

#[allow(clippy::print_stdout)] // an example shows its result
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
    let players: [Box<dyn Player>; 2] = [Box::new(Light), Builtin::Random.player()];
    let players = players.into_iter().map(Some).collect();
    let mut driver = Driver::new(Match::new(rules), 42, players)?;
    driver.play_match(&mut ())?;
    for (team, points) in driver.game().totals().iter() {
        println!("{team} {points}");
    }
    Ok(())
}
