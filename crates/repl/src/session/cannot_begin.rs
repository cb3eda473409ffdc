//! Why a session or its next round cannot begin, in words: clauses.

use domino_players::{Driver, DriverError, UnknownPlayer};
use domino_words::{printable, start_error, typed_list};

use super::SessionError;
use crate::{Catalog, Message};

/// Why a session cannot begin.
pub fn session_error(catalog: &Catalog, error: &SessionError) -> String {
    match error {
        SessionError::Player(unknown) => unknown_player(catalog, unknown),
        SessionError::Driver(error) => driver_error(catalog, error),
        SessionError::View => catalog.say(&Message::StartView),
    }
}

/// Why a match cannot be played.
pub(super) fn driver_error(catalog: &Catalog, error: &DriverError) -> String {
    catalog.say(&match error {
        DriverError::Seats { expected, found } => {
            Message::StartSeats { seats: *expected, players: *found }
        }
        DriverError::Outside(seat) => Message::StartNobodyPlays { seat: seat.to_string() },
        DriverError::TooLong => Message::StartTooLong { n: Driver::MAX_ROUNDS as usize },
        DriverError::Start(error) => return start_error(catalog, error),
        other => return printable(&other.to_string()),
    })
}

fn unknown_player(catalog: &Catalog, unknown: &UnknownPlayer) -> String {
    let text = printable(&unknown.name);
    catalog.say(&if let Some(near) = &unknown.nearest {
        Message::StartNoPlayerNear { text, near: printable(near) }
    } else {
        Message::StartNoPlayer { text, players: typed_list(&unknown.names) }
    })
}
