//! Colour adds to the text and says nothing alone.

use domino_repl::{COMMANDS, Color, Input, Output, Pacing, Settings, Style};
use domino_rules::Variant;

use crate::desk::{Desk, asking};
use crate::typist::Typist;

/// Lines that are typed in each match, by somebody who types at random.
const N_LINES: usize = 150;

/// A text without the sequences that set and end colour.
fn without_color(text: &str) -> String {
    let mut parts = text.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |shown, part| shown + part.split_once('m').unwrap().1)
}

/// Two sessions of the same match, one of them in colour.
struct Pair {
    colored: Desk,
    bare: Desk,
}

impl Pair {
    fn new(game: &str, seats: &str, seed: u64, pacing: Pacing, width: usize) -> Pair {
        let [colored, bare] = [Color::Ansi, Color::Never].map(|color| {
            let style = Style { color, width, ..Style::default() };
            Desk::new(game, seats, seed, Settings { style, pacing, ..asking() })
        });
        Pair { colored, bare }
    }

    /// Feeds both, checks that they say the same, and gives the bare text and what they wait for.
    fn feed(&mut self, input: &Input, what: &str) -> (String, Output) {
        let mut colored = self.colored.session.feed(input.clone());
        let bare = self.bare.session.feed(input.clone());
        for output in &mut colored {
            if let Output::Text(text) = output {
                *text = without_color(text);
            }
        }
        assert_eq!(colored, bare, "{what}, {input:?}");
        let text = bare.iter().filter_map(|output| match output {
            Output::Text(text) => Some(text.as_str()),
            _ => None,
        });
        (text.collect(), bare.last().unwrap().clone())
    }
}

#[test]
fn without_colour_nothing_is_lost() {
    for (seed, game) in (1..).zip(Variant::builtin_names()) {
        for (seats, pacing, width) in [
            ("human:Ada,heavy", Pacing::Straight, 80),
            ("random,human:Bo", Pacing::Wait, 30),
            ("human,human:日本", Pacing::Wait, 200),
        ] {
            let what = format!("{game}, {seats}");
            let (mut pair, mut typist) =
                (Pair::new(game, seats, seed, pacing, width), Typist::new(seed));
            let (_, mut last) = pair.feed(&Input::Start, &what);
            for _ in 0..N_LINES {
                let line = match last {
                    Output::Next => {
                        last = pair.feed(&Input::Next, &what).1;
                        continue;
                    }
                    Output::Quit => break,
                    _ if typist.once_in(5) => typist.junk(),
                    _ => typist.sensible(&pair.bare.session),
                };
                last = pair.feed(&Input::Line(line), &what).1;
            }
        }
    }
}

#[test]
fn every_command_says_the_same_in_colour_in_every_phase() {
    let mut pair = Pair::new("hungarian", "human:Ada,heavy", 47, Pacing::Wait, 80);
    let phases: [&[&str]; 4] = [&[], &[""], &["1", "1"], &["1"; 40]];
    for (phase, lines) in phases.iter().enumerate() {
        for line in *lines {
            pair.feed(&Input::Line((*line).to_owned()), "on the way");
        }
        for spec in COMMANDS.iter().filter(|spec| spec.names[0] != "quit") {
            for argument in ["", " 6-4", " draw", " on", " de", " en", " off"] {
                let typed = format!("{}{argument}", spec.names[0]);
                pair.feed(&Input::Line(typed), &format!("phase {phase}"));
            }
        }
        pair.feed(&Input::Line("new hungarian".to_owned()), "again");
    }
}

/// A text of the client has colour at all, so that the tests above compare two things.
#[test]
fn what_can_be_typed_and_what_was_refused_has_colour() {
    let mut pair = Pair::new("block", "human:Ada,heavy", 3, Pacing::Wait, 80);
    let start = pair.colored.feed(Input::Start);
    assert!(start.contains("\u{1b}[36m1)\u{1b}[0m "), "{start:?}");
    let refused = pair.colored.line("7-7");
    assert!(refused.starts_with("\u{1b}[31m"), "{refused:?}");
}
