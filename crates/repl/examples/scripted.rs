//! A round of the boxed game from a script: what a program or a test feeds a session.

use domino_repl::{Catalog, Input, Output, Session, Settings};
use domino_rules::{Rules, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Rules::new(Variant::builtin("boxed")?.clone(), 2)?;
    let seats = ["human:Ada".parse()?, "heavy".parse()?].into_iter().collect();
    let settings = Settings { width: 60, ..Settings::default() };
    let mut session = Session::new(rules, &seats, 42, settings)?;

    let catalog = Catalog::english();
    let script = ["hand", "1", "moves", "1", "1", "score", "quit"];
    let lines = script.iter().map(|line| Input::Line((*line).to_owned()));
    for input in [Input::Start].into_iter().chain(lines) {
        if let Input::Line(line) = &input {
            print(&format!("> {line}\n"));
        }
        for output in session.feed(input) {
            match output {
                Output::Text(text) => print(&text),
                Output::Note(note) => print(&format!("{}\n", catalog.say(&note))),
                Output::Save { .. }
                | Output::Clear
                | Output::Ask { .. }
                | Output::Next
                | Output::Quit => {}
            }
        }
    }
    Ok(())
}

#[allow(clippy::print_stdout)] // an example prints
fn print(text: &str) {
    print!("{text}");
}
