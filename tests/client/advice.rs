//! What a session explains: `why`, `hint` and `counts`.

use domino_players::{Builtin, Never};
use domino_repl::{Output, Pacing, Settings};
use domino_rules::{Action, Round, RunState, Seat, Variant};
use domino_tiles::{Pips, Stream, Tile, TileSet};

use crate::desk::{Desk, piped, tiles, with_hands};

/// Asks why, and checks that the answer is all of this, that it names the rule with the sources of
/// the game's own file, and that nothing is played.
fn why(desk: &mut Desk, asked: &str, said: &[&str], keys: &[&str]) {
    let before = (desk.game().clone(), desk.session.record().to_owned());
    let answer = desk.line(&format!("why {asked}"));
    let flat = answer.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in said {
        assert!(flat.contains(part), "{asked}: {answer}");
    }
    let variant = desk.game().rules().variant();
    let rules: Vec<&str> = flat.split("Rule `").skip(1).collect();
    let named: Vec<&str> = rules.iter().map(|rule| rule.split('`').next().unwrap()).collect();
    assert_eq!(named, keys, "{asked}: {answer}");
    for (rule, key) in rules.iter().zip(keys) {
        let sources =
            variant.sources.get(*key).map_or_else(String::new, |listed| listed.join(", "));
        assert!(rule.contains(&format!("({sources})")), "{asked}: {answer}");
    }
    assert!((desk.game(), desk.session.record()) == (&before.0, before.1.as_str()), "{asked}");
}

/// A built-in game with the sources of its own file, as A goes on from a position.
fn at(game: &str, line: &str, hands: [&str; 2], first: &str) -> Desk {
    let rules = Variant::builtin(game).unwrap().to_toml();
    with_hands(&rules, line, hands, first)
}

/// The ends are 6 and 4.
#[test]
fn why_a_tile_fits_or_does_not() {
    let mut desk = at("block", "6-5 5-4", ["6-4 6-1 2-2 3-0", "3-3 1-0"], "");
    why(&mut desk, "6-1", &["Legal: 6-1 fits the left end, which shows 6."], &["turn"]);
    why(&mut desk, "1|6 l", &["Legal: 6-1 fits the left end, which shows 6."], &["turn"]);
    let both = [
        "Legal: 6-4 fits the left end, which shows 6.",
        "Legal: 6-4 fits the right end, which shows 4.",
    ];
    why(&mut desk, "6-4", &both, &["turn"]);
    why(&mut desk, "6-4 right", &both[1..], &["turn"]);
    why(
        &mut desk,
        "6-1 right",
        &["Not legal: 6-1 does not fit the right end, which shows 4."],
        &["turn"],
    );
    let nowhere = "fits none of the open ends, which are left (l) 6, right (r) 4.";
    why(&mut desk, "3-0", &["Not legal: 3-0", nowhere], &["turn"]);
    why(&mut desk, "2-2", &["Not legal: 2-2", nowhere], &["wild"]);
}

/// Where no rule of the game decides, no rule is named: it is a matter of where the tile is.
#[test]
fn why_a_tile_is_not_there_to_be_laid() {
    let mut desk = at("block", "6-5 5-4", ["6-4 6-1 2-2", "3-3 1-0"], "");
    why(&mut desk, "3-3", &["Not legal: 3-3 is not in your hand."], &[]);
    why(&mut desk, "6-5", &["Not legal: 6-5 is already on the table."], &[]);
    why(&mut desk, "7-6", &["Not legal: there is no 7-6 in the double-6 set."], &[]);
    why(&mut desk, "6-4 up", &["Not legal: there is no up end; the ends are left (l) 6"], &[]);
}

#[test]
fn why_a_number_of_the_list() {
    let mut desk = at("block", "6-5 5-4", ["6-4 6-1 2-2", "3-3 1-0"], "");
    let list: Vec<Action> = desk.round().legal_actions().iter().collect();
    assert_eq!(list.len(), 3);
    for (number, action) in (1..).zip(list) {
        let said = format!("Legal: {} fits the", action.tile().unwrap());
        why(&mut desk, &number.to_string(), &[&said], &["turn"]);
    }
}

/// In `beginners` a double goes anywhere, and may be kept back while there are tiles to draw.
#[test]
fn why_a_double_is_wild() {
    let mut desk = at("beginners", "6-5 5-4", ["2-2 3-0", "3-3 1-0"], "");
    let left = "Legal: 2-2 is a double and may be played at the left end without matching it.";
    why(&mut desk, "2-2 left", &[left], &["wild"]);
    why(&mut desk, "2-2", &[left, "2-2 is a double and may be played at the right end"], &["wild"]);
    why(&mut desk, "draw", &["Legal: you can draw."], &["draw"]);
    let mut desk = at("beginners", "6-5 5-4", ["4-4 3-0", "3-3 1-0"], "");
    why(&mut desk, "4-4 right", &["Legal: 4-4 fits the right end, which shows 4."], &["turn"]);
}

#[test]
fn why_a_tile_must_be_led() {
    let mut desk = Desk::started("block", "human,human", 3);
    let (mover, lead) = (desk.round().mover(), desk.round().table().must_lead().unwrap());
    let other = desk.round().hand(mover).iter().find(|tile| *tile != lead).unwrap();
    let said = format!("Not legal: {lead} must be led.");
    why(&mut desk, &other.to_string(), &[&said], &["first-tile"]);
    let said = format!("Legal: you can lead {lead}.");
    why(&mut desk, &lead.to_string(), &[&said], &["first-tile"]);
    why(&mut desk, "1", &[&said], &["first-tile"]);
    let said =
        format!("Not legal: the table is empty, so there is no left end yet; type `{lead}`.");
    why(&mut desk, &format!("{lead} left"), &[&said], &[]);
}

/// In `hungarian` a turn goes on at the end where it began.
#[test]
fn why_a_run_stays_at_its_end() {
    let mut desk = at("hungarian", "6-5 5-4", ["4-3 3-2 6-1", "6-6 2-2"], "");
    desk.line("4-3");
    why(&mut desk, "6-1 left", &["Not legal: this turn goes on at the right end."], &["turn"]);
    why(&mut desk, "3-2", &["Legal: 3-2 fits the right end, which shows 3."], &["turn"]);
}

#[test]
fn why_a_draw_or_a_pass() {
    let mut desk = at("penalty", "6-5 5-4", ["4-3 0-0", "3-3 1-1"], "");
    why(&mut desk, "draw", &["Not legal: you can play a tile, so you may not draw."], &["draw"]);
    why(&mut desk, "pass", &["Not legal: you can play a tile, so you may not pass."], &["draw"]);
    let mut desk = at("penalty", "6-5 5-4", ["0-0 1-1", "3-3 4-1"], "3-0 2-0 1-0");
    why(&mut desk, "draw", &["Legal: you can draw."], &["draw"]);
    why(&mut desk, "pass", &["Not legal: you can draw, so you may not pass."], &["draw"]);
    desk.lines(&["draw", "draw", "draw"]);
    let said = "Not legal: you have drawn 3 tiles, the most allowed in one turn.";
    why(&mut desk, "draw", &[said], &["draw"]);
    why(&mut desk, "pass", &["Legal: you can pass."], &["draw"]);
    let mut desk = at("block", "5-4 4-3", ["1-0 2-2", "3-0 6-6"], "");
    why(&mut desk, "draw", &["Not legal: nobody draws in this game."], &["draw"]);
    why(&mut desk, "pass", &["Legal: you can pass."], &["draw"]);
}

/// `draw` keeps the last two tiles for two players: that is another rule than when to draw.
#[test]
fn why_the_last_tiles_stay() {
    let own = tiles("5-4 4-3 1-0 2-2 4-4 6-0");
    let all = domino_tiles::DominoSet::DOUBLE_SIX.tiles();
    let others: Vec<String> =
        all.filter(|tile| !own.contains(tile)).map(|tile| tile.to_string()).collect();
    let mut desk = at("draw", "5-4 4-3", ["1-0 2-2", &others.join(" ")], "4-4 6-0");
    let said = "Not legal: the last 2 tiles of the boneyard stay there.";
    why(&mut desk, "draw", &[said], &["reserve"]);
    why(&mut desk, "pass", &["Legal: you can pass."], &["draw"]);
}

/// A family's own rule has no source but the family.
#[test]
fn why_by_a_house_rule() {
    let rules = "based-on = \"block\"\nwild = { doubles-on = \"any-tile\", use = \"optional\" }\n";
    let mut desk = with_hands(rules, "6-5 5-4", ["2-2 3-0 6-6", "3-3 1-0"], "");
    let answer = desk.line("why 2-2 left");
    assert!(answer.contains("(house rule)"), "{answer}");
}

/// A desk where a script plays, and every turn of the human is looked at.
fn look(game: &str, seats: &str, seed: u64, mut look: impl FnMut(&mut Desk)) {
    let mut desk =
        Desk::new(game, seats, seed, Settings { pacing: Pacing::Straight, ..piped(1000) });
    desk.feed(domino_repl::Input::Start);
    let mut dice = seed;
    for _ in 0..60 {
        if !desk.game().is_round_on() {
            if desk.last != Output::Next {
                return;
            }
            desk.feed(domino_repl::Input::Next);
            continue;
        }
        look(&mut desk);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let n = u64::try_from(desk.round().legal_actions().len()).unwrap();
        desk.line(&(1 + (dice >> 33) % n).to_string());
    }
}

const SEATED: [(&str, &str); 8] = [
    ("boxed", "human:Ada,random"),
    ("snake", "human:Ada,random,random"),
    ("penalty", "human:Ada,random"),
    ("beginners", "human:Ada,random"),
    ("hungarian", "human:Ada,random,random"),
    ("block", "human:Ada,random"),
    ("draw", "human:Ada,random,random,random"),
    ("draw", "human:Ada,human:Bo"),
];

/// The first action in backticks.
fn advised(hint: &str) -> &str {
    let after = hint.split("would choose `").nth(1).or_else(|| hint.split("Only `").nth(1));
    after.unwrap().split('`').next().unwrap()
}

#[test]
fn hint_is_what_the_player_steady_does() {
    for (game, seats) in SEATED {
        for seed in 1..=6 {
            look(game, seats, seed, |desk| {
                let hint = desk.line("hint");
                let round = desk.round();
                let view = round.view(Some(round.mover()));
                let mut stream = Stream::new(seed, 0);
                let chosen = Builtin::Steady.player().choose(&view, &mut stream, &mut Never);
                assert_eq!(advised(&hint), chosen.to_string(), "{game} {seed}: {hint}");
                let is_only = round.legal_actions().len() == 1;
                assert_eq!(hint.starts_with("Only `"), is_only, "{hint}");
            });
        }
    }
}

/// The hand and the numbers that are open after an action, from the truth of the match.
fn after(round: &Round, action: Action) -> Option<(TileSet, Vec<Pips>, Seat)> {
    let seat = round.mover();
    let mut next = round.clone();
    next.play(action).unwrap();
    let ends = next.table().layout().ends().iter().map(|open| open.pips).collect();
    // Whoever has a run to go on with is on turn again; its figures are those of the end of the run.
    let is_run = next.table().run() != RunState::Fresh;
    (!is_run).then(|| (next.hand(seat), ends, round.table().rules().next_seat(seat)))
}

/// The chance in percent that so many tiles, drawn from the hidden ones, all fit no end.
fn percent_stuck(round: &Round, ends: &[Pips], hand: TileSet, laid: Tile, next: Seat) -> f64 {
    let table = round.table().layout().tiles();
    let fits = |tile: &Tile| ends.iter().any(|pips| tile.other(*pips).is_some());
    let set = round.table().rules().set().tile_set();
    let hidden =
        set.iter().filter(|tile| !table.contains(*tile) && !hand.contains(*tile) && *tile != laid);
    let (n_hidden, n_useless) = hidden
        .fold((0_u32, 0_u32), |(all, useless), tile| (all + 1, useless + u32::from(!fits(&tile))));
    let n_held = u32::try_from(round.hand(next).len()).unwrap();
    let chances = (0..n_held)
        .map(|drawn| f64::from(n_useless.saturating_sub(drawn)) / f64::from(n_hidden - drawn));
    100.0 * chances.product::<f64>()
}

/// The figures of a hint are what a person would count: pips left, tiles that would fit, the ends
/// that they fit, and the chance that the next has nothing.
#[test]
fn the_figures_of_a_hint_are_the_truth() {
    let mut n_checked = 0;
    for (game, seats) in SEATED {
        for seed in 1..=6 {
            look(game, seats, seed, |desk| {
                let hint = desk.line("hint");
                let round = desk.round();
                let legal = round.legal_actions();
                let action = legal.iter().find(|action| action.to_string() == advised(&hint));
                let Some(laid) = action.unwrap().tile() else { return };
                if legal.len() == 1 {
                    return;
                }
                let Some((hand, ends, next)) = after(round, action.unwrap()) else { return };
                if hand.is_empty() {
                    assert!(hint.contains("It empties your hand."), "{hint}");
                    return;
                }
                let n_pips = hand.iter().map(Tile::n_pips).sum::<u32>();
                let pips = if n_pips == 1 { "pip" } else { "pips" };
                assert!(
                    hint.contains(&format!("It leaves {n_pips} {pips} in your hand.")),
                    "{hint}"
                );

                let fit = |&pips: &Pips| hand.iter().filter(move |tile| tile.other(pips).is_some());
                let n_ends = ends.iter().filter(|pips| fit(pips).count() > 0).count();
                let n_tiles = ends.iter().flat_map(fit).collect::<TileSet>().len();
                let said = match n_tiles {
                    0 => "None of your tiles would fit an open end then.".to_owned(),
                    n => format!("{n} of your tiles would then fit, at {n_ends} of 2 open ends."),
                };
                assert!(hint.contains(&said), "{said}: {hint}");

                let percent = percent_stuck(round, &ends, hand, laid, next);
                let names = ["A Ada", "B random", "C random", "D random", "B Bo"];
                let (name, told) = hint
                    .split_once("The chance that ")
                    .unwrap()
                    .1
                    .split_once(" has no tile that fits is about ")
                    .unwrap();
                assert!(names.contains(&name) && name.starts_with(&next.to_string()), "{hint}");
                let told: f64 = told.split('%').next().unwrap().parse().unwrap();
                assert!((told - percent).abs() <= 1.5, "{percent}: {hint}");
                n_checked += 1;
            });
        }
    }
    assert!(n_checked > 300, "{n_checked}");
}

/// What a hint says on one screen, worked out by hand.
///
/// The ends are 6 and 4, and A holds 6-4, 6-1, 4-1 and 2-2. After 6-4 on the left both ends are 4, and
/// 4-1 fits both: 6-1, 4-1 and 2-2 have 16 pips, and the double fits nowhere. Of 22 hidden tiles 4 have a
/// 4, so B with three tiles has none with a chance of 18/22 · 17/21 · 16/20, 53 %. The run of the last
/// hand is 4-3, 3-2, 2-2.
#[test]
fn a_hint_in_words() {
    let mut desk = at("block", "6-5 5-4", ["6-4 6-1 4-1 2-2", "3-3 1-0 5-0"], "");
    let mut only = at("block", "6-5 5-4", ["6-1 2-2", "3-3 1-0"], "");
    let mut out = at("draw", "6-5 5-4", ["6-4", "3-3 1-0"], "");
    let mut run = at("hungarian", "6-5 5-4", ["4-3 3-2 2-2 6-0 1-1", "6-6 5-5"], "");
    let text = [&mut desk, &mut only, &mut out, &mut run].map(|desk| desk.line("hint")).concat();
    insta::assert_snapshot!(text);
}

/// `counts` as numbers: how many tiles with each number are seen and hidden.
fn counts(desk: &mut Desk) -> Vec<(usize, usize)> {
    let told = desk.line("counts").replace("   ", "\n");
    let cells = told
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let cell = |cell: &str| {
        let (_, rest) = cell.split_once(": ").unwrap();
        let numbers = rest.split([' ', ',']).filter_map(|word| word.parse().ok());
        let numbers: Vec<usize> = numbers.collect();
        (numbers[0], numbers[1])
    };
    cells.map(cell).collect()
}

/// In the double-n set each number is on n+1 tiles; what is seen is the hand and the table.
#[test]
fn counts_add_up() {
    for (game, seats) in SEATED {
        look(game, seats, 4, |desk| {
            let counts = counts(desk);
            let round = desk.round();
            let highest = round.table().rules().set().highest();
            let known = round.table().layout().tiles() | round.hand(round.mover());
            assert_eq!(counts.len(), usize::from(highest.get()) + 1, "{game}");
            for (pips, (seen, hidden)) in Pips::up_to(highest).zip(counts) {
                assert_eq!(seen + hidden, usize::from(highest.get()) + 1, "{game} {pips}");
                let n_known = known.iter().filter(|tile| tile.other(pips).is_some()).count();
                assert_eq!(seen, n_known, "{game} {pips}");
            }
        });
    }
}

/// Between rounds and with the keyboard on its way only the table is counted.
#[test]
fn counts_show_no_hand_where_nobody_sits() {
    let mut desk = Desk::new("block", "human:Ada,human:Bo", 3, crate::desk::prompted());
    desk.feed(domino_repl::Input::Start);
    let text = desk.line("counts");
    assert!(text.starts_with("How many tiles with each number lie on the table"), "{text}");
    assert_eq!(counts(&mut desk), vec![(0, 7); 7]);
}

/// A double-nine set: ten tiles with each number.
#[test]
fn counts_of_a_larger_set() {
    let hands = ["9-0 9-9 1-0", "8-8 7-7"];
    let mut desk = with_hands("based-on = \"draw\"\nset = 9\nhand = 7\n", "6-5 5-4", hands, "");
    let counted = counts(&mut desk);
    assert_eq!(counted.len(), 10);
    assert!(counted.iter().all(|(seen, hidden)| seen + hidden == 10), "{counted:?}");
    let seen: Vec<usize> = counted.iter().map(|(seen, _)| *seen).collect();
    // 9-0 and 1-0; 1-0; the table has 4, 5 twice and 6; 9-0 and 9-9.
    assert_eq!(seen, [2, 1, 0, 0, 1, 2, 1, 0, 0, 2]);
}
