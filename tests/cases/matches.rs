//! Matches: targets, and nothing that survives into the next round.

use domino_rules::{
    Action, Deal, Event, Match, Round, Rules, Start, StartError, Variant, player_stream,
};
use domino_tests::{Game, Scene, house, seat, variant};

/// One seat lays its last tile while the other holds this.
fn won_by(scene: Scene, winner: char, other: &str) -> Game {
    let loser = if winner == 'A' { 'B' } else { 'A' };
    let scene = scene.line("66").hand(winner, "6-5").hand(loser, other).turn(winner);
    let mut game = scene.begin();
    game.play("6-5 right").out(winner);
    game
}

#[test]
fn c39_a_match_ends_with_the_round_in_which_the_target_is_reached() {
    let mut game = won_by(house("boxed", "target = 30", 2), 'A', "5-5 6-4 5-4");
    game.totals(&[29, 0]).match_goes_on();
    won_by(game.next_round(), 'A', "1-0").totals(&[30, 0]).match_won_by("A");
    // The first to reach it wins at once: a total of 10 is never waited upon.
    let mut game = won_by(house("boxed", "target = 10", 2), 'A', "5-4");
    game.totals(&[9, 0]).match_goes_on();
    let mut game = won_by(game.next_round(), 'B', "5-5");
    game.totals(&[9, 10]).match_won_by("B");
    let mut over = game.game().clone();
    assert_eq!(over.start_round(1, &mut ()), Err(StartError::MatchOver));
}

#[test]
fn a_round_starts_only_after_the_one_before_is_over() {
    let mut game = Match::new(Rules::new(variant("boxed", ""), 2).unwrap());
    game.start_round(1, &mut ()).unwrap();
    assert_eq!(game.start_round(1, &mut ()), Err(StartError::RoundNotOver(1)));
    // A lot needs a seed.
    let rules = Rules::new(variant("snake", ""), 2).unwrap();
    let deal = Deal::from_seed(&rules, 1, 1);
    let mut game = Match::new(rules);
    assert_eq!(game.start_round_with(&deal, None, &mut ()), Err(StartError::NoLeader));
}

/// An action that depends on the seed, the round and the ply alone.
fn choice(round: &Round, seed: u64, number: u32) -> Option<Action> {
    let legal = round.legal_actions();
    let n_legal = u32::try_from(legal.len()).unwrap();
    let mut stream = player_stream(seed, seat('A'), number, round.table().n_actions());
    legal.nth(stream.below(n_legal) as usize)
}

/// No counter, hand or leader survives into the next round but what the rules say.
#[test]
fn c41_a_thousand_rounds_of_one_match_are_those_of_a_thousand_rounds_alone() {
    for name in Variant::builtin_names() {
        let endless = match name {
            "penalty" => "rounds = 1000",
            _ => "target = 1000000",
        };
        let rules = Rules::new(variant(name, endless), 2).unwrap();
        let mut game = Match::new(rules.clone());
        for number in 1..=1000 {
            let mut told = Vec::new();
            game.start_round(9, &mut told).unwrap();
            let start = told.iter().find_map(|event| match event {
                Event::Leads { seat, tile } => Some(Start { seat: *seat, tile: *tile }),
                _ => None,
            });
            let mut alone =
                Round::new(&rules, &Deal::from_seed(&rules, 9, number), start.unwrap()).unwrap();
            let begun = game.round().map(Round::to_setup);
            assert_eq!(begun, Some(alone.to_setup()), "{name}, round {number}");
            let (mut here, mut there) = (Vec::new(), Vec::new());
            while let Some(action) = choice(&alone, 9, number) {
                game.play_into(action, &mut here).unwrap();
                alone.play_into(action, &mut there).unwrap();
            }
            here.retain(|event| !matches!(event, Event::Scored { .. } | Event::MatchOver(_)));
            assert_eq!(here, there, "{name}, round {number}");
            // 28 tiles can be laid, each can be drawn once, and there is one pass at most before
            // somebody lays or draws again.
            assert!(alone.table().n_actions() <= 28 + 28 + 56, "{name}, round {number}");
        }
    }
}
