//! The client in each of its languages: a round is played with the words of the language.

use domino_layout::End;
use domino_repl::{COMMANDS, Catalog, Command, CommandSpec, Found, Input, Lang, Message, Settings};
use domino_repl::{Pacing, Style};
use domino_rules::Action;

use crate::desk::{Desk, asking, speaking};

/// A word as it is typed on a keyboard without accents.
fn bare(word: &str) -> String {
    let letters = word.chars().map(|letter| match letter {
        'á' | 'à' | 'â' | 'ä' | 'ą' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'ő' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' => 'u',
        'ç' | 'ć' => 'c',
        'ł' => 'l',
        'ń' => 'n',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        letter => letter,
    });
    let bare: String = letters.collect();
    assert!(bare.is_ascii(), "{word}");
    bare
}

fn end_name(catalog: &Catalog, end: End) -> String {
    catalog.say(&Message::EndName { end: end.to_string() })
}

fn found(word: &str, catalog: &Catalog) -> Vec<Command> {
    match CommandSpec::find(word, catalog) {
        Found::One(spec) => vec![spec.command],
        Found::Several(specs) => specs.iter().map(|spec| spec.command).collect(),
        Found::None => vec![],
    }
}

#[test]
fn the_names_of_a_language_and_the_english_ones_mean_the_same_command() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        for spec in &COMMANDS {
            let own = spec.names_in(&catalog);
            for name in own.iter().map(String::as_str).chain(spec.names.iter().copied()) {
                for typed in [name.to_owned(), name.to_uppercase(), bare(name)] {
                    assert_eq!(found(&typed, &catalog), [spec.command], "{lang} {typed}");
                }
                // A beginning means this command, or asks whether it does.
                let can_be_cut = !matches!(spec.command, Command::Quit | Command::Next);
                for (end, _) in name.char_indices().skip(1).filter(|_| can_be_cut) {
                    let start = &name[..end];
                    let is_other_name = COMMANDS.iter().any(|other| {
                        let names = other.names_in(&catalog);
                        other.command != spec.command
                            && (names.iter().any(|name| bare(name) == bare(start))
                                || other.names.contains(&bare(start).as_str()))
                    });
                    let is_found = found(start, &catalog).contains(&spec.command);
                    assert!(is_found || is_other_name, "{lang} {start}");
                }
            }
        }
    }
}

/// How somebody types an action.
type Typed = fn(&Catalog, Action) -> String;

fn in_own_words(catalog: &Catalog, action: Action) -> String {
    match action {
        Action::Lead { tile } => tile.to_string(),
        Action::Play { tile, end, .. } => format!("{tile} {}", end_name(catalog, end)),
        Action::Draw => CommandSpec::of(Command::Draw).name_in(catalog),
        Action::Pass => CommandSpec::of(Command::Pass).name_in(catalog),
    }
}

/// One round of a game that draws and passes, typed in one way.
fn round_typed(lang: Lang, typed: Typed) -> String {
    let mut desk = Desk::new("penalty", "human:Ada,heavy", 800, speaking(lang));
    desk.feed(Input::Start);
    let mut seen = [false; 3];
    while desk.game().is_round_on() {
        let action = desk.round().legal_actions().nth(0).unwrap();
        let before = desk.round().table().n_actions();
        let line = typed(desk.session.catalog(), action);
        let told = desk.line(&line);
        assert!(desk.round().table().n_actions() > before, "{lang} `{line}`: {told}");
        match action {
            Action::Draw => seen[0] = true,
            Action::Pass => seen[1] = true,
            _ => seen[2] = true,
        }
    }
    assert_eq!(seen, [true; 3], "the round has draws, a pass and tiles");
    desk.session.record().to_owned()
}

/// The words of the language with and without accents and in capitals, only as much of an end as the
/// screen asks for, and the English words: it is the same round.
#[test]
fn a_round_is_played_with_the_words_of_each_language() {
    let ways: [Typed; 5] = [
        in_own_words,
        |catalog, action| bare(&in_own_words(catalog, action)),
        |catalog, action| in_own_words(catalog, action).to_uppercase(),
        |_, action| action.to_string(),
        |catalog, action| match action {
            Action::Play { tile, end, .. } => {
                let name = end_name(catalog, end);
                let start = name.chars().next().unwrap();
                let other = if end == End::Left { End::Right } else { End::Left };
                let is_enough = !end_name(catalog, other).starts_with(start);
                format!("{tile} {}", if is_enough { start.to_string() } else { name })
            }
            action => in_own_words(catalog, action),
        },
    ];
    let english = round_typed(Lang::En, in_own_words);
    for lang in Lang::ALL {
        for way in ways {
            assert_eq!(round_typed(lang, way), english, "{lang}");
        }
    }
}

/// The keys of the ends that a screen shows in brackets can be typed.
#[test]
fn the_key_of_an_end_on_the_screen_is_taken() {
    for lang in Lang::ALL {
        let mut desk = Desk::new("snake", "human:Ada,heavy", 7, speaking(lang));
        desk.feed(Input::Start);
        desk.line("1");
        let screen = desk.line("table");
        let catalog = Catalog::new(lang);
        for action in desk.round().legal_actions().iter() {
            let Action::Play { tile, end, .. } = action else { continue };
            let name = end_name(&catalog, end);
            let (_, key) = screen.split_once(&format!("{name} (")).unwrap();
            let (key, _) = key.split_once(')').unwrap();
            let mut other = Desk::resumed(desk.session.record(), speaking(lang));
            let told = other.line(&format!("{tile} {key}"));
            let turn = format!(": {tile} {name}");
            assert!(told.contains("A Ada") && told.contains(&turn), "{lang}: {told}");
        }
    }
}

/// The words of `sort`, `auto` and `plain` in the language and in English.
#[test]
fn the_words_behind_a_command_are_taken_in_the_language_and_in_english() {
    for lang in Lang::ALL {
        let mut desk = Desk::new("snake", "human:Ada,heavy", 7, speaking(lang));
        desk.feed(Input::Start);
        let catalog = Catalog::new(lang);
        for (command, words) in [
            (Command::Sort, &["pips", "suit", "given"][..]),
            (Command::Auto, &["on", "off"]),
            (Command::Plain, &["on", "off"]),
        ] {
            let spec = CommandSpec::of(command);
            for word in words {
                let own = catalog.say(&Message::Word { word: (*word).to_owned() });
                let told = desk.line(&format!("{} {own}", spec.name_in(&catalog)));
                assert!(told.contains(&own), "{lang} {told}");
                for typed in [bare(&own), own.to_uppercase(), (*word).to_owned()] {
                    assert_eq!(desk.line(&format!("{} {typed}", spec.names[0])), told, "{lang}");
                }
            }
        }
    }
}

/// Every command answers in the language: what it says is another text than the English one.
#[test]
fn every_command_answers_in_the_language() {
    let answers = |lang| {
        let mut desk = Desk::new("penalty", "human:Ada,heavy", 7, speaking(lang));
        desk.feed(Input::Start);
        desk.line("1");
        let lines = [
            "help",
            "help undo",
            "moves",
            "hand",
            "table",
            "counts",
            "log",
            "score",
            "rules",
            "rules score",
            "why 0-0",
            "why 1",
            "hint",
            "undo",
            "redo",
            "redo",
            "load",
            "new chess",
            "seats",
            "seats x",
            "lang tlh",
            "auto",
            "sort",
            "plain",
            "next",
            "xyzzy",
            "pass",
        ];
        lines.map(|line| desk.line(line))
    };
    let english = answers(Lang::En);
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (own, english) in answers(lang).into_iter().zip(&english) {
            assert_ne!(&own, english, "{lang}");
        }
    }
}

fn round(game: &str, seats: &str, seed: u64, lang: Lang) -> String {
    let mut desk = Desk::new(game, seats, seed, speaking(lang));
    desk.feed(Input::Start) + &desk.play_round()
}

#[test]
fn a_round_of_beginners_in_polish() {
    insta::assert_snapshot!(round("beginners", "human:Ada,heavy,heavy,heavy", 11, Lang::Pl));
}

#[test]
fn a_round_of_boxed_in_german() {
    insta::assert_snapshot!(round("boxed", "human:Ada,heavy", 36, Lang::De));
}

#[test]
fn the_lobby_in_hungarian() {
    let style = Style { lang: Lang::Hu, ..Style::default() };
    let settings = Settings { style, pacing: Pacing::Wait, ..asking() };
    let mut desk = Desk::lobby(vec![], settings);
    let text = desk.feed(Input::Start);
    let asked = desk.prompt().to_owned();
    insta::assert_snapshot!(text + &asked + "Enter\n" + &desk.line(""));
}

#[test]
fn help_in_french() {
    let mut desk = Desk::new("beginners", "human:Ada,steady", 1, speaking(Lang::Fr));
    desk.feed(Input::Start);
    let pages = ["aide", "aide annuler", "aide absurde", "aide scroe"];
    let text = pages.map(|line| format!("> {line}\n{}", desk.line(line))).concat();
    insta::assert_snapshot!(text);
}

#[test]
fn the_rules_in_short_in_italian() {
    let mut desk = Desk::new("beginners", "human:Ada,steady", 1, speaking(Lang::It));
    desk.feed(Input::Start);
    insta::assert_snapshot!(desk.line("regole"));
}
