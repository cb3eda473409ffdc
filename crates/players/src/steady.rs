//! The player who looks after its hand.

mod appraisal;

use std::cmp::Reverse;

use domino_rules::{Action, Legal, View};
use domino_tiles::Stream;

use crate::{Advisor, Player, Stop};
pub use appraisal::{Appraisal, Outlook, Term, Terms};

/// Goes out early, keeps numbers it can answer, sheds doubles and weight.
///
/// It lays a tile whenever it can, and the one after which it likes the position best. The position
/// is looked at as the turn leaves it, so of a turn that is a run it thinks through the whole, as far
/// as [`Steady::MAX_POSITIONS`] reach. In tenths of a pip, it is worth
///
/// - everything, if the hand is empty; else
/// - −10 for each pip in hand: what a lost round costs;
/// - −20 for each double in hand that cannot be laid there, since a double waits for one number only;
/// - +20 for each open end that the hand can answer, and +5 for each tile that fits one, so that the
///   next turn has something to lay, and a choice;
/// - +100 for each tile that can be laid though it matches no end: a wild double is never in the way;
/// - up to +200 for the chance that the next seat has no tile that fits, as if its tiles were drawn
///   from all those that this seat cannot see.
///
/// All but the first are the [`Term`]s of [`Steady::appraise`], which says how much there is of each.
/// Between equals the first legal action is taken. Where nothing can be laid, it draws, or else
/// passes. It knows no more of the other hands than their sizes, and needs no random words.
///
/// # Examples
///
/// It says what it makes of each tile that a seat may lay:
///
/// ```
/// use domino_players::{Outlook, Steady, Term};
/// use domino_rules::{Match, Rules, Variant};
///
/// let mut game = Match::new(Rules::new(Variant::builtin("snake")?.clone(), 2)?);
/// game.start_round(7, &mut ())?;
/// let round = game.round().ok_or("no round")?;
/// let appraisals = Steady::appraise(&round.view(Some(round.mover())));
/// assert_eq!(appraisals.len(), 7, "any tile may lead");
/// let best = appraisals[0];
/// if let Outlook::Hand(terms) = best.outlook {
///     let (n_pips, stuck) = (terms.amount(Term::PipsInHand), terms.amount(Term::NextSeatStuck));
///     println!("{}: {n_pips} pips left, {} stuck in {stuck} ‰", best.action, terms.next_seat);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steady;

impl Steady {
    /// The most positions within a run that one decision looks at, shared among the legal actions.
    pub const MAX_POSITIONS: usize = 256;

    /// What it makes of each legal action that lays a tile, the one it would choose first.
    ///
    /// Those of equal worth stand in the order of the legal actions. Where nothing can be laid there
    /// is nothing to weigh, and the list is empty: it draws, or else passes.
    pub fn appraise(view: &View) -> Vec<Appraisal> {
        let mut all: Vec<Appraisal> = appraisals(view, &view.legal_actions()).collect();
        all.sort_by_key(|appraisal| Reverse(appraisal.worth()));
        all
    }
}

impl Player for Steady {
    fn name(&self) -> &'static str {
        "steady"
    }

    fn choose(&mut self, view: &View, _: &mut Stream, _: &mut dyn Stop) -> Action {
        let legal = view.legal_actions();
        let best = appraisals(view, &legal).reduce(Appraisal::or_better);
        best.map(|best| best.action).or_else(|| legal.nth(0)).unwrap_or(Action::Pass)
    }

    fn advisor(&self) -> Option<&dyn Advisor> {
        Some(self)
    }
}

impl Advisor for Steady {
    fn appraise(&self, view: &View) -> Vec<Appraisal> {
        Steady::appraise(view)
    }
}

/// What each legal action that lays a tile leads to, in their order.
fn appraisals(view: &View, legal: &Legal) -> impl Iterator<Item = Appraisal> {
    let n_positions = Steady::MAX_POSITIONS / legal.len().max(1);
    let lays = legal.iter().filter(|action| action.tile().is_some());
    lays.filter_map(move |action| appraisal_of(view, action, &mut { n_positions }))
}

/// What laying a tile leads to, with the best that can follow in the same turn; `None` if it is not
/// legal.
fn appraisal_of(view: &View, action: Action, n_positions: &mut usize) -> Option<Appraisal> {
    let next = view.after(action).ok()?;
    let last = || Appraisal { action, n_laid: 1, outlook: Outlook::of(&next) };
    let legal = next.legal_actions();
    // Of a turn that is over, nothing is legal for this seat.
    if legal.is_empty() || *n_positions == 0 {
        return Some(last());
    }
    *n_positions -= 1;
    let runs = legal.iter().filter_map(|action| appraisal_of(&next, action, n_positions));
    let best = runs.reduce(Appraisal::or_better);
    Some(best.map_or_else(last, |best| Appraisal { action, n_laid: 1 + best.n_laid, ..best }))
}
