//! One whole match of each game as its record: seed 7, and everybody takes the first legal action.
//!
//! Each is also read by a referee who does not know the engine.

use domino_record::{Writer, read};
use domino_rules::{Match, Rules, Variant};

use crate::support::{first, play_on, seats};
use crate::{referee, support};

/// The games with their pinned records and the number of players.
const PINNED: &[(&str, usize, &str)] = &[
    ("boxed", 3, include_str!("pinned/boxed.domino")),
    ("snake", 4, include_str!("pinned/snake.domino")),
    ("penalty", 2, include_str!("pinned/penalty.domino")),
    ("beginners", 3, include_str!("pinned/beginners.domino")),
    ("hungarian", 4, include_str!("pinned/hungarian.domino")),
    ("table", 2, include_str!("pinned/table.domino")),
    ("block", 4, include_str!("pinned/block.domino")),
    ("draw", 2, include_str!("pinned/draw.domino")),
];

#[test]
fn every_game_is_pinned() {
    let pinned: Vec<&str> = PINNED.iter().map(|(name, ..)| *name).collect();
    let mut all: Vec<&str> = Variant::builtin_names().collect();
    all.sort_by_key(|name| pinned.iter().position(|other| other == name));
    assert_eq!(all, pinned);
}

#[test]
fn a_match_is_the_same_for_ever() {
    for &(name, n_seats, record) in PINNED {
        let rules = Rules::new(Variant::builtin(name).unwrap().clone(), n_seats).unwrap();
        let mut writer = Writer::new(&rules, &seats(&rules));
        play_on(&mut Match::new(rules), 7, first, &mut writer);
        assert!(writer.text() == record, "{name} is now\n{}", writer.text());
        assert_eq!(read(record.as_bytes()).unwrap().text(), record);
    }
}

#[test]
fn the_referee_finds_nothing_wrong_in_the_pinned_matches() {
    for &(_, _, record) in PINNED {
        referee::check(record);
    }
}

#[test]
fn the_referee_finds_nothing_wrong_in_other_matches() {
    for &(name, ..) in PINNED {
        let variant = Variant::builtin(name).unwrap();
        for rules in (2..=4).filter_map(|n| Rules::new(variant.clone(), n).ok()) {
            for seed in 0..40 {
                let mut writer = Writer::new(&rules, &seats(&rules));
                play_on(&mut Match::new(rules.clone()), seed, support::varied, &mut writer);
                referee::check(writer.text());
            }
        }
    }
}
