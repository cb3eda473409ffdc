//! What ends a round, and who has won it.

use domino_rules::sections::{
    BlockKey, BlockTie, ByPlayers, DeadEnds, RoundEnd, Score, Takes, Teams, TileCount, WinnerScore,
};

use super::Sheet;
use crate::Message;

impl Sheet<'_> {
    fn ends_by(&self, end: RoundEnd) -> bool {
        self.variant.end.round_end.contains(end)
    }

    pub(super) fn round_end(&self) -> Vec<Message> {
        let phrases: Vec<Message> =
            self.variant.end.round_end.iter().map(|end| self.end_phrase(end)).collect();
        let list = self.chain(&phrases, |first, next| Message::SheetOrWhen { first, next });
        let mut found = vec![Message::SheetEnds { list }];
        if self.ends_by(RoundEnd::MoverMustDraw) && !self.ends_by(RoundEnd::MoverStuck) {
            found.push(Message::SheetMustDrawPasses);
        }
        if !self.ends_by(RoundEnd::Out) {
            found.push(if self.does_nobody_draw() {
                Message::SheetEndNotOut
            } else {
                Message::SheetEndNotOutDraw
            });
        }
        found
    }

    pub(super) fn dead_ends(&self) -> Vec<Message> {
        vec![match self.variant.end.dead_ends {
            _ if self.does_nobody_draw() => Message::SheetDeadEndsIdle,
            DeadEnds::DrawOn => Message::SheetDeadEndsDrawOn,
            DeadEnds::Block => Message::SheetDeadEndsBlock,
        }]
    }

    fn end_phrase(&self, end: RoundEnd) -> Message {
        match end {
            RoundEnd::Out => Message::EndOut,
            RoundEnd::Blocked if self.does_nobody_draw() => Message::EndBlockedNoDraw,
            RoundEnd::Blocked => Message::EndBlocked,
            RoundEnd::MoverStuck if self.does_nobody_draw() => Message::EndStuckNoDraw,
            RoundEnd::MoverStuck => Message::EndStuck { rest: self.rest() },
            RoundEnd::MoverMustDraw => Message::EndMustDraw { rest: self.rest() },
        }
    }

    /// What is left of the boneyard when no more may be drawn.
    fn rest(&self) -> String {
        self.say(&match &self.variant.deal.reserve {
            ByPlayers::Any(TileCount::MIN) => Message::RestNone,
            ByPlayers::Any(n) => Message::RestLast { n: usize::from(*n) },
            ByPlayers::Table(_) => Message::RestReserve,
        })
    }

    pub(super) fn block_winner(&self) -> Vec<Message> {
        let keys = self.variant.end.block_winner.iter();
        let pairs = self.variant.seating.teams == Teams::Pairs;
        let phrase = if pairs { pairs_phrase } else { block_phrase };
        let phrases: Vec<Message> = keys.map(phrase).collect();
        let list = self.chain(&phrases, |first, next| Message::SheetThen { first, next });
        let is_each = matches!(self.variant.score.round, Score::Each(_));
        let mut found = vec![match (self.ends_by(RoundEnd::Out), list.is_empty()) {
            (false, true) if is_each => return vec![Message::SheetBlockNoneEach],
            (false, true) => Message::SheetBlockNone,
            (true, true) if pairs => Message::SheetBlockOutOnlyPairs,
            (true, true) => Message::SheetBlockOutOnly,
            (true, false) if pairs => Message::SheetBlockOutPairs { list },
            (true, false) => Message::SheetBlockOut { list },
            (false, false) if pairs => Message::SheetBlockPairs { list },
            (false, false) => Message::SheetBlock { list },
        }];
        if is_each {
            found.push(Message::SheetBlockAllScore);
        }
        found
    }

    pub(super) fn block_tie(&self) -> Vec<Message> {
        vec![match (self.variant.score.round, self.variant.end.block_tie) {
            (Score::Each(_), _) => Message::SheetTieIdle,
            _ if self.variant.end.block_winner.is_empty() => Message::SheetTieIdle,
            (Score::Winner(_), BlockTie::Void) => Message::SheetTieVoid,
            (Score::Winner(WinnerScore { takes: Takes::Opponents, .. }), BlockTie::Share) => {
                Message::SheetTieShare
            }
            (Score::Winner(WinnerScore { takes: Takes::AllHands, .. }), BlockTie::Share) => {
                Message::SheetTieShareAll
            }
        }]
    }
}

/// Who wins a blocked round by a key, where everybody plays alone.
fn block_phrase(key: BlockKey) -> Message {
    match key {
        BlockKey::FewestPips => Message::BlockFewestPips,
        BlockKey::FewestTiles => Message::BlockFewestTiles,
        BlockKey::LightestTile => Message::BlockLightestTile,
        BlockKey::Leader => Message::BlockLeader,
        BlockKey::LastToPlay => Message::BlockLast,
        BlockKey::NotLastToPlay => Message::BlockNotLast,
    }
}

/// The same where pairs play together.
fn pairs_phrase(key: BlockKey) -> Message {
    match key {
        BlockKey::FewestPips => Message::BlockFewestPipsPairs,
        BlockKey::FewestTiles => Message::BlockFewestTilesPairs,
        BlockKey::LightestTile => Message::BlockLightestTilePairs,
        BlockKey::Leader => Message::BlockLeaderPairs,
        BlockKey::LastToPlay => Message::BlockLastPairs,
        BlockKey::NotLastToPlay => Message::BlockNotLastPairs,
    }
}
