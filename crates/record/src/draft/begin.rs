//! How the round of a draft begins.

use domino_rules::sections::Draw;
use domino_rules::{
    Deal, DealError, Event, EventSink, Match, PerSeat, Position, RunState, Seat, SeenTiles, Setup,
    StartError, Violation,
};
use domino_tiles::Tile;

use super::Draft;

use crate::text::{Fault, FaultKind, Line, RecordPart, Word};
use crate::write::{Known, Log};

/// The largest number of passes or of drawn tiles that a position can tell.
const MAX_COUNT: u32 = 999;

impl Draft<'_> {
    /// Finds out the headings that are left out, and whether the tiles have room where they lie.
    pub(crate) fn find_headings(&mut self) -> Result<(), Fault> {
        let found = self.rules.table().with_headings(&self.layout);
        self.layout = found.map_err(|violation| self.position_fault(violation))?;
        Ok(())
    }

    /// Where the round stands, if it is told.
    pub(crate) fn read_position(&self) -> Result<Option<Position>, Fault> {
        let Some(turn) = self.value("turn") else {
            return match self.position.first() {
                Some((word, _)) => Err(word.fault(FaultKind::NoTurn)),
                None => Ok(None),
            };
        };
        let seat = |word: Word<'_>| {
            let seat = word.parse::<Seat>(RecordPart::Seat)?;
            let is_there = seat.idx() < self.rules.n_seats();
            if is_there { Ok(seat) } else { Err(word.instead_of(RecordPart::SeatOfTable)) }
        };
        let count = |key: &str| match self.value(key) {
            None => Ok(0),
            Some(word) => match word.number(RecordPart::Number)? {
                number @ 0..=MAX_COUNT => Ok(number),
                _ => Err(word.instead_of(RecordPart::NPasses)),
            },
        };
        let mover = seat(turn)?;
        Ok(Some(Position {
            mover,
            leader: self.value("led").map_or(Ok(mover), seat)?,
            must_lead: self.value("must-lead").map(Word::tile).transpose()?,
            last_to_play: self.value("last").map(seat).transpose()?,
            passes: count("passes")?,
            drawn: count("drawn")? as usize,
            run: match self.value("run") {
                None => RunState::Fresh,
                Some(word) => match word.text {
                    "led" => RunState::Led,
                    "both" => RunState::BothEnds,
                    _ => RunState::At(word.parse(RecordPart::Run)?),
                },
            },
        }))
    }

    /// Begins the round, and gives what happened.
    pub(crate) fn start(&self, game: &mut Match) -> Result<Vec<Event>, Fault> {
        if let Some(redeal) = self.redeals.first() {
            return Err(redeal.first().instead_of(RecordPart::HandNoRedeal));
        }
        let mut events = Vec::new();
        match self.read_position()? {
            Some(position) => {
                let setup = self.setup(position);
                game.start_round_at(setup, &mut events).map_err(|error| self.start_fault(error))?;
            }
            None if self.is_in_play() => return Err(self.fault(FaultKind::NoTurn)),
            None => {
                let deal = self.deal()?;
                game.start_round_with(&deal, None, &mut events)
                    .map_err(|error| self.start_fault(error))?;
            }
        }
        Ok(events)
    }

    fn setup(&self, position: Position) -> Setup {
        Setup {
            hands: self.hands.iter().map(|(_, tiles)| tiles.tile_set()).collect(),
            boneyard: shown(&self.boneyard).collect(),
            dead: shown(&self.dead).collect(),
            layout: self.layout.clone(),
            position,
        }
    }

    fn deal(&self) -> Result<Deal, Fault> {
        let (wrong, right) = match self.rules.variant().turn.draw {
            Draw::Never => (&self.boneyard, RecordPart::NoBoneyard),
            Draw::Clause(_) => (&self.dead, RecordPart::NoDead),
        };
        if let Some((line, tiles)) = wrong
            && !tiles.is_empty()
        {
            return Err(line.words().at(1).instead_of(right));
        }
        let hands: PerSeat<Vec<Tile>> =
            self.hands.iter().map(|hand| shown([hand]).collect()).collect();
        let rest: Vec<Tile> = shown(self.boneyard.iter().chain(&self.dead)).collect();
        let start_tile = self.layout.placed().first().map(|placed| placed.tile);
        Deal::from_hands(&self.rules, &hands, &rest, start_tile)
            .map_err(|error| self.deal_fault(error))
    }

    fn deal_fault(&self, error: DealError) -> Fault {
        let line = match &error {
            DealError::Hand { seat, .. } => self.hands.get(seat.idx()).map(|(line, _)| *line),
            DealError::StartTile => self.placed.first().copied(),
            _ => None,
        };
        line.unwrap_or(self.round).first().fault(FaultKind::Deal(error))
    }

    fn start_fault(&self, error: StartError) -> Fault {
        match error {
            StartError::Setup(error) => self.position_fault(error.violations[0]),
            error => self.fault(FaultKind::Start(error)),
        }
    }

    /// A fault of a position, where it is told.
    pub(crate) fn position_fault(&self, violation: Violation) -> Fault {
        let told =
            |tile: Tile| self.tiles.iter().find(|(told, _)| *told == tile).map(|(_, word)| *word);
        let word = match violation {
            Violation::Joint(tile)
            | Violation::Heading(tile)
            | Violation::NoHeading { tile, .. }
            | Violation::NoRoom { tile, .. }
            | Violation::InTheWay { tile, .. } => told(tile),
            Violation::MustLead(_) => self.value("must-lead"),
            Violation::Drawn(_) => self.value("drawn"),
            Violation::Run => self.value("run"),
            Violation::Passes(_) => self.value("passes"),
            Violation::LastToPlay(seat) => self.value(if seat.is_some() { "last" } else { "turn" }),
            Violation::NotTheLeader(_)
            | Violation::ForcedLead(_)
            | Violation::OutOfTurn { .. }
            | Violation::Over => self.value("turn"),
            _ => None,
        };
        word.unwrap_or(self.round.first()).fault(FaultKind::Position(violation))
    }

    /// Tells what happened, each event with its line, and checks what the lines derive.
    pub(crate) fn tell(&self, events: &[Event], log: &mut Log) -> Result<(), Fault> {
        let mut placed = self.placed.iter();
        for event in events {
            let (line, known) = match event {
                Event::Dealt { .. } => (self.hands.first().map(|(line, _)| *line), Known::Nothing),
                Event::Placed { .. } => (placed.next().copied(), Known::Choice),
                Event::Position(_) | Event::Leads { .. } => {
                    (self.position.first().map(|(word, _)| word.line), Known::Nothing)
                }
                _ => (Some(self.round), Known::Nothing),
            };
            let line = line.unwrap_or(self.round);
            log.line = line.number;
            log.event(event);
            if known == Known::Choice {
                log.confirm(line, known)?;
            }
            log.settle();
        }
        Ok(())
    }
}

/// The tiles of lists that lie face up, in their order.
fn shown<'d, 'a: 'd>(
    lists: impl IntoIterator<Item = &'d (Line<'a>, SeenTiles)>,
) -> impl Iterator<Item = Tile> {
    lists.into_iter().flat_map(|(_, tiles)| match tiles {
        SeenTiles::Shown(tiles) => tiles.to_vec(),
        SeenTiles::Hidden(_) => Vec::new(),
    })
}
