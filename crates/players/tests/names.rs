//! The names of the built-in players.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_players::Builtin;

#[test]
fn every_name_is_read_as_it_is_written() {
    for builtin in Builtin::ALL {
        assert_eq!(builtin.to_string().parse(), Ok(builtin));
        assert_eq!(builtin.player().name(), builtin.name());
        assert!(!builtin.summary().is_empty());
    }
}

#[test]
fn a_typing_error_is_answered_with_the_nearest_name() {
    let nearest = |text: &str| text.parse::<Builtin>().unwrap_err().nearest;
    assert_eq!(nearest("stedy"), Some(Builtin::Steady));
    assert_eq!(nearest("Random"), Some(Builtin::Random));
    assert_eq!(nearest("haevy"), Some(Builtin::Heavy));
    for text in ["", "human", "heavy random", "ready, steady, go"] {
        assert_eq!(nearest(text), None, "{text:?}");
    }
}

#[test]
fn an_unknown_name_is_answered_with_all_names_and_not_repeated_at_length() {
    let error = "x".repeat(1_000_000).parse::<Builtin>().unwrap_err();
    assert_eq!(error.name.len(), 40);
    assert!(error.to_string().ends_with("; there are `random`, `heavy`, `steady`"));
}
