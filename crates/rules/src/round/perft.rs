//! Counting action sequences, so that engines can be compared.

use crate::round::Round;

/// How many action sequences a position has at one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerftPly {
    /// Sequences of this many plies.
    pub n_sequences: u64,
    /// Those of them with which the round is over.
    pub n_finished: u64,
}

/// Counts the action sequences from a position, for each depth from 1 ply to `depth` plies.
///
/// Every lead, play, draw and pass is a ply, and a tile that fits at two ends gives two sequences.
/// The boneyard is drawn in its order. The list ends early where no sequence goes further.
pub fn perft(round: &Round, depth: usize) -> Vec<PerftPly> {
    let mut plies = Vec::new();
    count(round, 0, depth, &mut plies);
    plies
}

fn count(round: &Round, ply: usize, depth: usize, plies: &mut Vec<PerftPly>) {
    if ply == depth {
        return;
    }
    for (_, next) in round.children() {
        if plies.len() == ply {
            plies.push(PerftPly::default());
        }
        plies[ply].n_sequences += 1;
        plies[ply].n_finished += u64::from(next.ending().is_some());
        count(&next, ply + 1, depth, plies);
    }
}
