//! C79: the line of play, names and tables in any width and language.

use domino_record::read;
use domino_repl::{COMMANDS, Input, Lang, Session, Settings, Style};
use domino_rules::Variant;
use domino_tiles::{DominoSet, Pips, Tile, arrange_line};
use unicode_width::UnicodeWidthStr;

use crate::desk::{Desk, asking, piped, with_hands};

/// Widths of terminals, in columns.
const WIDTHS: [usize; 3] = [40, 80, 200];

/// Names of any script, with accents of their own and signs of two columns.
const NAMES: [(&str, &str); 4] =
    [("Zoë", "Józsefné"), ("Zoe\u{308}", "Żółć"), ("日本", "이순신"), ("🎲", "Ümit")];

/// A text's tiles as they lie: all its `[a|b]`, in order.
fn drawn_tiles(text: &str) -> Vec<String> {
    let text = text.replace('<', "[").replace('>', "]");
    let tiles = text.split('[').skip(1).map(|rest| rest.split(']').next().unwrap().to_owned());
    tiles.map(|tile| tile.replace('|', "-")).collect()
}

fn line_of(desk: &Desk) -> Vec<String> {
    desk.round().table().layout().line().iter().map(ToString::to_string).collect()
}

/// A round that ends with all 28 tiles in one line.
fn whole_set() -> Desk {
    let row = arrange_line(&DominoSet::DOUBLE_SIX.tiles().collect::<Vec<_>>()).unwrap();
    let tiles: Vec<String> = row.iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    let (line, last) = tiles.split_at(26);
    with_hands("based-on = \"hungarian\"", &line.join(" "), [&last[0], &last[1]], "")
}

#[test]
fn c79_a_line_of_28_tiles_is_whole_and_in_order() {
    for width in [80, 40, 20, 1] {
        let mut desk = whole_set();
        desk.line(&desk.round().legal_actions().nth(0).unwrap().to_string());
        desk.line("1");
        assert_eq!(line_of(&desk).len(), 28);
        let mut narrow = Desk::resumed(desk.session.record(), piped(width));
        let text = narrow.line("table");
        assert_eq!(drawn_tiles(&text), line_of(&narrow), "{width}: {text}");
        for row in text.lines().filter(|row| row.contains(['[', '<'])) {
            assert!(row.len() <= width.max(5), "{width}: {row}");
        }
    }
}

#[test]
fn c79_a_whole_match_in_one_column_loses_no_word() {
    let words = |width| {
        let mut desk = Desk::new("draw", "human:Ada,heavy,heavy", 5, piped(width));
        let text = desk.feed(Input::Start) + &desk.play_round();
        text.replace("][", "] [")
            .replace("]<", "] <")
            .replace(">[", "> [")
            .replace("><", "> <")
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for width in [1, 20, 40, 1000] {
        assert_eq!(words(width), words(80), "{width}");
    }
}

/// A session that goes on with a record in a language, at a width, with other names.
fn taken_up(record: &str, lang: Lang, width: usize, (first, second): (&str, &str)) -> Desk {
    let record = record.replace("human:Ada", &format!("human:{first}"));
    let record = record.replace("human:Bob", &format!("human:{second}"));
    let style = Style { lang, width, ..Style::default() };
    let settings = Settings { style, ..asking() };
    let record = read(record.as_bytes()).unwrap();
    Desk::at(Session::resume(&record, None, 1, settings).unwrap())
}

/// Checks that no line of a text is wider than this.
pub(crate) fn check_width(text: &str, width: usize, what: &str) {
    for line in text.lines() {
        assert!(line.width() <= width, "{what}, {} of {width} columns: {line}", line.width());
    }
}

/// A round of a family's game in which A can lay the last of these tiles behind the others.
fn line_of_all(rules: &str, tiles: &[Tile]) -> Desk {
    let row = arrange_line(tiles).unwrap();
    let mut line: Vec<String> = row.iter().map(|&(a, b)| Tile::new(a, b).to_string()).collect();
    let last = line.pop().unwrap();
    with_hands(rules, &line.join(" "), [&format!("{last} 1-0"), "3-2"], "")
}

/// A double-nine set has 55 tiles, but ten numbers stand on 11 halves each, counting the double: a
/// line takes all but four tiles that leave only its two ends odd.
fn double_nine() -> Vec<Tile> {
    let out = ["1-0", "3-2", "5-4", "7-6"].map(|tile| tile.parse::<Tile>().unwrap());
    DominoSet::DOUBLE_NINE.tiles().filter(|tile| !out.contains(tile)).collect()
}

/// The tiles with two halves of two digits, each number on ten halves.
fn two_digits() -> Vec<Tile> {
    let ten = Pips::new(10).unwrap();
    DominoSet::new(18).unwrap().tiles().filter(|tile| tile.low() >= ten).collect()
}

#[test]
fn lines_of_large_sets_are_whole_at_any_width() {
    for (set, tiles, n_tiles) in [(9, double_nine(), 51), (18, two_digits(), 45)] {
        assert_eq!(tiles.len(), n_tiles);
        let desk = line_of_all(&format!("based-on = \"block\"\nset = {set}\nrounds = 1"), &tiles);
        for (lang, width) in
            Lang::ALL.into_iter().flat_map(|lang| WIDTHS.map(|width| (lang, width)))
        {
            let what = format!("double-{set}, {lang}");
            let mut desk = taken_up(desk.session.record(), lang, width, NAMES[2]);
            let start = desk.feed(Input::Start);
            assert_eq!(drawn_tiles(&start), line_of(&desk), "{what}: {start}");
            let last = desk.line("1");
            let table = desk.line("table");
            assert_eq!(line_of(&desk).len(), n_tiles, "{what}");
            assert_eq!(drawn_tiles(&table), line_of(&desk), "{what}: {table}");
            let text = start + &last + &table;
            check_width(&text, width, &what);
        }
    }
}

/// What is asked in a match whose width is watched: every command that changes nothing, and rules.
fn asked() -> Vec<String> {
    const CHANGING: [&str; 12] = [
        "next", "quit", "new", "undo", "redo", "draw", "pass", "load", "save", "lang", "plain",
        "map",
    ];
    let commands =
        COMMANDS.iter().map(|spec| spec.names[0]).filter(|name| !CHANGING.contains(name));
    let commands: Vec<String> = commands.map(str::to_owned).collect();
    let pages = commands.iter().map(|name| format!("help {name}"));
    let others =
        ["why 6-6", "why 1", "6-6", "nonsense", "rules score", "rules start", "7-7", "6-4 up"];
    pages.chain(commands.iter().cloned()).chain(others.map(str::to_owned)).collect()
}

/// A match of which everything is told that can be told.
fn told(lang: Lang, game: &str, names: (&str, &str), width: usize) -> String {
    let style = Style { lang, width, ..Style::default() };
    let seats = format!("human:{},human:{}", names.0, names.1);
    let mut desk = Desk::new(game, &seats, 11, Settings { style, ..asking() });
    let mut text = desk.feed(Input::Start);
    for line in asked() {
        text += &desk.line(&line);
        text += &desk.line("1");
        if !desk.game().is_round_on() {
            text += &desk.feed(Input::Next);
        }
    }
    text
}

/// In every language, for every game and name, lines fit and no word is lost where they are broken.
#[test]
fn names_of_any_script_fit_and_nothing_is_lost_in_any_language() {
    let words = |text: &str| -> Vec<String> {
        let apart = text
            .replace("][", "] [")
            .replace("]<", "] <")
            .replace(">[", "> [")
            .replace("><", "> <");
        apart.split_whitespace().map(str::to_owned).collect()
    };
    for (lang, names) in Lang::ALL.into_iter().flat_map(|lang| NAMES.map(|names| (lang, names))) {
        for game in ["boxed", "hungarian", "penalty"] {
            let whole = words(&told(lang, game, names, 1000));
            for width in WIDTHS {
                let what = format!("{game}, {lang}, {names:?}");
                let text = told(lang, game, names, width);
                check_width(&text, width, &what);
                assert_eq!(words(&text), whole, "{what}, {width}");
            }
        }
    }
}

/// The column at which a row's number ends, behind a name at its start.
fn end_of_number(row: &str, name: &str) -> Option<usize> {
    let rest = row.strip_prefix(name)?;
    let number = rest.trim_start();
    let n_digits = number.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(number.len());
    (n_digits > 0 && rest.starts_with("  ")).then(|| row.width() - number.width() + n_digits)
}

/// The hands at the end of a round and the standings at the end of a match stand under one another.
#[test]
fn tables_are_aligned_by_columns_whatever_the_names() {
    for (names, width) in NAMES.into_iter().flat_map(|names| WIDTHS.map(|width| (names, width))) {
        for (game, lang) in Variant::builtin_names().zip(Lang::ALL.into_iter().cycle()) {
            let style = Style { lang, width, ..Style::default() };
            let seats = format!("human:{},human:{}", names.0, names.1);
            let mut desk = Desk::new(game, &seats, 5, Settings { style, ..asking() });
            let text = desk.feed(Input::Start) + &desk.play_match();
            let lines: Vec<&str> = text.lines().collect();
            let heads = [format!("A {}", names.0), format!("B {}", names.1)];
            let ranked =
                ["1. ", "2. "].map(|rank| heads.clone().map(|head| format!("{rank}{head}")));
            let ends = |line: &str| {
                let mut heads = heads.iter().chain(ranked.iter().flatten());
                heads.find_map(|head| end_of_number(line, head))
            };
            let pairs = lines.windows(2).filter_map(|pair| Some((ends(pair[0])?, ends(pair[1])?)));
            let pairs: Vec<(usize, usize)> = pairs.collect();
            assert!(pairs.len() > 1, "{game}, {lang}: {text}");
            assert!(
                pairs.iter().all(|(a, b)| a == b),
                "{game}, {lang}, {names:?}: {pairs:?}\n{text}"
            );
        }
    }
}

/// The list of actions stands in columns, also where an action has a letter with an accent.
#[test]
fn the_list_of_actions_stands_in_columns_in_any_language() {
    let hands = ["6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 5-1 5-0 4-4", "3-3"];
    for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| WIDTHS.map(|width| (lang, width))) {
        let rules = "based-on = \"block\"\nhand = 13\nplayers = \"2\"";
        let desk = with_hands(rules, "6-6", hands, "");
        let mut desk = taken_up(desk.session.record(), lang, width, NAMES[0]);
        let text = desk.feed(Input::Start);
        let columns = |row: &str| -> Vec<usize> {
            row.match_indices(") ").map(|(at, _)| row[..at].width()).collect()
        };
        let rows: Vec<Vec<usize>> =
            text.lines().rev().map(columns).take_while(|at| !at.is_empty()).collect();
        let widest = rows.iter().max_by_key(|row| row.len()).unwrap();
        assert!(rows.iter().all(|row| widest.starts_with(row)), "{lang}, {width}: {text}");
        check_width(&text, width, lang.code());
    }
}
