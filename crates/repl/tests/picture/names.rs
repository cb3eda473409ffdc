//! Names fit over the hands, whatever they are.

use domino_record::{Record, Writer, read};
use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
use domino_rules::Match;

use crate::font::{bold, plain};
use crate::play::{play_round, rules_for, seats};
use crate::seen::Seen;

/// Six seats with names as long as names can be, in different letters, at a game with a long name.
fn crowd() -> Record {
    let long = |letters: &str| letters.chars().cycle().take(64).collect::<String>();
    let names = ["Maximiliana-Konstanze-", "W", "o", "ANNA-MARIA-", "i", "Ő"];
    let names: Vec<String> = names.iter().map(|name| format!("human:{}", long(name))).collect();
    let rules =
        rules_for(6, "boxed", &format!("set = 9\nname = \"{}\"", long("six-at-a-large-table-")));
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut writer = Writer::new(&rules, &seats(&names));
    Match::new(rules).start_round(3, &mut writer).unwrap();
    read(writer.text().as_bytes()).unwrap()
}

#[test]
fn the_longest_names_end_before_the_next_hand() {
    let record = crowd();
    for lang in Lang::ALL {
        let svg =
            picture(&record, Moment::default(), Eyes::Full, Numbers::Off, &Catalog::new(lang))
                .unwrap();
        let seen = Seen::read(&svg);
        assert_eq!(seen.hands.len(), 6);
        let [left, _, width, _] = seen.view_box;
        for (hand, letter) in seen.hands.iter().zip('A'..) {
            let (x, y) = hand.at;
            let (size, gap) = (&hand.size.0, hand.size.1);
            let end = x + bold(&hand.name) + gap + plain(size);
            // The name of the seat on turn begins behind a triangle.
            let others = seen.hands.iter().map(|other| other.at);
            let next =
                others.filter(|other| other.1 == y && other.0 > x).map(|other| other.0).min();
            assert!(end < next.unwrap_or(left + width) - 24, "{lang:?}: {hand:?}");

            assert!(
                hand.name.starts_with(&format!("{letter} ")) && hand.name.ends_with('\u{2026}')
            );
            assert!(hand.name.chars().count() >= 7, "enough is left to tell who it is: {hand:?}");
            assert!(size.starts_with("5 ") && size.len() > 5, "the number is never cut: {size}");
        }
    }
}

#[test]
fn lines_end_before_the_edge_of_the_page() {
    let record = crowd();
    for lang in Lang::ALL {
        for turn in [Some(0), None] {
            let moment = Moment { round: None, turn };
            let svg =
                picture(&record, moment, Eyes::Full, Numbers::Off, &Catalog::new(lang)).unwrap();
            let seen = Seen::read(&svg);
            let edge = seen.view_box[0] + seen.view_box[2];
            for ((x, _), line) in &seen.lines {
                assert!(x + plain(line) < edge, "{lang:?}: {line}");
            }
            // The heading is 32 high.
            let ((x, _), head) = &seen.head;
            assert!(x + bold(head) * 32 / 26 < edge, "{lang:?}: {head}");
        }
    }
}

/// Names of everyday length, in wide and in narrow letters.
#[test]
fn the_standings_are_whole() {
    let tables: [&[&str]; 4] = [
        &["Maria", "WILLIAM", "MIRIAM", "EMMA"],
        &["Mum", "Dad", "Tom", "Ann"],
        &["Anna", "Mama", "Papa", "Tom"],
        &["MAXIMILIAN", "GWENDOLYN"],
    ];
    for names in tables {
        let rules = rules_for(names.len(), "block", "");
        let people: Vec<String> = names.iter().map(|name| format!("human:{name}")).collect();
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let mut writer = Writer::new(&rules, &seats(&people));
        let mut game = Match::new(rules);
        play_round(&mut game, 3, &mut writer);
        let record = read(writer.text().as_bytes()).unwrap();
        for lang in Lang::ALL {
            let svg =
                picture(&record, Moment::default(), Eyes::Full, Numbers::Off, &Catalog::new(lang))
                    .unwrap();
            let lines: Vec<String> =
                Seen::read(&svg).lines.into_iter().map(|(_, line)| line).collect();
            let text = lines.join(" ").replace('\u{a0}', " ");
            for ((seat, name), total) in
                ('A'..).zip(names).zip(game.totals().iter().map(|(_, total)| total))
            {
                assert!(text.contains(&format!("{seat} {name} {total}")), "{lang:?}: {text}");
            }
            assert!(!text.contains('\u{2026}'), "{lang:?}: {text}");
        }
    }
}

#[test]
fn a_name_that_fits_is_whole() {
    for name in ["Ada", "Konstantin", "Maximiliana"] {
        let rules = rules_for(2, "draw", "");
        let mut writer = Writer::new(&rules, &seats(&[&format!("human:{name}"), "steady"]));
        Match::new(rules).start_round(3, &mut writer).unwrap();
        let record = read(writer.text().as_bytes()).unwrap();
        for lang in Lang::ALL {
            let svg =
                picture(&record, Moment::default(), Eyes::Full, Numbers::Off, &Catalog::new(lang))
                    .unwrap();
            let names = Seen::read(&svg).hands.into_iter().map(|hand| hand.name);
            assert_eq!(names.collect::<Vec<_>>(), [format!("A {name}"), "B steady".to_owned()]);
        }
    }
}
