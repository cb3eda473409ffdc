//! Tables to play at, and players whose choices anybody can repeat.

use domino_record::SeatInfo;
use domino_rules::{Action, EventSink, Match, PerSeat, Round, Rules, Variant};
use domino_tiles::{Stream, TileSet};

/// Every built-in game with every number of players, and some games that are not built in.
pub(crate) fn tables() -> Vec<Rules> {
    let builtin = Variant::builtin_names().map(|name| Variant::builtin(name).unwrap().clone());
    let all = builtin.chain(HOUSES.map(|text| Variant::from_toml(text).unwrap()));
    all.flat_map(|variant| (2..=16).filter_map(move |n| Rules::new(variant.clone(), n).ok()))
        .collect()
}

/// Games with what the built-in ones do not have: partners, the other direction, runs with draws,
/// voluntary draws, larger sets, shared rounds, opponents who pay.
const HOUSES: [&str; 6] = [
    "based-on = \"boxed\"\nset = 9\n",
    "name = \"pairs\"\nbased-on = \"block\"\nplayers = \"4\"\nteams = \"pairs\"\nhand = 7\n\
     direction = \"counter-clockwise\"\nblock-tie = \"share\"\ntarget = 60\n",
    "name = \"evening\"\nset = 12\nplayers = \"5\"\nhand = 9\ntarget = 300\n\
     turn = { run = \"both-ends\", opening = \"one-end\" }\n\
     draw = { tiles = 3, repeat = \"once\", then = \"play\", when = \"any-time\" }\n",
    "name = \"payers\"\nset = 18\nplayers = \"7\"\nhand = 12\nrounds = 2\ntarget = \"none\"\n\
     draw = { tiles = 2, repeat = \"until-playable\", at-most = 5, then = \"play\", when = \"stuck\" }\n\
     score = { winner = { takes = \"opponents\", less-own = \"per-opponent\", paid-by = \"opponents\" } }\n",
    "based-on = \"penalty\"\nround-end = [\"out\", \"mover-must-draw\"]\n\
     score = { each = { own-pips = \"minus\", out-bonus = 5, out-bonus-to = \"opponents\" } }\n",
    "based-on = \"beginners\"\nrounds = 1\nwild = { doubles-on = \"non-doubles\", use = \"compulsory\" }\n",
];

/// Somebody at each seat.
pub(crate) fn seats(rules: &Rules) -> PerSeat<SeatInfo> {
    let who = ["human:José", "steady", "human:†‡§¶", "heavy"];
    rules.seats().map(|seat| who[seat.idx() % who.len()].parse().unwrap()).collect()
}

/// The first legal action.
pub(crate) fn first(round: &Round) -> Option<Action> {
    round.legal_actions().nth(0)
}

/// A legal action that depends on the position alone, and is not always the first.
pub(crate) fn varied(round: &Round) -> Option<Action> {
    let legal = round.legal_actions();
    let pips: u32 = round.hands().values().map(TileSet::n_pips).sum();
    legal.nth(pips as usize % legal.len().max(1))
}

/// Plays a match on to its end; a round that is to begin is dealt from the seed.
pub(crate) fn play_on(
    game: &mut Match,
    seed: u64,
    choose: fn(&Round) -> Option<Action>,
    sink: &mut impl EventSink,
) {
    while game.result().is_none() {
        match game.round().and_then(choose) {
            Some(action) => game.play_into(action, sink).unwrap(),
            None => game.start_round(seed, sink).unwrap(),
        }
    }
}

/// Plays a round to its end with random legal actions.
pub(crate) fn play_randomly(game: &mut Match, stream: &mut Stream, sink: &mut impl EventSink) {
    while let Some(action) = game.round().and_then(|round| random(round, stream)) {
        game.play_into(action, sink).unwrap();
    }
}

/// A random legal action.
pub(crate) fn random(round: &Round, stream: &mut Stream) -> Option<Action> {
    let legal = round.legal_actions();
    legal.nth(stream.below(u32::try_from(legal.len()).unwrap()) as usize)
}
