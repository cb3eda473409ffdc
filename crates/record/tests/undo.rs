//! `undo` lines in the sample record of the notation, where each expectation can be read off.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::{Record, SeatInfo, Writer, read};
use domino_rules::{Event, Match, MatchResult, PerSeat, Rules, Seat, Variant};

/// The sample, as `docs/NOTATION.md` has it.
fn sample() -> String {
    include_str!("sample.domino").to_owned()
}

/// The sample where 20 points are enough, so that its round decides the match.
fn decided() -> String {
    let beginners = Variant::builtin("beginners").unwrap();
    let short = beginners.with_toml("target = 20").unwrap();
    let head = format!("rules {}\nrule target = 20\n", short.fingerprint());
    let text = sample().replace(&format!("rules {}\n", beginners.fingerprint()), &head);
    text + "match won B\n"
}

/// Reads a record that is written as it is to be written.
#[track_caller]
fn holds(text: &str) -> Record {
    let record = read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(record.text(), text);
    assert_eq!(record.writer().unwrap().text(), text);
    record
}

/// The first lines of the sample.
fn first(n_lines: usize) -> String {
    sample().split_inclusive('\n').take(n_lines).collect()
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), expected);
}

#[test]
fn a_round_that_is_over_goes_on_and_ends_otherwise() {
    // Without B 6-2, A draw and B 6-5, seat A is still to have its turn after A 5-5; B has 6-5 and 6-2.
    let back = holds(&(sample() + "undo 3\n"));
    let game = back.game().unwrap();
    assert_eq!(game, read(first(19).as_bytes()).unwrap().game().unwrap());
    assert!(game.is_round_on());
    assert_eq!(game.totals().iter().map(|(_, total)| *total).sum::<i32>(), 0);
    // With A 5-5 taken back too, A lays 2-0 at the 2, and it is another round.
    let other = holds(&(sample() + "undo 4\nA 2-0 left ; 0 1\n"));
    let instead = first(18) + "A 2-0 left ; 0 1\n";
    assert_eq!(other.game(), read(instead.as_bytes()).unwrap().game());
}

#[test]
fn a_match_that_is_over_goes_on() {
    let won = holds(&decided());
    assert!(matches!(won.game().unwrap().result(), Some(MatchResult::Won(_))));
    let back = holds(&(decided() + "undo 1\n"));
    assert_eq!(back.game().unwrap().result(), None);
    // Played again it ends again; the lines that follow from it come again too.
    let end: String = decided().split_inclusive('\n').skip(22).collect();
    assert!(end.starts_with("B 6-2 left ;") && end.ends_with("match won B\n"));
    let again = holds(&(decided() + "undo 1\n" + &end));
    assert_eq!(again.game(), won.game());
    // They may be missing at the end of a record only, and are completed there.
    let cut = decided() + "undo 1\nB 6-2 left\n";
    assert_eq!(read(cut.as_bytes()).unwrap().text(), decided() + "undo 1\n" + &end);
}

#[test]
fn actions_that_are_taken_back_count_no_more() {
    // There are 15 actions: going back by 5, 5 and 5 is going back to the deal.
    let (deal, fives) = (first(7), sample() + "undo 5\nundo 5\nundo 5\n");
    for text in [fives.clone(), sample() + "undo 15\n"] {
        let record = holds(&text);
        assert_eq!(record.game(), read(deal.as_bytes()).unwrap().game());
        assert_eq!(record.seed(), Some(42));
    }
    refused(&(fives + "undo 1\n"), "line 28, column 6: there is no action to take back");
    refused(&(sample() + "undo 16\n"), "line 25, column 6: there are 15 actions to take back");
    refused(&(sample() + "undo 14\nundo 2\n"), "line 26, column 6: there is 1 action to take back");
    refused(
        &(sample() + "undo 15\nundo 1\n"),
        "line 26, column 6: there is no action to take back",
    );
    // What is done again counts again.
    let actions: String = sample().split_inclusive('\n').skip(7).collect();
    let redone = sample() + "undo 15\n" + &actions;
    assert_eq!(holds(&redone).game(), read(sample().as_bytes()).unwrap().game());
    holds(&(redone.clone() + "undo 15\n"));
    refused(&(redone + "undo 16\n"), "line 43, column 6: there are 15 actions to take back");
}

#[test]
fn passes_are_actions() {
    let block = Variant::builtin("block").unwrap();
    let text = format!(
        "domino 1\ngame block rules {}\nseats A=heavy B=heavy C=heavy D=human\nround 1\n\
         hand A 6-6 0-0 1-0 1-1 2-0\nhand B 2-1 2-2 3-0 3-1 3-2\nhand C 3-3 4-0 4-1 4-2 4-3\n\
         hand D 6-5 4-4 5-0 5-1 5-2\nboneyard -\ndead 5-3 5-4 5-5 6-0 6-1 6-2 6-3 6-4\n\
         A 6-6 ; 6 6\nB pass\nC pass\nD 6-5 left ; 5 6\n",
        block.fingerprint()
    );
    let mover = |n: usize| {
        let record = holds(&format!("{text}undo {n}\n"));
        record.game().unwrap().round().unwrap().mover().to_string()
    };
    assert_eq!([1, 2, 3, 4].map(mover), ["D", "C", "B", "A"]);
}

#[test]
fn events_in_effect_keep_their_lines() {
    let text = sample() + "undo 14\nA 6-0 left ; 0 6\n";
    let record = holds(&text);
    let acted: Vec<usize> = (record.events().iter())
        .filter(|logged| matches!(logged.event, Event::Placed { .. }))
        .map(|logged| logged.line)
        .collect();
    // B 6-6 stands in line 8, and the sample has 24 lines.
    assert_eq!(acted, [8, 26]);
    assert!(!record.events().iter().any(|logged| matches!(logged.event, Event::RoundOver(_))));
}

#[test]
fn a_number_that_is_none() {
    let text = sample();
    for (line, column, found) in [
        ("undo", 5, "the end of the line"),
        ("undo 0", 6, "`0`"),
        ("undo 01", 6, "`01`"),
        ("undo -1", 6, "`-1`"),
        ("undo +1", 6, "`+1`"),
        ("undo one", 6, "`one`"),
        ("undo ; 1", 6, "`;`"),
        ("undo 99999999999999999999", 6, "`99999999999999999999`"),
    ] {
        let expected = format!(
            "line 25, column {column}: expected a number of actions from 1 on, found {found}"
        );
        refused(&format!("{text}{line}\n"), &expected);
    }
    let more = "line 25, column 8: expected the end of the line, found `actions`";
    refused(&(text.clone() + "undo 1 actions\n"), more);
    refused(
        &(text.clone() + "undo 4000000000\n"),
        "line 25, column 6: there are 15 actions to take back",
    );
    assert_eq!(
        read((text.clone() + " undo\t2 \r\n").as_bytes()).unwrap().text(),
        text + "undo 2\n"
    );
}

#[test]
fn where_another_line_must_come() {
    refused("domino 1\nundo 1\n", "line 2, column 1: expected `game`, found `undo`");
    for (n_lines, expected) in [(4, "hand"), (5, "hand"), (6, "boneyard"), (22, "end")] {
        let expected =
            format!("line {}, column 1: expected `{expected}`, found `undo`", n_lines + 1);
        refused(&(first(n_lines) + "undo 1\n"), &expected);
    }
    let given = first(5).replace(" seed 42 chacha8-1", "");
    refused(&(given + "undo 1\n"), "line 6, column 1: expected `hand B`, found `undo`");
    // Before a round and after its deal it could come, but there is no action before it.
    refused(&(first(3) + "undo 1\n"), "line 4, column 6: there is no action to take back");
    refused(&(first(7) + "undo 1\n"), "line 8, column 6: there is no action to take back");
}

/// A view of the sample: what seat A saw.
fn seen_by_a() -> String {
    let record = read(sample().as_bytes()).unwrap();
    let (rules, seats) = (record.rules().unwrap(), record.seats().unwrap());
    let mut writer = Writer::seen_by(rules, seats, Some(Seat::FIRST));
    for logged in record.events() {
        domino_rules::EventSink::event(&mut writer, &logged.event);
    }
    writer.text().to_owned()
}

#[test]
fn a_view_goes_back() {
    let text = seen_by_a();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    // Head, view, round, deal and turn take nine lines; then come 15 actions, `end` and `score`.
    assert_eq!(lines.len(), 9 + 15 + 2);
    for n_actions in 1..=15 {
        let back = holds(&format!("{text}undo {n_actions}\n"));
        let until = lines[..9 + 15 - n_actions].concat();
        let cut = read(until.as_bytes()).unwrap();
        assert_eq!((back.view(), back.events()), (cut.view(), cut.events()), "{n_actions}");
        let again: String = lines[9 + 15 - n_actions..].concat();
        let again = holds(&format!("{text}undo {n_actions}\n{again}"));
        assert_eq!(again.view(), read(text.as_bytes()).unwrap().view());
    }
    // A seat is out, so the round is over and all hands are shown before anything else.
    let out = lines[..9 + 15].concat() + "undo 1\n";
    refused(&out, "line 25, column 1: expected `end`, found `undo`");
}

#[test]
fn a_view_that_does_not_tell_who_leads_can_go_back_to_the_deal() {
    let text = seen_by_a().replace("turn B\n", "") + "undo 15\nB 6-6\n";
    let record = read(text.as_bytes()).unwrap();
    let written = seen_by_a() + "undo 15\nB 6-6 ; 6 6\n";
    assert_eq!(record.text(), written);
    assert_eq!(holds(&written).view(), record.view());
}

/// A deal of the largest set to ten seats, and the actions of its round but for the last.
fn long_round(writer: fn(&Rules, &PerSeat<SeatInfo>) -> Writer) -> (String, Vec<String>) {
    let long = "set = 18\nhand = 9\nreserve = 0\nplayers = \"10\"";
    let variant = Variant::builtin("draw").unwrap().with_toml(long).unwrap();
    let rules = Rules::new(variant, 10).unwrap();
    let seats = rules.seats().map(|_| "steady".parse().unwrap()).collect();
    let mut writer = writer(&rules, &seats);
    let mut game = Match::new(rules);
    game.start_round(7, &mut writer).unwrap();
    let deal = writer.text().to_owned();
    while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
        game.play_into(action, &mut writer).unwrap();
    }
    let lines = writer.text()[deal.len()..].split_inclusive('\n');
    let actions = lines.take_while(|line| !line.starts_with("end ")).map(str::to_owned);
    let mut actions: Vec<String> = actions.collect();
    actions.pop();
    (deal, actions)
}

/// Going back plays a few actions of the round again, and never all of its 254.
#[test]
fn going_back_very_often_is_answered_soon() {
    let of_public = |rules: &_, seats: &_| Writer::seen_by(rules, seats, None);
    for (writer, n_times) in [(Writer::new as fn(&_, &_) -> _, 50_000), (of_public, 5_000)] {
        let (deal, actions) = long_round(writer);
        let last = actions.last().unwrap();
        let often = format!("undo 1\n{last}").repeat(n_times);
        let all = format!("undo {}\n{}", actions.len(), actions.concat()).repeat(n_times / 500);
        let text = deal.clone() + &actions.concat() + &often + &all;
        let record = read(text.as_bytes()).unwrap();
        assert!(record.text() == text);
        let plain = read((deal + &actions.concat()).as_bytes()).unwrap();
        assert_eq!((record.game(), record.view()), (plain.game(), plain.view()));
        assert_eq!(record.events().len(), plain.events().len());
    }
}
