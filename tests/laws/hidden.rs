//! No built-in player sees hidden tiles: laid otherwise behind the same view, they change no decision.

use domino_players::{Builtin, Never};
use domino_rules::{PerSeat, TileList, View, Violation, player_stream};
use domino_tiles::{Stream, Tile, TileSet};

use crate::counts::{N_HIDDEN_WAYS, N_ROUNDS_OF_HIDDEN_TILES};
use crate::walk::{Ply, everywhere};

/// Lays the tiles that a viewer does not see in another way that has the same numbers of tiles.
fn lay_otherwise(view: &View, stream: &mut Stream) -> (PerSeat<TileSet>, TileList) {
    let mut unseen: Vec<Tile> = view.unseen().iter().collect();
    stream.shuffle(&mut unseen);
    let mut left = unseen.into_iter();
    let hands = view.n_tiles().map(|seat, n_tiles| match view.viewer() {
        Some(viewer) if viewer == seat => view.hand(),
        _ => left.by_ref().take(*n_tiles).collect(),
    });
    let boneyard = left.take(view.table().n_boneyard()).collect();
    (hands, boneyard)
}

#[test]
fn hidden_tiles_change_no_decision() {
    let mut n_compared = 0;
    everywhere(N_ROUNDS_OF_HIDDEN_TILES, |ply| n_compared += decisions_without_hidden_tiles(ply));
    assert!(n_compared >= 1000, "{n_compared} positions");
}

/// Compares the decisions behind one view, and gives the number of other ways that were possible.
pub(crate) fn decisions_without_hidden_tiles(ply: &Ply<'_>) -> usize {
    if ply.is_over() {
        return 0;
    }
    let (seat, n_actions) = (ply.round.mover(), ply.round.table().n_actions());
    let view = ply.round.view(Some(seat));
    let choices = |view: &View| {
        Builtin::ALL.map(|builtin| {
            let mut stream = player_stream(ply.seed, seat, ply.game.n_rounds(), n_actions);
            builtin.player().choose(view, &mut stream, &mut Never)
        })
    };
    let expected = choices(&view);
    let mut stream = ply.stream();
    let mut n_compared = 0;
    for _ in 0..N_HIDDEN_WAYS {
        let (hands, boneyard) = lay_otherwise(&view, &mut stream);
        match view.complete(hands, boneyard) {
            Ok(other) => {
                let same = other.view(Some(seat));
                assert_eq!(same, view, "{ply}");
                assert_eq!(choices(&same), expected, "{ply}");
                n_compared += 1;
            }
            // With some tiles the round would be over, so the seat knows that they lie otherwise.
            Err(error) => assert_eq!(error.violations, [Violation::Over], "{ply}"),
        }
    }
    n_compared
}
