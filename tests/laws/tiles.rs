//! No tile is made, lost or doubled.

use domino_tiles::{Tile, TileSet};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn every_tile_is_in_one_place() {
    everywhere(N_ROUNDS, tiles_are_conserved);
}

pub(crate) fn tiles_are_conserved(ply: &Ply<'_>) {
    let round = ply.round;
    let mut tiles: Vec<Tile> = round.hands().values().flatten().collect();
    tiles.extend(round.boneyard());
    tiles.extend(round.dead());
    tiles.extend(round.table().layout().placed().iter().map(|placed| placed.tile));
    tiles.sort();
    let set: Vec<Tile> = ply.table.rules.set().tiles().collect();
    assert_eq!(tiles, set, "{ply}");

    let placed: TileSet =
        round.table().layout().placed().iter().map(|placed| placed.tile).collect();
    assert_eq!(round.table().layout().tiles(), placed, "{ply}");
    assert_eq!(round.table().n_boneyard(), round.boneyard().len(), "{ply}");
}
