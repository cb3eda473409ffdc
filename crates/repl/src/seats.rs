//! Who sits where.

use domino_players::{Players, Registry, UnknownPlayer};
use domino_record::SeatInfo;
use domino_rules::{PerSeat, Seat};

/// The players for those who sit at a table: one that is known, or nobody where a human chooses.
///
/// # Errors
///
/// [`UnknownPlayer`] for the first who is neither.
pub fn players(sitters: &PerSeat<SeatInfo>, known: &Registry) -> Result<Players, UnknownPlayer> {
    sitters
        .values()
        .map(|sitter| match sitter {
            human if human.is_human() => Ok(None),
            other => known.player(other.player()).map(Some),
        })
        .collect()
}

/// The seat of the only human; `None` if there are none or several.
pub(crate) fn only_human(sitters: &PerSeat<SeatInfo>) -> Option<Seat> {
    let mut humans = sitters.iter().filter(|(_, sitter)| sitter.is_human());
    match (humans.next(), humans.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}
