//! Switches that are thrown in the middle of a round lose nothing of its story.

use domino_repl::{Curtain, Input, Output};
use domino_rules::Round;
use domino_tiles::TileSet;

use crate::desk::{Desk, piped, prompted};
use crate::typist::Typist;

/// Matches of humans at one terminal.
const N_MATCHES: u64 = 24;

/// Lines typed in each match.
const N_LINES: usize = 250;

/// What is typed between actions; `lang en` tells the round once more in the words in use.
const SWITCHES: [&str; 7] = ["lang en", "plain on", "plain off", "log", "undo", "redo", "auto on"];

/// Whether somebody is asked for an action, as in `A Ada> `.
fn is_turn(last: &Output) -> bool {
    let is_seat = |prompt: &str| prompt.starts_with(|seat| ('A'..='C').contains(&seat));
    matches!(last, Output::Ask { prompt } if is_seat(prompt))
}

/// Humans at one terminal; whoever takes the keyboard is told of every tile that others laid since.
#[test]
fn whoever_takes_the_keyboard_is_told_of_every_tile_laid_since() {
    let tables = [
        ("draw", "human:Ada,human:Bob"),
        ("hungarian", "human:Ada,human:Bob,random"),
        ("beginners", "human:Ada,random,human:Cleo"),
        ("penalty", "human:Ada,human:Bob"),
    ];
    for (seed, (game, seats)) in (0..N_MATCHES).zip(tables.into_iter().cycle()) {
        let mut desk = Desk::new(game, seats, seed, prompted());
        let mut typist = Typist::new(seed);
        desk.feed(Input::Start);
        // The round, the hand and the tiles on the table when each seat was last shown its hand.
        let mut seen = [(0, TileSet::EMPTY, 0); 3];
        for _ in 0..N_LINES {
            let is_turn = is_turn(&desk.last);
            let n_drawn = desk.game().round().map_or(0, |round| round.to_setup().position.drawn);
            let line = match typist.below(4) {
                _ if !is_turn => "",
                0 | 1 if n_drawn > 1 => "lang en",
                0 => typist.pick(&SWITCHES),
                _ => "1",
            };
            let mover = desk.game().round().map(Round::mover);
            let mut is_private = false;
            let mut told = String::new();
            for output in desk.session.feed(Input::Line(line.to_owned())) {
                match output {
                    Output::Curtain(curtain) => is_private = curtain == Curtain::Private,
                    Output::Text(text) if is_private => told += &text,
                    other => desk.last = other,
                }
            }
            let Some(round) = desk.game().round() else { continue };
            let (n, placed) = (desk.game().n_rounds(), round.table().layout().placed());
            let of_mover = &mut seen[round.mover().idx()];
            let (known_round, held, n_known) = *of_mover;
            if is_private {
                let n_known = if known_round == n { n_known } else { 0 };
                // The start tile was told to all before.
                let n_known = n_known.max((game == "penalty").into());
                let laid = placed.iter().skip(n_known).map(|placed| placed.tile);
                for tile in laid.filter(|tile| known_round < n || !held.contains(*tile)) {
                    assert!(
                        told.contains(&tile.to_string()),
                        "{game}, {seats}: {tile} line {line} in\n{told} {}",
                        desk.session.record()
                    );
                }
            }
            let goes_on = is_turn && mover == Some(round.mover());
            if goes_on || is_private {
                *of_mover = (n, round.hand(round.mover()), placed.len());
            }
        }
    }
}

/// The log tells the same after it was told once more.
#[test]
fn the_log_is_the_same_in_the_words_of_the_same_language() {
    for (game, seats) in [
        ("draw", "human:Ada,heavy"),
        ("hungarian", "human:Ada,heavy"),
        ("penalty", "human:Ada,heavy"),
        ("beginners", "human,human,heavy"),
    ] {
        let mut desk = Desk::new(game, seats, 3, piped(80));
        desk.feed(Input::Start);
        while desk.game().is_round_on() {
            let log = desk.line("log");
            desk.line("lang en");
            assert_eq!(desk.line("log"), log, "{game}, {seats}");
            desk.line("1");
        }
    }
}
