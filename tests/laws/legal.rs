//! Legal actions: the list and the check agree, and what is not legal changes nothing.

use domino_layout::{End, Heading};
use domino_rules::{Action, Event, PlayError, Round, Seat};
use domino_tiles::{DominoSet, TileSet};

use crate::counts::{N_ROUNDS, N_ROUNDS_OF_ALL_ACTIONS};
use crate::walk::{Ply, everywhere};

/// Everything that can be said at a table of lines, in the pinned order of legal actions.
fn every_action(set: DominoSet) -> impl Iterator<Item = Action> {
    let of_tile = move |tile| {
        let headings = Heading::ALL.into_iter().map(Some);
        let plays = [End::Left, End::Right].into_iter().flat_map(move |end| {
            let ways = [None].into_iter().chain(headings.clone());
            ways.map(move |heading| Action::Play { tile, end, heading })
        });
        [Action::Lead { tile }].into_iter().chain(plays)
    };
    set.tiles().flat_map(of_tile).chain([Action::Draw, Action::Pass])
}

/// Actions that name what no table of lines has.
fn absurd_actions() -> impl Iterator<Item = Action> {
    let tile = "18-18".parse().unwrap();
    let ends = ["up", "down", "1", "train-A", "public"].map(|name| name.parse().unwrap());
    ends.into_iter()
        .map(|end| Action::play("0-0".parse().unwrap(), end))
        .chain([Action::play(tile, End::Up)])
}

#[test]
fn legal_actions_are_those_that_are_accepted_in_the_pinned_order() {
    everywhere(N_ROUNDS_OF_ALL_ACTIONS, legal_is_what_is_accepted);
}

pub(crate) fn legal_is_what_is_accepted(ply: &Ply<'_>) {
    let (round, set) = (ply.round, ply.table.rules.set());
    let legal = round.legal_actions();
    let listed: Vec<Action> = legal.iter().collect();
    let accepted: Vec<Action> =
        every_action(set).filter(|action| round.is_legal(*action)).collect();
    assert_eq!(listed, accepted, "{ply}");
    assert_eq!(legal.is_empty(), ply.is_over(), "{ply}");

    assert_eq!(legal.len(), listed.len(), "{ply}");
    let by_place: Vec<Action> = (0..listed.len()).filter_map(|place| legal.nth(place)).collect();
    assert_eq!(by_place, listed, "{ply}");
    assert_eq!(legal.nth(listed.len()), None, "{ply}");
    for action in every_action(set).chain(absurd_actions()) {
        assert_eq!(legal.contains(action), listed.contains(&action), "{action} at {ply}");
    }
    assert_eq!(legal.can_lay(), listed.iter().any(|action| action.tile().is_some()), "{ply}");
    for tile in legal.tiles() {
        let of_tile = listed.iter().copied().filter(|action| action.tile() == Some(tile));
        let ways = legal.ways(tile);
        let plays = ways.map(|way| way.action(tile));
        let lead = legal.leads().contains(tile).then_some(Action::Lead { tile });
        assert!(lead.into_iter().chain(plays).eq(of_tile), "{tile} at {ply}");
    }
    for end in round.table().layout().ends().iter().map(|open| open.name) {
        let is_there =
            |action: &&Action| matches!(action, Action::Play { end: own, .. } if *own == end);
        let there = listed.iter().filter(is_there).filter_map(|action| action.tile());
        assert_eq!(legal.tiles_at(end), there.collect::<TileSet>(), "{end} at {ply}");
    }
    for seat in ply.table.rules.seats() {
        let own = round.view(Some(seat)).legal_actions();
        if seat == round.mover() {
            assert_eq!(own, legal, "{ply}");
        } else {
            assert!(own.is_empty(), "{seat} at {ply}");
        }
    }
}

#[test]
fn an_illegal_action_changes_nothing_and_tells_nothing() {
    everywhere(N_ROUNDS_OF_ALL_ACTIONS, illegal_actions_change_nothing);
}

pub(crate) fn illegal_actions_change_nothing(ply: &Ply<'_>) {
    let mut round = ply.round.clone();
    let mut told: Vec<Event> = Vec::new();
    let mut illegal = Vec::new();
    let actions = every_action(ply.table.rules.set()).chain(absurd_actions());
    for action in actions.filter(|action| !ply.round.is_legal(*action)) {
        let error = round.play_into(action, &mut told).unwrap_err();
        assert_eq!(ply.round.check(action), Err(error), "{action} at {ply}");
        assert_eq!(error == PlayError::RoundOver, ply.is_over(), "{action} at {ply}");
        assert!(round == *ply.round && told.is_empty(), "{action} at {ply}");
        illegal.push(action);
    }

    let mut game = ply.game.clone();
    for action in illegal.into_iter().rev().take(3) {
        game.play_into(action, &mut told).unwrap_err();
    }
    if let Some(action) = ply.round.legal_actions().nth(0) {
        let mover = ply.round.mover();
        for seat in Seat::all(Seat::MAX_SEATS).filter(|seat| *seat != mover) {
            let error = game.play_as(seat, action, &mut told).unwrap_err();
            assert_eq!(error, PlayError::OutOfTurn { seat, mover }, "{ply}");
        }
    }
    assert!(game == *ply.game && told.is_empty(), "{ply}");
}

#[test]
fn playing_a_choice_is_playing_its_action() {
    everywhere(N_ROUNDS, |ply| {
        let actions: Vec<Action> = ply.round.legal_actions().iter().collect();
        let children: Vec<(Action, Round)> = ply.round.children().collect();
        assert_eq!(children.len(), actions.len(), "{ply}");
        for (place, ((action, child), expected)) in children.iter().zip(&actions).enumerate() {
            assert_eq!(action, expected, "{ply}");
            let (mut played, mut chosen) = (ply.round.clone(), ply.round.clone());
            let (mut told, mut heard) = (Vec::new(), Vec::new());
            played.play_into(*action, &mut told).unwrap();
            assert_eq!(chosen.choices().play(place, &mut heard), Some(*action), "{ply}");
            assert!(chosen == played && *child == played && told == heard, "{action} at {ply}");
        }
        let mut round = ply.round.clone();
        assert_eq!(round.choices().play(actions.len(), &mut ()), None, "{ply}");
        assert_eq!(round, *ply.round, "{ply}");
    });
}
