//! C42: decisions are taken back and done again, and the record says so.

use domino_record::read;
use domino_repl::{Curtain, Forced, Input, Keep, Lang, Message, Output, Settings};
use domino_rules::{Match, Seat};
use domino_tiles::Tile;

use crate::desk::{Desk, piped, prompted, tiles, with_hands};

const NOTHING: &str = "There is no decision to take back.\n";
const NOT_UNDONE: &str = "Nothing has been taken back.\n";

/// A desk and what somebody who keeps its record has written down.
struct Kept {
    desk: Desk,
    settings: Settings,
    record: String,
}

impl Kept {
    fn new(game: &str, seats: &str, seed: u64, settings: Settings) -> Kept {
        let desk = Desk::new(game, seats, seed, settings.clone());
        let mut kept = Kept { desk, settings, record: String::new() };
        kept.feed(Input::Start);
        kept
    }

    /// Feeds one input, gives the text that follows, and checks that the record only grew and holds.
    fn feed(&mut self, input: Input) -> String {
        let mut outputs = self.desk.session.feed(input);
        self.desk.last = outputs.pop().unwrap();
        let mut text = String::new();
        for output in outputs {
            match output {
                Output::Text(part) => text += &part,
                Output::Keep(Keep::Match { from: None, text, .. }) => {
                    assert_eq!(self.record, "", "a match begins once");
                    self.record = text;
                }
                Output::Keep(Keep::Lines(lines)) => self.record += &lines,
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(self.record, self.desk.session.record());
        assert_eq!(read(self.record.as_bytes()).unwrap().game(), Some(self.desk.game()));
        text
    }

    fn line(&mut self, line: &str) -> String {
        self.feed(Input::Line(line.to_owned()))
    }

    /// Whoever takes the record up stands where this session stands, and sees the same.
    fn check_resumed(&mut self) {
        let mut again = Desk::resumed(&self.record, self.settings.clone());
        if self.desk.game().is_round_on() {
            assert_eq!(again.game(), self.desk.game());
            for command in ["moves", "score", "counts", "hand"] {
                assert_eq!(again.line(command), self.desk.line(command), "{}", self.record);
            }
        }
    }
}

fn boneyard(desk: &Desk) -> Vec<Tile> {
    desk.round().boneyard().collect()
}

/// A chooses between two tiles, B has one answer, A draws three tiles and has one place for the third:
/// only the first of A's turns was a decision, so all is taken back to it.
#[test]
fn c42_drawn_tiles_return_to_the_boneyard_in_their_order() {
    let hands = ["6-1 4-0 3-3", "5-3 4-2"];
    let mut desk = with_hands("based-on = \"draw\"", "6-5 5-4", hands, "5-0 0-0 2-0 3-0");
    let start = desk.game().clone();
    assert_eq!(boneyard(&desk)[..4], tiles("5-0 0-0 2-0 3-0"));
    for (line, n_legal) in [("6-1", 2), ("4-2", 1), ("d", 1), ("d", 1), ("d", 1), ("2-0", 1)] {
        assert_eq!(desk.round().legal_actions().len(), n_legal, "{line}");
        desk.line(line);
    }
    let before = desk.game().clone();
    assert_eq!(boneyard(&desk)[..1], tiles("3-0"));
    let record = desk.session.record().to_owned();
    assert!(
        record.ends_with("A draw 5-0\nA draw 0-0\nA draw 2-0\nA 2-0 right ; 1 0\n"),
        "{record}"
    );

    let told = desk.line("undo");
    assert!(told.starts_with("6 actions have been taken back. A Ada decides again.\n"), "{told}");
    assert_eq!(boneyard(&desk)[..4], tiles("5-0 0-0 2-0 3-0"));
    assert!(desk.game() == &start);
    assert_eq!(desk.session.record(), format!("{record}undo 6\n"));

    assert!(desk.line("redo").starts_with("6 actions have been redone.\n"));
    assert!(desk.game() == &before);
    let (_, again) = record.split_once("A 6-1 left").unwrap();
    assert_eq!(desk.session.record(), format!("{record}undo 6\nA 6-1 left{again}"));
}

/// The ends are 5 and 6 and A has neither: three draws until 6-2 comes, and one place for it.
#[test]
fn c42_draws_that_were_forced_are_taken_back_with_the_decision_before_them() {
    let hands = ["5-1 5-2 1-1", "1-0 2-1"];
    let mut desk = with_hands("based-on = \"draw\"", "5-5 5-6", hands, "4-4 4-3 3-3 6-0 2-0 3-0");
    let start = desk.game().clone();
    assert_eq!(boneyard(&desk)[..4], tiles("4-4 4-3 3-3 6-0"));
    // A lays 5-1 and keeps 5-2 and 1-1; B lays 1-0 or draws: ends 1 and 6, B has 1-0 and 2-1.
    desk.line("5-1");
    let after_a = desk.game().clone();
    desk.line("1-0");
    assert_eq!(desk.round().mover(), Seat::FIRST);
    // Ends 0 and 6: A holds 5-2 and 1-1 and draws 4-4, 4-3, 3-3 and then 6-0, which fits at both.
    for _ in 0..4 {
        assert_eq!(desk.round().legal_actions().len(), 1);
        desk.line("draw");
    }
    desk.line("6-0 left");
    let end = desk.game().clone();

    // 6-0 had two places, so that was a decision; with it the drawn tiles stay.
    assert!(desk.line("undo").starts_with("1 action has been taken back. A Ada decides again.\n"));
    assert_eq!(desk.round().hand(Seat::FIRST).len(), 6);
    // B chose between 1-0 and 2-1: the four draws were forced, and are taken back with it.
    assert!(
        desk.line("undo").starts_with("5 actions have been taken back. B Bob decides again.\n")
    );
    assert!(desk.game() == &after_a);
    assert_eq!(boneyard(&desk)[..4], tiles("4-4 4-3 3-3 6-0"));
    assert!(desk.line("undo").starts_with("1 action has been taken back. A Ada decides again.\n"));
    assert!(desk.game() == &start);
    assert_eq!(desk.line("undo"), NOTHING);

    for n in
        ["1 action has been redone.", "5 actions have been redone.", "1 action has been redone."]
    {
        assert!(desk.line("redo").starts_with(&format!("{n}\n")));
    }
    assert!(desk.game() == &end);
    assert_eq!(desk.line("redo"), NOT_UNDONE);
    let lines: Vec<&str> = desk.session.record().lines().rev().take(17).collect();
    let undos: Vec<&str> = lines.into_iter().filter(|line| line.starts_with("undo")).collect();
    assert_eq!(undos, ["undo 1", "undo 5", "undo 1"]);
}

/// B is human too but never has a choice, and passes.
#[test]
fn c42_forced_passes_are_no_decisions() {
    let hands = ["5-1 5-2 2-2 1-1", "0-0 4-4"];
    let mut desk = with_hands("based-on = \"block\"", "5-5 5-6", hands, "");
    let start = desk.game().clone();
    for (line, n_legal) in [("5-1", 2), ("pass", 1), ("1-1", 1)] {
        assert_eq!(desk.round().legal_actions().len(), n_legal, "{line}");
        desk.line(line);
    }
    // The ends are 1 and 6, and A has 5-2 and 2-2: the round is blocked.
    assert!(!desk.game().is_round_on());
    let told = desk.line("undo");
    assert!(told.starts_with("3 actions have been taken back. A Ada decides again.\n"), "{told}");
    assert!(desk.game() == &start);
}

#[test]
fn with_no_decision_yet_there_is_nothing_to_take_back() {
    let mut before = Desk::new("snake", "human,heavy", 7, prompted());
    for desk in [&mut before, &mut Desk::started("snake", "human,heavy", 7)] {
        let record = desk.session.record().to_owned();
        assert_eq!(desk.line("undo"), NOTHING);
        assert_eq!(desk.line("u"), NOTHING);
        assert_eq!(desk.line("redo"), NOT_UNDONE);
        assert_eq!(desk.session.record(), record);
    }
    // The lead that the rules name is no decision either.
    let mut desk = Desk::started("block", "human,human", 3);
    assert_eq!(desk.round().legal_actions().len(), 1);
    desk.line("1");
    assert_eq!(desk.line("undo"), NOTHING);
}

#[test]
fn only_another_action_ends_what_can_be_done_again() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 7);
    desk.line("1");
    let played = desk.game().clone();
    let looks =
        ["hand", "help", "why 6-6", "hint", "nonsense", "0", "sort pips", "lang de", "lang en"];
    desk.line("undo");
    for look in looks.into_iter().chain(["plain on", "plain off", "auto on", "auto off"]) {
        desk.line(look);
    }
    assert!(desk.line("redo").contains("redone"));
    assert!(desk.game() == &played);
    desk.line("undo");
    desk.line("2");
    let other = desk.game().clone();
    assert_ne!(other, played);
    assert_eq!(desk.line("redo"), NOT_UNDONE);
    assert!(desk.game() == &other);
}

/// A draws, is asked again, and plays: two lines of the log, whoever tells it.
#[test]
fn the_log_is_the_same_after_undo_and_redo_and_when_the_match_is_taken_up() {
    let hands = ["6-1 4-0 3-3", "5-3 4-2"];
    let mut desk = with_hands("based-on = \"draw\"", "6-5 5-4", hands, "2-0 2-1 0-0 3-0");
    desk.lines(&["6-1", "4-2", "draw", "2-0"]);
    let log = desk.line("log");
    let mut again = Desk::resumed(desk.session.record(), piped(80));
    assert_eq!(again.line("log"), log, "taken up");
    desk.line("undo");
    desk.line("redo");
    assert_eq!(desk.line("log"), log, "after undo and redo");
}

/// The words of an undo and what is on the screen: the line as it was, and the same list.
#[test]
fn what_is_shown_when_a_decision_is_taken_back() {
    let mut desk = Desk::started("snake", "human:Ada,steady", 7);
    let moves = desk.line("moves");
    let log = desk.line("log");
    let played = desk.line("1");
    let undone = desk.line("undo");
    let (head, screen) = undone.split_once('\n').unwrap();
    assert_eq!(head, "2 actions have been taken back. A Ada decides again.");
    assert_eq!(screen.trim_start(), moves.trim_start());
    assert_eq!(desk.line("log"), log);
    let redone = desk.line("redo");
    let (head, screen) = redone.split_once('\n').unwrap();
    assert_eq!((head, screen), ("2 actions have been redone.", played.as_str()));
}

#[test]
fn the_end_of_a_round_is_taken_back_with_its_score() {
    let mut kept = Kept::new("block", "human:Ada,heavy", 3, prompted());
    while kept.desk.game().is_round_on() {
        kept.line("1");
    }
    let over = kept.desk.game().clone();
    assert!(over.totals().iter().any(|(_, total)| *total != 0));
    let told = kept.line("undo");
    assert!(told.contains("A Ada decides again."), "{told}");
    assert!(kept.desk.game().is_round_on());
    assert!(kept.desk.game().totals().iter().all(|(_, total)| *total == 0));
    kept.check_resumed();
    let told = kept.line("redo");
    assert!(told.contains("Standings: "), "{told}");
    assert_eq!(kept.desk.game(), &over);
    assert_eq!(kept.desk.prompt(), "Enter for round 2> ");
}

/// In round 2 with nothing decided yet, the last decision is one of round 1.
#[test]
fn a_round_that_has_begun_is_taken_back_and_dealt_again_as_it_was() {
    let mut kept = Kept::new("snake", "human:Ada,random", 5, prompted());
    while kept.desk.game().is_round_on() {
        kept.line("1");
    }
    let over = kept.desk.game().clone();
    kept.line("next");
    let dealt = kept.desk.game().clone();
    assert_eq!(dealt.n_rounds(), 2);
    kept.line("undo");
    assert_eq!(kept.desk.game().n_rounds(), 1);
    kept.line("redo");
    if kept.desk.game() == &over {
        kept.line("next");
    }
    assert_eq!(kept.desk.game(), &dealt, "the same tiles, and B acts as before");
    let rounds = kept.record.lines().filter(|line| line.starts_with("round 2 seed 5 ")).count();
    assert_eq!(rounds, 2, "a round that begins again has its line again");
}

/// A human leads round 2 with any tile: that decision and the last of round 1 are taken back, and
/// both are done again, whoever deals in between.
#[test]
fn two_decisions_are_done_again_over_the_end_of_a_round() {
    let seats = "heavy,human:Ada";
    let is_led_by_a =
        |seed: &u64| Desk::started("snake", seats, *seed).round().table().leader() == Seat::FIRST;
    let seed = (1..50).find(is_led_by_a).unwrap();
    for settings in [prompted(), piped(80)] {
        let mut kept = Kept::new("snake", seats, seed, settings);
        while kept.desk.game().n_rounds() < 2 {
            let is_on = kept.desk.game().is_round_on();
            kept.feed(if is_on { Input::Line("1".to_owned()) } else { Input::Next });
        }
        assert!(kept.desk.round().table().layout().is_empty(), "Ada leads");
        kept.line("1");
        let end = kept.desk.game().clone();
        kept.line("undo");
        kept.line("undo");
        assert_eq!(kept.desk.game().n_rounds(), 1);
        kept.line("redo");
        if !kept.desk.game().is_round_on() {
            kept.feed(Input::Next);
        }
        let told = kept.line("redo");
        assert!(kept.desk.game() == &end, "{told}");
    }
}

#[test]
fn the_end_of_a_match_is_taken_back() {
    for settings in [prompted(), piped(80)] {
        let mut kept = Kept::new("penalty", "human:Ada,steady", 3, settings);
        while kept.desk.game().result().is_none() {
            let is_on = kept.desk.game().is_round_on();
            kept.feed(if is_on { Input::Line("1".to_owned()) } else { Input::Next });
        }
        let over = kept.desk.game().clone();
        let told = kept.line("undo");
        assert!(told.contains("A Ada decides again."), "{told}");
        assert!(kept.desk.game().result().is_none());
        assert_eq!(kept.desk.prompt(), "A Ada> ");
        kept.check_resumed();
        assert!(kept.line("redo").contains("The match is over after 4 rounds."));
        assert_eq!(kept.desk.game(), &over);
        assert_eq!(kept.desk.prompt(), "Enter for a rematch> ");
    }
}

/// How many actions a screen lists, in its last lines.
fn n_listed(screen: &str) -> usize {
    let is_number =
        |word: &&str| word.ends_with(')') && word.starts_with(|n: char| n.is_ascii_digit());
    let list = screen.lines().rev().take_while(|line| !line.contains(" tile"));
    list.flat_map(str::split_whitespace).filter(is_number).count()
}

/// A choice of a human: the states before it, and when the next one was asked or it was taken back.
struct Decision {
    before: Match,
    after: Match,
}

/// Plays on with choices that a number makes, takes back and does again, and holds the session to a
/// list of the decisions in effect.
fn try_undo(game: &str, seats: &str, seed: u64, forced: Forced) {
    let mut kept = Kept::new(game, seats, seed, Settings { forced, ..piped(80) });
    let (mut done, mut undone): (Vec<Decision>, Vec<Decision>) = (vec![], vec![]);
    let mut dice = seed;
    let mut roll = |n: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(dice >> 33).unwrap() % n
    };
    let place = format!("{game} {seats} {seed} {forced:?}");
    for _ in 0..60 {
        let before = kept.desk.game().clone();
        match roll(8) {
            0 | 1 => match done.pop() {
                None => assert_eq!(kept.line("undo"), NOTHING, "{place}"),
                Some(decision) => {
                    kept.line("undo");
                    assert_eq!(kept.desk.game(), &decision.before, "{place}");
                    undone.push(Decision { after: before, ..decision });
                }
            },
            2 => match undone.pop() {
                None => assert_eq!(kept.line("redo"), NOT_UNDONE, "{place}"),
                Some(decision) => {
                    kept.line("redo");
                    if kept.desk.game() != &decision.after {
                        // The next round was dealt, and nobody had decided in it.
                        assert!(!kept.desk.game().is_round_on(), "{place}");
                        kept.feed(Input::Next);
                        undone.clear();
                    }
                    assert_eq!(kept.desk.game(), &decision.after, "{place}");
                    done.push(decision);
                }
            },
            _ if before.result().is_some() => {}
            _ if !before.is_round_on() => {
                kept.feed(Input::Next);
                undone.clear();
            }
            _ => {
                let n = n_listed(&kept.line("moves"));
                kept.line(&(1 + roll(n)).to_string());
                undone.clear();
                if n > 1 {
                    let after = kept.desk.game().clone();
                    done.push(Decision { before, after });
                }
            }
        }
    }
    assert!(kept.record.contains("\nundo "), "{place}");
    kept.check_resumed();
}

#[test]
fn c42_undo_goes_back_to_the_last_choice_of_a_human_and_redo_gives_the_same() {
    for game in ["boxed", "snake", "penalty", "beginners", "hungarian", "draw"] {
        for seats in ["human:Ada,random", "human:Ada,human:Bo", "steady,human:Ada,random"] {
            if game == "penalty" && seats.starts_with("steady") {
                continue;
            }
            for (seed, forced) in [(1, Forced::Ask), (2, Forced::Act)] {
                try_undo(game, seats, seed, forced);
            }
        }
    }
}

/// What `random` does depends on where the match stands, not on what was taken back before.
#[test]
fn after_the_same_action_a_random_player_chooses_as_before() {
    let mut desk = Desk::started("snake", "human:Ada,random,random", 11);
    let mut n_tried = 0;
    while desk.game().is_round_on() {
        let n_legal = n_listed(&desk.line("moves"));
        let typed = n_legal.to_string();
        let told = desk.line(&typed);
        if n_legal > 1 {
            let after = desk.game().clone();
            desk.line("undo");
            desk.line("1");
            desk.line("undo");
            assert_eq!(desk.line(&typed), told);
            assert!(desk.game() == &after);
            n_tried += 1;
        }
    }
    assert!(n_tried >= 3, "{n_tried}");
}

/// Two humans share a terminal: B takes back what A did, and no hand is on the screen then.
#[test]
fn a_decision_of_another_human_is_taken_back_behind_the_curtain() {
    let mut desk = Desk::new("snake", "human:Ada,human:Bo", 4, prompted());
    desk.feed(Input::Start);
    let first = desk.round().mover();
    desk.line("");
    desk.line("1");
    desk.line("");
    assert_ne!(desk.round().mover(), first);
    let hand = desk.round().hand(desk.round().mover());
    let outputs = desk.session.feed(Input::Line("undo".to_owned()));
    assert_eq!(outputs[0], Output::Curtain(Curtain::Public));
    let texts = outputs.iter().filter_map(|output| match output {
        Output::Text(text) => Some(text.as_str()),
        _ => None,
    });
    let told = texts.collect::<String>();
    let name = if first == Seat::FIRST { "A Ada" } else { "B Bo" };
    assert!(
        told.contains(&format!("1 action has been taken back. {name} decides again.\n")),
        "{told}"
    );
    assert!(!told.contains(" to lead") && !told.contains(" to play"), "{told}");
    for tile in hand.iter().chain(desk.round().hand(first)) {
        assert!(!told.contains(&tile.to_string()) || told.contains("leads "), "{told}");
    }
    let asked = Output::Ask { prompt: format!("Pass to {name}, then Enter> ") };
    assert_eq!(outputs.last(), Some(&asked));
    assert!(desk.line("hand").contains("Enter shows the hand"));
    let shown = desk.line("");
    assert!(shown.contains(&format!("{name} to lead, 7 tiles: ")), "{shown}");
    let redone = desk.line("redo");
    let lead = format!("1 action has been redone.\n{name}: leads ");
    assert!(redone.starts_with(&lead) && redone.lines().count() == 2, "{redone}");
}

#[test]
fn a_decision_is_taken_back_in_the_language_that_is_spoken() {
    let mut desk = Desk::started("snake", "human:Ada,heavy", 7);
    desk.line("1");
    let played = desk.game().clone();
    for lang in Lang::ALL {
        desk.line(&format!("lang {lang}"));
        let undone = desk.line("undo");
        let message = Message::Undone { n: 2, name: "A Ada".to_owned() };
        let said = desk.session.catalog().say(&message);
        assert_eq!(undone.lines().next(), said.lines().next(), "{lang}");
        desk.line("redo");
        assert_eq!(desk.game(), &played, "{lang}");
    }
}

/// With `auto on` a forced turn is taken at once after the decision, and taken back with it.
#[test]
fn with_auto_on_forced_turns_are_taken_back_and_done_again_too() {
    let rules = "based-on = \"block\"";
    let hands = ["5-1 5-2 2-2 1-1", "0-0 4-4"];
    let mut asked = with_hands(rules, "5-5 5-6", hands, "");
    let mut auto = with_hands(rules, "5-5 5-6", hands, "");
    auto.line("auto on");
    let start = auto.game().clone();
    asked.lines(&["5-1", "pass", "1-1"]);
    auto.line("5-1");
    assert_eq!(auto.game(), asked.game(), "B must pass and A must lay 1-1");
    let told = auto.line("undo");
    assert!(told.starts_with("3 actions have been taken back. A Ada decides again.\n"), "{told}");
    assert_eq!(auto.game(), &start);
    auto.line("redo");
    assert_eq!(auto.game(), asked.game());
}

/// C77: `undo` and `redo` are answered wherever the match stands, and where there is nothing to take
/// back nothing changes.
#[test]
fn c77_undo_and_redo_wherever_the_match_stands() {
    let mut desk = Desk::lobby(vec![], prompted());
    desk.feed(Input::Start);
    assert_eq!(desk.line("undo"), "First choose what to play.\n");
    desk.line("block");
    assert_eq!((desk.line("undo"), desk.line("redo")), (NOTHING.into(), NOT_UNDONE.into()));

    let mut desk = Desk::new("block", "human:Ada,human:Bo", 3, prompted());
    desk.feed(Input::Start);
    assert_eq!(desk.prompt().split(' ').next(), Some("Pass"), "before a hand is shown");
    assert_eq!((desk.line("undo"), desk.line("redo")), (NOTHING.into(), NOT_UNDONE.into()));

    let block = "based-on = \"block\"";
    let mut out = with_hands(block, "6-6 6-5", ["5-5", "6-4 0-0"], "");
    out.line("5-5");
    assert_eq!(out.line("undo"), NOTHING, "between rounds; the only tile was no decision");
    assert_eq!(out.line("redo"), NOT_UNDONE);

    let mut over = Desk::new("penalty", "human:Ada,heavy", 3, piped(80));
    over.feed(Input::Start);
    over.play_match();
    assert_eq!(over.line("redo"), NOT_UNDONE);
    assert!(over.line("undo").contains("A Ada decides again."));
    assert!(over.game().result().is_none());
}
