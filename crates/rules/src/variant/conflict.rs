//! Values of keys that make no game together.

use std::slice;

use domino_layout::Plane;
use domino_tiles::DominoSet;

use crate::seats::Seat;
use crate::variant::sections::{
    AfterDraw, Best, DeadEnds, Draw, FirstTile, LaterStart, LessOwn, Limit, PaidBy, Players,
    Redeal, Repeat, RoundEnd, Score, Sign, StartKey, StartKeys, Surface, Takes, Teams,
};
use crate::variant::{KEYS, Key, Variant};

/// Keys of a variant whose values do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The keys that clash, the one to change first.
    pub keys: &'static [&'static str],
    /// Why they clash, for people.
    pub message: String,
}

impl Variant {
    /// Everything in the rules that makes no game.
    ///
    /// A value that no rules file can say, as a program can put it into a field, is told alone.
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut found = Conflicts(self.unreadable());
        if !found.0.is_empty() {
            // Numbers without bounds would make nonsense of the other checks.
            return found.0;
        }
        self.check_deal(&mut found);
        self.check_start(&mut found);
        self.check_turn(&mut found);
        self.check_round_end(&mut found);
        self.check_match(&mut found);
        found.0
    }

    /// The keys whose values cannot be read back from a rules file.
    fn unreadable(&self) -> Vec<Conflict> {
        let mut copy = Variant::default_rules();
        let conflict = |key: &'static Key| {
            let message = key.copy(self, &mut copy).err()?.message().to_owned();
            Some(Conflict { keys: slice::from_ref(&key.name), message })
        };
        KEYS.iter().filter_map(conflict).collect()
    }

    /// The numbers of players with the variant's own set, none if it has no entry for the set.
    fn numbers_of_players(&self) -> impl Iterator<Item = usize> + use<> {
        self.equipment
            .players
            .with_set(self.equipment.set)
            .into_iter()
            .flat_map(|range| range.min..=range.max)
    }

    fn check_deal(&self, found: &mut Conflicts) {
        let set = self.equipment.set;
        if let (None, Players::BySet(by_set)) =
            (self.equipment.players.with_set(set), &self.equipment.players)
        {
            let sets: Vec<String> = by_set.keys().map(DominoSet::to_string).collect();
            let message =
                format!("the {set} set has no number of players; {} has", sets.join(", "));
            found.add(&["set", "players"], message);
        }
        if self.seating.teams == Teams::Pairs && self.numbers_of_players().any(|n| n != 4) {
            found.add(&["teams", "players"], "pairs are four players, so `players` is \"4\"");
        }
        for n_players in self.numbers_of_players() {
            self.check_hands(n_players, found);
        }
        if let Surface::Clause(_) = self.line.surface
            && set.n_tiles() > Plane::MAX_TILES
        {
            let message = format!(
                "a table holds at most {} tiles; the {set} set has {}",
                Plane::MAX_TILES,
                set.n_tiles()
            );
            found.add(&["table", "set"], message);
        }
        if self.turn.draw == Draw::Never
            && self.numbers_of_players().any(|n| self.deal.reserve.with_players(n) != Some(0))
        {
            found.add(&["reserve", "draw"], "nobody draws, so there is no reserve");
        }
        if let FirstTile::BeforeDeal(filter) = self.start.first_tile
            && !set.tiles().any(|tile| filter.admits(tile))
        {
            found.add(&["first-tile", "set"], format!("the {set} set has no tile to start with"));
        }
    }

    /// Checks that there are tiles for so many players.
    fn check_hands(&self, n_players: usize, found: &mut Conflicts) {
        if self.deal.reserve.with_players(n_players).is_none() {
            found.add(&["reserve", "players"], format!("no reserve for {n_players} players"));
        }
        let Some(hand) = self.deal.hand.with_players(n_players) else {
            found.add(&["hand", "players"], format!("no hand for {n_players} players"));
            return;
        };
        if hand == 0 {
            found.add(&["hand"], format!("{n_players} players get no tiles"));
        }
        let set = self.equipment.set;
        let n_start = usize::from(matches!(self.start.first_tile, FirstTile::BeforeDeal(_)));
        let n_dealt = n_players * hand + n_start;
        if n_dealt > set.n_tiles() {
            let start = if n_start == 1 { " and the start tile" } else { "" };
            let larger = DominoSet::all().find(|larger| n_dealt <= larger.n_tiles());
            let hint = larger.map_or_else(String::new, |larger| {
                format!("; {larger} with {} tiles is the smallest set that works", larger.n_tiles())
            });
            let message = format!(
                "{n_players} hands of {hand}{start} are {n_dealt} tiles; the {set} set has {}{hint}",
                set.n_tiles()
            );
            found.add(&["hand", "set", "players"], message);
        }
    }

    fn check_start(&self, found: &mut Conflicts) {
        if self.start.first.is_empty() {
            found.add(&["start"], "the list is empty, so nobody leads");
        }
        if let Some(key) = self.start.first.iter().find(|key| key.needs_last_round()) {
            found.add(&["start"], format!("`{key}` needs a round before, and the first has none"));
        }
        let finds = self.start.first.iter().any(StartKey::always_finds)
            || (self.deal.redeal == Redeal::NoDouble
                && self.start.first.contains(StartKey::HighestDouble));
        if !self.start.first.is_empty() && !finds {
            let message = "in some deals the list finds nobody to lead; end it with \
                           `highest-pips`, or say `redeal = \"no-double\"` with `highest-double`";
            found.add(&["start", "redeal"], message);
        }
        let none = StartKeys::default();
        let later = match &self.start.later {
            LaterStart::Same => {
                if self.start.first.contains(StartKey::RandomSeat) {
                    let message = "the random seat is drawn once a match; say who leads later \
                                   rounds, such as `later-start = [\"next-seat\"]`";
                    found.add(&["later-start", "start"], message);
                }
                &none
            }
            LaterStart::Keys(keys) => keys,
        };
        if later.contains(StartKey::RandomSeat) {
            found.add(
                &["later-start"],
                "the random seat is drawn once a match, for its first round",
            );
        }
        let most = self.numbers_of_players().min().unwrap_or(Seat::MAX_SEATS);
        for (name, keys) in [("start", &self.start.first), ("later-start", later)] {
            let names: &'static [&'static str] =
                if name == "start" { &["start", "set"] } else { &["later-start", "set"] };
            for key in keys.iter() {
                match key {
                    StartKey::Tile(tile) if !self.equipment.set.contains(tile) => {
                        let message =
                            format!("nobody can hold {tile}: the set is {}", self.equipment.set);
                        found.add(names, message);
                    }
                    StartKey::Seat(seat) if seat.idx() >= most => {
                        found.add(names, format!("{most} players have no seat {seat}"));
                    }
                    _ => {}
                }
            }
        }
    }

    fn check_turn(&self, found: &mut Conflicts) {
        if let Draw::Clause(clause) = self.turn.draw {
            if clause.repeat == Repeat::UntilPlayable && clause.then == AfterDraw::NextTurn {
                let message = "a turn that ends with a draw has one draw: say `repeat = \"once\"` \
                               or `then = \"play\"`";
                found.add(&["draw"], message);
            }
            if clause.at_most.is_some_and(|at_most| at_most < clause.tiles) {
                found.add(&["draw"], "`at-most` is less than one draw takes");
            }
        }
    }

    fn check_round_end(&self, found: &mut Conflicts) {
        let ends = |end| self.end.round_end.contains(end);
        if !ends(RoundEnd::Blocked) && !ends(RoundEnd::MoverStuck) && !ends(RoundEnd::MoverMustDraw)
        {
            let message = "a round that is stuck would never end; add \"blocked\", \"mover-stuck\" \
                           or \"mover-must-draw\"";
            found.add(&["round-end"], message);
        }
        if ends(RoundEnd::MoverMustDraw) && self.turn.draw == Draw::Never {
            found.add(&["round-end", "draw"], "nobody draws, so no seat must draw");
        }
        if self.end.dead_ends == DeadEnds::Block && !ends(RoundEnd::Blocked) {
            let message = "dead ends block a round only where a round can be \"blocked\"";
            found.add(&["dead-ends", "round-end"], message);
        }
    }

    fn check_match(&self, found: &mut Conflicts) {
        if self.contest.target == Limit::None && self.contest.rounds == Limit::None {
            found.add(&["target", "rounds"], "either `target` or `rounds` must end the match");
        }
        match self.score.round {
            Score::Each(each) => {
                let best = match each.own_pips {
                    Sign::Plus => Best::Lowest,
                    Sign::Minus => Best::Highest,
                };
                if self.contest.best != best {
                    let message = "with these pips in hand the worst player would win";
                    found.add(&["best", "score"], message);
                }
                if each.own_pips == Sign::Minus && self.contest.rounds == Limit::None {
                    let message = "points that are taken off never reach a target; say `rounds`";
                    found.add(&["rounds", "score"], message);
                }
            }
            Score::Winner(winner) => {
                if winner.paid_by == PaidBy::Opponents
                    && (winner.less_own == LessOwn::Once || winner.takes == Takes::AllHands)
                {
                    let message = "opponents can pay their own pips, less the winner's per \
                                   opponent or not at all";
                    found.add(&["score"], message);
                }
                if self.contest.best == Best::Lowest {
                    found.add(&["best", "score"], "the winner of rounds would lose the match");
                }
            }
        }
    }
}

struct Conflicts(Vec<Conflict>);

impl Conflicts {
    fn add(&mut self, keys: &'static [&'static str], message: impl Into<String>) {
        self.0.push(Conflict { keys, message: message.into() });
    }
}
