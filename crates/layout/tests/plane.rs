//! Where tiles lie on a table, unit by unit: corners, crosswise doubles, edges, tiles in the way.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_layout::Heading::{East, North, South, West};
use domino_layout::Posture::{Across, Along};
use domino_layout::{
    Contact, Corners, Edge, End, Heading, Obstacle, Plane, PlaneError, PlaneOptions, Posture, Rect,
    Room, TableSize,
};

/// A table of this size with one tile in its middle.
fn table(width: u8, height: u8, first: Posture) -> Plane {
    table_with(width, height, first, Edge::Dead)
}

/// The same with a choice of what becomes of an end at an edge.
fn table_with(width: u8, height: u8, first: Posture, edge: Edge) -> Plane {
    let size = Some(TableSize::new(width, height).unwrap());
    let mut plane = Plane::new(PlaneOptions { size, edge, ..PlaneOptions::default() });
    plane.start(first).unwrap();
    plane
}

/// A table without edges, with one tile around the middle of it.
fn endless(corners: Corners, contact: Contact, first: Posture) -> Plane {
    let mut plane = Plane::new(PlaneOptions { corners, contact, ..PlaneOptions::default() });
    plane.start(first).unwrap();
    plane
}

/// The west, east, north and south sides: x from … to, y from … to.
fn sides(rect: Rect) -> [i16; 4] {
    [rect.west, rect.east, rect.north, rect.south]
}

#[track_caller]
fn lay(plane: &mut Plane, end: End, heading: Heading, posture: Posture) -> [i16; 4] {
    let expected = plane.check(end, heading, posture);
    let found = plane.place(end, heading, posture);
    assert_eq!(found, expected, "what is checked is what is laid");
    sides(found.unwrap())
}

/// Something refuses a tile, and the plane is as it was.
#[track_caller]
fn refused(plane: &mut Plane, end: End, heading: Heading, posture: Posture, why: PlaneError) {
    let before = plane.clone();
    assert_eq!(plane.check(end, heading, posture), Err(why));
    assert_eq!(plane.place(end, heading, posture), Err(why));
    assert_eq!(*plane, before, "a refused tile changes nothing");
}

fn edge(side: Heading) -> PlaneError {
    PlaneError::Blocked(Obstacle::Edge(side))
}

fn at_edge(side: Heading) -> PlaneError {
    PlaneError::AtEdge(side)
}

fn tile(idx: usize) -> PlaneError {
    PlaneError::Blocked(Obstacle::Tile(idx))
}

/// The headings in which a tile could lie, as letters.
fn headings(plane: &Plane, end: End, posture: Posture) -> String {
    plane.room(end).headings(posture).map(Heading::letter).collect()
}

#[test]
fn example_e11_with_its_exact_units() {
    let mut plane = table(10, 6, Along);
    assert_eq!(sides(plane.rects()[0]), [8, 12, 5, 7], "3-2 in the middle of 20 × 12 units");
    assert_eq!(lay(&mut plane, End::Right, East, Along), [12, 16, 5, 7], "2-1");
    // 4-1 could lie east, north or south, and 1-1 only across, straight on.
    assert_eq!(headings(&plane, End::Right, Along), "nes");
    assert_eq!(headings(&plane, End::Right, Across), "e");
    for (heading, expected) in
        [(East, [16, 20, 5, 7]), (North, [14, 16, 1, 5]), (South, [14, 16, 7, 11])]
    {
        assert_eq!(plane.check(End::Right, heading, Along).map(sides), Ok(expected));
    }
    assert_eq!(lay(&mut plane, End::Right, East, Across), [16, 18, 4, 8], "1-1");
    // Its follower needs x 18 to 22.
    refused(&mut plane, End::Right, East, Along, edge(East));
    assert_eq!(headings(&plane, End::Right, Along), "", "but for a second 1-1, R is dead");
    assert_eq!(headings(&plane, End::Left, Along), "nsw", "the left one is not");
}

#[test]
fn the_first_tile_lies_along_the_longer_side_and_a_double_across_it() {
    let first = |width, height, posture| sides(table(width, height, posture).rects()[0]);
    assert_eq!(first(10, 6, Along), [8, 12, 5, 7]);
    assert_eq!(first(10, 6, Across), [9, 11, 4, 8]);
    assert_eq!(first(6, 6, Along), [4, 8, 5, 7], "a square table counts as a wide one");
    assert_eq!(first(6, 10, Along), [5, 7, 8, 12]);
    assert_eq!(first(6, 10, Across), [4, 8, 9, 11]);
    // Left is to the west, or to the north.
    let leads = |width, height| {
        let plane = table(width, height, Along);
        [plane.heading(End::Left), plane.heading(End::Right), plane.heading(End::Up)]
    };
    assert_eq!(leads(10, 6), [Some(West), Some(East), None]);
    assert_eq!(leads(6, 10), [Some(North), Some(South), None]);
    assert_eq!(sides(endless(Corners::Never, Contact::Never, Along).rects()[0]), [-2, 2, -1, 1]);
}

#[test]
fn both_halves_of_the_first_tile_may_turn() {
    let plane = table(24, 14, Along);
    assert_eq!(headings(&plane, End::Left, Along), "nsw");
    assert_eq!(headings(&plane, End::Right, Along), "nes");
    // The matching half lies beyond the side of the open half, the other one further on.
    let at = |end, heading| plane.check(end, heading, Along).map(sides).unwrap();
    assert_eq!(at(End::Left, North), [22, 24, 9, 13]);
    assert_eq!(at(End::Left, South), [22, 24, 15, 19]);
    assert_eq!(at(End::Right, North), [24, 26, 9, 13]);
    // A first tile that is a double goes straight on only.
    let mut plane = table(24, 14, Across);
    assert_eq!(headings(&plane, End::Left, Along), "w");
    assert_eq!(headings(&plane, End::Right, Along), "e");
    for (end, heading) in [(End::Left, North), (End::Left, South), (End::Right, North)] {
        refused(&mut plane, end, heading, Along, PlaneError::NoCorner);
    }
}

#[test]
fn a_corner_is_turned_at_an_open_half_and_nowhere_else() {
    let mut plane = table(24, 14, Along);
    assert_eq!(lay(&mut plane, End::Right, South, Along), [24, 26, 15, 19]);
    assert_eq!(plane.heading(End::Right), Some(South));
    refused(&mut plane, End::Right, North, Along, PlaneError::Backward(North));
    refused(&mut plane, End::Right, East, Across, PlaneError::AcrossCorner);
    assert_eq!(lay(&mut plane, End::Right, West, Along), [20, 24, 17, 19]);
    // The follower of a double goes straight on from its opposite long side.
    assert_eq!(lay(&mut plane, End::Right, West, Across), [18, 20, 16, 20]);
    refused(&mut plane, End::Right, North, Along, PlaneError::NoCorner);
    refused(&mut plane, End::Right, South, Along, PlaneError::NoCorner);
    assert_eq!(lay(&mut plane, End::Right, West, Along), [14, 18, 17, 19]);
    assert_eq!(headings(&plane, End::Right, Along), "nsw", "behind it the line may turn again");
}

#[test]
fn without_corners_everything_goes_straight_on() {
    let mut plane = endless(Corners::Never, Contact::Allowed, Along);
    refused(&mut plane, End::Left, North, Along, PlaneError::NoCorner);
    assert_eq!(lay(&mut plane, End::Left, West, Along), [-6, -2, -1, 1]);
    assert_eq!(headings(&plane, End::Left, Along), "w");
}

#[test]
fn a_crosswise_double_is_centred_on_its_line_whichever_way_that_goes() {
    for heading in Heading::ALL {
        let mut plane = endless(Corners::Allowed, Contact::Allowed, Along);
        let end = if heading == West { End::Left } else { End::Right };
        let before = plane.place(end, heading, Along).unwrap();
        let double = plane.place(end, heading, Across).unwrap();
        let after = plane.place(end, heading, Along).unwrap();
        let center = |rect: Rect| match heading {
            North | South => (rect.west + rect.east, rect.east - rect.west),
            East | West => (rect.north + rect.south, rect.south - rect.north),
        };
        let [(line, narrow), (middle, wide), (goes_on, _)] = [before, double, after].map(center);
        assert_eq!((line, middle, narrow, wide), (goes_on, line, 2, 4), "{heading}");
        assert!(double.touches(before) && double.touches(after) && !before.touches(after));
    }
}

#[test]
fn what_touches_the_edge_is_inside_and_what_goes_beyond_is_not() {
    // 10 squares are 20 units: the first tile ends at 12, and two more end at the edge.
    let mut plane = table_with(10, 6, Along, Edge::Turn);
    lay(&mut plane, End::Right, East, Along);
    assert_eq!(lay(&mut plane, End::Right, East, Along), [16, 20, 5, 7]);
    refused(&mut plane, End::Right, East, Along, edge(East));
    refused(&mut plane, End::Right, East, Across, edge(East));
    assert_eq!(headings(&plane, End::Right, Along), "ns");
    // Northward y 1 to 5 is free, and a double beyond would need y -1, and x 17 to 21 first of all.
    assert_eq!(lay(&mut plane, End::Right, North, Along), [18, 20, 1, 5]);
    refused(&mut plane, End::Right, North, Across, edge(East));
    refused(&mut plane, End::Right, North, Along, edge(North));
    assert_eq!(headings(&plane, End::Right, Along), "w");
    // On 3 squares of height a double across the line needs y 1 to 5 of 6, on 2 squares all 4 units.
    assert_eq!(headings(&table(12, 3, Along), End::Right, Across), "e");
    assert_eq!(headings(&table(12, 2, Along), End::Right, Across), "e");
}

/// The same line: behind the edge in the east there is no way on, in no direction.
#[test]
fn finding_b1_an_end_that_has_reached_the_edge_is_dead() {
    let mut plane = table(10, 6, Along);
    lay(&mut plane, End::Right, East, Along);
    assert_eq!(headings(&plane, End::Right, Along), "nes");
    lay(&mut plane, End::Right, East, Along);
    for heading in [North, East, South] {
        refused(&mut plane, End::Right, heading, Along, at_edge(East));
    }
    refused(&mut plane, End::Right, West, Along, PlaneError::Backward(West));
    refused(&mut plane, End::Right, East, Across, at_edge(East));
    assert_eq!(plane.room(End::Right), Room::default());
    assert_eq!(headings(&plane, End::Left, Along), "nsw", "the other end is not");
}

/// On 9 squares the first tile lies at x 7 to 11 of 18, and one more ends at 15: three units are left.
#[test]
fn an_end_that_is_too_near_the_edge_to_go_straight_on_may_turn() {
    let mut plane = table(9, 6, Along);
    assert_eq!(lay(&mut plane, End::Right, East, Along), [11, 15, 5, 7]);
    refused(&mut plane, End::Right, East, Along, edge(East));
    assert_eq!(headings(&plane, End::Right, Along), "ns");
    assert_eq!(headings(&plane, End::Right, Across), "e", "a double has room");
}

/// On 2 squares a double across touches the north edge and the south one, and its line faces neither.
#[test]
fn a_line_that_runs_along_an_edge_without_facing_it_lives() {
    let mut plane = table(12, 2, Across);
    assert_eq!(sides(plane.rects()[0]), [11, 13, 0, 4]);
    assert_eq!(headings(&plane, End::Right, Along), "e");
    assert_eq!(lay(&mut plane, End::Right, East, Across), [13, 15, 0, 4]);
    assert_eq!(lay(&mut plane, End::Right, East, Along), [15, 19, 1, 3]);
    // Where corners at the edge are allowed, a line can go up to it and then along it.
    let mut plane = table_with(10, 5, Along, Edge::Turn);
    assert_eq!(lay(&mut plane, End::Left, North, Along), [8, 10, 0, 4]);
    assert_eq!(lay(&mut plane, End::Left, West, Along), [4, 8, 0, 2]);
    assert_eq!(headings(&plane, End::Left, Along), "sw");
    // Where they are not, it ends there.
    let mut plane = table(10, 5, Along);
    assert_eq!(lay(&mut plane, End::Left, North, Along), [8, 10, 0, 4]);
    assert_eq!(plane.room(End::Left), Room::default());
    refused(&mut plane, End::Left, West, Along, at_edge(North));
}

/// The outer side of a double that lies across is its long one.
#[test]
fn a_double_at_the_edge_is_a_dead_end_whatever_becomes_of_others() {
    for (option, why) in [(Edge::Dead, at_edge(West)), (Edge::Turn, edge(West))] {
        let mut plane = table_with(4, 4, Along, option);
        assert_eq!(lay(&mut plane, End::Left, West, Across), [0, 2, 2, 6]);
        refused(&mut plane, End::Left, West, Along, why);
        assert_eq!(plane.room(End::Left), Room::default());
        // The first tile ends at x 6 of 8 on the right.
        assert_eq!(headings(&plane, End::Right, Across), "e");
    }
}

#[test]
fn a_double_that_would_stick_out_sideways_cannot_lie_along_the_edge() {
    // The line goes up and then west along y 1 to 3, where a double needs y 0 to 4 of the table.
    let mut plane = table(10, 6, Along);
    lay(&mut plane, End::Left, North, Along);
    assert_eq!(plane.check(End::Left, West, Along).map(sides), Ok([4, 8, 1, 3]));
    lay(&mut plane, End::Left, West, Along);
    assert_eq!(lay(&mut plane, End::Left, West, Across), [2, 4, 0, 4]);
    // Of 5 squares the middle is y 5, the line turned up lies at y 0 to 2, and the double needs -1.
    let mut plane = table_with(10, 5, Along, Edge::Turn);
    assert_eq!(lay(&mut plane, End::Left, North, Along), [8, 10, 0, 4]);
    assert_eq!(lay(&mut plane, End::Left, West, Along), [4, 8, 0, 2]);
    refused(&mut plane, End::Left, West, Across, edge(North));
    assert_eq!(headings(&plane, End::Left, Along), "sw");
    // Southward the same, at y 8 to 10 of 10.
    assert_eq!(lay(&mut plane, End::Right, South, Along), [10, 12, 6, 10]);
    assert_eq!(lay(&mut plane, End::Right, East, Along), [12, 16, 8, 10]);
    refused(&mut plane, End::Right, East, Across, edge(South));
}

#[test]
fn another_tile_is_in_the_way() {
    let mut plane = table(24, 14, Along);
    assert_eq!(lay(&mut plane, End::Left, North, Along), [22, 24, 9, 13]);
    // The two arms touch side by side, which is allowed.
    assert_eq!(lay(&mut plane, End::Right, North, Along), [24, 26, 9, 13]);
    refused(&mut plane, End::Right, West, Along, tile(1));
    refused(&mut plane, End::Left, East, Along, tile(2));
    assert_eq!(headings(&plane, End::Left, Along), "nw");
    // Across, a double would lie over the other arm by half its side only if that went on.
    assert_eq!(lay(&mut plane, End::Left, North, Along), [22, 24, 5, 9]);
    refused(&mut plane, End::Right, North, Across, tile(3));
    assert_eq!(headings(&plane, End::Right, Across), "");
}

#[test]
fn what_is_in_the_way_is_named_tiles_as_they_were_laid_from_1() {
    let texts = Heading::ALL.map(|side| edge(side).to_string());
    let expected = ["north", "east", "south", "west"];
    assert_eq!(
        texts,
        expected.map(|side| format!("the edge of the table in the {side} is in the way"))
    );
    let reached = "the line has reached the edge of the table in the east";
    assert_eq!(at_edge(East).to_string(), reached);
    // The first tile on the table has the place 0 among all.
    assert_eq!(tile(0).to_string(), "the tile laid as number 1 is in the way");
    assert_eq!(tile(54).to_string(), "the tile laid as number 55 is in the way");
}

#[test]
fn of_several_tiles_in_the_way_the_one_that_was_laid_first_is_named() {
    let mut plane = endless(Corners::Allowed, Contact::Allowed, Along);
    assert_eq!(lay(&mut plane, End::Left, North, Along), [-2, 0, -5, -1]);
    assert_eq!(lay(&mut plane, End::Left, West, Along), [-6, -2, -5, -3]);
    assert_eq!(lay(&mut plane, End::Right, North, Along), [0, 2, -5, -1]);
    // Westward x -4 to 0 and y -5 to -3 lies over both tiles of the left arm.
    refused(&mut plane, End::Right, West, Along, tile(1));
}

#[test]
fn a_spiral_ends_at_its_own_first_tile() {
    let mut plane = table(24, 14, Along);
    let laid = [West, North, East].map(|heading| lay(&mut plane, End::Left, heading, Along));
    assert_eq!(laid, [[18, 22, 13, 15], [18, 20, 9, 13], [20, 24, 9, 11]]);
    // Southward y 11 to 15 is in the way of the first tile, at y 13 to 15.
    refused(&mut plane, End::Left, South, Along, tile(0));
    assert_eq!(headings(&plane, End::Left, Along), "ne");
}

#[test]
fn without_contact_a_tile_shares_a_side_with_its_neighbour_alone() {
    let mut plane = endless(Corners::Allowed, Contact::Never, Along);
    lay(&mut plane, End::Left, North, Along);
    // Side by side at x 0.
    refused(&mut plane, End::Right, North, Along, tile(1));
    // Its own neighbour is touched, also round a corner and at a double.
    assert_eq!(lay(&mut plane, End::Right, South, Along), [0, 2, 1, 5]);
    assert_eq!(lay(&mut plane, End::Right, South, Across), [-1, 3, 5, 7]);
    assert_eq!(lay(&mut plane, End::Right, South, Along), [0, 2, 7, 11]);
    // Corners that meet in a point share no side.
    let mut plane = endless(Corners::Allowed, Contact::Never, Along);
    for (heading, posture) in [(South, Along), (East, Along), (North, Along)] {
        lay(&mut plane, End::Right, heading, posture);
    }
    let [_, _, _, last] = plane.rects() else { panic!("four tiles") };
    assert_eq!(sides(*last), [4, 6, -1, 3], "two units beside the first tile");
    let rect = |west, north| Rect { west, north, east: west + 4, south: north + 2 };
    assert!(rect(0, 0).touches(rect(4, 1)) && rect(0, 0).touches(rect(3, 2)));
    assert!(!rect(0, 0).touches(rect(4, 2)) && !rect(0, 0).overlaps(rect(4, 2)));
    assert!(rect(0, 0).overlaps(rect(3, 1)) && !rect(0, 0).touches(rect(5, 0)));
}

#[test]
fn a_spinner_with_four_arms_is_laid_out_by_the_same_code() {
    let mut plane = endless(Corners::Allowed, Contact::Allowed, Across);
    plane.branch(0).unwrap();
    let around = |plane: &Plane, posture| {
        [End::Left, End::Right, End::Up, End::Down].map(|end| headings(plane, end, posture))
    };
    // From a double each arm goes straight on.
    assert_eq!(around(&plane, Along), ["w", "e", "n", "s"]);
    let arms = [(End::Left, West), (End::Right, East), (End::Up, North), (End::Down, South)];
    let laid = arms.map(|(end, heading)| lay(&mut plane, end, heading, Along));
    assert_eq!(laid, [[-5, -1, -1, 1], [1, 5, -1, 1], [-1, 1, -6, -2], [-1, 1, 2, 6]]);
    assert_eq!(around(&plane, Along), ["nsw", "nes", "new", "esw"]);
    // The arms have doubles and corners of their own.
    assert_eq!(lay(&mut plane, End::Up, North, Across), [-2, 2, -8, -6]);
    assert_eq!(lay(&mut plane, End::Up, North, Along), [-1, 1, -12, -8]);
    assert_eq!(lay(&mut plane, End::Down, East, Along), [1, 5, 4, 6]);
    refused(&mut plane, End::Down, North, Along, tile(2));
    assert_eq!(lay(&mut plane, End::Down, South, Along), [3, 5, 6, 10]);
}

#[test]
fn a_double_later_in_the_line_can_branch_as_well() {
    let mut plane = table(24, 14, Along);
    assert_eq!(lay(&mut plane, End::Right, South, Along), [24, 26, 15, 19]);
    assert_eq!(lay(&mut plane, End::Right, South, Across), [23, 27, 19, 21]);
    // Seen along the line to the south, `up` is to its left, in the east.
    plane.branch(2).unwrap();
    assert_eq!(plane.heading(End::Up), Some(East));
    assert_eq!(lay(&mut plane, End::Up, East, Along), [27, 31, 19, 21]);
    assert_eq!(lay(&mut plane, End::Down, West, Along), [19, 23, 19, 21]);
    let before = plane.clone();
    assert_eq!(plane.branch(2), Err(PlaneError::TooManyEnds));
    assert_eq!(plane.branch(5), Err(PlaneError::NoSpinner), "there is no such tile");
    assert_eq!(plane, before);
}

#[test]
fn a_tile_that_lies_along_its_line_has_no_further_arms() {
    // On a table that is higher than wide the first tile is as upright as a double on a wide one, and
    // so is a tile behind a corner.
    for (width, height) in [(24, 14), (14, 24)] {
        let mut plane = table(width, height, Along);
        for heading in [South, East, East] {
            lay(&mut plane, End::Right, heading, Along);
        }
        let before = plane.clone();
        for idx in 0..4 {
            assert_eq!(
                plane.branch(idx),
                Err(PlaneError::NoSpinner),
                "{idx} of {width} × {height}"
            );
        }
        assert_eq!(plane, before);
        lay(&mut plane, End::Right, East, Across);
        assert_eq!(plane.branch(4), Ok(()), "the double has");
    }
}

#[test]
fn finding_a9_a_table_that_cannot_be_has_no_size() {
    for (width, height) in [(1, 9), (9, 1), (0, 0), (251, 9), (9, 255)] {
        assert!(TableSize::new(width, height).is_err(), "{width} × {height}");
    }
    // The first tile fits every table that there is, either way, and on the smallest nothing else.
    for (width, height) in (2..=12).flat_map(|width| (2..=12).map(move |height| (width, height))) {
        for posture in [Along, Across] {
            let plane = table(width, height, posture);
            let left = plane.size().unwrap().rect().side_left_by(plane.rects()[0]);
            assert_eq!(left, None, "{posture:?} on {width} × {height}");
        }
    }
    for posture in [Along, Across] {
        let mut plane = table(2, 2, posture);
        assert_eq!([End::Left, End::Right].map(|end| plane.room(end)), [Room::default(); 2]);
        let why = if posture == Along { at_edge(West) } else { edge(West) };
        refused(&mut plane, End::Left, West, Along, why);
    }
    assert_eq!(sides(table(2, 2, Across).rects()[0]), [1, 3, 0, 4]);
    assert_eq!(sides(table(2, 3, Across).rects()[0]), [0, 4, 2, 4]);
    let largest = table(250, 250, Along);
    assert_eq!(sides(largest.rects()[0]), [248, 252, 249, 251]);
}

#[test]
fn a_plane_holds_a_double_nine_set() {
    let mut plane = endless(Corners::Allowed, Contact::Allowed, Along);
    for _ in 1..55 {
        lay(&mut plane, End::Right, East, Along);
    }
    assert_eq!(plane.rects().len(), 55);
    refused(&mut plane, End::Right, East, Along, PlaneError::Full);
    assert_eq!(plane.room(End::Left), Room::default(), "where it is full there is no room");
}

#[test]
fn an_end_that_is_not_there_and_a_second_first_tile() {
    let mut plane = table(24, 14, Along);
    refused(&mut plane, End::Up, North, Along, PlaneError::NoSuchEnd(End::Up));
    assert_eq!(plane.room(End::Up), Room::default());
    let before = plane.clone();
    assert_eq!(plane.start(Across), Err(PlaneError::NotEmpty));
    assert_eq!(plane, before);
    let mut bare = Plane::new(PlaneOptions::default());
    refused(&mut bare, End::Left, West, Along, PlaneError::NoSuchEnd(End::Left));
}

#[test]
fn headings_turn_and_are_read() {
    for heading in Heading::ALL {
        assert_eq!(heading.right().left(), heading);
        assert_eq!(heading.right().right(), heading.opposite());
        assert_eq!(heading.letter().to_string().parse(), Ok(heading));
        assert_eq!(heading.letter().to_ascii_uppercase().to_string().parse(), Ok(heading));
    }
    assert_eq!(Heading::ALL.map(Heading::right), [East, South, West, North]);
    for text in ["", "x", "ne", "north", "N ", "\u{1e45}"] {
        assert!(text.parse::<Heading>().is_err(), "{text:?}");
    }
}
