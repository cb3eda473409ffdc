//! What a program can write into public fields or tell a view, and no rules file or game can.

use domino_rules::sections::{ByPlayers, Limit, PlayerCounts, PlayerRange, Squares, TileCount};
use domino_rules::{
    DealtTiles, Event, OpenNumbers, Position, Rules, RulesError, RunState, Seat, SeenTiles,
    TileList, View, Violation,
};
use domino_tests::{seat, variant};
use domino_tiles::DominoSet;

#[test]
fn numbers_of_players_that_no_table_has_cannot_be_written() {
    for (min, max) in [(0, 4), (1, 2), (2, 17), (3, 2), (2, usize::MAX), (usize::MAX, usize::MAX)] {
        assert_eq!(PlayerRange::new(min, max), None, "{min}-{max}");
    }
    assert!(PlayerRange::new(2, Seat::MAX_SEATS).is_some());
    assert_eq!(PlayerCounts::by_set([]), None);
    assert_eq!(ByPlayers::table([]), None);
}

#[test]
fn numbers_beyond_what_a_file_can_say_cannot_be_written() {
    assert_eq!((TileCount::new(191), TileCount::new(u32::MAX)), (None, None));
    assert_eq!((Limit::at(0), Limit::at(1_000_001)), (None, None));
    assert_eq!((Squares::new(1), Squares::new(251)), (None, None));
    assert_eq!(Squares::new(250), Some(Squares::MAX));
}

/// Rules that make no game are refused whatever the number of players.
#[test]
fn conflicts_come_before_numbers_of_players() {
    let mut block = variant("block", "");
    block.equipment.set = DominoSet::new(2).unwrap();
    let found = block.conflicts();
    for n_players in [0, 1, 2, 16, 17, usize::MAX] {
        let refused = Rules::new(block.clone(), n_players);
        assert_eq!(refused, Err(RulesError::Conflict(found[0].clone())), "{n_players} players");
    }
}

#[test]
fn a_view_that_is_told_of_more_tiles_than_there_can_be() {
    let rules = Rules::new(variant("draw", ""), 2).unwrap();
    let most = || SeenTiles::Hidden(usize::MAX);
    let mut view = View::new(&rules, Some(Seat::FIRST));
    view.observe(&Event::Dealt(Box::new(DealtTiles {
        hands: [most(), most()].into_iter().collect(),
        boneyard: most(),
        dead: most(),
    })));
    view.observe(&Event::Position(Position {
        mover: seat('P'),
        leader: seat('P'),
        must_lead: None,
        last_to_play: None,
        passes: u32::MAX,
        drawn: usize::MAX,
        run: RunState::Fresh,
    }));
    let open = OpenNumbers::default();
    view.observe(&Event::Passed { seat: seat('P'), open });
    assert_eq!(view.table().passes(), u32::MAX);
    view.observe(&Event::Drew { seat: seat('B'), tiles: most(), open });
    assert_eq!((view.table().drawn(), view.table().n_boneyard()), (usize::MAX, 0));
    let completed = view.complete(view.n_tiles().map(|_, _| view.hand()), TileList::new());
    assert_eq!(completed.unwrap_err().violations, [Violation::NotThisView]);
}
