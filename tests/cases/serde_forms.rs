//! With the feature `serde`, the vocabulary is written in the notation and read back.

use std::fmt::Debug;

use domino_layout::{Edge, End, Heading, Layout, Oriented, Placed, PlaneOptions, TableSize};
use domino_rules::{
    Action, DealtTiles, Ending, Event, Match, MatchOutcome, NumberSet, OpenNumbers, PerSeat,
    PerTeam, Position, Rules, RunState, Seat, SeenTiles, Setup, Team, TeamList, TileList, Variant,
};
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

/// Writes a value and reads it back.
#[track_caller]
fn round_trip<T: Serialize + DeserializeOwned + Debug + PartialEq>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
}

/// Why a text is refused.
#[track_caller]
fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn seats_actions_and_positions_have_a_form() {
    let [a, b, c] = ["A", "B", "C"].map(|seat| seat.parse::<Seat>().unwrap());
    check(&b, "\"B\"");
    check(&Team::of([a, c]), "\"AC\"");
    check(&Team::of([]), "\"-\"");
    check(&PerSeat::from_iter([1, 2]), "[1,2]");
    let sides = [(Team::of([a, c]), 5), (Team::alone(b), -3)];
    check(&PerTeam::from_iter(sides), "{\"AC\":5,\"B\":-3}");
    check(&TeamList::from_iter([Team::alone(b)]), "[\"B\"]");
    check(&TileList::from_iter(["6-4", "1-0"].map(tile)), "[\"6-4\",\"1-0\"]");
    check(&NumberSet::from_iter([Pips::BLANK]), "[0]");
    check(&OpenNumbers::from_iter([Pips::MAX, Pips::MAX]), "[18,18]");
    check(&Action::Lead { tile: tile("6-4") }, "{\"lead\":{\"tile\":\"6-4\"}}");
    let json = "{\"play\":{\"tile\":\"6-4\",\"end\":\"left\",\"heading\":null}}";
    check(&Action::play(tile("6-4"), End::Left), json);
    check(&Action::Draw, "\"draw\"");
    check(&Ending::Out(b), "{\"out\":\"B\"}");
    check(&RunState::BothEnds, "\"both-ends\"");
    check(&SeenTiles::Hidden(7), "{\"hidden\":7}");
    let json = "{\"mover\":\"B\",\"leader\":\"B\",\"must-lead\":null,\"last-to-play\":null,\
                \"passes\":0,\"drawn\":0,\"run\":\"fresh\"}";
    check(&Position::led_by(b), json);
}

/// Every event of a match of every game, and every position in it, with all that is in them.
#[test]
fn events_and_setups_of_every_game_are_read_back() {
    for name in Variant::builtin_names() {
        let variant = Variant::builtin(name).unwrap();
        let rules = Rules::new(variant.clone(), 2).unwrap();
        round_trip(variant);
        round_trip(&rules);
        let mut game = Match::new(rules);
        let mut events: Vec<Event> = Vec::new();
        for seed in 1..=2 {
            if game.result().is_some() {
                break;
            }
            game.start_round(seed, &mut events).unwrap();
            while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
                let round = game.round().unwrap();
                round_trip(&action);
                round_trip::<Setup>(&round.to_setup());
                let view = serde_json::to_value(round.view(Some(round.mover()))).unwrap();
                assert_eq!(view["table"]["n-boneyard"], round.table().n_boneyard());
                assert_eq!(view["hand"], round.hand(round.mover()).to_string());
                game.play_into(action, &mut events).unwrap();
            }
        }
        for event in events {
            round_trip(&event);
            round_trip(&event.seen_by(None));
        }
    }
    let outcome = "{\"result\":\"drawn\",\"n-rounds\":3,\"totals\":{\"A\":5,\"B\":5},\
                   \"rounds-won\":{\"A\":1,\"B\":1}}";
    round_trip(&serde_json::from_str::<MatchOutcome>(outcome).unwrap());
}

#[test]
fn what_cannot_be_is_not_read() {
    refused::<Seat>("\"Q\"");
    for team in ["", "CA", "AA", "Q", "A C"] {
        refused::<Team>(&format!("\"{team}\""));
    }
    assert!(refused::<PerSeat<u8>>(&format!("{:?}", [0; 17])).contains("at most 16"));
    assert!(refused::<PerTeam<u8>>("{\"A\":1,\"AC\":2}").contains("AC is no further side"));
    refused::<PerTeam<u8>>("{\"B\":1,\"A\":2}");
    refused::<PerTeam<u8>>("{\"-\":1}");
    assert!(refused::<TeamList>("[\"A\",\"A\"]").contains("A comes twice"));
    assert!(refused::<TileList>("[\"6-4\",\"4-6\"]").contains("6-4 comes twice"));
    refused::<NumberSet>("[1,1]");
    refused::<OpenNumbers>(&format!("{:?}", [0; 41]));
    refused::<SeenTiles>("{\"hidden\":191}");
    assert!(refused::<SeenTiles>("{\"shown\":[\"1-0\",\"0-1\"]}").contains("1-0 comes twice"));
    let dealt = "{\"hands\":[{\"shown\":[\"1-0\"]}],\"boneyard\":{\"shown\":[\"1-0\"]},\
                 \"dead\":{\"hidden\":0}}";
    assert!(refused::<DealtTiles>(dealt).contains("1-0 is in two places"));
    let lead = "{\"tile\":\"6-4\",\"end\":null,\"outer\":4,\"heading\":null}";
    let layout =
        |ends: &str, rest: &str| format!("{{\"ends\":[{ends}],\"placed\":[{lead}{rest}]}}");
    let line = "\"left\",\"right\"";
    assert!(serde_json::from_str::<Layout>(&layout(line, "")).is_ok());
    refused::<Layout>(&layout(line, &format!(",{lead}")));
    refused::<Layout>(&layout("\"left\",\"left\"", ""));
    refused::<Layout>("{\"ends\":[\"left\"],\"placed\":[]}");
    refused::<Layout>(&layout(
        line,
        ",{\"tile\":\"4-1\",\"end\":\"up\",\"outer\":1,\"heading\":null}",
    ));
    refused::<Layout>(&layout(
        line,
        ",{\"tile\":\"4-1\",\"end\":\"right\",\"outer\":2,\"heading\":null}",
    ));
}

/// The faults are those of a rules file with a key on each line.
#[test]
fn rules_are_read_with_the_faults_of_a_rules_file() {
    let read: Variant = serde_json::from_str("{\"based-on\":\"boxed\",\"target\":50}").unwrap();
    assert_eq!(read, Variant::from_toml("based-on = \"boxed\"\ntarget = 50").unwrap());
    let found =
        refused::<Variant>("{\"hand\":5,\"target\":0,\"draw\":{\"tiles\":\"x\"},\"hend\":7}");
    let text = "hand = 5\ntarget = 0\ndraw = { tiles = \"x\" }\nhend = 7\n";
    assert!(found.starts_with(&Variant::from_toml(text).unwrap_err().to_string()), "{found}");
    assert!(refused::<Variant>("{\"hand\":5,\"hand\":6}").contains("comes twice"));
    refused::<Variant>("{\"hand\":5.5}");
    let boxed = serde_json::to_string(Variant::builtin("boxed").unwrap()).unwrap();
    let rules = |players: u8| format!("{{\"variant\":{boxed},\"players\":{players}}}");
    assert!(serde_json::from_str::<Rules>(&rules(4)).is_ok());
    assert!(refused::<Rules>(&rules(7)).contains("players"));
}
