//! Records that are checked round by round: the same is found, and in little room.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::{Logged, Writer, check, read};
use domino_rules::{Match, PerSeat, Rules, Variant};

/// A match of `block` that goes on for so many rounds.
fn long_match(n_rounds: u32) -> (Match, Writer) {
    let text = format!("based-on = \"block\"\ntarget = \"none\"\nrounds = {n_rounds}\n");
    let rules = Rules::new(Variant::from_toml(&text).unwrap(), 2).unwrap();
    let seats: PerSeat<_> =
        ["human:Ada".parse().unwrap(), "steady".parse().unwrap()].into_iter().collect();
    let writer = Writer::new(&rules, &seats);
    (Match::new(rules), writer)
}

/// The record of a match in which somebody takes back what they can, as often as `undo` says, and the
/// match to which it leads.
fn record(n_rounds: u32, mut undo: impl FnMut(usize, usize) -> Option<usize>) -> (String, Match) {
    let (mut game, mut writer) = long_match(n_rounds);
    let head = writer.text().len();
    let mut text = writer.text().to_owned();
    let mut before: Vec<Match> = Vec::new();
    let mut n_bytes = head;
    for step in 0.. {
        if game.result().is_some() {
            break;
        }
        if !game.is_round_on() {
            game.start_round(u64::from(game.n_rounds()), &mut writer).unwrap();
        }
        let round = game.round().unwrap();
        let n_legal = round.legal_actions().len();
        let action = round.legal_actions().nth(step % n_legal).unwrap();
        before.push(game.clone());
        game.play_into(action, &mut writer).unwrap();
        text += &writer.text()[n_bytes..];
        n_bytes = writer.text().len();
        if let Some(n_actions) = undo(step, before.len()) {
            let n_left = before.len() - n_actions;
            game = before[n_left].clone();
            before.truncate(n_left);
            text += &["undo ", &n_actions.to_string(), "\n"].concat();
            // Whoever goes on writes what comes next and nothing else.
            writer = read(text.as_bytes()).unwrap().writer().unwrap().clone();
            n_bytes = writer.text().len();
        }
    }
    (text, game)
}

/// Both ways of reading find the same.
fn compare(text: &str, game: &Match) {
    let (whole, checked) = (read(text.as_bytes()).unwrap(), check(text.as_bytes()).unwrap());
    assert_eq!(whole.text(), text);
    assert_eq!((whole.game(), checked.game()), (Some(game), Some(game)));
    assert_eq!(checked.n_rounds(), game.n_rounds() as usize);
    assert_eq!(checked.is_over(), game.result().is_some());
    assert_eq!((checked.seed(), checked.seats()), (whole.seed(), whole.seats()));
    let mut events = Vec::new();
    checked.for_each_event(|logged| events.push(logged.clone()));
    assert_eq!(events, whole.events());
}

#[test]
fn what_is_taken_back_over_many_rounds_is_taken_back() {
    let n_rounds = 60;
    let mut n_deep = 0;
    let (text, game) = record(n_rounds, |step, n_actions| {
        let is_deep = step % 397 == 396 && n_deep < 4;
        n_deep += usize::from(is_deep);
        match step % 11 {
            _ if is_deep => Some(n_actions - n_actions / (n_deep + 1)),
            3 => Some(1),
            7 if step % 3 == 0 => Some(5.min(n_actions)),
            _ => None,
        }
    });
    assert!(n_deep == 4 && game.result().is_some(), "{n_deep}");
    compare(&text, &game);
    // So it is wherever the record ends.
    for (at, _) in text.match_indices('\n').step_by(97).skip(1) {
        let part = &text[..=at];
        let (Ok(whole), Ok(checked)) = (read(part.as_bytes()), check(part.as_bytes())) else {
            continue;
        };
        assert_eq!(whole.game(), checked.game());
        let mut n_events = 0;
        checked.for_each_event(|logged| {
            assert_eq!(Some(logged), whole.events().get(n_events));
            n_events += 1;
        });
        assert_eq!(n_events, whole.events().len());
    }
}

#[test]
fn everything_can_be_taken_back_at_last() {
    let (text, _) = record(40, |_, _| None);
    let whole = read(text.as_bytes()).unwrap();
    let is_action = |logged: &&Logged| logged.event.action().is_some();
    let n_actions = whole.events().iter().filter(is_action).count();
    let mut dealt = long_match(40).0;
    dealt.start_round(0, &mut ()).unwrap();
    let text = format!("{text}undo {n_actions}\n");
    compare(&text, &dealt);
    let fault = check(format!("{text}undo 1\n").as_bytes()).unwrap_err();
    assert!(fault.to_string().ends_with("there is no action to take back"), "{fault}");
}

/// A record that is read in parts is read as in one go, also in the middle of a round.
#[test]
fn lines_that_come_later_are_read_on() {
    let (text, game) = record(8, |step, n_actions| match step % 13 {
        5 => Some(2.min(n_actions)),
        12 => Some(6.min(n_actions)),
        _ => None,
    });
    let head = text.find("round 1").unwrap();
    let mut so_far = read(&text.as_bytes()[..head]).unwrap();
    let mut at = head;
    for (end, _) in text.match_indices('\n').filter(|(end, _)| *end > head).step_by(7) {
        let Ok(expected) = read(&text.as_bytes()[..=end]) else { continue };
        // Lines that follow by themselves may be read before they come.
        if expected.text().len() != end + 1 {
            continue;
        }
        so_far = so_far.read_on(&text[at..=end]).unwrap();
        at = end + 1;
        assert_eq!((so_far.text(), so_far.game()), (expected.text(), expected.game()));
        assert_eq!((so_far.events(), so_far.seed()), (expected.events(), expected.seed()));
    }
    so_far = so_far.read_on(&text[at..]).unwrap();
    assert_eq!((so_far.text(), so_far.game()), (text.as_str(), Some(&game)));
    let fault = so_far.read_on("Z draw\n").unwrap_err();
    assert_eq!(fault.line, text.lines().count() + 1);
}

/// The allocations of taking one action back, and the bytes that they ask for beside the record.
fn work_of_undo(n_rounds: u32) -> u64 {
    let (text, _) = record(n_rounds, |_, _| None);
    let mut record = Some(read(text.as_bytes()).unwrap());
    let work = allocation_counter::measure(|| {
        record = record.take().map(|record| record.read_on("undo 1\n").unwrap());
    });
    work.count_total
}

#[test]
fn finding_a20_taking_back_reads_the_round_and_not_the_match() {
    let [few, many] = [10, 400].map(work_of_undo);
    assert!(many < 2 * few, "{many} allocations, {few} for a short match");
}

/// The most bytes that are in use at once while a record of so many rounds is checked, or told.
fn room(n_rounds: u32) -> [u64; 2] {
    let (text, _) = record(n_rounds, |_, _| None);
    let of = |work: &dyn Fn()| allocation_counter::measure(work).bytes_max;
    let checking = of(&|| drop(check(text.as_bytes()).unwrap()));
    let checked = check(text.as_bytes()).unwrap();
    [checking, of(&|| checked.for_each_event(|_| {}))]
}

#[test]
fn finding_a18_a_longer_record_takes_no_more_room() {
    let [(short_check, short_tell), (check, tell)] = [100, 1_000].map(room).map(<[u64; 2]>::into);
    // States are kept of some rounds in each span twice as long as the last.
    assert!(check < 2 * short_check, "{check} bytes, {short_check} for a tenth of it");
    assert!(tell < 2 * short_tell, "{tell} bytes, {short_tell} for a tenth of it");
    assert!(check < 2 << 20 && tell < 1 << 20, "{check} and {tell} bytes");
}
