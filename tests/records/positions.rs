//! Any position of any game is written and read to the same round.

use domino_record::{Writer, read};
use domino_rules::{Match, Round, Rules};
use domino_tiles::Stream;

use crate::support::{first, play_on, random, seats, tables};

/// Rounds of each table.
const N_ROUNDS: u32 = 4;

/// Every position of some rounds of a table.
fn positions(rules: &Rules) -> Vec<Round> {
    let mut positions = Vec::new();
    let mut stream = Stream::new(11, 1 << 40);
    for seed in 0..u64::from(N_ROUNDS) {
        let mut game = Match::new(rules.clone());
        game.start_round(seed, &mut ()).unwrap();
        while let Some(action) = game.round().and_then(|round| random(round, &mut stream)) {
            positions.push(game.round().unwrap().clone());
            game.play_into(action, &mut ()).unwrap();
        }
    }
    positions
}

#[test]
fn every_ply_is_a_position_that_is_read_to_the_same_round() {
    for rules in tables() {
        for round in positions(&rules) {
            let mut writer = Writer::new(&rules, &seats(&rules));
            let mut game = Match::new(rules.clone());
            game.start_round_at(round.to_setup(), &mut writer).unwrap();
            let record = read(writer.text().as_bytes()).unwrap();
            assert_eq!(record.text(), writer.text());
            let found = record.game().unwrap().round().unwrap();
            assert_eq!(Some(found), game.round(), "{}", writer.text());
            assert_eq!(found.to_setup(), round.to_setup());
        }
    }
}

#[test]
fn every_position_is_seen_by_each_viewer_as_the_round_shows_it() {
    for rules in tables() {
        for round in positions(&rules).into_iter().step_by(3) {
            for viewer in rules.seats().map(Some).chain([None]) {
                let mut writer = Writer::seen_by(&rules, &seats(&rules), viewer);
                let mut game = Match::new(rules.clone());
                game.start_round_at(round.to_setup(), &mut writer).unwrap();
                let record = read(writer.text().as_bytes())
                    .unwrap_or_else(|fault| panic!("{fault}\n{}", writer.text()));
                assert_eq!(record.text(), writer.text());
                let view = game.round().unwrap().view(viewer);
                assert_eq!(record.view(), Some(&view), "{}", writer.text());
            }
        }
    }
}

#[test]
fn a_position_is_played_on() {
    for rules in tables() {
        for round in positions(&rules).into_iter().step_by(7) {
            let mut writer = Writer::new(&rules, &seats(&rules));
            let mut game = Match::new(rules.clone());
            game.start_round_at(round.to_setup(), &mut writer).unwrap();
            let record = read(writer.text().as_bytes()).unwrap();
            play_on(&mut game, 9, first, &mut writer);
            let mut resumed = record.writer().unwrap().clone();
            play_on(&mut record.game().unwrap().clone(), 9, first, &mut resumed);
            assert_eq!(resumed.text(), writer.text());
            assert_eq!(read(writer.text().as_bytes()).unwrap().text(), writer.text());
        }
    }
}
