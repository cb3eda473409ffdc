//! The shapes that a layout can take: line, cross, star, hub with trains, and joints that differ.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_layout::{End, Joint, Layout, PlaceError, TrainLetter};
use domino_tiles::{Pips, Tile};

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn pips(n: u8) -> Pips {
    Pips::new(n).unwrap()
}

/// Lays a tile so that it matches.
fn lay(layout: &mut Layout, text: &str, end: End) -> Result<(), PlaceError> {
    let open = layout.end(end).ok_or(PlaceError::NoSuchEnd(end))?.pips;
    let outer = tile(text).other(open).unwrap_or(tile(text).low());
    layout.place(tile(text), end, outer, Joint::Equal)
}

fn open(layout: &Layout) -> Vec<String> {
    layout.ends().iter().map(|end| format!("{} {}", end.name, end.pips)).collect()
}

fn line(layout: &Layout) -> String {
    layout.line().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn arm(number: u8) -> End {
    End::Arm(number.try_into().unwrap())
}

fn train(letter: char) -> End {
    End::Train(TrainLetter::new(letter).unwrap())
}

#[test]
fn a_line_has_two_ends_and_reads_from_left_to_right() {
    let mut layout = Layout::new();
    layout.start(tile("4-6"), &[End::Left, End::Right]).unwrap();
    assert_eq!(open(&layout), ["left 6", "right 4"], "the larger half faces left");
    lay(&mut layout, "6-6", End::Left).unwrap();
    lay(&mut layout, "2-6", End::Left).unwrap();
    lay(&mut layout, "4-0", End::Right).unwrap();
    assert_eq!(line(&layout), "2-6 6-6 6-4 4-0");
    assert_eq!(open(&layout), ["left 2", "right 0"]);
    let laid: Vec<Tile> = layout.placed().iter().map(|placed| placed.tile).collect();
    assert_eq!(laid, ["6-4", "6-6", "6-2", "4-0"].map(tile));
}

#[test]
fn an_empty_table_has_no_line_and_no_ends() {
    assert_eq!((line(&Layout::new()).as_str(), Layout::new().ends().len()), ("", 0));
}

#[test]
fn a_spinner_gets_two_more_arms_when_it_branches() {
    let mut layout = Layout::new();
    layout.start(tile("6-3"), &[End::Left, End::Right]).unwrap();
    lay(&mut layout, "6-6", End::Left).unwrap();
    lay(&mut layout, "6-1", End::Left).unwrap();
    layout.branch(tile("6-6"), &[End::Up, End::Down]).unwrap();
    assert_eq!(open(&layout), ["left 1", "right 3", "up 6", "down 6"]);

    lay(&mut layout, "6-5", End::Up).unwrap();
    lay(&mut layout, "5-5", End::Up).unwrap();
    assert_eq!(open(&layout), ["left 1", "right 3", "up 5", "down 6"]);
    let arm: Vec<Tile> = layout.arm(End::Up).map(|placed| placed.tile).collect();
    assert_eq!(arm, ["6-5", "5-5"].map(tile));
    assert_eq!(line(&layout), "1-6 6-6 6-3", "the cross arms are not part of the line");
}

#[test]
fn a_star_has_eight_arms_around_its_double() {
    let arms: Vec<End> = (1..=8).map(arm).collect();
    let mut layout = Layout::new();
    layout.start(tile("9-9"), &arms).unwrap();
    assert_eq!(layout.ends().len(), 8);
    for (number, text) in (1..=8).zip(["9-0", "9-1", "9-2", "9-3", "9-4", "9-5", "9-6", "9-7"]) {
        lay(&mut layout, text, arm(number)).unwrap();
    }
    assert_eq!(
        open(&layout),
        ["1 0", "2 1", "3 2", "4 3", "5 4", "6 5", "7 6", "8 7"],
        "each arm goes on from its own tile"
    );
    assert_eq!(
        lay(&mut layout, "9-8", arm(1)),
        Err(PlaceError::DoesNotMatch(tile("9-8"), pips(0), arm(1)))
    );
}

#[test]
fn a_hub_has_a_train_for_everybody_and_a_public_one() {
    let trains = [train('A'), train('B'), train('C'), End::Public];
    let mut layout = Layout::new();
    layout.start(tile("12-12"), &trains).unwrap();
    lay(&mut layout, "12-4", train('B')).unwrap();
    lay(&mut layout, "12-0", End::Public).unwrap();
    assert_eq!(open(&layout), ["train-A 12", "train-B 4", "train-C 12", "public 0"]);
    assert_eq!(lay(&mut layout, "12-5", train('D')), Err(PlaceError::NoSuchEnd(train('D'))));
}

#[test]
fn a_free_joint_need_not_match() {
    let mut layout = Layout::new();
    layout.start(tile("4-3"), &[End::Left, End::Right]).unwrap();
    let double = tile("5-5");
    assert_eq!(
        layout.place(double, End::Right, pips(5), Joint::Equal),
        Err(PlaceError::DoesNotMatch(double, pips(3), End::Right))
    );
    layout.place(double, End::Right, pips(5), Joint::Free).unwrap();
    assert_eq!(open(&layout), ["left 4", "right 5"]);
    assert_eq!(line(&layout), "4-3 5-5");
}

#[test]
fn finding_a9_an_impossible_tile_is_an_error_and_changes_nothing() {
    let mut layout = Layout::new();
    let line = [End::Left, End::Right];
    assert_eq!(
        layout.start(tile("6-4"), &[End::Left, End::Up]),
        Err(PlaceError::NotDouble(tile("6-4")))
    );
    assert_eq!(layout.start(tile("6-6"), &[End::Up, End::Up]), Err(PlaceError::EndExists(End::Up)));
    assert_eq!(layout, Layout::new());

    layout.start(tile("6-4"), &line).unwrap();
    let before = layout.clone();
    let errors = [
        (layout.start(tile("5-5"), &line), PlaceError::NotEmpty),
        (lay(&mut layout, "6-4", End::Left), PlaceError::LaidAlready(tile("6-4"))),
        (lay(&mut layout, "6-1", End::Up), PlaceError::NoSuchEnd(End::Up)),
        (
            layout.place(tile("6-1"), End::Left, pips(3), Joint::Free),
            PlaceError::NoSuchHalf(tile("6-1"), pips(3)),
        ),
        (layout.branch(tile("6-4"), &[End::Up]), PlaceError::NotDouble(tile("6-4"))),
        (layout.branch(tile("6-6"), &[End::Up]), PlaceError::NotLaid(tile("6-6"))),
    ];
    for (found, expected) in errors {
        assert_eq!(found, Err(expected));
    }
    assert_eq!(layout, before);
}

#[test]
fn a_layout_has_room_for_forty_ends() {
    let arms: Vec<End> = (1..=41).map(arm).collect();
    let mut layout = Layout::new();
    assert_eq!(layout.start(tile("6-6"), &arms), Err(PlaceError::TooManyEnds));
    layout.start(tile("6-6"), &arms[..40]).unwrap();
    assert_eq!(layout.branch(tile("6-6"), &arms[40..]), Err(PlaceError::TooManyEnds));
    assert_eq!(layout.ends().len(), 40);
}
