//! All laws together at random tables with random seeds.

use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::FileFailurePersistence;

use crate::counts::N_RANDOM_SEEDS;
use crate::tables::{Table, all_tables};
use crate::walk::{Ply, walk};
use crate::{counting, hidden, legal, lengths, plane, positions, scores, tiles, views};

const LAWS: [fn(&Ply<'_>); 14] = [
    tiles::tiles_are_conserved,
    legal::legal_is_what_is_accepted,
    legal::illegal_actions_change_nothing,
    positions::setups_give_the_round_back,
    positions::views_complete_to_the_round,
    views::folded_views_are_the_views,
    views::views_hold_no_hidden_tile,
    counting::counts_are_those_of_the_events,
    lengths::rounds_are_bounded,
    scores::terms_add_up,
    scores::totals_add_up,
    plane::tiles_lie_as_they_can,
    plane::legal_is_what_has_room,
    |ply| {
        hidden::decisions_without_hidden_tiles(ply);
    },
];

static TABLES: LazyLock<Vec<Table>> = LazyLock::new(all_tables);

proptest! {
    #![proptest_config(ProptestConfig {
        cases: N_RANDOM_SEEDS,
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct("laws/regressions.txt"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_law_holds_at_any_table_with_any_seed(seed: u64, table: Index) {
        walk(table.get(&TABLES), seed, 1, |ply| LAWS.iter().for_each(|law| law(ply)));
    }
}
