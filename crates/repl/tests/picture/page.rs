//! All that belongs to a picture has its place on the page.

use domino_record::{Record, Writer, read};
use domino_repl::Eyes;
use domino_rules::{Match, Seat};

use crate::font::{bold, plain};
use crate::play::{play_nth, played, record, rules, rules_for, seats, seen, writer};
use crate::seen::{Frame, Point, Seen, is_within};

/// Where a text stands: letters rise to 26 above the baseline and fall to 7 below it.
fn text_box((x, y): Point, width: i32) -> Frame {
    [x, y - 26, width, 33]
}

/// The rectangles of all that is drawn above, on and below the table, from top to bottom.
fn parts(seen: &Seen) -> [Vec<Frame>; 4] {
    let line = |(at, text): &(Point, String)| text_box(*at, plain(text));
    let (head, foot) = seen.lines.split_at(1);
    let above = [text_box(seen.head.0, bold(&seen.head.1) * 32 / 26)];
    let tiles = seen.table.iter().map(|face| face.frame).chain(seen.places.iter().copied());
    let names = seen.hands.iter().map(|hand| {
        let width = bold(&hand.name) + hand.size.1 + plain(&hand.size.0);
        text_box(hand.at, width)
    });
    let hands = seen.hands.iter().flat_map(crate::seen::Hand::frames);
    [
        above.into_iter().chain(head.iter().map(line)).collect(),
        tiles.chain(seen.felt).collect(),
        names.chain(hands).collect(),
        foot.iter().map(line).collect(),
    ]
}

fn overlap(one: Frame, other: Frame) -> bool {
    let meets =
        |at: usize| one[at] < other[at] + other[at + 2] && other[at] < one[at] + one[at + 2];
    meets(0) && meets(1)
}

/// The parts lie one below the other, nothing of a hand on anything, and all on the page.
fn assert_has_its_place(seen: &Seen) {
    let parts = parts(seen);
    for part in parts.iter().flatten() {
        assert!(is_within(*part, seen.view_box), "{part:?} is not in {:?}", seen.view_box);
    }
    for (above, below) in parts.iter().zip(&parts[1..]) {
        let bottom = above.iter().map(|[_, y, _, height]| y + height).max().unwrap_or(i32::MIN);
        assert!(below.iter().all(|[_, y, ..]| *y >= bottom), "{above:?} over {below:?}");
    }
    let [above, _, hands, foot] = &parts;
    for part in [above, hands, foot] {
        for (idx, one) in part.iter().enumerate() {
            let other = part[..idx].iter().find(|other| overlap(*one, **other));
            assert_eq!(other, None, "{one:?} lies on it");
        }
    }
}

/// Four hands of twelve tiles, which take two rows each.
fn four_hands() -> Record {
    let rules = rules_for(4, "block", "set = 9\nhand = 12");
    let mut writer = Writer::new(&rules, &seats(&["human:Ada", "steady", "steady", "steady"]));
    let mut game = Match::new(rules);
    game.start_round(1, &mut writer).unwrap();
    for place in 0..6 {
        play_nth(&mut game, place, &mut writer);
    }
    read(writer.text().as_bytes()).unwrap()
}

#[test]
fn nothing_lies_on_another_and_all_is_on_the_page() {
    let four = four_hands();
    for (turn, eyes) in [(0, Eyes::Full), (0, Eyes::Public), (5, Eyes::Of(Seat::FIRST))] {
        let seen = seen(&four, Some(turn), eyes);
        assert!(seen.hands.iter().all(|hand| hand.frames().count() >= 10));
        assert_has_its_place(&seen);
    }
    for (game, house) in
        [("table", ""), ("table", "table = { width = 2, height = 40 }"), ("draw", "")]
    {
        for seed in 1..=4 {
            let (_, record) = played(game, house, seed);
            for turn in [Some(0), Some(1), Some(3), None] {
                assert_has_its_place(&seen(&record, turn, Eyes::Full));
            }
        }
    }
}

/// A hand takes the room below its name: no tile lies left of it or under the name of another.
#[test]
fn a_hand_lies_below_its_name() {
    let seen = seen(&four_hands(), Some(0), Eyes::Full);
    for hand in &seen.hands {
        let frames: Vec<Frame> = hand.frames().collect();
        let [left, top] = [0, 1].map(|at| frames.iter().map(|frame| frame[at]).min().unwrap());
        assert!((left..left + 40).contains(&hand.at.0) && (top - 33..top).contains(&hand.at.1));
        let nearest = |other: &&crate::seen::Hand| {
            let [x, y, ..] = frames[frames.len() - 1];
            (other.at.1 < y, -(y - other.at.1), -(x - other.at.0).abs())
        };
        let owner = seen.hands.iter().max_by_key(nearest).unwrap();
        assert_eq!(owner.name, hand.name, "the last tile of a hand is nearest to its own name");
    }
}

#[test]
fn the_boneyard_and_the_standings_stand_below_the_hands() {
    for (game, house, seed) in
        [("draw", "", 3), ("table", "", 4), ("block", "players = \"2\"\nhand = 14", 5)]
    {
        let rules = rules(game, house);
        let mut writer = writer(&rules);
        let mut played = Match::new(rules);
        played.start_round(seed, &mut writer).unwrap();
        for place in 0.. {
            let seen = seen(&record(&writer), None, Eyes::Public);
            let foot: Vec<&str> = seen.lines[1..].iter().map(|(_, line)| line.as_str()).collect();
            let n = played.round().unwrap().boneyard().len();
            let boneyard = format!("Boneyard: {n}");
            assert_eq!(foot.contains(&boneyard.as_str()), n > 0, "{foot:?}");
            assert_eq!(foot.iter().filter(|line| line.starts_with("Boneyard")).count(), n.min(1));
            let standings = foot.iter().find(|line| line.starts_with("Standings: ")).unwrap();
            let points = played.totals().iter().map(|(_, points)| points);
            for (name, points) in ["A Ada", "B steady"].iter().zip(points) {
                let told = format!("{name} {points}");
                let at = standings.find(&told).unwrap() + told.len();
                assert!(standings[at..].starts_with([',', ' ']), "{standings}");
            }
            if !played.is_round_on() {
                break;
            }
            play_nth(&mut played, place, &mut writer);
        }
    }
}

#[test]
fn an_empty_table_can_be_drawn() {
    for game in ["table", "draw"] {
        let (_, record) = played(game, "", 2);
        let seen = seen(&record, Some(0), Eyes::Public);
        assert!(seen.table.is_empty() && seen.places.is_empty(), "{game}");
        assert!(seen.hands.iter().all(|hand| hand.open.is_empty() && hand.backs.len() == 7));
        let [(_, words)] = &seen.keys[..] else { panic!("{:?}", seen.keys) };
        assert_eq!(words, "The table is empty.");
    }
}
