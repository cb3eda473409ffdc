//! What ends a round, and who has won it then.

use crate::variant::key::section;
use crate::variant::sections::Draw;
use crate::variant::value::{Misread, Read, Write, choice, read_list};
use crate::variant::{Clash, Conflicts, Form, Node, Variant, Written};

section! {
    /// What ends a round, and who has won it then.
    #[derive(Clone, Copy)]
    pub struct EndRules in end {
        /// What ends a round: any of `"out"` (a seat has no tiles), `"blocked"` (nobody can play or draw),
        /// `"mover-stuck"` (the seat on turn cannot play and the boneyard is down to the reserve),
        /// `"mover-must-draw"` (the same, but a seat that has drawn the most it may passes).
        "round-end" round_end: RoundEnds =
            RoundEnds::from_iter([RoundEnd::Out, RoundEnd::Blocked]);
        /// When all can see that no tile can be laid any more, but tiles could be drawn: `"draw-on"`, or
        /// `"block"` (the round is blocked at once).
        "dead-ends" dead_ends: DeadEnds = DeadEnds::DrawOn;
        /// Who wins a round that nobody has won by going out, by a list in which each key breaks the ties
        /// of the one before: `"fewest-pips"`, `"fewest-tiles"`, `"lightest-tile"`, `"leader"`,
        /// `"last-to-play"`, `"not-last-to-play"`; an empty list if nobody does.
        "block-winner" block_winner: BlockKeys = BlockKeys::from_iter([BlockKey::FewestPips]);
        /// A tie in that list: `"void"` (nobody wins) or `"share"` (each scores from the others).
        "block-tie" block_tie: BlockTie = BlockTie::Void;
    }
}

impl EndRules {
    pub(crate) fn check(&self, variant: &Variant, found: &mut Conflicts) {
        let ends = self.round_end;
        if !ends.blocked && ends.mover.is_none() {
            found.add(&["round-end"], Clash::StuckForEver);
        }
        if ends.mover == Some(MoverEnd::MustDraw) && variant.turn.draw == Draw::Never {
            found.add(&["round-end", "draw"], Clash::NobodyMustDraw);
        }
        if self.dead_ends == DeadEnds::Block && !ends.blocked {
            found.add(&["dead-ends", "round-end"], Clash::IdleDeadEnds);
        }
    }

    /// Whether a block can have a winner among so many sides.
    pub(crate) fn can_block_be_won(&self, n_sides: usize) -> bool {
        let mut keys = self.block_winner.iter();
        match (self.block_tie, keys.next()) {
            (_, None) => false,
            // All but one side are equal in this, and in who laid the last tile there is no more.
            (BlockTie::Void, Some(BlockKey::NotLastToPlay)) => {
                n_sides == 2 || keys.any(|key| key != BlockKey::LastToPlay)
            }
            (BlockTie::Share | BlockTie::Void, Some(_)) => true,
        }
    }
}

/// Everything that ends a round.
///
/// It is a set: neither the order nor a repetition matters, and `mover-stuck` covers whatever
/// `mover-must-draw` does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RoundEnds {
    pub(crate) out: bool,
    pub(crate) blocked: bool,
    pub(crate) mover: Option<MoverEnd>,
}

/// When a seat on turn that cannot play ends the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MoverEnd {
    Stuck,
    MustDraw,
}

impl RoundEnds {
    /// Whether this is one of them.
    pub fn contains(self, end: RoundEnd) -> bool {
        match end {
            RoundEnd::Out => self.out,
            RoundEnd::Blocked => self.blocked,
            RoundEnd::MoverStuck => self.mover == Some(MoverEnd::Stuck),
            RoundEnd::MoverMustDraw => self.mover == Some(MoverEnd::MustDraw),
        }
    }

    /// What a rules file says.
    pub fn iter(self) -> impl Iterator<Item = RoundEnd> {
        let mover = self.mover.map(|mover| match mover {
            MoverEnd::Stuck => RoundEnd::MoverStuck,
            MoverEnd::MustDraw => RoundEnd::MoverMustDraw,
        });
        let ends =
            [self.out.then_some(RoundEnd::Out), self.blocked.then_some(RoundEnd::Blocked), mover];
        ends.into_iter().flatten()
    }
}

impl FromIterator<RoundEnd> for RoundEnds {
    fn from_iter<I: IntoIterator<Item = RoundEnd>>(ends: I) -> RoundEnds {
        let mut all = RoundEnds::default();
        for end in ends {
            match end {
                RoundEnd::Out => all.out = true,
                RoundEnd::Blocked => all.blocked = true,
                RoundEnd::MoverStuck => all.mover = Some(MoverEnd::Stuck),
                RoundEnd::MoverMustDraw => {
                    all.mover = all.mover.or(Some(MoverEnd::MustDraw));
                }
            }
        }
        all
    }
}

impl Read for RoundEnds {
    const FORMS: &'static [Form] = &[Form::List("[\"out\", \"blocked\"]")];

    fn read(node: &Node) -> Result<RoundEnds, Misread> {
        read_list(node).map(RoundEnds::from_iter)
    }
}

impl Write for RoundEnds {
    fn write(&self) -> Written {
        Written::List(self.iter().map(|end| end.write()).collect())
    }
}

/// The keys that tell the winner of a blocked round, each of which breaks the ties of the one before;
/// none comes twice, since it would break no tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BlockKeys([Option<BlockKey>; 6]);

impl BlockKeys {
    /// The keys in their order.
    pub fn iter(&self) -> impl Iterator<Item = BlockKey> {
        self.0.iter().flatten().copied()
    }

    /// Whether there is none, so that nobody wins.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

impl FromIterator<BlockKey> for BlockKeys {
    fn from_iter<I: IntoIterator<Item = BlockKey>>(keys: I) -> BlockKeys {
        let mut all = BlockKeys::default();
        for key in keys {
            // There are as many places as kinds of keys.
            if !all.0.contains(&Some(key))
                && let Some(place) = all.0.iter_mut().find(|place| place.is_none())
            {
                *place = Some(key);
            }
        }
        all
    }
}

impl Read for BlockKeys {
    const FORMS: &'static [Form] = &[Form::List("[\"fewest-pips\", \"leader\"]")];

    fn read(node: &Node) -> Result<BlockKeys, Misread> {
        read_list(node).map(BlockKeys::from_iter)
    }
}

impl Write for BlockKeys {
    fn write(&self) -> Written {
        Written::List(self.iter().map(|key| key.write()).collect())
    }
}

choice! {
    /// One way for a round to end; the first that holds ends it.
    #[derive(Copy)]
    pub enum RoundEnd {
        /// A seat has laid its last tile. Without this, the seat stays and passes.
        word "out" => Out,
        /// Nobody can play and no tile can be drawn. It is seen after every lead, play or draw, and where
        /// a turn is a run, after the turn.
        word "blocked" => Blocked,
        /// The seat on turn cannot play and the boneyard is down to the reserve.
        word "mover-stuck" => MoverStuck,
        /// As `mover-stuck`, but a seat that has drawn the most it may passes, and the round goes on.
        word "mover-must-draw" => MoverMustDraw,
    }
}

choice! {
    /// One way to tell the winner of a blocked round; ties go to the next key of the list.
    #[derive(Copy)]
    pub enum BlockKey {
        /// The side with the fewest pips in hand.
        word "fewest-pips" => FewestPips,
        /// The side with the fewest tiles in hand.
        word "fewest-tiles" => FewestTiles,
        /// The side that holds the tile with the fewest pips.
        word "lightest-tile" => LightestTile,
        /// The side that led the round.
        word "leader" => Leader,
        /// The side that laid the last tile.
        word "last-to-play" => LastToPlay,
        /// The sides that did not lay the last tile.
        word "not-last-to-play" => NotLastToPlay,
    }
}

choice! {
    /// What a blocked round is worth that several sides win by the same keys.
    #[derive(Copy)]
    pub enum BlockTie {
        /// Nobody wins and nobody scores.
        word "void" => Void,
        /// Each of them wins and scores from the sides that are not among them.
        word "share" => Share,
    }
}

choice! {
    /// What happens when all can see that no tile can be laid any more, while tiles could still be drawn.
    #[derive(Copy)]
    pub enum DeadEnds {
        /// Drawing goes on.
        word "draw-on" => DrawOn,
        /// The round is blocked at once.
        word "block" => Block,
    }
}
