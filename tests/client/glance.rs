//! One turn is one glance: all that a seat on turn needs fits the screen, and nothing is told twice.

use domino_repl::{Input, Map, Pacing, Settings, Style, TileStyle};
use domino_rules::Variant;

use crate::desk::Desk;
use crate::typist::Typist;

/// Tables of two to six.
const TABLES: [&str; 5] = [
    "human:Ada,steady",
    "human:Ada,steady,heavy",
    "human:Ada,steady,heavy,random",
    "human:Ada,steady,heavy,random,random",
    "human:Ada,steady,heavy,random,random,random",
];

fn at_terminal(width: usize, height: usize, tiles: TileStyle) -> Settings {
    let style = Style { width, height, map: Map::On, tiles, ..Style::default() };
    Settings { style, pacing: Pacing::Wait, ..Settings::default() }
}

/// A desk whose answers are measured: the screen of a turn is what follows the last blank line.
fn measured(game: &str, seats: &str, seed: u64, settings: Settings) {
    let Style { width, height, .. } = settings.style.clone();
    let mut desk = Desk::new(game, seats, seed, settings);
    let mut typist = Typist::new(seed);
    desk.feed(Input::Start);
    desk.line("");
    for _ in 0..120 {
        if !desk.game().is_round_on() {
            desk.line("");
            continue;
        }
        let screen = desk.line("moves");
        let n_lines = screen.trim_start_matches('\n').lines().count();
        // The prompt stands below.
        assert!(n_lines < height, "{game}, {seats}, {width} x {height}: {n_lines} lines\n{screen}");
        for line in screen.lines() {
            assert!(line.chars().count() <= width, "{game}, {seats}, {width}: {line}");
        }
        desk.line(&(1 + typist.below(3)).to_string());
    }
}

#[test]
fn finding_d5_a_turn_fits_the_screen_in_every_game_at_every_size() {
    for game in Variant::builtin_names() {
        for (seed, seats) in (0..).zip(TABLES.iter().filter(|seats| Desk::seats_fit(game, seats))) {
            for (width, height) in [(80, 24), (120, 24), (80, 40), (120, 40), (40, 40)] {
                for tiles in [TileStyle::Ascii, TileStyle::Box, TileStyle::Glyph] {
                    measured(game, seats, seed, at_terminal(width, height, tiles));
                }
            }
        }
    }
}
