//! Nothing is typed for nothing, and nothing is done by accident.

use domino_repl::{Forced, Input, Output, Pacing, Seeds, Settings};
use domino_rules::{Seat, Variant};

use crate::desk::{Desk, prompted, with_hands, with_plays};

/// A line with ends 5 and 2, and a tile that fits at both.
fn between() -> Desk {
    with_hands("based-on = \"block\"", "5-1 2-1", ["5-2 0-0 1-0", "3-3 4-4 6-6"], "")
}

#[test]
fn finding_d9_an_action_is_read_however_people_type_it() {
    for typed in [
        "5-2 l",
        "5 2 l",
        "5:2 l",
        "2/5 l",
        "5,2 l",
        "5-2l",
        "l 5-2",
        "play 5-2 l",
        "LAY 5-2 left",
        "[5|2]l",
        "1)",
        "1.",
    ] {
        let mut desk = between();
        let told = desk.line(typed);
        assert!(told.contains("A Ada: 5-2 left"), "{typed}: {told}");
    }
}

#[test]
fn finding_d9_a_run_is_typed_in_one_line() {
    let run = || {
        let hands = ["4-3 3-2 6-1", "6-6 2-2"];
        with_hands("based-on = \"hungarian\"", "6-5 5-4", hands, "")
    };
    for typed in ["4-3, 3-2", "4-3 r; 3-2", "4-3 r,3-2 r", "1, 3-2"] {
        let mut desk = run();
        desk.line(typed);
        let record = desk.session.record();
        assert!(record.contains("\nA 4-3 right ") && record.contains("\nA 3-2 right "), "{record}");
    }
    let mut desk = run();
    let before = desk.game().clone();
    let told = desk.line("4-3, 6-1");
    assert!(told.contains("this turn goes on at the right end"), "{told}");
    assert!(told.ends_with("Nothing was played.\n"), "{told}");
    assert_eq!(desk.game(), &before);
}

/// What comes after the turn, or after tiles that nobody has seen, is refused, and with it the line.
#[test]
fn several_actions_are_taken_all_or_none() {
    let mut desk = between();
    let before = desk.game().clone();
    let told = desk.line("5-2 l, 0-0");
    assert!(told.starts_with("`0-0` comes too late: the turn is over by then.\n"), "{told}");
    assert_eq!(desk.game(), &before);

    let hands = ["4-4 3-3", "0-0 1-1"];
    let mut desk = with_hands("based-on = \"draw\"", "6-5", hands, "5-4 6-4 6-6 6-3");
    let before = desk.game().clone();
    let told = desk.line("draw, 5-4");
    assert!(told.starts_with("`5-4` has to wait until you see what you have drawn.\n"), "{told}");
    assert_eq!(desk.game(), &before);
}

#[test]
fn finding_d1_a_bare_end_or_direction_completes_the_tile_that_was_asked_about() {
    let mut desk = between();
    assert!(desk.line("5-2").contains("type `5-2 left` or `5-2 right`"));
    assert!(desk.line("r").contains("A Ada: 5-2 right"));

    let (plays, hands) = ("6-6, 6-4 right e", ["4-1 0-0", "3-3 1-1"]);
    let mut desk = with_plays("based-on = \"table\"", plays, hands, prompted());
    desk.line("");
    assert!(desk.line("4-1 r").contains("`4-1 right e`"));
    assert!(desk.line("e").contains("A Ada: 4-1 right e"), "`e` is no command here");
    assert_ne!(desk.last, Output::Quit);
}

/// Another line forgets the question.
#[test]
fn a_question_is_forgotten_when_something_else_is_typed() {
    let mut desk = between();
    desk.line("5-2");
    desk.line("hand");
    let before = desk.game().clone();
    desk.line("r");
    assert_eq!(desk.game(), &before);
}

#[test]
fn finding_d4_enter_takes_the_only_action() {
    let mut desk = with_hands("based-on = \"block\"", "5-1", ["5-2 0-0", "3-3 1-2"], "");
    assert!(desk.line("").contains("A Ada: 5-2 left"));
}

/// With `auto` on, as it is from the start, every prompt of a match has a choice behind it.
#[test]
fn finding_d4_no_prompt_has_a_single_answer() {
    for game in Variant::builtin_names() {
        let mut desk = Desk::new(game, "human:Ada,steady", 3, Settings::default());
        desk.feed(Input::Start);
        let mut n_asked = 0;
        while desk.game().result().is_none() {
            if desk.game().is_round_on() {
                let screen = desk.line("moves");
                assert!(screen.contains(" 2) ") || screen.contains("\n2) "), "{game}: {screen}");
                n_asked += 1;
                desk.line("2");
            } else {
                desk.feed(Input::Next);
            }
        }
        assert!(n_asked > 0, "{game}");
    }
}

/// The seed of a match that nobody chose is told when it is over, and the next cannot be guessed.
#[test]
fn finding_d3_the_seed_is_told_when_the_match_is_over_and_the_next_is_another() {
    let seeds = Seeds::Secret(99);
    let settings = Settings { seeds, pacing: Pacing::Wait, ..Settings::default() };
    let mut desk = Desk::new("penalty", "human:Ada,steady", 41, settings);
    let start = desk.feed(Input::Start);
    assert!(start.starts_with("Four rounds, ") && !start.contains("eed"), "{start}");
    let mut text = String::new();
    while desk.game().result().is_none() {
        text += &desk.line(if desk.game().is_round_on() { "1" } else { "" });
    }
    assert!(text.ends_with("The seed was 41.\n"), "{text}");
    desk.line("new penalty");
    let record = desk.session.record();
    let (_, seed) = record.split_once(" seed ").unwrap();
    let seed: u64 = seed.split(' ').next().unwrap().parse().unwrap();
    assert!(seed > 1 << 20, "{seed} does not follow 41");
}

#[test]
fn finding_d8_a_game_is_chosen_with_the_number_of_players() {
    let n_seats = |desk: &Desk| desk.game().rules().n_seats();
    let mut desk = Desk::lobby(vec![], prompted());
    desk.feed(Input::Start);
    desk.line("boxed 4");
    assert_eq!((n_seats(&desk), desk.game().n_rounds()), (4, 1));
    assert_eq!(desk.game().rules().variant().name, "boxed");
    desk.line("new draw 3");
    assert_eq!(n_seats(&desk), 3);

    let mut desk = Desk::lobby(vec![], prompted());
    desk.feed(Input::Start);
    let told = desk.line("seats 4");
    assert!(told.contains("A human, B steady, C steady and D steady") || told.contains("D steady"));
    desk.line("");
    assert_eq!(n_seats(&desk), 4);
    for refused in ["boxed 9", "boxed 0", "boxed 4000000000"] {
        let mut desk = Desk::lobby(vec![], prompted());
        desk.feed(Input::Start);
        let told = desk.line(refused);
        assert!(told.contains("is not a game for"), "{refused}: {told}");
    }
}

/// By hand: 5-5, 5-4, 5-3, 5-2, 5-1, 5-0 and 6-5 are the seven tiles with a 5.
#[test]
fn finding_d12_a_block_says_why() {
    let rules = "based-on = \"block\"";
    let line = "6-5 5-5 5-4 4-3 3-5 5-2 2-1 1-5";
    let mut desk = with_hands(rules, line, ["6-0 1-1", "2-2 3-3"], "");
    desk.line("6-0 l");
    let told = desk.line("");
    assert!(
        told.is_empty() || !told.contains("lie on the table"),
        "a 5 is still somewhere: {told}"
    );

    let line = "6-5 5-0 0-4 4-5 5-5 5-1 1-2 2-5";
    let mut desk = with_hands(rules, line, ["6-2 3-3", "1-1 0-0"], "");
    let told = desk.line("6-2 l");
    assert!(told.contains("Nobody holds a tile for the left end, which shows 2."), "{told}");
}

/// The rule behind a score is told once a match, and whenever somebody asks.
#[test]
fn finding_d12_the_rule_behind_a_score_is_told_once() {
    let mut desk = Desk::new("draw", "steady,heavy", 3, Settings::default());
    let mut text = desk.feed(Input::Start);
    while desk.game().result().is_none() {
        text += &desk.feed(Input::Next);
    }
    let rule = "(By the rules: The winner of a round scores";
    assert_eq!(text.matches(rule).count(), 1, "{text}");
    assert!(desk.line("why score").starts_with("(By the rules: "));
    let mut desk = Desk::started("draw", "human,steady", 3);
    assert!(!desk.line("why score").contains("By the rules"), "no round is over");
}

/// What others laid since somebody chose is marked, and what they did stands below.
#[test]
fn finding_d10_everything_laid_since_is_marked() {
    let mut desk = Desk::new("draw", "human:Ada,heavy,heavy,heavy", 54, Settings::default());
    let start = desk.feed(Input::Start);
    let did = "B heavy: leads 6-6   C heavy: 6-5 left   D heavy: 5-4 left";
    assert!(start.contains(&format!("\n<4|5><5|6><6|6>\n{did}\n")), "{start}");
    let next = desk.line("4-0 l");
    assert!(next.contains("<3|6><6|1><1|0>[0|4][4|5][5|6][6|6]\n"), "{next}");
    assert_eq!(desk.line("moves").trim_start(), next.trim_start(), "it is shown again as it was");
}

#[test]
fn auto_is_switched_off_by_a_setting() {
    let settings = Settings { forced: Forced::Ask, ..Settings::default() };
    let mut desk = Desk::new("block", "human,steady", 35, settings);
    let start = desk.feed(Input::Start);
    assert!(start.contains("must lead 4-4") && start.ends_with("1) 4-4\n"), "{start}");
    assert_eq!(desk.round().mover(), Seat::FIRST);
}
