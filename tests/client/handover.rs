//! Humans who share a terminal: the keyboard is passed on before a hand is shown.

use domino_repl::{Input, Output};

use crate::desk::{Desk, prompted};

fn desk(seats: &str) -> Desk {
    let mut desk = Desk::new("draw", seats, 3, prompted());
    desk.feed(Input::Start);
    desk
}

fn prompt(desk: &Desk) -> &str {
    match &desk.last {
        Output::Ask { prompt } => prompt,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hand_is_shown_only_after_enter() {
    let mut desk = desk("human:Ada,human:Bob");
    assert_eq!(prompt(&desk), "Pass to A Ada, then Enter> ");
    let before = desk.game().clone();
    for typed in ["hand", "moves", "1", "6-6"] {
        let told = desk.line(typed);
        assert_eq!(told, "The keyboard is for A Ada; Enter shows the hand.\n", "{typed}");
    }
    for typed in ["help", "board", "log", "score", "rules", "next"] {
        let told = desk.line(typed);
        assert!(!told.contains("to lead with"), "{typed}: {told}");
        assert_eq!(prompt(&desk), "Pass to A Ada, then Enter> ", "{typed}");
    }
    assert_eq!(desk.game(), &before);
    assert!(desk.line("").contains("A Ada to lead with 6-6"));
    assert_eq!(prompt(&desk), "A Ada> ");
    assert!(desk.line("hand").starts_with("A Ada holds 7 tiles: "));
}

#[test]
fn the_screen_is_cleared_and_what_the_next_human_missed_is_told() {
    let mut desk = desk("human:Ada,steady,human:Cleo");
    desk.line("");
    let outputs = desk.session.feed(Input::Line("1".to_owned()));
    assert_eq!(outputs[0], Output::Clear);
    let Output::Text(told) = &outputs[1] else { panic!("{outputs:?}") };
    assert!(told.starts_with("Round 1\n"), "{told}");
    let turns = "A Ada: leads 6-6\nB steady: ";
    assert!(told.contains(turns) && !told.contains("to play"), "{told}");

    desk.line("");
    let outputs = desk.session.feed(Input::Line("1".to_owned()));
    assert_eq!(outputs[0], Output::Clear);
    let Output::Text(told) = &outputs[1] else { panic!("{outputs:?}") };
    assert!(told.starts_with(turns), "since the last turn of A: {told}");
    assert!(told.lines().last().unwrap().starts_with("C Cleo: "), "{told}");
}

#[test]
fn whoever_goes_on_or_plays_alone_need_not_pass_the_keyboard_on() {
    let mut alone = desk("human:Ada,steady");
    assert_eq!(prompt(&alone), "A Ada> ");
    alone.line("1");
    assert_eq!(prompt(&alone), "A Ada> ");

    let mut run = Desk::new("hungarian", "human,human", 47, prompted());
    run.feed(Input::Start);
    run.line("");
    let first = prompt(&run).to_owned();
    assert!(run.line("1").contains("to play"), "a turn of several tiles");
    assert_eq!(prompt(&run), first);
}

#[test]
fn each_round_begins_with_nobody_at_the_keyboard() {
    let mut desk = desk("human:Ada,human:Bob");
    while desk.game().is_round_on() {
        let typed = if prompt(&desk).starts_with("Pass") { "" } else { "1" };
        desk.line(typed);
    }
    assert_eq!(prompt(&desk), "Enter for round 2> ");
    let told = desk.line("");
    assert!(told.contains("Round 2") && !told.contains("to lead"), "{told}");
    assert!(prompt(&desk).starts_with("Pass to "));
}
