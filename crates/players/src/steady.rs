//! The player who looks after its hand.

use domino_rules::{Action, Event, RunState, View};
use domino_tiles::{Stream, TileSet};

use crate::Player;

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
/// Between equals the first legal action is taken. Where nothing can be laid, it draws, or else
/// passes. It knows no more of the other hands than their sizes, and needs no random words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steady;

/// What things are worth, in tenths of a pip.
mod worth {
    pub(super) const OUT: i32 = 1_000_000;
    pub(super) const PIP_IN_HAND: i32 = -10;
    pub(super) const STUCK_DOUBLE: i32 = -20;
    pub(super) const ANSWERED_END: i32 = 20;
    pub(super) const FITTING_TILE: i32 = 5;
    pub(super) const WILD_TILE: i32 = 100;
    pub(super) const NEXT_SEAT_STUCK: i32 = 200;
}

impl Steady {
    /// The most positions within a run that one decision looks at, shared among the legal actions.
    pub const MAX_POSITIONS: usize = 256;
}

impl Player for Steady {
    fn name(&self) -> &'static str {
        "steady"
    }

    fn choose(&mut self, view: &View, _: &mut Stream) -> Action {
        let legal = view.legal_actions();
        let n_positions = Steady::MAX_POSITIONS / legal.len().max(1);
        let mut best = None;
        for action in legal.iter().filter(|action| action.tile().is_some()) {
            let worth = worth_of(view, action, &mut { n_positions });
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action).or_else(|| legal.nth(0)).unwrap_or(Action::Pass)
    }
}

/// What laying a tile is worth, with the best that can follow in the same turn.
fn worth_of(view: &View, action: Action, n_positions: &mut usize) -> i32 {
    let next = after(view, action);
    let legal = next.legal_actions();
    let does_turn_go_on = next.table().run() != RunState::Fresh && legal.can_lay();
    if !does_turn_go_on || *n_positions == 0 {
        return worth_at_turn_end(&next);
    }
    *n_positions -= 1;
    let runs = legal.iter().map(|action| worth_of(&next, action, n_positions));
    runs.max().unwrap_or_else(|| worth_at_turn_end(&next))
}

/// The view once the viewer has laid a tile.
fn after(view: &View, action: Action) -> View {
    let mut next = view.clone();
    let (tile, end) = match action {
        Action::Lead { tile } => (tile, None),
        Action::Play { tile, end } => (tile, Some(end)),
        Action::Draw | Action::Pass => return next,
    };
    // The view works out by itself which half is open then.
    next.observe(&Event::Placed { seat: view.viewer(), tile, end, outer: tile.low() });
    next
}

/// What a position is worth in which the viewer's turn is over.
fn worth_at_turn_end(view: &View) -> i32 {
    let hand = view.hand();
    if hand.is_empty() {
        return worth::OUT;
    }
    let ends = || view.table().layout().ends().iter().map(|open| TileSet::with_pips(open.pips));
    let matching = ends().fold(TileSet::EMPTY, |all, fitting| all | fitting);
    let playable = playable_next_turn(view);
    let n_answered = ends().filter(|fitting| hand.intersects(fitting)).count();
    worth::PIP_IN_HAND * count(hand.n_pips())
        + worth::STUCK_DOUBLE * count(((hand & TileSet::DOUBLES) - playable).len())
        + worth::ANSWERED_END * count(n_answered)
        + worth::FITTING_TILE * count((hand & matching).len())
        + worth::WILD_TILE * count((playable - matching).len())
        + worth::NEXT_SEAT_STUCK * per_mille_next_seat_stuck(view, matching) / 1000
}

/// What the viewer could lay if it were on turn again at once.
fn playable_next_turn(view: &View) -> TileSet {
    let mut again = view.clone();
    if let Some(seat) = view.viewer() {
        again.observe(&Event::Turn { seat });
    }
    again.legal_actions().tiles()
}

/// The chance in thousandths that none of the next seat's tiles matches an end, rounded down.
fn per_mille_next_seat_stuck(view: &View, matching: TileSet) -> i32 {
    let next = view.viewer().map(|seat| view.table().rules().next_seat(seat));
    let n_held = next.and_then(|seat| view.n_tiles().get(seat)).copied().unwrap_or(0);
    let n_unseen = view.unseen().len();
    let n_useless = (view.unseen() - matching).len();
    (0..n_held.min(n_unseen)).fold(1000, |chance, n_drawn| {
        chance * count(n_useless.saturating_sub(n_drawn)) / count(n_unseen - n_drawn)
    })
}

/// A small count as a signed number.
fn count(n: impl TryInto<i32>) -> i32 {
    n.try_into().unwrap_or(i32::MAX)
}
