//! Whatever is typed, pressed or loaded: no panic, nothing lost, and nothing that a terminal obeys.

use domino_record::{ActionText, Record, read};
use domino_repl::{
    Color, Completion, Forced, Id, Input, Offer, Output, Pacing, Session, Settings, Style, TextForm,
};
use domino_rules::{Rules, Variant};
use domino_tiles::Tile;

use crate::desk::{Desk, prompted};
use crate::typist::{Typist, command_of};

/// Sessions, each of another game, seats and settings.
const N_SESSIONS: u64 = 60;

/// Inputs that each session is fed.
const N_INPUTS: usize = 150;

/// Lines that are completed, hinted at and highlighted.
const N_TYPED: usize = 6_000;

/// The most bytes of a line that answers a line which is no command.
const MOST_ANSWER: usize = 400;

const SEATS: [&str; 7] = [
    "human:Ada,steady",
    "heavy,human",
    "human,human",
    "human:Ada,random,human:Bo",
    "random,human:日本",
    "human:e\u{301},human:\u{202e}Bo\u{fdd0}",
    "human,random,heavy,human",
];

/// Characters that turn the direction of writing: with them a line shows what it does not say.
const TURNING: [std::ops::RangeInclusive<char>; 4] = [
    '\u{61c}'..='\u{61c}',
    '\u{200e}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2066}'..='\u{2069}',
];

/// A text that a terminal shows as it stands: whole lines without control characters and turned
/// writing; with colour the sequences that set and end it, which end in each line.
fn check_text(text: &str, color: Color, what: &str) {
    assert!(text.ends_with('\n'), "{what}: {text:?}");
    for line in text.lines() {
        check_line(line, color, what);
    }
}

fn check_line(line: &str, color: Color, what: &str) {
    let mut is_open = false;
    let mut shown = line.to_owned();
    while let Some((before, rest)) = shown.split_once("\u{1b}[") {
        assert_eq!(color, Color::Ansi, "{what}: {line:?}");
        let (code, after) = rest.split_once('m').unwrap_or_else(|| panic!("{what}: {line:?}"));
        let is_code = |letter: char| letter.is_ascii_digit() || letter == ';';
        assert!(code.chars().all(is_code), "{what}: {line:?}");
        is_open = !matches!(code, "" | "0");
        shown = [before, after].concat();
    }
    assert!(!is_open, "{what}: colour goes on after {line:?}");
    let is_turning = |letter: char| TURNING.iter().any(|range| range.contains(&letter));
    let is_mark = |letter: char| ('\u{fdd0}'..='\u{fdd5}').contains(&letter);
    let bad = |letter: char| letter.is_control() || is_turning(letter) || is_mark(letter);
    assert!(!shown.contains(bad), "{what}: {line:?}");
}

/// Whether a line cannot be an action, a command, or the answer to a question.
fn is_nonsense(session: &Session, line: &str) -> bool {
    let line = line.trim();
    let is_number = line.bytes().all(|byte| byte.is_ascii_digit());
    let word = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let is_tile = word.parse::<Tile>().is_ok() || line.to_lowercase().parse::<ActionText>().is_ok();
    let is_game = Variant::builtin_names().any(|name| name == line.to_lowercase());
    !is_number && !is_tile && !is_game && command_of(session, line).is_none()
}

/// What is in a file: whole records, damaged ones, views, and anything else.
fn file(typist: &mut Typist, record: &str) -> Result<Vec<u8>, String> {
    let lines: Vec<&str> = record.split_inclusive('\n').collect();
    Ok(match typist.below(10) {
        0 => return Err("there is no such file".to_owned()),
        1 => record.as_bytes().to_vec(),
        2 => lines[..typist.below(lines.len() + 1)].concat().into_bytes(),
        3 => record.as_bytes()[..typist.below(record.len() + 1)].to_vec(),
        4 => {
            let mut bytes = record.as_bytes().to_vec();
            let place = typist.below(bytes.len());
            bytes[place] = u8::try_from(typist.below(256)).unwrap();
            bytes
        }
        5 => {
            let (before, after) = lines.split_at(typist.below(lines.len()));
            [&before.concat(), typist.junk().as_str(), &after.concat()].concat().into_bytes()
        }
        6 => {
            let (a, b) = (typist.pick(&lines), typist.junk() + "\n");
            record.replacen(a, &b, 1).into_bytes()
        }
        7 => view(record).unwrap_or_default().into_bytes(),
        8 => {
            let junk = typist.junk();
            record.replace("steady", "nobody").replace("Ada", &junk).into_bytes()
        }
        _ => (0..typist.below(300)).map(|_| u8::try_from(typist.below(256)).unwrap()).collect(),
    })
}

/// The record as the public saw it.
fn view(record: &str) -> Option<String> {
    let record = read(record.as_bytes()).ok()?;
    let mut writer = domino_record::Writer::seen_by(record.rules()?, record.seats()?, None);
    for logged in record.events() {
        domino_rules::EventSink::event(&mut writer, &logged.event);
    }
    Some(writer.text().to_owned())
}

fn settings(typist: &mut Typist) -> Settings {
    let color = if typist.once_in(2) { Color::Ansi } else { Color::Never };
    let form = if typist.once_in(4) { TextForm::Plain } else { TextForm::Drawn };
    let width = [80, 80, 40, 1, 200][typist.below(5)];
    let pacing = if typist.once_in(3) { Pacing::Straight } else { Pacing::Wait };
    let height = [usize::MAX, 24, 5, 0][typist.below(4)];
    let forced = if typist.once_in(2) { Forced::Act } else { Forced::Ask };
    let style = Style { width, height, color, form, ..Style::default() };
    Settings { style, pacing, forced, ..Settings::default() }
}

/// A session somewhere in its life.
fn begun(typist: &mut Typist, seed: u64) -> Desk {
    let games: Vec<&str> = Variant::builtin_names().collect();
    let game = games[typist.below(games.len())];
    let fitting: Vec<&str> =
        SEATS.into_iter().filter(|seats| Desk::seats_fit(game, seats)).collect();
    let (seats, settings) = (typist.pick(&fitting), settings(typist));
    let mut desk = match typist.below(4) {
        0 => {
            let bytes = file(typist, Desk::started(game, seats, seed).session.record());
            let label = typist.junk();
            let offers = vec![Offer {
                id: Id(1),
                label,
                when: String::new(),
                bytes: bytes.unwrap_or_default(),
            }];
            Desk::lobby(offers, settings)
        }
        _ => Desk::new(game, seats, seed, settings),
    };
    match typist.below(4) {
        0 => {}
        1 => drop(desk.feed(Input::Start)),
        2 => {
            desk.feed(Input::Start);
            for _ in 0..typist.below(40) {
                desk.line("1");
                desk.line("");
            }
        }
        // All of a match, if it has begun and nobody has to pass the keyboard on.
        _ => {
            desk.feed(Input::Start);
            for _ in 0..2_000 {
                if desk.game().result().is_some() {
                    break;
                }
                let input = if desk.last == Output::Next {
                    Input::Next
                } else {
                    Input::Line("1".to_owned())
                };
                desk.feed(input);
                if desk.last != Output::Next {
                    desk.line("");
                }
            }
        }
    }
    desk
}

/// Checks that the record holds, and is that of the match on the table.
fn check_record(session: &Session, what: &str) {
    let text = session.record();
    let record: Record =
        read(text.as_bytes()).unwrap_or_else(|fault| panic!("{what}: {fault}\n{text}"));
    assert_eq!(record.text(), text, "{what}");
    assert_eq!(record.game(), Some(session.game()), "{what}");
}

#[test]
fn nothing_that_is_typed_pressed_or_loaded_panics_loses_the_match_or_reaches_the_terminal() {
    for seed in 1..=N_SESSIONS {
        let mut typist = Typist::new(seed);
        let mut desk = begun(&mut typist, seed);
        let color = desk.session.style().color;
        for place in 0..N_INPUTS {
            let input = match typist.below(24) {
                0 => Input::Interrupt,
                1 => Input::TooLong,
                2 => Input::Next,
                3 => Input::Loaded {
                    id: Id(1),
                    label: typist.junk(),
                    bytes: file(&mut typist, desk.session.record()),
                },
                4..12 => Input::Line(typist.sensible(&desk.session)),
                _ => Input::Line(typist.junk()),
            };
            let what = format!("seed {seed}, input {place}: {input:?}");
            let before = desk.game().clone();
            let nonsense = match &input {
                Input::Line(line) => is_nonsense(&desk.session, line),
                Input::TooLong | Input::Interrupt => true,
                _ => false,
            };
            let mut outputs = desk.session.feed(input);
            for output in &outputs {
                match output {
                    Output::Text(text) => check_text(text, color, &what),
                    Output::Ask { prompt: line } => {
                        check_line(line, Color::Never, &what);
                    }
                    _ => {}
                }
                if let (true, Output::Text(text)) = (nonsense, output) {
                    let is_short = text.lines().all(|line| line.len() <= MOST_ANSWER);
                    assert!(is_short && text.lines().count() < 400, "{what}: {text}");
                }
            }
            if nonsense {
                assert_eq!(desk.game(), &before, "{what}");
            }
            match outputs.pop().unwrap() {
                Output::Quit => break,
                Output::Load(_) => {
                    let bytes = file(&mut typist, desk.session.record());
                    desk.feed(Input::Loaded { id: Id(1), label: typist.junk(), bytes });
                }
                _ => {}
            }
            if place % 10 == 0 {
                check_record(&desk.session, &what);
            }
        }
        check_record(&desk.session, &format!("seed {seed}"));
    }
}

/// A place in a line: before, within and after its letters, and within the bytes of one.
fn place(typist: &mut Typist, line: &str) -> usize {
    typist.below(line.len() + 3)
}

#[test]
fn completing_hinting_and_highlighting_take_any_line() {
    let mut typist = Typist::new(7);
    let mut sessions: Vec<Session> = (1..8).map(|seed| begun(&mut typist, seed).session).collect();
    for n in 0..N_TYPED {
        let session = &mut sessions[n % 7];
        let typing = session.typing();
        let line = if typist.once_in(3) { typist.sensible(session) } else { typist.junk() };
        let pos = place(&mut typist, &line);
        let (start, words) = match typing.complete(&line, pos) {
            Completion::Words { start, words } => (start, words),
            Completion::File { start } => (start, Vec::new()),
        };
        assert!(line.is_char_boundary(start), "{line:?} at {pos}: {start}");
        let typed = line.get(..pos).unwrap_or(&line);
        assert!(start <= typed.len(), "{line:?} at {pos}: {start}");
        let is_begun = |word: &String| {
            // Accents and case do not matter, so only the plainest letters can be compared.
            let typed = &typed[start..];
            !typed.bytes().all(|byte| matches!(byte, b' '..=b'~'))
                || word.to_lowercase().starts_with(&typed.to_lowercase())
        };
        assert!(
            words.iter().filter(|word| word.is_ascii()).all(is_begun),
            "{line:?} at {pos}: {words:?}"
        );
        let hint = typing.hint(&line).unwrap_or_default();
        assert!(hint.len() < 200 && !hint.contains(char::is_control), "{line:?}: {hint:?}");
        let colored = typing.highlight(&line);
        assert!(colored == line || without_paint(&colored, &line), "{line:?}: {colored:?}");
    }
}

/// Whether a text is a line with one piece of it painted.
fn without_paint(colored: &str, line: &str) -> bool {
    let starts = colored.match_indices("\u{1b}[").map(|(start, _)| start).collect::<Vec<_>>();
    starts.iter().any(|&first| {
        let mut text = colored.to_owned();
        while let Some((at, _)) = text[first..].match_indices("\u{1b}[").next() {
            let at = first + at;
            let Some(end) = text[at..].find('m') else { return false };
            text.replace_range(at..=at + end, "");
            if text == line {
                return true;
            }
        }
        false
    })
}

/// A game of a family, whose rules file says this of one thing; `None` where the file is refused.
fn hostile_game(key: &str, text: &str) -> Option<Desk> {
    let line = match key {
        "sources" => format!("[sources]\ntarget = [\"{text}\"]\n"),
        key => format!("{key} = \"{text}\"\n"),
    };
    let variant = Variant::from_toml(&format!("based-on = \"draw\"\ntarget = 50\n{line}")).ok()?;
    let rules = Rules::new(variant, 2).unwrap();
    let seats = ["human:Ada", "heavy"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    Some(Desk::at(Session::new(rules, &seats, 3, prompted()).unwrap()))
}

/// A rules file, and a record with its rules, can come from anywhere.
#[test]
fn what_a_rules_file_says_of_itself_reaches_the_terminal_as_plain_letters() {
    const TEXTS: [&str; 6] =
        ["\\u001b[2J", "\\u009b2J", "\u{202e}x", "\u{200f}x", "\u{61c}x", "\u{fdd1}x"];
    let mut n_shown = 0;
    for (key, text) in ["name", "title", "summary", "sources"]
        .into_iter()
        .flat_map(|key| TEXTS.map(|text| (key, text)))
    {
        let Some(mut desk) = hostile_game(key, text) else { continue };
        n_shown += 1;
        let mut told = desk.feed(Input::Start);
        let offers = vec![Offer {
            id: Id(1),
            label: text.to_owned(),
            when: String::new(),
            bytes: desk.session.record().into(),
        }];
        let asked =
            ["rules", "rules target", "seats human,human,human,human,human", "new", "", "new"];
        told += &asked.map(|line| desk.line(line)).concat();
        told += &Desk::lobby(offers, prompted()).feed(Input::Start);
        check_text(&told, Color::Never, &format!("{key} = {text:?}"));
    }
    assert!(n_shown > 0);
}
