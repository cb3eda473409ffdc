//! The record of a session: kept, taken up after any line, and told again.

use domino_record::{Writer, read};
use domino_repl::{Eyes, Input, Keep, Moment, MomentError, Output, Settings};
use domino_rules::{Event, EventSink as _, Seat, Variant};

use crate::desk::{Desk, part_told, piped, told_again, wide, with_hands, without_numbers};

/// A match in which a human takes the first action wherever there is a choice, as text and as record.
fn played(game: &str, seats: &str) -> (String, String) {
    let mut desk = Desk::new(game, seats, 7, Settings { style: wide(1000), ..Settings::default() });
    let text = desk.feed(Input::Start) + &desk.play_match();
    (text, desk.session.record().to_owned())
}

#[test]
fn a_record_is_told_in_the_words_in_which_it_was_played() {
    for game in Variant::builtin_names() {
        for seats in ["human:Ada,heavy", "heavy,random", "human,human:Bob"] {
            let (text, record) = played(game, seats);
            let told = told_again(&record, &wide(1000));
            assert_eq!(without_numbers(&told), without_numbers(&text), "{game} {seats}");
        }
    }
}

#[test]
fn a_match_from_a_position_is_told_again_too() {
    let hands = ["4-3 3-2 6-1", "6-6 2-2 5-5"];
    let mut desk = with_hands("based-on = \"hungarian\"\nrounds = 1", "6-5 5-4", hands, "");
    desk.play_match();
    let told = told_again(desk.session.record(), &wide(80));
    assert!(told.contains("The round starts from a set position; A Ada to play."), "{told}");
    assert!(told.contains("1. A Ada: 4-3 right") && told.contains("The match is over"), "{told}");
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
        let told = without_numbers(&told_again(view.text(), &wide(1000)));
        let text = without_numbers(&text);

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

/// The numbers at the beginnings of the lines of a round.
fn numbers(told: &str) -> Vec<usize> {
    let number = |line: &str| line.split_once(". ")?.0.parse().ok();
    let round = told.split("The match is over").next().unwrap();
    round.lines().filter_map(number).collect()
}

#[test]
fn finding_d11_what_is_told_has_the_numbers_that_turn_counts() {
    for game in ["draw", "hungarian", "penalty", "table"] {
        let (_, record) = played(game, "heavy,random");
        let read = read(record.as_bytes()).unwrap();
        let n_actions = read
            .events()
            .iter()
            .take_while(|logged| !matches!(logged.event, Event::Scored(..)))
            .filter(|logged| logged.event.action().is_some())
            .count();
        let told = |turn| {
            let moment = Moment { round: Some(1), turn };
            part_told(&record, moment, None, &wide(1000))
        };
        let all = numbers(&told(None).unwrap());
        assert!(all.is_sorted_by(|one, next| one < next), "{game}: {all:?}");
        assert_eq!(all.last(), Some(&n_actions), "{game}: each action is counted");
        for turn in 1..=n_actions {
            let last = numbers(&told(Some(turn)).unwrap()).last().copied();
            assert_eq!(last, Some(turn), "{game}: the last line is that of the action asked for");
        }
        assert_eq!(numbers(&told(Some(0)).unwrap()), [0; 0], "the lead is 1");
        let error = MomentError::NoSuchTurn { turn: n_actions + 1, last: n_actions };
        assert_eq!(told(Some(n_actions + 1)), Err(error), "{game}");
    }
}

#[test]
fn finding_d11_the_log_of_a_session_has_the_numbers_of_a_replay() {
    let mut desk = Desk::started("draw", "human:Ada,heavy", 7);
    for _ in 0..4 {
        desk.line("1");
    }
    let log = desk.line("log");
    let told = told_again(desk.session.record(), &wide(80));
    let numbered = |text: &str| -> Vec<String> {
        let is_numbered = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
        let turns = text.lines().flat_map(|line| line.split("   "));
        turns.filter(is_numbered).filter(|turn| turn.contains(": ")).map(str::to_owned).collect()
    };
    assert!(numbered(&log).len() >= 8, "{log}");
    assert_eq!(numbered(&log), numbered(&told));
}

#[test]
fn finding_d11_a_replay_tells_one_round_of_several() {
    let (_, record) = played("block", "heavy,random");
    let whole = told_again(&record, &wide(1000));
    let n_rounds = whole.matches("\nRound ").count();
    assert!(n_rounds > 2, "{whole}");
    for n in 1..=n_rounds {
        let moment = Moment { round: Some(u32::try_from(n).unwrap()), turn: None };
        let told = part_told(&record, moment, None, &wide(1000)).unwrap();
        let (head, round) = told.split_once("\nRound ").unwrap();
        assert!(whole.starts_with(head) && !round.contains("\nRound "), "{told}");
        assert!(round.starts_with(&format!("{n}\n")) && whole.contains(round.trim_end()), "{told}");
        assert_eq!(round.contains("The match is over"), n == n_rounds);
    }
    for round in [0, u32::try_from(n_rounds).unwrap() + 1] {
        let moment = Moment { round: Some(round), turn: None };
        let last = u32::try_from(n_rounds).unwrap();
        let error = MomentError::NoSuchRound { round, last };
        assert_eq!(part_told(&record, moment, None, &wide(80)), Err(error));
    }
}

/// Whose hands are shown, and who is told what was drawn.
#[test]
fn finding_d11_a_replay_shows_what_those_see_whose_eyes_are_used() {
    let (_, record) = played("draw", "human:Ada,heavy");
    let [a, b] = [0, 1].map(|idx| Seat::new(idx).unwrap());
    let seen = |eyes| {
        let told = part_told(&record, Moment::default(), eyes, &wide(1000)).unwrap();
        let names = ["A Ada", "B heavy"];
        let shows =
            names.map(|name| told.lines().any(|line| line.starts_with(&format!("{name} to "))));
        let draws = names.map(|name| {
            let of_name = |line: &&str| line.contains(&format!("{name}: draws "));
            let turns = told.lines().flat_map(|line| line.split("   "));
            let draws: Vec<&str> = turns.filter(of_name).collect();
            assert!(!draws.is_empty(), "{told}");
            draws.iter().all(|line| !line.contains(" tile"))
        });
        (shows, draws)
    };
    assert_eq!(seen(Some(Eyes::Public)), ([false, false], [false, false]));
    assert_eq!(seen(Some(Eyes::Of(a))), ([true, false], [true, false]));
    assert_eq!(seen(Some(Eyes::Of(b))), ([false, true], [false, true]));
    assert_eq!(seen(Some(Eyes::Full)), ([true, true], [true, true]));
    assert_eq!(seen(None), seen(Some(Eyes::Of(a))), "as the session showed it");

    let nobody = Seat::new(2).unwrap();
    let error = MomentError::NoSuchSeat { seat: nobody, last: b };
    let asked = part_told(&record, Moment::default(), Some(Eyes::Of(nobody)), &wide(80));
    assert_eq!(asked, Err(error));
    let full = read(record.as_bytes()).unwrap();
    let mut view = Writer::seen_by(full.rules().unwrap(), full.seats().unwrap(), Some(a));
    full.events().iter().for_each(|logged| view.event(&logged.event));
    let asked = part_told(view.text(), Moment::default(), Some(Eyes::Of(b)), &wide(80));
    assert_eq!(asked, Err(MomentError::HandNotShown(b)));
}

/// At a moment the table and the hands that are seen stand below what happened.
#[test]
fn finding_d11_a_moment_ends_with_the_table() {
    let (_, record) = played("block", "human:Ada,heavy");
    let moment = Moment { round: Some(1), turn: Some(3) };
    let told = |eyes| part_told(&record, moment, Some(eyes), &wide(80)).unwrap();
    for (eyes, hands) in [(Eyes::Public, 0), (Eyes::Of(Seat::FIRST), 1), (Eyes::Full, 2)] {
        let told = told(eyes);
        let (_, table) = told.rsplit_once("\n\n").unwrap();
        assert!(table.contains("Ends: left (l) ") && table.ends_with(" to play.\n"), "{told}");
        assert_eq!(table.matches(" holds ").count(), hands, "{told}");
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
