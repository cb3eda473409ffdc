//! What a round is worth.

use crate::variant::key::section;
use crate::variant::value::{choice, clause};
use crate::variant::{Clash, Conflicts, Number, Variant};

section! {
    /// What a round is worth.
    #[derive(Clone, Copy)]
    pub struct ScoreRules in score {
        /// What a round is worth. `{ winner = { … } }` with `takes` (`"opponents"` or `"all-hands"`: whose
        /// pips count), `less-own` (`"never"`, `"once"` or `"per-opponent"`) and `paid-by` (`"nobody"` or
        /// `"opponents"`); or `{ each = { … } }` with `own-pips` (`"plus"` or `"minus"`), `out-bonus` and
        /// `out-bonus-to` (`"out"` or `"opponents"`, to whom it counts against).
        "score" round: Score = Score::Winner(WinnerScore {
            takes: Takes::Opponents,
            less_own: LessOwn::Never,
            paid_by: PaidBy::Nobody,
        });
    }
}

impl ScoreRules {
    pub(crate) fn check(self, _: &Variant, found: &mut Conflicts) {
        if let Score::Winner(winner) = self.round
            && winner.paid_by == PaidBy::Opponents
            && (winner.less_own == LessOwn::Once || winner.takes == Takes::AllHands)
        {
            found.add(&["score"], Clash::OthersPips);
        }
    }
}

choice! {
    /// What a round is worth.
    #[derive(Copy)]
    pub enum Score {
        /// The winner scores for what is left in hands.
        option "winner" => Winner(WinnerScore),
        /// Everybody scores for what is left in the own hand.
        option "each" => Each(EachScore),
    }
}

clause! {
    /// What the winner of a round scores.
    pub struct WinnerScore like "{ takes = \"opponents\" }" {
        /// The pips that count.
        "takes" takes: Takes;
        /// Whether the winner's own pips are taken off.
        "less-own" less_own: LessOwn = LessOwn::Never;
        /// Who pays.
        "paid-by" paid_by: PaidBy = PaidBy::Nobody;
    }
}

choice! {
    /// The pips that count for the winner.
    #[derive(Copy)]
    pub enum Takes {
        /// Those that opponents hold.
        word "opponents" => Opponents,
        /// Those that anybody holds, the winner included.
        word "all-hands" => AllHands,
    }
}

choice! {
    /// Whether the winner's own pips are taken off; what would fall below nothing is nothing.
    #[derive(Copy)]
    pub enum LessOwn {
        /// No.
        word "never" => Never,
        /// Once from the sum.
        word "once" => Once,
        /// From what each opponent pays.
        word "per-opponent" => PerOpponent,
    }
}

choice! {
    /// Who pays what the winner scores.
    #[derive(Copy)]
    pub enum PaidBy {
        /// Nobody: it is a credit.
        word "nobody" => Nobody,
        /// Each opponent loses what the winner gets from it.
        word "opponents" => Opponents,
    }
}

clause! {
    /// What everybody scores for the own hand.
    pub struct EachScore like "{ own-pips = \"plus\" }" {
        /// How the pips in the own hand count.
        "own-pips" own_pips: Sign;
        /// Points for going out, 0 for none.
        "out-bonus" out_bonus: Bonus = Bonus::MIN;
        /// Whose points the bonus changes.
        "out-bonus-to" out_bonus_to: OutBonusTo = OutBonusTo::Out;
    }
}

/// Points for something that is rare in a round.
pub type Bonus = Number<0, 65_535>;

choice! {
    /// How a number counts.
    #[derive(Copy)]
    pub enum Sign {
        /// It is added.
        word "plus" => Plus,
        /// It is taken off.
        word "minus" => Minus,
    }
}

choice! {
    /// Whose points the bonus for going out changes.
    #[derive(Copy)]
    pub enum OutBonusTo {
        /// Those of the seat that is out, for the better.
        word "out" => Out,
        /// Those of every opponent, for the worse.
        word "opponents" => Opponents,
    }
}
