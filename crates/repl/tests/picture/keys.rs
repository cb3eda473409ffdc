//! What plays at a place stands there as it is typed.

use std::collections::BTreeSet;

use domino_layout::{Drawing, End};
use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
use domino_rules::{Match, Seat};

use crate::play::{committed, lying, play_nth, record, rules, seen, writer};
use crate::seen::{Seen, in_picture};

/// The key of an end in English: the first letter of `left` or `right`.
fn key(end: End) -> &'static str {
    match end {
        End::Left => "l",
        _ => "r",
    }
}

/// Each key stands where its tile would lie, and none on another.
fn assert_keys_lie_in_their_places(seen: &Seen, drawing: &Drawing) {
    assert_eq!(seen.keys.len(), drawing.openings.len());
    for (idx, (((x, y), _), opening)) in seen.keys.iter().zip(&drawing.openings).enumerate() {
        let [left, top, width, height] = in_picture(opening.rect);
        assert!((left..left + width).contains(x) && (top..top + height).contains(y));
        let is_apart = |((other_x, other_y), _): &((i32, i32), String)| {
            (x - other_x).abs() > 20 || (y - other_y).abs() > 20
        };
        assert!(seen.keys[..idx].iter().all(is_apart), "{:?}", seen.keys);
    }
}

#[test]
fn on_a_table_a_key_has_its_heading_at_every_place() {
    let (mut alone, mut among) = (0, 0);
    for (seed, house) in (1..=8)
        .flat_map(|seed| ["", "table = { width = 12, height = 10 }"].map(|house| (seed, house)))
    {
        let rules = rules("table", house);
        let mut writer = writer(&rules);
        let mut game = Match::new(rules);
        game.start_round(seed, &mut writer).unwrap();
        for place in 0.. {
            play_nth(&mut game, place, &mut writer);
            if !game.is_round_on() {
                break;
            }
            let table = game.round().unwrap().table();
            let drawing = lying(table);
            let seen = seen(&record(&writer), None, Eyes::Public);
            let expected: Vec<String> = drawing
                .openings
                .iter()
                .map(|opening| format!("{}{}", key(opening.end), opening.heading.letter()))
                .collect();
            let keys: Vec<&String> = seen.keys.iter().map(|(_, key)| key).collect();
            assert_eq!(keys, expected.iter().collect::<Vec<_>>());
            assert_keys_lie_in_their_places(&seen, &drawing);
            for end in [End::Left, End::Right] {
                match drawing.openings.iter().filter(|opening| opening.end == end).count() {
                    0 => {}
                    1 => alone += 1,
                    _ => among += 1,
                }
            }
        }
    }
    assert!(alone > 0 && among > 0, "ends with one place and with more");
}

#[test]
fn at_a_line_without_a_table_the_key_stands_alone() {
    let rules = rules("draw", "");
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    game.start_round(3, &mut writer).unwrap();
    for place in 0..4 {
        play_nth(&mut game, place, &mut writer);
    }
    let seen = seen(&record(&writer), None, Eyes::Public);
    assert_eq!(seen.keys.iter().map(|(_, key)| key.as_str()).collect::<Vec<_>>(), ["l", "r"]);
    let [left, right] = [0, 1].map(|idx| seen.places[idx]);
    assert!(seen.table.iter().all(|face| left[0] <= face.frame[0] && face.frame[0] <= right[0]));
}

/// What the names of ends and headings begin with is another in each language, but never twice the
/// same in a picture.
#[test]
fn every_language_tells_the_places_apart() {
    for lang in Lang::ALL {
        for turn in 1..20 {
            let moment = Moment { round: None, turn: Some(turn) };
            let svg = picture(
                &committed(),
                moment,
                Eyes::Of(Seat::FIRST),
                Numbers::Off,
                &Catalog::new(lang),
            );
            let svg = svg.unwrap();
            let keys: Vec<&str> = svg
                .lines()
                .filter_map(|line| line.strip_suffix("</text>")?.split_once(r#"class="key">"#))
                .map(|(_, key)| key)
                .collect();
            assert!(!keys.is_empty(), "{lang:?}, {turn}");
            let different: BTreeSet<&str> = keys.iter().copied().collect();
            assert_eq!(different.len(), keys.len(), "{lang:?}: {keys:?}");
            assert!(keys.iter().all(|key| key.chars().count() >= 2), "{lang:?}: {keys:?}");
        }
    }
}
