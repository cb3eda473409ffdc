//! Humans who share a terminal: the keyboard is passed on before a hand is shown.

use domino_record::{Logged, read};
use domino_repl::{Curtain, Input, Output, Settings};
use domino_rules::Event;

use crate::desk::{Desk, prompted, wide};

fn desk(seats: &str) -> Desk {
    let mut desk = Desk::new("draw", seats, 3, prompted());
    desk.feed(Input::Start);
    desk
}

#[test]
fn a_hand_is_shown_only_after_enter() {
    let mut desk = desk("human:Ada,human:Bob");
    assert_eq!(desk.prompt(), "Pass to A Ada, then Enter> ");
    let before = desk.game().clone();
    for typed in ["hand", "moves", "1", "6-6"] {
        let told = desk.line(typed);
        assert_eq!(told, "The keyboard is for A Ada; Enter shows the hand.\n", "{typed}");
    }
    for typed in ["help", "table", "log", "score", "rules", "next"] {
        let told = desk.line(typed);
        assert!(!told.contains("must lead"), "{typed}: {told}");
        assert_eq!(desk.prompt(), "Pass to A Ada, then Enter> ", "{typed}");
    }
    assert_eq!(desk.game(), &before);
    assert!(desk.line("").contains("A Ada must lead 6-6"));
    assert_eq!(desk.prompt(), "A Ada> ");
    assert!(desk.line("hand").starts_with("A Ada holds 7 tiles: "));
}

/// What is shown while everybody may look, and what only the one who has the keyboard sees.
#[derive(Default)]
struct Shown {
    public: String,
    private: String,
}

/// Plays a match and keeps apart what was shown before and behind the curtain.
fn shown(mut desk: Desk) -> (Desk, Shown) {
    let (mut shown, mut is_private) = (Shown::default(), false);
    while desk.game().result().is_none() {
        let typed = match desk.prompt() {
            asked if asked.starts_with("Pass") || asked.starts_with("Enter") => "",
            _ => "1",
        };
        for output in desk.session.feed(Input::Line(typed.to_owned())) {
            match output {
                Output::Curtain(curtain) => is_private = curtain == Curtain::Private,
                Output::Text(text) if is_private => shown.private += &text,
                Output::Text(text) => shown.public += &text,
                last => desk.last = last,
            }
        }
    }
    assert!(!is_private, "after the match everybody may look");
    (desk, shown)
}

/// Scrolling up shows no one's tiles, and still the whole story.
#[test]
fn hands_are_shown_behind_the_curtain_and_the_story_before_it() {
    for (game, seats) in [
        ("draw", "human:Ada,human:Bob"),
        ("draw", "human:Ada,steady,human:Cleo"),
        ("hungarian", "human:Ada,human:Bob,random"),
        ("beginners", "human:Ada,human:Bob"),
    ] {
        // No line is broken, so that both tellings have the same.
        let settings = Settings { style: wide(1000), ..prompted() };
        let mut desk = Desk::new(game, seats, 3, settings);
        let start = desk.feed(Input::Start);
        let (desk, shown) = shown(desk);
        assert!(shown.private.contains(" to play, "), "{game}");
        for hand in [" to play", " to lead", " must lead", " to go on", " tiles: "] {
            assert!(!shown.public.contains(hand), "{game}: {}", shown.public);
        }
        // Everything that was done is told.
        let record = read(desk.session.record().as_bytes()).unwrap();
        let public = start + &shown.public;
        let rounds = public.split("\nRound ").skip(1);
        let is_start = |logged: &Logged| matches!(logged.event, Event::RoundStarted { .. });
        let events = record.events().split(is_start).skip(1);
        for (told, events) in rounds.zip(events) {
            let told = told.replace(char::is_whitespace, " ");
            let mut n_passes = 0;
            for logged in events {
                match &logged.event {
                    Event::Placed { tile, .. } => {
                        assert!(told.contains(&format!(" {tile}")), "{game}, {tile}: {told}");
                    }
                    Event::Passed { .. } => n_passes += 1,
                    _ => {}
                }
            }
            assert_eq!(told.matches(" passes (").count(), n_passes, "{game}: {told}");
        }
    }
}

#[test]
fn the_next_human_is_told_what_happened_since_the_last_turn() {
    let mut desk = desk("human:Ada,steady,human:Cleo");
    desk.line("");
    let outputs = desk.session.feed(Input::Line("1".to_owned()));
    assert_eq!(outputs[0], Output::Curtain(Curtain::Public));
    let Output::Text(told) = &outputs[1] else { panic!("{outputs:?}") };
    assert!(
        told.starts_with("A Ada: leads 6-6\nB steady: ") && !told.contains("to play"),
        "{told}"
    );

    let outputs = desk.session.feed(Input::Line(String::new()));
    assert_eq!(outputs[0], Output::Curtain(Curtain::Private));
    let Output::Text(told) = &outputs[1] else { panic!("{outputs:?}") };
    assert!(told.contains("A Ada: leads 6-6   B steady: "), "{told}");
    assert!(told.contains("C Cleo to play, "), "{told}");
}

#[test]
fn whoever_goes_on_or_plays_alone_need_not_pass_the_keyboard_on() {
    let mut alone = desk("human:Ada,steady");
    assert_eq!(alone.prompt(), "A Ada> ");
    alone.line("1");
    assert_eq!(alone.prompt(), "A Ada> ");

    let mut run = Desk::new("hungarian", "human,human", 47, prompted());
    run.feed(Input::Start);
    run.line("");
    let first = run.prompt().to_owned();
    assert!(run.line("1").contains("to play"), "a turn of several tiles");
    assert_eq!(run.prompt(), first);
}

#[test]
fn each_round_begins_with_nobody_at_the_keyboard() {
    let mut desk = desk("human:Ada,human:Bob");
    while desk.game().is_round_on() {
        let typed = if desk.prompt().starts_with("Pass") { "" } else { "1" };
        desk.line(typed);
    }
    assert_eq!(desk.prompt(), "Enter for round 2> ");
    let told = desk.line("");
    assert!(told.contains("Round 2") && !told.contains("to lead"), "{told}");
    assert!(desk.prompt().starts_with("Pass to "));
}

/// What is done again can end a round and deal the next: a hand that was on the screen is put away.
#[test]
fn a_hand_is_put_away_when_a_deal_is_done_again() {
    let mut desk = Desk::new("draw", "human:Ada,human:Bo,steady:Cy", 1, prompted());
    let mut is_private = false;
    let mut n_done = 0;
    desk.feed(Input::Start);
    let mut feed = |desk: &mut Desk, line: &str| {
        for output in desk.session.feed(Input::Line(line.to_owned())) {
            match output {
                Output::Curtain(curtain) => is_private = curtain == Curtain::Private,
                Output::Text(_) | Output::Keep(_) => {}
                last => desk.last = last,
            }
        }
        let is_for_all = desk.prompt().starts_with("Pass to") || desk.prompt().starts_with("Enter");
        assert_eq!(is_private, !is_for_all, "{line}: {}", desk.prompt());
    };
    while desk.game().result().is_none() && n_done < 3 {
        let n_rounds = desk.game().n_rounds();
        let is_asked = desk.prompt().starts_with("Pass") || desk.prompt().starts_with("Enter");
        feed(&mut desk, if is_asked { "" } else { "1" });
        if desk.game().n_rounds() > n_rounds {
            for line in ["undo", "", "redo"] {
                feed(&mut desk, line);
            }
            n_done += 1;
        }
    }
    assert_eq!(n_done, 3, "three deals were done again");
}
