//! The one driver that runs seats through a match.

use domino_rules::{
    Action, EventSink, Match, MatchResult, PerSeat, PlayError, Seat, StartError, View,
    player_stream,
};
use thiserror::Error;

use crate::{Never, Player, Step, Stop};

/// Who plays at each seat; `None` where somebody outside chooses, such as a human.
pub type Players = PerSeat<Option<Box<dyn Player>>>;

/// A match with a player, or somebody outside, at every seat.
///
/// A player is given the view of its seat and nothing else. The seed serves the deals and the players' random words, so the same seed gives the same
/// match.
///
/// # Examples
///
/// Seat A is outside and always takes the first legal action:
///
/// ```
/// use domino_players::{Builtin, Driver, Step};
/// use domino_rules::{Match, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("snake")?.clone(), 2)?;
/// let players = [None, Some(Builtin::Steady.player())].into_iter().collect();
/// let mut driver = Driver::new(Match::new(rules), 42, players)?;
/// loop {
///     match driver.advance(&mut ()) {
///         Step::Asks(seat) => {
///             let action = driver.view(seat).legal_actions().nth(0).expect("something is legal");
///             driver.act(seat, action, &mut ())?;
///         }
///         Step::RoundOver => driver.start_round(&mut ())?,
///         Step::MatchOver => break,
///         Step::Acted { .. } | Step::FellBack { .. } => {}
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Driver {
    game: Match,
    seed: u64,
    players: Players,
    stop: Box<dyn Stop>,
    /// What the player on turn sees; it is made anew for each decision.
    view: View,
}

/// Why a driver cannot run a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DriverError {
    /// There are more or fewer players than seats.
    #[error("{found} players for {expected} seats")]
    Seats {
        /// The seats.
        expected: usize,
        /// The players.
        found: usize,
    },
    /// A seat has no player, so the match cannot be played without it.
    #[error("nobody plays at seat {0}")]
    Outside(Seat),
    /// The match is as long as a match may be, and nobody has won it.
    #[error("nobody has won after {} rounds", Driver::MAX_ROUNDS)]
    TooLong,
    /// A round cannot begin.
    #[error(transparent)]
    Start(#[from] StartError),
}

impl Driver {
    /// The most rounds of a match that [`Driver::play_match`] plays.
    ///
    /// A round always ends, but rules can be written by which nobody ever scores.
    pub const MAX_ROUNDS: u32 = 1_000_000;

    /// Seats the players at a match, which may have begun.
    ///
    /// # Errors
    ///
    /// [`DriverError::Seats`] for a wrong number of players.
    pub fn new(game: Match, seed: u64, players: Players) -> Result<Driver, DriverError> {
        let (expected, found) = (game.rules().n_seats(), players.n_seats());
        if expected == found {
            let view = View::new(game.rules(), None);
            Ok(Driver { game, seed, players, stop: Box::new(Never), view })
        } else {
            Err(DriverError::Seats { expected, found })
        }
    }

    /// Begins another match by the same rules with the same players, as if nothing had been played.
    pub fn restart(&mut self, seed: u64) {
        self.game = Match::new(self.game.rules().clone());
        self.seed = seed;
    }

    /// Lets `stop` say when a player has to answer; without it, players take what they like.
    #[must_use]
    pub fn with_stop(self, stop: Box<dyn Stop>) -> Driver {
        Driver { stop, ..self }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// What a seat may know of the round; for a seat that the table does not have, what the public may.
    pub fn view(&self, seat: Seat) -> View {
        self.view_of(Some(seat).filter(|seat| self.players.get(*seat).is_some()))
    }

    /// What everybody may know of the round, also those who only watch.
    pub fn public_view(&self) -> View {
        self.view_of(None)
    }

    fn view_of(&self, viewer: Option<Seat>) -> View {
        let round = self.game.round();
        round.map_or_else(|| View::new(self.game.rules(), viewer), |round| round.view(viewer))
    }

    /// The player of a seat; `None` if somebody outside chooses for it.
    pub fn player(&self, seat: Seat) -> Option<&dyn Player> {
        self.players.get(seat)?.as_deref()
    }

    /// The seed of the deals and of the players' random words.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Deals the next round.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the match or the round before does not allow it.
    pub fn start_round(&mut self, sink: &mut impl EventSink) -> Result<(), StartError> {
        self.game.start_round(self.seed, sink)
    }

    /// Lets the seat on turn act if it has a player, and says what came of it.
    pub fn step(&mut self, sink: &mut impl EventSink) -> Step {
        if self.game.result().is_some() {
            return Step::MatchOver;
        }
        let Some(round) = self.game.round().filter(|_| self.game.is_round_on()) else {
            return Step::RoundOver;
        };
        let seat = round.mover();
        let Some(player) = &mut self.players[seat] else { return Step::Asks(seat) };
        let mut stream =
            player_stream(self.seed, seat, self.game.n_rounds(), round.table().n_actions());
        self.stop.begin(seat);
        self.view.look_at(round, Some(seat));
        let wanted = player.choose(&self.view, &mut stream, self.stop.as_mut());
        let Err(error) = self.act(seat, wanted, sink) else {
            return Step::Acted { seat, action: wanted };
        };
        // While a round is in play, the seat on turn has something legal.
        let action = self.view(seat).legal_actions().nth(0).unwrap_or(Action::Pass);
        match self.act(seat, action, sink) {
            Ok(()) => Step::FellBack { seat, action, wanted, error },
            Err(_) => Step::Asks(seat),
        }
    }

    /// Steps on until something else happens than that a player acts.
    pub fn advance(&mut self, sink: &mut impl EventSink) -> Step {
        loop {
            match self.step(sink) {
                Step::Acted { .. } => {}
                step => return step,
            }
        }
    }

    /// Plays an action of a seat, whoever chose it.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if it is not legal; nothing has changed then, and nothing was told.
    pub fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), PlayError> {
        self.game.play_as(seat, action, sink)
    }

    /// Plays the match to its end.
    ///
    /// What a player is not allowed to do is replaced by its first legal action, without a word; see
    /// [`Driver::step`] for one that says so.
    ///
    /// # Errors
    ///
    /// [`DriverError`] if a seat has no player, a round cannot begin, or nobody wins in
    /// [`Driver::MAX_ROUNDS`].
    pub fn play_match(&mut self, sink: &mut impl EventSink) -> Result<&MatchResult, DriverError> {
        loop {
            match self.advance(sink) {
                Step::Asks(seat) => return Err(DriverError::Outside(seat)),
                Step::RoundOver if self.game.n_rounds() >= Driver::MAX_ROUNDS => {
                    return Err(DriverError::TooLong);
                }
                Step::RoundOver => self.start_round(sink)?,
                Step::Acted { .. } | Step::FellBack { .. } => {}
                Step::MatchOver => break,
            }
        }
        self.game.result().ok_or(DriverError::TooLong)
    }
}
