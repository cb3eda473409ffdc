//! What the seat on turn may do, and what ends its turn.

use domino_layout::End;
use domino_tiles::TileSet;

use crate::play::{Legal, Plays, RunState, Table};
use crate::variant::TableRules;
use crate::variant::sections::{Draw, DrawSize, DrawWhen, MoverEnd, Repeat, Wild, WildUse};

impl Table {
    /// What the seat on turn may do with this hand.
    #[inline]
    pub(crate) fn legal(&self, hand: TileSet) -> Legal {
        // Filled where it is to stand, since it is too large to be moved for nothing.
        let mut legal = Legal::default();
        self.add_legal(hand, &mut legal);
        legal
    }

    #[inline(never)]
    fn add_legal(&self, hand: TileSet, legal: &mut Legal) {
        if self.ending.is_some() {
            // Nothing is legal any more.
        } else if self.layout.is_empty() {
            legal.leads = self.position.must_lead.map_or(hand, TileSet::from) & hand;
        } else {
            self.add_turn(hand, legal);
        }
    }

    /// Adds what can be done once there are tiles on the table.
    fn add_turn(&self, hand: TileSet, legal: &mut Legal) {
        let (can_lay, matches) = match (self.rules.line.wild, &self.plane) {
            (Wild::None, None) => {
                // In most games the numbers alone decide.
                for open in self.layout.ends().iter().filter(|open| self.may_go_on_at(open.name)) {
                    let tiles = hand & TileSet::with_pips(open.pips);
                    legal.plays.push(Plays { end: open.name, tiles, room: None });
                }
                (legal.can_lay(), legal.can_lay())
            }
            _ => self.add_plays(hand, legal),
        };
        if self.is_running() {
            return;
        }
        let must_lay = match self.rules.line.wild {
            Wild::Clause(clause) if clause.usage == WildUse::Optional => matches,
            Wild::Clause(_) | Wild::None => can_lay,
        };
        if must_lay {
            legal.draw = self.may_draw_any_time() && self.draw_size() > 0;
        } else {
            legal.draw = self.draw_size() > 0;
            // A wild tile may be kept back after a draw, but not to let the whole turn go.
            legal.pass = !legal.draw && (self.position.drawn > 0 || !can_lay);
        }
    }

    /// Adds what can be laid where doubles are wild or the table decides, and tells whether something
    /// can be laid, and whether something that matches.
    #[inline(never)]
    fn add_plays(&self, hand: TileSet, legal: &mut Legal) -> (bool, bool) {
        let (mut can_lay, mut matches) = (false, false);
        for open in self.layout.ends().iter().filter(|open| self.may_go_on_at(open.name)) {
            let room = self.plane.as_ref().map(|plane| plane.room(open.name));
            let tiles = self.laid_at(*open, hand);
            legal.plays.push(Plays { end: open.name, tiles, room });
            can_lay |= !tiles.is_empty();
            matches |= tiles.intersects(&TileSet::with_pips(open.pips));
        }
        (can_lay, matches)
    }

    /// Whether the seat on turn may lay its next tile at this end, if it is open.
    pub fn may_go_on_at(&self, end: End) -> bool {
        match self.position.run {
            RunState::At(run_end) => run_end == end,
            RunState::Fresh | RunState::Led | RunState::BothEnds => true,
        }
    }

    /// Whether the seat on turn has laid a tile and may lay more.
    pub(crate) fn is_running(&self) -> bool {
        self.position.run != RunState::Fresh
    }

    fn may_draw_any_time(&self) -> bool {
        matches!(self.rules.turn.draw, Draw::Clause(clause) if clause.when == DrawWhen::AnyTime)
    }

    /// The tiles that the next draw takes, 0 if nothing may be drawn.
    pub(crate) fn draw_size(&self) -> usize {
        let Draw::Clause(clause) = self.rules.turn.draw else { return 0 };
        if clause.repeat == Repeat::Once && self.position.drawn > 0 {
            return 0;
        }
        let most = clause.at_most.map_or(usize::MAX, DrawSize::count);
        clause
            .tiles
            .count()
            .min(most.saturating_sub(self.position.drawn))
            .min(self.n_boneyard.saturating_sub(self.rules.reserve))
    }

    /// Whether the boneyard has no tile that may be drawn.
    pub(crate) fn is_boneyard_closed(&self) -> bool {
        self.rules.turn.draw == Draw::Never || self.n_boneyard <= self.rules.reserve
    }

    /// Whether a seat on turn that holds nothing to play ends the round.
    pub(crate) fn does_stuck_mover_end(&self) -> bool {
        match self.rules.end.round_end.mover {
            None => false,
            Some(_) if !self.is_boneyard_closed() => false,
            Some(MoverEnd::Stuck) => true,
            Some(MoverEnd::MustDraw) => !self.has_drawn_enough(),
        }
    }

    /// Whether the seat on turn has drawn the most that one turn allows.
    fn has_drawn_enough(&self) -> bool {
        let Draw::Clause(clause) = self.rules.turn.draw else { return true };
        clause.at_most.is_some_and(|most| self.position.drawn >= most.count())
            || (clause.repeat == Repeat::Once && self.position.drawn > 0)
    }
}

impl TableRules {
    /// The most tiles that a seat can have drawn in one turn.
    pub(crate) fn most_drawn(&self) -> usize {
        let Draw::Clause(clause) = self.turn.draw else { return 0 };
        let most = clause.at_most.map_or(usize::MAX, DrawSize::count);
        match clause.repeat {
            Repeat::Once => most.min(clause.tiles.count()),
            Repeat::UntilPlayable => most,
        }
    }
}
