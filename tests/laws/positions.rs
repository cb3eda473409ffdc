//! A position written down and taken up again is the same position.

use domino_layout::{End, Heading, Layout, Placed, Posture};
use domino_rules::{Action, Event, Match, Position, Round, Setup, View, Violation};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere, viewers};

#[test]
fn a_position_can_be_written_down_and_taken_up() {
    everywhere(N_ROUNDS, setups_give_the_round_back);
}

/// A setup has everything of a round but the number of actions that led to it. A round that is over
/// is no position, and its setup is given back.
pub(crate) fn setups_give_the_round_back(ply: &Ply<'_>) {
    let setup = ply.round.to_setup();
    let again = Round::from_setup(&ply.table.rules, setup.clone());
    if ply.is_over() {
        assert_eq!(again.unwrap_err().setup, setup, "{ply}");
        return;
    }
    let again = again.unwrap_or_else(|error| panic!("{error} at {ply}"));
    assert_eq!(again.to_setup(), setup, "{ply}");
    assert_eq!(again.legal_actions(), ply.round.legal_actions(), "{ply}");
    assert_eq!(again.table().n_boneyard(), ply.round.table().n_boneyard(), "{ply}");
}

#[test]
fn a_heading_is_found_where_there_is_one_only() {
    everywhere(N_ROUNDS, headings_are_found);
}

/// Of each layout the heading of the last tile is left out: it is found unless the tile could have
/// gone in other directions too, which are then told.
pub(crate) fn headings_are_found(ply: &Ply<'_>) {
    let (rules, layout) = (ply.table.rules.table(), ply.round.table().layout());
    assert_eq!(rules.with_headings(layout).as_ref(), Ok(layout), "{ply}");
    let Some((last, before)) = layout.placed().split_last() else { return };
    let mut without = Layout::new();
    for placed in before.iter().chain([&Placed { heading: None, ..*last }]) {
        let ends: Vec<End> = layout.ends().iter().map(|open| open.name).collect();
        without.lay_again(*placed, &ends).unwrap();
    }
    match rules.with_headings(&without) {
        Ok(found) => assert_eq!(found, *layout, "{ply}"),
        Err(Violation::NoHeading { tile, end, room }) => {
            assert_eq!((tile, Some(end)), (last.tile, last.end), "{ply}");
            let posture = Posture::of(tile);
            let headings: Vec<Heading> = room.headings(posture).collect();
            assert!(headings.len() > 1 && headings.contains(&last.heading.unwrap()), "{ply}");
        }
        Err(other) => panic!("{other} at {ply}"),
    }
}

#[test]
fn a_view_completed_with_the_true_tiles_is_the_round() {
    everywhere(N_ROUNDS, views_complete_to_the_round);
}

/// Only the tile that must be led may be missing, which nobody but the leader knows.
pub(crate) fn views_complete_to_the_round(ply: &Ply<'_>) {
    let round = ply.round;
    for viewer in viewers(ply.table.rules.n_seats()) {
        let view = round.view(viewer);
        let found = view.complete(round.hands().clone(), round.boneyard().collect());
        if ply.is_over() {
            assert!(found.is_err(), "{ply}");
        } else if viewer == Some(round.table().leader()) || round.table().must_lead().is_none() {
            assert_eq!(found.as_ref(), Ok(round), "{viewer:?} at {ply}");
        } else {
            let position = Position { must_lead: None, ..round.table().position() };
            let expected = Setup { position, ..round.to_setup() };
            assert_eq!(found.map(|round| round.to_setup()), Ok(expected), "{viewer:?} at {ply}");
        }
    }
}

#[test]
fn a_position_taken_up_goes_on_as_the_round_does() {
    everywhere(N_ROUNDS / 4, |ply| {
        let Some(action) = ply.round.legal_actions().nth(0) else { return };
        let taken_up = Round::from_setup(&ply.table.rules, ply.round.to_setup());
        let (mut again, mut round) = (taken_up.unwrap(), ply.round.clone());
        let mut action = Some(action);
        while let Some(next) = action {
            let told = [&mut again, &mut round].map(|round| told_by(round, next));
            assert_eq!(told[0], told[1], "{next} after {ply}");
            action = round.legal_actions().nth(0);
            assert_eq!(again.legal_actions(), round.legal_actions(), "{next} after {ply}");
        }
        assert_eq!(again.result(), round.result(), "{ply}");
    });
}

#[test]
fn a_round_begun_at_a_position_is_seen_as_it_is() {
    everywhere(N_ROUNDS / 4, |ply| {
        if ply.is_over() {
            return;
        }
        let mut game = Match::new(ply.table.rules.clone());
        let mut told: Vec<Event> = Vec::new();
        game.start_round_at(ply.round.to_setup(), &mut told).unwrap();
        let round = game.round().unwrap();
        assert_eq!(round.to_setup(), ply.round.to_setup(), "{ply}");
        for viewer in viewers(ply.table.rules.n_seats()) {
            let mut view = View::new(&ply.table.rules, viewer);
            for event in &told {
                view.observe(&event.seen_by(viewer));
            }
            assert_eq!(view, round.view(viewer), "{viewer:?} at {ply}");
        }
    });
}

fn told_by(round: &mut Round, action: Action) -> Vec<Event> {
    let mut told = Vec::new();
    round.play_into(action, &mut told).unwrap();
    told
}
