//! The record of a session: kept, taken up after any line, and told again.

use std::convert::Infallible;

use domino_record::{Writer, check, read};
use domino_repl::{Input, Keep, Output, Settings, replay, replay_by_rounds};
use domino_rules::{EventSink as _, Seat, Variant};

use crate::desk::{Desk, piped, wide, with_hands};

/// A match in which a human takes the first action wherever there is a choice, as text and as record.
fn played(game: &str, seats: &str) -> (String, String) {
    let mut desk = Desk::new(game, seats, 7, Settings::default());
    let text = desk.feed(Input::Start) + &desk.play_match();
    (text, desk.session.record().to_owned())
}

#[test]
fn a_record_is_told_in_the_words_in_which_it_was_played() {
    for game in Variant::builtin_names() {
        for seats in ["human:Ada,heavy", "heavy,random", "human,human:Bob"] {
            let (text, record) = played(game, seats);
            assert_eq!(
                replay(&read(record.as_bytes()).unwrap(), &wide(80)),
                text,
                "{game} {seats}"
            );
            let (checked, mut by_rounds) = (check(record.as_bytes()).unwrap(), String::new());
            let told = replay_by_rounds(&checked, &wide(80), |part| -> Result<(), Infallible> {
                by_rounds += part;
                Ok(())
            });
            assert!(told.is_ok() && by_rounds == text, "{game} {seats}");
        }
    }
}

#[test]
fn a_match_from_a_position_is_told_again_too() {
    let hands = ["4-3 3-2 6-1", "6-6 2-2 5-5"];
    let mut desk = with_hands("based-on = \"hungarian\"\nrounds = 1", "6-5 5-4", hands, "");
    desk.play_match();
    let record = read(desk.session.record().as_bytes()).unwrap();
    let told = replay(&record, &wide(80));
    assert!(told.contains("The round starts from a set position; A Ada to play."), "{told}");
    assert!(told.contains("A Ada: 4-3 right") && told.contains("The match is over"), "{told}");
}

/// What a seat, or the public, kept of a match is told in the same words, as far as it knew.
#[test]
fn a_view_is_told_without_what_the_viewer_never_knew() {
    for (game, viewer) in [("draw", Some(Seat::FIRST)), ("boxed", None), ("snake", None)] {
        let mut desk = Desk::new(game, "human:Ada,heavy", 7, piped(1000));
        let text = desk.feed(Input::Start) + &desk.play_match();
        let record = read(desk.session.record().as_bytes()).unwrap();
        let mut view = Writer::seen_by(record.rules().unwrap(), record.seats().unwrap(), viewer);
        record.events().iter().for_each(|logged| view.event(&logged.event));
        let told = replay(&read(view.text().as_bytes()).unwrap(), &wide(1000));

        assert!(told.contains("The match is over"), "{game}: {told}");
        assert!(!told.contains("to play"), "{game}: there is no turn to look into: {told}");
        // The first line lacks the seed; sums lack their terms, and the public the drawn tiles.
        let mut rest = text.as_str();
        for line in told.lines().skip(1) {
            let known = line.split(" draws ").next().unwrap();
            let (_, behind) = rest.split_once(known).unwrap_or_else(|| panic!("{game}: {line}"));
            rest = behind;
        }
        for line in told.lines().filter(|line| line.contains(" draws ")) {
            let is_seen = line.starts_with('A') && viewer.is_some();
            assert_eq!(!line.contains("tile"), is_seen, "{game}: {line}");
        }
    }
}

/// C43, at the keyboard: whatever line a record is cut after, the match that goes on is the same.
#[test]
fn c43_a_match_that_is_taken_up_after_any_line_goes_on_as_it_would_have() {
    for game in ["penalty", "hungarian", "boxed"] {
        let (_, whole) = played(game, "human:Ada,random");
        let ends = whole.match_indices('\n').map(|(at, _)| at + 1);
        let (start, _) = whole.match_indices("round 1 ").next().unwrap();
        for end in ends.filter(|end| *end > start) {
            let mut desk = Desk::resumed(&whole[..end], piped(80));
            desk.play_match();
            assert_eq!(desk.session.record(), whole, "{game} cut after {end} bytes");
        }
    }
}

#[test]
fn a_match_that_is_taken_up_shows_the_round_so_far() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 7);
    desk.line("1");
    let log = desk.line("log");
    let mut again = Desk::resumed(desk.session.record(), piped(80));
    assert_eq!(again.line("log"), log);
    assert_eq!(again.line("moves"), desk.line("moves"));
}

#[test]
fn the_record_is_handed_out_line_by_line_after_every_action() {
    let mut desk = Desk::new("block", "human,heavy", 3, piped(80));
    let (mut input, mut kept) = (Input::Start, String::new());
    while desk.game().result().is_none() {
        for output in desk.session.feed(input) {
            match output {
                Output::Keep(Keep::Match { from: None, name, text }) => {
                    assert_eq!((name.as_str(), kept.as_str()), ("block-3", ""));
                    kept = text;
                }
                Output::Keep(Keep::Lines(text)) => kept += &text,
                Output::Keep(other) => panic!("{other:?}"),
                _ => {}
            }
        }
        assert_eq!(kept, desk.session.record());
        let is_on = desk.game().is_round_on();
        input = if is_on { Input::Line("1".to_owned()) } else { Input::Next };
    }
}

#[test]
fn save_names_its_file_and_holds_the_record() {
    let mut desk = Desk::started("block", "human,heavy", 3);
    for (typed, file) in [("save", "block-3.domino"), ("save My game.txt ", "My game.txt")] {
        let outputs = desk.session.feed(Input::Line(typed.to_owned()));
        let bytes = desk.session.record().as_bytes().to_vec();
        assert_eq!(outputs[0], Output::Save { name: file.to_owned(), bytes });
    }
}
