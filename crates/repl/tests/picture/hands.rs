//! The hands are those of the round, and nobody sees more than is known.

use domino_record::{Writer, read};
use domino_repl::{Catalog, Eyes, Lang, Moment, MomentError, Numbers, picture};
use domino_rules::{Match, PerSeat, Seat};
use domino_tiles::{DominoSet, TileSet};

use crate::play::{drawn, n_actions, play_nth, play_round, record, rules, seats, seen, writer};
use crate::seen::{Hand, Seen};

/// The tiles of a hand lie in its order, each with its own pips, the larger half on top.
fn assert_holds(hand: &Hand, tiles: TileSet) {
    let open: Vec<_> = hand.open.iter().map(|face| face.tile).collect();
    assert_eq!(open, tiles.iter().collect::<Vec<_>>(), "{}", hand.name);
    for face in &hand.open {
        let mut halves = face.halves.clone();
        halves.sort_unstable_by_key(|half| half.middle.1);
        let shown: Vec<u8> = halves.iter().map(|half| half.n).collect();
        let halves = [face.tile.high().get(), face.tile.low().get()];
        assert_eq!(shown, halves.into_iter().filter(|n| *n > 0).collect::<Vec<_>>());
    }
}

#[test]
fn at_every_moment_the_hands_are_those_of_the_round() {
    let [a, b] = [0, 1].map(|idx| Seat::new(idx).unwrap());
    for (game, seed) in [("table", 1), ("table", 2), ("draw", 3), ("snake", 4), ("hungarian", 5)] {
        let rules = rules(game, "");
        let mut writer = writer(&rules);
        let mut played = Match::new(rules);
        played.start_round(seed, &mut writer).unwrap();
        let hands = |played: &Match| played.round().unwrap().hands().clone();
        let mut moments: Vec<PerSeat<TileSet>> = vec![hands(&played)];
        while played.is_round_on() {
            play_nth(&mut played, 7 * moments.len(), &mut writer);
            moments.push(hands(&played));
        }
        let record = record(&writer);
        assert_eq!(n_actions(&record), moments.len() - 1);
        for (turn, hands) in moments.iter().enumerate() {
            let full = seen(&record, Some(turn), Eyes::Full);
            for (hand, tiles) in full.hands.iter().zip(hands.values()) {
                assert_holds(hand, *tiles);
                assert!(hand.backs.is_empty());
                assert!(hand.size.0.starts_with(&format!("{} tile", tiles.len())), "{hand:?}");
            }
            let public = seen(&record, Some(turn), Eyes::Public);
            for (hand, tiles) in public.hands.iter().zip(hands.values()) {
                // After the end all tiles lie open.
                let is_over = turn + 1 == moments.len();
                assert_holds(hand, if is_over { *tiles } else { TileSet::EMPTY });
                assert_eq!(hand.backs.len(), if is_over { 0 } else { tiles.len() });
            }
            if turn + 1 < moments.len() {
                let own = seen(&record, Some(turn), Eyes::Of(b));
                assert_holds(&own.hands[1], hands[b]);
                assert_holds(&own.hands[0], TileSet::EMPTY);
                assert_eq!(own.hands[0].backs.len(), hands[a].len());
            }
        }
    }
}

#[test]
fn nothing_that_is_hidden_is_in_the_file() {
    let [a, b] = [0, 1].map(|idx| Seat::new(idx).unwrap());
    for seed in 1..=6 {
        let rules = rules("table", "");
        let mut writer = writer(&rules);
        let mut game = Match::new(rules);
        game.start_round(seed, &mut writer).unwrap();
        for _ in 0..8 {
            if game.is_round_on() {
                play_nth(&mut game, 0, &mut writer);
            }
        }
        let record = record(&writer);
        let round = game.round().unwrap();
        for (eyes, own) in [(Eyes::Public, None), (Eyes::Of(a), Some(a)), (Eyes::Of(b), Some(b))] {
            let svg = drawn(&record, None, eyes);
            let known = round.table().layout().tiles()
                | own.map_or(TileSet::EMPTY, |seat| round.hand(seat));
            for tile in DominoSet::new(6).unwrap().tiles() {
                let told = svg.contains(&tile.to_string());
                assert_eq!(told, known.contains(tile), "{tile} for {eyes:?}");
            }
            let seen = Seen::read(&svg);
            for (hand, seat) in seen.hands.iter().zip([a, b]) {
                let is_open = own == Some(seat);
                assert_eq!(hand.tiles(), if is_open { round.hand(seat) } else { TileSet::EMPTY });
            }
        }
    }
}

#[test]
fn the_record_of_a_view_is_drawn_as_far_as_it_knows() {
    let [a, b] = [0, 1].map(|idx| Seat::new(idx).unwrap());
    for game in ["table", "draw", "snake", "boxed"] {
        let rules = rules(game, "");
        let mut full = writer(&rules);
        let mut own = Writer::seen_by(&rules, &seats(&["human:Ada", "steady"]), Some(a));
        play_round(&mut Match::new(rules), 5, &mut (&mut full, &mut own));
        let [full, own] = [full, own].map(|writer| read(writer.text().as_bytes()).unwrap());
        for turn in [Some(0), Some(1), Some(6), None] {
            let seen = drawn(&own, turn, Eyes::Full);
            assert_eq!(seen, drawn(&full, turn, Eyes::Of(a)), "{game}");
            assert_eq!(seen, drawn(&own, turn, Eyes::Of(a)), "{game}");
            let public = drawn(&full, turn, Eyes::Public);
            assert_eq!(drawn(&own, turn, Eyes::Public), public, "{game}");
        }
        let moment = Moment { round: None, turn: Some(1) };
        let asked = picture(&own, moment, Eyes::Of(b), Numbers::Off, &Catalog::new(Lang::En));
        assert_eq!(asked, Err(MomentError::HandNotShown(b)), "nobody told it B's hand");
        // At the end of a round all hands lie open.
        assert_eq!(drawn(&own, None, Eyes::Of(b)), drawn(&full, None, Eyes::Of(b)), "{game}");
    }
}

#[test]
fn views_are_full_public_or_a_seat() {
    assert_eq!("full".parse(), Ok(Eyes::Full));
    assert_eq!("public".parse(), Ok(Eyes::Public));
    assert_eq!("B".parse(), Ok(Eyes::Of(Seat::new(1).unwrap())));
    assert_eq!("b".parse(), "B".parse::<Eyes>());
    for text in ["", "q", "Q", "AB", "Full", "all"] {
        assert!(text.parse::<Eyes>().is_err(), "{text:?}");
    }
}
