//! The commands: their names, beginnings and arguments, and what they answer.

use domino_repl::{
    COMMANDS, Catalog, Command, CommandSpec, Found, Id, Input, Lang, Output, Wanted,
};
use domino_rules::{KEYS, Variant};

use crate::desk::{Desk, prompted, with_hands};

/// Commands that show something and change nothing, wherever the match stands.
const SHOWING: [Command; 9] = [
    Command::Help,
    Command::Moves,
    Command::Hand,
    Command::Table,
    Command::Counts,
    Command::Log,
    Command::Score,
    Command::Rules,
    Command::Hint,
];

/// A on turn with a choice: 4-3 fits right, 6-0 left, 1-1 nowhere.
fn desk() -> Desk {
    with_hands("based-on = \"draw\"", "6-5 5-4", ["4-3 6-0 1-1", "3-3 2-2 1-0"], "2-0 2-1")
}

/// Types a line that must change nothing, and gives the answer.
fn shown(desk: &mut Desk, line: &str) -> String {
    let before = (desk.game().clone(), desk.session.record().to_owned());
    let answer = desk.line(line);
    assert_eq!((desk.game(), desk.session.record()), (&before.0, before.1.as_str()), "{line}");
    assert_eq!(desk.prompt(), "A Ada> ", "{line}");
    answer
}

fn found(word: &str) -> Vec<Command> {
    match CommandSpec::find(word, &Catalog::new(Lang::En)) {
        Found::One(spec) => vec![spec.command],
        Found::Several(specs) => specs.iter().map(|spec| spec.command).collect(),
        Found::None => vec![],
    }
}

#[test]
fn a_name_means_one_command_in_any_case() {
    for spec in &COMMANDS {
        for name in spec.names {
            assert_eq!(found(name), [spec.command], "{name}");
            assert_eq!(found(&name.to_uppercase()), [spec.command], "{name}");
        }
    }
}

/// Beginnings of names and of second names: `history` is `log`, `board` and `line` are `table`,
/// `exit` is `quit`.
#[test]
fn a_beginning_means_the_commands_that_have_a_name_like_it() {
    use Command::{
        Auto, Counts, Hand, Help, Hint, Lang, Load, Log, Moves, New, Pass, Plain, Redo, Rules,
        Save, Score, Seats, Settings, Sort, Table, Undo, Why,
    };
    let cases: [(&str, &[Command]); 27] = [
        ("hel", &[Help]),
        ("mov", &[Moves]),
        ("ha", &[Hand]),
        ("ta", &[Table]),
        ("bo", &[Table]),
        ("li", &[Table]),
        ("co", &[Counts]),
        ("his", &[Log]),
        ("sc", &[Score]),
        ("ru", &[Rules]),
        ("wh", &[Why]),
        ("hin", &[Hint]),
        ("un", &[Undo]),
        ("re", &[Redo]),
        ("pa", &[Pass]),
        ("sa", &[Save]),
        ("loa", &[Load]),
        ("se", &[Seats, Settings]),
        ("la", &[Lang]),
        ("a", &[Auto]),
        ("so", &[Sort]),
        ("pl", &[Plain]),
        ("l", &[Table, Log, Load, Lang]),
        ("lo", &[Log, Load]),
        ("hi", &[Log, Hint]),
        ("r", &[Rules, Redo]),
        ("ne", &[New]),
    ];
    for (word, commands) in cases {
        assert_eq!(found(word), commands, "{word}");
    }
    for word in ["", "helpp", "scorre", "6-4", "1", "-", "help save"] {
        assert_eq!(found(word), [], "{word:?}");
    }
}

#[test]
fn a_beginning_of_several_commands_asks_which_and_does_nothing() {
    let mut desk = desk();
    assert_eq!(shown(&mut desk, "lo"), "`lo` could be `log` or `load`.\n");
    assert_eq!(shown(&mut desk, "lo 6-4"), "`lo` could be `log` or `load`.\n");
    assert_eq!(shown(&mut desk, "l"), "`l` could be `table`, `log`, `load` or `lang`.\n");
    assert_eq!(shown(&mut desk, "help lo"), "`lo` could be `log` or `load`.\n");
}

#[test]
fn other_names_and_beginnings_answer_like_the_name() {
    let mut desk = desk();
    for spec in COMMANDS.iter().filter(|spec| SHOWING.contains(&spec.command)) {
        let answer = shown(&mut desk, spec.names[0]);
        assert!(!answer.is_empty(), "{}", spec.names[0]);
        for name in spec.names {
            assert_eq!(shown(&mut desk, name), answer, "{name}");
            assert_eq!(shown(&mut desk, &format!("  {}  ", name.to_uppercase())), answer, "{name}");
            let starts = (1..name.len()).map(|end| &name[..end]);
            for start in starts.filter(|start| found(start) == [spec.command]) {
                assert_eq!(shown(&mut desk, start), answer, "{start}");
            }
        }
    }
}

#[test]
fn actions_have_short_names() {
    let block = "based-on = \"block\"";
    for name in ["pass", "p", "PASS", "pa"] {
        let mut desk = with_hands(block, "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "");
        assert!(desk.line(name).contains("A Ada: passes (ends 5, 3)\n"), "{name}");
    }
    for name in ["draw", "d", "Draw", "dr"] {
        let rules = "based-on = \"draw\"";
        let mut desk = with_hands(rules, "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "2-0");
        assert!(desk.line(name).contains("A Ada: draws 1 tile (ends 5, 3)\n"), "{name}");
    }
    for name in ["quit", "q", "exit"] {
        let mut desk = desk();
        assert_eq!((desk.line(name).as_str(), &desk.last), ("", &Output::Quit), "{name}");
    }
}

/// The beginning of a name is not enough to leave or to deal, in any language.
#[test]
fn finding_d1_nobody_leaves_or_deals_by_accident() {
    for word in ["e", "ex", "qu", "qui"] {
        let mut desk = desk();
        desk.line(word);
        assert_ne!(desk.last, Output::Quit, "{word}");
    }
    for word in ["n", "ne", "nex"] {
        let mut desk = Desk::new("block", "human,heavy", 3, prompted());
        desk.feed(Input::Start);
        desk.play_round();
        desk.line(word);
        assert_eq!(desk.game().n_rounds(), 1, "{word}");
    }
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        for command in [Command::Quit, Command::Next] {
            for name in CommandSpec::of(command).names_in(&catalog) {
                assert!(name == "q" || name.len() > 2, "{lang}: {name}");
                let mut cut = name.clone();
                cut.pop();
                let found = CommandSpec::find(&cut, &catalog);
                let is_found = matches!(found, Found::One(spec) if spec.command == command);
                assert!(!is_found, "{lang}: {cut}");
            }
        }
    }
}

#[test]
fn the_next_round_comes_by_any_name() {
    let mut told = vec![];
    for name in ["next", "NEXT", ""] {
        let mut desk = Desk::new("block", "human,heavy", 3, prompted());
        desk.feed(Input::Start);
        let refused = desk.line("next");
        assert_eq!(refused, "This round is not over: A human to play.\n");
        desk.play_round();
        told.push(desk.line(name));
    }
    assert!(told[0].starts_with("\nRound 2\n"), "{}", told[0]);
    assert!(told.iter().all(|text| *text == told[0]));
}

/// What does not belong behind a command is answered with what does, and nothing changes.
#[test]
fn a_wrong_argument_is_answered_with_right_ones() {
    let cases = [
        ("help nonsense", "There is no command `nonsense`; `help` lists them all."),
        ("help sxore", "There is no command `sxore`. Did you mean `score`?"),
        ("rules nonsense", "There is no rule `nonsense`. Choices: `set`, `players`, `hand`,"),
        ("rules targte", "There is no rule `targte`. Did you mean `target`?"),
        (
            "why",
            "Type a tile, an action or an end after it, as in `why 6-4`, `why pass` or `why left`.",
        ),
        ("why nonsense", "Type a tile, an action or an end after it"),
        ("why 64", "for the tile, type `6-4`"),
        ("why 6-4 up down", "there is more to it than a tile and an end."),
        ("why 6-4 up n now", "there is more to it than a tile and an end."),
        ("why 9", "`9` is not in the list, which goes from 1 to 2"),
        ("why 0", "`0` is not in the list, which goes from 1 to 2"),
        ("draw 2", "`draw 2` is not an action: there is more to it than a tile and an end."),
        ("pass please", "`pass please` is not an action"),
        ("load", "Type the file after it, as in `load evening.domino`."),
        (
            "new chess",
            "There is no game `chess`. Choices: `boxed`, `snake`, `penalty`, `beginners`,",
        ),
        ("new hungarain", "There is no game `hungarain`. Did you mean `hungarian`?"),
        ("seats human", "`human` cannot sit at the table."),
        ("seats human,nobody", "`nobody` cannot sit at the table."),
        (
            "lang tlh",
            "`tlh` is not a language of this client. Choices: `en` (English), `de` (Deutsch)",
        ),
        ("auto maybe", "`maybe` does not go here; type `on` or `off`."),
        ("plain 3", "`3` does not go here; type `on` or `off`."),
        ("sort colour", "`colour` does not go here; type `pips`, `suit` or `given`."),
    ];
    let mut desk = desk();
    let moves = shown(&mut desk, "moves");
    for (line, expected) in cases {
        let answer = shown(&mut desk, line).replace('\n', " ");
        assert!(answer.contains(expected), "{line}: {answer}");
        assert_eq!(shown(&mut desk, "moves"), moves, "{line}");
    }
}

/// A position in which A holds three tiles and B one is not told as `3 tiles each`.
#[test]
fn a_position_with_unequal_hands_is_told_as_it_is() {
    let mut desk = with_hands("based-on = \"block\"", "6-5 5-4", ["4-3 6-0 1-1", "3-3"], "");
    let log = desk.line("log");
    assert!(!log.contains("3 tiles each"), "{log}");
}

/// `why hand`: that is a command, and still no action; nobody is told that it is none, or offered it.
#[test]
fn why_of_a_command_does_not_say_that_it_is_no_command() {
    let answer = shown(&mut desk(), "why hand");
    assert!(!answer.contains("nor a command"), "{answer}");
    assert!(!answer.contains("Did you mean `hand`?"), "{answer}");
}

/// `undo 3` must not take back one decision and say nothing of the 3.
#[test]
fn a_number_behind_undo_is_not_swallowed() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 7);
    desk.line("1");
    desk.line("1");
    let before = desk.game().clone();
    let answer = desk.line("undo 3");
    assert!(desk.game() == &before, "{answer}");
    desk.line("undo");
    let before = desk.game().clone();
    let answer = desk.line("redo 3");
    assert!(desk.game() == &before, "{answer}");
}

#[test]
fn help_explains_every_command_by_each_of_its_names() {
    let catalog = Catalog::new(Lang::En);
    let mut desk = desk();
    for spec in &COMMANDS {
        let page = shown(&mut desk, &format!("help {}", spec.names[0]));
        let flat = page.replace('\n', " ");
        let usage = format!("{}: {}. ", spec.usage_in(&catalog), spec.summary_in(&catalog));
        assert!(flat.starts_with(&usage), "{page}");
        assert!(flat.contains(&spec.page_in(&catalog)), "{page}");
        for name in &spec.names[1..] {
            let (_, also) = flat.split_once("Also: ").unwrap();
            assert!(also.contains(&format!("`{name}`")), "{page}");
            assert_eq!(shown(&mut desk, &format!("help {name}")), page, "{name}");
        }
        assert_eq!(spec.names.len() == 1, !flat.contains("Also: "), "{page}");
        assert!(page.lines().all(|line| line.len() <= 80), "{page}");
    }
}

#[test]
fn help_lists_every_command_in_lines_of_80_columns() {
    let mut desk = desk();
    let help = shown(&mut desk, "help");
    let (list, _) = help.split_once("To act, ").unwrap();
    for spec in &COMMANDS {
        let is_name = |word: &&str| word.trim_end_matches(',') == spec.names[0];
        assert_eq!(list.split_whitespace().filter(is_name).count(), 1, "{} {help}", spec.names[0]);
    }
    assert!(list.contains(" undo (u),\n") && list.contains(" draw (d), pass (p)\n"), "{help}");
    assert!(help.lines().all(|line| line.len() <= 80), "{help}");
    assert!(help.lines().count() <= 20, "finding D13: it fits a screen of 24 rows\n{help}");
}

/// `rules KEY` says the words of the key, its sources, and its value as in a rules file.
#[test]
fn every_key_of_the_rules_is_told_with_its_value_and_its_source() {
    for game in Variant::builtin_names() {
        let variant = Variant::builtin(game).unwrap();
        let mut desk = Desk::started(game, "human,heavy", 7);
        for key in KEYS {
            let page = desk.line(&format!("rules {}", key.name));
            let value = format!("{} = {}", key.name, key.value(variant));
            let flat = page.split_whitespace().collect::<Vec<_>>().join(" ");
            let (words, told) = flat.split_at(flat.len() - value.len());
            assert_eq!(told, value, "{game} {}: {page}", key.name);
            if let Some(sources) = variant.sources.get(key.name) {
                let sources = format!("({}) ", sources.join(", "));
                assert!(words.ends_with(&sources), "{game} {}: {page}", key.name);
                assert!(words.contains(". ("), "{game} {} in sentences: {page}", key.name);
            }
            assert_eq!(desk.line(&format!("rules {}", key.name.to_uppercase())), page);
        }
    }
}

#[test]
fn the_rules_in_short_are_those_of_the_game_on_the_table() {
    for game in Variant::builtin_names() {
        let mut desk = Desk::started(game, "human,heavy", 7);
        let sheet = desk.line("rules");
        assert!(sheet.lines().next().unwrap().ends_with(&format!("(`{game}`)")), "{sheet}");
        assert!(sheet.lines().count() <= 24, "more than a screen: {sheet}");
        assert!(sheet.lines().all(|line| line.len() <= 80), "{sheet}");
    }
}

/// A looks at everything with 6-5 and 5-4 on the table, then plays on.
///
/// By hand: the ends are 6 and 4; of the seven tiles with a 4 A sees 5-4 and 4-3, with a 1 only 1-1.
#[test]
fn a_look_at_everything() {
    let mut desk = desk();
    let script = ["hand", "table", "counts", "log", "score", "why 1-1", "4-3", "score", "log"];
    let text = script.map(|line| format!("> {line}\n{}", desk.line(line))).concat();
    insta::assert_snapshot!(text);
}

#[test]
fn save_and_load_name_their_file_and_leave_the_match_alone() {
    let mut desk = desk();
    let bytes = desk.session.record().as_bytes().to_vec();
    // Without a seed of its own the match is named after the one that the next deal has.
    for (typed, file) in [("save a b.domino", "a b.domino"), ("sa  Ütő.txt", "Ütő.txt")] {
        let outputs = desk.session.feed(Input::Line(typed.to_owned()));
        let saved = Output::Save { name: file.to_owned(), bytes: bytes.clone() };
        assert_eq!(outputs, [saved, Output::Ask { prompt: "A Ada> ".to_owned() }]);
    }
    let outputs = desk.session.feed(Input::Line("load  a b.domino ".to_owned()));
    assert_eq!(outputs, [Output::Load(Wanted::Named("a b.domino".to_owned()))]);
    let before = desk.game().clone();
    let bytes = Err("there is no such file".to_owned());
    let told = desk.feed(Input::Loaded { id: Id(1), label: "a b.domino".to_owned(), bytes });
    assert_eq!(told, "a b.domino could not be read: there is no such file.\n");
    assert_eq!(desk.game(), &before);
}

/// C68: the end of the input and `quit` leave at any prompt, at once and without another.
#[test]
fn c68_the_end_of_input_leaves_at_every_prompt() {
    let seated = |seats: &str| {
        let mut desk = Desk::new("block", seats, 3, prompted());
        desk.feed(Input::Start);
        desk
    };
    let lobby = || {
        let mut desk = Desk::lobby(vec![], prompted());
        desk.feed(Input::Start);
        desk
    };
    let between = || {
        let mut desk = seated("human,heavy");
        desk.play_round();
        desk
    };
    let over = || {
        let mut desk = seated("human,heavy");
        desk.play_match();
        desk
    };
    let asked = || {
        let mut desk = seated("human,heavy");
        desk.feed(Input::Interrupt);
        desk
    };
    let handover = || seated("human:Ada,human:Bo");
    let prompts: [(&str, &dyn Fn() -> Desk); 6] = [
        ("domino> ", &lobby),
        ("Pass to A Ada, then Enter> ", &handover),
        ("A human> ", &|| seated("human,heavy")),
        ("A human> ", &asked),
        ("Enter for round 2> ", &between),
        ("Enter for a rematch> ", &over),
    ];
    for (prompt, desk) in prompts {
        for input in [Input::End, Input::Line("quit".to_owned())] {
            let mut desk = desk();
            assert_eq!(desk.prompt(), prompt);
            assert_eq!(desk.feed(input.clone()), "", "{prompt} {input:?}");
            assert_eq!(desk.last, Output::Quit, "{prompt} {input:?}");
        }
    }
}
