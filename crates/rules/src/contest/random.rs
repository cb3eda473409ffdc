//! Which stream of random words serves which purpose, so that a deal never depends on what players
//! or anybody else drew.

use domino_tiles::Stream;

use crate::seats::Seat;

/// Words between the starts of two decisions in a player's stream.
const WORDS_A_DECISION: u64 = 1 << 16;

/// The stream of a purpose and an index.
fn stream(seed: u64, purpose: u64, index: u32) -> Stream {
    Stream::new(seed, (purpose << 32) + u64::from(index))
}

/// The stream of the deal of a round, counted from 1.
pub fn deal_stream(seed: u64, round: u32) -> Stream {
    stream(seed, 0, round)
}

/// The stream of what is drawn once a match: the random first seat.
pub fn match_stream(seed: u64) -> Stream {
    stream(seed, 1, 0)
}

/// The stream of one decision of a player, whose place is the number of actions that all seats
/// together took in the round before it.
///
/// Each decision has words of its own, so a match that is taken up again in mid-round goes on as
/// if it had never stopped.
pub fn player_stream(seed: u64, seat: Seat, round: u32, n_actions: u32) -> Stream {
    stream(seed, 2 + seat.idx() as u64, round).at_word(u64::from(n_actions) * WORDS_A_DECISION)
}
