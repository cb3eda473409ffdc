//! A record told in the words in which the match was played.

use domino_layout::{End, Layout, Placed};
use domino_record::{Checked, Record, SeatInfo};
use domino_rules::{Event, Match, PerSeat, Position, Rules, Seat, Setup, TileList, Tiles, View};
use domino_tiles::TileSet;
use domino_words::is_human;

use crate::Style;
use crate::narrator::Narrator;

/// Tells a record: what a session of this style showed while the match was played, without what was
/// typed.
///
/// Of a view, which does not know all hands, it tells what happened. A record that ends before its
/// seats gives no text.
pub fn replay(record: &Record, style: &Style) -> String {
    let (Some(rules), Some(sitters)) = (record.rules(), record.seats()) else {
        return String::new();
    };
    let mut teller = Teller::new(rules, sitters, record.game().is_some(), style);
    teller.narrator.introduce(record.seed());
    for logged in record.events() {
        teller.tell(&logged.event);
    }
    teller.finish()
}

/// Tells a record as [`replay`] does, round by round, until the listener fails: however long the record
/// is, no more than the text of a round is made at once.
///
/// # Errors
///
/// That of the listener.
pub fn replay_by_rounds<E>(
    record: &Checked<'_>,
    style: &Style,
    mut hand_out: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let (Some(rules), Some(sitters)) = (record.rules(), record.seats()) else { return Ok(()) };
    let mut teller = Teller::new(rules, sitters, record.game().is_some(), style);
    teller.narrator.introduce(record.seed());
    record.try_for_each_event(|logged| {
        teller.tell(&logged.event);
        match logged.event {
            Event::Scored(..) => hand_out(&teller.narrator.page.take()),
            _ => Ok(()),
        }
    })?;
    hand_out(&teller.finish())
}

/// Tells events, and what the humans saw before they acted.
struct Teller {
    narrator: Narrator,
    table: Table,
}

impl Teller {
    fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>, is_known: bool, style: &Style) -> Teller {
        let narrator = Narrator::new(rules, sitters, style);
        Teller { narrator, table: Table::new(rules, sitters, is_known) }
    }

    fn tell(&mut self, event: &Event) {
        let Teller { narrator, table } = self;
        if let Some((seat, view)) = event.action().and_then(|(seat, _)| table.screen(seat)) {
            narrator.end_turn();
            narrator.screen(seat, view);
        }
        table.observe(event);
        narrator.observe(event, table.game.as_ref().and_then(Match::round));
    }

    fn finish(mut self) -> String {
        self.narrator.end_turn();
        self.narrator.page.take()
    }
}

/// A match that follows events.
struct Table {
    /// The match as far as the events tell it; `None` for a view.
    game: Option<Match>,
    /// What the humans see.
    views: PerSeat<Option<View>>,
    opening: Opening,
}

impl Table {
    fn new(rules: &Rules, sitters: &PerSeat<SeatInfo>, is_known: bool) -> Table {
        Table {
            game: is_known.then(|| Match::new(rules.clone())),
            views: sitters.map(|seat, sitter| {
                (is_known && is_human(sitter)).then(|| View::new(rules, Some(seat)))
            }),
            opening: Opening::default(),
        }
    }

    /// What a human sees before acting.
    fn screen(&self, seat: Seat) -> Option<(Seat, &View)> {
        let view = self.views.get(seat)?.as_ref()?;
        Some((seat, view))
    }

    fn observe(&mut self, event: &Event) {
        for seat in Seat::all(self.views.n_seats()) {
            if let Some(view) = &mut self.views[seat] {
                view.observe(&event.seen_by(Some(seat)));
            }
        }
        let Some(game) = &mut self.game else { return };
        // Events that come out of a record which was found to hold lead to its match.
        if self.opening.follow(event, game).is_none() {
            self.game = None;
        }
    }
}

/// How a round begins, as far as it was told.
#[derive(Default)]
pub(crate) struct Opening {
    dealt: Option<(PerSeat<TileSet>, TileList, TileSet)>,
    layout: Layout,
}

impl Opening {
    /// Lets a match follow an event; `None` if it cannot.
    pub(crate) fn follow(&mut self, event: &Event, game: &mut Match) -> Option<()> {
        match event {
            Event::RoundStarted { .. } => *self = Opening::default(),
            Event::Dealt(dealt) => {
                let hands = dealt.hands.map(|_, tiles| tiles.tile_set());
                let Tiles::Shown(boneyard) = &dealt.boneyard else { return None };
                let boneyard = boneyard.iter().copied().collect();
                self.dealt = Some((hands, boneyard, dealt.dead.tile_set()));
            }
            &Event::Placed { by, tile, end, outer, heading, .. } if by.seat().is_none() => {
                let placed = Placed { tile, end, outer, heading };
                self.layout.lay_again(placed, &[End::Left, End::Right]).ok()?;
            }
            Event::Leads { seat, tile } => {
                let position = Position { must_lead: *tile, ..Position::led_by(*seat) };
                self.start(position, game)?;
            }
            Event::Position(position) => self.start(*position, game)?,
            event => {
                if let Some((seat, action)) = event.action() {
                    game.play_as(seat, action, &mut ()).ok()?;
                }
            }
        }
        Some(())
    }

    fn start(&mut self, position: Position, game: &mut Match) -> Option<()> {
        let (hands, boneyard, dead) = self.dealt.take()?;
        let layout = std::mem::take(&mut self.layout);
        game.start_round_at(Setup { hands, boneyard, dead, layout, position }, &mut ()).ok()
    }
}
