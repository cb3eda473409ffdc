//! A match: rounds until somebody has won.

use domino_tiles::TileSet;
use thiserror::Error;

use crate::contest::{Deal, DealError, LastRound, Start};
use crate::play::{Action, PlayError};
use crate::round::{DealtTiles, Event, EventSink, LaidBy, Round, Setup, SetupError};
use crate::score::{EarnedBy, MatchOutcome, MatchResult, RoundResult, Scored};
use crate::seats::{PerSeat, PerTeam, Seat, TeamList};
use crate::variant::Rules;
use crate::variant::sections::{Best, MatchTie, Score, VoidRound};

/// A match: rounds, totals, and what one round hands on to the next.
///
/// # Examples
///
/// ```
/// use domino_rules::{Match, Rules, Variant};
///
/// let mut game = Match::new(Rules::new(Variant::builtin("penalty")?.clone(), 2)?);
/// while game.result().is_none() {
///     game.start_round(42, &mut ())?;
///     while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
///         game.play_into(action, &mut ())?;
///     }
/// }
/// assert_eq!(game.n_rounds(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    round: Option<Round>,
    n_rounds: u32,
    n_counted: u32,
    totals: PerTeam<i32>,
    rounds_won: PerTeam<u32>,
    last_round: Option<LastRound>,
    result: Option<MatchResult>,
}

/// Why a round cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The round before is not over.
    #[error("round {0} is not over")]
    RoundNotOver(u32),
    /// By the rules nobody leads; where a seat is drawn by lot, the seed is missing.
    #[error("the rules do not say who leads without a seed")]
    NoLeader,
    /// The tiles are no deal.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The setup is no position.
    #[error(transparent)]
    Setup(#[from] Box<SetupError>),
}

impl Match {
    /// A match before its first round.
    pub fn new(rules: Rules) -> Match {
        let teams = rules.teams();
        Match {
            rules,
            round: None,
            n_rounds: 0,
            n_counted: 0,
            totals: teams.iter().map(|team| (*team, 0)).collect(),
            rounds_won: teams.iter().map(|team| (*team, 0)).collect(),
            last_round: None,
            result: None,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The round in play, or the last one once it is over; `None` before the first.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The number of rounds that have begun.
    pub fn n_rounds(&self) -> u32 {
        self.n_rounds
    }

    /// What each side has, in points.
    pub fn totals(&self) -> &PerTeam<i32> {
        &self.totals
    }

    /// The rounds that each side has won; one that sides share counts for each of them.
    pub fn rounds_won(&self) -> &PerTeam<u32> {
        &self.rounds_won
    }

    /// How the match ended, if it is over.
    pub fn result(&self) -> Option<&MatchResult> {
        self.result.as_ref()
    }

    /// Whether a round is in play.
    pub fn is_round_on(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.ending().is_none())
    }

    pub(crate) fn check_can_start(&self) -> Result<(), StartError> {
        if self.result.is_some() {
            Err(StartError::MatchOver)
        } else if self.is_round_on() {
            Err(StartError::RoundNotOver(self.n_rounds))
        } else {
            Ok(())
        }
    }

    /// Deals the next round from a seed and tells who leads.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the match or the round before does not allow it.
    pub fn start_round(&mut self, seed: u64, sink: &mut impl EventSink) -> Result<(), StartError> {
        self.check_can_start()?;
        let deal = Deal::from_seed(&self.rules, seed, self.n_rounds + 1);
        self.begin(&deal, Some(seed), sink)
    }

    /// Begins the next round with a given deal.
    ///
    /// The seed is told on, and draws the first seat where the rules ask for a random one; whether
    /// it gives this deal is for the caller to know.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the match or the round before does not allow it, or nobody leads.
    pub fn start_round_with(
        &mut self,
        deal: &Deal,
        seed: Option<u64>,
        sink: &mut impl EventSink,
    ) -> Result<(), StartError> {
        self.check_can_start()?;
        self.begin(deal, seed, sink)
    }

    fn begin(
        &mut self,
        deal: &Deal,
        seed: Option<u64>,
        sink: &mut impl EventSink,
    ) -> Result<(), StartError> {
        // Of a deal that is none, it is no fault that nobody leads.
        deal.check_table(&self.rules)?;
        let start = self
            .rules
            .start(deal.hands(), self.last_round.as_ref(), seed)
            .ok_or(StartError::NoLeader)?;
        let mut round = Round::led(&self.rules, deal, start)?;
        round.set_totals(&self.totals);
        self.n_rounds += 1;
        sink.tell(|| Event::RoundStarted { round: self.n_rounds, seed });
        // Without the seed nobody can tell which deals did not count.
        for _ in 0..seed.map_or(0, |_| deal.n_redeals()) {
            sink.tell(|| Event::Redealt);
        }
        sink.tell(|| deal.event());
        tell_layout(&round, LaidBy::StartTile, sink);
        let Start { seat, tile } = start;
        sink.tell(|| Event::Leads { seat, tile });
        round.tell_end(sink);
        self.round = Some(round);
        self.settle(sink);
        Ok(())
    }

    /// Begins the next round at a position.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the match or the round before does not allow it, or the setup is no
    /// position.
    pub fn start_round_at(
        &mut self,
        setup: Setup,
        sink: &mut impl EventSink,
    ) -> Result<(), StartError> {
        self.check_can_start()?;
        let mut round = Round::from_setup_after(&self.rules, self.last_round.as_ref(), setup)?;
        round.set_totals(&self.totals);
        self.n_rounds += 1;
        sink.tell(|| Event::RoundStarted { round: self.n_rounds, seed: None });
        sink.tell(|| {
            Event::Dealt(Box::new(DealtTiles {
                hands: round.hands().map(|_, hand| hand.iter().collect()),
                boneyard: round.boneyard().collect(),
                dead: round.dead().iter().collect(),
            }))
        });
        tell_layout(&round, LaidBy::SetUp, sink);
        sink.tell(|| Event::Position(round.table().position()));
        self.round = Some(round);
        Ok(())
    }

    /// Who leads the next round of the match with these hands, and with which tile, as far as that is
    /// known without a seed. A first round that begins at a position can be a later one of another
    /// match, so it is known only where all rounds begin alike.
    pub fn forced_lead(&self, hands: &PerSeat<TileSet>) -> Option<Start> {
        self.rules.forced_lead(hands, self.last_round.as_ref())
    }

    /// Plays an action of the seat on turn and tells what happens; the last action of a round also
    /// scores it.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if it is not legal; the match is then as it was, and nothing was told.
    pub fn play_into(
        &mut self,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), PlayError> {
        let round = self.round.as_mut().ok_or(PlayError::RoundOver)?;
        round.play_into(action, sink)?;
        self.settle(sink);
        Ok(())
    }

    /// Plays an action of a seat, as [`Match::play_into`].
    ///
    /// # Errors
    ///
    /// As [`Match::play_into`], and if another seat is on turn.
    pub fn play_as(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), PlayError> {
        let round = self.round.as_mut().ok_or(PlayError::RoundOver)?;
        round.play_as(seat, action, sink)?;
        self.settle(sink);
        Ok(())
    }

    /// Scores a round that has just ended, and ends the match if it is time.
    fn settle(&mut self, sink: &mut impl EventSink) {
        let Some(round) = &mut self.round else { return };
        let Some(result) = round.result() else { return };
        self.last_round = Some(LastRound::of(round.table().leader(), &result));
        for (team, points) in result.points.iter().flat_map(PerTeam::iter) {
            if let Some(total) = self.totals.get_mut(team) {
                *total = total.saturating_add(*points);
            }
        }
        round.set_totals(&self.totals);
        let round = &*round;
        let is_replayed = result.points.is_none()
            && self.rules.variant().contest.void_round == VoidRound::Replayed;
        self.n_counted += u32::from(!is_replayed);
        for team in &result.winners {
            if let Some(n_won) = self.rounds_won.get_mut(*team) {
                *n_won = n_won.saturating_add(1);
            }
        }
        sink.tell(|| {
            Event::Scored(Box::new(Scored {
                earned_by: EarnedBy::RoundEnd,
                winners: result.winners.clone(),
                terms: round.score_terms(),
                points: result.points.clone(),
                totals: self.totals.clone(),
            }))
        });
        self.result = self.match_result(&result, is_replayed);
        if let Some(result) = &self.result {
            sink.tell(|| {
                Event::MatchOver(Box::new(MatchOutcome {
                    result: result.clone(),
                    n_rounds: self.n_rounds,
                    totals: self.totals.clone(),
                    rounds_won: self.rounds_won.clone(),
                }))
            });
        }
    }

    fn match_result(&self, last: &RoundResult, is_replayed: bool) -> Option<MatchResult> {
        let variant = self.rules.variant();
        let n_rounds = variant.contest.rounds.get();
        if is_replayed {
            return None;
        }
        if n_rounds == Some(1) && matches!(variant.score.round, Score::Winner(_)) {
            return Some(match last.winners.as_slice() {
                [] => MatchResult::Drawn,
                _ => self.won_or_tied(last.winners.clone()),
            });
        }
        let target = variant.contest.target.get().and_then(|target| i32::try_from(target).ok());
        let reached =
            target.is_some_and(|target| self.totals.iter().any(|(_, &total)| total >= target));
        let played_out = n_rounds.is_some_and(|n_rounds| self.n_counted >= n_rounds);
        if !reached && !played_out {
            return None;
        }
        let totals = || self.totals.iter().map(|(_, &total)| total);
        let best = match variant.contest.best {
            Best::Highest => totals().max(),
            Best::Lowest => totals().min(),
        };
        let winners = self.totals.iter().filter(|(_, total)| Some(**total) == best);
        Some(self.won_or_tied(winners.map(|(team, _)| team).collect()))
    }

    fn won_or_tied(&self, winners: TeamList) -> MatchResult {
        match (winners.len(), self.rules.variant().contest.match_tie) {
            (1, _) | (_, MatchTie::Shared) => MatchResult::Won(winners),
            (_, MatchTie::Drawn) => MatchResult::Drawn,
        }
    }
}

/// Tells the tiles that lie on the table before a round begins.
fn tell_layout(round: &Round, by: LaidBy, sink: &mut impl EventSink) {
    for event in Event::line(by, round.table().layout()) {
        sink.event(&event);
    }
}
