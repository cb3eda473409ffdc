//! Why an action is not legal.
//!
//! Each check stands on its own, so that a play costs no list of all that could be done, and says
//! what a player wants to know first.

use domino_layout::{End, Heading, Obstacle, PlaneError, Posture};
use domino_tiles::{Tile, TileSet};

use crate::axes::{Draw, DrawWhen};
use crate::play_error::{CannotDraw, CannotPass};
use crate::{Action, PlayError, RunState, Table};

impl Table {
    /// Whether an action is legal for the seat on turn with this hand, and why not.
    pub(crate) fn check(&self, hand: TileSet, action: Action) -> Result<(), PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::RoundOver);
        }
        match action {
            Action::Lead { tile } => self.check_lead(hand, tile),
            Action::Play { tile, end, heading } => {
                self.check_play(hand, tile, end)?;
                if heading.is_none() && self.plane.is_none() {
                    return Ok(());
                }
                self.check_heading(tile, end, heading)
            }
            Action::Draw => self.check_draw(hand),
            Action::Pass => self.check_pass(hand),
        }
    }

    fn check_lead(&self, hand: TileSet, tile: Tile) -> Result<(), PlayError> {
        if !self.layout.is_empty() {
            return Err(PlayError::NotALead);
        }
        self.check_holds(hand, tile)?;
        match self.must_lead {
            Some(must_lead) if must_lead != tile => Err(PlayError::MustLead { tile: must_lead }),
            _ => Ok(()),
        }
    }

    fn check_holds(&self, hand: TileSet, tile: Tile) -> Result<(), PlayError> {
        if self.layout.tiles().contains(tile) {
            Err(PlayError::OnTable { tile })
        } else if hand.contains(tile) {
            Ok(())
        } else {
            Err(PlayError::NotInHand { tile })
        }
    }

    fn check_play(&self, hand: TileSet, tile: Tile, end: End) -> Result<(), PlayError> {
        if self.layout.is_empty() {
            return Err(PlayError::NothingLaid { tile, end });
        }
        let open = *self.layout.end(end).ok_or(PlayError::NoSuchEnd { end })?;
        self.check_holds(hand, tile)?;
        if let RunState::At(run_end) = self.run
            && run_end != end
        {
            return Err(PlayError::RunGoesOnAt { end: run_end });
        }
        if self.fits(open, tile) {
            Ok(())
        } else {
            Err(PlayError::DoesNotMatch { tile, end, pips: open.pips })
        }
    }

    /// Whether a tile that matches can lie at an end in a direction.
    #[cold]
    fn check_heading(
        &self,
        tile: Tile,
        end: End,
        heading: Option<Heading>,
    ) -> Result<(), PlayError> {
        let (plane, toward) = match (&self.plane, heading) {
            (None, None) => return Ok(()),
            (None, Some(heading)) => return Err(PlayError::NoTable { tile, heading }),
            (Some(plane), None) if plane.room(end).admits_some(Posture::of(tile)) => {
                return Err(PlayError::NeedsHeading { tile, end });
            }
            // Of a tile that can lie in no direction, what is in the way straight on tells most.
            (Some(plane), heading) => (plane, heading.or_else(|| plane.heading(end))),
        };
        let why = toward.map_or(Some(PlaneError::NoSuchEnd(end)), |toward| {
            plane.check(end, toward, Posture::of(tile)).err()
        });
        let Some(why) = why else { return Ok(()) };
        if let PlaneError::Blocked(Obstacle::Tile(idx)) = why
            && let Some(placed) = self.layout.placed().get(idx)
        {
            return Err(PlayError::InTheWay { tile, end, heading, other: placed.tile });
        }
        Err(PlayError::NoRoom { tile, end, heading, why })
    }

    fn check_draw(&self, hand: TileSet) -> Result<(), PlayError> {
        let legal = self.legal(hand);
        if legal.draw {
            return Ok(());
        }
        let Draw::Clause(clause) = self.rules.draw else {
            return Err(PlayError::CannotDraw(CannotDraw::Never));
        };
        let why = if self.layout.is_empty() || self.is_running() {
            CannotDraw::MustPlay
        } else if self.is_boneyard_closed() {
            CannotDraw::BoneyardClosed { reserve: self.rules.reserve }
        } else if legal.can_lay() && !legal.pass && clause.when == DrawWhen::Stuck {
            CannotDraw::MustPlay
        } else {
            CannotDraw::DrawnEnough { drawn: self.drawn }
        };
        Err(PlayError::CannotDraw(why))
    }

    fn check_pass(&self, hand: TileSet) -> Result<(), PlayError> {
        let legal = self.legal(hand);
        if legal.pass {
            Ok(())
        } else if legal.can_lay() {
            Err(PlayError::CannotPass(CannotPass::MustPlay))
        } else {
            Err(PlayError::CannotPass(CannotPass::MustDraw))
        }
    }
}
