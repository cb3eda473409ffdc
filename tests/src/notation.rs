//! Reading seats, tiles and actions out of a test's text.

use domino_rules::{Action, Seat};
use domino_tiles::Tile;

/// The seat of a letter.
#[track_caller]
pub fn seat(letter: char) -> Seat {
    letter.to_string().parse().unwrap()
}

/// A tile such as `6-4`.
#[track_caller]
pub fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Tiles with blanks between, `-` for none.
#[track_caller]
pub fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().filter(|word| *word != "-").map(tile).collect()
}

/// One action: `6-4`, `6-4 left`, `6-4 left n`, `draw` or `pass`.
#[track_caller]
pub fn action(text: &str) -> Action {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["draw"] => Action::Draw,
        ["pass"] => Action::Pass,
        [lead] => Action::Lead { tile: tile(lead) },
        [play, end] => Action::play(tile(play), end.parse().unwrap()),
        [play, end, heading] => Action::Play {
            tile: tile(play),
            end: end.parse().unwrap(),
            heading: Some(heading.parse().unwrap()),
        },
        _ => panic!("{text:?} is no action"),
    }
}

/// Actions with commas between, `-` for none.
#[track_caller]
pub fn actions(text: &str) -> Vec<Action> {
    if text == "-" { Vec::new() } else { text.split(',').map(action).collect() }
}
