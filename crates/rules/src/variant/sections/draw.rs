//! Drawing from the boneyard.

use crate::variant::Number;
use crate::variant::value::{choice, clause};

choice! {
    /// Whether and how tiles are drawn.
    #[derive(Copy)]
    pub enum Draw {
        /// Nobody draws: tiles that are not dealt are dead.
        word "never" => Never,
        /// Tiles that are not dealt are the boneyard, and this is how they are drawn.
        value => Clause(DrawClause),
    }
}

clause! {
    /// How tiles are drawn.
    pub struct DrawClause like "{ tiles = 1 }" {
        /// Tiles that one draw takes together; fewer if the boneyard has fewer.
        "tiles" tiles: DrawSize = DrawSize::MIN;
        /// Draws in one turn.
        "repeat" repeat: Repeat = Repeat::Once;
        /// The most tiles in one turn, whatever `repeat` says.
        "at-most" at_most: Option<DrawSize> = None;
        /// What follows a draw.
        "then" then: AfterDraw = AfterDraw::Play;
        /// When a seat may draw.
        "when" when: DrawWhen = DrawWhen::Stuck;
    }
}

/// A number of tiles to draw.
pub type DrawSize = Number<1, 190>;

choice! {
    /// How often a seat draws in one turn.
    #[derive(Copy)]
    pub enum Repeat {
        /// Once; a draw after which nothing can be laid ends the turn.
        word "once" => Once,
        /// Until a tile can be laid; a seat that may draw no more passes.
        word "until-playable" => UntilPlayable,
    }
}

choice! {
    /// What follows a draw.
    #[derive(Copy)]
    pub enum AfterDraw {
        /// The turn goes on, and a tile that fits must be laid.
        word "play" => Play,
        /// The turn is over; a drawn tile can be laid from the next turn on.
        word "next-turn" => NextTurn,
    }
}

choice! {
    /// When a seat may draw.
    #[derive(Copy)]
    pub enum DrawWhen {
        /// Only when nothing must be laid.
        word "stuck" => Stuck,
        /// Also with a tile in hand that fits.
        word "any-time" => AnyTime,
    }
}
