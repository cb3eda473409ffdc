//! Plain form: one event a line, nothing drawn, no colour, and the words of the drawn form.

use domino_repl::{Color, Input, Pacing, Settings, Style, TextForm};
use domino_rules::Variant;

use crate::desk::{Desk, asking};

/// Lines that are typed between turns and have the same answer in both forms.
const ASKED: [&str; 7] = ["hand", "score", "hint", "counts", "6-4", "nonsense", "rules draw"];

fn desk(game: &str, seats: &str, style: Style) -> Desk {
    Desk::new(game, seats, 7, Settings { style, ..asking() })
}

fn plain(color: Color) -> Style {
    Style { form: TextForm::Plain, color, ..Style::default() }
}

/// A match with questions in between.
fn told(mut desk: Desk) -> String {
    let mut text = desk.feed(Input::Start);
    while desk.game().result().is_none() {
        if desk.game().is_round_on() {
            let asked = ASKED[desk.session.record().lines().count() % ASKED.len()];
            text += &desk.line(asked);
            text += &desk.line("1");
        } else {
            text += &desk.feed(Input::Next);
        }
    }
    text + &desk.line("score")
}

/// Checks what holds of every plain text; help names `[6|4]` as what can be typed.
fn check_plain(text: &str, what: &str) {
    for line in text.replace("`[6|4]`", "").lines() {
        assert!(!line.trim().is_empty(), "{what}: an empty line in {text}");
        let is_drawn =
            |(at, _): (usize, &str)| line[at + 1..].starts_with(|n: char| n.is_ascii_digit());
        assert!(!line.match_indices(['[', '<']).any(is_drawn), "{what}: {line:?}");
        assert!(!line.contains('\u{1b}'), "{what}: {line:?}");
    }
}

const TABLES: [&str; 3] = ["human:Ada,heavy", "human:Ada,random", "human,human:Bo"];

#[test]
fn plain_text_has_no_drawing_no_empty_line_and_no_colour() {
    for game in Variant::builtin_names() {
        for seats in TABLES {
            let text = told(desk(game, seats, plain(Color::Never)));
            check_plain(&text, game);
            assert_eq!(told(desk(game, seats, plain(Color::Ansi))), text, "{game}: with colour");
        }
    }
}

/// Lines of plain text are as long as what they say, whatever the width.
#[test]
fn plain_lines_are_never_broken() {
    for game in Variant::builtin_names() {
        let narrow = Style { width: 1, ..plain(Color::Never) };
        assert_eq!(
            told(desk(game, TABLES[0], narrow)),
            told(desk(game, TABLES[0], plain(Color::Never)))
        );
    }
}

/// What a line says somebody did, without who.
fn did<'a>(line: &'a str, start: &str) -> Option<&'a str> {
    line.strip_prefix(start)
}

/// Two draws of one turn, as the drawn form tells them: with all their tiles or their number.
fn drawn_together(first: &str, more: &str) -> Option<String> {
    let (first, more) = (first.strip_prefix("draws ")?, more.strip_prefix("draws ")?);
    let (tiles, ends) = first.split_once(" (")?;
    let (others, _) = more.split_once(" (")?;
    let n = |tiles: &str| tiles.split(' ').next()?.parse::<usize>().ok();
    Some(match (n(tiles), n(others)) {
        (Some(a), Some(b)) => format!("draws {} tiles ({ends}", a + b),
        _ => format!("draws {tiles} {others} ({ends}"),
    })
}

/// The lines of a plain text as the drawn form has them: what a seat does in one turn is one line.
fn as_drawn(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        // On turn the drawn form has no words for the line, and tells in other lines who holds how many.
        let is_other = ["The line, ", "Last: ", "Ends: ", "The table is empty.", "Score: "];
        if is_other.iter().any(|start| line.starts_with(start)) {
            continue;
        }
        let before = lines.last().cloned().unwrap_or_default();
        let who = line.split_once(": ").map(|(who, _)| format!("{who}: ")).unwrap_or_default();
        let is_turn = ["A ", "B ", "C "].iter().any(|seat| who.starts_with(seat))
            && !who.contains(" to ")
            && !who.contains(" holds ")
            && !who.contains(" scores ")
            && !who.contains(" is charged ");
        match (is_turn, did(&before, &who), did(line, &who)) {
            (true, Some(first), Some(more)) => {
                let last = first.rsplit_once("), ").map_or(first, |(_, last)| last);
                let joined = match drawn_together(last, more) {
                    Some(both) => first[..first.len() - last.len()].to_owned() + &both,
                    None => format!("{first}, {more}"),
                };
                *lines.last_mut().unwrap() = who + &joined;
            }
            _ => lines.push(line.trim().to_owned()),
        }
    }
    lines
}

/// The lines of a drawn text without what is drawn and the gaps, and with one cell of a table a line.
fn undrawn(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with(['[', '<']));
    let cells = lines.flat_map(|line| {
        let first = line.split_whitespace().next().unwrap_or_default();
        let is_cells =
            first.ends_with([')', ':']) && first.starts_with(|n: char| n.is_ascii_digit());
        let is_turns = line.starts_with(['A', 'B', 'C']) && line.contains(": ");
        if is_cells || is_turns { line.split("   ").collect() } else { vec![line] }
    });
    let cells = cells.filter(|cell| !cell.is_empty() && !cell.starts_with("Hands: "));
    cells.map(|cell| cell.trim().replace('*', "")).collect()
}

/// The same words in both forms: sentence by sentence, in the same order.
#[test]
fn plain_and_drawn_text_say_the_same() {
    for game in Variant::builtin_names() {
        for seats in TABLES {
            let drawn = Style { width: 1000, ..Style::default() };
            let drawn = undrawn(&told(desk(game, seats, drawn)));
            let plain = as_drawn(&told(desk(game, seats, plain(Color::Never))));
            for (place, (plain, drawn)) in plain.iter().zip(&drawn).enumerate() {
                assert_eq!(plain, drawn, "{game}, {seats}, line {place}");
            }
            assert_eq!(plain.len(), drawn.len(), "{game}, {seats}");
        }
    }
}

#[test]
fn plain_in_mid_session_changes_all_that_follows() {
    for pacing in [Pacing::Straight, Pacing::Wait] {
        let style = Style { color: Color::Ansi, width: 40, ..Style::default() };
        let settings = Settings { style, pacing, ..asking() };
        let mut desk = Desk::new("snake", "human:Ada,heavy,heavy", 7, settings);
        assert!(desk.feed(Input::Start).contains('\u{1b}'));
        check_plain(&desk.line("plain on"), "plain on");
        for line in [
            "1", "table", "moves", "", "log", "rules", "why 6-6", "help", "new", "", "1",
            "lang de", "1", "table",
        ] {
            check_plain(&desk.line(line), line);
        }
        let drawn = desk.line("plain off") + &desk.line("table");
        assert!(drawn.contains('\u{1b}') && drawn.contains('['), "{drawn}");
    }
}

/// The round that `a_round_of_boxed` draws.
#[test]
fn a_round_in_plain_lines() {
    let settings = Settings { style: plain(Color::Never), ..asking() };
    let mut desk = Desk::new("boxed", "human:Ada,heavy", 36, settings);
    let text = desk.feed(Input::Start) + &desk.play_round();
    assert!(text.lines().count() < 60, "{}", text.lines().count());
    insta::assert_snapshot!(text);
}
