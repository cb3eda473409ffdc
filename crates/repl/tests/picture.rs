//! Pictures are read back, and hold what the layout and the rules say.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_layout::{Drawing, End, Joint, Layout, Posture, Rect};
use domino_record::{Record, SeatInfo, Writer, read};
use domino_repl::{Catalog, Eyes, Lang, Moment, PICTURE_UNIT, PictureError, is_picture, picture};
use domino_rules::{
    Action, EventSink, Match, PerSeat, Position, Rules, RunState, Seat, Setup, Table, Variant,
};
use domino_tiles::{DominoSet, Tile, TileSet, arrange_line};
use roxmltree::{Document, Node};

/// The rules of a game for two, with other rules on top.
fn rules(game: &str, house: &str) -> Rules {
    Rules::new(Variant::builtin(game).unwrap().with_toml(house).unwrap(), 2).unwrap()
}

/// Who sits at the table.
fn seats(names: [&str; 2]) -> PerSeat<SeatInfo> {
    names.map(|name| name.parse().unwrap()).into_iter().collect()
}

fn writer(rules: &Rules) -> Writer {
    Writer::new(rules, &seats(["human:Ada", "steady"]))
}

/// Plays a round: each action is the one at this place among those that are legal.
fn play_round(game: &mut Match, seed: u64, sink: &mut impl EventSink) {
    game.start_round(seed, sink).unwrap();
    let mut place = usize::try_from(seed).unwrap();
    while game.is_round_on() {
        let legal: Vec<Action> = game.round().unwrap().legal_actions().iter().collect();
        place += 7;
        game.play_into(legal[place % legal.len()], sink).unwrap();
    }
}

/// A match of a round, and its record.
fn played(game: &str, house: &str, seed: u64) -> (Match, Record) {
    let rules = rules(game, house);
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    play_round(&mut game, seed, &mut writer);
    (game, read(writer.text().as_bytes()).unwrap())
}

fn drawn(record: &Record, turn: Option<usize>, eyes: Eyes) -> String {
    picture(record, Moment { round: None, turn }, eyes, &Catalog::new(Lang::En)).unwrap()
}

/// A tile of a picture: its rectangle, and what each half with pips shows, with its middle.
#[derive(Debug)]
struct Seen {
    frame: [i32; 4],
    halves: Vec<((i32, i32), u8)>,
    is_last: bool,
}

fn number(node: Node<'_, '_>, name: &str) -> i32 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Of how many pips a half is made; none sticks out of it or lies on another.
fn pips(document: &Document<'_>, id: &str) -> u8 {
    let group = document.descendants().find(|node| node.attribute("id") == Some(id)).unwrap();
    let circles: Vec<[i32; 3]> =
        group.children().map(|circle| ["cx", "cy", "r"].map(|name| number(circle, name))).collect();
    for (place, [x, y, r]) in circles.iter().enumerate() {
        assert!(x.abs() + r < PICTURE_UNIT && y.abs() + r < PICTURE_UNIT, "{id}: {circles:?}");
        for [other_x, other_y, _] in &circles[..place] {
            let apart = (x - other_x).abs().max((y - other_y).abs());
            assert!(apart > 2 * r, "{id}: {circles:?}");
        }
    }
    u8::try_from(circles.len()).unwrap()
}

fn tile(document: &Document<'_>, group: Node<'_, '_>) -> Seen {
    let rect = group.children().find(|node| node.has_tag_name("rect")).unwrap();
    let halves = group.children().filter(|node| matches!(node.tag_name().name(), "use" | "text"));
    let halves = halves.map(|half| {
        let (x, y) = (number(half, "x"), number(half, "y"));
        if let Some(id) = half.attribute("href").and_then(|href| href.strip_prefix('#')) {
            return ((x, y), pips(document, id));
        }
        let shown = half.text().unwrap().parse().unwrap();
        assert!(shown > 9, "pips are drawn up to nine");
        // A number stands on its baseline, nine below the middle of the half.
        ((x, y - 9), shown)
    });
    Seen {
        frame: ["x", "y", "width", "height"].map(|name| number(rect, name)),
        halves: halves.collect(),
        is_last: group.attribute("class") == Some("tile last"),
    }
}

/// The tiles face up, those on the table first.
fn tiles(document: &Document<'_>) -> Vec<Seen> {
    let is_tile = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|class| class.starts_with("tile"))
    };
    document.descendants().filter(is_tile).map(|group| tile(document, group)).collect()
}

fn n_of(document: &Document<'_>, class: &str) -> usize {
    document.descendants().filter(|node| node.attribute("class") == Some(class)).count()
}

fn frame(rect: Rect) -> [i32; 4] {
    let Rect { west, north, east, south } = rect;
    [west, north, east - west, south - north].map(|units| i32::from(units) * PICTURE_UNIT)
}

/// The tiles on the table of a picture lie as those of a drawing, half by half.
fn assert_lies_as(document: &Document<'_>, drawing: &Drawing) {
    let seen = tiles(document);
    for (idx, piece) in drawing.pieces.iter().enumerate() {
        assert_eq!(seen[idx].frame, frame(piece.rect), "{}", piece.tile);
        let mut halves: Vec<_> = piece
            .halves
            .iter()
            .filter(|(pips, _)| pips.get() > 0)
            .map(|(pips, rect)| {
                let [x, y, width, height] = frame(*rect);
                ((x + width / 2, y + height / 2), pips.get())
            })
            .collect();
        let mut shown = seen[idx].halves.clone();
        halves.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, halves, "{}", piece.tile);
        assert_eq!(seen[idx].is_last, idx > 0 && idx + 1 == drawing.pieces.len());
    }
    let [x, y, width, height] = view_box(document);
    for Seen { frame: [left, top, w, h], .. } in &seen {
        assert!(*left > x && *top > y && left + w < x + width && top + h < y + height);
    }
}

fn view_box(document: &Document<'_>) -> [i32; 4] {
    let numbers = document.root_element().attribute("viewBox").unwrap().split(' ');
    let numbers: Vec<i32> = numbers.map(|number| number.parse().unwrap()).collect();
    numbers.try_into().unwrap()
}

#[test]
fn tiles_lie_on_the_table_where_the_plane_has_them() {
    for (house, seeds) in [("", 1..=12), ("table = { width = 10, height = 8 }", 1..=6)] {
        for seed in seeds {
            let (game, record) = played("table", house, seed);
            let table = game.round().unwrap().table();
            let plane = table.plane().unwrap();
            let svg = drawn(&record, None, Eyes::Full);
            let document = Document::parse(&svg).unwrap();
            let drawing = lying(table);
            assert_lies_as(&document, &drawing);
            let seen = tiles(&document);
            assert!(plane.rects().iter().zip(&seen).all(|(rect, seen)| seen.frame == frame(*rect)));
            let felt = document.descendants().find(|node| node.attribute("class") == Some("felt"));
            let felt = ["x", "y", "width", "height"].map(|name| number(felt.unwrap(), name));
            assert_eq!(felt, frame(plane.size().unwrap().rect()));
            assert_eq!(n_of(&document, "place"), 0, "the round is over");
            let in_hands: usize = game.round().unwrap().hands().values().map(TileSet::len).sum();
            assert_eq!(seen.len(), plane.rects().len() + in_hands);
        }
    }
}

/// A table as it lies, with the places for the tiles that are left.
fn lying(table: &Table) -> Drawing {
    Drawing::of_plane(table.layout(), table.plane().unwrap(), |end, posture| {
        let lies = |tile: Tile| tile.is_double() == (posture == Posture::Across);
        table.remaining(end).iter().any(lies)
    })
}

/// Each key stands where its tile would lie, and none on another.
fn assert_keys_lie_in_their_places(document: &Document<'_>, drawing: &Drawing) {
    let is_key = |node: &Node<'_, '_>| node.attribute("class") == Some("key");
    let keys: Vec<[i32; 2]> = document
        .descendants()
        .filter(is_key)
        .map(|node| ["x", "y"].map(|name| number(node, name)))
        .collect();
    for (idx, ([x, y], opening)) in keys.iter().zip(&drawing.openings).enumerate() {
        let [left, top, width, height] = frame(opening.rect);
        assert!((left..left + width).contains(x) && (top..top + height).contains(y));
        let is_apart = |[other_x, other_y]: &[i32; 2]| {
            (x - other_x).abs() > PICTURE_UNIT || (y - other_y).abs() > PICTURE_UNIT
        };
        assert!(keys[..idx].iter().all(is_apart), "{keys:?}");
    }
}

/// The round of the README, in which the line winds round itself.
fn committed() -> Record {
    let text = include_bytes!("../../../docs/pictures/table.domino");
    read(text).unwrap()
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
    let rules = record.rules().unwrap().clone();
    let mut view = domino_rules::View::new(&rules, None);
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
        let svg = drawn(record, Some(turn), Eyes::Public);
        let document = Document::parse(&svg).unwrap();
        let table = view.table();
        let drawing = lying(table);
        assert_lies_as(&document, &drawing);
        if table.ending().is_none() {
            assert_eq!(n_of(&document, "place"), drawing.openings.len());
            assert_keys_lie_in_their_places(&document, &drawing);
            assert_eq!(n_of(&document, "back"), view.n_tiles().values().sum::<usize>());
        }
    }
    assert!(turn > 0);
}

#[test]
fn nothing_that_is_hidden_is_in_the_file() {
    let (a, b) = (Seat::FIRST, Seat::new(1).unwrap());
    for seed in 1..=6 {
        let rules = rules("table", "");
        let mut writer = writer(&rules);
        let mut game = Match::new(rules);
        game.start_round(seed, &mut writer).unwrap();
        for _ in 0..8 {
            let first = game.round().unwrap().legal_actions().nth(0);
            if let Some(action) = first {
                game.play_into(action, &mut writer).unwrap();
            }
        }
        let record = read(writer.text().as_bytes()).unwrap();
        let round = game.round().unwrap();
        for (eyes, own) in [(Eyes::Public, None), (Eyes::Of(a), Some(a)), (Eyes::Of(b), Some(b))] {
            let svg = drawn(&record, None, eyes);
            let known = round.table().layout().tiles()
                | own.map_or(TileSet::EMPTY, |seat| round.hand(seat));
            for tile in DominoSet::new(6).unwrap().tiles() {
                let told = svg.contains(&tile.to_string());
                assert_eq!(told, known.contains(tile), "{tile} for {eyes:?}");
            }
        }
    }
}

#[test]
fn the_record_of_a_view_is_drawn_as_far_as_it_knows() {
    let (a, b) = (Seat::FIRST, Seat::new(1).unwrap());
    for game in ["table", "draw", "snake", "boxed"] {
        let rules = rules(game, "");
        let mut full = writer(&rules);
        let mut own = Writer::seen_by(&rules, &seats(["human:Ada", "steady"]), Some(a));
        play_round(&mut Match::new(rules), 5, &mut (&mut full, &mut own));
        let [full, own] = [full, own].map(|writer| read(writer.text().as_bytes()).unwrap());
        for turn in [Some(0), Some(1), Some(6), None] {
            let seen = drawn(&own, turn, Eyes::Full);
            assert_eq!(seen, drawn(&full, turn, Eyes::Of(a)), "{game}");
            assert_eq!(seen, drawn(&own, turn, Eyes::Of(a)), "{game}");
            let public = drawn(&full, turn, Eyes::Public);
            assert_eq!(drawn(&own, turn, Eyes::Public), public, "{game}");
            assert_eq!(drawn(&own, turn, Eyes::Of(b)), public, "nobody told it B's hand");
        }
    }
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
    let position = Position {
        mover: Seat::FIRST,
        leader: Seat::FIRST,
        must_lead: None,
        last_to_play: None,
        passes: 0,
        drawn: 0,
        run: RunState::Fresh,
    };
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
    (layout, read(writer.text().as_bytes()).unwrap())
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
        let document = Document::parse(&svg).unwrap();
        let seen = tiles(&document);
        let n = layout.placed().len();
        let rect = |[x, y, width, height]: [i32; 4]| {
            let [west, north, east, south] = [x, y, x + width, y + height]
                .map(|side| i16::try_from(side / PICTURE_UNIT).unwrap());
            Rect { west, north, east, south }
        };
        let rects: Vec<Rect> = seen[..n].iter().map(|seen| rect(seen.frame)).collect();
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
        for (seen, placed) in seen.iter().zip(layout.placed()) {
            let mut shown: Vec<u8> = seen.halves.iter().map(|(_, pips)| *pips).collect();
            shown.resize(2, 0);
            shown.sort_unstable();
            assert_eq!(shown, [placed.tile.low().get(), placed.tile.high().get()]);
        }
    }
}

#[test]
fn above_nine_stand_numbers() {
    let rules = rules("draw", "set = 12");
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    game.start_round(4, &mut writer).unwrap();
    let record = read(writer.text().as_bytes()).unwrap();
    let svg = drawn(&record, None, Eyes::Of(Seat::FIRST));
    let document = Document::parse(&svg).unwrap();
    let mut shown: Vec<u8> =
        tiles(&document).iter().flat_map(|seen| seen.halves.iter().map(|(_, n)| *n)).collect();
    let hand = game.round().unwrap().hand(Seat::FIRST);
    let halves = hand.iter().flat_map(|tile| [tile.high().get(), tile.low().get()]);
    let mut halves: Vec<u8> = halves.filter(|n| *n > 0).collect();
    shown.sort_unstable();
    halves.sort_unstable();
    assert_eq!(shown, halves);
    assert!(halves.last() > Some(&9), "there is a number in this hand");
}

#[test]
fn an_empty_table_can_be_drawn() {
    for game in ["table", "draw"] {
        let (_, record) = played(game, "", 2);
        let svg = drawn(&record, Some(0), Eyes::Public);
        let document = Document::parse(&svg).unwrap();
        assert_eq!((tiles(&document).len(), n_of(&document, "back")), (0, 14), "{game}");
        assert!(svg.contains("The table is empty."), "{game}");
    }
}

#[test]
fn words_from_outside_are_only_words() {
    let rules = rules("draw", "");
    let name = "human:<script>&\"'\u{202e}\u{2066}]]>";
    let mut writer = Writer::new(&rules, &seats([name, "steady"]));
    Match::new(rules).start_round(1, &mut writer).unwrap();
    let record = read(writer.text().as_bytes()).unwrap();
    let svg = drawn(&record, None, Eyes::Full);
    let document = Document::parse(&svg).unwrap();
    let texts: Vec<String> = document
        .descendants()
        .filter(|node| matches!(node.tag_name().name(), "title" | "desc" | "text"))
        .map(|node| node.text().unwrap_or_default().to_owned())
        .collect();
    assert!(texts.iter().any(|text| text == "A <script>&\"'??]]>"), "{texts:?}");
    assert!(texts[1].contains("A <script>&\"'??]]> holds"), "{texts:?}");
    assert!(!svg.contains(['\u{202e}', '\u{2066}']) && !svg.contains("<script"));
}

#[test]
fn a_picture_is_whole_in_itself_small_and_always_the_same() {
    for game in ["table", "draw", "block", "snake", "boxed"] {
        let (_, record) = played(game, "", 9);
        for lang in Lang::ALL {
            let draw =
                || picture(&record, Moment::default(), Eyes::Full, &Catalog::new(lang)).unwrap();
            let svg = draw();
            assert_eq!(svg, draw());
            assert!(is_picture(svg.as_bytes()) && svg.len() < 30 << 10, "{} bytes", svg.len());
            let document = Document::parse(&svg).unwrap();
            let root = document.root_element();
            assert_eq!(
                (root.attribute("role"), root.attribute("lang")),
                (Some("img"), Some(lang.code()))
            );
            let ids = root.attribute("aria-labelledby").unwrap().split(' ');
            for id in ids {
                let named = root.children().find(|node| node.attribute("id") == Some(id));
                assert!(named.unwrap().text().is_some_and(|text| !text.is_empty()), "{id}");
            }
            for node in document.descendants() {
                assert!(!matches!(
                    node.tag_name().name(),
                    "script" | "image" | "a" | "foreignObject"
                ));
                assert!(node.attribute("href").is_none_or(|href| href.starts_with('#')));
            }
            assert!(!svg.contains("url(") && !svg.contains("@import"));
        }
    }
}

#[test]
fn what_is_not_in_the_record_is_not_drawn() {
    let (_, record) = played("table", "", 1);
    let asked = |round, turn, eyes| {
        picture(&record, Moment { round, turn }, eyes, &Catalog::new(Lang::En)).unwrap_err()
    };
    for round in [0, 2, u32::MAX] {
        let error = asked(Some(round), None, Eyes::Full);
        assert_eq!(error, PictureError::NoSuchRound { round, last: 1 });
    }
    let n = record.events().iter().filter(|logged| logged.event.action().is_some()).count();
    for turn in [n + 1, usize::MAX] {
        let error = asked(None, Some(turn), Eyes::Full);
        assert_eq!(error, PictureError::NoSuchTurn { turn, last: n });
    }
    let (seat, last) = (Seat::new(2).unwrap(), Seat::new(1).unwrap());
    let error = asked(None, None, Eyes::Of(seat));
    assert_eq!(error, PictureError::NoSuchSeat { seat, last });

    let head = writer(&rules("table", "")).text().to_owned();
    for text in ["domino 1\n", &head] {
        let record = read(text.as_bytes()).unwrap();
        let found = picture(&record, Moment::default(), Eyes::Full, &Catalog::new(Lang::En));
        assert_eq!(found, Err(PictureError::NoRound));
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
