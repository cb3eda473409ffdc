//! Why an action is not possible, in words.

use domino_layout::{End, Heading, Obstacle, PlaneError, Posture};
use domino_record::{ActionText, ResolveError};
use domino_rules::sections::RoundEnd;
use domino_rules::{Action, CannotDraw, CannotPass, PlayError, RunState, Table};
use domino_tiles::{Tile, TileSet};

use crate::{Message, Speaker};

impl Speaker {
    /// Why an action cannot be played at a table.
    pub fn refusal(&self, action: ActionText, why: &ResolveError, table: &Table) -> Message {
        let error = match why {
            ResolveError::Illegal(error) => *error,
            ResolveError::Ambiguous { tile, actions } => return self.ambiguous(*tile, actions),
        };
        let fits_nowhere = matches!(action, ActionText::Tile { way: None, .. });
        match error {
            PlayError::DoesNotMatch { tile, end, .. }
                if fits_nowhere && Speaker::runs_past(tile, end, table) =>
            {
                Message::RefusedRun { end: end.to_string() }
            }
            PlayError::DoesNotMatch { tile, .. } if fits_nowhere => {
                Message::RefusedMatchAny { tile: tile.to_string(), ends: self.ends(table) }
            }
            PlayError::NotInHand { tile } if !self.rules.set().contains(tile) => {
                let n = self.rules.set().highest().get().into();
                Message::RefusedNotInSet { tile: tile.to_string(), n }
            }
            PlayError::NoSuchEnd { end } => {
                Message::RefusedNoSuchEnd { end: end.to_string(), ends: self.ends(table) }
            }
            PlayError::OutOfTurn { mover, .. } => {
                Message::RefusedOutOfTurn { name: self.name(mover) }
            }
            PlayError::NoTable { heading, .. } => {
                Message::RefusedNoTable { heading: self.heading(heading) }
            }
            PlayError::NoRoom { tile, end, heading: None, .. }
            | PlayError::InTheWay { tile, end, heading: None, .. } => self.no_way(tile, end, table),
            PlayError::NoRoom { tile, end, why, .. } => self.no_room(tile, end, why, table),
            PlayError::InTheWay { tile, end, other, .. } => Message::RefusedInTheWay {
                tile: tile.to_string(),
                end: end.to_string(),
                other: other.to_string(),
            },
            PlayError::NeedsHeading { tile, end } => {
                let room = table.plane().map(|plane| plane.room(end)).unwrap_or_default();
                let play = |heading| Action::Play { tile, end, heading: Some(heading) };
                let ways: Vec<Action> = room.headings(Posture::of(tile)).map(play).collect();
                self.ambiguous(tile, &ways)
            }
            PlayError::DoesNotMatch { tile, end, pips } => Message::RefusedMatch {
                tile: tile.to_string(),
                end: end.to_string(),
                pips: pips.get().into(),
            },
            PlayError::NothingLaid { tile, end } => {
                Message::RefusedNothingLaid { tile: tile.to_string(), end: end.to_string() }
            }
            PlayError::RunGoesOnAt { end } => Message::RefusedRun { end: end.to_string() },
            PlayError::OnTable { tile } => Message::RefusedOnTable { tile: tile.to_string() },
            PlayError::NotInHand { tile } => Message::RefusedNotInHand { tile: tile.to_string() },
            PlayError::MustLead { tile } => Message::RefusedMustLead { tile: tile.to_string() },
            PlayError::NotALead => Message::RefusedNotALead { tile: action.to_string() },
            PlayError::CannotDraw(why) => no_draw(why),
            PlayError::CannotPass(CannotPass::MustPlay) => Message::RefusedPassMustPlay,
            PlayError::CannotPass(CannotPass::MustDraw) => Message::RefusedPassMustDraw,
            PlayError::RoundOver => Message::RefusedRoundOver,
            other => Message::RefusedOtherwise { why: other.to_string() },
        }
    }

    /// Whether a tile would fit, but not at the end where the turn has to go on.
    fn runs_past(tile: Tile, run: End, table: &Table) -> bool {
        let mut others = table.layout().ends().iter().filter(|open| open.name != run);
        table.run() == RunState::At(run) && others.any(|open| tile.has(open.pips))
    }

    /// A tile that can be laid in several ways.
    fn ambiguous(&self, tile: Tile, ways: &[Action]) -> Message {
        let typed: Vec<String> =
            ways.iter().map(|action| format!("`{}`", self.action(*action))).collect();
        Message::Ambiguous { tile: tile.to_string(), ends: self.one_of(&typed) }
    }

    /// Why a tile can lie at an end in no direction: what is in the way, for each direction by itself
    /// where it is not the same.
    fn no_way(&self, tile: Tile, end: End, table: &Table) -> Message {
        if let Some(why) = at_edge(end, table) {
            return self.no_room(tile, end, why, table);
        }
        match obstacles(tile, end, table).as_slice() {
            [(_, first), rest @ ..] if rest.iter().all(|(_, other)| other == first) => {
                self.no_room(tile, end, PlaneError::Blocked(*first), table)
            }
            [] => Message::RefusedNoRoom { tile: tile.to_string(), end: end.to_string() },
            obstacles => {
                let ways = self.ways_blocked(obstacles, table);
                Message::RefusedEachWay { tile: tile.to_string(), end: end.to_string(), ways }
            }
        }
    }

    /// What is in the way in each direction, as in `n: the north edge, e: 6-4`.
    fn ways_blocked(&self, obstacles: &[(Heading, Obstacle)], table: &Table) -> String {
        let ways = obstacles.iter().map(|(heading, obstacle)| {
            let what = self.obstacle(*obstacle, table);
            self.say(&Message::Way { heading: self.heading(*heading), what })
        });
        ways.collect::<Vec<_>>().join(", ")
    }

    /// Whether an end is open or dead, as far as everybody can see, and why.
    pub fn why_end(&self, end: End, table: &Table) -> Message {
        let Some(open) = table.layout().end(end) else { return Message::TableEmpty };
        let (name, pips) = (end.to_string(), open.pips.get().into());
        if !table.remaining(end).is_empty() {
            return Message::WhyEndOpen { end: name, pips };
        }
        if let Some(PlaneError::AtEdge(side)) = at_edge(end, table) {
            let edge = self.obstacle(Obstacle::Edge(side), table);
            return Message::WhyEndAtEdge { end: name, edge };
        }
        // Where doubles alone have no room, others tell more.
        let left = table.remaining_by_number(end);
        let tile = (left - TileSet::DOUBLES).iter().chain(left.iter()).next();
        match tile.map(|tile| obstacles(tile, end, table)) {
            None => Message::WhyEndUsed { end: name, pips },
            Some(obstacles) => {
                let ways = self.ways_blocked(&obstacles, table);
                Message::WhyEndBlocked { end: name, pips, ways }
            }
        }
    }

    /// Why nobody could go on at a table, a sentence for each end, or one where all show the same number.
    pub fn why_blocked(&self, table: &Table) -> Vec<Message> {
        let ends = self.rules.variant().end.round_end;
        if ends.contains(RoundEnd::MoverStuck) || ends.contains(RoundEnd::MoverMustDraw) {
            return vec![Message::BlockedMover { name: self.name(table.mover()) }];
        }
        let open = table.layout().ends();
        if let [first, others @ ..] = open
            && others.iter().all(|other| other.pips == first.pips)
            && open.iter().all(|end| table.remaining_by_number(end.name).is_empty())
        {
            let all = self.rules.set().tile_set() & TileSet::with_pips(first.pips);
            return vec![Message::BlockedAllLie { pips: first.pips.get().into(), n: all.len() }];
        }
        let why = open.iter().map(|open| {
            if table.remaining(open.name).is_empty() {
                return self.why_end(open.name, table);
            }
            Message::BlockedNobody { end: open.name.to_string(), pips: open.pips.get().into() }
        });
        why.collect()
    }

    /// Why the table has no room for a tile at an end in a direction.
    fn no_room(&self, tile: Tile, end: End, why: PlaneError, table: &Table) -> Message {
        let (tile, name) = (tile.to_string(), end.to_string());
        match why {
            PlaneError::Blocked(edge @ Obstacle::Edge(_)) => {
                Message::RefusedEdge { tile, end: name, edge: self.obstacle(edge, table) }
            }
            PlaneError::Blocked(other @ Obstacle::Tile(_)) => {
                Message::RefusedInTheWay { tile, end: name, other: self.obstacle(other, table) }
            }
            PlaneError::AtEdge(side) => {
                let edge = self.obstacle(Obstacle::Edge(side), table);
                Message::RefusedAtEdge { end: name, edge }
            }
            PlaneError::Backward(_) => Message::RefusedBackward { tile, end: name },
            PlaneError::NoCorner | PlaneError::AcrossCorner => {
                Message::RefusedCorner { tile, end: name }
            }
            PlaneError::NoSuchEnd(_) => {
                Message::RefusedNoSuchEnd { end: name, ends: self.ends(table) }
            }
            // A full plane, and what no game of lines does.
            _ => Message::RefusedNoRoom { tile, end: name },
        }
    }

    /// What is in the way: an edge in words, or a tile.
    fn obstacle(&self, obstacle: Obstacle, table: &Table) -> String {
        match obstacle {
            Obstacle::Edge(side) => self.say(&Message::EdgeName { side: side.to_string() }),
            Obstacle::Tile(_) => {
                let tile = table.layout().in_the_way(PlaneError::Blocked(obstacle));
                tile.map_or_else(String::new, |tile| tile.to_string())
            }
        }
    }
}

/// That an end has reached the edge of the table, if it has and nothing can be laid there.
fn at_edge(end: End, table: &Table) -> Option<PlaneError> {
    let plane = table.plane()?;
    let why = plane.check(end, plane.heading(end)?, Posture::Along).err()?;
    matches!(why, PlaneError::AtEdge(_)).then_some(why)
}

/// What is in the way of a tile at an end, for each direction in which something is.
fn obstacles(tile: Tile, end: End, table: &Table) -> Vec<(Heading, Obstacle)> {
    let in_the_way =
        |heading: Heading| match table.plane()?.check(end, heading, Posture::of(tile)).err()? {
            PlaneError::Blocked(obstacle) => Some((heading, obstacle)),
            _ => None,
        };
    Heading::ALL.into_iter().filter_map(in_the_way).collect()
}

/// Why nobody may draw now.
fn no_draw(why: CannotDraw) -> Message {
    match why {
        CannotDraw::Never => Message::RefusedDrawNever,
        CannotDraw::MustPlay => Message::RefusedDrawMustPlay,
        CannotDraw::BoneyardClosed { reserve } => Message::RefusedDrawClosed { reserve },
        CannotDraw::DrawnEnough { drawn } => Message::RefusedDrawEnough { n: drawn },
        other => Message::RefusedOtherwise { why: other.to_string() },
    }
}
