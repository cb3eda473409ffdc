//! A view is the fold of what its seat saw, and holds nothing that the seat may not know.

use domino_rules::{Event, Seat, SeenTiles};
use domino_tiles::TileSet;

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn a_view_is_the_fold_of_what_its_seat_saw() {
    everywhere(N_ROUNDS, folded_views_are_the_views);
}

pub(crate) fn folded_views_are_the_views(ply: &Ply<'_>) {
    for view in ply.views {
        assert_eq!(*view, ply.round.view(view.viewer()), "{:?} at {ply}", view.viewer());
    }
}

#[test]
fn a_view_holds_no_hidden_tile() {
    everywhere(N_ROUNDS, views_hold_no_hidden_tile);
}

pub(crate) fn views_hold_no_hidden_tile(ply: &Ply<'_>) {
    let round = ply.round;
    for view in ply.views {
        let viewer = view.viewer();
        let own = viewer.map_or(TileSet::EMPTY, |seat| round.hand(seat));
        let others = round.hands().iter().filter(|(seat, _)| viewer != Some(*seat));
        let hidden: TileSet = others
            .flat_map(|(_, hand)| *hand)
            .chain(round.boneyard())
            .chain(round.dead())
            .collect();
        assert_eq!(view.hand(), own, "{viewer:?} at {ply}");
        assert_eq!(view.unseen(), hidden, "{viewer:?} at {ply}");
        let must_lead = view.table().must_lead();
        assert!(must_lead.is_none_or(|tile| own.contains(tile)), "{viewer:?} at {ply}");
        let n_tiles: usize = view.n_tiles().values().sum();
        let n_unseen = n_tiles + view.table().n_boneyard() + view.n_dead() - own.len();
        assert_eq!(n_unseen, hidden.len(), "{viewer:?} at {ply}");
    }
}

#[test]
fn an_event_shows_a_seat_only_what_it_holds() {
    everywhere(N_ROUNDS, |ply| {
        if !ply.is_over() {
            return;
        }
        for view in ply.views {
            for event in ply.events {
                shows_only_own_tiles(&event.seen_by(view.viewer()), view.viewer());
            }
        }
    });
}

fn shows_only_own_tiles(event: &Event, viewer: Option<Seat>) {
    let is_shown =
        |tiles: &SeenTiles| matches!(tiles, SeenTiles::Shown(tiles) if !tiles.is_empty());
    match event {
        Event::Dealt(dealt) => {
            assert!(!is_shown(&dealt.boneyard) && !is_shown(&dealt.dead), "{event:?}");
            for (seat, hand) in dealt.hands.iter() {
                assert_eq!(is_shown(hand), viewer == Some(seat), "{event:?}");
            }
        }
        Event::Drew { seat, tiles, .. } => {
            assert_eq!(is_shown(tiles), viewer == Some(*seat), "{event:?}");
        }
        Event::Leads { seat, tile } => {
            assert!(tile.is_none() || viewer == Some(*seat), "{event:?}");
        }
        // All hands are shown once the round is over.
        _ => {}
    }
}
