//! What is saved of a record that was damaged: all that stands before the damage.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::{Salvage, Writer, read, salvage};
use domino_rules::{EventSink, Match, Rules, Seat, Variant};

/// How the lines of a deal or a position begin.
const DEAL: [&str; 4] = ["hand ", "boneyard ", "- ", "turn "];

/// The sample, as `docs/NOTATION.md` has it.
fn sample() -> String {
    include_str!("sample.domino").to_owned()
}

/// A round on a table from a position in the middle of it.
fn on_a_table() -> String {
    let rules = Rules::new(Variant::builtin("table").unwrap().clone(), 2).unwrap();
    let seats = ["human:Ada", "steady"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    let first = |game: &Match| game.round().and_then(|round| round.legal_actions().nth(0));
    let mut game = Match::new(rules.clone());
    game.start_round(42, &mut ()).unwrap();
    for _ in 0..9 {
        game.play_into(first(&game).unwrap(), &mut ()).unwrap();
    }
    let mut writer = Writer::new(&rules, &seats);
    let setup = game.round().unwrap().to_setup();
    game = Match::new(rules);
    game.start_round_at(setup, &mut writer).unwrap();
    while let Some(action) = first(&game) {
        game.play_into(action, &mut writer).unwrap();
    }
    writer.text().to_owned()
}

/// The sample, told in other ways: with actions taken back, without its seed, in two rounds, and as
/// seat A and the public see it; and a round on a table.
fn records() -> Vec<String> {
    let record = read(sample().as_bytes()).unwrap();
    let (rules, seats) = (record.rules().unwrap(), record.seats().unwrap());
    let views = [Some(Seat::FIRST), None].map(|viewer| {
        let mut writer = Writer::seen_by(rules, seats, viewer);
        for logged in record.events() {
            writer.event(&logged.event);
        }
        writer.text().to_owned()
    });
    let mut writer = record.writer().unwrap().clone();
    record.game().unwrap().clone().start_round(42, &mut writer).unwrap();
    let undone = sample() + "undo 4\nA 2-0 left ; 0 1\nundo 1\nA 5-5 left ; 5 1\n";
    let given = sample().replace(" seed 42 chacha8-1", "");
    let two = given.clone() + &writer.text()[sample().len()..].replace(" seed 42 chacha8-1", "");
    let [own, public] = views;
    vec![sample(), undone, given, two, own, public, on_a_table()]
}

/// Salvages a record, and checks that what is kept is what can be kept.
fn save(damaged: &[u8]) -> Option<Salvage> {
    let fault = read(damaged).err();
    let saved = salvage(damaged)?;
    assert_eq!(saved.fault, fault);
    let kept = &damaged[..saved.n_bytes];
    assert!(kept.ends_with(b"\n"));
    assert_eq!(saved.n_lines, str::from_utf8(kept).unwrap().lines().count());
    let again = read(kept).unwrap();
    assert_eq!((saved.record.text(), saved.record.events()), (again.text(), again.events()));
    let Some(fault) = fault else {
        assert_eq!(kept, damaged);
        return Some(saved);
    };
    // Only an unfinished deal can stand between the lines that are kept and the fault.
    let lines = damaged.split_inclusive(|byte| *byte == b'\n').skip(saved.n_lines);
    let mut between = lines.take((fault.line - 1).checked_sub(saved.n_lines).unwrap());
    assert!(between.next().is_none_or(|line| line.starts_with(b"round ")));
    let is_deal = |line: &[u8]| DEAL.iter().any(|word| line.starts_with(word.as_bytes()));
    assert!(between.all(is_deal), "{fault}");
    Some(saved)
}

/// The bytes of the lines that a record needs for anything to be saved: those to its seats.
fn n_head(whole: &str) -> usize {
    let seats = whole.find("\nseats ").unwrap() + 1;
    seats + whole[seats..].find('\n').unwrap() + 1
}

/// The bytes that are saved at least if a byte is damaged: those of the lines before it, and in a
/// deal those before its round.
fn n_saved(whole: &str, at: usize) -> usize {
    let line = whole[..at].rfind('\n').map_or(0, |end| end + 1);
    let is_deal = DEAL.iter().any(|word| whole[line..].starts_with(word));
    if is_deal { whole[..at].rfind("\nround ").unwrap() + 1 } else { line }
}

#[test]
fn of_every_record_with_a_damaged_byte_all_before_is_saved() {
    for whole in records() {
        let mut bytes = whole.clone().into_bytes();
        for at in 0..bytes.len() {
            let right = bytes[at];
            for wrong in [b'\n', 0xff, right ^ 1] {
                bytes[at] = wrong;
                let saved = save(&bytes).map_or(0, |saved| saved.n_bytes);
                assert!(at < n_head(&whole) || saved >= n_saved(&whole, at), "{at} as {wrong}");
            }
            bytes[at] = right;
        }
    }
}

#[test]
fn of_every_record_that_is_cut_all_before_is_saved() {
    for whole in records() {
        for length in 0..=whole.len() {
            let saved = save(&whole.as_bytes()[..length]);
            assert_eq!(saved.is_some(), length >= n_head(&whole));
            let Some(saved) = saved else { continue };
            assert!(saved.n_bytes >= n_saved(&whole, length));
            assert!(whole.starts_with(saved.record.text()));
        }
    }
}

#[test]
fn a_whole_record_has_no_fault() {
    let saved = salvage(sample().as_bytes()).unwrap();
    assert_eq!((saved.fault, saved.n_lines, saved.n_bytes), (None, 24, sample().len()));
}

#[test]
fn a_line_that_is_not_legal_ends_what_is_saved() {
    let text = sample().replace("B 3-1 right ; 3 1", "B 4-2 right ; 3 2");
    let saved = salvage(text.as_bytes()).unwrap();
    assert_eq!((saved.n_lines, saved.fault.unwrap().line), (11, 12));
    // Seat B is on turn again, with 6-6 and 3-3 laid.
    let round = saved.record.game().unwrap().round().unwrap();
    assert_eq!((round.mover().to_string(), round.hand(round.mover()).len()), ("B".to_owned(), 6));
}

#[test]
fn of_a_deal_that_no_seed_completes_nothing_is_saved() {
    let deal = sample().replace(" seed 42 chacha8-1", "");
    let torn = &deal[..deal.find("boneyard").unwrap() + 20];
    let saved = salvage(torn.as_bytes()).unwrap();
    assert_eq!((saved.n_lines, saved.fault.unwrap().line), (3, 7));
    assert_eq!(saved.record.game().unwrap().n_rounds(), 0);
}

#[test]
fn nothing_is_saved_without_seats() {
    for text in ["", "domino 1\n", "hello\n", "\u{1b}[2J", "domino 1\ngame block rules 00000000\n"]
    {
        assert!(salvage(text.as_bytes()).is_none(), "{text}");
    }
    let other = sample().replace("rules 20", "rules 30");
    assert!(salvage(other.as_bytes()).is_none(), "these would be other rules");
    let torn = &sample()[..sample().find("\nround").unwrap()];
    assert!(salvage(torn.as_bytes()).is_none(), "the line of the seats is not whole");
}
