//! The record of a view: what a seat or the public saw, folded and checked.

use domino_rules::{
    Action, AfterAction, DealtTiles, Event, EventSink, LaidBy, Match, PerSeat, Position, Rules,
    Seat, SeenTiles, Setup, StartError, TileList, View,
};
use domino_tiles::{Tile, TileSet};

use crate::draft::Draft;
use crate::play::{Choice, Held, world};
use crate::text::{ActionText, Fault, FaultKind, Line, Word, Words, tiles};
use crate::write::{Known, Log};

/// Follows the record of a view.
///
/// Each action is played in a world: a round in which the tiles that the viewer does not see lie so
/// that the action is legal, if they can lie so at all. At the end of a round all hands are shown,
/// and the last action is played once more in the true world, within a match that keeps the totals.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    pub(crate) view: View,
    /// The match as far as whole rounds are told.
    pub(crate) game: Match,
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

impl Watch {
    pub(crate) fn new(rules: Rules, viewer: Option<Seat>) -> Watch {
        Watch {
            view: View::new(&rules, viewer),
            game: Match::new(rules),
            stage: Stage::Between,
            last: None,
        }
    }

    /// Whether a round is in play.
    pub(crate) fn is_on(&self) -> bool {
        self.stage != Stage::Between
    }

    /// Whether the round is over and only its `end` can come.
    pub(crate) fn must_end(&self) -> bool {
        self.stage == Stage::On(AfterAction::Out)
    }

    /// Begins the round of a draft, and gives what the viewer saw.
    pub(crate) fn start(&mut self, draft: &Draft<'_>) -> Result<Vec<Event>, Fault> {
        let viewer = self.view.viewer();
        for (seat, (line, tiles)) in self.game.rules().seats().zip(&draft.hands) {
            let is_shown = matches!(tiles, SeenTiles::Shown(tiles) if !tiles.is_empty());
            if !tiles.is_empty() && is_shown != (viewer == Some(seat)) {
                return Err(line.first().fault(FaultKind::NotAView));
            }
        }
        for (line, tiles) in [&draft.boneyard, &draft.dead].into_iter().flatten() {
            if !tiles.tile_set().is_empty() {
                return Err(line.first().fault(FaultKind::NotAView));
            }
        }
        let (expected, found) = (self.game.rules().set().n_tiles(), draft.n_tiles());
        if expected != found {
            return Err(draft.fault(FaultKind::Count { expected, found }));
        }
        let events = self.first_events(draft)?;
        for event in &events {
            self.view.observe(event);
        }
        if self.stage != Stage::NoLeader {
            let mover = self.view.table().mover();
            let is_fit = world(&self.view, mover, Held::Fitting, &[]);
            is_fit.map_err(|violation| draft.position_fault(violation))?;
        }
        Ok(events)
    }

    /// What the viewer saw before the first action.
    fn first_events(&mut self, draft: &Draft<'_>) -> Result<Vec<Event>, Fault> {
        let hidden = |part: &Option<(Line<'_>, SeenTiles)>| {
            SeenTiles::Hidden(part.as_ref().map_or(0, |(_, tiles)| tiles.len()))
        };
        let round = self.game.n_rounds() + 1;
        let mut events = vec![Event::RoundStarted { round, seed: None }];
        events.extend(draft.redeals.iter().map(|_| Event::Redealt));
        let viewer = self.view.viewer().map(Seat::idx);
        let hands = draft.hands.iter().enumerate().map(|(idx, (_, tiles))| {
            if viewer == Some(idx) { tiles.clone() } else { tiles.hidden() }
        });
        events.push(Event::Dealt(Box::new(DealtTiles {
            hands: hands.collect(),
            boneyard: hidden(&draft.boneyard),
            dead: hidden(&draft.dead),
        })));
        let position = draft.read_position()?;
        if position.is_none() && draft.is_in_play() {
            return Err(draft.fault(FaultKind::NoTurn));
        }
        let set_up = position.filter(|position| draft.is_in_play() || !is_lead(position));
        let by = if set_up.is_some() { LaidBy::SetUp } else { LaidBy::StartTile };
        events.extend(Event::line(by, &draft.layout));
        self.stage = match position {
            Some(_) => Stage::On(AfterAction::GoesOn),
            None => Stage::NoLeader,
        };
        events.extend(match (set_up, position) {
            (Some(position), _) => Some(Event::Position(position)),
            (None, Some(Position { mover, must_lead, .. })) => {
                Some(Event::Leads { seat: mover, tile: must_lead })
            }
            (None, None) => None,
        });
        Ok(events)
    }

    /// Lets a seat lead where it is not told who does: the one that acts first.
    ///
    /// That stays told when the action is taken back, as the record then says it before.
    pub(crate) fn lead(&mut self, seat: Seat, log: &mut Log) {
        if self.stage == Stage::NoLeader {
            self.tell(&[Event::Leads { seat, tile: None }], log);
            log.settle();
            self.stage = Stage::On(AfterAction::GoesOn);
        }
    }

    /// Takes in an action.
    pub(crate) fn act(&mut self, choice: &Choice<'_>, log: &mut Log) -> Result<(), Fault> {
        self.turn_to(choice, log)?;
        let viewer = self.view.viewer();
        let own = if viewer == Some(choice.seat) { self.own_draw(choice)? } else { Vec::new() };
        let held = match choice.text {
            ActionText::Tile { tile, .. } => Held::Tile(tile),
            ActionText::Draw | ActionText::Pass => Held::Misfits,
        };
        let world = world(&self.view, choice.seat, held, &own);
        let mut round = world.map_err(|violation| choice.fault(FaultKind::Position(violation)))?;
        let refused = |error| choice.fault(FaultKind::Action(error));
        let action = choice.text.resolve(&round).map_err(refused)?;
        let mut events = Vec::new();
        round.play_into(action, &mut events).map_err(|error| refused(error.into()))?;
        if let Some(Event::Drew { tiles, .. }) = events.first()
            && viewer == Some(choice.seat)
            && tiles.len() != own.len()
        {
            let (expected, found) = (tiles.len(), own.len());
            return Err(choice.fault(FaultKind::DrawSize { expected, found }));
        }
        // What comes after these depends on the world.
        let is_seen = |event: &Event| {
            matches!(event, Event::Drew { .. } | Event::Passed { .. } | Event::WentOut { .. })
                || matches!(event, Event::Placed { .. })
        };
        let before = self.view.clone();
        let seen: Vec<Event> = events.into_iter().take_while(is_seen).collect();
        self.tell(&seen, log);
        log.confirm(choice.line, choice.known())?;
        self.stage = Stage::On(self.view.after_action(action));
        self.last = Some(Last { before, seat: choice.seat, action, own, n_told: seen.len() });
        Ok(())
    }

    /// The tiles that the viewer draws.
    fn own_draw(&self, choice: &Choice<'_>) -> Result<Vec<Tile>, Fault> {
        let mut unseen = self.view.unseen();
        let read = |word: &Word<'_>| {
            let tile = word.tile()?;
            let is_new = unseen.remove(tile);
            if is_new { Ok(tile) } else { Err(word.fault(FaultKind::TileTwice(tile))) }
        };
        choice.drawn.iter().map(read).collect()
    }

    /// Gives the turn to the seat that acts, if it can have it.
    fn turn_to(&mut self, choice: &Choice<'_>, log: &mut Log) -> Result<(), Fault> {
        let seat = choice.seat;
        let mover = self.view.table().mover();
        let next = self.view.table().rules().next_seat(mover);
        let Stage::On(after) = self.stage else {
            return Err(choice.line.first().instead_of("`end`"));
        };
        match after {
            AfterAction::GoesOn | AfterAction::GoesOnIfAble if seat == mover => {}
            AfterAction::GoesOnIfAble | AfterAction::Over if seat == next => {
                self.tell(&[Event::Turn { seat }], log);
            }
            AfterAction::GoesOn => return Err(choice.out_of_turn(mover)),
            AfterAction::GoesOnIfAble | AfterAction::Over => {
                return Err(choice.out_of_turn(next));
            }
            AfterAction::Out => return Err(choice.line.first().instead_of("`end`")),
        }
        Ok(())
    }

    fn tell(&mut self, events: &[Event], log: &mut Log) {
        for event in events {
            let event = event.seen_by(self.view.viewer());
            self.view.observe(&event);
            log.event(&event);
        }
    }

    /// Takes in the end of a round, where all hands are shown.
    pub(crate) fn end(&mut self, line: Line<'_>, log: &mut Log) -> Result<(), Fault> {
        let first = line.first();
        let (words, derived) = line.halves();
        let missing = || words.at(words.len()).instead_of("`;` and every hand");
        let hands = self.last_hands(&derived.ok_or_else(missing)?)?;
        let Some(last) = self.last.take() else { return Err(first.fault(FaultKind::NotOver)) };
        let no_position = |violation| first.fault(FaultKind::Position(violation));
        let mut setup = last.setup(hands, self.game.rules());
        // What a leader must lead is not told to others.
        if let Action::Lead { .. } = last.action {
            let start = self.game.forced_lead(&setup.hands);
            let start = start.filter(|start| start.seat == last.seat);
            setup.position.must_lead = start.and_then(|start| start.tile);
        }
        self.game.start_round_at(setup, &mut ()).map_err(|error| match error {
            StartError::Setup(error) => no_position(error.violations[0]),
            error => first.fault(FaultKind::Start(error)),
        })?;
        let mut events = Vec::new();
        self.game
            .play_into(last.action, &mut events)
            .map_err(|error| first.fault(FaultKind::Action(error.into())))?;
        if self.game.is_round_on() {
            return Err(first.fault(FaultKind::NotOver));
        }
        self.tell(&events[last.n_told..], log);
        self.stage = Stage::Between;
        log.confirm(line, Known::Nothing)
    }

    /// The hands that are shown at the end of a round.
    fn last_hands(&self, words: &Words<'_>) -> Result<PerSeat<TileSet>, Fault> {
        let (mut rest, mut unseen) = (words.from(0), self.view.unseen());
        let mut hands = self.view.n_tiles().map(|_, _| TileSet::EMPTY);
        for seat in self.game.rules().seats() {
            rest.expect(0, &seat.to_string())?;
            let is_seat = |word: &Word<'_>| word.text.parse::<Seat>().is_ok();
            let more = rest.from(1);
            let n_words = more.iter().position(is_seat).unwrap_or(more.len());
            let hand = tiles(&more.until(n_words))?.tile_set();
            let agrees = if self.view.viewer() == Some(seat) {
                hand == self.view.hand()
            } else {
                hand.is_subset(&unseen) && hand.len() == self.view.n_tiles()[seat]
            };
            if !agrees {
                return Err(rest.at(0).fault(FaultKind::NotSeen(seat)));
            }
            unseen -= hand;
            hands[seat] = hand;
            rest = more.from(n_words);
        }
        rest.expect_end(0)?;
        Ok(hands)
    }

    /// Gives the turn on after the last line, if it is certain that the round goes on.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        let goes_on = self.last.as_ref().is_some_and(|last| self.view.goes_on_after(last.action));
        if self.stage == Stage::On(AfterAction::Over) && goes_on {
            let seat = self.view.table().rules().next_seat(self.view.table().mover());
            self.tell(&[Event::Turn { seat }], log);
        }
    }
}

impl Last {
    /// The position before the action, where the hands after it are known.
    fn setup(&self, mut hands: PerSeat<TileSet>, rules: &Rules) -> Setup {
        let table = self.before.table();
        let hand = &mut hands[self.seat];
        let n_drawn = (hand.len() + usize::from(self.action.tile().is_some()))
            .saturating_sub(self.before.n_tiles()[self.seat]);
        // Of tiles that others draw it is not known which they are; none of the hand fits.
        let drawn: Vec<Tile> = if self.own.is_empty() {
            hand.iter().take(n_drawn).collect()
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

/// Whether a position is a round before its lead.
fn is_lead(position: &Position) -> bool {
    *position == Position { must_lead: position.must_lead, ..Position::led_by(position.mover) }
}
