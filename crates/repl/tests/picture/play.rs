//! Records to draw.

use domino_layout::{Drawing, Posture};
use domino_record::{Record, SeatInfo, Writer, read};
use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
use domino_rules::{Action, EventSink, Match, PerSeat, Rules, Table, Variant};
use domino_tiles::Tile;

use crate::seen::Seen;

/// The rules of a game for two, with other rules on top.
pub(crate) fn rules(game: &str, house: &str) -> Rules {
    rules_for(2, game, house)
}

pub(crate) fn rules_for(n_seats: usize, game: &str, house: &str) -> Rules {
    Rules::new(Variant::builtin(game).unwrap().with_toml(house).unwrap(), n_seats).unwrap()
}

/// Who sits at the table.
pub(crate) fn seats(names: &[&str]) -> PerSeat<SeatInfo> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

pub(crate) fn writer(rules: &Rules) -> Writer {
    Writer::new(rules, &seats(&["human:Ada", "steady"]))
}

pub(crate) fn record(writer: &Writer) -> Record {
    read(writer.text().as_bytes()).unwrap()
}

/// Plays a round: each action is the one at this place among those that are legal.
pub(crate) fn play_round(game: &mut Match, seed: u64, sink: &mut impl EventSink) {
    game.start_round(seed, sink).unwrap();
    let mut place = usize::try_from(seed).unwrap();
    while game.is_round_on() {
        place += 7;
        play_nth(game, place, sink);
    }
}

/// Takes one of the legal actions, counted round and round.
pub(crate) fn play_nth(game: &mut Match, place: usize, sink: &mut impl EventSink) {
    let legal: Vec<Action> = game.round().unwrap().legal_actions().iter().collect();
    game.play_into(legal[place % legal.len()], sink).unwrap();
}

/// A match of a round, and its record.
pub(crate) fn played(game: &str, house: &str, seed: u64) -> (Match, Record) {
    let rules = rules(game, house);
    let mut writer = writer(&rules);
    let mut game = Match::new(rules);
    play_round(&mut game, seed, &mut writer);
    (game, record(&writer))
}

/// The round of the README, in which the line winds round itself.
pub(crate) fn committed() -> Record {
    read(include_bytes!("../../../../docs/pictures/table.domino")).unwrap()
}

/// How many actions the rounds of a record have.
pub(crate) fn n_actions(record: &Record) -> usize {
    record.events().iter().filter(|logged| logged.event.action().is_some()).count()
}

/// The picture of a moment of the last round.
pub(crate) fn drawn(record: &Record, turn: Option<usize>, eyes: Eyes) -> String {
    picture(record, Moment { round: None, turn }, eyes, Numbers::Off, &Catalog::new(Lang::En))
        .unwrap()
}

/// The same, read back.
pub(crate) fn seen(record: &Record, turn: Option<usize>, eyes: Eyes) -> Seen {
    Seen::read(&drawn(record, turn, eyes))
}

/// A table as it lies, with the places for the tiles that are left.
pub(crate) fn lying(table: &Table) -> Drawing {
    Drawing::of_plane(table.layout(), table.plane().unwrap(), |end, posture| {
        let lies = |tile: Tile| tile.is_double() == (posture == Posture::Across);
        table.remaining(end).iter().any(lies)
    })
}
