//! What is written is read, and read to the same match.

use domino_record::{Writer, read};
use domino_rules::{Deal, Event, Match, Round, RunState, Variant};
use domino_tiles::{Stream, Tile};

use crate::support::{play_on, play_randomly, seats, tables, varied};

/// Matches of each table.
const N_MATCHES: u64 = 6;

#[test]
fn a_match_from_a_seed() {
    for rules in tables() {
        for seed in 0..N_MATCHES {
            let (mut writer, mut events) = (Writer::new(&rules, &seats(&rules)), Vec::new());
            let mut game = Match::new(rules.clone());
            let mut stream = Stream::new(seed, 1 << 40);
            while game.result().is_none() {
                game.start_round(seed, &mut (&mut writer, &mut events)).unwrap();
                play_randomly(&mut game, &mut stream, &mut (&mut writer, &mut events));
            }
            let record = read(writer.text().as_bytes()).unwrap();
            assert_eq!(record.text(), writer.text());
            assert_eq!(record.seed(), Some(seed));
            assert_eq!(record.seats(), Some(&seats(&rules)));
            let told: Vec<Event> = record.events().iter().map(|log| log.event.clone()).collect();
            assert_eq!(told, events);
            let read = record.game().unwrap();
            assert_eq!((read.round(), read.totals()), (game.round(), game.totals()));
            assert_eq!((read.result(), read.n_rounds()), (game.result(), game.n_rounds()));
            assert_eq!(read.rules().table(), rules.table());
            assert_eq!(record.variant().unwrap().fingerprint(), rules.variant().fingerprint());
        }
    }
}

/// The same deal, given tile by tile.
fn given(game: &Match, deal: &Deal) -> Deal {
    let rules = game.rules();
    let hands = rules.seats().map(|seat| deal.hand(seat).to_vec()).collect();
    let rest: Vec<Tile> = [deal.boneyard(), deal.dead()].concat();
    Deal::from_hands(rules, &hands, &rest, deal.start_tile()).unwrap()
}

#[test]
fn a_match_from_given_hands() {
    for rules in tables() {
        let mut writer = Writer::new(&rules, &seats(&rules));
        let mut game = Match::new(rules.clone());
        while game.result().is_none() {
            let seed = 3;
            let deal = given(&game, &Deal::from_seed(&rules, seed, game.n_rounds() + 1));
            if game.start_round_with(&deal, None, &mut writer).is_err() {
                // Where a seat is drawn by lot, the record says who leads.
                let start = rules.start(deal.hands(), None, Some(seed)).unwrap();
                let setup = Round::new(&rules, &deal, start).unwrap().to_setup();
                game.start_round_at(setup, &mut writer).unwrap();
                let leads = format!("\nturn {}\n", start.seat);
                assert!(writer.text().ends_with(&leads), "{}", writer.text());
            }
            while let Some(action) = game.round().and_then(varied) {
                game.play_into(action, &mut writer).unwrap();
            }
        }
        assert!(!writer.text().contains(" seed "));
        let record = read(writer.text().as_bytes()).unwrap();
        assert_eq!(record.text(), writer.text());
        assert_eq!(record.seed(), None);
        assert_eq!(record.game().unwrap().round(), game.round());
        assert_eq!(record.game().unwrap().totals(), game.totals());
    }
}

#[test]
fn rounds_from_a_seed_from_hands_and_from_positions_make_one_match() {
    for rules in tables() {
        let mut writer = Writer::new(&rules, &seats(&rules));
        let mut game = Match::new(rules.clone());
        while game.result().is_none() {
            let number = game.n_rounds() + 1;
            let deal = given(&game, &Deal::from_seed(&rules, 5, number));
            match number % 3 {
                0 => game.start_round_with(&deal, None, &mut writer).unwrap(),
                1 => game.start_round(5, &mut writer).unwrap(),
                _ => {
                    let mut other = game.clone();
                    other.start_round_with(&deal, None, &mut ()).unwrap();
                    let setup = other.round().unwrap().to_setup();
                    assert_eq!(setup.position.run, RunState::Fresh);
                    game.start_round_at(setup, &mut writer).unwrap();
                }
            }
            while let Some(action) = game.round().and_then(varied) {
                game.play_into(action, &mut writer).unwrap();
            }
        }
        let record = read(writer.text().as_bytes()).unwrap();
        assert_eq!(record.text(), writer.text());
        assert_eq!(record.game().unwrap().totals(), game.totals());
    }
}

#[test]
fn a_game_that_is_not_built_in_carries_its_rules() {
    let variant =
        Variant::from_toml("name = \"evening\"\ntitle = \"Ours\"\nhand = 5\nrounds = 2\n");
    let rules = domino_rules::Rules::new(variant.unwrap(), 3).unwrap();
    let mut writer = Writer::new(&rules, &seats(&rules));
    play_on(&mut Match::new(rules.clone()), 1, varied, &mut writer);
    let head = format!(
        "domino 1\ngame evening rules {}\nrule hand = 5\nrule rounds = 2\nseats ",
        rules.variant().fingerprint()
    );
    assert!(writer.text().starts_with(&head), "{}", writer.text());
    let record = read(writer.text().as_bytes()).unwrap();
    assert_eq!(record.variant().unwrap().name, "evening");
    assert_eq!(record.text(), writer.text());
}

#[test]
fn a_name_that_no_file_can_have_is_not_written() {
    let mut variant = Variant::builtin("block").unwrap().clone();
    variant.name = "x\nround 1".to_owned();
    let rules = domino_rules::Rules::new(variant, 2).unwrap();
    let mut writer = Writer::new(&rules, &seats(&rules));
    play_on(&mut Match::new(rules), 1, varied, &mut writer);
    assert!(writer.text().starts_with("domino 1\ngame custom rules "));
    assert_eq!(read(writer.text().as_bytes()).unwrap().text(), writer.text());
}

#[test]
fn the_record_of_the_specification_holds() {
    let page = include_str!("../../docs/NOTATION.md");
    let sample = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    assert_eq!(sample, include_str!("../../crates/record/tests/sample.domino"));
    assert_eq!(read(sample.as_bytes()).unwrap().text(), sample);
}
