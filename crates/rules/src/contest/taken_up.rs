//! Taking up a round at a position: how it must have begun.

use domino_tiles::TileSet;

use crate::contest::{LastRound, Start};
use crate::play::Position;
use crate::round::{Round, Setup, SetupError, Violation};
use crate::seats::PerSeat;
use crate::variant::Rules;
use crate::variant::sections::{FirstTile, LaterStart, StartKey};

impl Round {
    /// Takes up a round at a position.
    ///
    /// # Errors
    ///
    /// [`SetupError`] with every violation and the setup, if it is no position of these rules.
    pub fn from_setup(rules: &Rules, setup: Setup) -> Result<Round, Box<SetupError>> {
        Round::from_setup_after(rules, None, setup)
    }

    /// Takes up a round of a match, after the one before it if there is one.
    pub(crate) fn from_setup_after(
        rules: &Rules,
        last: Option<&LastRound>,
        setup: Setup,
    ) -> Result<Round, Box<SetupError>> {
        let found = setup.start_violations(rules, last);
        Round::from_checked(rules.table(), setup, found)
    }
}

impl Setup {
    /// What cannot be by the rules for the begin of a round.
    fn start_violations(&self, rules: &Rules, last: Option<&LastRound>) -> Vec<Violation> {
        let Position { leader, must_lead, .. } = self.position;
        let mut found = Vec::new();
        if self.layout.is_empty() {
            if rules.variant().start.has_start_tile() {
                found.push(Violation::NoStartTile);
            }
            let forced = rules.forced_lead(&self.hands, last);
            if forced.is_some_and(|start| start.seat != leader) {
                found.push(Violation::NotTheLeader(leader));
            } else if let Some(tile) = forced.and_then(|start| start.tile)
                && must_lead != Some(tile)
            {
                found.push(Violation::ForcedLead(tile));
            }
        }
        if rules.variant().start.first_tile != FirstTile::Deciding {
            found.extend(must_lead.map(Violation::MustLead));
        }
        found
    }
}

impl Rules {
    /// Who leads a round with these hands, and with which tile, as far as that is known without a seed.
    /// A round with none before it can be a later one of another match, so it is known only where all
    /// rounds begin alike.
    pub(crate) fn forced_lead(
        &self,
        hands: &PerSeat<TileSet>,
        last: Option<&LastRound>,
    ) -> Option<Start> {
        let start = &self.variant().start;
        let keys = match (&start.later, last) {
            (LaterStart::Keys(_), None) => return None,
            (LaterStart::Keys(keys), Some(_)) => keys,
            (LaterStart::Same, _) => &start.first,
        };
        let is_known = !keys.contains(StartKey::RandomSeat);
        is_known.then(|| self.start(hands, last, None)).flatten()
    }
}
