//! Rules that can never end a match are conflicts, and all others end.

use domino_rules::{Clash, Match, Round, Rules, RulesFaultKind, Variant, match_stream};
use domino_tiles::Stream;

/// The clashes of a rules file and the keys at which they are told.
fn clashes(text: &str) -> Vec<(&'static [&'static str], Clash)> {
    let faults = Variant::from_toml(text).expect_err(text).0;
    let clash = |kind| match kind {
        RulesFaultKind::Conflict(conflict) => Some((conflict.keys, conflict.clash)),
        _ => None,
    };
    faults.into_iter().filter_map(|fault| clash(fault.kind)).collect()
}

#[test]
fn finding_a11_a_match_that_waits_for_a_winner_whom_no_round_has_is_a_conflict() {
    let to_target: &[&str] = &["block-winner", "round-end", "target"];
    let to_rounds: &[&str] = &["block-winner", "round-end", "void-round"];
    for (text, keys) in [
        ("round-end = [\"blocked\"]\nblock-winner = []", to_target),
        (
            "round-end = [\"blocked\"]\nblock-winner = []\ntarget = \"none\"\nrounds = 1\n\
             void-round = \"replayed\"",
            to_rounds,
        ),
    ] {
        assert_eq!(clashes(text), [(keys, Clash::NobodyWins)], "{text}");
    }
    // A round that counts is one of the rounds, whoever has won it.
    let counted = "round-end = [\"blocked\"]\nblock-winner = []\ntarget = \"none\"\nrounds = 3";
    assert!(Variant::from_toml(counted).is_ok());
}

#[test]
fn finding_a26_three_sides_of_which_two_are_always_equal_are_a_conflict() {
    let file = |players: &str, keys: &str, more: &str| {
        format!("players = \"{players}\"\nround-end = [\"blocked\"]\nblock-winner = {keys}\n{more}")
    };
    let not_last = "[\"not-last-to-play\"]";
    for (players, keys) in
        [("3", not_last), ("2-4", not_last), ("4", "[\"not-last-to-play\", \"last-to-play\"]")]
    {
        let found = clashes(&file(players, keys, ""));
        assert!(found.iter().any(|(_, clash)| *clash == Clash::NobodyWins), "{found:?}");
    }
    // Two sides, a key that can tell the others apart, and winners who share are enough.
    for (players, keys, more) in [
        ("2", not_last, ""),
        ("4", not_last, "teams = \"pairs\""),
        ("3", "[\"not-last-to-play\", \"leader\"]", ""),
        ("3", not_last, "block-tie = \"share\""),
    ] {
        let text = file(players, keys, more);
        assert!(Variant::from_toml(&text).is_ok(), "{text}");
    }
    let found = clashes(
        "score = { winner = { takes = \"opponents\" } }\nround-end = [\"mover-stuck\"]\nblock-winner = []",
    );
    assert!(found.iter().any(|(_, clash)| *clash == Clash::NobodyWins), "{found:?}");
}

#[test]
fn a_bonus_that_outweighs_what_is_left_in_hands_needs_a_last_round() {
    let file = |bonus: u32, more: &str| {
        format!(
            "best = \"lowest\"\n\
             score = {{ each = {{ own-pips = \"plus\", out-bonus = {bonus} }} }}\n{more}"
        )
    };
    assert_eq!(clashes(&file(50, "")), [(&["rounds", "score"][..], Clash::FallingBonus)]);
    assert!(Variant::from_toml(&file(50, "rounds = 10")).is_ok());
    assert!(Variant::from_toml(&file(10, "")).is_ok());
}

/// Values of keys, of which a random file has one each.
const CHOICES: &[&[&str]] = &[
    &["set = 3", "set = 4", "set = 6", "set = 9"],
    &["players = \"2\"", "players = \"3\"", "players = \"4\"", "players = \"2-3\""],
    &["hand = 1", "hand = 2", "hand = 3", "hand = 5", "hand = 7", "hand = { 2 = 5, 3 = 4, 4 = 2 }"],
    &["", "", "reserve = 1", "reserve = 2"],
    &["", "", "teams = \"pairs\""],
    &["", "direction = \"counter-clockwise\""],
    &["", "redeal = \"no-double\""],
    &[
        "",
        "start = [\"highest-half\"]",
        "start = [\"seat-A\"]",
        "start = [\"3-3\", \"random-seat\"]",
    ],
    &["", "later-start = [\"winner\"]", "later-start = [\"loser\", \"next-seat\"]"],
    &["", "first-tile = \"free\"", "first-tile = { before-deal = \"any\" }"],
    &[
        "",
        "draw = {}",
        "draw = { tiles = 2, then = \"next-turn\" }",
        "draw = { repeat = \"until-playable\" }",
        "draw = { repeat = \"until-playable\", at-most = 2 }",
        "draw = { when = \"any-time\" }",
    ],
    &[
        "",
        "",
        "wild = { doubles-on = \"any-tile\", use = \"optional\" }",
        "wild = { doubles-on = \"non-doubles\", use = \"compulsory\" }",
    ],
    &[
        "",
        "",
        "table = { width = 9, height = 9 }",
        "table = { width = 20, height = 4, corners = \"never\" }",
    ],
    &["", "", "turn = { run = \"one-end\", opening = \"both-ends\" }"],
    &[
        "",
        "round-end = [\"blocked\"]",
        "round-end = [\"mover-stuck\"]",
        "round-end = [\"out\", \"mover-must-draw\"]",
        "round-end = [\"out\", \"mover-stuck\"]",
    ],
    &["", "", "dead-ends = \"block\""],
    &[
        "",
        "block-winner = []",
        "block-winner = [\"not-last-to-play\"]",
        "block-winner = [\"last-to-play\"]",
        "block-winner = [\"not-last-to-play\", \"last-to-play\"]",
        "block-winner = [\"lightest-tile\", \"leader\"]",
        "block-winner = [\"fewest-tiles\"]",
    ],
    &["", "block-tie = \"share\""],
    &[
        "",
        "score = { winner = { takes = \"opponents\", less-own = \"per-opponent\" } }",
        "score = { winner = { takes = \"all-hands\", less-own = \"once\" } }",
        "score = { winner = { takes = \"opponents\", paid-by = \"opponents\" } }",
        "best = \"lowest\"\nscore = { each = { own-pips = \"plus\" } }",
        "best = \"lowest\"\nscore = { each = { own-pips = \"plus\", out-bonus = 5 } }",
        "best = \"lowest\"\nscore = { each = { own-pips = \"plus\", out-bonus = 50 } }",
        "score = { each = { own-pips = \"minus\", out-bonus = 5 } }",
    ],
    &["target = 20", "target = \"none\""],
    &["", "rounds = 1", "rounds = 3"],
    &["", "void-round = \"replayed\""],
];

fn below(rng: &mut Stream, n: usize) -> usize {
    rng.below(u32::try_from(n).unwrap()) as usize
}

/// A match of random legal play; whether it ends in so many rounds.
fn ends(rules: Rules, rng: &mut Stream, most_rounds: u32) -> bool {
    let mut game = Match::new(rules);
    let seed = rng.below(u32::MAX).into();
    while game.result().is_none() {
        if game.n_rounds() == most_rounds {
            return false;
        }
        game.start_round(seed, &mut ()).unwrap();
        while let Some(legal) =
            game.round().filter(|_| game.is_round_on()).map(Round::legal_actions)
        {
            let action = legal.nth(below(rng, legal.len())).unwrap();
            game.play_into(action, &mut ()).unwrap();
        }
    }
    true
}

/// Thousands of files at random: whatever the engine takes for a game comes to an end.
#[test]
fn finding_a26_random_rules_that_hold_end_in_a_bounded_number_of_rounds() {
    const FILES: u32 = 40_000;
    const MOST_ROUNDS: u32 = 4_000;
    let mut rng = match_stream(26);
    let (mut n_valid, mut n_refused, mut endless) = (0, 0, Vec::new());
    for _ in 0..FILES {
        let lines: Vec<&str> =
            CHOICES.iter().map(|values| values[below(&mut rng, values.len())]).collect();
        let text = lines.join("\n");
        match Variant::from_toml(&text) {
            Ok(variant) => {
                n_valid += 1;
                let players = variant.equipment.players.with_set(variant.equipment.set).unwrap();
                let rules = Rules::new(variant, players.min()).unwrap();
                if !ends(rules, &mut rng, MOST_ROUNDS) {
                    endless.push(text);
                }
            }
            Err(_) => n_refused += 1,
        }
    }
    assert!(n_valid > 3_000, "{n_valid} of {FILES} files hold");
    assert!(n_refused > 3_000, "{n_refused} of {FILES} files are refused");
    assert!(endless.is_empty(), "{} of {n_valid}:\n{}", endless.len(), endless.join("\n\n"));
}
