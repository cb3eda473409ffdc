//! The lines of a deal or a position that no seed gives.

mod begin;

use domino_layout::{End, Joint, Layout};
use domino_rules::sections::FirstTile;
use domino_rules::{PlayError, Rules, Seat, SeenTiles, Way};
use domino_tiles::{Tile, TileSet};

use crate::text::{ActionText, Fault, FaultKind, Line, RecordPart, Word, Words, action, tiles};

/// The words that tell where a round stands, each with a value.
const POSITION: [&str; 7] = ["turn", "led", "must-lead", "last", "passes", "drawn", "run"];

/// The lines of a round before its first action, where no seed gives them.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) rules: Rules,
    /// The line that begins the round.
    pub(crate) round: Line<'a>,
    pub(crate) redeals: Vec<Line<'a>>,
    pub(crate) hands: Vec<(Line<'a>, SeenTiles)>,
    pub(crate) boneyard: Option<(Line<'a>, SeenTiles)>,
    pub(crate) dead: Option<(Line<'a>, SeenTiles)>,
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
    fn next(&self) -> RecordPart {
        match self.next_hand() {
            Some(seat) => RecordPart::Text(format!("hand {seat}")),
            None => RecordPart::Action,
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
    fn list(&mut self, words: &Words<'a>) -> Result<SeenTiles, Fault> {
        let list = tiles(words)?;
        if let SeenTiles::Shown(tiles) = &list {
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
        let ActionText::Tile { tile, way } = action(&words.from(1))? else {
            return Err(first.instead_of(RecordPart::Tile));
        };
        self.take(tile, first)?;
        self.lay(tile, way).map_err(|error| first.fault(FaultKind::Action(error.into())))?;
        self.placed.push(line);
        Ok(())
    }

    /// Lays a tile where it matches; a double that does not may be wild, which the rules say later.
    fn lay(&mut self, tile: Tile, way: Option<Way>) -> Result<(), PlayError> {
        let laid = match way {
            None if self.layout.is_empty() => self.layout.start(tile, &[End::Left, End::Right]),
            None => return Err(PlayError::NotALead),
            Some(Way { end, .. }) if self.layout.is_empty() => {
                return Err(PlayError::NothingLaid { tile, end });
            }
            Some(Way { end, heading }) => {
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
                return Err(key.instead_of(RecordPart::EndOfLine));
            }
            self.position.push((key, value));
        }
        Ok(())
    }

    fn value(&self, key: &str) -> Option<Word<'a>> {
        self.position.iter().find(|(word, _)| word.text == key).map(|(_, value)| *value)
    }

    /// Whether more than the start tile of the deal lies on the table.
    pub(crate) fn is_in_play(&self) -> bool {
        let is_start = matches!(self.rules.variant().start.first_tile, FirstTile::BeforeDeal(_));
        self.placed.len() > usize::from(is_start)
    }

    /// The lines that list tiles.
    fn lists(&self) -> impl Iterator<Item = &(Line<'a>, SeenTiles)> {
        self.hands.iter().chain(&self.boneyard).chain(&self.dead)
    }

    /// The tiles that the lines tell of, also face down.
    pub(crate) fn n_tiles(&self) -> usize {
        // No list tells of more than a set, and there are at most as many lists as seats and two.
        self.lists().map(|(_, tiles)| tiles.len()).sum::<usize>() + self.placed.len()
    }

    /// What must still come before the round can begin: a hand.
    pub(crate) fn missing(&self) -> Option<RecordPart> {
        self.next_hand().map(|_| self.next())
    }

    /// The first line with tiles that lie face down.
    pub(crate) fn hidden(&self) -> Option<Line<'a>> {
        let mut lists = self.lists();
        lists.find(|(_, tiles)| matches!(tiles, SeenTiles::Hidden(_))).map(|(line, _)| *line)
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
}
