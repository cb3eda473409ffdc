//! What the built-in players choose in positions where it is plain what they should, and why.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_layout::{End, Joint, Layout};
use domino_players::{Appraisal, Builtin, Never, Outlook, Steady, Term};
use domino_rules::{Action, PerSeat, Position, Round, Rules, Seat, Setup, Variant};
use domino_tiles::{DominoSet, Pips, Stream, TileSet};

fn tiles(text: &str) -> TileSet {
    text.split_whitespace().map(|tile| tile.parse().unwrap()).collect()
}

/// A position of a game for two in which A is on turn. The line is written as the walk of its
/// numbers, every two neighbouring digits a tile; tiles that are not named are dead.
fn position(variant: &str, line: &str, hands: [&str; 2]) -> Round {
    let rules = Rules::new(Variant::builtin(variant).unwrap().clone(), 2).unwrap();
    let hands: PerSeat<TileSet> = hands.map(tiles).into_iter().collect();
    let layout = line_of(line);
    let dealt = hands.values().fold(layout.tiles(), |all, hand| all | *hand);
    let b = Seat::new(1).filter(|_| !layout.is_empty());
    let leader = b.unwrap_or(Seat::FIRST);
    let position = Position { leader, last_to_play: b, ..Position::led_by(Seat::FIRST) };
    let dead = DominoSet::DOUBLE_SIX.tile_set() - dealt;
    let setup = Setup { hands, boneyard: [].into_iter().collect(), dead, layout, position };
    Round::from_setup(&rules, setup).unwrap()
}

fn line_of(walk: &str) -> Layout {
    let mut layout = Layout::new();
    for pair in walk.as_bytes().windows(2) {
        let tile = format!("{}-{}", char::from(pair[0]), char::from(pair[1])).parse().unwrap();
        if layout.is_empty() {
            layout.start(tile, &[End::Left, End::Right]).unwrap();
        } else {
            let outer = Pips::new(pair[1] - b'0').unwrap();
            layout.place(tile, End::Right, outer, Joint::Equal).unwrap();
        }
    }
    layout
}

fn choice(builtin: Builtin, round: &Round) -> String {
    let view = round.view(Some(round.mover()));
    builtin.player().choose(&view, &mut Stream::new(42, 2 << 32), &mut Never).to_string()
}

#[test]
fn random_takes_each_legal_action_about_equally_often() {
    let round = position("block", "64", ["6-5 6-3 4-1 2-2", "6-6 4-4"]);
    let view = round.view(Some(Seat::FIRST));
    let legal: Vec<Action> = view.legal_actions().iter().collect();
    assert_eq!(legal.len(), 3);
    let (mut player, mut stream) = (Builtin::Random.player(), Stream::new(42, 2 << 32));
    let mut counts = [0_u32; 3];
    for _ in 0..9_000 {
        let action = player.choose(&view, &mut stream, &mut Never);
        counts[legal.iter().position(|other| *other == action).unwrap()] += 1;
    }
    // 3,000 each, with a standard deviation of sqrt(9,000 / 3 * 2 / 3) = 45.
    assert!(counts.iter().all(|count| count.abs_diff(3_000) < 4 * 45), "{counts:?}");
}

#[test]
fn heavy_lays_the_most_pips() {
    let round = position("block", "64", ["6-1 4-4 2-2 5-5", "6-6 4-3"]);
    assert_eq!(choice(Builtin::Heavy, &round), "4-4 right");
}

#[test]
fn heavy_takes_the_last_tile_of_equal_weight_at_the_first_end() {
    let round = position("block", "64", ["6-2 4-4 0-0", "6-6 4-3"]);
    assert_eq!(choice(Builtin::Heavy, &round), "6-2 left");
    let round = position("block", "6456", ["6-1 2-0", "6-6 4-3"]);
    assert_eq!(choice(Builtin::Heavy, &round), "6-1 left");
}

#[test]
fn everybody_passes_where_nothing_else_is_legal() {
    let round = position("block", "64", ["5-1 2-2", "6-6 4-3"]);
    for builtin in Builtin::ALL {
        assert_eq!(choice(builtin, &round), "pass", "{builtin}");
    }
}

#[test]
fn steady_goes_out() {
    let round = position("block", "64", ["6-0", "6-6 4-3"]);
    assert_eq!(choice(Builtin::Steady, &round), "6-0 left");
}

#[test]
fn steady_keeps_a_number_that_it_can_answer() {
    // After 6-1 the hand answers 1 and 4; after 6-2, which weighs one pip more, nothing but 4.
    let round = position("block", "64", ["6-1 6-2 4-1 5-1 3-1", "0-0 5-5 3-3 5-3 5-0"]);
    assert_eq!(choice(Builtin::Steady, &round), "6-1 left");
}

#[test]
fn steady_sheds_a_double_before_a_tile_of_equal_weight() {
    let round = position("block", "64", ["6-2 4-4 3-0", "5-5 1-1 0-0"]);
    assert_eq!(choice(Builtin::Steady, &round), "4-4 right");
}

#[test]
fn steady_leaves_the_next_seat_a_number_that_is_used_up() {
    // All ones are laid or in the own hand, while four twos are not; 6-2 weighs one pip more.
    let round = position("block", "51103146", ["6-1 6-2 2-1 0-0", "6-6 4-3 6-5"]);
    assert_eq!(choice(Builtin::Steady, &round), "6-1 right");
}

#[test]
fn steady_keeps_its_wild_doubles() {
    let round = position("beginners", "64", ["5-5 6-1 2-1", "6-6 4-3"]);
    assert_eq!(choice(Builtin::Heavy, &round), "5-5 left");
    assert_eq!(choice(Builtin::Steady, &round), "6-1 left");
}

#[test]
fn steady_takes_the_run_that_lays_the_most() {
    // 3-1 is a run of one tile; 6-5 5-5 5-2 is one of three.
    let round = position("hungarian", "32446", ["3-1 6-5 5-5 5-2", "4-3 6-0"]);
    assert_eq!(choice(Builtin::Steady, &round), "6-5 right");
}

/// What `steady` makes of the actions of the seat on turn: each with its amounts in the order of
/// [`Term::ALL`].
fn appraised(round: &Round) -> Vec<(String, usize, i32, Option<[u32; 6]>)> {
    let describe = |one: Appraisal| {
        let amounts = match one.outlook {
            Outlook::Out => None,
            Outlook::Hand(terms) => Some(Term::ALL.map(|term| terms.amount(term))),
        };
        (one.action.to_string(), one.n_laid, one.worth(), amounts)
    };
    Steady::appraise(&round.view(Some(round.mover()))).into_iter().map(describe).collect()
}

#[test]
fn steady_weighs_two_tiles_as_one_does_by_hand() {
    let round = position("block", "64", ["6-1 4-2 5-1 5-5", "3-3 2-2"]);
    // 6-1 leaves the ends 1 and 4, and 4-2 5-1 5-5 in hand: 22 pips, 5-5 stuck, both ends answered,
    // by a tile each. Of the 23 tiles not seen, 14 have neither number: B's two are among them in
    // 14/23 · 13/22 = 0.359 of all cases. −220 − 20 + 2·20 + 2·5 + 71 = −119 tenths of a pip.
    let best = ("6-1 left".to_owned(), 1, -119, Some([22, 1, 2, 2, 0, 359]));
    // 4-2 leaves 6 and 2, and 6-1 5-1 5-5: 23 pips, 5-5 stuck, one end answered, by one tile. Of 23
    // tiles 13 have neither number: 13/23 · 12/22 = 0.308. −230 − 20 + 20 + 5 + 61 = −164.
    let other = ("4-2 right".to_owned(), 1, -164, Some([23, 1, 1, 1, 0, 308]));
    assert_eq!(appraised(&round), [best, other]);
}

#[test]
fn steady_counts_a_wild_double_as_wild_and_not_as_stuck() {
    let round = position("beginners", "64", ["5-5 6-1 2-1", "6-6 4-3"]);
    // After 6-1 the ends are 1 and 4: 2-1 fits the 1, and 5-5 neither, but it is wild.
    // Of 28 − 2 − 2 = 24 tiles not seen, 14 have neither number: 14/24 · 13/23 = 0.329.
    let (action, _, worth, amounts) = appraised(&round).swap_remove(0);
    assert_eq!((action.as_str(), amounts), ("6-1 left", Some([13, 0, 1, 1, 1, 329])));
    assert_eq!(worth, -130 + 20 + 5 + 100 + 65);
}

#[test]
fn steady_looks_at_the_end_of_a_run() {
    let round = position("hungarian", "32446", ["3-1 6-5 5-5 5-2", "4-3 6-0"]);
    let runs = appraised(&round);
    // 6-5 5-5 5-2 leaves 3-1 with 4 pips at the ends 3 and 2; 3-1 leaves 11 + 10 + 7 pips.
    let n_laid_and_pips = |run: &(String, usize, i32, Option<[u32; 6]>)| (run.1, run.3.unwrap()[0]);
    assert_eq!(runs.iter().map(n_laid_and_pips).collect::<Vec<_>>(), [(3, 4), (1, 28)]);
}

#[test]
fn steady_has_nothing_to_weigh_where_the_last_tile_goes_out_or_none_can_be_laid() {
    let out = position("block", "64", ["6-0", "6-6 4-3"]);
    assert_eq!(appraised(&out), [("6-0 left".to_owned(), 1, Appraisal::OUT, None)]);
    let stuck = position("block", "64", ["5-1 2-2", "6-6 4-3"]);
    assert_eq!(appraised(&stuck), []);
}
