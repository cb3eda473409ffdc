//! One round of every variant as it is told.
//!
//! A human always takes the first action of the list. The others are the built-in player `heavy`,
//! whose choices can be told from the tiles alone. Each seed gives a short round that shows what the
//! game is about.

use domino_repl::Input;

use crate::desk::{Desk, piped, prompted};

fn round(game: &str, seats: &str, seed: u64) -> String {
    let mut desk = Desk::new(game, seats, seed, piped(80));
    desk.feed(Input::Start) + &desk.play_round()
}

#[test]
fn a_round_of_boxed() {
    insta::assert_snapshot!(round("boxed", "human:Ada,heavy", 36));
}

#[test]
fn a_round_of_snake() {
    insta::assert_snapshot!(round("snake", "human:Ada,heavy", 97));
}

#[test]
fn a_round_of_penalty() {
    insta::assert_snapshot!(round("penalty", "heavy,human:Ada", 993));
}

/// The last turns of a round in which one draws as often as the rules allow, and passes.
#[test]
fn three_draws_and_a_pass_in_penalty() {
    let text = round("penalty", "human:Ada,heavy", 800);
    let (turns, _) = text.rmatch_indices("\n\n").nth(6).unwrap();
    insta::assert_snapshot!(text[turns..].trim_start());
}

#[test]
fn a_round_of_beginners() {
    insta::assert_snapshot!(round("beginners", "human:Ada,heavy,heavy,heavy", 11));
}

#[test]
fn a_round_of_hungarian() {
    insta::assert_snapshot!(round("hungarian", "human:Ada,heavy", 47));
}

#[test]
fn a_round_of_table() {
    insta::assert_snapshot!(round("table", "human:Ada,heavy", 758));
}

#[test]
fn a_round_of_block() {
    insta::assert_snapshot!(round("block", "human:Ada,heavy", 45));
}

#[test]
fn a_round_of_draw() {
    insta::assert_snapshot!(round("draw", "human:Ada,heavy,heavy,heavy", 54));
}

#[test]
fn the_end_of_a_match() {
    let mut desk = Desk::new("block", "random,heavy,random", 3, piped(80));
    desk.feed(Input::Start);
    let text = desk.play_match();
    let end = text.rfind("Round ").unwrap();
    insta::assert_snapshot!(&text[end..]);
}

#[test]
fn what_somebody_new_is_told() {
    let mut desk = Desk::lobby(vec![], prompted());
    let text = desk.feed(Input::Start) + "> Enter\n" + &desk.line("");
    insta::assert_snapshot!(text);
}

#[test]
fn help_and_the_rules_in_short() {
    let mut desk = Desk::started("beginners", "human,steady", 1);
    let pages = ["help", "help save", "help nonsense", "help scroe", "rules"];
    let text = pages.map(|line| format!("> {line}\n{}", desk.line(line))).concat();
    insta::assert_snapshot!(text);
}
