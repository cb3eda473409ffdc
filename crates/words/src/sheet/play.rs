//! What a turn is: laying, wild doubles, drawing and passing.

use domino_rules::sections::{
    AfterDraw, ByPlayers, ContactRule, CornerRule, Direction, DoublesRule, Draw, DrawClause,
    DrawWhen, EdgeRule, FirstTile, Repeat, RoundEnd, RunEnds, Surface, SurfaceClause, TileCount,
    Turn, Wild, WildClause, WildOn, WildUse,
};

use super::Sheet;
use crate::Message;

impl Sheet<'_> {
    pub(super) fn direction(&self) -> Vec<Message> {
        vec![match self.variant.seating.direction {
            Direction::Clockwise => Message::SheetClockwise,
            Direction::CounterClockwise => Message::SheetCounterClockwise,
        }]
    }

    pub(super) fn turn(&self) -> Vec<Message> {
        let mut turn = vec![match self.variant.turn.tiles {
            Turn::OneTile => Message::SheetTurnOne,
            Turn::Run(run) => match run.run {
                RunEnds::OneEnd => Message::SheetRunOneEnd,
                RunEnds::BothEnds => Message::SheetRunBothEnds,
            },
        }];
        // Where a player may draw at any time, the drawing tells what must be done.
        if self.draw_clause().is_none_or(|clause| clause.when == DrawWhen::Stuck) {
            turn.push(if self.can_keep_doubles_back() {
                Message::SheetTurnMustMatch
            } else {
                Message::SheetTurnMust
            });
        }
        // Nobody leads where a tile lies on the table before the deal.
        if let (Turn::Run(run), FirstTile::Deciding | FirstTile::Free) =
            (self.variant.turn.tiles, self.variant.start.first_tile)
        {
            turn.push(match run.opening {
                RunEnds::OneEnd => Message::SheetOpeningOneEnd,
                RunEnds::BothEnds => Message::SheetOpeningBothEnds,
            });
        }
        turn
    }

    pub(super) fn surface(&self) -> Vec<Message> {
        let Surface::Clause(SurfaceClause { width, height, edge, corners, contact, doubles }) =
            self.variant.line.surface
        else {
            return vec![Message::SheetSurfaceUnbounded];
        };
        let mut surface = vec![
            Message::SheetSurface { width: width.into(), height: height.into() },
            Message::SheetSurfaceFirst,
        ];
        match corners {
            CornerRule::Allowed => surface.extend([
                Message::SheetCornersAllowed,
                match edge {
                    EdgeRule::Dead => Message::SheetEdgeDead,
                    EdgeRule::Turn => Message::SheetEdgeTurn,
                },
            ]),
            // Without corners nothing goes on at an edge, whatever the rules say.
            CornerRule::Never => surface.push(Message::SheetCornersNever),
        }
        if doubles == DoublesRule::Offset {
            surface.push(Message::SheetDoublesOffset);
        }
        surface.push(match contact {
            ContactRule::Allowed => Message::SheetContactAllowed,
            ContactRule::Never => Message::SheetContactNever,
        });
        surface
    }

    pub(super) fn wild(&self) -> Vec<Message> {
        let Wild::Clause(WildClause { doubles_on, .. }) = self.variant.line.wild else {
            return vec![Message::SheetWildNone];
        };
        let place = match doubles_on {
            WildOn::AnyTile => Message::SheetWildAny,
            WildOn::NonDoubles => Message::SheetWildNonDoubles,
        };
        let usage = if self.can_keep_doubles_back() {
            Message::SheetWildOptional
        } else {
            Message::SheetWildCompulsory
        };
        vec![place, usage]
    }

    /// Whether a double that does not match can be kept back, which is done by drawing.
    fn can_keep_doubles_back(&self) -> bool {
        matches!(self.variant.line.wild, Wild::Clause(clause) if clause.usage == WildUse::Optional)
            && self.draw_clause().is_some()
    }

    fn draw_clause(&self) -> Option<DrawClause> {
        match self.variant.turn.draw {
            Draw::Never => None,
            Draw::Clause(clause) => Some(clause),
        }
    }

    pub(super) fn does_nobody_draw(&self) -> bool {
        self.draw_clause().is_none()
    }

    pub(super) fn draw(&self) -> Vec<Message> {
        let ends = &self.variant.end.round_end;
        let can_end = ends.contains(RoundEnd::MoverStuck) || ends.contains(RoundEnd::MoverMustDraw);
        let Some(DrawClause { tiles, repeat, at_most, then, when }) = self.draw_clause() else {
            let pass =
                if can_end { Message::SheetPassNeverUnless } else { Message::SheetPassNever };
            return vec![Message::SheetDrawNever, pass];
        };
        let n = tiles.count();
        let mut draw = vec![
            match when {
                DrawWhen::AnyTime => Message::SheetDrawAnyTime { n },
                DrawWhen::Stuck if self.can_keep_doubles_back() => {
                    Message::SheetDrawUnmatched { n }
                }
                DrawWhen::Stuck => Message::SheetDrawStuck { n },
            },
            match (then, repeat, when) {
                (AfterDraw::NextTurn, ..) => Message::SheetDrawNextTurn,
                (AfterDraw::Play, Repeat::Once, _) => Message::SheetDrawOnce,
                (AfterDraw::Play, Repeat::UntilPlayable, DrawWhen::Stuck) => {
                    Message::SheetDrawUntil
                }
                (AfterDraw::Play, Repeat::UntilPlayable, DrawWhen::AnyTime) => {
                    Message::SheetDrawUntilAnyTime
                }
            },
        ];
        if let Some(most) = at_most {
            draw.push(Message::SheetDrawAtMost { n: most.count() });
        }
        draw.push(if can_end { Message::SheetPassUnless } else { Message::SheetPass });
        draw
    }

    pub(super) fn reserve(&self) -> Vec<Message> {
        vec![match &self.variant.deal.reserve {
            _ if self.does_nobody_draw() => Message::SheetReserveIdle,
            ByPlayers::Any(TileCount::MIN) => Message::SheetReserveNone,
            ByPlayers::Any(n) => Message::SheetReserve { n: (*n).into() },
            ByPlayers::Table(table) => {
                Message::SheetReserveByPlayers { list: self.by_players(table) }
            }
        }]
    }
}
