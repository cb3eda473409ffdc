//! Commands that change how a session looks and behaves: `auto`, `sort`, `plain`, `lang`.

use domino_repl::{Catalog, Input, Lang, Message, Settings, Sort, Style};
use domino_rules::Seat;

use crate::desk::{Desk, asking, prompted, speaking, with_hands};

/// Plays three rounds with the first action of the list, and gives what the log tells of each.
fn logs(game: &str, auto: &str) -> (Desk, String) {
    let mut desk = Desk::new(game, "human:Ada,random", 6, prompted());
    desk.line(auto);
    desk.feed(Input::Start);
    let mut logs = String::new();
    for round in 1..=3 {
        desk.play_round();
        logs += &desk.line("log");
        if round < 3 {
            desk.line("next");
        }
    }
    (desk, logs)
}

/// The actions of a text, one each, however its turns are put into lines; a draw of several tiles
/// counts as so many.
fn actions(log: &str) -> Vec<String> {
    let mut actions = vec![];
    for line in log.lines().filter(|line| line.contains(": ")) {
        let (name, what) = line.split_once(": ").unwrap();
        for action in what.replace("), ", ")\n").lines() {
            let Some((tiles, ends)) =
                action.strip_prefix("draws ").and_then(|drawn| drawn.split_once(" ("))
            else {
                actions.push(format!("{name}: {action}"));
                continue;
            };
            let n_hidden = tiles.strip_suffix(" tile").or_else(|| tiles.strip_suffix(" tiles"));
            let drawn = match n_hidden {
                Some(n) => vec!["1 tile"; n.parse().unwrap()],
                None => tiles.split(' ').collect(),
            };
            actions.extend(drawn.iter().map(|tile| format!("{name}: draws {tile} ({ends}")));
        }
    }
    actions
}

#[test]
fn with_auto_on_turns_without_a_choice_are_taken_and_told_and_the_record_is_the_same() {
    for game in ["penalty", "beginners", "boxed", "block"] {
        let (asked, told) = logs(game, "auto off");
        let (auto, also_told) = logs(game, "auto on");
        assert_eq!(auto.session.record(), asked.session.record(), "{game}");
        assert_eq!(actions(&also_told), actions(&told), "{game}");
    }
}

/// B passes, and A has one tile to lay: nobody is asked, and both turns are told.
#[test]
fn auto_takes_a_forced_turn_at_once() {
    let hands = ["5-1 5-2 2-2 1-1", "0-0 4-4"];
    let mut desk = with_hands("based-on = \"block\"", "5-5 5-6", hands, "");
    assert_eq!(desk.line("auto"), "Turns without a choice are played for you: off.\n");
    assert_eq!(desk.line("auto on"), "Turns without a choice are played for you: on.\n");
    assert_eq!(desk.prompt(), "A Ada> ", "A has a choice");
    let told = desk.line("5-1");
    let turns =
        "A Ada: 5-1 left\nB Bob: passes (ends 1, 6)\nA Ada: 1-1 left\nThe round is blocked.";
    assert!(told.starts_with(turns), "{told}");
    assert_eq!(desk.line("auto OFF"), "Turns without a choice are played for you: off.\n");
    assert!(
        desk.line("auto perhaps").starts_with("`perhaps` does not go here; type `on` or `off`")
    );
    assert_eq!(desk.line("auto"), "Turns without a choice are played for you: off.\n");
}

fn hand(desk: &mut Desk) -> String {
    let told = desk.line("hand").replace('\n', " ");
    told.split_once(": ").unwrap().1.trim().to_owned()
}

/// By hand: 5-5 has 10 pips, 4-3 and 6-1 have 7, 6-0 has 6, 2-1 has 3.
#[test]
fn a_hand_is_sorted_by_suit_or_by_pips() {
    let hands = ["2-1 6-0 5-5 4-3 6-1 0-0", "3-3 1-0"];
    let mut desk = with_hands("based-on = \"block\"", "6-5 5-4", hands, "");
    assert_eq!(hand(&mut desk), "0-0 2-1 4-3 5-5 6-0 6-1");
    let told = desk.line("sort pips");
    assert!(
        told.starts_with("The order of your tiles: pips. Choices: `pips`, `suit` and `given`.")
    );
    assert!(told.ends_with("A Ada holds 6 tiles: 5-5 6-1 4-3 6-0 2-1 0-0\n"), "{told}");
    assert_eq!(hand(&mut desk), "5-5 6-1 4-3 6-0 2-1 0-0");
    let moves = desk.line("moves");
    assert!(moves.contains("A Ada to play, 6 tiles: 5-5 6-1* 4-3* 6-0* 2-1 0-0\n"), "{moves}");
    desk.line("sort Suit");
    assert_eq!(hand(&mut desk), "0-0 2-1 4-3 5-5 6-0 6-1");
    let told = desk.line("sort size");
    assert_eq!(told, "`size` does not go here; type `pips`, `suit` or `given`.\n");
    let told = desk.line("sort");
    assert!(told.starts_with("The order of your tiles: suit. Choices: `pips`"), "{told}");
}

/// The numbers of the list belong to actions, whatever the order of the hand.
#[test]
fn the_order_of_the_hand_leaves_the_list_as_it_is() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 7);
    let list = |text: &str| text.lines().rfind(|line| line.contains("1) ")).unwrap().to_owned();
    let suit = list(&desk.line("moves"));
    for sort in ["pips", "given"] {
        desk.line(&format!("sort {sort}"));
        assert_eq!(list(&desk.line("moves")), suit, "{sort}");
    }
}

/// The tiles of A in the order in which the record says that they were dealt and drawn, without those
/// that lie on the table.
fn given(desk: &Desk) -> String {
    let mut tiles: Vec<&str> = vec![];
    for line in desk.session.record().lines() {
        if let Some(dealt) = line.strip_prefix("hand A ") {
            tiles = dealt.split(' ').collect();
        }
        if let Some(drawn) = line.strip_prefix("A draw ") {
            tiles.extend(drawn.split(' '));
        }
    }
    let held = desk.round().hand(Seat::FIRST);
    tiles.retain(|tile| held.contains(tile.parse().unwrap()));
    tiles.join(" ")
}

#[test]
fn given_is_the_order_in_which_the_tiles_came() {
    let mut desk = Desk::started("draw", "human:Ada,heavy", 9);
    desk.line("sort given");
    let mut n_drawn = 0;
    while desk.game().is_round_on() {
        assert_eq!(hand(&mut desk), given(&desk));
        n_drawn += usize::from(desk.round().legal_actions().draw());
        desk.line("1");
    }
    assert!(n_drawn > 1, "{n_drawn}");
}

#[test]
fn given_is_the_same_order_after_undo_and_when_the_match_is_taken_up() {
    let hands = ["6-1 4-0 3-3", "5-3 4-2"];
    let mut desk = with_hands("based-on = \"draw\"", "6-5 5-4", hands, "5-0 0-0 2-0 3-0");
    desk.line("sort given");
    for line in ["6-1", "4-2", "draw", "draw", "draw"] {
        desk.line(line);
    }
    // Dealt in canonical order as a position is; 5-0, 0-0 and 2-0 were drawn in this order.
    assert_eq!(hand(&mut desk), "3-3 4-0 5-0 0-0 2-0");
    let style = Style { sort: Sort::Given, ..Style::default() };
    let settings = Settings { style, ..asking() };
    let mut again = Desk::resumed(desk.session.record(), settings);
    assert_eq!(hand(&mut again), "3-3 4-0 5-0 0-0 2-0");
    desk.line("undo");
    assert_eq!(hand(&mut desk), "3-3 4-0 6-1");
    desk.line("redo");
    assert_eq!(hand(&mut desk), "3-3 4-0 5-0 0-0 2-0");
    desk.line("lang de");
    desk.line("lang en");
    assert_eq!(hand(&mut desk), "3-3 4-0 5-0 0-0 2-0");
}

/// The round is told again in the language, and the match, its record and the list stay.
#[test]
fn the_language_is_changed_in_the_middle_of_a_round() {
    for game in ["snake", "beginners", "penalty"] {
        let mut desk = Desk::started(game, "human:Ada,heavy", 9);
        for _ in 0..3 {
            desk.line("1");
        }
        let (log, moves, score) = (desk.line("log"), desk.line("moves"), desk.line("score"));
        let before = (desk.game().clone(), desk.session.record().to_owned());
        for lang in Lang::ALL {
            desk.line(&format!("lang {lang}"));
            assert_eq!(desk.session.catalog().lang(), lang);
            let mut fresh = Desk::resumed(&before.1, speaking(lang));
            for command in ["log", "moves", "score", "hand"] {
                assert_eq!(desk.line(command), fresh.line(command), "{game} {lang} {command}");
            }
        }
        desk.line("lang en");
        assert_eq!(desk.line("moves"), moves, "{game}");
        assert_eq!(desk.line("score"), score, "{game}");
        assert_eq!(actions(&desk.line("log")), actions(&log), "{game}");
        assert!((desk.game(), desk.session.record()) == (&before.0, before.1.as_str()), "{game}");
    }
}

#[test]
fn a_language_is_chosen_by_its_code_and_by_its_name() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 9);
    let now = desk.line("lang");
    assert!(now.starts_with("The language is English. Choices: `en` (English), "), "{now}");
    for (typed, lang) in [
        ("de", Lang::De),
        ("Deutsch", Lang::De),
        ("français", Lang::Fr),
        ("FR", Lang::Fr),
        ("Italiano", Lang::It),
        ("hu_HU.UTF-8", Lang::Hu),
        ("magyar", Lang::Hu),
        ("polski", Lang::Pl),
        ("english", Lang::En),
    ] {
        let told = desk.line(&format!("lang {typed}"));
        assert_eq!(desk.session.catalog().lang(), lang, "{typed}");
        assert!(told.contains(lang.name()), "{told}");
    }
    let told = desk.line("lang klingon");
    assert!(
        told.starts_with("`klingon` is not a language of this client. Choices: `en`"),
        "{told}"
    );
    assert_eq!(desk.session.catalog().lang(), Lang::En);
}

/// A name without its accents, as it is typed on any keyboard.
#[test]
fn a_language_is_found_without_its_accents() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 9);
    desk.line("lang Francais");
    assert_eq!(desk.session.catalog().lang(), Lang::Fr);
}

/// What a wrong word is answered with names the words of the language.
#[test]
fn a_wrong_word_is_answered_in_the_language() {
    for lang in Lang::ALL {
        let mut desk = Desk::started("snake", "human:Ada,heavy", 9);
        desk.line(&format!("lang {lang}"));
        let catalog = Catalog::new(lang);
        let word = |word: &str| catalog.say(&Message::Word { word: word.to_owned() });
        let told = desk.line("auto xyz");
        for known in ["on", "off"] {
            assert!(told.contains(&format!("`{}`", word(known))), "{lang}: {told}");
        }
        // A blank at which no line is broken is shown as any other.
        let state = catalog.say(&Message::AutoIs { state: word("on") }).replace('\u{a0}', " ");
        for own in [word("on"), "on".to_owned()] {
            assert_eq!(desk.line(&format!("auto {own}")).trim_end(), state, "{lang}");
            desk.line("auto off");
        }
    }
}
