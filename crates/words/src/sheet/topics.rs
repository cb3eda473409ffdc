//! The one table that puts the keys in the order in which a person explains a game.

use super::Sheet;
use crate::Message;

/// The sentences of one key.
type Words<'a> = fn(&Sheet<'a>) -> Vec<Message>;

/// A part of the rule sheet.
pub(super) struct Topic<'a> {
    pub(super) heading: Message,
    /// The keys that it tells, each with its sentences.
    pub(super) keys: &'a [(&'static str, Words<'a>)],
}

impl<'a> Sheet<'a> {
    /// All topics; every key of the rules stands under one of them.
    pub(super) const TOPICS: [Topic<'a>; 8] = [
        Topic {
            heading: Message::TopicGame,
            keys: &[("set", Sheet::set), ("players", Sheet::players), ("teams", Sheet::teams)],
        },
        Topic {
            heading: Message::TopicDeal,
            keys: &[("hand", Sheet::hand), ("redeal", Sheet::redeal)],
        },
        Topic {
            heading: Message::TopicStart,
            keys: &[
                ("start", Sheet::start),
                ("first-tile", Sheet::first_tile),
                ("later-start", Sheet::later_start),
            ],
        },
        Topic {
            heading: Message::TopicPlay,
            keys: &[
                ("direction", Sheet::direction),
                ("turn", Sheet::turn),
                ("table", Sheet::surface),
                ("wild", Sheet::wild),
            ],
        },
        Topic {
            heading: Message::TopicDraw,
            keys: &[("draw", Sheet::draw), ("reserve", Sheet::reserve)],
        },
        Topic {
            heading: Message::TopicRoundEnd,
            keys: &[
                ("round-end", Sheet::round_end),
                ("dead-ends", Sheet::dead_ends),
                ("block-winner", Sheet::block_winner),
                ("block-tie", Sheet::block_tie),
            ],
        },
        Topic { heading: Message::TopicScore, keys: &[("score", Sheet::score)] },
        Topic {
            heading: Message::TopicMatchEnd,
            keys: &[
                ("target", Sheet::target),
                ("rounds", Sheet::rounds),
                ("best", Sheet::best),
                ("match-tie", Sheet::match_tie),
                ("void-round", Sheet::void_round),
            ],
        },
    ];

    /// The sentences of a key, none if there is no such key.
    pub(super) fn sentences(&self, key: &str) -> Vec<Message> {
        let mut keys = Sheet::TOPICS.iter().flat_map(|topic| topic.keys);
        keys.find(|(name, _)| *name == key).map_or_else(Vec::new, |(_, words)| words(self))
    }
}

/// The keys of the short form, a paragraph each.
pub(super) static SHORT: [&[&str]; 6] = [
    &["teams", "hand"],
    &["direction", "turn", "table", "wild"],
    &["draw", "reserve"],
    &["round-end", "dead-ends", "block-winner", "block-tie"],
    &["score"],
    &["target", "rounds", "best"],
];
