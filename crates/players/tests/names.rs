//! The names of the built-in players.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_players::{Builtin, Random, Registry};

#[test]
fn every_name_is_read_as_it_is_written() {
    for builtin in Builtin::ALL {
        let player = Registry::default().player(builtin.name()).unwrap();
        assert_eq!(player.name(), builtin.to_string());
        assert_eq!(builtin.player().name(), builtin.name());
        assert!(!builtin.summary().is_empty());
    }
}

#[test]
fn a_typing_error_is_answered_with_the_nearest_name() {
    let nearest = |text: &str| Registry::default().player(text).unwrap_err().nearest;
    assert_eq!(nearest("stedy"), Some("steady".to_owned()));
    assert_eq!(nearest("Random"), Some("random".to_owned()));
    assert_eq!(nearest("haevy"), Some("heavy".to_owned()));
    for text in ["", "human", "heavy random", "ready, steady, go"] {
        assert_eq!(nearest(text), None, "{text:?}");
    }
}

#[test]
fn an_unknown_name_is_answered_with_all_names_and_not_repeated_at_length() {
    let error = Registry::default().player(&"x".repeat(1_000_000)).unwrap_err();
    assert_eq!(error.name.len(), 40);
    let names = Builtin::ALL.map(|builtin| format!("`{builtin}`")).join(", ");
    assert!(error.to_string().ends_with(&format!("; there are {names}")));
}

#[test]
fn a_program_adds_players_of_its_own() {
    let mut registry = Registry::default();
    registry.add("chance", "as `random`", || Box::new(Random));
    let builtin = Builtin::ALL.map(Builtin::name);
    assert!(registry.names().eq(builtin.into_iter().chain(["chance"])));
    assert_eq!(registry.summary("chance"), Some("as `random`"));
    assert_eq!(registry.player("chance").unwrap().name(), "random");
    // A name is given once: the last one has it.
    registry.add("steady", "as `random`", || Box::new(Random));
    assert_eq!(registry.player("steady").unwrap().name(), "random");
    assert_eq!(registry.names().count(), builtin.len() + 1);
}

#[test]
fn who_weighs_actions_gives_reasons() {
    let advises = |name: &str| Registry::default().player(name).unwrap().advisor().is_some();
    assert_eq!(["random", "heavy", "steady"].map(advises), [false, false, true]);
}
