//! What the table counts is what the events tell.

use domino_rules::sections::Direction;
use domino_rules::{Event, Position, Seat};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn the_table_counts_what_the_events_tell() {
    everywhere(N_ROUNDS, counts_are_those_of_the_events);
}

pub(crate) fn counts_are_those_of_the_events(ply: &Ply<'_>) {
    let starts = |event: &Event| matches!(event, Event::RoundStarted { .. });
    let first = ply.events.iter().rposition(starts).unwrap();
    let table = ply.round.table();
    let mut told = Position { run: table.run(), ..Position::led_by(Seat::FIRST) };
    let mut n_actions = 0;
    for event in &ply.events[first..] {
        let is_action = count(&mut told, event, ply);
        n_actions += u32::from(is_action);
    }
    assert_eq!(table.position(), told, "{ply}");
    assert_eq!(table.n_actions(), n_actions, "{ply}");
}

/// Counts an event, and says whether it is an action.
fn count(told: &mut Position, event: &Event, ply: &Ply<'_>) -> bool {
    match event {
        Event::Leads { seat, tile } => {
            (told.leader, told.mover, told.must_lead) = (*seat, *seat, *tile);
            false
        }
        Event::Placed { by, .. } => {
            let seat = by.seat();
            told.passes = 0;
            if seat.is_some() {
                assert_eq!(seat, Some(told.mover), "{ply}");
                (told.last_to_play, told.must_lead, told.drawn) = (seat, None, 0);
            }
            seat.is_some()
        }
        Event::Drew { seat, tiles, .. } => {
            assert_eq!(*seat, told.mover, "{ply}");
            told.passes = 0;
            told.drawn += tiles.len();
            true
        }
        Event::Passed { seat, .. } => {
            assert_eq!(*seat, told.mover, "{ply}");
            told.passes += 1;
            true
        }
        Event::Turn { seat } => {
            assert_eq!(*seat, neighbour(told.mover, ply), "{ply}");
            (told.mover, told.drawn) = (*seat, 0);
            false
        }
        _ => false,
    }
}

/// The seat on the left of another, or on the right where play goes that way.
fn neighbour(seat: Seat, ply: &Ply<'_>) -> Seat {
    let n_seats = ply.table.rules.n_seats();
    let step = match ply.table.rules.variant().seating.direction {
        Direction::Clockwise => 1,
        Direction::CounterClockwise => n_seats - 1,
    };
    Seat::new((seat.idx() + step) % n_seats).unwrap()
}
