//! What `steady` says of its choices, over random positions of every built-in game.
#![allow(clippy::unwrap_used)] // a test may panic

use std::cmp::Reverse;

use domino_players::{Appraisal, Never, Outlook, Player, Steady, Term, Terms};
use domino_rules::sections::Turn;
use domino_rules::{Action, Match, Rules, Seat, Variant, View};
use domino_tiles::Stream;

const N_ROUNDS: u64 = 12;

/// Looks at every position of random rounds through the seat that is on turn.
fn for_each_view(mut look: impl FnMut(&View)) {
    for name in Variant::builtin_names() {
        let variant = Variant::builtin(name).unwrap();
        for rules in (2..=Seat::MAX_SEATS).filter_map(|n| Rules::new(variant.clone(), n).ok()) {
            let mut choices = Stream::new(42, 1 << 40);
            for seed in 0..N_ROUNDS {
                let mut game = Match::new(rules.clone());
                game.start_round(seed, &mut ()).unwrap();
                let mut round = game.round().unwrap().clone();
                while round.ending().is_none() {
                    look(&round.view(Some(round.mover())));
                    let legal = round.legal_actions();
                    let place = choices.below(u32::try_from(legal.len()).unwrap());
                    round.play(legal.nth(place as usize).unwrap()).unwrap();
                }
            }
        }
    }
}

fn terms(appraisal: &Appraisal) -> Option<Terms> {
    match appraisal.outlook {
        Outlook::Out => None,
        Outlook::Hand(terms) => Some(terms),
    }
}

#[test]
fn the_first_appraisal_is_the_choice() {
    for_each_view(|view| {
        let chosen = Steady.choose(view, &mut Stream::new(42, 2 << 32), &mut Never);
        let first = Steady::appraise(view).first().map(|best| best.action);
        assert_eq!(first.or_else(|| view.legal_actions().nth(0)), Some(chosen));
    });
}

#[test]
fn every_tile_that_can_be_laid_is_appraised_and_equals_keep_the_legal_order() {
    for_each_view(|view| {
        let appraised = Steady::appraise(view);
        let worth_of = |action: &Action| {
            appraised.iter().find(|other| other.action == *action).unwrap().worth()
        };
        let legal = view.legal_actions();
        let mut ranked: Vec<Action> =
            legal.iter().filter(|action| action.tile().is_some()).collect();
        ranked.sort_by_key(|action| Reverse(worth_of(action)));
        assert_eq!(appraised.iter().map(|one| one.action).collect::<Vec<_>>(), ranked);
    });
}

#[test]
fn the_terms_sum_up_to_the_worth() {
    for_each_view(|view| {
        for appraisal in Steady::appraise(view) {
            let Some(terms) = terms(&appraisal) else {
                assert_eq!(appraisal.worth(), Appraisal::OUT);
                continue;
            };
            let amount = |term| terms.amount(term).cast_signed();
            let sum = 20 * amount(Term::AnsweredEnds)
                + 5 * amount(Term::FittingTiles)
                + 100 * amount(Term::WildTiles)
                + 200 * amount(Term::NextSeatStuck) / 1000
                - 10 * amount(Term::PipsInHand)
                - 20 * amount(Term::StuckDoubles);
            assert_eq!(appraisal.worth(), sum);
            assert!(sum < Appraisal::OUT);
        }
    });
}

#[test]
fn the_terms_are_those_of_the_hand_after_the_turn() {
    for_each_view(|view| {
        let is_run = matches!(view.table().rules().turn().tiles, Turn::Run(_));
        for appraisal in Steady::appraise(view) {
            let n_left = view.hand().len() - appraisal.n_laid;
            assert!(is_run || appraisal.n_laid == 1);
            let Some(terms) = terms(&appraisal) else {
                assert_eq!(n_left, 0);
                continue;
            };
            let n_pips = view.hand().n_pips() - appraisal.action.tile().unwrap().n_pips();
            let n_said = terms.amount(Term::PipsInHand);
            assert!(if appraisal.n_laid == 1 { n_said == n_pips } else { n_said <= n_pips });
            // No tile is two of these: fitting, wild, or a double that cannot be laid.
            let per_tile = [Term::StuckDoubles, Term::FittingTiles, Term::WildTiles];
            let n_counted: u32 = per_tile.map(|term| terms.amount(term)).iter().sum();
            assert!(n_counted as usize <= n_left);
            assert!(terms.amount(Term::AnsweredEnds) <= 2 && n_left > 0);
            assert!(terms.amount(Term::NextSeatStuck) <= 1000);
            assert_eq!(terms.next_seat, view.table().rules().next_seat(view.viewer().unwrap()));
        }
    });
}
