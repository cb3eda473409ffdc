//! When the map is drawn, and what stands there when it is not.

use domino_repl::{Color, Input, Lang, Settings, Style, TextForm, TileStyle};
use domino_rules::Action;
use domino_tiles::Tile;
use unicode_width::UnicodeWidthStr;

use crate::desk::{Desk, piped, with_hands, with_plays};
use crate::map::{map, mapped};

/// The Hungarian west is `ny`, so its labels have three letters.
#[test]
fn a_label_stands_beside_its_tile_whatever_its_length() {
    let mut settings = mapped(80, TileStyle::Box);
    settings.style.lang = Lang::Hu;
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 5, settings);
    desk.feed(Input::Start);
    let mut n_seen = 0;
    while desk.game().is_round_on() {
        desk.line("1");
        for width in [80, 60] {
            let drawing = map(&mut desk, width, "box");
            for (at, label) in ["bny", "jny"].iter().flat_map(|label| drawing.match_indices(label))
            {
                let next = drawing[at + label.len()..].chars().next().unwrap();
                assert!("│┃├┤┠┨┢┪┡┩".contains(next), "{next:?} behind {label} in\n{drawing}");
                n_seen += 1;
            }
        }
    }
    assert!(n_seen > 3, "{n_seen}");
}

/// Only what lies changes the map: after a draw it is still on the screen.
#[test]
fn a_draw_shows_no_map_that_was_just_shown() {
    let line = "6-6 6-1";
    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "4-4 2-2 2-1 6-2");
    desk.line("map on");
    let is_map = |text: &str| text.contains("+--+");
    assert!(is_map(&desk.line("moves")));
    let drawn = desk.line("draw");
    assert!(drawn.contains("to play, 3 tiles") && !is_map(&drawn), "{drawn}");
    assert!(is_map(&desk.line("moves")), "all is shown again where somebody asks");
    assert!(!is_map(&desk.line("draw")));
    assert!(!is_map(&desk.line("draw")));
    assert!(is_map(&desk.line("2-1")), "a tile was laid");

    let mut desk = with_hands("based-on = \"draw\"", line, ["5-5 5-3", "3-3"], "4-4 2-2 2-1 6-2");
    for switches in [["map off", "map on"], ["plain on", "plain off"]] {
        desk.line("map on");
        desk.line(switches[0]);
        assert!(!is_map(&desk.line("moves")));
        desk.line(switches[1]);
        assert!(is_map(&desk.line("draw")), "{switches:?}: it was not on the screen before");
    }
}

/// The text without its escape codes.
fn without_colour(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| before + part.split_once('m').unwrap().1)
}

#[test]
fn colour_only_adds_to_the_map() {
    for style in TileStyle::ALL {
        for game in ["draw", "table", "beginners"] {
            let desk = |color| {
                let mut settings = mapped(80, style);
                settings.style.color = color;
                let mut desk = Desk::new(game, "human,human", 7, settings);
                desk.feed(Input::Start);
                desk.lines(&["1", "1", "1"]);
                desk.line("") + &desk.line("table") + &desk.line("map")
            };
            let (coloured, bare) = (desk(Color::Ansi), desk(Color::Never));
            assert!(coloured.contains('\u{1b}') && !bare.contains('\u{1b}'));
            assert_eq!(without_colour(&coloured), bare, "{game}, {style}");
            // Above, beside and below the tile that was laid last, in each of three drawings.
            let marked = coloured.lines().filter(|row| row.contains("\u{1b}[1m\u{1b}[32m"));
            let n_rows = if style == TileStyle::Glyph { 1 } else { 3 };
            assert!(marked.count() >= 3 * n_rows, "{coloured}");
        }
    }
}

#[test]
fn map_off_returns_to_the_one_line_form() {
    let mut desk = Desk::new("draw", "human:Ada,human:Bo", 7, piped(80));
    desk.feed(Input::Start);
    desk.lines(&["1", "1"]);
    let (screen, table) = (desk.line(""), desk.line("table"));
    assert!(table.starts_with(['[', '<']), "from a pipe the map is off: {table}");
    assert_eq!(desk.line("map on"), "The map on your turns: on. Its characters: ascii.\n");
    assert!(desk.line("").contains("+--+") && desk.line("table").contains("+--+"));
    assert_eq!(desk.line("map box"), "The map on your turns: on. Its characters: box.\n");
    assert!(desk.line("").contains("┌──"));
    assert_eq!(desk.line("map off"), "The map on your turns: off. Its characters: box.\n");
    assert_eq!((desk.line(""), desk.line("table")), (screen, table));
    assert!(desk.line("map").contains("┌──"), "it is drawn once");
}

#[test]
fn plain_text_has_no_map() {
    let settings = mapped(80, TileStyle::Ascii);
    let plain =
        Settings { style: Style { form: TextForm::Plain, ..settings.style.clone() }, ..settings };
    let mut desk = Desk::new("table", "human:Ada,human:Bo", 7, plain);
    let mut text = desk.feed(Input::Start);
    for line in ["1", "1", "map", "table", "map box", ""] {
        text += &desk.line(line);
    }
    assert!(!text.contains("+-") && !text.contains('┌'), "{text}");
    assert!(text.contains("The line, left to right, and where each tile went: "), "{text}");
}

/// Who hears the table can follow it: each tile but the first has its direction, and each end those in
/// which it can go on.
#[test]
fn plain_text_tells_where_tiles_lie_and_where_the_next_can_go() {
    let mut settings = piped(80);
    settings.style.form = TextForm::Plain;
    let plays = "6-4, 4-1 right e, 1-2 right n, 6-6 left w";
    let rules = "based-on = \"table\"";
    let mut desk = with_plays(rules, plays, ["2-3 2-2", "6-5 5-5"], settings);
    let told = desk.line("table");
    let lines: Vec<&str> = told.lines().take(3).collect();
    assert_eq!(
        lines,
        [
            "The line, left to right, and where each tile went: 6-6 w, 6-4, 4-1 e, 1-2 n",
            "Last: 6-6",
            "The next tile can go: left (l) w; right (r) n, e, w.",
        ]
    );
    desk.line("lang fr");
    let told = desk.line("table");
    assert!(told.contains("gauche (g) o ; droite (d) n, e, o."), "{told}");
}

/// Where not even a tile and a corner have room, the line is told as without a map.
#[test]
fn a_very_narrow_screen_has_the_one_line_form() {
    let mut desk = Desk::new("draw", "human:Ada,human:Bo", 7, mapped(12, TileStyle::Ascii));
    desk.feed(Input::Start);
    desk.lines(&["1", "1"]);
    assert!(desk.line("map").starts_with(['[', '<']));
    desk.session.set_size(13, usize::MAX);
    let text = desk.line("map");
    assert!(text.contains("+--"), "{text}");
    assert!(text.lines().all(|line| line.width() <= 13), "{text}");
}

/// Of `6-4 rechts o` the map has `ro`, and `6-4 r o` is taken.
#[test]
fn the_label_of_a_direction_is_what_is_typed_in_every_language() {
    for lang in Lang::ALL {
        let mut settings = mapped(80, TileStyle::Box);
        settings.style.lang = lang;
        let mut desk = Desk::new("table", "human:Ada,human:Bo", 7, settings);
        desk.feed(Input::Start);
        let screen = desk.line("1");
        let drawing = desk.line("map");
        let actions: Vec<Vec<&str>> = screen
            .split(") ")
            .map(|cell| cell.split_whitespace().take(3).collect())
            .filter(|words: &Vec<&str>| words.len() == 3 && words[0].parse::<Tile>().is_ok())
            // Where there is no choice, no direction is shown.
            .filter(|words| words[2].chars().all(char::is_alphabetic))
            .collect();
        let legal: Vec<Action> = desk.round().legal_actions().iter().collect();
        let is_choice = |action: &&Action| {
            let is_other = |other: &&Action| match (action, other) {
                (
                    Action::Play { tile, end, .. },
                    Action::Play { tile: other_tile, end: other_end, .. },
                ) => tile == other_tile && end == other_end,
                _ => false,
            };
            legal.iter().filter(is_other).count() > 1
        };
        assert_eq!(actions.len(), legal.iter().filter(is_choice).count(), "{lang}: {screen}");
        for action in &actions {
            let key = action[1].chars().next().unwrap();
            let label = format!("{key}{}", action[2]);
            assert!(drawing.contains(&label), "{lang}: {label} in\n{drawing}");
        }
        let [tile, end, heading] = actions[0][..] else { panic!("{lang}: {screen}") };
        desk.line(&format!("{tile} {} {heading}", end.chars().next().unwrap()));
        assert_eq!(desk.round().table().layout().placed().len(), 2, "{lang}: {tile} {heading}");
    }
}
