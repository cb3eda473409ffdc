//! Why an action is not legal.
//!
//! Each check stands on its own, so that a play costs no list of all that could be done, and says
//! what a player wants to know first.

use domino_layout::{End, Plane, PlaneError, Posture};
use domino_tiles::{Tile, TileSet};

use crate::play::{Action, CannotDraw, CannotPass, PlayError, RunState, Table, Way};
use crate::variant::sections::{Draw, DrawWhen};

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
                match (&self.plane, heading) {
                    (None, None) => Ok(()),
                    (None, Some(heading)) => Err(PlayError::NoTable { tile, heading }),
                    (Some(plane), _) => self.check_room(plane, tile, Way { end, heading }),
                }
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
        match self.position.must_lead {
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
        if let RunState::At(run_end) = self.position.run
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

    /// Whether a tile that matches has room at an end in a direction.
    #[inline(never)]
    fn check_room(&self, plane: &Plane, tile: Tile, way: Way) -> Result<(), PlayError> {
        let (room, posture) = (plane.room(way.end), Posture::of(tile));
        match way.heading {
            Some(heading) if room.admits(heading, posture) => Ok(()),
            None if room.admits_some(posture) => {
                Err(PlayError::NeedsHeading { tile, end: way.end })
            }
            _ => self.search_room(plane, tile, way),
        }
    }

    /// Finds out what is in the way of a tile that has no room.
    fn search_room(&self, plane: &Plane, tile: Tile, way: Way) -> Result<(), PlayError> {
        let Way { end, heading } = way;
        // Of a tile that can lie in no direction, what is in the way straight on tells most.
        let toward = heading.or_else(|| plane.heading(end));
        let found = toward
            .ok_or(PlaneError::NoSuchEnd(end))
            .and_then(|toward| plane.check(end, toward, Posture::of(tile)));
        let Err(why) = found else { return Ok(()) };
        Err(match self.layout.in_the_way(why) {
            Some(other) => PlayError::InTheWay { tile, end, heading, other },
            None => PlayError::NoRoom { tile, end, heading, why },
        })
    }

    fn check_draw(&self, hand: TileSet) -> Result<(), PlayError> {
        let Draw::Clause(clause) = self.rules.turn.draw else {
            return Err(PlayError::CannotDraw(CannotDraw::Never));
        };
        if self.layout.is_empty() || self.is_running() {
            return Err(PlayError::CannotDraw(CannotDraw::MustPlay));
        }
        let can_lay = self.can_lay(hand);
        let besides = self.besides(hand, can_lay);
        if besides.draw {
            return Ok(());
        }
        let why = if self.is_boneyard_closed() {
            CannotDraw::BoneyardClosed { reserve: self.rules.reserve }
        } else if can_lay && !besides.pass && clause.when == DrawWhen::Stuck {
            CannotDraw::MustPlay
        } else {
            CannotDraw::DrawnEnough { drawn: self.position.drawn }
        };
        Err(PlayError::CannotDraw(why))
    }

    fn check_pass(&self, hand: TileSet) -> Result<(), PlayError> {
        let can_lay = self.can_lay(hand);
        if !self.layout.is_empty() && self.besides(hand, can_lay).pass {
            Ok(())
        } else if can_lay {
            Err(PlayError::CannotPass(CannotPass::MustPlay))
        } else {
            Err(PlayError::CannotPass(CannotPass::MustDraw))
        }
    }
}
