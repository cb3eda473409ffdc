//! A match followed by somebody who does not see all hands.

use std::cmp::Reverse;

use domino_layout::Layout;
use domino_tiles::{Tile, TileSet};
use thiserror::Error;

use crate::contest::{Match, StartError};
use crate::play::{Action, AfterAction, PlayError, Position};
use crate::round::{DealtTiles, Event, Held, LaidBy, Round, Setup, TileList, View, Violation};
use crate::seats::{PerSeat, Seat};
use crate::variant::Rules;

/// A match as one seat or the public is told of it, action by action.
///
/// Each action is played in a round that could be the one that is watched, in which the tiles that the
/// viewer does not see lie so that the action is legal, if they can lie so at all. At the end of a
/// round all hands are shown, and the last action is played once more in the true round, within a match
/// that keeps the totals.
///
/// What it gives are events as the viewer sees them; the view has taken them in.
///
/// # Examples
///
/// ```
/// use domino_rules::{
///     Action, DealtTiles, Held, FirstSight, Position, Rules, Seat, SeenTiles, Variant, WatchError,
///     Watched,
/// };
///
/// let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
/// let hidden = |n_tiles| SeenTiles::Hidden(n_tiles);
/// let deal = DealtTiles { hands: rules.seats().map(|_| hidden(7)).collect(), boneyard: hidden(0), dead: hidden(14) };
/// let (a, b) = (Seat::FIRST, Seat::new(1).expect("a seat"));
///
/// let mut watched = Watched::new(rules, None);
/// let position = Some(Position::led_by(a));
/// watched.begin(FirstSight { deal, n_redeals: 0, layout: Default::default(), position, is_set_up: false })?;
/// let tile = "6-6".parse()?;
/// let lead = |_: &_| Ok::<_, WatchError>(Action::Lead { tile });
/// watched.act(a, Held::Tile(tile), &[], lead)?;
/// assert_eq!(watched.view().n_tiles()[a], 6);
/// let pass = |_: &_| Ok::<_, WatchError>(Action::Pass);
/// watched.act(b, Held::Misfits, &[], pass)?;
/// assert!(watched.view().table().lacks(b).contains("6".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Watched {
    view: View,
    /// The match as far as whole rounds are told.
    game: Match,
    stage: Stage,
    last: Option<Last>,
}

/// What is known of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// No round is in play.
    Between,
    /// The tiles are dealt, and it is not told who leads.
    NoLeader,
    /// A turn is in play, and this became of it.
    On(AfterAction),
}

/// The last action of a round.
#[derive(Clone, Debug)]
struct Last {
    /// The view before it.
    before: View,
    seat: Seat,
    action: Action,
    /// The tiles that the viewer drew.
    own: Vec<Tile>,
    /// The events of the action that are told already.
    n_told: usize,
}

/// How a round that is watched begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstSight {
    /// The tiles that are dealt, as the viewer sees them.
    pub deal: DealtTiles,
    /// The deals before it that did not count.
    pub n_redeals: usize,
    /// What lies on the table.
    pub layout: Layout,
    /// Where the round stands; `None` if it is not told who leads.
    pub position: Option<Position>,
    /// Whether the round is taken up at the position, and not led from there.
    pub is_set_up: bool,
}

/// Why what is told cannot have happened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum WatchError {
    /// However the tiles lie that are not seen, it is no position.
    #[error("this is no position: {0}")]
    Position(Violation),
    /// The action is not legal, or another seat is on turn.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The viewer draws more or fewer tiles than a draw takes.
    #[error("a draw takes {expected} here, not {found}")]
    DrawSize {
        /// The tiles that a draw takes.
        expected: usize,
        /// The tiles that are told.
        found: usize,
    },
    /// The round goes on.
    #[error("the round is not over here")]
    NotOver,
    /// A hand at the end is not what was seen of it.
    #[error("hand {0} is not what was seen of it")]
    NotSeen(Seat),
    /// The match does not allow the round.
    #[error(transparent)]
    Start(StartError),
}

impl Watched {
    /// A match before its first round, as a seat or the public sees it.
    pub fn new(rules: Rules, viewer: Option<Seat>) -> Watched {
        let (view, game) = (View::new(&rules, viewer), Match::new(rules));
        Watched { view, game, stage: Stage::Between, last: None }
    }

    /// What the viewer sees.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The match as far as whole rounds are told; the round that is watched is not in it.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// Whether a round is in play.
    pub fn is_on(&self) -> bool {
        self.stage != Stage::Between
    }

    /// Whether a seat went out, so that only the end of the round can come.
    pub fn must_end(&self) -> bool {
        self.stage == Stage::On(AfterAction::Out)
    }

    /// Begins a round.
    ///
    /// # Errors
    ///
    /// [`WatchError::Start`] if the match or the round before does not allow it, and
    /// [`WatchError::Position`] if the position cannot be; nothing has changed then.
    pub fn begin(&mut self, opening: FirstSight) -> Result<Vec<Event>, WatchError> {
        self.game.check_can_start().map_err(WatchError::Start)?;
        if self.is_on() {
            let round = self.game.n_rounds() + 1;
            return Err(WatchError::Start(StartError::RoundNotOver(round)));
        }
        let FirstSight { deal, n_redeals, layout, position, is_set_up } = opening;
        let mut events = vec![Event::RoundStarted { round: self.game.n_rounds() + 1, seed: None }];
        events.extend((0..n_redeals).map(|_| Event::Redealt));
        events.push(Event::Dealt(Box::new(deal)));
        let by = if is_set_up { LaidBy::SetUp } else { LaidBy::StartTile };
        events.extend(Event::line(by, &layout));
        events.extend(position.map(|position| match position {
            position if is_set_up => Event::Position(position),
            Position { mover, must_lead, .. } => Event::Leads { seat: mover, tile: must_lead },
        }));
        let before = self.view.clone();
        for event in &events {
            self.view.observe(event);
        }
        if position.is_some() {
            let mover = self.view.table().mover();
            if let Err(violation) = self.view.could_be(mover, Held::Fitting, &[]) {
                self.view = before;
                return Err(WatchError::Position(violation));
            }
        }
        self.stage = match position {
            Some(_) => Stage::On(AfterAction::GoesOn),
            None => Stage::NoLeader,
        };
        Ok(events)
    }

    /// Lets a seat lead where it is not told who does: the one that acts first.
    pub fn lead(&mut self, seat: Seat) -> Option<Event> {
        (self.stage == Stage::NoLeader).then(|| {
            self.stage = Stage::On(AfterAction::GoesOn);
            self.see(&Event::Leads { seat, tile: None })
        })
    }

    /// Takes in an action of a seat, and the beginning of its turn if that is news.
    ///
    /// `held` is what the seat must hold for it, `drawn` the tiles that the viewer draws, and `choose`
    /// gives the action in a round that could be the one that is watched.
    ///
    /// # Errors
    ///
    /// [`WatchError`], or what `choose` says; nothing has changed then.
    pub fn act<E: From<WatchError>>(
        &mut self,
        seat: Seat,
        held: Held,
        drawn: &[Tile],
        choose: impl FnOnce(&Round) -> Result<Action, E>,
    ) -> Result<Vec<Event>, E> {
        let is_news = self.is_turn_news(seat).map_err(WatchError::Play)?;
        let mut before = self.view.clone();
        let mut told = Vec::new();
        if is_news {
            before.observe(&Event::Turn { seat });
            told.push(Event::Turn { seat });
        }
        let viewer = self.view.viewer();
        let own = if viewer == Some(seat) { drawn } else { &[] };
        let mut round = before.could_be(seat, held, own).map_err(WatchError::Position)?;
        let action = choose(&round)?;
        let mut events = Vec::new();
        round.play_into(action, &mut events).map_err(WatchError::Play)?;
        if let Some(Event::Drew { tiles, .. }) = events.first()
            && viewer == Some(seat)
            && tiles.len() != own.len()
        {
            let (expected, found) = (tiles.len(), own.len());
            return Err(WatchError::DrawSize { expected, found }.into());
        }
        // What comes after these depends on the hands.
        let is_seen =
            |event: &Event| event.action().is_some() || matches!(event, Event::WentOut { .. });
        self.view.clone_from(&before);
        let n_turns = told.len();
        for event in events.into_iter().take_while(is_seen) {
            told.push(self.see(&event));
        }
        self.stage = Stage::On(self.view.after_action(action));
        let (own, n_told) = (own.to_vec(), told.len() - n_turns);
        self.last = Some(Last { before, seat, action, own, n_told });
        Ok(told)
    }

    /// Whether a seat can be on turn.
    ///
    /// # Errors
    ///
    /// [`PlayError::OutOfTurn`] with the seat that is, or [`PlayError::RoundOver`] where only the end of
    /// the round can come.
    pub fn check_turn(&self, seat: Seat) -> Result<(), PlayError> {
        self.is_turn_news(seat).map(|_| ())
    }

    /// Whether the turn goes to a seat that acts, which the viewer has not been told.
    fn is_turn_news(&self, seat: Seat) -> Result<bool, PlayError> {
        let mover = self.view.table().mover();
        let next = self.view.table().rules().next_seat(mover);
        match self.stage {
            Stage::Between | Stage::NoLeader | Stage::On(AfterAction::Out) => {
                Err(PlayError::RoundOver)
            }
            Stage::On(AfterAction::GoesOn | AfterAction::GoesOnIfAble) if seat == mover => {
                Ok(false)
            }
            Stage::On(AfterAction::GoesOnIfAble | AfterAction::Over) if seat == next => Ok(true),
            Stage::On(AfterAction::GoesOn) => Err(PlayError::OutOfTurn { seat, mover }),
            Stage::On(AfterAction::GoesOnIfAble | AfterAction::Over) => {
                Err(PlayError::OutOfTurn { seat, mover: next })
            }
        }
    }

    /// Gives the turn on, if it is certain that the round goes on for the next seat.
    pub fn go_on(&mut self) -> Option<Event> {
        let goes_on = self.last.as_ref().is_some_and(|last| self.view.goes_on_after(last.action));
        (self.stage == Stage::On(AfterAction::Over) && goes_on).then(|| {
            let seat = self.view.table().rules().next_seat(self.view.table().mover());
            self.stage = Stage::On(AfterAction::GoesOn);
            self.see(&Event::Turn { seat })
        })
    }

    /// Whether a hand that is shown at the end can be that of a seat, where others show `shown`.
    pub fn can_show(&self, seat: Seat, hand: TileSet, shown: TileSet) -> bool {
        if self.view.viewer() == Some(seat) {
            return hand == self.view.hand();
        }
        let unseen = self.view.unseen() - shown;
        hand.is_subset(&unseen) && self.view.n_tiles().get(seat) == Some(&hand.len())
    }

    /// Takes in the end of a round, where all hands are shown.
    ///
    /// # Errors
    ///
    /// [`WatchError`] if the round cannot have ended so; nothing has changed then.
    pub fn end(&mut self, hands: &PerSeat<TileSet>) -> Result<Vec<Event>, WatchError> {
        let mut shown = TileSet::EMPTY;
        for seat in self.game.rules().seats() {
            let hand = hands.get(seat).filter(|hand| self.can_show(seat, **hand, shown));
            shown |= *hand.ok_or(WatchError::NotSeen(seat))?;
        }
        let last = self.last.as_ref().ok_or(WatchError::NotOver)?;
        let mut setup = last.setup(hands.clone(), self.game.rules());
        // What a leader must lead is not told to others.
        if let Action::Lead { .. } = last.action {
            let start = self.game.forced_lead(&setup.hands);
            let start = start.filter(|start| start.seat == last.seat);
            setup.position.must_lead = start.and_then(|start| start.tile);
        }
        let mut game = self.game.clone();
        game.start_round_at(setup, &mut ()).map_err(|error| match error {
            StartError::Setup(error) => WatchError::Position(error.violations[0]),
            error => WatchError::Start(error),
        })?;
        let mut events = Vec::new();
        game.play_into(last.action, &mut events)?;
        if game.is_round_on() {
            return Err(WatchError::NotOver);
        }
        let n_told = last.n_told;
        self.game = game;
        self.last = None;
        self.stage = Stage::Between;
        Ok(events.iter().skip(n_told).map(|event| self.see(event)).collect())
    }

    /// Lets the viewer see an event, and gives what it sees of it.
    fn see(&mut self, event: &Event) -> Event {
        let event = event.seen_by(self.view.viewer());
        self.view.observe(&event);
        event
    }
}

impl Last {
    /// The position before the action, where the hands after it are known.
    fn setup(&self, mut hands: PerSeat<TileSet>, rules: &Rules) -> Setup {
        let table = self.before.table();
        let hand = &mut hands[self.seat];
        let n_drawn = (hand.len() + usize::from(self.action.tile().is_some()))
            .saturating_sub(self.before.n_tiles()[self.seat]);
        // Of tiles that others draw it is not known which they are; the rest of the hand cannot be laid.
        let drawn: Vec<Tile> = if self.own.is_empty() {
            let mut tiles: Vec<Tile> = hand.iter().collect();
            tiles.sort_by_key(|tile| Reverse(table.ease(*tile)));
            tiles.into_iter().take(n_drawn).collect()
        } else {
            self.own.clone()
        };
        hand.extend(self.action.tile());
        for tile in &drawn {
            hand.remove(*tile);
        }
        let held = hands.values().fold(TileSet::EMPTY, |all, hand| all | *hand);
        let drawn_set: TileSet = drawn.iter().copied().collect();
        let rest = rules.set().tile_set() - table.layout().tiles() - held - drawn_set;
        let mut rest = drawn.into_iter().chain(rest);
        let boneyard: TileList = rest.by_ref().take(table.n_boneyard()).collect();
        Setup {
            hands,
            boneyard,
            dead: rest.collect(),
            layout: table.layout().clone(),
            position: table.position(),
        }
    }
}
