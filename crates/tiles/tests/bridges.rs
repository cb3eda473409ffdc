//! The bridge puzzle: lines from a blank with tiles that are used once.

use domino_tiles::{Pips, Tile, TileSet};

/// The sample of the published puzzle. One number is above 9.
const SAMPLE: &str = "0-2 2-2 2-3 3-4 3-5 0-1 10-1 9-10";

/// Visits every non-empty bridge that goes on from `end` over the tiles of `rest`.
fn for_each_bridge(laid: TileSet, end: Pips, rest: TileSet, visit: &mut impl FnMut(TileSet)) {
    for tile in rest & TileSet::with_pips(end) {
        let bridge = laid | tile.into();
        visit(bridge);
        let next_end = tile.other(end).expect("the tile shows this number");
        for_each_bridge(bridge, next_end, rest - tile.into(), visit);
    }
}

fn bridges() -> Vec<TileSet> {
    let tiles: TileSet =
        SAMPLE.split(' ').map(|tile| tile.parse::<Tile>().expect("a tile")).collect();
    assert_eq!(tiles.len(), 8);
    let mut bridges = Vec::new();
    for_each_bridge(TileSet::EMPTY, Pips::BLANK, tiles, &mut |bridge| bridges.push(bridge));
    bridges
}

#[test]
fn c08_there_are_eleven_bridges() {
    assert_eq!(bridges().len(), 11);
}

#[test]
fn c08_the_strongest_bridge_has_31_pips() {
    let strongest = bridges().into_iter().max_by_key(TileSet::n_pips).unwrap();
    assert_eq!(strongest.n_pips(), 31);
    assert_eq!(
        strongest,
        ["0-1", "1-10", "10-9"].map(|tile| tile.parse::<Tile>().unwrap()).into_iter().collect()
    );
}

#[test]
fn c08_the_strongest_of_the_longest_bridges_has_19_pips() {
    let longest =
        bridges().into_iter().max_by_key(|bridge| (bridge.len(), bridge.n_pips())).unwrap();
    assert_eq!((longest.len(), longest.n_pips()), (4, 19));
}
