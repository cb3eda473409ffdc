//! Cases of public bug reports and game logs that concern records.

use domino_record::{Writer, read};
use domino_rules::{Event, Match, Rules, Variant};

use crate::support::{play_on, seats, varied};

/// A record of these lines, with the head of a game that is played with these rules.
fn record(game: &str, rules: &[&str], seats: &str, lines: &[&str]) -> String {
    let variant = Variant::builtin(game).unwrap().with_toml(&rules.join("\n")).unwrap();
    let rules: String = rules.iter().flat_map(|rule| ["rule ", rule, "\n"]).collect();
    let lines: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let head = format!("domino 1\ngame {game} rules {}\n{rules}", variant.fingerprint());
    format!("{head}seats {seats}\nround 1\n{lines}")
}

/// Reads a record that is written as it is to be written.
fn holds(text: &str) -> domino_record::Record {
    let record = read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(record.text(), text);
    record
}

#[test]
fn c36_forced_passes_right_after_the_lead() {
    let text = record(
        "block",
        &[],
        "A=heavy B=heavy C=heavy D=heavy",
        &[
            "hand A 6-6 0-0 1-0 1-1 2-0",
            "hand B 2-1 2-2 3-0 3-1 3-2",
            "hand C 3-3 4-0 4-1 4-2 4-3",
            "hand D 6-5 4-4 5-0 5-1 5-2",
            "boneyard -",
            "dead 5-3 5-4 5-5 6-0 6-1 6-2 6-3 6-4",
            "A 6-6 ; 6 6",
            "B pass",
            "C pass",
            "D 6-5 left ; 5 6",
        ],
    );
    let passes = |record: &domino_record::Record| {
        record.events().iter().filter(|log| matches!(log.event, Event::Passed { .. })).count()
    };
    let found = holds(&text);
    assert_eq!(passes(&found), 2);
    // Played again with only the passes left out, seat D is not on turn.
    let fault = read(text.replace("B pass\nC pass\n", "").as_bytes()).unwrap_err();
    assert_eq!(fault.to_string(), "line 12, column 1: seat B is on turn, not seat D");
}

/// The log of C44, in which seat B goes out while seat A holds two pips.
const C44: [&str; 19] = [
    "hand A 6-6 2-0 4-4 3-3 2-2 1-1 0-0",
    "hand B 6-5 5-4 4-3 3-2 2-1 1-0 6-4",
    "boneyard -",
    "dead 3-0 3-1 4-0 4-1 4-2 5-0 5-1 5-2 5-3 5-5 6-0 6-1 6-2 6-3",
    "A 6-6 ; 6 6",
    "B 6-5 left ; 5 6",
    "A pass",
    "B 5-4 left ; 4 6",
    "A 4-4 left ; 4 6",
    "B 4-3 left ; 3 6",
    "A 3-3 left ; 3 6",
    "B 3-2 left ; 2 6",
    "A 2-2 left ; 2 6",
    "B 2-1 left ; 1 6",
    "A 1-1 left ; 1 6",
    "B 1-0 left ; 0 6",
    "A 0-0 left ; 0 6",
    "B 6-4 right ; 0 4",
    "end out B ; A 2-0 B -",
];

#[test]
fn c44_a_log_of_a_round_that_is_won_by_going_out() {
    let text = record("block", &[], "A=heavy B=heavy", &C44) + "score B +2 ; A 0 B 2\n";
    let found = holds(&text);
    let layout = found.game().unwrap().round().unwrap().table().layout();
    assert_eq!(layout.placed().len(), 13);
    let ends: Vec<u8> = layout.ends().iter().map(|open| open.pips.get()).collect();
    assert_eq!(ends, [0, 4]);
}

#[test]
fn c45_a_log_of_a_round_that_is_blocked_with_different_ends() {
    // There seat 0 leads any tile, so the record says who leads.
    let lines = [
        "hand A 1-1 2-1 3-0 3-3 4-0 4-3 6-3",
        "hand B 2-0 2-2 3-2 4-4 5-3 5-4 6-0",
        "boneyard -",
        "dead 0-0 1-0 3-1 4-1 4-2 5-0 5-1 5-2 5-5 6-1 6-2 6-4 6-5 6-6",
        "turn A",
        "A 6-3 ; 6 3",
        "B 3-2 right ; 6 2",
        "A 2-1 right ; 6 1",
        "B 6-0 left ; 0 1",
        "A 1-1 right ; 0 1",
        "B 2-0 left ; 2 1",
        "A pass",
        "B 2-2 left ; 2 1",
        "end blocked ; A 3-0 3-3 4-0 4-3 B 4-4 5-3 5-4",
    ];
    let difference = record("block", &[], "A=heavy B=heavy", &lines) + "score A +5 ; A 5 B 0\n";
    holds(&difference);
    let rule = "score = { winner = { less-own = \"never\", paid-by = \"nobody\", takes = \"opponents\" } }";
    let all = record("block", &[rule], "A=heavy B=heavy", &lines) + "score A +25 ; A 25 B 0\n";
    holds(&all);
}

/// The lines of a record up to one of them.
fn until(text: &str, n_lines: usize) -> String {
    text.split_inclusive('\n').take(n_lines).collect()
}

#[test]
fn c42_a_step_back_over_draws_and_forth_again() {
    let rules = Rules::new(Variant::builtin("draw").unwrap().clone(), 2).unwrap();
    let mut writer = Writer::new(&rules, &seats(&rules));
    play_on(&mut Match::new(rules), 3, varied, &mut writer);
    let lines: Vec<&str> = writer.text().lines().collect();
    let is_draw = |line: &str| line.split(' ').nth(1) == Some("draw");
    let first = lines
        .windows(4)
        .position(|four| four[..3].iter().all(|line| is_draw(line)) && !is_draw(four[3]))
        .expect("three draws and what follows");
    let boneyard = |n_lines: usize| {
        let record = read(until(writer.text(), n_lines).as_bytes()).unwrap();
        record.game().unwrap().round().unwrap().boneyard().collect::<Vec<_>>()
    };
    let drawn: Vec<String> = lines[first..first + 3]
        .iter()
        .map(|line| line.split(' ').nth(2).unwrap().to_owned())
        .collect();
    // Before the draws the tiles lie in the boneyard, in the order in which they are drawn.
    let (before, after) = (boneyard(first), boneyard(first + 4));
    assert_eq!(before[..3].iter().map(ToString::to_string).collect::<Vec<_>>(), drawn);
    assert_eq!(before[3..], after);
}

#[test]
fn c43_saved_after_every_ply_and_cut_at_every_byte() {
    let rules = Rules::new(Variant::builtin("beginners").unwrap().clone(), 3).unwrap();
    let mut writer = Writer::new(&rules, &seats(&rules));
    let mut game = Match::new(rules.clone());
    let mut saved = Vec::new();
    while game.result().is_none() {
        match game.round().and_then(varied) {
            Some(action) => game.play_into(action, &mut writer).unwrap(),
            None => game.start_round(4, &mut writer).unwrap(),
        }
        saved.push(writer.text().to_owned());
    }
    for text in &saved {
        let record = read(text.as_bytes()).unwrap();
        assert_eq!(record.text(), text);
        let mut resumed = record.writer().unwrap().clone();
        play_on(&mut record.game().unwrap().clone(), 4, varied, &mut resumed);
        assert_eq!(resumed.text(), writer.text());
    }
    let first_round = &saved[20];
    for length in 0..first_round.len() {
        let cut = &first_round.as_bytes()[..length];
        assert_eq!(read(cut).is_ok(), cut.ends_with(b"\n"), "{length} bytes");
    }
}

#[test]
fn c48_a_sum_over_three_players_and_names_in_any_script() {
    let text = record(
        "draw",
        &[],
        "A=human:José B=human:†‡§¶ C=human:王",
        &[
            "hand A 4-3",
            "hand B 3-3",
            "hand C 1-0 2-1 5-1 5-4 6-2",
            "boneyard 0-0 1-1 2-0 2-2 3-0 3-1 3-2 4-0 4-1 4-2 4-4 5-0 5-2 5-3 5-5 6-0 6-1 6-3 6-5 6-6",
            "- 6-4 ; 6 4",
            "turn A",
            "A 4-3 right ; 6 3",
            "end out A ; A - B 3-3 C 1-0 2-1 5-1 5-4 6-2",
            "score A +33 ; A 33 B 0 C 0",
        ],
    );
    let found = holds(&text);
    let names: Vec<&str> = found.seats().unwrap().values().filter_map(|seat| seat.name()).collect();
    assert_eq!(names, ["José", "†‡§¶", "王"]);
}

#[test]
fn c78_a_record_names_tiles_and_a_changed_move_is_noticed() {
    let text = record("block", &[], "A=heavy B=heavy", &C44) + "score B +2 ; A 0 B 2\n";
    // Another order of the hands changes nothing but their own lines.
    let sorted = text
        .replace("6-6 2-0 4-4 3-3 2-2 1-1 0-0", "0-0 1-1 2-0 2-2 3-3 4-4 6-6")
        .replace("6-5 5-4 4-3 3-2 2-1 1-0 6-4", "1-0 2-1 3-2 4-3 5-4 6-4 6-5");
    assert_eq!(holds(&sorted).game().unwrap().round(), holds(&text).game().unwrap().round());
    let set = Variant::builtin("block").unwrap().equipment.set;
    let lines: Vec<&str> = text.lines().collect();
    for (place, line) in lines.iter().enumerate().skip(9) {
        let words: Vec<&str> = line.split(' ').collect();
        if !words[0].starts_with(['A', 'B']) || words[1] == "pass" {
            continue;
        }
        for tile in set.tiles().map(|tile| tile.to_string()).filter(|tile| tile != words[1]) {
            let mut changed = lines.clone();
            let line = line.replacen(words[1], &tile, 1);
            changed[place] = &line;
            let changed = changed.join("\n") + "\n";
            assert!(read(changed.as_bytes()).is_err(), "{line}");
        }
    }
}
