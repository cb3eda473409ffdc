//! How rounds end, and what they are worth.

use domino_rules::sections::{BlockKey, BlockTie};
use domino_rules::{Decided, Event, TermKind};
use domino_tests::{Game, Scene, house, table};
use domino_tiles::TileSet;

const TAKES_ALL: &str = r#"score = { winner = { takes = "all-hands" } }"#;
const TAKES_OPPONENTS: &str = r#"score = { winner = { takes = "opponents" } }"#;
const FREE: &str = "first-tile = \"free\"";
const PAIRS: &str = "teams = \"pairs\"\nplayers = \"4\"\n";

/// The last player, whose hand has 6-5, lays the last of the sixes; 5-4 is not in the line.
fn dead_line(scene: Scene, last: char, hands: &[&str]) -> Game {
    let scene = scene.line("6406612635").boneyard("-").rest_dead().turn(last).led_by('A');
    let scene = ('A'..='D').zip(hands).fold(scene, |scene, (seat, hand)| {
        scene.hand(seat, &if seat == last { format!("6-5 {hand}") } else { (*hand).to_owned() })
    });
    let mut game = scene.begin();
    game.play("6-5 right").blocked();
    game
}

/// Seat A lays its last tile.
fn out(scene: Scene, others: &[&str]) -> Game {
    let scene = scene.line("66").hand('A', "6-5");
    let scene = ('B'..='D').zip(others).fold(scene, |scene, (seat, hand)| scene.hand(seat, hand));
    let mut game = scene.begin();
    game.play("6-5 right").out('A');
    game
}

#[test]
fn c10_not_blocked_while_the_other_player_can_play() {
    let never_less = house("block", TAKES_OPPONENTS, 2);
    let mut game = never_less.line("11").hand('A', "6-6").hand('B', "6-1").begin();
    game.legal("pass").play("pass").turn('B').play("6-1 left").out('B').scores(&[0, 12]);
    let twin =
        house("block", FREE, 2).hand('A', "1-1 6-6").hand('B', "5-5").begin().play("1-1").clone();
    twin.clone().blocked().won_by("B");
    let pips: Vec<u32> = twin.result().hands.values().map(TileSet::n_pips).collect();
    assert_eq!(pips, [12, 10]);
}

#[test]
fn c11_not_blocked_while_a_tile_can_be_drawn() {
    let scene = |rules: &str, boneyard: &str| {
        let scene = house("draw", rules, 2).line("11").hand('A', "6-6").hand('B', "5-5");
        scene.boneyard(boneyard).rest_dead()
    };
    let mut game = scene("reserve = 0", "4-1").begin();
    game.turn('A').legal("draw").play("draw").legal("4-1 left, 4-1 right");
    // With two tiles kept back and two left, the round is over as soon as it is seen.
    let lead = house("draw", FREE, 2)
        .hand('A', "1-1 6-6")
        .hand('B', "5-5")
        .boneyard("4-1 2-1")
        .rest_dead();
    lead.begin().play("1-1").blocked();
}

#[test]
fn c12_who_is_out_wins_even_if_an_opponent_has_no_pips() {
    for name in ["boxed", "snake", "beginners", "block", "draw"] {
        out(table(name, 2), &["0-0"]).won_by("A").scores(&[0, 0]);
        out(table(name, 3), &["0-0", "5-3 2-1"]).won_by("A").scores(&[11, 0, 0]);
    }
}

#[test]
fn c13_a_blocked_round_of_pairs_goes_to_the_lower_sum() {
    // A and C hold 5 and 30 pips, B and D 10 and 12.
    let hands = ["5-0", "5-2 3-0", "5-5 5-1 4-4 4-2", "4-3 4-1"];
    let rules = format!("{PAIRS}{TAKES_OPPONENTS}");
    dead_line(house("block", &rules, 4), 'A', &hands).won_by("BD").scores(&[0, 35]);
    dead_line(house("block", PAIRS, 4), 'A', &hands).won_by("BD").scores(&[0, 35 - 22]);
}

#[test]
fn c14_what_a_blocked_round_is_worth() {
    let hands = ["6-6 4-3 5-2 4-2 3-3 5-1 3-2", "5-5 5-4 5-3 4-4 5-0 4-1 0-0"];
    let play = |rules: &str| {
        let scene = house("block", rules, 2).hand('A', hands[0]).hand('B', hands[1]);
        let mut game = scene.begin();
        game.play("6-6").blocked().won_by("A");
        game
    };
    play(TAKES_OPPONENTS).scores(&[45, 0]);
    play("").scores(&[8, 0]);
    play(TAKES_ALL).scores(&[82, 0]);
}

/// Both have 17 pips; A led and holds 1-0, B laid the last tile and holds nothing below 4-4. (The hands
/// of the page itself show every number, so no line can be dead before them.)
fn c15(rules: &str) -> Game {
    dead_line(house("block", rules, 2), 'B', &["1-0 5-5 4-2", "4-4 5-4"])
}

#[test]
fn c15_a_tied_block_of_two_players_by_every_rule() {
    c15("").void();
    let tie = |key: &str| c15(&format!("block-winner = [\"fewest-pips\", \"{key}\"]"));
    tie("leader").won_by("A");
    tie("lightest-tile").won_by("A");
    tie("not-last-to-play").won_by("A");
    tie("last-to-play").won_by("B");
    c15("block-tie = \"share\"").won_by("A B").scores(&[0, 0]);
}

#[test]
fn c16_a_tie_for_the_lowest_among_three() {
    let pips = |game: &Game| game.result().hands.values().map(TileSet::n_pips).collect::<Vec<_>>();
    for name in ["boxed", "snake", "block", "draw"] {
        let mut tie = dead_line(table(name, 3), 'A', &["4-3", "5-2", "4-4 3-1"]);
        tie.void();
        assert_eq!(pips(&tie), [7, 7, 12]);
        let mut tie = dead_line(table(name, 3), 'A', &["4-3", "5-2", "5-1 1-0"]);
        tie.void();
        assert_eq!(pips(&tie), [7, 7, 7]);
    }
    dead_line(house("boxed", "block-tie = \"share\"", 3), 'A', &["4-3", "5-2", "4-4 3-1"])
        .won_by("A B")
        .scores(&[5, 5, 0]);
}

#[test]
fn c17_who_opens_after_a_tied_block() {
    let tied = |scene: Scene| dead_line(scene, 'A', &["4-3", "5-2", "4-4 3-1"]);
    let hands = |scene: Scene| {
        let scene = scene.hand('A', "1-1 6-0 2-0 3-0 4-0").hand('B', "4-4 2-1 3-1 4-1 5-1");
        scene.hand('C', "5-5 5-4 5-3 5-2 5-0")
    };
    // Nothing of a match goes into the next one.
    let _ = tied(table("boxed", 3));
    hands(table("boxed", 3)).deal().turn('C');
    // Within the match: the highest double, or the next seat.
    hands(tied(table("boxed", 3)).next_round()).deal().turn('C');
    hands(tied(table("block", 3)).next_round()).deal().turn('B');
}

#[test]
fn c19_pips_left_when_somebody_is_out() {
    let others = ["5-3 2-2", "6-1", "4-4"];
    out(house("block", TAKES_OPPONENTS, 4), &others).scores(&[27, 0, 0, 0]);
    out(house("block", &format!("{PAIRS}{TAKES_OPPONENTS}"), 4), &others)
        .won_by("AC")
        .scores(&[20, 0]);
    out(house("block", &format!("{PAIRS}{TAKES_ALL}"), 4), &others).won_by("AC").scores(&[27, 0]);
}

#[test]
fn c19_a_partners_pips_are_not_taken_off_when_a_side_goes_out() {
    // `block` takes the own pips off in a block; out is worth the opponents' pips.
    out(house("block", PAIRS, 4), &["5-3 2-2", "6-1", "4-4"]).won_by("AC").scores(&[20, 0]);
}

#[test]
fn finding_a22_who_holds_no_tile_has_no_lightest_one() {
    let rules = "round-end = [\"blocked\"]\nblock-winner = [\"lightest-tile\"]";
    // A lays its last tile, and the round is blocked; B holds 0-0.
    dead_line(house("block", rules, 2), 'A', &["", "0-0"]).won_by("B");
    // Whoever goes out where that ends the round has won it.
    out(house("block", "block-winner = [\"lightest-tile\"]", 2), &["0-0"]).won_by("A");
}

#[test]
fn finding_a23_the_terms_tell_own_pips_that_are_more_than_there_is_to_take() {
    let once = r#"score = { winner = { takes = "opponents", less-own = "once" } }
        block-winner = ["leader"]"#;
    // A led and wins with 13 pips; B holds 7.
    let mut game = dead_line(house("block", once, 2), 'B', &["5-5 3-0", "4-3"]);
    game.won_by("A").scores(&[0, 0]);
    let scored = game.events().iter().find_map(|event| match event {
        Event::Scored(scored) => Some(scored),
        _ => None,
    });
    let terms = scored.unwrap().terms.iter().map(|term| (term.kind, term.points));
    let of = game.game().rules().teams()[1];
    assert_eq!(
        terms.collect::<Vec<_>>(),
        [(TermKind::Hand { of, pips: 7, less: 0 }, 7), (TermKind::LessOwn { pips: 13 }, -7)]
    );
}

#[test]
fn finding_a24_the_rule_that_decides_is_told() {
    let decided = |rules: &str| c15(rules).result().decided;
    assert_eq!(decided(""), Decided::Tie(BlockTie::Void));
    assert_eq!(decided("block-tie = \"share\""), Decided::Tie(BlockTie::Share));
    let keys = "block-winner = [\"fewest-pips\", \"leader\", \"lightest-tile\"]";
    assert_eq!(decided(keys), Decided::Key(BlockKey::Leader));
    assert_eq!(decided("block-winner = []"), Decided::NoKey);
    assert_eq!(out(table("block", 2), &["0-0"]).result().decided, Decided::Out);
}
