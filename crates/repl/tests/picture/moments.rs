//! A picture is of one moment of one round.

use domino_record::Record;
use domino_repl::{Catalog, Eyes, Lang, Moment, MomentError, Numbers, picture};
use domino_rules::{Match, Seat};
use roxmltree::Document;

use crate::play::{drawn, n_actions, play_nth, play_round, played, record, rules, seen, writer};
use crate::seen::Seen;

fn at(record: &Record, round: Option<u32>, turn: Option<usize>) -> String {
    picture(record, Moment { round, turn }, Eyes::Full, Numbers::Off, &Catalog::new(Lang::En))
        .unwrap()
}

#[test]
fn of_two_rounds_the_first_is_drawn_as_if_there_were_no_other() {
    for game in ["table", "draw"] {
        let rules = rules(game, "rounds = 3\ntarget = \"none\"");
        let mut writer = writer(&rules);
        let mut two = Match::new(rules);
        play_round(&mut two, 2, &mut writer);
        let one = record(&writer);
        let points: Vec<i32> = two.totals().iter().map(|(_, points)| *points).collect();
        assert_ne!(points, [0, 0], "the first round is worth something");
        play_round(&mut two, 3, &mut writer);
        let two = record(&writer);

        assert_eq!(at(&two, Some(1), None), at(&one, None, None), "{game}");
        for turn in [0, 3, n_actions(&one)] {
            let first = at(&one, None, Some(turn));
            assert_eq!(at(&two, Some(1), Some(turn)), first, "{game} after {turn}");
        }
        assert_eq!(at(&two, None, None), at(&two, Some(2), None), "the last if none is named");
        let is_of_round = |svg: &str, n: u32| svg.contains(&format!(", round {n}</title>"));
        assert!(is_of_round(&at(&two, Some(1), None), 1) && is_of_round(&at(&two, None, None), 2));

        // Before the first action of the second round stand the points of the first.
        for svg in [at(&two, Some(1), None), at(&two, Some(2), Some(0))] {
            let standings = Seen::read(&svg).lines.pop().unwrap().1;
            for (name, points) in ["A Ada", "B steady"].iter().zip(&points) {
                assert!(standings.contains(&format!("{name} {points}")), "{standings}");
            }
        }
    }
}

/// A picture without what tells its ids from those of others.
fn without_ids(svg: &str) -> String {
    let document = Document::parse(svg).unwrap();
    svg.replace(document.root_element().attribute("id").unwrap(), "")
}

/// That a seat is out, and what the round is worth, belongs to the action from which it follows.
#[test]
fn after_its_last_action_a_round_is_over() {
    for (game, seed) in [("table", 1), ("table", 2), ("draw", 3), ("block", 4), ("hungarian", 5)] {
        let (_, record) = played(game, "", seed);
        let n = n_actions(&record);
        assert!(n > 1);
        let last = drawn(&record, Some(n), Eyes::Full);
        let whole = drawn(&record, None, Eyes::Full);
        assert_ne!(last, whole, "the title tells the moment");
        let last = last.replace(&format!(", after {n} actions"), "");
        assert!(without_ids(&last) == without_ids(&whole), "{game}: {last}\n{whole}");
        let before = drawn(&record, Some(n - 1), Eyes::Full);
        assert!(before.contains("to play.") && !whole.contains("to play."));
    }
}

#[test]
fn a_triangle_stands_before_the_name_of_the_seat_on_turn() {
    for (game, seed) in [("table", 1), ("draw", 2), ("snake", 3)] {
        let rules = rules(game, "");
        let mut writer = writer(&rules);
        let mut played = Match::new(rules);
        played.start_round(seed, &mut writer).unwrap();
        for place in 0.. {
            let seen = seen(&record(&writer), None, Eyes::Public);
            if !played.is_round_on() {
                assert!(seen.movers.is_empty(), "nobody is on turn any more");
                break;
            }
            let mover = played.round().unwrap().mover();
            let [(x, y)] = seen.movers[..] else { panic!("{:?}", seen.movers) };
            for (hand, seat) in seen.hands.iter().zip(Seat::all(2)) {
                let is_told = seen.lines[0].1 == format!("{} to play.", hand.name);
                // It is 16 wide and 20 high, and a letter 26 high stands on the baseline.
                let (name_x, name_y) = hand.at;
                let is_before = (x + 16..x + 32).contains(&name_x);
                let is_beside = y >= name_y - 26 && y + 20 <= name_y + 4;
                assert_eq!(is_before && is_beside, seat == mover, "{seat}: {x} {y}, {hand:?}");
                assert_eq!(is_told, seat == mover, "{:?}", seen.lines[0]);
            }
            play_nth(&mut played, place, &mut writer);
        }
    }
}

#[test]
fn what_is_not_in_the_record_is_not_drawn() {
    let (_, record) = played("table", "", 1);
    let asked = |round, turn, eyes| {
        picture(&record, Moment { round, turn }, eyes, Numbers::Off, &Catalog::new(Lang::En))
            .unwrap_err()
    };
    for round in [0, 2, u32::MAX] {
        let error = asked(Some(round), None, Eyes::Full);
        assert_eq!(error, MomentError::NoSuchRound { round, last: 1 });
    }
    let n = n_actions(&record);
    for turn in [n + 1, usize::MAX] {
        let error = asked(None, Some(turn), Eyes::Full);
        assert_eq!(error, MomentError::NoSuchTurn { turn, last: n });
    }
    let (seat, last) = (Seat::new(2).unwrap(), Seat::new(1).unwrap());
    let error = asked(None, None, Eyes::Of(seat));
    assert_eq!(error, MomentError::NoSuchSeat { seat, last });

    let head = writer(&rules("table", "")).text().to_owned();
    for text in ["domino 1\n", &head] {
        let record = domino_record::read(text.as_bytes()).unwrap();
        let found =
            picture(&record, Moment::default(), Eyes::Full, Numbers::Off, &Catalog::new(Lang::En));
        assert_eq!(found, Err(MomentError::NoRound));
    }
}
