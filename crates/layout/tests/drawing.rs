//! Drawings: where each tile of a line stands, whatever its shape, its set and the width.
#![allow(clippy::unwrap_used)] // a test may panic

mod dice;

use dice::Dice;
use domino_layout::{
    Drawing, End, Heading, Joint, Layout, Piece, Plane, PlaneOptions, Posture, Rect, TableSize,
};
use domino_tiles::{DominoSet, Pips, Tile};

/// How the tiles of a random line meet.
#[derive(Clone, Copy)]
enum Doubles {
    /// As all others.
    Matching,
    /// Anywhere, and before all others.
    Wild,
}

/// A line in which random tiles of a set are laid at random ends.
fn random_line(highest: u8, doubles: Doubles, dice: &mut Dice) -> Layout {
    let mut tiles: Vec<Tile> = DominoSet::new(highest).unwrap().tiles().collect();
    for idx in (1..tiles.len()).rev() {
        tiles.swap(idx, dice.below(idx + 1));
    }
    if let Doubles::Wild = doubles {
        tiles.sort_by_key(|tile| !tile.is_double());
    }
    let mut layout = Layout::new();
    layout.start(tiles.remove(0), &[End::Left, End::Right]).unwrap();
    while let Some((idx, end, outer, joint)) = next(&layout, &tiles, doubles, dice) {
        layout.place(tiles.remove(idx), end, outer, joint).unwrap();
    }
    layout
}

fn next(
    layout: &Layout,
    tiles: &[Tile],
    doubles: Doubles,
    dice: &mut Dice,
) -> Option<(usize, End, Pips, Joint)> {
    let ends = if dice.below(2) == 0 { [End::Left, End::Right] } else { [End::Right, End::Left] };
    tiles.iter().enumerate().find_map(|(idx, tile)| {
        ends.into_iter().find_map(|end| {
            let open = layout.end(end)?.pips;
            match (tile.other(open), doubles) {
                (Some(outer), _) => Some((idx, end, outer, Joint::Equal)),
                (None, Doubles::Wild) if tile.is_double() => {
                    Some((idx, end, tile.high(), Joint::Free))
                }
                _ => None,
            }
        })
    })
}

/// The pieces from the left end to the right.
fn in_line(layout: &Layout, drawing: &Drawing) -> Vec<Piece> {
    let on_arm = |end| {
        let all = layout.placed().iter().zip(&drawing.pieces);
        all.filter(move |(placed, _)| placed.end == end).map(|(_, piece)| *piece)
    };
    let left: Vec<Piece> = on_arm(Some(End::Left)).collect();
    left.into_iter().rev().chain(on_arm(None)).chain(on_arm(Some(End::Right))).collect()
}

/// The units of the side that two rectangles share.
fn shared_side(a: Rect, b: Rect) -> i16 {
    let x = a.east.min(b.east) - a.west.max(b.west);
    let y = a.south.min(b.south) - a.north.max(b.north);
    if x.min(y) == 0 { x.max(y) } else { 0 }
}

fn is_across(piece: &Piece) -> bool {
    let Rect { west, north, east, south } = piece.rect;
    assert_eq!((east - west).abs_diff(south - north), 2, "{piece:?} is 4 × 2 units");
    south - north > east - west
}

/// Tiles of both postures are left for every end.
fn all(_: End, _: Posture) -> bool {
    true
}

/// What every drawing must be.
fn check(layout: &Layout, drawing: &Drawing) {
    assert_eq!(drawing.pieces.len(), layout.placed().len());
    for (place, piece) in drawing.pieces.iter().enumerate() {
        assert_eq!(piece.tile, layout.placed()[place].tile);
        for other in &drawing.pieces[..place] {
            assert!(!piece.rect.overlaps(other.rect), "{piece:?} lies on {other:?}");
        }
        for opening in &drawing.openings {
            assert!(!piece.rect.overlaps(opening.rect), "{opening:?} lies on {piece:?}");
        }
        let [(_, one), (_, other)] = piece.halves;
        assert_eq!(shared_side(one, other), 2, "{piece:?}");
        let whole =
            [one, other].map(|square| (square.east - square.west, square.south - square.north));
        assert_eq!(whole, [(2, 2); 2], "{piece:?}");
        for square in [one, other] {
            assert_eq!(piece.rect.side_left_by(square), None, "{piece:?}");
        }
    }
    let line = in_line(layout, drawing);
    let numbers: Vec<[Pips; 2]> =
        line.iter().map(|piece| piece.halves.map(|(pips, _)| pips)).collect();
    let expected: Vec<[Pips; 2]> =
        layout.line().iter().map(|tile| [tile.left, tile.right]).collect();
    assert_eq!(numbers, expected, "each half that faces left comes first");
    for pair in line.windows(2) {
        let [(_, facing), (_, next)] = [pair[0].halves[1], pair[1].halves[0]];
        let touching =
            |piece: &Piece, square| if piece.tile.is_double() { piece.rect } else { square };
        let (a, b) = (touching(&pair[0], facing), touching(&pair[1], next));
        assert!(shared_side(a, b) >= 2, "{:?} is beside {:?}", pair[0], pair[1]);
    }
}

#[test]
fn a_line_of_any_set_lies_in_any_width_without_running_into_itself() {
    let mut dice = Dice(1);
    for highest in [6, 9, 12, 15, 18] {
        for doubles in [Doubles::Matching, Doubles::Wild] {
            for _ in 0..4 {
                let layout = random_line(highest, doubles, &mut dice);
                for width in Drawing::MIN_WIDTH..=140 {
                    let drawing = Drawing::of_line(&layout, width);
                    check(&layout, &drawing);
                    let bounds = drawing.used().unwrap();
                    assert!(bounds.west >= 0 && bounds.east <= width, "{bounds:?} in {width}");
                    assert_doubles_have_air(&layout, &drawing, width);
                }
            }
        }
    }
}

/// Where a tile lies does not depend on what comes later, so a drawing never jumps.
#[test]
fn what_lies_stays_where_it_lies_while_the_line_grows() {
    let mut dice = Dice(5);
    for highest in [6, 12] {
        let layout = random_line(highest, Doubles::Matching, &mut dice);
        for width in [8, 26, 39, 52, 106] {
            let whole = Drawing::of_line(&layout, width);
            let (lead, others) = layout.placed().split_first().unwrap();
            let mut grown = Layout::new();
            grown.start(lead.tile, &[End::Left, End::Right]).unwrap();
            for (place, placed) in others.iter().enumerate() {
                let drawing = Drawing::of_line(&grown, width);
                assert_eq!(drawing.pieces, whole.pieces[..=place], "{width}");
                grown.place(placed.tile, placed.end.unwrap(), placed.outer, Joint::Equal).unwrap();
            }
        }
    }
}

#[test]
fn the_lead_lies_in_the_middle() {
    let mut layout = Layout::new();
    layout.start("6-4".parse().unwrap(), &[End::Left, End::Right]).unwrap();
    let Rect { west, east, .. } = Drawing::of_line(&layout, 52).pieces[0].rect;
    assert_eq!((west, 52 - east), (24, 24));
}

/// Doubles that lie across look joined where they meet, even by a corner.
fn assert_doubles_have_air(layout: &Layout, drawing: &Drawing, width: i16) {
    let line = in_line(layout, drawing);
    let doubles = || line.iter().enumerate().filter(|(_, piece)| piece.tile.is_double());
    for (place, piece) in doubles().filter(|(_, piece)| is_across(piece)) {
        for (_, other) in doubles().filter(|(other, _)| *other > place + 1) {
            let meets = |a: (i16, i16), b: (i16, i16)| a.0 <= b.1 && b.0 <= a.1;
            let is_apart = !is_across(other)
                || !meets((piece.rect.west, piece.rect.east), (other.rect.west, other.rect.east))
                || !meets(
                    (piece.rect.north, piece.rect.south),
                    (other.rect.north, other.rect.south),
                );
            assert!(is_apart, "{piece:?}, {other:?} in {width}");
        }
    }
}

/// Where only doubles are left for an end, it opens as wide as a double and in its direction alone.
#[test]
fn an_opening_is_for_the_tiles_that_can_come() {
    let mut plane = Plane::new(PlaneOptions::default());
    let mut layout = Layout::new();
    plane.start(Posture::Along).unwrap();
    layout.start("6-4".parse().unwrap(), &[End::Left, End::Right]).unwrap();
    let openings = |can_come: fn(End, Posture) -> bool| {
        let drawing = Drawing::of_plane(&layout, &plane, can_come);
        let shape = |opening: &domino_layout::Opening| {
            let Rect { west, north, east, south } = opening.rect;
            (opening.end, opening.heading, east - west, south - north)
        };
        drawing.openings.iter().map(shape).collect::<Vec<_>>()
    };
    let doubles = |_, posture| posture == Posture::Across;
    let expected = [(End::Left, Heading::West, 2, 4), (End::Right, Heading::East, 2, 4)];
    assert_eq!(openings(doubles), expected);
    assert_eq!(
        openings(|end, posture| end == End::Right && posture == Posture::Across),
        expected[1..]
    );
    assert_eq!(openings(|_, posture| posture == Posture::Along).len(), 6);
    assert!(openings(|_, _| false).is_empty());
}

#[test]
fn a_line_too_narrow_for_a_corner_takes_the_least_width_instead() {
    let layout = random_line(6, Doubles::Matching, &mut Dice(2));
    for width in [i16::MIN, -1, 0, 7] {
        assert_eq!(Drawing::of_line(&layout, width), Drawing::of_line(&layout, Drawing::MIN_WIDTH));
    }
}

#[test]
fn doubles_lie_across_except_at_a_corner() {
    for doubles in [Doubles::Matching, Doubles::Wild] {
        let layout = random_line(6, doubles, &mut Dice(3));
        let drawing = Drawing::of_line(&layout, i16::MAX);
        for piece in &drawing.pieces {
            assert_eq!(is_across(piece), piece.tile.is_double(), "one row needs no corner");
        }
    }
}

/// Whichever arm it is on, the tile that was laid last is news, but for the only one.
#[test]
fn the_tile_that_was_laid_last_is_known_once_there_are_two() {
    let mut layout = Layout::new();
    let last =
        |layout: &Layout| Drawing::of_line(layout, 40).last().map(|piece| piece.tile.to_string());
    assert_eq!(last(&layout), None);
    layout.start("6-4".parse().unwrap(), &[End::Left, End::Right]).unwrap();
    assert_eq!(last(&layout), None);
    for (tile, end, outer) in
        [("4-1", End::Right, 1), ("6-0", End::Left, 0), ("1-0", End::Right, 0)]
    {
        let outer = Pips::new(outer).unwrap();
        layout.place(tile.parse().unwrap(), end, outer, Joint::Equal).unwrap();
        assert_eq!(last(&layout).as_deref(), Some(tile));
    }
}

#[test]
fn an_empty_table_has_an_empty_picture() {
    assert_eq!(Drawing::of_line(&Layout::new(), 40), Drawing::default());
    let plane = Plane::new(PlaneOptions::default());
    assert_eq!(Drawing::of_plane(&Layout::new(), &plane, all), Drawing::default());
}

/// Lays a random line with corners on a table, and checks it after each tile.
fn random_table(size: Option<TableSize>, dice: &mut Dice) {
    let mut tiles: Vec<Tile> = DominoSet::new(6).unwrap().tiles().collect();
    for idx in (1..tiles.len()).rev() {
        tiles.swap(idx, dice.below(idx + 1));
    }
    let mut plane = Plane::new(PlaneOptions { size, ..PlaneOptions::default() });
    let mut layout = Layout::new();
    let first = tiles.remove(0);
    plane.start(Posture::of(first)).unwrap();
    layout.start(first, &[End::Left, End::Right]).unwrap();
    loop {
        let drawing = Drawing::of_plane(&layout, &plane, all);
        check(&layout, &drawing);
        assert_eq!(drawing.table, size.map(TableSize::rect));
        let mut ways = Vec::new();
        for open in layout.ends() {
            let room = plane.room(open.name);
            for heading in Heading::ALL {
                let is_open = [Posture::Along, Posture::Across]
                    .into_iter()
                    .any(|posture| room.admits(heading, posture));
                let is_drawn = drawing
                    .openings
                    .iter()
                    .any(|opening| (opening.end, opening.heading) == (open.name, heading));
                assert_eq!(is_open, is_drawn, "{} toward {heading}", open.name);
            }
            for (idx, &tile) in tiles.iter().enumerate() {
                let Some(outer) = tile.other(open.pips) else { continue };
                let headings = room.headings(Posture::of(tile));
                ways.extend(headings.map(|heading| (idx, open.name, outer, heading)));
            }
        }
        if ways.is_empty() {
            return;
        }
        let (idx, end, outer, heading) = ways.swap_remove(dice.below(ways.len()));
        let tile = tiles.remove(idx);
        let rect = plane.place(end, heading, Posture::of(tile)).unwrap();
        layout.place_toward(tile, end, outer, Joint::Equal, Some(heading)).unwrap();
        let drawn = Drawing::of_plane(&layout, &plane, all);
        assert_eq!(drawn.last().unwrap().rect, rect, "it is not alone");
        let told = drawing
            .openings
            .iter()
            .find(|opening| (opening.end, opening.heading) == (end, heading));
        if !tile.is_double() {
            assert_eq!(told.unwrap().rect, rect, "it lies where the opening was");
        }
    }
}

#[test]
fn a_table_is_drawn_as_it_lies_with_every_place_for_the_next_tile() {
    let mut dice = Dice(4);
    for (width, height) in [(8, 6), (10, 8), (24, 14), (6, 20)] {
        for _ in 0..30 {
            random_table(Some(TableSize::new(width, height).unwrap()), &mut dice);
        }
    }
    (0..30).for_each(|_| random_table(None, &mut dice));
}
