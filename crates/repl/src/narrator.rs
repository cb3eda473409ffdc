//! What happens at the table, in words.

use domino_record::SeatInfo;
use domino_rules::{Action, Event, PerSeat, PerTeam, Round, Rules, Seat, Team, Tiles};
use domino_tiles::Tile;

use crate::page::{Page, glued};
use crate::seats::{is_human, only_human};
use crate::{Catalog, Message};

/// Tells what happens, event by event, as one seat or the public sees it.
///
/// The same narrator serves a match that is played and one that is replayed, so both read alike.
#[derive(Debug)]
pub(crate) struct Narrator {
    pub(crate) catalog: Catalog,
    pub(crate) rules: Rules,
    names: PerSeat<String>,
    /// The seat whose eyes are used: that of the only human.
    viewer: Option<Seat>,
    /// What the seat on turn did and was not told yet.
    turn: Option<(Seat, Vec<Did>)>,
    /// The tile that was taken before the deal and was not told yet.
    start_tile: Option<Tile>,
    /// What was told of the round.
    log: Vec<String>,
    /// The number of the round.
    pub(crate) round: u32,
    /// What each side has in the match, in points.
    pub(crate) totals: PerTeam<i32>,
    pub(crate) page: Page,
}

impl Narrator {
    pub(crate) fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>, width: usize) -> Narrator {
        let catalog = Catalog::english();
        let viewer = only_human(sitters);
        let names = sitters.map(|seat, sitter| {
            let name = match sitter.name() {
                Some(name) => name.to_owned(),
                None if is_human(sitter) => catalog.say(&Message::NameHuman),
                None => sitter.player().to_owned(),
            };
            format!("{seat} {name}")
        });
        Narrator {
            catalog,
            rules: rules.clone(),
            names,
            viewer,
            turn: None,
            start_tile: None,
            log: Vec::new(),
            round: 0,
            totals: rules.teams().into_iter().map(|team| (team, 0)).collect(),
            page: Page::new(width),
        }
    }

    pub(crate) fn words(&self, message: &Message) -> String {
        self.catalog.say(message)
    }

    /// Says something that is no part of the game.
    pub(crate) fn say(&mut self, message: &Message) {
        let text = self.words(message);
        self.page.paragraph(&text);
    }

    /// Tells something of the round, which the log keeps.
    fn tell(&mut self, message: &Message) {
        let text = self.words(message);
        self.page.paragraph(&text);
        self.log.push(text);
    }

    /// Tells somebody new how to play.
    pub(crate) fn welcome(&mut self, own: Seat) {
        let game = self.title().to_lowercase();
        let (own, others) = (own.to_string(), self.others(own));
        self.say(&Message::Welcome { game, own, others });
        self.page.gap();
    }

    /// Says which match this is.
    pub(crate) fn introduce(&mut self, seed: Option<u64>) {
        let (title, limit) = (self.title(), self.limit());
        let seats = self.names.values().map(|name| glued(name)).collect::<Vec<_>>().join(", ");
        self.say(&match seed {
            Some(seed) => Message::Game { title, limit, seats, seed: seed.to_string() },
            None => Message::GameNoSeed { title, limit, seats },
        });
    }

    /// The title of the game, its name, or that its rules are from a file.
    fn title(&self) -> String {
        let variant = self.rules.variant();
        match (variant.title.is_empty(), variant.name.is_empty()) {
            (false, _) => variant.title.clone(),
            (true, false) => variant.name.clone(),
            (true, true) => self.words(&Message::SheetFile),
        }
    }

    /// Tells the round once more, without its first lines.
    pub(crate) fn tell_log(&mut self, n_skipped: usize) {
        for text in self.log.iter().skip(n_skipped) {
            self.page.paragraph(text);
        }
    }

    /// Forgets what is on the page, as if nothing had been said.
    pub(crate) fn forget_page(&mut self) {
        self.page = self.page.blank();
    }

    /// The seat whose eyes are used, if there is only one human.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The letter and the name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// All seats but one, in words.
    pub(crate) fn others(&self, own: Seat) -> String {
        let others = self.names.iter().filter(|(seat, _)| *seat != own);
        self.all_of(&others.map(|(_, name)| name.clone()).collect::<Vec<_>>())
    }

    /// The names of a side.
    pub(crate) fn side(&self, team: Team) -> String {
        self.all_of(&team.seats().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// `A, B and C`.
    pub(crate) fn all_of(&self, items: &[String]) -> String {
        self.catalog.list(items, |first, last| Message::And { first, last })
    }

    /// `A, B or C`.
    pub(crate) fn one_of(&self, items: &[String]) -> String {
        self.catalog.list(items, |first, last| Message::Or { first, last })
    }

    /// What was told of the round.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    /// Takes in one event; `played` is the round after it, where all of it is known.
    pub(crate) fn observe(&mut self, event: &Event, played: Option<&Round>) {
        if let Some((seat, did)) = Did::of(&event.seen_by(self.viewer)) {
            return self.add_to_turn(seat, did);
        }
        self.end_turn();
        match event {
            Event::RoundStarted { round, .. } => {
                self.page.gap();
                self.log.clear();
                self.round = *round;
                self.tell(&Message::Round { n: *round as usize });
            }
            Event::Redealt => self.tell(&Message::Redealt),
            Event::Dealt { hands, boneyard, dead } => self.dealt(hands, boneyard, dead),
            Event::Position(position) => {
                self.start_tile = None;
                self.tell(&Message::SetUp { name: self.name(position.mover) });
            }
            Event::Leads { seat, .. } => {
                if let Some(tile) = self.start_tile.take() {
                    self.tell(&Message::StartTile { tile: tile.to_string() });
                }
                self.tell(&Message::Leads { name: self.name(*seat) });
            }
            Event::Placed { tile, end: None, .. } => self.start_tile = Some(*tile),
            Event::WentOut { seat } => self.tell(&Message::Out { name: self.name(*seat) }),
            Event::Blocked => self.tell(&Message::Blocked),
            Event::RoundOver(result) => self.hands_left(result, played),
            Event::Scored { points, totals } => {
                self.totals = totals.clone();
                self.scored(points.as_ref(), played);
            }
            Event::MatchOver(result) => self.standings(result),
            Event::Placed { .. }
            | Event::Drew { .. }
            | Event::Passed { .. }
            | Event::Turn { .. } => {}
        }
    }

    /// Tells what the seat on turn did so far.
    pub(crate) fn end_turn(&mut self) {
        if let Some((seat, did)) = self.turn.take() {
            let what: Vec<String> = did.iter().map(|did| self.did(did)).collect();
            self.tell(&Message::Did { name: self.name(seat), what: what.join(", ") });
        }
    }

    fn add_to_turn(&mut self, seat: Seat, did: Did) {
        if self.turn.as_ref().is_some_and(|(own, _)| *own != seat) {
            self.end_turn();
        }
        let (_, turn) = self.turn.get_or_insert_with(|| (seat, Vec::new()));
        match (turn.last_mut(), did) {
            (Some(Did::Drew(drawn)), Did::Drew(more)) => *drawn = together(drawn, &more),
            (_, did) => turn.push(did),
        }
    }

    fn did(&self, did: &Did) -> String {
        let message = match did {
            Did::Laid(Action::Lead { tile }) => Message::DidLead { tile: tile.to_string() },
            Did::Laid(action) => return glued(&action.to_string()),
            Did::Drew(tiles @ Tiles::Shown(_)) => {
                Message::DidDrawShown { tiles: tiles.to_string() }
            }
            Did::Drew(Tiles::Hidden(n)) => Message::DidDraw { n: *n },
            Did::Passed => Message::DidPass,
        };
        self.words(&message)
    }

    fn dealt(&mut self, hands: &PerSeat<Tiles>, boneyard: &Tiles, dead: &Tiles) {
        let hand = hands.values().map(Tiles::len).max().unwrap_or(0);
        if dead.is_empty() {
            self.tell(&Message::Dealt { hand, boneyard: boneyard.len() });
        } else {
            self.tell(&Message::DealtDead { hand, dead: dead.len() });
        }
    }
}

/// Something that a seat does in its turn.
#[derive(Debug)]
enum Did {
    Laid(Action),
    Drew(Tiles),
    Passed,
}

impl Did {
    /// What a seat does in an event.
    fn of(event: &Event) -> Option<(Seat, Did)> {
        match *event {
            Event::Placed { seat: Some(seat), tile, end, .. } => {
                let action = end.map_or(Action::Lead { tile }, |end| Action::Play { tile, end });
                Some((seat, Did::Laid(action)))
            }
            Event::Drew { seat, ref tiles } => Some((seat, Did::Drew(tiles.clone()))),
            Event::Passed { seat } => Some((seat, Did::Passed)),
            _ => None,
        }
    }
}

/// The tiles of two draws.
fn together(first: &Tiles, more: &Tiles) -> Tiles {
    match (first, more) {
        (Tiles::Shown(first), Tiles::Shown(more)) => first.iter().chain(more).copied().collect(),
        _ => Tiles::Hidden(first.len() + more.len()),
    }
}
