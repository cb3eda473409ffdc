//! Scores add up.

use domino_rules::{Event, Team};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn the_terms_of_a_score_add_up() {
    everywhere(N_ROUNDS, terms_add_up);
}

pub(crate) fn terms_add_up(ply: &Ply<'_>) {
    let terms = ply.round.score_terms();
    let Some(result) = ply.round.result() else {
        assert!(terms.is_empty(), "{ply}");
        return;
    };
    assert_eq!(result.hands, *ply.round.hands(), "{ply}");
    let sum = |of: Team| -> i32 {
        terms.iter().filter(|term| term.team == of).map(|term| term.points).sum()
    };
    match &result.points {
        Some(points) => {
            for (team, points) in points.iter() {
                assert_eq!(sum(team), *points, "{team} at {ply}");
            }
        }
        None => assert!(terms.is_empty(), "{ply}"),
    }
}

#[test]
fn the_points_of_the_rounds_are_the_totals() {
    everywhere(N_ROUNDS, totals_add_up);
}

pub(crate) fn totals_add_up(ply: &Ply<'_>) {
    if !ply.is_over() {
        return;
    }
    let mut sums: Vec<(Team, i32)> =
        ply.table.rules.teams().into_iter().map(|team| (team, 0)).collect();
    let (mut last_totals, mut results) = (None, Vec::new());
    for event in ply.events {
        match event {
            Event::Scored(scored) => {
                last_totals = Some(&scored.totals);
                for (team, sum) in &mut sums {
                    *sum +=
                        scored.points.as_ref().and_then(|points| points.get(*team)).unwrap_or(&0);
                }
            }
            Event::MatchOver(outcome) => results.push(&outcome.result),
            _ => {}
        }
    }
    let totals = ply.game.totals();
    assert_eq!(*totals, sums.into_iter().collect(), "{ply}");
    assert_eq!(last_totals, Some(totals), "{ply}");
    assert_eq!(results, Vec::from_iter(ply.game.result()), "{ply}");
}
