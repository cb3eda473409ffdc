//! The sample record of the notation: a short round of `beginners`, whole.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::{Logged, read};
use domino_rules::{Event, LaidBy, MatchResult, Seat, Variant};

/// The sample, as `docs/NOTATION.md` has it.
fn sample() -> String {
    include_str!("sample.domino").to_owned()
}

#[test]
fn the_sample_is_read_checked_against_its_seed_and_written_again_byte_for_byte() {
    let record = read(sample().as_bytes()).unwrap();
    assert_eq!(record.text(), sample());
    assert_eq!(record.writer().unwrap().text(), sample());
    assert_eq!(record.seed(), Some(42));
    let game = record.game().unwrap();
    assert_eq!((game.n_rounds(), game.is_round_on(), game.result()), (1, false, None));
    let totals: Vec<i32> = game.totals().iter().map(|(_, total)| *total).collect();
    assert_eq!(totals, [0, 22]);
    let seats = record.seats().unwrap();
    let [first, second] = [0, 1].map(|idx| Seat::new(idx).unwrap());
    assert_eq!((seats[first].player(), seats[first].name()), ("human", Some("Ada")));
    assert_eq!((seats[second].player(), seats[second].name()), ("steady", None));
}

#[test]
fn every_event_has_the_line_that_tells_it() {
    let text = sample();
    let lines: Vec<&str> = text.lines().collect();
    let record = read(text.as_bytes()).unwrap();
    let mut last = 0;
    for Logged { line, event } in record.events() {
        assert!(*line >= last, "{event:?} of line {line} after line {last}");
        last = *line;
        let told = lines[line - 1];
        let begins = match event {
            Event::RoundStarted { .. } => "round 1".to_owned(),
            Event::Dealt { .. } => "hand A".to_owned(),
            Event::Placed { by: LaidBy::Seat(seat), tile, .. } => format!("{seat} {tile}"),
            Event::Drew { seat, .. } => format!("{seat} draw"),
            Event::Passed { seat, .. } => format!("{seat} pass"),
            Event::RoundOver(_) => "end out".to_owned(),
            Event::Scored { .. } => "score".to_owned(),
            _ => String::new(),
        };
        assert!(told.starts_with(&begins), "{event:?} in `{told}`");
    }
    assert_eq!(last, lines.len());
}

#[test]
fn lenient_spellings_are_written_canonically() {
    let text = sample()
        .replace("\nA 6-0 right ; 6 0\n", "\n  A\t[0|6]   r;6   0 \n")
        .replace("\nB 3-3 right ; 6 3\n", &format!("\nB{0}3|3{0}r\n", " ".repeat(99)))
        .replace("\nA 6-3 left ; 3 3\n", "\nA 3-6 l ; 3 3\n")
        // One end fits, so it need not be named.
        .replace("\nA 1-0 right ; 3 0\n", "\nA 0-1\n")
        .replace("\nB 6-2 left ; 2 1\n", "\nB 2-6\n")
        .replace("A draw 4-3 5-3", "A draw 3-4 [3|5]")
        .replace("hand A 6-0 2-0", "hand  A  0-6 2|0")
        .replace(" ; A 2-0 3-2 4-3 5-3 B -", "")
        .replace(" ; A 0 B 22", "");
    assert_ne!(text, sample());
    assert_eq!(read(text.as_bytes()).unwrap().text(), sample());
}

#[test]
fn lines_that_end_with_crlf_are_read() {
    let text = sample().replace('\n', "\r\n");
    assert_eq!(read(text.as_bytes()).unwrap().text(), sample());
}

#[test]
fn a_match_that_ends_says_who_won() {
    let fingerprint = |variant: &Variant| variant.fingerprint().to_string();
    let beginners = Variant::builtin("beginners").unwrap();
    let short = beginners.with_toml("target = 20").unwrap();
    let head = format!("rules {}\nrule target = 20\n", fingerprint(&short));
    let text = sample().replace(&format!("rules {}\n", fingerprint(beginners)), &head);
    // The last line follows from the others, so it may be missing, and is completed.
    let record = read(text.as_bytes()).unwrap();
    assert_eq!(record.text(), format!("{text}match won B\n"));
    let Some(MatchResult::Won(winners)) = record.game().unwrap().result() else {
        panic!("somebody has won")
    };
    assert_eq!(winners.iter().map(ToString::to_string).collect::<String>(), "B");
    assert_eq!(read(record.text().as_bytes()).unwrap().text(), record.text());
}
