//! What must hold of any bytes at all; fuzzers look for bytes of which it does not.

use domino_record::{check, read, salvage};
use domino_repl::{Input, Keep, Output, Session, Settings};
use domino_rules::{Match, Rules, Seat, Variant};

/// The most actions of a round that is played out.
const MAX_ACTIONS: usize = 10_000;

/// Whatever reads a record says the same of it, and what holds of it is a record.
pub fn record(bytes: &[u8]) {
    let found = read(bytes);
    assert_eq!(found.as_ref().err(), check(bytes).as_ref().err(), "one reading of a record");
    if let Ok(record) = &found {
        let again = read(record.text().as_bytes()).expect("what is written can be read");
        assert_eq!(again.text(), record.text(), "a record is written in one way");
    }
    if let Some(saved) = salvage(bytes) {
        let text = saved.record.text();
        assert!(read(text.as_bytes()).is_ok(), "what was salvaged is a record:\n{text}");
    }
}

/// A rules file has faults, or it is written as it is read and its rounds end.
pub fn rules_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let variant = match Variant::from_toml(text) {
        Ok(variant) => variant,
        Err(faults) => {
            assert!(!faults.0.is_empty(), "a fault says what it is");
            return;
        }
    };
    let again = Variant::from_toml(&variant.to_toml()).expect("what is written can be read");
    assert_eq!(again, variant, "rules are written as they are read");
    for n_players in 2..=Seat::MAX_SEATS {
        if let Ok(rules) = Rules::new(variant.clone(), n_players) {
            play_round(rules);
        }
    }
}

/// Plays a round in which everybody takes the first legal action.
fn play_round(rules: Rules) {
    let mut game = Match::new(rules);
    game.start_round(1, &mut ()).expect("a match begins");
    for _ in 0..MAX_ACTIONS {
        let Some(round) = game.round().filter(|_| game.is_round_on()) else { return };
        let action = round.legal_actions().nth(0).expect("the seat on turn has an action");
        game.play_into(action, &mut ()).expect("a legal action can be played");
    }
    panic!("the round does not end");
}

/// Whatever is typed, a session answers in whole lines, and what it keeps is a record.
pub fn session(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let name = lines.next().and_then(|name| Variant::builtin(name).ok());
    let variant = name.unwrap_or_else(|| Variant::builtin("block").expect("it is built in"));
    let rules = Rules::new(variant.clone(), 2).expect("two can play every game");
    let seats = ["human", "steady"].map(|seat| seat.parse().expect("so a seat is written"));
    let seats = seats.into_iter().collect();
    let session = Session::new(rules, &seats, 7, Settings::default());
    let mut session = session.expect("so a match begins");
    let mut kept = Kept(session.record().to_owned());
    kept.take(session.feed(Input::Start));
    for line in lines.take(200) {
        let typed = Input::Line(line.chars().take(1_000).collect());
        kept.take(session.feed(typed));
    }
    kept.take(session.feed(Input::End));
    read(kept.0.as_bytes()).expect("what is kept is a record");
}

/// The record of a session as somebody keeps it.
struct Kept(String);

impl Kept {
    fn take(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Text(text) => {
                    let is_shown = |letter: char| letter == '\n' || !letter.is_control();
                    assert!(text.ends_with('\n') && text.chars().all(is_shown), "{text:?}");
                }
                Output::Keep(Keep::Match { text, .. }) => self.0 = text,
                Output::Keep(Keep::Lines(lines)) => self.0.push_str(&lines),
                _ => {}
            }
        }
    }
}
