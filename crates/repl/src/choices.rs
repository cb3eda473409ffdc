//! What somebody on turn chooses between.

use domino_layout::End;
use domino_rules::{Action, Legal, Table, View};
use domino_tiles::Tile;

/// The legal actions of the viewer, each once: of a line whose ends show the same number, a tile laid at
/// one end or the other gives the same line, seen from one side or the other.
pub(crate) fn choices(view: &View) -> Vec<Action> {
    let (legal, table) = (view.legal_actions(), view.table());
    let is_first = |action: &Action| match *action {
        Action::Play { tile, end, .. } => mirrored(tile, end, &legal, table).is_none(),
        _ => true,
    };
    legal.iter().filter(is_first).collect()
}

/// The end before this one where a tile can be laid to the same effect, if there is one.
fn mirrored(tile: Tile, end: End, legal: &Legal, table: &Table) -> Option<End> {
    if table.plane().is_some() {
        return None;
    }
    let pips = table.layout().end(end)?.pips;
    let before = table.layout().ends().iter().take_while(|open| open.name != end);
    let mut same = before.filter(|open| open.pips == pips);
    same.find(|open| legal.ways(tile).any(|way| way.end == open.name)).map(|open| open.name)
}

/// The one choice of several actions with the same tile, if they all come to the same.
pub(crate) fn the_one_choice(actions: &[Action], view: &View) -> Option<Action> {
    let choices = choices(view);
    let mut among = actions.iter().filter(|action| choices.contains(action));
    among.next().copied().filter(|_| among.next().is_none())
}

/// An action without what can be left out: its end where it does not matter, its heading where the tile
/// can lie in no other direction there.
pub(crate) fn in_short(action: Action, choices: &[Action], legal: &Legal) -> Action {
    let Action::Play { tile, end, .. } = action else { return action };
    let n_ways = legal.ways(tile).count();
    let n_choices = choices.iter().filter(|other| other.tile() == Some(tile)).count();
    if n_choices == 1 && n_ways > 1 && action == Action::play(tile, end) {
        return Action::Lead { tile };
    }
    if legal.ways(tile).filter(|way| way.end == end).count() > 1 {
        return action;
    }
    Action::play(tile, end)
}
