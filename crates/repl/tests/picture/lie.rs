//! Tiles lie where the layout has them.

use domino_draw::Picture;
use domino_layout::{Drawing, End, Joint, Layout, Rect};
use domino_record::Record;
use domino_repl::Eyes;
use domino_rules::{Action, Match, Position, Seat, Setup, View};
use domino_tiles::{DominoSet, Tile, TileSet, arrange_line};

use crate::play::{committed, drawn, lying, played, record, rules, seen, writer};
use crate::seen::{Frame, Seen, in_picture, is_within};

/// The tiles on the table of a picture lie as those of a drawing, half by half.
fn assert_lies_as(seen: &Seen, drawing: &Drawing) {
    assert_eq!(seen.table.len(), drawing.pieces.len());
    for (idx, (face, piece)) in seen.table.iter().zip(&drawing.pieces).enumerate() {
        assert_eq!((face.tile, face.frame), (piece.tile, in_picture(piece.rect)));
        let mut halves: Vec<_> = piece
            .halves
            .iter()
            .filter(|(pips, _)| pips.get() > 0)
            .map(|(pips, rect)| {
                let [x, y, width, height] = in_picture(*rect);
                ((x + width / 2, y + height / 2), pips.get())
            })
            .collect();
        halves.sort_unstable();
        assert_eq!(face.shown(), halves, "{}", piece.tile);
        assert_eq!(face.is_last, idx > 0 && idx + 1 == drawing.pieces.len());
        assert!(is_within(face.frame, seen.view_box));
    }
}

#[test]
fn tiles_lie_on_the_table_where_the_plane_has_them() {
    for (house, seeds) in [("", 1..=12), ("table = { width = 10, height = 8 }", 1..=6)] {
        for seed in seeds {
            let (game, record) = played("table", house, seed);
            let table = game.round().unwrap().table();
            let plane = table.plane().unwrap();
            let seen = seen(&record, None, Eyes::Full);
            assert_lies_as(&seen, &lying(table));
            let frames: Vec<Frame> = plane.rects().iter().map(|rect| in_picture(*rect)).collect();
            assert_eq!(seen.table.iter().map(|face| face.frame).collect::<Vec<_>>(), frames);
            assert_eq!(seen.felt, Some(in_picture(plane.size().unwrap().rect())));
            assert!(seen.places.is_empty(), "the round is over");
        }
    }
}

#[test]
fn every_turn_of_a_round_has_its_picture() {
    let small = "table = { width = 12, height = 10 }";
    let rounds = (1..=8).flat_map(|seed| ["", small].map(|house| played("table", house, seed).1));
    for record in rounds.chain([committed()]) {
        assert_every_turn_is_drawn(&record);
    }
}

fn assert_every_turn_is_drawn(record: &Record) {
    let mut view = View::new(record.rules().unwrap(), None);
    let mut turn = 0;
    for (place, logged) in record.events().iter().enumerate() {
        view.observe(&logged.event.seen_by(None));
        turn += usize::from(logged.event.action().is_some());
        let next = record.events().get(place + 1);
        if next.is_some_and(|next| next.event.action().is_none())
            || view.n_tiles()[Seat::FIRST] == 0
        {
            continue;
        }
        let seen = seen(record, Some(turn), Eyes::Public);
        let drawing = lying(view.table());
        assert_lies_as(&seen, &drawing);
        if view.table().ending().is_none() {
            let places: Vec<Frame> =
                drawing.openings.iter().map(|opening| in_picture(opening.rect)).collect();
            assert_eq!(seen.places, places);
            let n_backs: Vec<usize> = seen.hands.iter().map(|hand| hand.backs.len()).collect();
            assert_eq!(n_backs, view.n_tiles().values().copied().collect::<Vec<_>>());
        }
    }
    assert!(turn > 0);
}

/// A line of 51 tiles, the longest of a double-nine set: the last of it is laid, and blocks the round.
fn longest_line() -> (Layout, Record) {
    let kept: TileSet =
        ["1-0", "3-2", "5-4", "7-6"].map(|tile| tile.parse().unwrap()).into_iter().collect();
    let set = DominoSet::new(9).unwrap().tiles();
    let line = arrange_line(&set.filter(|tile| !kept.contains(*tile)).collect::<Vec<_>>()).unwrap();
    assert_eq!(line.len(), 51);
    let first = line.iter().position(|(left, right)| left >= right).unwrap();
    let mut layout = Layout::new();
    layout.start(Tile::new(line[first].0, line[first].1), &[End::Left, End::Right]).unwrap();
    for &(outer, inner) in line[..first].iter().rev() {
        layout.place(Tile::new(outer, inner), End::Left, outer, Joint::Equal).unwrap();
    }
    for &(inner, outer) in &line[first + 1..50] {
        layout.place(Tile::new(inner, outer), End::Right, outer, Joint::Equal).unwrap();
    }
    let last = Tile::new(line[50].0, line[50].1);

    let rules = rules("block", "set = 9\nhand = 7");
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    let kept: Vec<Tile> = kept.iter().collect();
    let hands = [[last, kept[0]], [kept[1], kept[2]]].map(|tiles| tiles.into_iter().collect());
    let last_to_play = Seat::new(1);
    let position = Position { last_to_play, ..Position::led_by(Seat::FIRST) };
    let setup = Setup {
        hands: hands.into_iter().collect(),
        boneyard: [].into_iter().collect(),
        dead: [kept[3]].into_iter().collect(),
        layout,
        position,
    };
    game.start_round_at(setup, &mut writer).unwrap();
    game.play_into(Action::play(last, End::Right), &mut writer).unwrap();
    let layout = game.round().unwrap().table().layout().clone();
    assert_eq!(layout.placed().len(), 51);
    (layout, record(&writer))
}

#[test]
fn a_line_without_a_table_never_runs_into_itself() {
    let mut lines = vec![longest_line()];
    lines.extend((1..=12).map(|seed| {
        let (game, record) = played("draw", "", seed);
        (game.round().unwrap().table().layout().clone(), record)
    }));
    for (layout, record) in lines {
        let svg = drawn(&record, None, Eyes::Full);
        assert!(svg.len() < 30 << 10, "{} bytes", svg.len());
        let seen = Seen::read(&svg);
        assert_eq!(seen.table.len(), layout.placed().len());
        let rects: Vec<Rect> = seen.table.iter().map(|face| in_units(face.frame)).collect();
        for (idx, one) in rects.iter().enumerate() {
            assert!(rects[..idx].iter().all(|other| !one.overlaps(*other)), "tile {idx}");
        }
        let idx_of = |tile| layout.placed().iter().position(|placed| placed.tile == tile).unwrap();
        let line: Vec<usize> = layout
            .line()
            .iter()
            .map(|oriented| idx_of(Tile::new(oriented.left, oriented.right)))
            .collect();
        assert!(line.windows(2).all(|pair| rects[pair[0]].touches(rects[pair[1]])));
        for (face, placed) in seen.table.iter().zip(layout.placed()) {
            let mut shown: Vec<u8> = face.halves.iter().map(|half| half.n).collect();
            shown.resize(2, 0);
            shown.sort_unstable();
            assert_eq!(shown, [placed.tile.low().get(), placed.tile.high().get()]);
        }
    }
}

/// A rectangle of a picture in units of the layout.
fn in_units([x, y, width, height]: Frame) -> Rect {
    let [west, north, east, south] =
        [x, y, x + width, y + height].map(|side| i16::try_from(side / Picture::UNIT).unwrap());
    Rect { west, north, east, south }
}
