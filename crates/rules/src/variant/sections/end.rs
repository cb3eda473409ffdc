//! When a round is over and who has won it when nobody is out.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::variant::key::section;

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

impl Serialize for RoundEnds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for RoundEnds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoundEnds, D::Error> {
        Vec::deserialize(deserializer).map(RoundEnds::from_iter)
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

impl Serialize for BlockKeys {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for BlockKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BlockKeys, D::Error> {
        Vec::deserialize(deserializer).map(BlockKeys::from_iter)
    }
}

/// One way for a round to end; the first that holds ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundEnd {
    /// A seat has laid its last tile. Without this, the seat stays and passes.
    Out,
    /// Nobody can play and no tile can be drawn. It is seen after every lead, play or draw, and where
    /// a turn is a run, after the turn.
    Blocked,
    /// The seat on turn cannot play and the boneyard is down to the reserve.
    MoverStuck,
    /// As `mover-stuck`, but a seat that has drawn the most it may passes, and the round goes on.
    MoverMustDraw,
}

/// One way to tell the winner of a blocked round; ties go to the next key of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockKey {
    /// The side with the fewest pips in hand.
    FewestPips,
    /// The side with the fewest tiles in hand.
    FewestTiles,
    /// The side that holds the tile with the fewest pips.
    LightestTile,
    /// The side that led the round.
    Leader,
    /// The side that laid the last tile.
    LastToPlay,
    /// The sides that did not lay the last tile.
    NotLastToPlay,
}

/// What a blocked round is worth that several sides win by the same keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlockTie {
    /// Nobody wins and nobody scores.
    Void,
    /// Each of them wins and scores from the sides that are not among them.
    Share,
}

/// What happens when all can see that no tile can be laid any more, while tiles could still be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeadEnds {
    /// Drawing goes on.
    DrawOn,
    /// The round is blocked at once.
    Block,
}
