//! With the feature `serde`, the vocabulary is written in the notation and read back.

use std::fmt::Debug;

use domino_layout::{Edge, End, Heading, Oriented, Placed, PlaneOptions, TableSize};
use domino_tiles::{DominoSet, ParseDominoSetError, ParseTileSetError, Pips, Tile, TileSet};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn check<T: Serialize + DeserializeOwned + Debug + PartialEq>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

#[test]
fn vocabulary_is_written_in_the_notation() {
    check(&Pips::MAX, "18");
    check(&tile("4-6"), "\"6-4\"");
    check(&TileSet::from_iter(["6-4", "1-0"].map(tile)), "\"1-0 6-4\"");
    check(&TileSet::EMPTY, "\"-\"");
    check(&DominoSet::DOUBLE_NINE, "\"double-9\"");
    for name in ["left", "7", "train-Q", "public"] {
        check(&name.parse::<End>().unwrap(), &format!("\"{name}\""));
    }
    check(&Heading::South, "\"s\"");
    check(&"4-6".parse::<Oriented>().unwrap(), "\"4-6\"");
    check(&TableSize::new(24, 14).unwrap(), "{\"width\":24,\"height\":14}");
    check(&Edge::Turn, "\"turn\"");
    let options = "{\"size\":null,\"edge\":\"dead\",\"corners\":\"allowed\",\"contact\":\"allowed\",\
                   \"crosswise\":\"centred\"}";
    check(&PlaneOptions::default(), options);
    let placed = Placed {
        tile: tile("6-4"),
        end: Some(End::Right),
        outer: "4".parse().unwrap(),
        heading: Some(Heading::North),
    };
    let json = "{\"tile\":\"6-4\",\"end\":\"right\",\"outer\":4,\"heading\":\"n\"}";
    check(&placed, json);
}

#[test]
fn what_is_none_of_it_is_refused() {
    assert!(serde_json::from_str::<Pips>("19").is_err());
    assert!(serde_json::from_str::<Tile>("\"19-0\"").is_err());
    assert!(serde_json::from_str::<End>("\"0\"").is_err());
    assert!(serde_json::from_str::<TableSize>("{\"width\":1,\"height\":14}").is_err());
    assert!(serde_json::from_str::<TileSet>("\"6-4 4-6\"").is_err());
}

/// Whatever has a text is read back from it.
#[test]
fn finding_a8_what_is_written_is_read_back() {
    for set in DominoSet::all() {
        assert_eq!(set.to_string().parse(), Ok(set));
        assert_eq!(set.tile_set().to_string().parse(), Ok(set.tile_set()));
    }
    assert_eq!("-".parse(), Ok(TileSet::EMPTY));
    for pips in Pips::up_to(Pips::MAX) {
        assert_eq!(pips.to_string().parse(), Ok(pips));
    }
    for text in ["", "double-", "double-19", "double-06", "Double-6", "6"] {
        assert_eq!(text.parse::<DominoSet>(), Err(ParseDominoSetError), "{text:?}");
    }
    let twice = ParseTileSetError::Twice(tile("6-4"));
    assert_eq!("6-4 1-0 4-6".parse::<TileSet>(), Err(twice));
    for text in ["", " ", "6-4 -", "6-4,1-0"] {
        assert!(text.parse::<TileSet>().is_err(), "{text:?}");
    }
}
