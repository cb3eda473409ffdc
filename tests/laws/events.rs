//! Events carry the facts that they come from.

use domino_rules::{Decided, Event, OpenNumbers};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn an_event_is_small() {
    assert!(size_of::<Event>() <= 80, "{}", size_of::<Event>());
}

#[test]
fn events_tell_what_is_open_and_what_is_scored() {
    everywhere(N_ROUNDS, |ply| {
        tells_the_open_numbers(ply);
        if ply.is_over() {
            tells_the_end(ply);
        }
    });
}

fn tells_the_open_numbers(ply: &Ply<'_>) {
    let told = ply.events.iter().rev().find_map(|event| match event {
        Event::Placed { open, .. } | Event::Drew { open, .. } | Event::Passed { open, .. } => {
            Some(*open)
        }
        Event::Dealt(_) => Some(OpenNumbers::default()),
        _ => None,
    });
    let layout = ply.round.table().layout();
    assert_eq!(told, Some(OpenNumbers::of(layout)), "{ply}");
    let open: Vec<_> = layout.ends().iter().map(|open| open.pips).collect();
    assert_eq!(told.as_deref(), Some(&*open), "{ply}");
}

fn tells_the_end(ply: &Ply<'_>) {
    let result = ply.round.result().unwrap();
    let last = |is: fn(&Event) -> bool| ply.events.iter().rfind(|event| is(event)).cloned();
    let over = last(|event| matches!(event, Event::RoundOver(_)));
    assert_eq!(over, Some(Event::RoundOver(Box::new(result.clone()))), "{ply}");
    let Some(Event::Scored(scored)) = last(|event| matches!(event, Event::Scored(_))) else {
        panic!("{ply}");
    };
    assert_eq!(scored.terms, ply.round.score_terms(), "{ply}");
    assert_eq!(scored.points, result.points, "{ply}");
    assert_eq!(scored.winners, result.winners, "{ply}");
    assert_eq!(scored.totals, *ply.game.totals(), "{ply}");
    let n_winners = result.winners.len();
    match result.decided {
        Decided::Out | Decided::Key(_) => assert_eq!(n_winners, 1, "{ply}"),
        Decided::Tie(tie) => {
            assert_eq!(tie, ply.table.rules.variant().end.block_tie, "{ply}");
            assert_ne!(n_winners, 1, "{ply}");
        }
        _ => assert_eq!(n_winners, 0, "{ply}"),
    }
    if let Some(Event::MatchOver(outcome)) = ply.events.last() {
        assert_eq!(outcome.totals, *ply.game.totals(), "{ply}");
        assert_eq!(outcome.n_rounds, ply.game.n_rounds(), "{ply}");
        for (team, n_won) in outcome.rounds_won.iter() {
            let is_won = |event: &&Event| matches!(event, Event::RoundOver(result) if result.winners.contains(&team));
            let n_told = ply.events.iter().filter(is_won).count();
            assert_eq!(usize::try_from(*n_won), Ok(n_told), "{ply}");
        }
    }
}
