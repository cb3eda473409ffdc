//! A round: one deal, from the lead until somebody is out or nobody can go on.

use domino_layout::{End, Heading, Layout};
use domino_tiles::{Tile, TileSet};

use crate::play::{
    Action, AfterAction, Ending, Legal, OpenNumbers, PlayError, Position, RunState, Shown, Table,
};
use crate::round::{Event, EventSink, LaidBy, SeenTiles, Setup, TileList, View};
use crate::score::{Final, RoundResult, ScoreTerm};
use crate::seats::{PerSeat, PerTeam, Seat};
use crate::variant::TableRules;
use crate::variant::sections::DeadEnds;

/// A round in play; it is always a position that the rules know.
///
/// A round holds no history and is cheap to clone. What happens is told to an [`EventSink`] as it
/// happens.
///
/// # Examples
///
/// ```
/// use domino_rules::{Action, Deal, Round, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
/// let deal = Deal::from_seed(&rules, 42, 1);
/// let start = rules.start(deal.hands(), None, Some(42)).expect("somebody leads");
/// let mut round = Round::new(&rules, &deal, start)?;
/// while let Some(action) = round.legal_actions().nth(0) {
///     round.play(action)?;
/// }
/// assert!(round.result().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    table: Table,
    hands: PerSeat<TileSet>,
    /// The boneyard, the first tile to be drawn last.
    boneyard: TileList,
    dead: TileSet,
}

impl TableRules {
    /// A table with nothing on it, of which nothing is known.
    pub(crate) fn empty_table(&self) -> Table {
        self.table_at(Position::led_by(Seat::FIRST), 0)
    }

    /// A table with nothing on it, where a round stands at this position.
    #[inline]
    pub(crate) fn table_at(&self, position: Position, n_boneyard: usize) -> Table {
        Table {
            rules: *self,
            layout: Layout::new(),
            plane: self.empty_plane(),
            position,
            n_boneyard,
            n_actions: 0,
            ending: None,
            shown: self.seats().map(|_| Shown::NOTHING).collect(),
            totals: self.teams().into_iter().map(|team| (team, 0)).collect(),
        }
    }
}

impl Round {
    /// A round before its lead; over at once if a start tile lies where nobody can go on.
    pub(crate) fn dealt(
        rules: &TableRules,
        position: Position,
        hands: PerSeat<TileSet>,
        boneyard: TileList,
        dead: TileSet,
        start_tile: Option<Tile>,
    ) -> Round {
        let table = rules.table_at(position, boneyard.len());
        let mut round = Round { table, hands, boneyard, dead };
        if let Some(tile) = start_tile {
            round.table.place(None, tile, None, None);
            // It can leave nobody anything to do.
            if round.is_blocked() || round.is_mover_stuck() {
                round.table.ending = Some(Ending::Blocked);
            }
        }
        round
    }

    /// The round of a setup without violations.
    pub(crate) fn trusted(rules: &TableRules, setup: &Setup) -> Round {
        let mut table = rules.table_at(setup.position, setup.boneyard.len());
        table.plane = setup.plane(rules).ok().flatten();
        table.layout.clone_from(&setup.layout);
        let boneyard = setup.boneyard.iter().rev().copied().collect();
        Round { table, hands: setup.hands.clone(), boneyard, dead: setup.dead }
    }

    /// The same position with what happened before it, as a table of it tells.
    pub(crate) fn with_past(mut self, table: &Table) -> Round {
        self.table.n_actions = table.n_actions;
        self.table.shown.clone_from(&table.shown);
        self.table.totals.clone_from(&table.totals);
        self
    }

    /// Notes what each side has in the match.
    pub(crate) fn set_totals(&mut self, totals: &PerTeam<i32>) {
        self.table.totals.clone_from(totals);
    }

    /// The position as a setup.
    pub fn to_setup(&self) -> Setup {
        Setup {
            hands: self.hands.clone(),
            boneyard: self.boneyard().collect(),
            dead: self.dead,
            layout: self.table.layout.clone(),
            position: self.table.position(),
        }
    }

    /// What everybody can see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seat on turn; after the end, the seat that acted last.
    pub fn mover(&self) -> Seat {
        self.table.position.mover
    }

    /// The tiles in a hand, none for a seat that the table does not have.
    pub fn hand(&self, seat: Seat) -> TileSet {
        self.hands.get(seat).copied().unwrap_or_default()
    }

    /// All hands.
    pub fn hands(&self) -> &PerSeat<TileSet> {
        &self.hands
    }

    /// The boneyard, the first tile to be drawn first.
    pub fn boneyard(&self) -> impl ExactSizeIterator<Item = Tile> {
        self.boneyard.iter().rev().copied()
    }

    /// The tiles that are out of play.
    pub fn dead(&self) -> TileSet {
        self.dead
    }

    /// What a seat sees of the round; `None` is the public, which sees no hand.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    /// What the seat on turn may do; nothing once the round is over.
    #[inline]
    pub fn legal_actions(&self) -> Legal {
        self.table.legal(self.hands[self.table.position.mover])
    }

    /// Whether an action is legal for the seat on turn, and why not.
    ///
    /// # Errors
    ///
    /// [`PlayError`] with the reason.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        self.table.check(self.hands[self.table.position.mover], action)
    }

    /// Whether an action is legal for the seat on turn.
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// How the round ended, if it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.table.ending
    }

    /// Plays an action of the seat on turn.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if it is not legal; the round is then as it was.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.play_into(action, &mut ())
    }

    /// Plays an action of the seat on turn and tells what happens.
    ///
    /// # Errors
    ///
    /// [`PlayError`] if it is not legal; the round is then as it was, and nothing was told.
    #[inline]
    pub fn play_into(
        &mut self,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), PlayError> {
        self.check(action)?;
        self.play_checked(action, sink);
        Ok(())
    }

    /// Plays an action that is known to be legal here.
    #[inline]
    pub(crate) fn play_checked(&mut self, action: Action, sink: &mut impl EventSink) {
        match action {
            Action::Lead { tile } => self.place(tile, None, None, sink),
            Action::Play { tile, end, heading } => self.place(tile, Some(end), heading, sink),
            Action::Draw => self.draw(sink),
            Action::Pass => self.pass(sink),
        }
    }

    /// Plays an action of a seat and tells what happens.
    ///
    /// # Errors
    ///
    /// As [`Round::play_into`], and if another seat is on turn.
    pub fn play_as(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink,
    ) -> Result<(), PlayError> {
        let mover = self.table.position.mover;
        if self.table.ending.is_none() && seat != mover {
            return Err(PlayError::OutOfTurn { seat, mover });
        }
        self.play_into(action, sink)
    }

    fn place(
        &mut self,
        tile: Tile,
        end: Option<End>,
        heading: Option<Heading>,
        sink: &mut impl EventSink,
    ) {
        let seat = self.table.position.mover;
        let Some(placed) = self.table.place(Some(seat), tile, end, heading) else {
            debug_assert!(false, "a tile that was checked can be laid");
            return;
        };
        self.hands[seat].remove(tile);
        sink.tell(|| Event::placed(LaidBy::Seat(seat), placed, self.open_numbers()));
        let hand = &self.hands[seat];
        if hand.is_empty() {
            sink.tell(|| Event::WentOut { seat });
        }
        match self.table.after_laying(hand.is_empty(), Some(hand)) {
            AfterAction::Out => self.finish(Ending::Out(seat), sink),
            AfterAction::GoesOn | AfterAction::GoesOnIfAble => {}
            AfterAction::Over if self.is_blocked() => self.finish(Ending::Blocked, sink),
            AfterAction::Over => self.next_turn(sink),
        }
    }

    fn draw(&mut self, sink: &mut impl EventSink) {
        let seat = self.table.position.mover;
        let n_left = self.boneyard.len() - self.table.draw_size();
        let tiles = &self.boneyard[n_left..];
        self.hands[seat].extend(tiles.iter().copied());
        self.table.draw(seat, tiles.len());
        sink.tell(|| {
            let tiles: SeenTiles = tiles.iter().rev().copied().collect();
            Event::Drew { seat, tiles, open: self.open_numbers() }
        });
        self.boneyard.truncate(n_left);
        if self.is_blocked() || self.is_mover_stuck() {
            return self.finish(Ending::Blocked, sink);
        }
        if self.table.after_drawing(Some(&self.hands[seat])) == AfterAction::Over {
            self.next_turn(sink);
        }
    }

    fn pass(&mut self, sink: &mut impl EventSink) {
        let seat = self.table.position.mover;
        self.table.pass(seat);
        sink.tell(|| Event::Passed { seat, open: self.open_numbers() });
        self.next_turn(sink);
    }

    /// Gives the turn to the next seat, whom the rules may not let begin it.
    fn next_turn(&mut self, sink: &mut impl EventSink) {
        let seat = self.table.rules.next_seat(self.table.position.mover);
        self.table.turn(seat);
        sink.tell(|| Event::Turn { seat });
        if self.is_mover_stuck() {
            self.finish(Ending::Blocked, sink);
        }
    }

    fn finish(&mut self, ending: Ending, sink: &mut impl EventSink) {
        self.table.ending = Some(ending);
        self.tell_end(sink);
    }

    /// Tells how the round ended, if it is over.
    pub(crate) fn tell_end(&self, sink: &mut impl EventSink) {
        let Some(ending) = self.table.ending else { return };
        if ending == Ending::Blocked {
            sink.tell(|| Event::Blocked);
        }
        sink.tell(|| Event::RoundOver(Box::new(self.finale(ending).result())));
    }

    fn open_numbers(&self) -> OpenNumbers {
        OpenNumbers::of(&self.table.layout)
    }

    /// Whether the round is over where nobody can play or draw.
    fn is_blocked(&self) -> bool {
        let rules = &self.table.rules;
        rules.end.round_end.blocked
            && if self.table.is_boneyard_closed() {
                let layable = self.table.layable();
                !self.hands.values().any(|hand| hand.intersects(&layable))
            } else {
                rules.end.dead_ends == DeadEnds::Block && self.table.is_dead()
            }
    }

    /// Whether the round is over where the seat on turn is stuck.
    fn is_mover_stuck(&self) -> bool {
        self.table.does_stuck_mover_end() && !self.can_mover_lay()
    }

    fn can_mover_lay(&self) -> bool {
        self.table.can_lay(self.hands[self.table.position.mover])
    }

    /// Whether a position is one in which the round is over.
    pub(crate) fn is_stuck(&self) -> bool {
        let is_laid = !self.table.layout.is_empty();
        let is_out =
            self.table.rules.end.round_end.out && self.hands.values().any(TileSet::is_empty);
        let is_running = self.table.position.run != RunState::Fresh;
        is_out
            || (is_laid && !is_running && self.is_blocked())
            || self.is_mover_stuck()
            || (!is_laid || is_running) && !self.can_mover_lay()
    }

    fn finale(&self, ending: Ending) -> Final<'_> {
        Final {
            rules: &self.table.rules,
            ending,
            hands: &self.hands,
            leader: self.table.position.leader,
            last_to_play: self.table.position.last_to_play,
        }
    }

    /// What the round came to, if it is over.
    pub fn result(&self) -> Option<RoundResult> {
        self.table.ending.map(|ending| self.finale(ending).result())
    }

    /// The arithmetic of the score, step by step; nothing while the round lasts.
    pub fn score_terms(&self) -> Vec<ScoreTerm> {
        self.table.ending.map_or_else(Vec::new, |ending| self.finale(ending).terms())
    }
}
