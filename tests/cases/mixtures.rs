//! Values of different games mixed: whatever the rules format lets through is a game whose rounds end
//! and whose every position can be set up again.

use domino_rules::{Match, Round, Rules, Variant, player_stream};
use domino_tests::seat;
use domino_tiles::TileSet;

const DRAWS: [&str; 8] = [
    "\"never\"",
    "{ tiles = 1, then = \"next-turn\" }",
    "{ tiles = 1, then = \"next-turn\", when = \"any-time\" }",
    "{ tiles = 2, then = \"play\" }",
    "{ tiles = 1, then = \"play\", when = \"any-time\" }",
    "{ tiles = 1, repeat = \"until-playable\" }",
    "{ tiles = 2, repeat = \"until-playable\", at-most = 3 }",
    "{ tiles = 1, repeat = \"until-playable\", at-most = 3, when = \"any-time\" }",
];
const WILDS: [&str; 4] = [
    "\"none\"",
    "{ doubles-on = \"any-tile\", use = \"optional\" }",
    "{ doubles-on = \"any-tile\", use = \"compulsory\" }",
    "{ doubles-on = \"non-doubles\", use = \"optional\" }",
];
const TURNS: [&str; 4] = [
    "\"one-tile\"",
    "{ run = \"one-end\", opening = \"both-ends\" }",
    "{ run = \"both-ends\", opening = \"one-end\" }",
    "{ run = \"one-end\", opening = \"one-end\" }",
];
const ROUND_ENDS: [&str; 6] = [
    "[\"out\", \"blocked\"]",
    "[\"blocked\"]",
    "[\"out\", \"mover-stuck\"]",
    "[\"out\", \"mover-must-draw\"]",
    "[\"mover-stuck\"]",
    "[\"out\", \"blocked\", \"mover-must-draw\"]",
];
const FIRST_TILES: [&str; 3] = ["\"deciding\"", "\"free\"", "{ before-deal = \"any\" }"];
const RESERVES: [usize; 3] = [0, 2, 9];
const PLANES: [&str; 3] = [
    "",
    "table = { width = 8, height = 6 }\n",
    "table = { width = 7, height = 9, contact = \"never\" }\ndead-ends = \"block\"\n",
];

fn with_planes(reserve: usize) -> impl Iterator<Item = (usize, &'static str)> {
    PLANES.into_iter().map(move |plane| (reserve, plane))
}

/// Every mixture that the rules format lets through, as the lines of its file.
fn mixtures() -> Vec<(String, Variant)> {
    let mut found = Vec::new();
    for draw in DRAWS {
        for wild in WILDS {
            for turn in TURNS {
                for round_end in ROUND_ENDS {
                    for first_tile in FIRST_TILES {
                        for (reserve, plane) in RESERVES.into_iter().flat_map(with_planes) {
                            let text = format!(
                                "{plane}hand = 6\nplayers = \"2-4\"\nreserve = {reserve}\ndraw = {draw}\n\
                                 wild = {wild}\nturn = {turn}\nround-end = {round_end}\n\
                                 first-tile = {first_tile}\n"
                            );
                            found.extend(
                                Variant::from_toml(&text).ok().map(|variant| (text, variant)),
                            );
                        }
                    }
                }
            }
        }
    }
    found
}

/// Plays a round at random to its end, and sets every position of it up again.
fn play_out(rules: &Rules, seed: u64, text: &str) {
    let mut game = Match::new(rules.clone());
    game.start_round(seed, &mut ()).unwrap();
    let mut n_plies = 0;
    while let Some(round) = game.round().filter(|round| round.ending().is_none()) {
        let again = Round::from_setup(rules, round.to_setup());
        assert_eq!(again.unwrap().to_setup(), round.to_setup(), "{text}");
        let legal = round.legal_actions();
        let n_legal = u32::try_from(legal.len()).unwrap();
        assert!(n_legal > 0, "nothing is legal and the round goes on\n{text}");
        let mut stream = player_stream(seed, seat('A'), 1, n_plies);
        let action = legal.nth(stream.below(n_legal) as usize).unwrap();
        game.play_into(action, &mut ()).unwrap();
        n_plies += 1;
        assert!(n_plies < 300, "the round does not end\n{text}");
    }
    let result = game.round().and_then(Round::result).unwrap();
    let n_left: usize = result.hands.values().map(TileSet::len).sum();
    let round = game.round().unwrap();
    let n_laid = round.table().layout().placed().len();
    assert_eq!(n_left + n_laid + round.boneyard().len() + round.dead().len(), 28, "{text}");
}

#[test]
fn every_mixture_of_rules_that_is_let_through_makes_rounds_that_end() {
    let mixtures = mixtures();
    assert!(mixtures.len() > 4000, "{}", mixtures.len());
    for (place, (text, variant)) in mixtures.iter().enumerate() {
        let n_players = 2 + place % 3;
        let rules = Rules::new(variant.clone(), n_players).unwrap();
        for seed in 0..3 {
            play_out(&rules, seed, text);
        }
    }
}
