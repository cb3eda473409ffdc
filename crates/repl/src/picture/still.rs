//! What is to be seen at a moment of a record.

use std::cell::RefCell;

use domino_draw::{Hand, Picture, Place};
use domino_layout::Drawing;
use domino_record::{Logged, Record};
use domino_rules::{Ending, Event, LaidBy, PerSeat, Scored, Seat, View};
use domino_tiles::TileSet;
use domino_words::unglued;

use super::Numbers;
use crate::narrator::Narrator;
use crate::places::{lying, snake};
use crate::{Color, Eyes, Lang, Message, Moment, MomentError, Style, TextForm};

/// What is to be seen at a moment of a record, and the words for it.
pub(super) struct Still {
    narrator: Narrator,
    view: View,
    /// The tiles in each hand that can be seen.
    shown: PerSeat<TileSet>,
    /// How many actions were taken, unless all of the round were.
    turn: Option<usize>,
    /// How many actions the round has had so far.
    n_actions: usize,
    /// The actions that laid the tiles on the table, by their numbers; nothing for a tile of the start.
    laid: Vec<Option<usize>>,
    /// What the round is worth, once it is over.
    scored: Option<Scored>,
}

impl Still {
    pub(super) fn new(
        record: &Record,
        moment: Moment,
        eyes: Eyes,
        lang: Lang,
    ) -> Result<Still, MomentError> {
        let (rules, sitters) = record.rules().zip(record.seats()).ok_or(MomentError::NoRound)?;
        let viewer = eyes.seat_among(sitters.n_seats())?;
        // Plain words for screen readers; what is drawn is broken into lines here.
        let plain = Style { lang, form: TextForm::Plain, color: Color::Never, ..Style::default() };
        let mut still = Still {
            narrator: Narrator::new(rules, sitters, &plain),
            view: View::new(rules, viewer),
            shown: sitters.map(|_, _| TileSet::EMPTY),
            turn: moment.turn,
            n_actions: 0,
            laid: Vec::new(),
            scored: None,
        };
        for Logged { event, .. } in until(record.events(), moment)? {
            still.observe(&eyes.see(event));
        }
        let is_hidden = |seat: &Seat| record.view().is_some_and(|own| own.viewer() != Some(*seat));
        if let Some(seat) = viewer.filter(is_hidden).filter(|_| still.mover().is_some()) {
            return Err(MomentError::HandNotShown(seat));
        }
        still.narrator.end_turn();
        still.narrator.forget_page();
        Ok(still)
    }

    fn observe(&mut self, event: &Event) {
        self.view.observe(event);
        self.narrator.observe(event, None);
        self.n_actions += usize::from(event.action().is_some());
        if let Event::Placed { by, .. } = event {
            self.laid.push(matches!(by, LaidBy::Seat(_)).then_some(self.n_actions));
        }
        match event {
            Event::RoundStarted { .. } => {
                (self.n_actions, self.laid, self.scored) = (0, Vec::new(), None);
            }
            Event::Scored(scored) => self.scored = Some((**scored).clone()),
            Event::Dealt(dealt) => self.shown = dealt.hands.map(|_, tiles| tiles.tile_set()),
            Event::Drew { seat, tiles, .. } => self.shown[*seat] |= tiles.tile_set(),
            Event::Placed { by: LaidBy::Seat(seat), tile, .. } => {
                self.shown[*seat].remove(*tile);
            }
            Event::RoundOver(result) => self.shown.clone_from(&result.hands),
            _ => {}
        }
    }

    /// Draws it.
    pub(super) fn into_svg(mut self, numbers: Numbers) -> String {
        let drawing = self.drawing();
        let hands: Vec<Hand> = self.hands().collect();
        let table = self.view.table();
        let speaker = &self.narrator.speaker;
        let openings = drawing.openings.iter();
        let places = openings.map(|opening| Place {
            key: speaker.opening_key(table, opening),
            pips: table
                .layout()
                .end(opening.end)
                .map_or_else(String::new, |end| end.pips.to_string()),
        });
        let places: Vec<Place> = places.collect();
        let numbers = self.numbers(numbers);
        let last = drawing.last().map(|last| Message::LastTile { tile: last.tile.to_string() });
        let last = last.map_or_else(String::new, |last| self.words(&last));
        let (empty, title, state) =
            (self.words(&Message::TableEmpty), unglued(&self.title()), unglued(&self.state()));
        let description = self.description();
        let lang = self.narrator.catalog().lang();
        let still = RefCell::new(self);
        let picture = Picture {
            lang: lang.code(),
            title: &title,
            description: description.trim_end(),
            state: &state,
            drawing: &drawing,
            places: &places,
            numbers: &numbers,
            last: &last,
            empty: &empty,
            hands: &hands,
            footing: &|n_columns| still.borrow_mut().footing(n_columns),
        };
        picture.to_svg()
    }

    /// A message in words.
    fn words(&self, message: &Message) -> String {
        self.narrator.words(message)
    }

    /// Where the tiles lie.
    fn drawing(&self) -> Drawing {
        let table = self.view.table();
        lying(table).unwrap_or_else(|| snake(table, Picture::LINE_WIDTH))
    }

    /// The seat on turn, while the round goes on.
    fn mover(&self) -> Option<Seat> {
        let table = self.view.table();
        table.ending().is_none().then(|| table.mover())
    }

    /// What stands on the tiles on the table.
    fn numbers(&self, numbers: Numbers) -> Vec<String> {
        match numbers {
            Numbers::Off => Vec::new(),
            Numbers::On => {
                let laid = self.laid.iter();
                laid.map(|number| number.map_or_else(String::new, |n| n.to_string())).collect()
            }
        }
    }

    /// The hands with what can be seen of them.
    fn hands(&self) -> impl Iterator<Item = Hand> {
        self.shown.iter().map(|(seat, shown)| {
            let n = self.view.n_tiles().get(seat).copied().unwrap_or(0);
            Hand {
                name: unglued(&self.narrator.name(seat)),
                size: self.beside_name(seat, n),
                n_tiles: n,
                shown: *shown,
                is_mover: self.mover() == Some(seat),
            }
        })
    }

    /// How many tiles a seat has, and with whom it plays.
    fn beside_name(&self, seat: Seat, n: usize) -> String {
        let size = self.words(&Message::PictureTiles { n });
        let teams = self.narrator.speaker.rules().teams();
        let own = teams.into_iter().find(|team| team.has(seat));
        match own.and_then(|team| team.seats().find(|other| *other != seat)) {
            None => size,
            Some(partner) => {
                self.words(&Message::PicturePartner { size, partner: partner.to_string() })
            }
        }
    }

    /// What the picture shows, in a line.
    fn title(&self) -> String {
        let title = self.narrator.title();
        let n = usize::try_from(self.narrator.round).unwrap_or(usize::MAX);
        self.words(&match self.turn {
            None => Message::PictureTitle { title, n },
            Some(actions) => Message::PictureTitleAfter { title, n, actions },
        })
    }

    /// Who is on turn, or how the round ended.
    fn state(&self) -> String {
        let table = self.view.table();
        self.words(&match table.ending() {
            None => Message::OnTurn { name: self.narrator.name(table.mover()) },
            Some(Ending::Out(seat)) => Message::Out { name: self.narrator.name(seat) },
            Some(_) => Message::Blocked,
        })
    }

    /// The picture in words: the game, the line, the ends, the hands, the state, what the round is worth,
    /// and the standings.
    fn description(&mut self) -> String {
        let state = self.state();
        let narrator = &mut self.narrator;
        narrator.introduce(None);
        narrator.table(&self.view);
        for (seat, tiles) in self.shown.iter().filter(|(_, tiles)| !tiles.is_empty()) {
            narrator.hand(seat, *tiles);
        }
        narrator.page.paragraph(&state);
        self.tell_scores();
        self.narrator.page.take()
    }

    /// Tells what the round is worth, and what everybody has.
    fn tell_scores(&mut self) {
        if let Some(Scored { points, terms, .. }) = &self.scored {
            for score in self.narrator.speaker.scores(points.as_ref(), terms) {
                self.narrator.say(&score);
            }
        }
        self.narrator.tell_totals();
    }

    /// What stands below the hands, in lines of so many columns: the boneyard, what the round is worth, and
    /// the standings.
    fn footing(&mut self, n_columns: usize) -> String {
        let style =
            Style { width: n_columns, form: TextForm::Drawn, ..self.narrator.style.clone() };
        self.narrator.set_style(&style);
        let n = self.view.table().n_boneyard();
        if n > 0 {
            self.narrator.say(&Message::PictureBoneyard { n });
        }
        self.tell_scores();
        self.narrator.page.take()
    }
}

/// The events up to a moment.
fn until(events: &[Logged], moment: Moment) -> Result<&[Logged], MomentError> {
    let starts = events.iter().enumerate().filter_map(|(place, logged)| match logged.event {
        Event::RoundStarted { round, .. } => Some((round, place)),
        _ => None,
    });
    let starts: Vec<(u32, usize)> = starts.collect();
    let &(last, _) = starts.last().ok_or(MomentError::NoRound)?;
    let asked = moment.round.unwrap_or(last);
    let found = starts.iter().position(|(round, _)| *round == asked);
    let found = found.ok_or(MomentError::NoSuchRound { round: asked, last })?;
    let start = starts[found].1;
    let end = starts.get(found + 1).map_or(events.len(), |(_, place)| *place);
    let is_action = |place: &usize| events[*place].event.action().is_some();
    let actions: Vec<usize> = (start..end).filter(is_action).collect();
    match moment.turn {
        None => Ok(&events[..end]),
        Some(turn) if turn > actions.len() => {
            Err(MomentError::NoSuchTurn { turn, last: actions.len() })
        }
        // What follows an action of itself belongs to it.
        Some(turn) => Ok(&events[..actions.get(turn).copied().unwrap_or(end)]),
    }
}
