//! Games of other programs, replayed, and counts of action sequences.

use domino_rules::{Action, Round, perft};
use domino_tests::{Game, house, seat, table, tile};
use domino_tiles::TileSet;

/// Plays `seat tile@number` for each move; the seats between them pass, and have to.
fn replay(game: &mut Game, moves: &str) {
    for text in moves.split(';').map(str::trim) {
        let (own, play) = text.split_once(' ').unwrap();
        let own = seat(char::from(b'A' + own.parse::<u8>().unwrap()));
        while game.round().mover() != own {
            game.legal("pass").play("pass");
        }
        let Some((played, number)) = play.split_once('@') else {
            game.play(&tile(play).to_string());
            continue;
        };
        let ends = game.round().table().layout().ends();
        let end = ends.iter().find(|open| open.pips.to_string() == number).unwrap().name;
        game.play(&format!("{} {end}", tile(played)));
    }
}

/// The numbers at the ends, the smaller first.
fn ends(game: &Game) -> Vec<u8> {
    let ends = game.round().table().layout().ends();
    let mut ends: Vec<u8> = ends.iter().map(|open| open.pips.get()).collect();
    ends.sort_unstable();
    ends
}

#[test]
fn c44_a_round_of_block_that_ends_out() {
    let scene = table("block", 2).hand('A', "6-6 0-2 4-4 3-3 2-2 1-1 0-0");
    let mut game = scene.hand('B', "5-6 4-5 3-4 2-3 1-2 0-1 4-6").begin();
    replay(
        &mut game,
        "0 6-6; 1 5-6@6; 1 4-5@5; 0 4-4@4; 1 3-4@4; 0 3-3@3; 1 2-3@3; 0 2-2@2; 1 1-2@2; 0 1-1@1; \
         1 0-1@1; 0 0-0@0; 1 4-6@6",
    );
    game.out('B').won_by("B").scores(&[0, 2]);
    assert_eq!((ends(&game), game.round().table().layout().placed().len()), (vec![0, 4], 13));
}

/// The hands of C45, in the hand order of the log.
fn c45(rules: &str) -> Game {
    let scene = house("block", rules, 2).hand('A', "0-3 0-4 1-1 1-2 3-3 3-4 3-6");
    scene.hand('B', "0-2 0-6 2-2 2-3 3-5 4-4 4-5").begin()
}

#[test]
fn c45_a_round_of_block_that_blocks_at_different_ends() {
    for (rules, points) in [(r#"score = { winner = { takes = "opponents" } }"#, 25), ("", 5)] {
        let mut game = c45(rules);
        replay(&mut game, "0 3-6; 1 2-3@3; 0 1-2@2; 1 0-6@6; 0 1-1@1; 1 0-2@0; 1 2-2@2");
        game.blocked().won_by("A").scores(&[points, 0]);
        assert_eq!(ends(&game), [1, 2]);
        let pips: Vec<u32> = game.result().hands.values().map(TileSet::n_pips).collect();
        assert_eq!(pips, [20, 25]);
    }
}

#[test]
fn c46_a_round_of_four_in_pairs() {
    for (takes, points) in [("opponents", 39), ("all-hands", 56)] {
        let rules = format!(
            "first-tile = \"free\"\nteams = \"pairs\"\nplayers = \"4\"\nhand = 7\nscore = {{ winner = {{ takes = \"{takes}\" }} }}"
        );
        let scene = house("block", &rules, 4).hand('A', "0-6 2-2 2-3 3-3 3-5 5-5 6-6");
        let scene =
            scene.hand('B', "0-0 0-2 0-4 0-5 1-2 3-6 5-6").hand('C', "0-1 0-3 1-1 1-3 2-4 2-5 2-6");
        let mut game = scene.hand('D', "1-4 1-5 1-6 3-4 4-4 4-5 4-6").begin();
        replay(
            &mut game,
            "0 0-6; 1 0-5@0; 2 2-6@6; 3 1-5@5; 0 2-3@2; 1 3-6@3; 2 1-3@1; 3 1-6@6; 0 3-5@3; 1 5-6@5; \
             2 1-1@1; 3 4-6@6; 1 0-4@4; 2 0-1@1; 1 0-0@0; 2 0-3@0; 3 3-4@3; 1 0-2@0; 2 2-4@2; 3 1-4@4; \
             1 1-2@1",
        );
        game.out('B').won_by("BD").scores(&[0, points]);
        let pips: Vec<u32> = game.result().hands.values().map(TileSet::n_pips).collect();
        assert_eq!(pips, [32, 0, 7, 17]);
    }
}

#[test]
fn c54_action_sequences_with_left_and_right_both_counted() {
    let plies = perft(c45("").round(), 30);
    let counts: Vec<u64> = plies.iter().map(|ply| ply.n_sequences).collect();
    assert_eq!(
        counts,
        [7, 23, 60, 160, 312, 665, 1069, 1756, 2325, 2946, 3053, 2601, 1461, 650, 96, 49]
    );
    assert_eq!(plies.iter().map(|ply| ply.n_finished).sum::<u64>(), 3843);
    // A smaller depth gives the first of them.
    assert_eq!(perft(c45("").round(), 3), plies[..3]);
    assert_eq!(perft(c45("").round(), 0), []);
}

/// Counts action sequences where a tile that fits at two ends with the same number counts once.
fn count_merged(round: &Round, ply: usize, plies: &mut Vec<(u64, u64)>) {
    let ends = round.table().layout().ends().to_vec();
    let are_alike = ends.len() == 2 && ends[0].pips == ends[1].pips;
    for action in round.legal_actions().iter() {
        if let Action::Play { end, .. } = action
            && are_alike
            && end == ends[1].name
        {
            continue;
        }
        let mut next = round.clone();
        next.play(action).unwrap();
        if plies.len() == ply {
            plies.push((0, 0));
        }
        plies[ply].0 += 1;
        plies[ply].1 += u64::from(next.ending().is_some());
        count_merged(&next, ply + 1, plies);
    }
}

#[test]
fn c54_action_sequences_with_left_and_right_merged_where_they_are_alike() {
    let mut plies = Vec::new();
    count_merged(c45("").round(), 0, &mut plies);
    let counts: Vec<u64> = plies.iter().map(|(n_sequences, _)| *n_sequences).collect();
    assert_eq!(
        counts,
        [7, 21, 52, 132, 240, 481, 741, 1144, 1448, 1670, 1686, 1394, 808, 368, 65, 34]
    );
    assert_eq!(plies.iter().map(|(_, n_finished)| n_finished).sum::<u64>(), 2214);
}
