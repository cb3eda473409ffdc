//! What stands on the tiles and beside them: numbers, pips of the ends, partners, what was scored.

use domino_draw::Picture;
use domino_record::{Record, Writer, read};
use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
use domino_rules::{Event, LaidBy, Match, Seat};

use crate::play::{committed, play_nth, play_round, played, record, rules, rules_for, seats, seen};
use crate::play::{drawn, writer};
use crate::seen::{Face, Frame, RADIUS, Seen};

/// A moment with a number on each tile.
fn numbered(record: &Record, turn: Option<usize>) -> Seen {
    let moment = Moment { round: None, turn };
    Seen::read(&picture(record, moment, Eyes::Full, Numbers::On, &Catalog::new(Lang::En)).unwrap())
}

/// Whether the ground of a number lies over a pip of the tile.
fn hides_a_pip(face: &Face) -> bool {
    let Some((_, [x, y, width, height])) = face.number else { return false };
    let pips = face
        .halves
        .iter()
        .flat_map(|half| half.pips.iter().map(|(dx, dy)| (half.middle.0 + dx, half.middle.1 + dy)));
    pips.into_iter().any(|(pip_x, pip_y)| {
        let nearest = (pip_x.clamp(x, x + width), pip_y.clamp(y, y + height));
        let (dx, dy) = (f64::from(pip_x - nearest.0), f64::from(pip_y - nearest.1));
        dx.hypot(dy) < RADIUS
    })
}

#[test]
fn finding_d11_each_laid_tile_carries_the_number_that_turn_counts() {
    for (game, seed) in [("table", 3), ("draw", 3), ("penalty", 2), ("hungarian", 5)] {
        let (_, record) = played(game, "", seed);
        let whole = numbered(&record, None);
        let (mut turn, mut laid, mut n_start_tiles) = (0, Vec::new(), 0);
        for logged in record.events() {
            turn += usize::from(logged.event.action().is_some());
            match &logged.event {
                Event::Placed { by: LaidBy::Seat(_), tile, .. } => laid.push((*tile, Some(turn))),
                Event::Placed { tile, .. } => {
                    n_start_tiles += 1;
                    laid.push((*tile, None));
                }
                _ => {}
            }
        }
        assert_eq!(
            n_start_tiles,
            usize::from(game == "penalty"),
            "nobody lays it, so no action does"
        );
        for (face, (tile, number)) in whole.table.iter().zip(&laid) {
            let shown = face.number.as_ref().map(|(number, _)| number.parse().unwrap());
            assert_eq!((face.tile, shown), (*tile, *number), "{game}");
            assert!(!hides_a_pip(face), "{game}: {tile}");
            // At that moment it is the tile that was laid last.
            let then = seen(&record, *number, Eyes::Full);
            if number.is_some() && then.table.len() > 1 {
                let last: Vec<_> = then.table.iter().filter(|face| face.is_last).collect();
                assert_eq!(last[0].tile, *tile, "{game} after {number:?}");
            }
        }
        assert_eq!(whole.table.len(), laid.len());
        assert!(seen(&record, None, Eyes::Full).table.iter().all(|face| face.number.is_none()));
    }
}

/// The numbers are 14 high, and 11 pixels at the width that is asked for.
#[test]
fn numbers_can_be_read() {
    let seen = numbered(&committed(), None);
    assert!(seen.style.contains("font-size:14px"));
    assert!(14 * seen.pixels >= 11 * seen.view_box[2]);
}

#[test]
fn finding_d11_each_open_end_carries_its_number_of_pips() {
    for game in ["table", "draw"] {
        let rules = rules(game, "");
        let mut writer = writer(&rules);
        let mut game = Match::new(rules);
        game.start_round(3, &mut writer).unwrap();
        for place in 0.. {
            play_nth(&mut game, place, &mut writer);
            if !game.is_round_on() {
                break;
            }
            let seen = seen(&record(&writer), None, Eyes::Public);
            let layout = game.round().unwrap().table().layout();
            assert_eq!(seen.ends.len(), seen.keys.len());
            for ((at, pips), (key_at, key)) in seen.ends.iter().zip(&seen.keys) {
                let end =
                    layout.ends().iter().find(|end| key.starts_with(&end.name.to_string()[..1]));
                assert_eq!(*pips, end.unwrap().pips.to_string());
                // It stands below its key, both in a square of 40.
                assert!(at.0 == key_at.0 && at.1 - key_at.1 == 21, "{at:?} {key_at:?}");
            }
        }
    }
}

#[test]
fn finding_d11_a_picture_of_a_round_that_is_over_says_what_was_scored() {
    for (game, words) in [("block", ": +"), ("draw", ": +"), ("penalty", ": -")] {
        let (played, record) = played(game, "", 3);
        let turn = crate::play::n_actions(&record);
        let told = |turn| {
            let seen = seen(&record, turn, Eyes::Full);
            seen.lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>()
        };
        let over = told(None);
        assert!(over.iter().any(|line| line.contains(words)), "{game}: {over:?}");
        for (_, points) in played.totals().iter().filter(|(_, points)| **points != 0) {
            assert!(over.iter().any(|line| line.contains(&points.to_string())), "{over:?}");
        }
        let svg = drawn(&record, None, Eyes::Full);
        let (_, description) = svg.split_once("<desc").unwrap();
        let (description, _) = description.split_once("</desc>").unwrap();
        assert!(description.contains(words), "those who do not see it are told: {description}");
        assert!(told(Some(turn - 1)).iter().all(|line| !line.contains(words)), "{game}");
    }
}

#[test]
fn finding_d11_partners_are_marked() {
    let four = ["human:Ada", "steady", "heavy", "random"];
    for (house, partners) in [("teams = \"pairs\"", Some(["C", "D", "A", "B"])), ("", None)] {
        let rules = rules_for(4, "block", &format!("players = \"4\"\n{house}"));
        let mut writer = Writer::new(&rules, &seats(&four));
        play_round(&mut Match::new(rules), 1, &mut writer);
        let seen = seen(&read(writer.text().as_bytes()).unwrap(), Some(0), Eyes::Full);
        for (idx, hand) in seen.hands.iter().enumerate() {
            let partner =
                partners.map_or_else(String::new, |names| format!(", with {}", names[idx]));
            assert_eq!(hand.size.0, format!("5 tiles{partner}"));
        }
    }
}

/// Outlines are two wide, so tiles side by side have air between them when the place that each takes is
/// larger than itself by two on every side, also next to a double that stands at a corner.
#[test]
fn finding_d11_tiles_side_by_side_have_air_between_them() {
    let mut n_beside = 0;
    for (game, seed) in (1..=8).flat_map(|seed| [("table", seed), ("draw", seed)]) {
        let (_, record) = played(game, "", seed);
        let table = seen(&record, None, Eyes::Full).table;
        let outlines: Vec<Frame> = table.iter().map(|face| face.frame).map(outline).collect();
        for (idx, one) in outlines.iter().enumerate() {
            for other in &outlines[..idx] {
                let gap = gap(*one, *other);
                assert!(gap >= 2, "{game} {seed}: {one:?} {other:?}");
                n_beside += usize::from(gap == 2);
            }
        }
    }
    assert!(n_beside > 100, "most tiles lie against the one before");
}

/// What a tile takes with its outline, of which half is outside of its rectangle.
fn outline([x, y, width, height]: Frame) -> Frame {
    let free = Picture::AIR - 1;
    [x + free, y + free, width - 2 * free, height - 2 * free]
}

/// The user units between two rectangles.
fn gap(one: Frame, other: Frame) -> i32 {
    let [dx, dy] = [0, 1]
        .map(|at| (other[at] - one[at] - one[at + 2]).max(one[at] - other[at] - other[at + 2]));
    dx.max(dy)
}

/// Nobody who looks at a match that goes on sees more than they may.
#[test]
fn finding_d11_a_match_that_goes_on_is_seen_through_the_eyes_of_its_only_human() {
    let tables: [(&[&str], Eyes); 4] = [
        (&["steady", "human:Ada"], Eyes::Of(Seat::new(1).unwrap())),
        (&["human:Ada", "steady"], Eyes::Of(Seat::FIRST)),
        (&["human:Ada", "human:Bo"], Eyes::Public),
        (&["steady", "heavy"], Eyes::Full),
    ];
    for (names, expected) in tables {
        let rules = rules("block", "rounds = 1\ntarget = \"none\"");
        let mut writer = Writer::new(&rules, &seats(names));
        let mut game = Match::new(rules);
        game.start_round(1, &mut writer).unwrap();
        let running = read(writer.text().as_bytes()).unwrap();
        assert_eq!(Eyes::of_record(&running), expected, "{names:?}");
        let checked = domino_record::check(writer.text().as_bytes()).unwrap();
        assert_eq!(Eyes::of_checked(&checked), expected, "{names:?}");
        while game.is_round_on() {
            play_nth(&mut game, 0, &mut writer);
        }
        let over = read(writer.text().as_bytes()).unwrap();
        assert_eq!(Eyes::of_record(&over), Eyes::Full, "{names:?}: the match is over");
        let checked = domino_record::check(writer.text().as_bytes()).unwrap();
        assert_eq!(Eyes::of_checked(&checked), Eyes::Full, "{names:?}");
    }
}
