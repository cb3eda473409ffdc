//! What a seat and the public keep of a match: all that they saw, and nothing else.

use domino_record::{Writer, read};
use domino_rules::{Event, EventSink, Match, Rules, Seat, View};
use domino_tiles::{Stream, TileSet};

use crate::support::{play_randomly, seats, tables};

/// The events of a match with random play.
fn events(rules: &Rules, seed: u64) -> Vec<Event> {
    let (mut events, mut game) = (Vec::new(), Match::new(rules.clone()));
    let mut stream = Stream::new(seed, 1 << 40);
    while game.result().is_none() {
        game.start_round(seed, &mut events).unwrap();
        play_randomly(&mut game, &mut stream, &mut events);
    }
    events
}

fn viewers(rules: &Rules) -> impl Iterator<Item = Option<Seat>> {
    rules.seats().map(Some).chain([None])
}

/// What a viewer sees of an event and keeps: a seed would give everything away.
fn seen(event: &Event, viewer: Option<Seat>) -> Event {
    match event.seen_by(viewer) {
        Event::RoundStarted { round, .. } => Event::RoundStarted { round, seed: None },
        event => event,
    }
}

#[test]
fn a_view_is_read_to_what_the_viewer_saw() {
    for rules in tables() {
        for seed in 0..2 {
            let events = events(&rules, seed);
            for viewer in viewers(&rules) {
                let mut writer = Writer::seen_by(&rules, &seats(&rules), viewer);
                let mut view = View::new(&rules, viewer);
                for event in &events {
                    writer.event(event);
                    view.observe(&event.seen_by(viewer));
                }
                let record = read(writer.text().as_bytes())
                    .unwrap_or_else(|fault| panic!("{fault}\n{}", writer.text()));
                assert_eq!(record.text(), writer.text());
                assert!(record.game().is_none());
                assert_eq!(record.view(), Some(&view));
                let told = record.events().iter().map(|log| &log.event);
                assert!(
                    told.eq(&events.iter().map(|event| seen(event, viewer)).collect::<Vec<_>>())
                );
            }
        }
    }
}

#[test]
fn a_view_tells_no_tile_that_the_viewer_has_not_seen() {
    for rules in tables() {
        let events = events(&rules, 1);
        for viewer in viewers(&rules) {
            let mut writer = Writer::seen_by(&rules, &seats(&rules), viewer);
            let mut n_written = writer.text().len();
            let mut known = TileSet::EMPTY;
            for event in &events {
                match event {
                    Event::RoundStarted { .. } => known = TileSet::EMPTY,
                    Event::Dealt(dealt) => {
                        known.extend(
                            viewer.map(|seat| dealt.hands[seat].tile_set()).unwrap_or_default(),
                        );
                    }
                    Event::Drew { seat, tiles, .. } if viewer == Some(*seat) => {
                        known.extend(tiles.tile_set());
                    }
                    Event::Placed { tile, .. } => {
                        known.insert(*tile);
                    }
                    // At the end of a round all hands are shown.
                    Event::RoundOver(result) => known.extend(result.hands.values().flatten()),
                    _ => {}
                }
                writer.event(event);
                let told = &writer.text()[n_written..];
                n_written = writer.text().len();
                let tiles = told.split_whitespace().filter_map(|word| word.parse().ok());
                for tile in tiles {
                    assert!(known.contains(tile), "{viewer:?} knows nothing of {tile}: {told}");
                }
                assert!(!told.contains("seed"), "{told}");
            }
        }
    }
}

#[test]
fn a_view_that_is_cut_is_what_was_seen_until_then() {
    for rules in tables() {
        let events = events(&rules, 2);
        for viewer in viewers(&rules) {
            let mut writer = Writer::seen_by(&rules, &seats(&rules), viewer);
            let mut view = View::new(&rules, viewer);
            for (place, event) in events[..events.len() - 1].iter().take(120).enumerate() {
                writer.event(event);
                view.observe(&event.seen_by(viewer));
                let is_action = event.action().is_some();
                let ends = matches!(
                    events[place + 1],
                    Event::Blocked | Event::WentOut { .. } | Event::RoundOver(_)
                );
                if !is_action || ends {
                    continue;
                }
                let mut now = view.clone();
                if matches!(events[place + 1], Event::Turn { .. }) {
                    now.observe(&events[place + 1].seen_by(viewer));
                }
                let record = read(writer.text().as_bytes()).unwrap();
                assert_eq!(record.text(), writer.text());
                let found = record.view().unwrap();
                assert_eq!((found.hand(), found.n_tiles()), (now.hand(), now.n_tiles()));
                assert_eq!(found.table().layout(), now.table().layout());
                assert_eq!(found.unseen(), now.unseen());
                // Who is on turn is certain after a pass.
                if matches!(event, Event::Passed { .. }) {
                    assert_eq!(found, &now);
                }
            }
        }
    }
}

/// The record of seat A of a short match.
fn of_seat_a() -> String {
    let rules = tables().into_iter().find(|rules| rules.variant().name == "beginners").unwrap();
    let mut writer = Writer::seen_by(&rules, &seats(&rules), Some(Seat::FIRST));
    let mut game = Match::new(rules);
    game.start_round(42, &mut writer).unwrap();
    play_randomly(&mut game, &mut Stream::new(8, 0), &mut writer);
    writer.text().to_owned()
}

#[track_caller]
fn refused(from: &str, to: &str, expected: &str) {
    let text = of_seat_a();
    assert_eq!(text.matches(from).count(), 1, "{from:?} comes once in\n{text}");
    let fault = read(text.replace(from, to).as_bytes()).unwrap_err().to_string();
    assert_eq!(fault, expected, "{text}");
}

#[test]
fn a_view_that_does_not_hold() {
    let text = of_seat_a();
    assert_eq!(read(text.as_bytes()).unwrap().text(), text);
    refused("view A", "view B", "line 6, column 1: a view shows one hand at most, and no boneyard");
    refused(
        "view A",
        "view C",
        "line 4, column 6: expected `public` or a seat of the table, found `C`",
    );
    refused("round 1", "round 1 seed 42 chacha8-1", "line 5, column 9: a view has no seed");
    refused(
        "hand B ?*8",
        "hand B ?*9",
        "line 5, column 1: 29 tiles are in the hands, in the boneyard, dead or on the table, not 28",
    );
    refused("turn B\nB 6-6", "turn A\nB 6-6", "line 10, column 1: seat A is on turn, not seat B");
    refused("\nB 6-6", "\nB 6-0", "line 10, column 3: 6-0 is not in the hand");
    refused("\nB 6-6", "\nB 7-7", "line 10, column 3: 7-7 is not in the hand");
}

#[test]
fn actions_that_nobody_could_have_seen() {
    refused("B draw ?*2", "B draw ?*1", "line 20, column 8: expected `?*2`, found `?*1`");
    refused("B draw ?*2", "B pass", "line 20, column 3: no pass: a tile can be drawn");
    refused("B draw ?*2", "B draw 3-1 4-3", "line 20, column 8: expected `?*2`, found `3-1`");
    refused("B 3-1 left", "B 4-4 left", "line 24, column 3: 4-4 lies on the table already");
    refused(
        "B 3-1 left",
        "B 5-4 left",
        "line 24, column 3: 5-4 does not fit end `left`, which shows 3",
    );
    refused("B 3-1 left ; 1 3", "B 3-1 left ; 3 3", "line 24, column 14: expected `1`, found `3`");
    refused("A 3-2 right", "A pass", "line 23, column 3: no pass: a tile can be laid");
    refused("A 3-2 right", "A 6-2 right", "line 23, column 3: 6-2 lies on the table already");
}

#[test]
fn an_end_that_nobody_could_have_seen() {
    let hand = "line 26, column 17: hand B is not what was seen of it";
    refused("B 4-1 5-3 6-5\n", "B 4-1 5-3 6-3\n", hand);
    refused("B 4-1 5-3 6-5\n", "B 4-1 5-3\n", hand);
    let missing = "line 26, column 10: expected `;` and every hand, found the end of the line";
    refused(" ; A - B 4-1 5-3 6-5\n", "\n", missing);
    // Other hands that could be held are worth other points.
    refused("B 4-1 5-3 6-5\n", "B 4-1 5-3 6-4\n", "line 27, column 9: expected `+23`, found `+24`");
    refused("score A +24", "score A +25", "line 27, column 9: expected `+24`, found `+25`");
    refused("end out A", "end blocked", "line 26, column 5: expected `out`, found `blocked`");
    refused("A 1-0 left ; 0 3\n", "", "line 25, column 13: hand A is not what was seen of it");
}

#[test]
fn a_view_without_its_line_is_known_by_the_hand_that_it_shows() {
    let text = of_seat_a();
    let without = text.replace("view A\n", "");
    assert_eq!(read(without.as_bytes()).unwrap().text(), text);
}
