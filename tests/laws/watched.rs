//! Who follows a match action by action without seeing all hands sees what a view shows.

use domino_rules::{
    Action, DealtTiles, Event, FirstSight, Held, Seat, SeenTiles, WatchError, Watched,
};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn what_is_watched_is_the_view() {
    let mut watched: Vec<Watched> = Vec::new();
    everywhere(N_ROUNDS, |ply| {
        let is_start = ply.round.table().n_actions() == 0;
        if is_start && ply.game.n_rounds() == 1 {
            let viewers = [None, Some(Seat::FIRST)];
            watched = viewers.map(|viewer| Watched::new(ply.table.rules.clone(), viewer)).into();
        }
        if is_start && ply.is_over() {
            // Where no action is taken, there is nothing to follow.
            watched.clear();
        }
        for watched in &mut watched {
            if is_start {
                watched.begin(first_sight(ply, watched.view().viewer())).unwrap();
            } else {
                follow(watched, ply);
            }
            let mut view = watched.view().clone();
            if !ply.is_over() && view.table().mover() != ply.round.mover() {
                assert!(watched.check_turn(ply.round.mover()).is_ok(), "{ply}");
                view.observe(&Event::Turn { seat: ply.round.mover() });
            }
            assert_eq!(view, ply.round.view(view.viewer()), "{:?} at {ply}", view.viewer());
            let totals = ply.game.totals();
            assert!(!ply.is_over() || watched.game().totals() == totals, "{ply}");
        }
    });
}

/// How the round of a ply begins for a viewer.
fn first_sight(ply: &Ply<'_>, viewer: Option<Seat>) -> FirstSight {
    let (round, view) = (ply.round, ply.round.view(viewer));
    let hands = round.hands().map(|seat, hand| {
        let tiles: SeenTiles = hand.iter().collect();
        if viewer == Some(seat) { tiles } else { tiles.hidden() }
    });
    FirstSight {
        deal: DealtTiles {
            hands,
            boneyard: SeenTiles::Hidden(round.boneyard().len()),
            dead: SeenTiles::Hidden(round.dead().len()),
        },
        n_redeals: 0,
        layout: round.table().layout().clone(),
        position: Some(view.table().position()),
        is_set_up: false,
    }
}

/// Takes in the last action, and the end of the round if it is over.
fn follow(watched: &mut Watched, ply: &Ply<'_>) {
    let viewer = watched.view().viewer();
    let (event, (seat, action)) =
        ply.events.iter().rev().find_map(|event| Some((event, event.action()?))).unwrap();
    let held = match action {
        Action::Lead { tile } | Action::Play { tile, .. } => Held::Tile(tile),
        Action::Draw | Action::Pass => Held::Misfits,
    };
    let drawn = match event {
        Event::Drew { tiles: SeenTiles::Shown(tiles), .. } if viewer == Some(seat) => {
            tiles.to_vec()
        }
        _ => Vec::new(),
    };
    let act = |_: &_| Ok::<_, WatchError>(action);
    watched.act(seat, held, &drawn, act).unwrap_or_else(|error| panic!("{error} at {ply}"));
    if ply.is_over() {
        watched.end(ply.round.hands()).unwrap_or_else(|error| panic!("{error} at {ply}"));
    }
}

#[test]
fn what_cannot_have_happened_changes_nothing() {
    everywhere(1, |ply| {
        let table = ply.round.table();
        if table.n_actions() != 0 || !table.layout().is_empty() {
            return;
        }
        let mut watched = Watched::new(ply.table.rules.clone(), None);
        watched.begin(first_sight(ply, None)).unwrap();
        let before = watched.view().clone();
        let pass = |_: &_| Ok::<_, WatchError>(Action::Pass);
        for seat in ply.table.rules.seats() {
            assert!(watched.act(seat, Held::Misfits, &[], pass).is_err(), "{ply}");
        }
        assert!(watched.end(ply.round.hands()).is_err(), "{ply}");
        assert!(watched.begin(first_sight(ply, None)).is_err(), "{ply}");
        assert_eq!(*watched.view(), before, "{ply}");
    });
}
