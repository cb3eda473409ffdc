//! What a program can write into public fields or tell a view, and no rules file or game can.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use domino_rules::sections::{ByPlayers, Limit, PlayerRange, Players};
use domino_rules::{
    DealtTiles, Event, OpenNumbers, Position, Rules, RulesError, RunState, Seat, TileList, Tiles,
    Variant, View, Violation,
};
use domino_tests::{seat, variant};

/// The keys of the conflicts after a change of the plain game.
fn conflicts(change: impl FnOnce(&mut Variant)) -> Vec<&'static [&'static str]> {
    let mut block = variant("block", "");
    change(&mut block);
    let found = block.conflicts();
    for n_players in [0, 1, 2, 16, 17, usize::MAX] {
        let refused = Rules::new(block.clone(), n_players);
        assert_eq!(refused, Err(RulesError::Conflict(found[0].clone())), "{n_players} players");
    }
    found.into_iter().map(|conflict| conflict.keys).collect()
}

#[test]
fn numbers_of_players_that_no_table_has() {
    for (min, max) in [(0, 4), (1, 2), (2, 17), (3, 2), (2, usize::MAX), (usize::MAX, usize::MAX)] {
        let players = Players::AnySet(PlayerRange { min, max });
        assert_eq!(
            conflicts(|block| block.equipment.players = players),
            [["players"]],
            "{min}-{max}"
        );
    }
    assert_eq!(
        conflicts(|block| block.equipment.players = Players::BySet(BTreeMap::new())),
        [["players"]]
    );
}

#[test]
fn numbers_of_tiles_and_points_beyond_what_a_file_can_say() {
    assert_eq!(conflicts(|block| block.deal.hand = ByPlayers::Any(191)), [["hand"]]);
    assert_eq!(
        conflicts(|block| block.deal.reserve = ByPlayers::Table(BTreeMap::new())),
        [["reserve"]]
    );
    let most = Limit::At(NonZeroU32::MAX);
    let found = conflicts(|block| (block.contest.target, block.contest.rounds) = (most, most));
    assert_eq!(found, [["target"], ["rounds"]]);
}

#[test]
fn a_view_that_is_told_of_more_tiles_than_there_can_be() {
    let rules = Rules::new(variant("draw", ""), 2).unwrap();
    let most = || Tiles::Hidden(usize::MAX);
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
