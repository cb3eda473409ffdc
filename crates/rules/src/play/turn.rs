//! What the seat on turn may do, and what ends its turn.

use domino_layout::{End, OpenEnd};
use domino_tiles::TileSet;

use crate::play::plays::{Plays, PlaysList};
use crate::play::{Legal, RunState, Table};
use crate::variant::TableRules;
use crate::variant::sections::{Draw, DrawSize, DrawWhen, MoverEnd, Repeat, Wild, WildUse};

/// What a seat may do besides laying a tile.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Besides {
    pub(crate) draw: bool,
    pub(crate) pass: bool,
}

impl Table {
    /// What the seat on turn may do with this hand.
    #[inline]
    pub(crate) fn legal(&self, hand: TileSet) -> Legal {
        if self.ending.is_some() {
            return Legal::default();
        }
        if self.layout.is_empty() {
            return Legal { leads: self.leads(hand), ..Legal::default() };
        }
        let plays = self.plays(hand);
        let can_lay = plays.iter().any(|plays| !plays.tiles.is_empty());
        let Besides { draw, pass } = self.besides(hand, can_lay);
        Legal { leads: TileSet::EMPTY, plays, draw, pass }
    }

    /// Whether the seat on turn can lay a tile of this hand.
    pub(crate) fn can_lay(&self, hand: TileSet) -> bool {
        if self.ending.is_some() {
            false
        } else if self.layout.is_empty() {
            !self.leads(hand).is_empty()
        } else {
            self.ends_on_turn().any(|open| !self.laid_at(*open, hand).is_empty())
        }
    }

    /// What can be led of a hand, on an empty table.
    fn leads(&self, hand: TileSet) -> TileSet {
        self.position.must_lead.map_or(hand, TileSet::from) & hand
    }

    /// What can be laid of a hand, at each end where the seat on turn may lay its next tile.
    #[inline]
    fn plays(&self, hand: TileSet) -> PlaysList {
        let at = |open: &OpenEnd| {
            let tiles = hand & self.fitting(*open);
            Plays { end: open.name, tiles, room: None }
        };
        match self.layout.ends() {
            // In most games it is a line, and there is always room.
            [left, right] if self.plane.is_none() && !self.is_running() => {
                PlaysList::Line(2, [at(left), at(right)])
            }
            _ => self.list_plays(hand),
        }
    }

    #[inline(never)]
    fn list_plays(&self, hand: TileSet) -> PlaysList {
        let mut list = PlaysList::default();
        for open in self.ends_on_turn() {
            let room = self.plane.as_ref().map(|plane| plane.room(open.name));
            list.push(Plays { end: open.name, tiles: self.laid_at(*open, hand), room });
        }
        list
    }

    /// What the seat on turn may do besides laying a tile, where there are tiles on the table and the
    /// round is not over; `can_lay` says whether it can lay one of its hand.
    #[inline]
    pub(crate) fn besides(&self, hand: TileSet, can_lay: bool) -> Besides {
        if self.is_running() {
            return Besides::default();
        }
        let must_lay = match self.rules.line.wild {
            Wild::Clause(clause) if clause.usage == WildUse::Optional => self.does_match(hand),
            Wild::Clause(_) | Wild::None => can_lay,
        };
        if must_lay {
            return Besides { draw: self.may_draw_any_time() && self.draw_size() > 0, pass: false };
        }
        let draw = self.draw_size() > 0;
        // A wild tile may be kept back after a draw, but not to let the whole turn go.
        Besides { draw, pass: !draw && (self.position.drawn > 0 || !can_lay) }
    }

    /// Whether a tile can be laid where it matches.
    fn does_match(&self, hand: TileSet) -> bool {
        let matching = |open: &OpenEnd| hand & TileSet::with_pips(open.pips);
        self.ends_on_turn().any(|open| !self.with_room(open.name, matching(open)).is_empty())
    }

    /// The open ends where the seat on turn may lay its next tile.
    fn ends_on_turn(&self) -> impl Iterator<Item = &OpenEnd> {
        self.layout.ends().iter().filter(|open| self.may_go_on_at(open.name))
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
