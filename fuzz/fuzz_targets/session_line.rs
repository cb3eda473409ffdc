//! Whatever is typed, a session answers with text that commands no terminal.
#![no_main]

use domino_repl::{Input, Output, Session, Settings};
use domino_rules::{Rules, Variant};
use libfuzzer_sys::fuzz_target;

/// The first byte chooses the game, the others are lines.
fuzz_target!(|bytes: &[u8]| {
    let Some((first, lines)) = bytes.split_first() else { return };
    let names: Vec<&str> = Variant::builtin_names().collect();
    let name = names[usize::from(*first) % names.len()];
    let Ok(lines) = std::str::from_utf8(lines) else { return };
    let variant = Variant::builtin(name).expect("it is listed").clone();
    let rules = Rules::new(variant, 2).expect("every game is for two");
    let seats = ["human:Ada", "steady"].map(|seat| seat.parse().expect("a seat"));
    let seats = seats.into_iter().collect();
    let mut session =
        Session::new(rules, &seats, 7, Settings::default()).expect("two sit at the table");
    let inputs = lines.lines().take(40).map(|line| Input::Line(line.to_owned()));
    for input in [Input::Start].into_iter().chain(inputs) {
        for output in session.feed(input) {
            if let Output::Text(text) = output {
                let is_plain = |letter: char| letter == '\n' || !letter.is_control();
                assert!(text.chars().all(is_plain), "{text:?}");
            }
        }
    }
});
