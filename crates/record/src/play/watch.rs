//! The record of a view: its lines, taken in by a match that is watched.

use domino_rules::{
    DealtTiles, Event, EventSink, FirstSight, Held, PerSeat, PlayError, Position, Rules, Seat,
    SeenTiles, WatchError, Watched,
};
use domino_tiles::{Tile, TileSet};

use crate::draft::Draft;
use crate::play::Choice;
use crate::text::{
    ActionText, Fault, FaultKind, Line, RecordPart, ResolveError, Word, Words, tiles,
};
use crate::write::{Known, Log};

/// Follows the record of a view.
#[derive(Clone, Debug)]
pub(crate) struct Watch(pub(crate) Watched);

/// Why an action cannot be taken in.
enum Refused {
    Watch(WatchError),
    Resolve(ResolveError),
}

impl From<WatchError> for Refused {
    fn from(error: WatchError) -> Refused {
        Refused::Watch(error)
    }
}

impl Watch {
    pub(crate) fn new(rules: Rules, viewer: Option<Seat>) -> Watch {
        Watch(Watched::new(rules, viewer))
    }

    /// Begins the round of a draft, and gives what the viewer saw.
    pub(crate) fn start(&mut self, draft: &Draft<'_>) -> Result<Vec<Event>, Fault> {
        let (viewer, rules) = (self.0.view().viewer(), self.0.game().rules());
        for (seat, (line, tiles)) in rules.seats().zip(&draft.hands) {
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
        let (expected, found) = (rules.set().n_tiles(), draft.n_tiles());
        if expected != found {
            return Err(draft.fault(FaultKind::Count { expected, found }));
        }
        let opening = opening(draft, viewer)?;
        self.0.begin(opening).map_err(|error| match error {
            WatchError::Position(violation) => draft.position_fault(violation),
            error => draft.fault(kind(error)),
        })
    }

    /// Lets a seat lead where it is not told who does: the one that acts first.
    ///
    /// That stays told when the action is taken back, as the record then says it before.
    pub(crate) fn lead(&mut self, seat: Seat, log: &mut Log) {
        if let Some(event) = self.0.lead(seat) {
            log.event(&event);
            log.settle();
        }
    }

    /// Takes in an action.
    pub(crate) fn act(&mut self, choice: &Choice<'_>, log: &mut Log) -> Result<(), Fault> {
        let seat = choice.seat;
        self.0.check_turn(seat).map_err(|error| match error {
            PlayError::OutOfTurn { mover, .. } => choice.out_of_turn(mover),
            _ => choice.line.first().instead_of(RecordPart::text("end")),
        })?;
        let is_own = self.0.view().viewer() == Some(seat);
        let own = if is_own { self.own_draw(choice)? } else { Vec::new() };
        let held = match choice.text {
            ActionText::Tile { tile, .. } => Held::Tile(tile),
            ActionText::Draw | ActionText::Pass => Held::Misfits,
        };
        let told = self
            .0
            .act(seat, held, &own, |round| choice.text.resolve(round).map_err(Refused::Resolve));
        let told = told.map_err(|refused| {
            choice.fault(match refused {
                Refused::Watch(error) => kind(error),
                Refused::Resolve(error) => FaultKind::Action(error),
            })
        })?;
        tell(&told, log);
        log.confirm(choice.line, choice.known())
    }

    /// The tiles that the viewer draws.
    fn own_draw(&self, choice: &Choice<'_>) -> Result<Vec<Tile>, Fault> {
        let mut unseen = self.0.view().unseen();
        let read = |word: &Word<'_>| {
            let tile = word.tile()?;
            let is_new = unseen.remove(tile);
            if is_new { Ok(tile) } else { Err(word.fault(FaultKind::TileTwice(tile))) }
        };
        choice.drawn.iter().map(read).collect()
    }

    /// Takes in the end of a round, where all hands are shown.
    pub(crate) fn end(&mut self, line: Line<'_>, log: &mut Log) -> Result<(), Fault> {
        let (words, derived) = line.halves();
        let missing = || words.at(words.len()).instead_of(RecordPart::EveryHand);
        let hands = self.last_hands(&derived.ok_or_else(missing)?)?;
        let told = self.0.end(&hands).map_err(|error| line.first().fault(kind(error)))?;
        tell(&told, log);
        log.confirm(line, Known::Nothing)
    }

    /// The hands that are shown at the end of a round.
    fn last_hands(&self, words: &Words<'_>) -> Result<PerSeat<TileSet>, Fault> {
        let (mut rest, mut shown) = (words.from(0), TileSet::EMPTY);
        let mut hands = self.0.view().n_tiles().map(|_, _| TileSet::EMPTY);
        for seat in self.0.game().rules().seats() {
            rest.expect(0, &seat.to_string())?;
            let is_seat = |word: &Word<'_>| word.text.parse::<Seat>().is_ok();
            let more = rest.from(1);
            let n_words = more.iter().position(is_seat).unwrap_or(more.len());
            let hand = tiles(&more.until(n_words))?.tile_set();
            if !self.0.can_show(seat, hand, shown) {
                return Err(rest.at(0).fault(FaultKind::NotSeen(seat)));
            }
            shown |= hand;
            hands[seat] = hand;
            rest = more.from(n_words);
        }
        rest.expect_end(0)?;
        Ok(hands)
    }

    /// Gives the turn on after the last line, if it is certain that the round goes on.
    pub(crate) fn finish(&mut self, log: &mut Log) {
        if let Some(event) = self.0.go_on() {
            log.event(&event);
        }
    }
}

/// How the round of a draft begins for a viewer.
fn opening(draft: &Draft<'_>, viewer: Option<Seat>) -> Result<FirstSight, Fault> {
    let hidden = |part: &Option<(Line<'_>, SeenTiles)>| {
        SeenTiles::Hidden(part.as_ref().map_or(0, |(_, tiles)| tiles.len()))
    };
    let own = viewer.map(Seat::idx);
    let hands = draft
        .hands
        .iter()
        .enumerate()
        .map(|(idx, (_, tiles))| if own == Some(idx) { tiles.clone() } else { tiles.hidden() });
    let position = draft.read_position()?;
    if position.is_none() && draft.is_in_play() {
        return Err(draft.fault(FaultKind::NoTurn));
    }
    let is_set_up = position.is_some_and(|position| draft.is_in_play() || !is_lead(&position));
    Ok(FirstSight {
        deal: DealtTiles {
            hands: hands.collect(),
            boneyard: hidden(&draft.boneyard),
            dead: hidden(&draft.dead),
        },
        n_redeals: draft.redeals.len(),
        layout: draft.layout.clone(),
        position,
        is_set_up,
    })
}

fn tell(events: &[Event], log: &mut Log) {
    for event in events {
        log.event(event);
    }
}

/// Whether a position is a round before its lead.
fn is_lead(position: &Position) -> bool {
    *position == Position { must_lead: position.must_lead, ..Position::led_by(position.mover) }
}

/// What is wrong in a record that tells this.
fn kind(error: WatchError) -> FaultKind {
    match error {
        WatchError::Position(violation) => FaultKind::Position(violation),
        WatchError::Play(error) => FaultKind::Action(error.into()),
        WatchError::DrawSize { expected, found } => FaultKind::DrawSize { expected, found },
        WatchError::NotSeen(seat) => FaultKind::NotSeen(seat),
        WatchError::Start(error) => FaultKind::Start(error),
        _ => FaultKind::NotOver,
    }
}
