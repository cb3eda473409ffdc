//! Random walks over a plane: what it says there is room for is what can lie there, and nothing else.
#![allow(clippy::unwrap_used)] // a test may panic

mod dice;

use dice::Dice;
use domino_layout::{
    Contact, Corners, Crosswise, Edge, End, Heading, Plane, PlaneError, PlaneOptions, Posture,
    Rect, TableSize,
};

const ENDS: [End; 4] = [End::Left, End::Right, End::Up, End::Down];
const POSTURES: [Posture; 2] = [Posture::Along, Posture::Across];

/// A plane with the same tiles on one where they may touch and turn at an edge, and what it ought to know of its lines.
struct Walk {
    plane: Plane,
    loose: Plane,
    contact: Contact,
    postures: Vec<Posture>,
    /// The last tile of each line.
    tips: Vec<(End, usize)>,
}

/// What a walk has come across.
#[derive(Default)]
#[allow(clippy::struct_field_names)] // counts are called so
struct Counts {
    n_arms: usize,
    n_kept_apart: usize,
    n_at_edge: usize,
    n_full: usize,
}

impl Walk {
    /// Takes a step, if there is one: opens the arms of a tile, or lays another.
    fn step(&mut self, counts: &mut Counts, dice: &mut Dice) -> Option<()> {
        let ways = self.ways(counts);
        if dice.below(3) == 0 {
            self.branch(dice.below(self.postures.len() + 1), counts);
        } else {
            let (end, heading, posture) = *ways.get(dice.below(ways.len().max(1)))?;
            let rect = self.plane.place(end, heading, posture).unwrap();
            assert_eq!(self.loose.place(end, heading, posture), Ok(rect));
            self.tips.iter_mut().find(|(tip, _)| *tip == end).unwrap().1 = self.postures.len();
            self.postures.push(posture);
        }
        Some(())
    }

    /// The ways in which a tile can be laid; the others are refused, which changes nothing.
    fn ways(&self, counts: &mut Counts) -> Vec<(End, Heading, Posture)> {
        let headings = |end| Heading::ALL.map(|heading| (end, heading));
        let ways = ENDS.into_iter().flat_map(headings);
        let mut ways: Vec<_> =
            ways.flat_map(|(end, heading)| POSTURES.map(|lie| (end, heading, lie))).collect();
        ways.retain(|&(end, heading, posture)| {
            let found = self.plane.check(end, heading, posture);
            let what = format!("{end} {heading} {posture:?} of {:?}", self.plane);
            assert_eq!(self.plane.room(end).admits(heading, posture), found.is_ok(), "{what}");
            assert_eq!(found.ok(), self.expected(end, heading, posture, counts), "{what}");
            let Err(why) = found else { return true };
            counts.n_full += usize::from(why == PlaneError::Full);
            let mut plane = self.plane.clone();
            assert_eq!(plane.place(end, heading, posture), Err(why), "{what}");
            assert_eq!(plane, self.plane, "{what}");
            false
        });
        ways
    }

    /// Where a tile lies against the last of its line, on no other and within the table; where contact is
    /// not allowed it touches no other either, and where an end at the edge is dead the last of its
    /// line has not reached it.
    fn expected(
        &self,
        end: End,
        heading: Heading,
        posture: Posture,
        counts: &mut Counts,
    ) -> Option<Rect> {
        let rect = self.loose.check(end, heading, posture).ok()?;
        let (_, last) = self.tips.iter().find(|(tip, _)| *tip == end).unwrap();
        let rects = self.plane.rects();
        assert!(rect.touches(rects[*last]) && !rects.iter().any(|other| rect.overlaps(*other)));
        assert_eq!(self.plane.size().and_then(|size| size.rect().side_left_by(rect)), None);
        let mut others = rects.iter().enumerate().filter(|(idx, _)| idx != last);
        let is_apart =
            self.contact == Contact::Never && others.any(|(_, other)| rect.touches(*other));
        counts.n_kept_apart += usize::from(is_apart);
        let is_dead = self.plane.options().edge == Edge::Dead && self.has_reached_edge(end);
        counts.n_at_edge += usize::from(is_dead);
        (!is_apart && !is_dead).then_some(rect)
    }

    /// Whether nothing of the table lies ahead of an end.
    fn has_reached_edge(&self, end: End) -> bool {
        let (_, last) = self.tips.iter().find(|(tip, _)| *tip == end).unwrap();
        let last = self.plane.rects()[*last];
        self.plane.size().is_some_and(|size| match self.plane.heading(end).unwrap() {
            Heading::North => last.north == 0,
            Heading::East => last.east == 2 * i16::from(size.width()),
            Heading::South => last.south == 2 * i16::from(size.height()),
            Heading::West => last.west == 0,
        })
    }

    /// Opens two more arms at a tile that lies across its line, if it is the first that has them.
    fn branch(&mut self, idx: usize, counts: &mut Counts) {
        let is_spinner = self.postures.get(idx) == Some(&Posture::Across) && self.tips.len() == 2;
        let before = self.plane.clone();
        assert_eq!(self.plane.branch(idx).is_ok(), is_spinner, "{idx} of {before:?}");
        if is_spinner {
            self.loose.branch(idx).unwrap();
            self.tips.extend([(End::Up, idx), (End::Down, idx)]);
            counts.n_arms += 2;
        } else {
            assert_eq!(self.plane, before);
        }
    }
}

#[test]
fn there_is_room_for_what_can_lie_there_whatever_the_shape() {
    let (mut dice, mut counts) = (Dice(5), Counts::default());
    let sizes = [None, Some((8, 6)), Some((7, 12)), Some((16, 14))];
    let sizes =
        sizes.map(|size| size.map(|(width, height)| TableSize::new(width, height).unwrap()));
    for options in sizes.into_iter().flat_map(all_options) {
        for round in 0..10 {
            let first = POSTURES[round % 2];
            let free = PlaneOptions { contact: Contact::Allowed, edge: Edge::Turn, ..options };
            let [mut plane, mut loose] = [options, free].map(Plane::new);
            assert_eq!(plane.start(first), loose.start(first));
            let tips = vec![(End::Left, 0), (End::Right, 0)];
            let contact = options.contact;
            let mut walk = Walk { plane, loose, contact, postures: vec![first], tips };
            for _ in 0..100 {
                if walk.step(&mut counts, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
    let Counts { n_arms, n_kept_apart, n_at_edge, n_full } = counts;
    for n in [n_arms, n_kept_apart, n_at_edge, n_full] {
        assert!(n > 500, "{n_arms} {n_kept_apart} {n_at_edge} {n_full}");
    }
}

/// Every combination of options on a table of this size.
fn all_options(size: Option<TableSize>) -> Vec<PlaneOptions> {
    let mut all = vec![PlaneOptions { size, ..PlaneOptions::default() }];
    let contact = |options| PlaneOptions { contact: Contact::Never, ..options };
    all.extend(all.clone().into_iter().map(contact));
    let offset = |options| PlaneOptions { crosswise: Crosswise::Offset, ..options };
    all.extend(all.clone().into_iter().map(offset));
    let straight = |options| PlaneOptions { corners: Corners::Never, ..options };
    all.extend(all.clone().into_iter().map(straight));
    let turn = |options| PlaneOptions { edge: Edge::Turn, ..options };
    all.extend(all.clone().into_iter().map(turn));
    all
}

/// An offset double is 2 by 4 units; its arms grow from the middle of its short sides, beside the line.
#[test]
fn an_offset_double_has_its_arms_at_its_short_sides() {
    let (contact, crosswise) = (Contact::Never, Crosswise::Offset);
    let mut plane = Plane::new(PlaneOptions { contact, crosswise, ..PlaneOptions::default() });
    plane.start(Posture::Along).unwrap();
    let mut lay = |end, heading, posture| {
        let Rect { west, east, north, south } = plane.place(end, heading, posture).unwrap();
        if posture == Posture::Across {
            plane.branch(1).unwrap();
        }
        [west, east, north, south]
    };
    // The line goes east at y -1 to 1, and the double sticks out to the south.
    assert_eq!(lay(End::Right, Heading::East, Posture::Across), [2, 4, -1, 3]);
    assert_eq!(lay(End::Up, Heading::North, Posture::Along), [2, 4, -5, -1]);
    assert_eq!(lay(End::Down, Heading::South, Posture::Along), [2, 4, 3, 7]);
    assert_eq!(lay(End::Right, Heading::East, Posture::Along), [4, 8, -1, 1]);
}
