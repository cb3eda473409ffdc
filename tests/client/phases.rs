//! C77: every command works wherever the match stands.

use domino_repl::{COMMANDS, Catalog, Id, Input, Lang, Output, Pacing};

use crate::desk::{Desk, piped, prompted, with_hands};

/// Commands that change what is on the table, or leave.
const CHANGING: [&str; 8] = ["next", "quit", "new", "undo", "redo", "draw", "pass", "load"];

/// Types every command that leaves the match as it is, and asks for help about each.
fn try_all(desk: &mut Desk, phase: &str) {
    let before = desk.game().clone();
    let catalog = Catalog::new(Lang::En);
    for spec in &COMMANDS {
        let name = spec.names[0];
        let page = desk.line(&format!("help {name}"));
        assert!(page.starts_with(&spec.usage_in(&catalog)), "{phase}: {page}");
        if CHANGING.contains(&name) {
            continue;
        }
        for typed in [name.to_owned(), format!("{name} 6-4"), format!("{name} \u{1f063} x,y")] {
            let told = desk.line(&typed);
            assert!(!told.trim().is_empty() || name == "save", "{phase}: {typed}");
            assert!(matches!(desk.last, Output::Ask { .. } | Output::Next), "{phase}: {typed}");
        }
    }
    assert_eq!(desk.game(), &before, "{phase}");
}

#[test]
fn c77_every_command_in_every_phase() {
    let mut desk = Desk::new("block", "human,heavy", 3, prompted());
    try_all(&mut desk, "before the deal");
    desk.feed(Input::Start);
    try_all(&mut desk, "to play");
    desk.line("1");
    try_all(&mut desk, "with tiles on the table");
    desk.play_round();
    try_all(&mut desk, "between rounds");
    desk.play_match();
    try_all(&mut desk, "after the match");
}

#[test]
fn c77_every_command_after_going_out_and_after_a_block() {
    let block = "based-on = \"block\"";
    let mut desk = with_hands(block, "6-6 6-5", ["5-5", "6-4 0-0"], "");
    assert!(desk.line("5-5").contains("A Ada is out."));
    try_all(&mut desk, "after going out");

    let mut desk = with_hands(block, "6-6 6-5", ["5-4 0-0", "3-3 1-1"], "");
    assert!(desk.line("5-4").contains("The round is blocked."));
    try_all(&mut desk, "after a block");
}

#[test]
fn an_action_out_of_season_is_told_so() {
    let mut desk = Desk::new("block", "human,heavy", 3, prompted());
    assert_eq!(desk.line("6-6"), "No tiles have been dealt yet.\n");
    desk.feed(Input::Start);
    assert!(desk.line("next").contains("to play"));
    desk.play_round();
    assert!(desk.line("6-6").contains("`next` goes on"));
    assert!(desk.line("1").contains("`next` goes on"));
    desk.play_match();
    assert_eq!(desk.line("6-6"), "The match is over.\n");
    assert_eq!(desk.line("next"), "The match is over.\n");
}

#[test]
fn at_a_terminal_a_round_waits_for_enter() {
    let mut desk = Desk::new("block", "human,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.play_round();
    assert_eq!(desk.last, Output::Ask { prompt: "Enter for round 2> ".to_owned() });
    assert!(desk.line("").contains("Round 2"));
    desk.play_round();
    assert!(desk.line("next").contains("Round 3"));
}

#[test]
fn from_a_pipe_a_round_waits_for_nothing_and_the_rest_of_a_script_ends_it() {
    let mut desk = Desk::started("block", "human,heavy", 3);
    desk.play_round();
    assert_eq!(desk.last, Output::Next);
    desk.play_match();
    assert!(desk.line("score").contains("Standings: "));
    assert_eq!(desk.line("1"), "");
    assert_eq!(desk.last, Output::Quit);
}

#[test]
fn the_end_of_input_leaves_the_match() {
    let mut desk = Desk::started("block", "human,heavy", 3);
    assert_eq!(desk.feed(Input::End), "");
    assert_eq!(desk.last, Output::Quit);
}

#[test]
fn ctrl_c_asks_and_a_second_one_leaves() {
    let mut desk = Desk::new("block", "human,heavy", 3, prompted());
    desk.feed(Input::Start);
    for _ in 0..2 {
        assert_eq!(desk.feed(Input::Interrupt), "Ctrl-C once more leaves; Enter goes on.\n");
        assert!(matches!(desk.last, Output::Ask { .. }));
        desk.line("hand");
    }
    desk.feed(Input::Interrupt);
    desk.feed(Input::Interrupt);
    assert_eq!(desk.last, Output::Quit);
}

#[test]
fn seats_without_a_human_play_the_match_out() {
    for pacing in [Pacing::Wait, Pacing::Straight] {
        let mut settings = piped(80);
        settings.pacing = pacing;
        let mut desk = Desk::new("boxed", "steady,heavy,random", 3, settings);
        let mut input = Input::Start;
        while desk.last != Output::Quit {
            desk.feed(std::mem::replace(&mut input, Input::Next));
            assert!(matches!(desk.last, Output::Next | Output::Quit));
        }
        assert!(desk.game().result().is_some());
    }
}

#[test]
fn several_humans_are_told_whose_turn_it_is_and_see_no_draw_of_another() {
    let hands = ["2-2 1-1", "3-3 4-1"];
    let mut desk = with_hands("based-on = \"draw\"", "5-5 6-5", hands, "4-0 6-2");
    let Output::Ask { prompt } = &desk.last else { panic!("{:?}", desk.last) };
    assert_eq!(prompt, "A Ada> ");
    let told = desk.line("draw");
    assert!(told.contains("A Ada: draws 1 tile (ends 5, 6)\n"), "{told}");
    desk.line("draw");
    desk.line("6-2");
    let Output::Ask { prompt } = &desk.last else { panic!("{:?}", desk.last) };
    assert_eq!(prompt, "B Bob> ");
    assert!(desk.line("hand").starts_with("B Bob holds 2 tiles: 3-3 4-1"));
}

/// The width of the window is told before each line; what is shown does not depend on it.
#[test]
fn the_same_width_once_more_changes_nothing() {
    let mut desk = Desk::started("block", "human,heavy", 3);
    let moves = desk.line("moves");
    desk.session.set_size(80, usize::MAX);
    assert_eq!(desk.line("moves"), moves);
    desk.session.set_size(81, usize::MAX);
    desk.session.set_size(80, usize::MAX);
    assert_eq!(desk.line("moves"), moves);
}

/// Somebody who has typed something stays, whoever plays the match that is on the table.
#[test]
fn a_match_without_humans_that_was_loaded_does_not_end_the_session() {
    let mut bots = Desk::new("block", "steady,heavy", 3, piped(80));
    bots.feed(Input::Start);
    bots.play_match();
    let bytes = Ok(bots.session.record().as_bytes().to_vec());
    let mut desk = Desk::new("block", "human,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.line("load bots.domino");
    desk.feed(Input::Loaded { id: Id(1), label: "bots.domino".to_owned(), bytes });
    assert!(desk.game().result().is_some());
    assert_eq!(desk.prompt(), "Enter for a rematch> ");
}
