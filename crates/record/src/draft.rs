//! The lines of a deal or a position that no seed gives.

use domino_layout::{End, Heading, Joint, Layout};
use domino_rules::axes::{Draw, FirstTile};
use domino_rules::{
    Deal, DealError, Event, EventSink, Match, PerSeat, PlayError, Position, Rules, RunState, Seat,
    Setup, StartError, Tiles, Violation,
};
use domino_tiles::{Tile, TileSet};

use crate::line::{Line, Word, Words, tiles};
use crate::log::{Known, Log};
use crate::{ActionText, Fault, FaultKind};

/// The largest number of passes or of drawn tiles that a position can tell.
const MAX_COUNT: u32 = 999;

/// The words that tell where a round stands, each with a value.
const POSITION: [&str; 7] = ["turn", "led", "must-lead", "last", "passes", "drawn", "run"];

/// The lines of a round before its first action, where no seed gives them.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) rules: Rules,
    /// The line that begins the round.
    pub(crate) round: Line<'a>,
    pub(crate) redeals: Vec<Line<'a>>,
    pub(crate) hands: Vec<(Line<'a>, Tiles)>,
    pub(crate) boneyard: Option<(Line<'a>, Tiles)>,
    pub(crate) dead: Option<(Line<'a>, Tiles)>,
    pub(crate) layout: Layout,
    placed: Vec<Line<'a>>,
    position: Vec<(Word<'a>, Word<'a>)>,
    /// Each tile, where it is told.
    tiles: Vec<(Tile, Word<'a>)>,
    seen: TileSet,
    part: Part,
}

/// The parts of a draft in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    Redeal,
    Hand,
    Boneyard,
    Dead,
    Layout,
    Position,
}

impl Part {
    /// The part to which a line belongs that begins with this word.
    pub(crate) fn of(word: &str) -> Option<Part> {
        match word {
            "redeal" => Some(Part::Redeal),
            "hand" => Some(Part::Hand),
            "boneyard" => Some(Part::Boneyard),
            "dead" => Some(Part::Dead),
            "-" => Some(Part::Layout),
            word => POSITION.contains(&word).then_some(Part::Position),
        }
    }
}

impl<'a> Draft<'a> {
    pub(crate) fn new(rules: &Rules, round: Line<'a>) -> Draft<'a> {
        Draft {
            rules: rules.clone(),
            round,
            redeals: Vec::new(),
            hands: Vec::new(),
            boneyard: None,
            dead: None,
            layout: Layout::new(),
            placed: Vec::new(),
            position: Vec::new(),
            tiles: Vec::new(),
            seen: TileSet::EMPTY,
            part: Part::Redeal,
        }
    }

    /// Takes in a line of a part.
    pub(crate) fn line(&mut self, part: Part, line: Line<'a>) -> Result<(), Fault> {
        let words = line.words();
        let is_one_line = matches!(part, Part::Boneyard | Part::Dead);
        let is_late = part < self.part || (is_one_line && part == self.part);
        if is_late || (part > Part::Hand && self.hands.len() < self.rules.n_seats()) {
            return Err(words.at(0).instead_of(self.next()));
        }
        self.part = part;
        match part {
            Part::Redeal => {
                self.redeals.push(line);
                words.expect_end(1)?;
            }
            Part::Hand => self.hand(line)?,
            Part::Boneyard => self.boneyard = Some((line, self.list(&words.from(1))?)),
            Part::Dead => self.dead = Some((line, self.list(&words.from(1))?)),
            Part::Layout => self.place(line)?,
            Part::Position => self.position(&words)?,
        }
        Ok(())
    }

    /// The seat whose hand comes next.
    fn next_hand(&self) -> Option<Seat> {
        Seat::new(self.hands.len()).filter(|seat| seat.idx() < self.rules.n_seats())
    }

    /// What can come next, in words.
    fn next(&self) -> String {
        match self.next_hand() {
            Some(seat) => format!("`hand {seat}`"),
            None => "a seat and its action".to_owned(),
        }
    }

    fn hand(&mut self, line: Line<'a>) -> Result<(), Fault> {
        let words = line.words();
        let Some(seat) = self.next_hand() else { return Err(words.at(0).instead_of(self.next())) };
        words.expect(1, &seat.to_string())?;
        let hand = self.list(&words.from(2))?;
        self.hands.push((line, hand));
        Ok(())
    }

    /// A list of tiles, each of the set and new.
    fn list(&mut self, words: &Words<'a>) -> Result<Tiles, Fault> {
        let list = tiles(words)?;
        if let Tiles::Shown(tiles) = &list {
            for (tile, word) in tiles.iter().zip(words.iter()) {
                self.take(*tile, *word)?;
            }
        }
        Ok(list)
    }

    fn take(&mut self, tile: Tile, word: Word<'a>) -> Result<(), Fault> {
        if !self.rules.set().contains(tile) {
            return Err(word.fault(FaultKind::NotInSet(tile)));
        }
        if !self.seen.insert(tile) {
            return Err(word.fault(FaultKind::TileTwice(tile)));
        }
        self.tiles.push((tile, word));
        Ok(())
    }

    /// Lays a tile for nobody.
    fn place(&mut self, line: Line<'a>) -> Result<(), Fault> {
        let (words, _) = line.halves();
        let first = words.at(1);
        let text = words.text_from(1).parse();
        let text: ActionText = text.map_err(|error| first.fault(FaultKind::Notation(error)))?;
        let ActionText::Tile { tile, end, heading } = text else {
            return Err(first.instead_of("a tile"));
        };
        self.take(tile, first)?;
        self.lay(tile, end, heading)
            .map_err(|error| first.fault(FaultKind::Action(error.into())))?;
        self.placed.push(line);
        Ok(())
    }

    /// Lays a tile where it matches; a double that does not may be wild, which the rules say later.
    fn lay(
        &mut self,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
    ) -> Result<(), PlayError> {
        let laid = match end {
            None if self.layout.is_empty() => self.layout.start(tile, &[End::Left, End::Right]),
            None => return Err(PlayError::NotALead),
            Some(end) if self.layout.is_empty() => {
                return Err(PlayError::NothingLaid { tile, end });
            }
            Some(end) => {
                let open = self.layout.end(end).ok_or(PlayError::NoSuchEnd { end })?;
                match tile.other(open.pips) {
                    Some(outer) => {
                        self.layout.place_toward(tile, end, outer, Joint::Equal, heading)
                    }
                    None if tile.is_double() => {
                        self.layout.place_toward(tile, end, tile.high(), Joint::Free, heading)
                    }
                    None => return Err(PlayError::DoesNotMatch { tile, end, pips: open.pips }),
                }
            }
        };
        laid.map_err(|_| PlayError::OnTable { tile })
    }

    fn position(&mut self, words: &Words<'a>) -> Result<(), Fault> {
        for place in (0..words.len()).step_by(2) {
            let (key, value) = (words.at(place), words.at(place + 1));
            if !POSITION.contains(&key.text) || self.value(key.text).is_some() {
                return Err(key.instead_of("the end of the line"));
            }
            self.position.push((key, value));
        }
        Ok(())
    }

    fn value(&self, key: &str) -> Option<Word<'a>> {
        self.position.iter().find(|(word, _)| word.text == key).map(|(_, value)| *value)
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
            let seat = word.parse::<Seat>("a seat")?;
            let is_there = seat.idx() < self.rules.n_seats();
            if is_there { Ok(seat) } else { Err(word.instead_of("a seat of the table")) }
        };
        let count = |key: &str| match self.value(key) {
            None => Ok(0),
            Some(word) => match word.number("a number")? {
                number @ 0..=MAX_COUNT => Ok(number),
                _ => Err(word.instead_of("0 to 999")),
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
                    _ => RunState::At(word.parse("`led`, `both` or an end")?),
                },
            },
        }))
    }

    /// Whether more than the start tile of the deal lies on the table.
    pub(crate) fn is_in_play(&self) -> bool {
        let is_start = matches!(self.rules.variant().first_tile, FirstTile::BeforeDeal(_));
        self.placed.len() > usize::from(is_start)
    }

    /// The lines that list tiles.
    fn lists(&self) -> impl Iterator<Item = &(Line<'a>, Tiles)> {
        self.hands.iter().chain(&self.boneyard).chain(&self.dead)
    }

    /// The tiles that the lines tell of, also face down.
    pub(crate) fn n_tiles(&self) -> usize {
        // No list tells of more than a set, and there are at most as many lists as seats and two.
        self.lists().map(|(_, tiles)| tiles.len()).sum::<usize>() + self.placed.len()
    }

    /// What must still come before the round can begin: a hand.
    pub(crate) fn missing(&self) -> Option<String> {
        self.next_hand().map(|_| self.next())
    }

    /// The first line with tiles that lie face down.
    pub(crate) fn hidden(&self) -> Option<Line<'a>> {
        let mut lists = self.lists();
        lists.find(|(_, tiles)| matches!(tiles, Tiles::Hidden(_))).map(|(line, _)| *line)
    }

    /// The seat whose view this is if it is not said: the one whose hand is shown.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.rules
            .seats()
            .zip(&self.hands)
            .find(|(_, (_, hand))| !hand.tile_set().is_empty())
            .map(|(seat, _)| seat)
    }

    /// A fault of the round as a whole.
    pub(crate) fn fault(&self, kind: FaultKind) -> Fault {
        self.round.first().fault(kind)
    }

    /// Finds out the headings that are left out, and whether the tiles have room where they lie.
    pub(crate) fn find_headings(&mut self) -> Result<(), Fault> {
        let found = self.rules.table().with_headings(&self.layout);
        self.layout = found.map_err(|violation| self.position_fault(violation))?;
        Ok(())
    }

    /// Begins the round, and gives what happened.
    pub(crate) fn start(&self, game: &mut Match) -> Result<Vec<Event>, Fault> {
        if let Some(redeal) = self.redeals.first() {
            return Err(redeal
                .first()
                .instead_of("`hand A`, for without a seed nothing is redealt"));
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
        let (wrong, right) = match self.rules.variant().draw {
            Draw::Never => (&self.boneyard, "`-`, for nobody draws and the rest is dead"),
            Draw::Clause(_) => (&self.dead, "`-`, for the rest is in the boneyard"),
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
            Violation::NotTheLeader(_) | Violation::Over => self.value("turn"),
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
    lists: impl IntoIterator<Item = &'d (Line<'a>, Tiles)>,
) -> impl Iterator<Item = Tile> {
    lists.into_iter().flat_map(|(_, tiles)| match tiles {
        Tiles::Shown(tiles) => tiles.to_vec(),
        Tiles::Hidden(_) => Vec::new(),
    })
}
