//! A session plays with whomever the program brings.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeSet;

use domino_players::{
    Advisor, Appraisal, Builtin, DriverError, Player, Registry, Steady, Stop, UnknownPlayer,
};
use domino_repl::{Catalog, Input, Lang, Output, Session, SessionError, Settings, session_error};
use domino_rules::{Action, Rules, Seat, StartError, Variant, View};
use domino_tiles::Stream;

/// Takes the last of the legal actions, and advises it.
#[derive(Debug)]
struct Last;

impl Player for Last {
    fn name(&self) -> &'static str {
        "last"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
        view.legal_actions().iter().last().unwrap()
    }

    fn advisor(&self) -> Option<&dyn Advisor> {
        Some(self)
    }
}

impl Advisor for Last {
    fn appraise(&self, view: &View) -> Vec<Appraisal> {
        let mut appraisals = Steady::appraise(view);
        appraisals.reverse();
        appraisals
    }
}

/// The players of a program that brings one of its own.
fn with_last() -> Registry {
    let mut players = Registry::default();
    players.add("last", "takes the last action of the list", || Box::new(Last));
    players
}

fn session(seats: [&str; 2], settings: Settings) -> Session {
    let rules = Rules::new(Variant::builtin("draw").unwrap().clone(), 2).unwrap();
    let seats = seats.map(|seat| seat.parse().unwrap()).into_iter().collect();
    Session::new(rules, &seats, 7, settings).unwrap()
}

fn text(outputs: Vec<Output>) -> String {
    let texts = outputs.into_iter().filter_map(|output| match output {
        Output::Text(text) => Some(text),
        _ => None,
    });
    texts.collect()
}

#[test]
fn a_player_of_the_program_sits_at_the_table_and_is_offered() {
    let settings = Settings { players: with_last(), ..Settings::default() };
    let mut session = session(["human:Ada", "last"], settings);
    assert!(text(session.feed(Input::Start)).contains("B last"));
    let seats =
        |session: &mut Session, line: &str| text(session.feed(Input::Line(line.to_owned())));
    assert!(seats(&mut session, "seats human:Ada,last").contains("B last"));
    let refused = seats(&mut session, "seats human:Ada,first");
    assert!(refused.contains("`steady` and `last`"), "{refused}");
}

#[test]
fn a_player_that_the_program_does_not_bring_is_refused() {
    let rules = Rules::new(Variant::builtin("draw").unwrap().clone(), 2).unwrap();
    let seats = ["human", "last"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    let refused = Session::new(rules, &seats, 7, Settings::default()).unwrap_err();
    let names = Builtin::ALL.map(|builtin| format!("`{builtin}`")).join(", ");
    assert_eq!(refused.to_string(), format!("there is no player `last`; there are {names}"));
}

#[test]
fn a_hint_is_asked_of_the_player_who_advises() {
    let hint = |advisor: &str| {
        let advisor = advisor.to_owned();
        let settings = Settings { players: with_last(), advisor, ..Settings::default() };
        let mut session = session(["human", "steady"], settings);
        session.feed(Input::Start);
        while session.game().round().unwrap().legal_actions().len() < 2 {
            session.feed(Input::Line("1".to_owned()));
        }
        text(session.feed(Input::Line("hint".to_owned())))
    };
    let [usual, other] = ["steady", "last"].map(hint);
    assert_ne!(usual, other);
    assert!(usual.contains('`') && other.contains('`'), "{usual}{other}");
}

#[test]
fn finding_a10_a_session_can_be_sent_to_another_thread() {
    fn is_sent<T: Send>(_: &T) {}
    let mut session = session(["human", "steady"], Settings::default());
    is_sent(&session);
    let told = std::thread::spawn(move || text(session.feed(Input::Start))).join().unwrap();
    assert!(told.contains("A human"), "{told}");
}

#[test]
fn why_a_session_cannot_begin_is_told_in_every_language() {
    let unknown = |nearest: Option<&str>| UnknownPlayer {
        name: "stedy".to_owned(),
        nearest: nearest.map(str::to_owned),
        names: vec!["random".to_owned(), "steady".to_owned()],
    };
    let errors: [SessionError; 7] = [
        unknown(None).into(),
        unknown(Some("steady")).into(),
        DriverError::Seats { expected: 2, found: 3 }.into(),
        DriverError::Outside("B".parse::<Seat>().unwrap()).into(),
        DriverError::TooLong.into(),
        DriverError::Start(StartError::NoLeader).into(),
        SessionError::View,
    ];
    for error in errors {
        let told = Lang::ALL.map(|lang| session_error(&Catalog::new(lang), &error));
        assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), Lang::ALL.len(), "{told:?}");
    }
}
