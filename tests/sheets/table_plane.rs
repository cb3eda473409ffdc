//! S4, where tiles lie on the table: gaps 4-9 to 4-16.
//!
//! Places are said in units, as in the tests of the game.

use domino_layout::Heading::{East, North};
use domino_layout::{Obstacle, PlaneError, Rect};
use domino_rules::{PlayError, Round, Violation};
use domino_tests::{Game, house, table, tile};

use crate::rules;
use crate::table::{
    EAST_EDGE, double_next, in_the_way, no_room, places, sized, sized_with, unbounded,
};

#[test]
fn gap_4_9_the_table_has_24_by_14_squares() {
    let scene = table("table", 2).laid("5-4").hand('A', "4-3").hand('B', "5-3");
    let game = scene.begin();
    let plane = game.round().table().plane().unwrap();
    let size = plane.size().unwrap();
    assert_eq!((size.width(), size.height()), (24, 14));
    assert_eq!(size.rect(), Rect { west: 0, north: 0, east: 48, south: 28 });
}

#[test]
fn option_4_9_without_a_table_there_is_always_room() {
    let scene = unbounded("").laid("3-2, 2-1 right, 1-1 right").hand('A', "4-1").hand('B', "6-3");
    let mut game = scene.begin();
    assert_eq!(game.round().table().plane(), None);
    game.legal("4-1 right");
    // Then directions mean nothing, and a position that has some is none.
    assert!(matches!(game.refused("4-1 right e"), PlayError::NoTable { .. }));
    let setup = unbounded("").laid("3-2, 2-1 right e").hand('A', "4-1").hand('B', "6-3").setup();
    let round = domino_rules::Round::from_setup(&rules("table", "table = \"unbounded\"", 2), setup);
    assert_eq!(round.unwrap_err().violations, [Violation::Heading(tile("2-1"))]);
}

#[test]
fn option_4_9_a_table_of_any_size() {
    // 5 × 9 squares are 10 by 18 units, and the line begins along y: left is north.
    let scene = sized(5, 9).laid("3-2").hand('A', "6-3 5-4").hand('B', "5-2");
    let mut game = scene.begin();
    assert_eq!(places(&game), [[4, 6, 7, 11]]);
    game.legal("6-3 left n, 6-3 left e, 6-3 left w").play("6-3 left n").turn('B');
    assert_eq!(places(&game)[1], [4, 6, 3, 7]);
    // On 2 × 2 squares nothing goes behind the first tile, and everybody draws to no end.
    let scene = sized(2, 2).hand('A', "6-6 5-4 5-3 5-2 5-1 5-0 6-5");
    let mut game = scene.hand('B', "1-1 2-1 3-1 4-1 6-1 1-0 2-0").deal();
    game.play("6-6").turn('B').legal("draw");
}

#[test]
fn gap_4_10_a_tile_turns_a_corner_and_a_double_does_not() {
    let scene = table("table", 2).laid("5-4").hand('A', "4-3 4-4").hand('B', "5-3");
    let mut game = scene.begin();
    game.legal("4-3 right n, 4-3 right e, 4-3 right s, 4-4 right e");
    for heading in ["n", "s"] {
        let why = no_room(&mut game, &format!("4-4 right {heading}"));
        assert_eq!(why, PlaneError::AcrossCorner);
    }
    assert!(matches!(no_room(&mut game, "4-3 right w"), PlaneError::Backward(_)));
    // A direction must be said.
    assert!(matches!(game.refused("4-3 right"), PlayError::NeedsHeading { .. }));
}

#[test]
fn option_4_10_no_corners() {
    let never = "table = { width = 24, height = 14, corners = \"never\" }";
    let scene = house("table", never, 2).laid("5-4").hand('A', "4-3 4-4").hand('B', "5-3");
    let mut game = scene.begin();
    game.legal("4-3 right e, 4-4 right e");
    assert_eq!(no_room(&mut game, "4-3 right n"), PlaneError::NoCorner);
    game.play("4-3 right e").legal("5-3 left w, 5-3 right e");
}

#[test]
fn gap_4_11_a_line_keeps_its_direction_through_a_double() {
    let mut game = double_next();
    game.play("4-4 right e");
    for heading in ["n", "s"] {
        let why = no_room(&mut game, &format!("4-3 right {heading}"));
        assert_eq!(why, PlaneError::NoCorner);
    }
    // The same round a corner, and with a double that is led.
    let scene = table("table", 2).laid("5-4, 4-3 right s, 3-3 right s").hand('A', "3-1 6-5");
    scene.hand('B', "5-2").begin().legal("3-1 right s, 6-5 left n, 6-5 left s, 6-5 left w");
    let scene = table("table", 2).laid("5-5").hand('A', "5-1").hand('B', "5-2");
    scene.begin().legal("5-1 left w, 5-1 right e");
}

#[test]
fn gap_4_12_a_double_lies_centred_on_the_line() {
    // Units of half a square: a tile is 4 × 2, a double across 2 × 4, and both have the middle y 14.
    let mut game = double_next();
    game.play("4-4 right e");
    let [tile, double] = places(&game)[..] else { panic!("two tiles") };
    let size = |[west, east, north, south]: [i16; 4]| (east - west, south - north, north + south);
    assert_eq!((size(tile), size(double)), ((4, 2, 28), (2, 4, 28)));
    // A line that goes along y has its middle in x.
    let scene = table("table", 2).laid("5-4, 4-3 right s").hand('A', "3-3 6-1").hand('B', "5-2");
    let mut game = scene.begin();
    game.play("3-3 right s");
    assert_eq!(places(&game)[1..], [[24, 26, 15, 19], [23, 27, 19, 21]]);
}

#[test]
fn option_4_12_a_double_lies_offset_by_half_of_it() {
    let rules = "table = { width = 24, height = 14, doubles = \"offset\" }";
    let scene = house("table", rules, 2).laid("5-4, 4-4 right e, 4-3 right e");
    let mut game = scene.hand('A', "5-5 6-0").hand('B', "5-2 6-1").begin();
    // The line goes on at y 13 to 15; the other half of 4-4 lies to its right, which is south.
    assert_eq!(places(&game), [[22, 26, 13, 15], [26, 28, 13, 17], [28, 32, 13, 15]]);
    // To the left the line goes west, so 5-5 sticks out to the north.
    game.play("5-5 left w").legal("5-2 left w").play("5-2 left w");
    assert_eq!(places(&game)[3..], [[20, 22, 11, 15], [16, 20, 13, 15]]);
}

/// On the left 6-5 lies at x 22 to 24, y 9 to 13; on the right 4-3 would lie beside it, at x 24.
fn beside(contact: &str) -> Game {
    let rules = format!("table = {{ width = 24, height = 14, contact = \"{contact}\" }}");
    let scene = house("table", &rules, 2).laid("5-4, 6-5 left n").hand('A', "4-3 2-0");
    scene.hand('B', "6-3").begin()
}

#[test]
fn gap_4_13_tiles_may_touch_but_not_overlap() {
    let mut game = beside("allowed");
    game.legal("4-3 right n, 4-3 right e, 4-3 right s").play("4-3 right n");
    assert_eq!(places(&game)[1..], [[22, 24, 9, 13], [24, 26, 9, 13]]);
    // 6-3 goes on from the left, at y 9 to 11, and its way to the east lies over 4-3.
    game.legal("6-3 left n, 6-3 left w, 6-3 right n, 6-3 right e");
    assert_eq!(in_the_way(&mut game, "6-3 left e"), "4-3");
}

#[test]
fn option_4_13_no_contact_but_with_the_neighbour() {
    let mut game = beside("never");
    game.legal("4-3 right e, 4-3 right s");
    assert_eq!(in_the_way(&mut game, "4-3 right n"), "6-5");
}

#[test]
fn gap_4_14_a_double_that_would_stick_out_cannot_be_laid() {
    // 7 squares are 14 units, and 4-2 ends at x 13. A double goes straight on only.
    let laid = "3-2, 4-2 right e";
    let scene = sized(7, 6).laid(laid).hand('A', "4-4 5-4").hand('B', "6-3");
    let mut game = scene.begin();
    game.legal("5-4 right n, 5-4 right s");
    assert_eq!(no_room(&mut game, "4-4 right e"), EAST_EDGE);
    // Who has no other 4 must draw, though there is room for one.
    let scene = sized(7, 6).laid(laid).hand('A', "4-4 6-5").hand('B', "6-3");
    scene.begin().legal("draw");
    // Along the edge in the north: 4-1 lies at y 0 to 2, and a double across it would need y -1.
    let scene = sized_with(10, 5, TURN).laid("3-2, 3-1 left n, 4-1 left w").hand('A', "4-4 5-4");
    let mut game = scene.hand('B', "6-3").begin();
    game.legal("5-4 left s, 5-4 left w");
    let why = no_room(&mut game, "4-4 left w");
    assert_eq!(why, PlaneError::Blocked(Obstacle::Edge(North)));
    // A position in which one lies there is none: after 3-0 at y 1 to 5, 0-0 would need y -1.
    let rules = rules("table", "table = { width = 10, height = 6 }", 2);
    let setup = sized(10, 6).laid("3-2, 3-0 left n, 0-0 left n").hand('A', "6-5").hand('B', "4-1");
    let round = Round::from_setup(&rules, setup.setup());
    let why = PlaneError::Blocked(Obstacle::Edge(North));
    assert_eq!(round.unwrap_err().violations, [Violation::NoRoom { tile: tile("0-0"), why }]);
}

/// Why the tiles of a position cannot lie as they do on 10 × 6 squares.
#[track_caller]
fn misplaced(laid: &str) -> String {
    let setup = sized(10, 6).laid(laid).hand('A', "6-5").hand('B', "4-4").setup();
    let rules = rules("table", "table = { width = 10, height = 6 }", 2);
    let violations = Round::from_setup(&rules, setup).unwrap_err().violations;
    let [violation] = violations[..] else { panic!("{violations:?}") };
    violation.to_string()
}

#[test]
fn gap_4_14_in_a_position_each_tile_has_room_and_tells_its_direction() {
    // 3-2 lies at x 8 to 12, and 2-1 can go on from its right half in three directions.
    let which = |ways: &str| format!("2-1 fits {ways}: name the heading");
    assert_eq!(misplaced("3-2, 2-1 right"), which("`right n` and `right e` and `right s`"));
    // A double goes straight on, and that is to be told as well.
    assert_eq!(misplaced("3-2, 2-2 right"), "2-2 fits `right e`: name the heading");
    // Behind 1-1 the table ends in the east, whether the direction is told or not.
    for heading in ["", " e"] {
        let laid = format!("3-2, 2-1 right e, 1-1 right e, 4-1 right{heading}");
        let expected =
            "4-1 cannot lie where it does: the edge of the table in the east is in the way";
        assert_eq!(misplaced(&laid), expected);
    }
    // 6-3 at x 8 to 10 and y 1 to 5 goes up from the left, and 6-1 beside it from the right.
    let laid = "3-2, 6-3 left n, 2-1 right n, 6-1 right w";
    assert_eq!(misplaced(laid), "6-1 cannot lie where it does: 6-3 is in the way");
    let laid = "3-2, 2-1 right e, 1-1 right e, 4-1 right s";
    let expected = "4-1 cannot lie where it does: a line turns only at the half of a tile that is not \
                    a double";
    assert_eq!(misplaced(laid), expected);
}

/// The place of a first tile that A leads.
fn first(width: u8, height: u8, lead: &str) -> [i16; 4] {
    let scene = sized(width, height).hand('A', "6-6 6-4 5-3 5-2 5-1 5-0 6-5");
    let mut game = scene.hand('B', "1-1 2-1 3-1 4-1 6-1 1-0 2-0").deal();
    game.play(lead).turn('B');
    places(&game)[0]
}

#[test]
fn gap_4_15_the_first_tile_lies_in_the_middle_along_the_long_side_and_a_double_across() {
    assert_eq!(first(24, 14, "6-4"), [22, 26, 13, 15]);
    assert_eq!(first(24, 14, "6-6"), [23, 25, 12, 16]);
    // The followers of a double leave left and right.
    let scene = table("table", 2).laid("6-6").hand('A', "6-4").hand('B', "6-5");
    let mut game = scene.begin();
    game.legal("6-4 left w, 6-4 right e").play("6-4 left w");
    assert_eq!(places(&game)[1], [19, 23, 13, 15]);
}

#[test]
fn settled_first_tile_larger_half_west_or_north_and_touching_the_edge_is_inside() {
    // W × H squares are 2W × 2H units with the middle (W, H); a square table counts as wide.
    assert_eq!(first(9, 9, "6-4"), [7, 11, 8, 10]);
    assert_eq!(first(8, 9, "6-4"), [7, 9, 7, 11]);
    assert_eq!(first(8, 9, "6-6"), [6, 10, 8, 10]);
    for (scene, way) in [(sized(9, 9), "6-5 left w"), (sized(8, 9), "6-5 left n")] {
        // 6 is the larger half of 6-4, and left.
        scene.laid("6-4").hand('A', "6-5").hand('B', "4-3").begin().play(way).out('A');
    }
    // 4 squares are 8 units: the first tile at x 2 to 6, y 3 to 5 leaves no room for 4 more, but for 2.
    let scene = sized(4, 4).laid("6-4").hand('A', "6-6 4-3").hand('B', "6-5");
    let mut game = scene.begin();
    game.legal("6-6 left w").play("6-6 left w");
    assert_eq!(places(&game)[1], [0, 2, 2, 6], "it touches the edge");
}

#[test]
fn settled_corner_the_matching_half_lies_beyond_the_side_of_the_open_half() {
    // Southward from the right half of 5-4, x 24 to 26; then westward from the lower half of 4-3.
    let scene = table("table", 2).laid("5-4, 4-3 right s").hand('A', "3-2 6-1").hand('B', "5-1");
    let mut game = scene.begin();
    game.legal("3-2 right e, 3-2 right s, 3-2 right w").play("3-2 right w");
    assert_eq!(places(&game)[1..], [[24, 26, 15, 19], [20, 24, 17, 19]]);
    // There is no elbow in front, and what lies there is none of the corner's business: with the edge
    // at x 12, two squares on, straight on fails and both corners are free.
    let scene = sized(6, 6).laid("3-2, 2-1 right n").hand('A', "4-1 6-5").hand('B', "5-1");
    scene.begin().legal("4-1 right e, 4-1 right w");
}

#[test]
fn gap_4_16_doubles_have_two_ends_and_no_arms() {
    let scene = table("table", 2).laid("4-4, 4-1 left w, 4-2 right e").hand('A', "4-3 1-0");
    let mut game = scene.hand('B', "5-2").begin();
    assert_eq!(game.round().table().layout().ends().len(), 2);
    assert!(matches!(game.refused("4-3 up n"), PlayError::NoSuchEnd { .. }));
    game.legal("1-0 left n, 1-0 left s, 1-0 left w");
}

/// Lines go on along the edge.
const TURN: &str = ", edge = \"turn\"";

/// On 10 × 6 squares, 20 by 12 units, 4-1 lies at x 16 to 20: its outer side is on the edge.
fn at_the_edge(clause: &str) -> Game {
    let scene = sized_with(10, 6, clause).laid("3-2, 2-1 right e, 4-1 right e");
    scene.hand('A', "4-4 5-4 5-3").hand('B', "6-3").begin()
}

#[test]
fn finding_b1_gap_4_19_an_end_that_has_reached_the_edge_is_dead_in_every_direction() {
    let mut game = at_the_edge("");
    game.ends("3 4").legal("5-3 left n, 5-3 left s, 5-3 left w");
    for play in ["5-4 right n", "5-4 right e", "5-4 right s", "4-4 right e"] {
        assert_eq!(no_room(&mut game, play), PlaneError::AtEdge(East), "{play}");
    }
    // The same in the north: 3-1 goes up from the left end to y 0.
    let scene = sized(10, 5).laid("3-2, 3-1 left n").hand('A', "4-1 5-1").hand('B', "6-3");
    let mut game = scene.begin();
    game.legal("draw");
    let why = no_room(&mut game, "4-1 left w");
    assert_eq!(why, PlaneError::AtEdge(North));
}

#[test]
fn gap_4_19_an_end_that_is_only_too_near_for_a_straight_tile_may_turn() {
    // 9 squares are 18 units: 2-1 ends at x 15, and a tile straight on would end at 19.
    let scene = sized(9, 6).laid("3-2, 2-1 right e").hand('A', "4-1 1-1").hand('B', "6-5");
    let mut game = scene.begin();
    game.legal("1-1 right e, 4-1 right n, 4-1 right s");
    assert_eq!(no_room(&mut game, "4-1 right e"), EAST_EDGE);
    // Turned, the line goes along the edge without facing it, 3 units beside it.
    game.play("4-1 right n");
    assert_eq!(places(&game)[2], [13, 15, 1, 5]);
}

#[test]
fn gap_4_19_a_line_along_an_edge_that_it_does_not_face_lives() {
    // On 2 squares of height a double across touches both edges at its short sides.
    let scene = sized(12, 2).laid("4-4, 4-3 right e, 3-3 right e").hand('A', "5-3 6-5");
    let mut game = scene.hand('B', "6-1").begin();
    assert_eq!(places(&game)[2], [17, 19, 0, 4]);
    game.legal("5-3 right e");
}

#[test]
fn option_4_19_the_line_goes_on_along_the_edge() {
    let mut game = at_the_edge(TURN);
    game.legal("5-3 left n, 5-3 left s, 5-3 left w, 5-4 right n, 5-4 right s");
    assert_eq!(no_room(&mut game, "5-4 right e"), EAST_EDGE);
    game.play("5-4 right n");
    assert_eq!(places(&game)[3], [18, 20, 1, 5]);
}
