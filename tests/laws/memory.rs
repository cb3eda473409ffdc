//! What a table remembers of each seat is what everybody saw, and it is true.

use domino_rules::{AfterAction, Event, PerSeat, PlayError, Seat};
use domino_tiles::{Pips, TileSet};

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn a_table_remembers_who_laid_what_and_who_lacks_what() {
    everywhere(N_ROUNDS, |ply| {
        remembers_who_laid_what(ply);
        no_seat_holds_what_it_lacks(ply);
        who_passes_lacks_what_is_open(ply);
    });
}

/// The events of the round in play.
fn events_of_round<'a>(ply: &Ply<'a>) -> &'a [Event] {
    let is_start = |event: &Event| matches!(event, Event::RoundStarted { .. });
    &ply.events[ply.events.iter().rposition(is_start).unwrap()..]
}

fn remembers_who_laid_what(ply: &Ply<'_>) {
    let table = ply.round.table();
    let mut laid: PerSeat<TileSet> = ply.round.hands().map(|_, _| TileSet::EMPTY);
    for event in events_of_round(ply) {
        if let Event::Placed { by, tile, .. } = event {
            assert_eq!(table.laid_by(*tile), by.seat(), "{tile} at {ply}");
            if let Some(seat) = by.seat() {
                laid[seat].insert(*tile);
            }
        }
    }
    for (seat, tiles) in laid.iter() {
        assert_eq!(table.laid(seat), *tiles, "{seat} at {ply}");
    }
}

fn no_seat_holds_what_it_lacks(ply: &Ply<'_>) {
    let table = ply.round.table();
    for (seat, hand) in ply.round.hands().iter() {
        for pips in Pips::up_to(ply.table.rules.set().highest()) {
            let n_held = (*hand & TileSet::with_pips(pips)).len();
            let most = table.most_with(seat, pips);
            assert!(most.is_none_or(|most| n_held <= most.into()), "{seat}, {pips} at {ply}");
            let lacks = table.lacks(seat).contains(pips);
            assert_eq!(lacks, most == Some(0), "{seat}, {pips} at {ply}");
        }
        assert!(!hand.intersects(&table.lacks(seat).tiles()), "{seat} at {ply}");
    }
}

/// Where the table decides where tiles can lie, a number can be open where its tiles have no room.
fn who_passes_lacks_what_is_open(ply: &Ply<'_>) {
    let table = ply.round.table();
    let is_act = |event: &&Event| event.action().is_some();
    let Some(Event::Passed { seat, open }) = ply.events.iter().rfind(is_act) else { return };
    if table.plane().is_none() && events_of_round(ply).iter().any(|event| event.action().is_some())
    {
        assert!(open.iter().all(|pips| table.lacks(*seat).contains(*pips)), "{seat} at {ply}");
    }
}

#[test]
fn a_view_tells_what_is_legal_and_what_comes_of_it() {
    everywhere(N_ROUNDS, |ply| {
        views_check_as_the_round_does(ply);
        views_go_on_as_the_round_does(ply);
    });
}

fn views_check_as_the_round_does(ply: &Ply<'_>) {
    let mover = ply.round.mover();
    for action in ply.round.legal_actions().iter() {
        for view in ply.views {
            let expected = match view.viewer() {
                None => Err(PlayError::Watches),
                Some(seat) if seat == mover => Ok(()),
                Some(seat) => Err(PlayError::OutOfTurn { seat, mover }),
            };
            assert_eq!(view.check(action), expected, "{action} at {ply}");
        }
    }
}

fn views_go_on_as_the_round_does(ply: &Ply<'_>) {
    let mover = ply.round.mover();
    let view = ply.round.view(Some(mover));
    for action in ply.round.legal_actions().iter() {
        let mut round = ply.round.clone();
        round.play(action).unwrap();
        let after = view.after(action).unwrap();
        let is_blocked = round.ending().is_some_and(|ending| ending.to_string() == "blocked");
        let n_held = |seat: Seat| round.hand(seat).len();
        assert_eq!(after.n_tiles(), &ply.round.hands().map(|seat, _| n_held(seat)), "{ply}");
        let is_draw = view.hand().len() < n_held(mover);
        if !is_blocked && !is_draw {
            assert_eq!(after, round.view(Some(mover)), "{action} at {ply}");
        }
        if is_blocked || is_draw {
            assert_eq!(after.table().layout(), round.table().layout(), "{action} at {ply}");
        }
    }
}

#[test]
fn a_turn_that_goes_on_is_not_over_for_who_sees_less() {
    everywhere(N_ROUNDS, |ply| {
        let Some((seat, action)) = ply.events.last().and_then(Event::action) else { return };
        for view in ply.views {
            assert_eq!(view.table().mover(), seat, "{ply}");
            let after = view.after_action(action);
            let goes_on = matches!(after, AfterAction::GoesOn | AfterAction::GoesOnIfAble);
            assert!(goes_on, "{after:?} for {:?} at {ply}", view.viewer());
        }
    });
}
