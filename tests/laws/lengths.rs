//! A round ends, and it is known when at the latest.

use crate::counts::N_ROUNDS;
use crate::walk::{Ply, everywhere};

#[test]
fn a_round_is_bounded() {
    everywhere(N_ROUNDS, rounds_are_bounded);
}

/// A tile is laid once and drawn at most once, and between two such actions each seat passes at most
/// once.
pub(crate) fn rounds_are_bounded(ply: &Ply<'_>) {
    let (n_tiles, n_seats) = (ply.table.rules.set().n_tiles(), ply.table.rules.n_seats());
    let table = ply.round.table();
    assert!(table.passes() as usize <= n_seats, "{} passes in a row at {ply}", table.passes());
    assert!(table.n_actions() as usize <= 2 * n_tiles * (1 + n_seats), "{ply}");
}
