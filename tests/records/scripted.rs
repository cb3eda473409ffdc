//! Rounds that are scripted to show what a table does, tile by tile, as their records.
//!
//! Units are half the side of a square: x grows to the east, y to the south.

use domino_layout::{End, Heading, Obstacle, Plane, PlaneError, PlaneOptions, Posture};
use domino_record::{Record, read};
use domino_rules::{Action, Event, Match, PlayError, Variant};
use domino_tiles::Tile;

/// On 24 × 14 squares. The first tile lies at x 22 to 26, y 13 to 15. On the right two tiles go east
/// to x 34, two north to y 5, and 0-0 lies across at y 3 to 5: what follows would end at y -1. So B,
/// whose 1-0 and later 3-0 fit the blank, draws until 5-2 goes to the left. There 6-2 goes north,
/// 5-2 east to x 28, and 5-5 lies across at x 28 to 30: what follows would end at x 34, over 5-4 at
/// x 32 to 34, y 9 to 13. Nothing can go on then, and with twelve tiles in the boneyard
/// all see it, which by the rules of this record is a block.
const BOTH_ENDS_DIE: &str = include_str!("scripted/both_ends_die.domino");

/// On 10 × 8 squares, which are 20 × 16 units; the first tile lies at x 8 to 12, y 7 to 9. On the
/// left 6-2 goes west to x 4, 2-0 south to y 13, and 0-0 across at y 13 to 15: what follows would end
/// at y 19. On the right 3-1 goes east, 4-1 south, 5-4 west to x 10 at y 11 to 13, and 5-5 across at
/// x 8 to 10: what follows would end at x 4, over 2-0 at x 4 to 6, y 9 to 13.
const ON_A_SMALL_TABLE: &str = include_str!("scripted/both_ends_die_on_a_small_table.domino");

/// Each script, the end that dies at the edge, and the tile that is in the way of the other end.
const SCRIPTS: [(&str, End, usize); 2] =
    [(BOTH_ENDS_DIE, End::Right, 4), (ON_A_SMALL_TABLE, End::Left, 4)];

/// The edge at which that end dies.
fn edge(end: End) -> PlaneError {
    let side = if end == End::Right { Heading::North } else { Heading::South };
    PlaneError::Blocked(Obstacle::Edge(side))
}

fn holds(text: &str) -> Record {
    let record = read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    assert_eq!(record.text(), text);
    record
}

/// The match as it stood after so many of its actions.
fn after(record: &Record, n_actions: usize) -> Match {
    let text = record.text();
    let deal = &text[..=text.find("\nA 6-3 ;").unwrap()];
    let mut game = read(deal.as_bytes()).unwrap().game().unwrap().clone();
    let actions = record.events().iter().filter_map(|log| log.event.action());
    for (_, action) in actions.take(n_actions) {
        game.play_into(action, &mut ()).unwrap();
    }
    game
}

fn plane(game: &Match) -> &Plane {
    game.round().unwrap().table().plane().unwrap()
}

/// What is in the way of a tile that would go straight on.
fn in_the_way(game: &Match, end: End) -> Result<(), PlaneError> {
    let heading = plane(game).heading(end).unwrap();
    plane(game).check(end, heading, Posture::Along).map(drop)
}

#[test]
fn one_end_dies_at_the_edge_and_the_other_by_other_tiles() {
    for (text, at_edge, tile) in SCRIPTS {
        let record = holds(text);
        let game = record.game().unwrap();
        let other = if at_edge == End::Left { End::Right } else { End::Left };
        assert_eq!(in_the_way(game, at_edge), Err(edge(at_edge)));
        assert_eq!(in_the_way(game, other), Err(PlaneError::Blocked(Obstacle::Tile(tile))));
        for end in [End::Left, End::Right] {
            assert!(!plane(game).room(end).admits_some(Posture::Along), "{end} is dead");
        }
        assert!(record.events().iter().any(|log| log.event == Event::Blocked));
        assert_eq!(game.round().unwrap().boneyard().len(), 12, "and ten could be drawn");
    }
}

#[test]
fn a_player_who_holds_a_fitting_number_must_draw() {
    for (text, dead, _) in SCRIPTS {
        let record = holds(text);
        // After seven tiles the blank is open at the dead end, and B holds 1-0.
        let game = after(&record, 7);
        let round = game.round().unwrap();
        let tile = "1-0".parse().unwrap();
        assert!(round.hand(round.mover()).contains(tile));
        assert_eq!(round.table().layout().end(dead).unwrap().pips.get(), 0);
        assert!(round.legal_actions().iter().eq([Action::Draw]));
        // There is no room in any direction, and what is in the way straight on says why.
        let refused = PlayError::NoRoom { tile, end: dead, heading: None, why: edge(dead) };
        assert_eq!(round.check(Action::play(tile, dead)), Err(refused));
    }
}

/// The plane follows from the record alone: from the tiles, ends and headings of its lines.
#[test]
fn the_map_is_rebuilt_from_the_record_alone() {
    for (text, ..) in SCRIPTS {
        let record = holds(text);
        let game = record.game().unwrap();
        let size = plane(game).size();
        let mut map = Plane::new(PlaneOptions { size, ..PlaneOptions::default() });
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let ["A" | "B", tile, rest @ ..] = &words[..] else { continue };
            let Ok(tile) = tile.parse::<Tile>() else { continue };
            let posture = Posture::of(tile);
            let laid = match rest {
                [";", ..] => map.start(posture),
                [end, heading, ..] => {
                    map.place(end.parse().unwrap(), heading.parse().unwrap(), posture)
                }
                _ => panic!("{line}"),
            };
            laid.unwrap();
        }
        assert_eq!(&map, plane(game));
    }
}

/// What the line says of a record in which lines are replaced by others.
#[track_caller]
fn fault(from: &str, to: &str) -> String {
    assert_eq!(BOTH_ENDS_DIE.matches(from).count(), 1, "{from}");
    read(BOTH_ENDS_DIE.replace(from, to).as_bytes()).unwrap_err().to_string()
}

/// Headings that overlap, leave the table or mean nothing are faults of their line, which name the
/// action, with the heading where it is told, and what is in the way.
#[test]
fn headings_that_cannot_be_are_faults_of_their_line() {
    // 4-1 goes north from x 28, 5-4 west to x 24, and 5-2 would lie on it at x 24 to 28, y 9 to 11.
    let lines = "A 4-1 right e ; 6 4\nB 6-2 left n ; 2 4\nA 5-4 right n ;";
    let other = "A 4-1 right n ; 6 4\nB 6-2 left n ; 2 4\nA 5-4 right w ;";
    let expected = "line 18, column 3: 5-2 cannot lie at end `left e`: 5-4 is in the way";
    assert_eq!(fault(lines, other), expected);
    // 3-1 goes north to y 9, and 5-4 and 5-0 to y 1: 0-0 would need y -1.
    let expected = "line 15, column 3: 0-0 cannot lie at end `right n`: the edge of the table in the \
                    north is in the way";
    assert_eq!(fault("B 3-1 right e", "B 3-1 right n"), expected);
    for (from, to, expected) in [
        (
            "A 5-5 left e",
            "A 5-5 left n",
            "line 19, column 3: 5-5 cannot lie at end `left n`: a tile that lies across its line goes \
             straight on",
        ),
        (
            "B 5-2 left e",
            "B 5-2 left s",
            "line 18, column 3: 5-2 cannot lie at end `left s`: the line comes from `s`",
        ),
        // Behind 0-0 the line goes north, straight on or not at all.
        (
            "B draw 3-0",
            "B 1-0 right e",
            "line 16, column 3: 1-0 cannot lie at end `right e`: a line turns only at the half of a tile \
             that is not a double",
        ),
        (
            "B draw 3-0",
            "B 1-0 right",
            "line 16, column 3: 1-0 cannot lie at end `right`: the edge of the table in the north is \
             in the way",
        ),
        (
            "A 5-4 right n",
            "A 5-4 right x",
            "line 13, column 13: expected `n`, `e`, `s`, `w` or `;`, found `x`",
        ),
        ("A 5-4 right n", "A 5-4 right n n", "line 13, column 15: expected `;`, found `n`"),
        (
            "A 5-4 right n",
            "A 5-4 right",
            "line 13, column 3: 5-4 fits `right n` and `right e` and `right s`: name the end and the \
             heading",
        ),
    ] {
        assert_eq!(fault(from, to), expected);
    }
    // The first tile has no heading, and a tile of a game without a table neither.
    let expected = "line 9, column 7: expected an end such as `left`, found `e`";
    assert_eq!(fault("A 6-3 ;", "A 6-3 e ;"), expected);
    let print = Variant::builtin("snake").unwrap().fingerprint();
    let head = format!("domino 1\ngame snake rules {print}\nseats A=human B=human\nround 1\n");
    let hands = "hand A 6-3 4-1 5-4 0-0 5-5 2-1 2-0\nhand B 3-1 6-2 5-0 1-0 4-4 3-3 6-4\n\
                 boneyard 3-0 5-2 6-6 6-5 6-1 6-0 5-3 5-1 4-3 4-2 4-0 3-2 2-2 1-1\nturn A\n";
    let found = read((head + hands + "A 6-3\nB 3-1 right e\n").as_bytes()).unwrap_err();
    assert_eq!(
        found.to_string(),
        "line 10, column 3: there is no table here on which 3-1 could be laid toward `e`"
    );
}
