//! The time to draw a line of 28 tiles in a session, from the command to the text.

use divan::Bencher;
use domino_repl::{Input, Output, Session, Settings, Style, TileStyle};
use domino_rules::{Rules, Variant};

/// Widths of a screen, in columns.
const WIDTHS: [usize; 3] = [40, 80, 200];

/// Two humans who play `draw` with the double-nine set until 28 tiles lie on the table.
fn session(tiles: TileStyle, width: usize) -> Session {
    let variant = Variant::builtin("draw").map(|variant| variant.with_toml("set = 9"));
    let variant = variant.expect("the game is built in").expect("the line fits it");
    let rules = Rules::new(variant, 2).expect("two can play it");
    let seat = |text: &str| text.parse().expect("a seat");
    let seats = ["human:Ada", "human:Bo"].map(seat).into_iter().collect();
    let style = Style { tiles, width, ..Style::default() };
    let settings = Settings { style, ..Settings::default() };
    let mut session = Session::new(rules, &seats, 3, settings).expect("the seats fit");
    session.feed(Input::Start);
    let n_placed = |session: &Session| {
        session.game().round().map_or(0, |round| round.table().layout().placed().len())
    };
    while n_placed(&session) < 28 {
        assert!(session.game().is_round_on(), "the round is long enough");
        session.feed(Input::Line("1".to_owned()));
    }
    let is_map = |output: &Output| matches!(output, Output::Text(text) if text.lines().count() > 4);
    assert!(draw(&mut session).iter().any(is_map), "a line of 28 tiles is drawn");
    session
}

fn main() {
    divan::main();
}

/// Asks for the map.
fn draw(session: &mut Session) -> Vec<Output> {
    session.feed(Input::Line("map".to_owned()))
}

#[divan::bench(args = WIDTHS)]
fn ascii(bencher: Bencher<'_, '_>, width: usize) {
    let mut session = session(TileStyle::Ascii, width);
    bencher.bench_local(|| draw(&mut session));
}

#[divan::bench(args = WIDTHS)]
fn lines(bencher: Bencher<'_, '_>, width: usize) {
    let mut session = session(TileStyle::Box, width);
    bencher.bench_local(|| draw(&mut session));
}
