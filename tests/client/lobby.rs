//! Choosing what to play: a game, a match that was kept, a rematch, other seats.

use domino_players::Builtin;
use domino_record::{Record, Writer, read};
use domino_repl::{Id, Input, Keep, Keeps, Offer, Output, Session, Settings, Wanted};
use domino_rules::{EventSink as _, Rules, Seat, Variant};

use crate::desk::{Desk, piped, prompted};

fn opened(offers: Vec<Offer>) -> (Desk, String) {
    let mut desk = Desk::lobby(offers, prompted());
    let text = desk.feed(Input::Start);
    (desk, text)
}

fn offer(label: &str, bytes: impl Into<Vec<u8>>) -> Offer {
    Offer {
        id: id(label),
        label: label.to_owned(),
        when: "2026-11-30 18:02".to_owned(),
        bytes: bytes.into(),
    }
}

/// The number of a record, as its keeper gives it.
fn id(label: &str) -> Id {
    Id(label.bytes().fold(7, |sum, byte| sum * 31 % 65_521 + u32::from(byte)))
}

/// A match of `block` in which A has acted twice.
fn unfinished() -> String {
    let mut desk = Desk::started("block", "human:Ada,heavy", 3);
    desk.line("1");
    desk.line("1");
    desk.session.record().to_owned()
}

fn record(desk: &Desk) -> Record {
    read(desk.session.record().as_bytes()).unwrap()
}

fn players(desk: &Desk) -> Vec<String> {
    let record = record(desk);
    record.seats().unwrap().values().map(ToString::to_string).collect()
}

fn game_name(desk: &Desk) -> &str {
    &desk.game().rules().variant().name
}

/// What is to be written down among the outputs of one line.
fn kept(desk: &mut Desk, input: Input) -> (String, Vec<Keep>) {
    let outputs = desk.session.feed(input);
    let (mut text, mut keeps) = (String::new(), vec![]);
    for output in outputs {
        match output {
            Output::Text(part) => text += &part,
            Output::Keep(keep) => keeps.push(keep),
            last => desk.last = last,
        }
    }
    (text, keeps)
}

/// Answers what a line asked for with what is in the file.
fn loaded(desk: &mut Desk, line: &str, offer: &Offer) -> (String, Vec<Keep>) {
    assert_eq!(desk.line(line), "");
    let named = Wanted::Named(offer.label.clone());
    let is_asked_for = |wanted: &Wanted| [&Wanted::Offered(offer.id), &named].contains(&wanted);
    assert!(matches!(&desk.last, Output::Load(wanted) if is_asked_for(wanted)), "{:?}", desk.last);
    let Offer { id, label, bytes, .. } = offer.clone();
    kept(desk, Input::Loaded { id, label, bytes: Ok(bytes) })
}

#[test]
fn the_games_are_offered_in_one_screen() {
    let (desk, text) = opened(vec![]);
    assert_eq!(desk.prompt(), "domino> ");
    assert!(text.starts_with("Welcome to dominoes!\n"), "{text}");
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    for (number, game) in (1..).zip(Variant::builtin_names()) {
        assert!(text.contains(&format!("\n {number}) {game} ")), "{text}");
    }
    let offers = (0..3).map(|_| offer("a.domino", unfinished())).collect();
    let (_, text) = opened(offers);
    assert!(text.lines().count() < 24, "a prompt must fit below: {text}");
}

#[test]
fn a_game_is_chosen_by_its_number_or_its_name() {
    for (number, game) in (1..).zip(Variant::builtin_names()) {
        let (mut desk, _) = opened(vec![]);
        let told = desk.line(&number.to_string());
        assert_eq!(game_name(&desk), game);
        assert_eq!(desk.game().n_rounds(), 1, "{told}");
        for typed in [game.to_owned(), format!(" {} ", game.to_uppercase()), format!("new {game}")]
        {
            let (mut other, _) = opened(vec![]);
            assert_eq!(other.line(&typed), told, "{typed}");
            assert_eq!(other.game(), desk.game());
        }
    }
    let (mut desk, greeting) = opened(vec![]);
    assert!(greeting.contains("Enter begins with `draw`"), "{greeting}");
    desk.line("");
    assert_eq!(game_name(&desk), "draw");
    assert_eq!(players(&desk), ["human", "steady"]);
}

#[test]
fn what_is_no_game_is_answered_and_the_lobby_stays() {
    let n_games = Variant::builtin_names().count();
    let number = format!("is not in the list, which goes from 1 to {n_games}.");
    let behind_the_last = (n_games + 1).to_string();
    let cases = [
        ("0", number.as_str()),
        (&behind_the_last, &number),
        ("99999999999999999999999", &number),
        ("new bloc", "There is no game `bloc`. Did you mean `block`?"),
        ("new chess", "There is no game `chess`"),
        ("6-4", "First choose what to play."),
        ("hand", "First choose what to play."),
        ("moves", "First choose what to play."),
        ("hint", "First choose what to play."),
        ("next", "First choose what to play."),
        ("log", "Nothing has happened yet."),
        ("undo", "First choose what to play."),
        ("redo", "First choose what to play."),
        ("load", "Type the file after it"),
    ];
    let (mut desk, _) = opened(vec![]);
    for (line, expected) in cases {
        let told = desk.line(line).replace('\n', " ");
        assert!(told.contains(expected), "{line}: {told}");
        assert_eq!((desk.prompt(), desk.game().n_rounds()), ("domino> ", 0), "{line}");
    }
}

#[test]
fn a_misspelled_game_is_answered_with_the_nearest() {
    let (mut desk, _) = opened(vec![]);
    let told = desk.line("hungarain");
    assert!(told.contains("Did you mean `hungarian`?"), "{told}");
}

/// From a pipe nobody can be asked, so the match that was given begins at once.
#[test]
fn from_a_pipe_the_match_begins_at_once() {
    let mut desk = Desk::lobby(vec![offer("a.domino", unfinished())], piped(80));
    let text = desk.feed(Input::Start);
    assert!(text.starts_with("Welcome to dominoes!\nYou are A human, against B steady."), "{text}");
    assert!(!text.contains("a number or the name of a game"), "{text}");
    assert_eq!((desk.prompt(), game_name(&desk)), ("A human> ", "draw"));
    assert_eq!(desk.game().n_rounds(), 1);
}

/// Two matches that are kept, one that is damaged in its last line, a view, and something else.
#[test]
fn matches_that_were_kept_are_offered_before_the_games() {
    let whole = unfinished();
    let (mut desk, text) = opened(vec![
        offer("good.domino", whole.clone()),
        offer("torn.domino", whole.trim_end()),
        offer("other.domino", "Dear Ada,\n"),
    ]);
    let first = " r1) 2026-11-30 18:02  Block, round 1: A Ada 0, B heavy 0; last: B heavy:";
    assert!(text.contains(first), "finding D7: {text}");
    let n_lines = whole.lines().count();
    let torn = format!("torn.domino is damaged: line {n_lines}, column ");
    assert!(text.contains(&torn), "{text}");
    assert!(text.contains("other.domino is damaged: line 1, column 1: "), "{text}");
    assert!(text.contains("\n 1) boxed "), "finding D7: the games keep their numbers: {text}");
    desk.line("1");
    assert_eq!(game_name(&desk), "boxed");
}

#[test]
fn a_kept_match_is_taken_up_where_it_was_and_kept_in_its_file() {
    let offer = offer("good.domino", unfinished());
    let (mut desk, _) = opened(vec![offer.clone()]);
    let (text, keeps) = loaded(&mut desk, "r1", &offer);
    assert!(text.contains("The match resumes in round 1.\n"), "{text}");
    let [Keep::Match { from: Some(from), text, .. }] = &keeps[..] else { panic!("{keeps:?}") };
    assert_eq!((*from, text.as_bytes()), (offer.id, &offer.bytes[..]));
    let whole = read(&offer.bytes).unwrap();
    assert_eq!(desk.game(), whole.game().unwrap());
    let (_, keeps) = kept(&mut desk, Input::Line("1".to_owned()));
    let [Keep::Lines(lines)] = &keeps[..] else { panic!("{keeps:?}") };
    assert_eq!([&offer.bytes[..], lines.as_bytes()].concat(), desk.session.record().as_bytes());
}

/// Where it is damaged is said, the file is left alone, and `load` alone goes on before the damage.
#[test]
fn what_can_be_saved_of_a_damaged_match_goes_on_elsewhere() {
    let whole = unfinished();
    let n_lines = whole.lines().count();
    let last = whole.lines().last().unwrap();
    let before = &whole[..whole.len() - last.len() - 1];
    let damages = [
        (whole.trim_end().to_owned(), n_lines),
        (format!("{whole}A 6-"), n_lines + 1),
        (format!("{before}A 7-7 left\n"), n_lines),
        (format!("{before}\u{1f063}\n{last}\n"), n_lines),
    ];
    for (damaged, line) in damages {
        let offer = offer("bad.domino", damaged.clone());
        let (mut desk, _) = opened(vec![offer.clone()]);
        let (text, keeps) = loaded(&mut desk, "r1", &offer);
        let flat = text.replace('\n', " ");
        assert!(
            flat.starts_with(&format!("bad.domino is damaged: line {line}, column ")),
            "{text}"
        );
        let n_good = line - 1;
        assert!(
            flat.contains(&format!("Its first {n_good} lines are sound: `load` alone")),
            "{text}"
        );
        assert_eq!((keeps, desk.prompt()), (vec![], "domino> "));

        let (text, keeps) = kept(&mut desk, Input::Line("load".to_owned()));
        assert!(text.contains("The match resumes in round 1.\n"), "{text}");
        let good: String = damaged.split_inclusive('\n').take(n_good).collect();
        let [Keep::Match { from: None, text, .. }] = &keeps[..] else { panic!("{keeps:?}") };
        assert!(text.starts_with(&good), "B goes on in a file of its own: {text}");
        assert!(desk.line("load").starts_with("Type the file after it"), "once is enough");
    }
}

#[test]
fn what_is_no_match_that_can_go_on_is_told_and_nothing_else_happens() {
    let whole = record_of_a_view();
    let cases = [
        (offer("other.domino", "Dear Ada,\n"), "other.domino is not the record of a match: line 1"),
        (offer("view.domino", whole), "view.domino shows the match only as one seat saw it"),
        (offer("bytes.domino", [0xff, 0, 0x1b, 0x80]), "bytes.domino is not the record of a match"),
    ];
    for (offer, expected) in cases {
        let (mut desk, text) = opened(vec![offer.clone()]);
        assert!(!text.contains('\u{1b}'), "{text:?}");
        let (text, keeps) = loaded(&mut desk, "r1", &offer);
        let flat = text.replace('\n', " ");
        assert!(flat.starts_with(expected), "{text}");
        assert!(!text.contains('\u{1b}'), "{text:?}");
        assert_eq!((keeps, desk.prompt(), desk.game().n_rounds()), (vec![], "domino> ", 0));
        assert!(desk.line("load").starts_with("Type the file after it"), "{expected}");
    }
}

/// A record that ends before its seats is no view: it is told as what it is.
#[test]
fn a_record_that_is_cut_in_its_head_is_not_called_a_view() {
    let whole = unfinished();
    let mut lines = whole.split_inclusive('\n');
    let head: String = lines.by_ref().take(2).collect();
    for bytes in [String::new(), "domino 1\n".to_owned(), head] {
        let offer = offer("head.domino", bytes);
        let (mut desk, offered) = opened(vec![offer.clone()]);
        let (text, _) = loaded(&mut desk, "r1", &offer);
        assert!(text.starts_with("head.domino "), "{text}");
        assert!(!text.contains("as one seat saw it"), "{text}");
        assert!(!offered.contains(" 1) head.domino\n"), "nothing is said of it: {offered}");
    }
}

fn record_of_a_view() -> String {
    let whole = read(unfinished().as_bytes()).unwrap();
    let (rules, seats) = (whole.rules().unwrap(), whole.seats().unwrap());
    let mut view = Writer::seen_by(rules, seats, Some(Seat::FIRST));
    whole.events().iter().for_each(|logged| view.event(&logged.event));
    view.text().to_owned()
}

/// A view that is damaged cannot go on either, so nothing of it is offered.
#[test]
fn a_damaged_view_is_not_offered_as_a_match() {
    let offer = offer("view.domino", record_of_a_view().trim_end());
    let (mut desk, _) = opened(vec![offer.clone()]);
    let (text, _) = loaded(&mut desk, "r1", &offer);
    assert!(text.starts_with("view.domino is not the record of a match: line 14"), "{text}");
    assert!(desk.line("load").starts_with("Type the file after it"));
}

#[test]
fn finding_d7_a_kept_match_is_resumed_by_its_number_and_forgotten_when_that_is_said_twice() {
    let offers = || vec![offer("one.domino", unfinished()), offer("two.domino", unfinished())];
    for (typed, label) in
        [("r2", "two.domino"), ("resume R2", "two.domino"), ("resume", "one.domino")]
    {
        let (mut desk, _) = opened(offers());
        desk.line(typed);
        assert_eq!(desk.last, Output::Load(Wanted::Offered(id(label))), "{typed}");
    }
    let (mut desk, _) = opened(offers());
    for typed in ["r3", "r0", "resume r3", "forget r3", "forget", "forget x"] {
        let told = desk.line(typed);
        assert!(
            told.contains("there are `r1` to `r2`.") || typed == "r0" || typed == "r3",
            "{told}"
        );
        assert!(matches!(desk.last, Output::Ask { .. }), "{typed}");
    }
    assert!(desk.line("forget r1").contains("Type `forget r1` once more"));
    desk.line("rules");
    desk.line("forget r2");
    let outputs = desk.session.feed(Input::Line("forget r2".to_owned()));
    assert!(outputs.contains(&Output::Forget(id("two.domino"))), "{outputs:?}");
    let left = desk.line("");
    assert!(!left.contains("r2)"), "{left}");
}

/// A match that somebody only looked at is not kept; the first choice keeps all of it.
#[test]
fn finding_d7_a_match_in_which_nobody_decided_anything_is_not_kept() {
    let settings = Settings { keeps: Keeps::Decided, ..prompted() };
    let mut desk = Desk::new("draw", "human:Ada,steady", 5, settings);
    let (_, keeps) = kept(&mut desk, Input::Start);
    assert_eq!(keeps, [], "a deal is no decision");
    let (_, keeps) = kept(&mut desk, Input::Line("hand".to_owned()));
    assert_eq!(keeps, []);
    let (_, keeps) = kept(&mut desk, Input::Line("1".to_owned()));
    let [Keep::Match { text, .. }] = &keeps[..] else { panic!("{keeps:?}") };
    assert_eq!(text, desk.session.record());
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_lobby_as_it_is() {
    let (mut desk, _) = opened(vec![offer("gone.domino", unfinished())]);
    desk.line("r1");
    let (label, bytes) = ("gone.domino".to_owned(), Err("no such file".to_owned()));
    let told = desk.feed(Input::Loaded { id: id(&label), label, bytes });
    assert_eq!(told, "gone.domino could not be read: no such file.\n");
    assert_eq!(desk.prompt(), "domino> ");
}

/// In the middle of a match another is taken up, and one that is damaged leaves the match alone.
#[test]
fn a_match_is_taken_up_in_the_middle_of_another() {
    let good = offer("good.domino", unfinished());
    let torn = offer("torn.domino", unfinished() + "A 6-");
    let mut desk = Desk::new("snake", "human:Bo,heavy", 3, prompted());
    desk.feed(Input::Start);
    let before = desk.game().clone();
    let (text, keeps) = loaded(&mut desk, "load torn.domino", &torn);
    assert!(text.starts_with("torn.domino is damaged: "), "{text}");
    assert!(desk.game() == &before && keeps.is_empty());
    assert_eq!(desk.prompt(), "A Bo> ");
    let (text, keeps) = loaded(&mut desk, "load good.domino", &good);
    assert!(text.starts_with("The match you leave stays as it is.\n"), "{text}");
    assert!(text.contains("The match resumes in round 1.\n"), "{text}");
    assert!(matches!(&keeps[..], [Keep::Match { from: Some(from), .. }] if *from == good.id));
    assert_eq!(desk.prompt(), "A Ada> ");
}

/// A match that is over is shown as it ended, and Enter plays it again.
#[test]
fn a_match_that_is_over_is_taken_up_for_a_rematch() {
    let mut over = Desk::started("penalty", "human:Ada,heavy", 3);
    over.play_match();
    let over = offer("over.domino", over.session.record());
    let (mut desk, _) = opened(vec![over.clone()]);
    let (text, _) = loaded(&mut desk, "r1", &over);
    assert!(text.ends_with("The match is over.\n"), "{text}");
    assert_eq!(desk.prompt(), "Enter for a rematch> ");
    let (text, keeps) = kept(&mut desk, Input::Line(String::new()));
    assert!(text.contains("A heavy, B Ada. Seed 4.\n"), "{text}");
    assert!(matches!(&keeps[..], [Keep::Match { from: None, name, .. }] if name == "penalty-4"));
}

/// A match is left for another and for the lobby; what was kept of it stays.
#[test]
fn another_match_is_begun_in_the_middle_of_one() {
    let mut desk = Desk::new("block", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    let (text, keeps) = kept(&mut desk, Input::Line("new snake".to_owned()));
    assert!(text.starts_with("The match you leave stays as it is.\n"), "{text}");
    assert!(text.contains("Snake, to 100 points: A Ada, B heavy. Seed 4.\n"), "{text}");
    let [Keep::Match { from: None, name, text }] = &keeps[..] else { panic!("{keeps:?}") };
    assert_eq!((name.as_str(), text.as_str()), ("snake-4", desk.session.record()));
    assert_eq!(desk.line("undo"), "There is no decision to take back.\n");
}

/// What the list of games says of Enter is what Enter does, also with a match on the table.
#[test]
fn in_the_lobby_enter_does_what_the_lobby_says() {
    let mut desk = Desk::new("block", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.line("1");
    let before = desk.game().clone();
    let lobby = desk.line("new").replace('\n', " ");
    assert_eq!(desk.prompt(), "domino> ");
    desk.line("");
    let goes_on = desk.game() == &before;
    assert_eq!(goes_on, !lobby.contains("Enter begins with `block`"), "{lobby}");
}

/// Taking back and doing again is no way to play behind the list of games.
#[test]
fn nothing_is_played_while_a_game_is_to_be_chosen() {
    let mut desk = Desk::new("snake", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.line("1");
    desk.line("undo");
    desk.line("new");
    let before = desk.game().clone();
    for line in ["redo", "undo", "pass", "next", "hand", "why 6-4", "6-4"] {
        assert_eq!(desk.line(line), "First choose what to play.\n", "{line}");
        assert_eq!((desk.game(), desk.prompt()), (&before, "domino> "), "{line}");
    }
}

#[test]
fn seats_are_shown_and_taken_by_the_next_match() {
    let mut desk = Desk::new("block", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    assert_eq!(desk.line("seats"), "At the table: A Ada, B heavy.\n");
    let before = desk.game().clone();
    let told = desk.line("seats human:Ada,steady, human:Bo");
    assert_eq!(told, "For the next match: A Ada, B steady, C Bo. `new` starts it.\n");
    assert_eq!(desk.game(), &before);
    let told = desk.line("new");
    assert!(told.contains("Block, to 100 points: A Ada, B steady, C Bo. Seed 4.\n"), "{told}");
    assert_eq!(players(&desk), ["human:Ada", "steady", "human:Bo"]);
    assert!(desk.prompt().starts_with("Pass to "), "two humans share the keyboard");
}

/// In the lobby the next match is the one that is chosen there, also by Enter.
#[test]
fn seats_are_taken_by_the_match_that_is_chosen_in_the_lobby() {
    for (typed, game) in [("block", "block"), ("8", "draw"), ("new", "draw"), ("", "draw")] {
        let (mut desk, _) = opened(vec![]);
        desk.line("seats human:Ada,steady,heavy");
        desk.line(typed);
        assert_eq!(game_name(&desk), game, "{typed:?}");
        assert_eq!(players(&desk), ["human:Ada", "steady", "heavy"], "{typed:?}");
    }
}

#[test]
fn seats_that_cannot_be_are_refused_and_the_table_stays() {
    let mut desk = Desk::new("block", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    let many = vec!["heavy"; 17].join(",");
    for seats in ["human", ",", "human,,heavy", "human:,heavy", "x,y", "human steady", &many] {
        let told = desk.line(&format!("seats {seats}")).replace('\n', " ");
        assert!(
            told.contains("cannot sit at the table. A human is `human` or `human:NAME`"),
            "{told}"
        );
        for builtin in Builtin::ALL {
            assert!(told.contains(&format!("`{builtin}`")), "{told}");
        }
        assert!(told.len() < 300, "{told}");
    }
    assert_eq!(desk.line("seats"), "At the table: A Ada, B heavy.\n");
    let told = desk.line("new");
    assert!(told.contains("The games:"), "no seats were taken down: {told}");
}

/// Whoever plays in pairs is told with whom, by the lobby, the head of the match and its rules.
#[test]
fn finding_b7_partners_are_named_from_the_start() {
    let text = "based-on = \"block\"\nplayers = \"4\"\nteams = \"pairs\"";
    let rules = Rules::new(Variant::from_toml(text).unwrap(), 4).unwrap();
    let seats = ["human", "steady", "heavy", "random"].map(|seat| seat.parse().unwrap());
    let seats = seats.into_iter().collect();
    let mut desk = Desk::at(Session::lobby(rules, &seats, 5, vec![], piped(200)).unwrap());
    let told = desk.feed(Input::Start);
    assert!(told.contains("You are A human, against B steady and D random."), "{told}");
    assert!(told.contains("You and C heavy play together"), "{told}");
    let head = "A human and C heavy play together, against B steady and D random.\n";
    assert!(told.contains(head), "{told}");
    let rules = desk.line("rules").replace('\n', " ");
    assert!(rules.contains("Partners play together, A and C against B and D"), "{rules}");
    assert!(rules.contains("the pair with the fewest pips together"), "{rules}");
}

/// Four cannot play `penalty`, but they can play `block`: who is to sit there is not forgotten.
#[test]
fn seats_for_the_next_match_outlive_a_game_that_they_cannot_play() {
    let mut desk = Desk::new("penalty", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.line("seats human:Ada,heavy,heavy,steady");
    let told = desk.line("new");
    assert_eq!(told, "\"Four rounds\" is not a game for 4 players.\n");
    desk.line("new block");
    assert_eq!(players(&desk), ["human:Ada", "heavy", "heavy", "steady"]);
}

/// `penalty` is for two, `hungarian` for four at most: humans stay before players.
#[test]
fn a_game_for_fewer_keeps_the_humans() {
    let mut desk = Desk::new("block", "heavy,human:Ada,steady", 3, prompted());
    desk.feed(Input::Start);
    desk.line("new penalty");
    assert_eq!(players(&desk), ["heavy", "human:Ada"]);
}

/// A leads the first round of `penalty`; after a rematch that is who sat at B.
#[test]
fn after_a_match_enter_is_a_rematch_in_which_another_leads() {
    let mut desk = Desk::new("penalty", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    assert_eq!(desk.round().table().leader(), Seat::FIRST);
    desk.play_match();
    assert_eq!(desk.prompt(), "Enter for a rematch> ");
    let told = desk.line("");
    let head = "A rematch: the seats move on by one.\n";
    assert!(told.starts_with(head), "{told}");
    assert!(told.contains("A heavy, B Ada. Seed 4.\n"), "{told}");
    assert_eq!(players(&desk), ["heavy", "human:Ada"]);
    assert!(told.contains("A heavy leads.\n"), "{told}");
    assert!(desk.game().totals().iter().all(|(_, total)| *total == 0));
    desk.play_match();
    desk.line("");
    assert_eq!(players(&desk), ["human:Ada", "heavy"], "and back again");
}

/// Seats that were told for the next match are not moved on, and nobody says that they are.
#[test]
fn a_rematch_with_other_seats_is_as_they_were_told() {
    let mut desk = Desk::new("penalty", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.play_match();
    desk.line("seats human:Ada,steady");
    let told = desk.line("");
    assert_eq!(players(&desk), ["human:Ada", "steady"]);
    assert!(!told.contains("the seats move on by one"), "{told}");
}

#[test]
fn after_a_match_there_is_the_list_of_games_too() {
    let mut desk = Desk::new("penalty", "human:Ada,heavy", 3, prompted());
    desk.feed(Input::Start);
    desk.play_match();
    let told = desk.line("new");
    assert!(told.contains("The games:"), "{told}");
    let told = desk.line("snake");
    assert!(!told.contains("left as it is"), "the match was over: {told}");
    assert_eq!(game_name(&desk), "snake");
}

/// C41: a match knows nothing of the one before it.
#[test]
fn c41_matches_in_one_session_are_those_of_fresh_sessions() {
    let mut session = Desk::new("penalty", "human:Ada,random", 3, prompted());
    session.feed(Input::Start);
    session.play_match();
    let first = session.session.record().to_owned();
    session.line("");
    session.play_match();
    let second = session.session.record().to_owned();
    session.line("new beginners");
    session.play_match();
    let third = session.session.record().to_owned();
    let fresh = |game, seats, seed| {
        let mut desk = Desk::new(game, seats, seed, prompted());
        desk.feed(Input::Start);
        desk.play_match();
        desk.session.record().to_owned()
    };
    assert_eq!(first, fresh("penalty", "human:Ada,random", 3));
    assert_eq!(second, fresh("penalty", "random,human:Ada", 4));
    assert_eq!(third, fresh("beginners", "random,human:Ada", 5));
}
