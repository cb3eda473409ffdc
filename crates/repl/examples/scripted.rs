//! A round of the boxed game from a script: what a program or a test feeds a session.
//!
//! The language can be given: `cargo run -p domino-repl --example scripted -- de`.
#![allow(clippy::disallowed_methods)] // an example is a program

use domino_repl::{Input, Lang, Output, Session, Settings, Style};
use domino_rules::{Rules, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::new(Variant::builtin("boxed")?.clone(), 2)?;
    let seats = ["human:Ada".parse()?, "heavy".parse()?].into_iter().collect();
    let lang = std::env::args().nth(1).map_or(Ok(Lang::En), |code| code.parse())?;
    let style = Style { lang, width: 60, ..Style::default() };
    let settings = Settings { style, ..Settings::default() };
    let mut session = Session::new(rules, &seats, 42, settings)?;

    let script = ["hand", "1", "hint", "why 1", "1", "undo", "counts", "1", "score", "quit"];
    let lines = script.iter().map(|line| Input::Line((*line).to_owned()));
    for input in [Input::Start].into_iter().chain(lines) {
        if let Input::Line(line) = &input {
            print(&format!("> {line}\n"));
        }
        for output in session.feed(input) {
            // A program would also keep the record, read files and show prompts.
            if let Output::Text(text) = output {
                print(&text);
            }
        }
    }
    Ok(())
}

#[allow(clippy::print_stdout)] // an example prints
fn print(text: &str) {
    print!("{text}");
}
